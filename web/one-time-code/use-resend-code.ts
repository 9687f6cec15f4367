import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import type { Error as ErrorBody } from '#web/api/generated/plinkAPI.schemas.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** The result of the last request for another code. `failed` has a text of the screen, `say_why` that of the error. */
export type ResendResult = { kind: 'sent' } | { kind: 'failed' | 'say_why'; error: unknown }

interface Resend<Sent, Body extends ErrorBody> {
  send: () => Promise<Sent>
  onSent: (sent: Sent) => void
  /** Handles a refusal. Returns what to show, or null if the screen itself changes. */
  onRefused: (error: ApiError<Body>) => ResendResult | null
}

/** Requests another code. A second press during the request does nothing. */
export function useResendCode<Sent, Body extends ErrorBody>({ send, onSent, onRefused }: Resend<Sent, Body>) {
  const [resendResult, setResult] = useState<ResendResult | null>(null)
  const [resend, isResending] = useSingleFlight(async () => {
    setResult(null)
    try {
      onSent(await send())
      setResult({ kind: 'sent' })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setResult(onRefused(cause))
    }
  })
  return { resend, isResending, resendResult }
}
