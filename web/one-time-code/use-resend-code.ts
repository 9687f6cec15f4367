import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import type { Error as ErrorBody } from '#web/api/generated/model/index.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** What came of the last request for another code. `failed` is said in the words of the screen, `say_why` in those of the error. */
export type ResendResult = { kind: 'sent' } | { kind: 'failed' | 'say_why'; error: unknown }

interface Resend<Sent, Body extends ErrorBody> {
  send: () => Promise<Sent>
  onSent: (sent: Sent) => void
  /** Deals with a refusal. Returns what is left to say about it, or null where the screen itself changes. */
  onRefused: (error: ApiError<Body>) => ResendResult | null
}

/** Requests another code. A second press while the first is under way does nothing. */
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
