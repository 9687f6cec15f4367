import type { SmsMessage, SmsOutcome, SmsProvider } from './providers.ts'
import { ProviderTimeout, withDeadline } from './safeguards.ts'

/** The share of the time-out of a step that each provider has, so that both together stay below it. */
const SHARE = 0.45

/**
 * The second provider sends what the first one does not: because it refuses, is down or does not respond in time. After a time-out both may
 * have sent the message.
 * @param timeoutSeconds the time-out of the whole step
 */
export function withFallback(first: SmsProvider, second: SmsProvider, timeoutSeconds: number): SmsProvider {
  const sendFirst = withDeadline((message: SmsMessage) => first.send(message), timeoutSeconds * SHARE)
  const sendSecond = withDeadline((message: SmsMessage) => second.send(message), timeoutSeconds * SHARE)
  return {
    async send(message) {
      const outcome = await sendFirst(message).catch(unavailableInTime)
      return outcome === 'sent' || outcome === 'invalid_number' ? outcome : sendSecond(message)
    },
  }
}

function unavailableInTime(cause: unknown): SmsOutcome {
  if (cause instanceof ProviderTimeout) return 'unavailable'
  throw cause
}
