import { useState } from 'react'
import type { OtpProblem } from '#web/one-time-code/otp-problem.ts'
import type { LoginOtpArrival } from './arrivals.ts'
import { useResendLogin } from './use-resend-login.ts'
import { useVerifyLogin } from './use-verify-login.ts'

export type LoginCode = ReturnType<typeof useLoginCode>

/** The code of a sign-in: what was wrong with the last one, and the ways on. */
export function useLoginCode(arrival: LoginOtpArrival) {
  const [problem, setProblem] = useState<OtpProblem | null>(null)
  const [isOver, setOver] = useState(false)
  const [news, setNews] = useState(0)

  const show = (found: OtpProblem | null) => {
    setProblem(found)
    setNews(count => count + 1)
  }
  const onOver = () => setOver(true)
  const [verify, isVerifying] = useVerifyLogin(arrival, { onProblem: show, onOver })
  const resending = useResendLogin(arrival, { onSent: () => show(null), onOver })
  const forgive = () => {
    if (problem?.kind !== 'expired') setProblem(null)
  }
  return {
    ...resending,
    problem,
    news,
    isOver,
    verify,
    isVerifying,
    forgive,
    expire: () => setProblem({ kind: 'expired' }),
    expiresAt: arrival.expiresAt,
    resendAt: arrival.resendAt ?? 0,
  }
}
