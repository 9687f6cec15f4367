import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import type { Error as ErrorBody } from '#web/api/generated/plinkAPI.schemas.ts'
import type { PartialCode } from '#web/lib/code-boxes.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { incompleteProblem, type OtpProblem } from './otp-problem.ts'

/** The problem of the last code. `focusRequest` changes when the boxes must take the focus: after a problem or a new code. */
export function useCodeProblem() {
  const [problem, setProblem] = useState<OtpProblem | null>(null)
  const [focusRequest, setFocusRequest] = useState(0)
  return {
    problem,
    focusRequest,
    showProblem: (nextProblem: OtpProblem | null) => {
      setProblem(nextProblem)
      setFocusRequest(count => count + 1)
    },
    /** Called when the code is edited. An expired code stays expired. */
    clearProblem: () => {
      if (problem?.kind !== 'expired') setProblem(null)
    },
    expire: () => setProblem({ kind: 'expired' }),
  }
}

interface Verification<Verified, Body extends ErrorBody> {
  verify: (code: PartialCode) => Promise<Verified>
  onVerified: (verified: Verified) => void | Promise<void>
  onIncomplete: (problem: OtpProblem) => void
  onRefused: (error: ApiError<Body>) => void
}

/** Verifies a complete code, one request at a time. */
export function useVerifyCode<Verified, Body extends ErrorBody>(verification: Verification<Verified, Body>) {
  const { verify, onVerified, onIncomplete, onRefused } = verification
  return useSingleFlight(async (code: PartialCode) => {
    const incomplete = incompleteProblem(code)
    if (incomplete) return onIncomplete(incomplete)
    try {
      await onVerified(await verify(code))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      onRefused(cause)
    }
  })
}
