import type { FailureReason } from '#api/outside/providers/http/provider-failure.ts'
import type { EmailOutcome } from '#api/outside/providers/providers.ts'

interface Refusal {
  code: string
  /** The response code of the server. From 500 on it is final (RFC 5321, section 4.2.1). */
  responseCode: number
  /** The command that the server rejected. */
  command: string
}

/** Takes only these fields from the error, because its text contains the address. */
function refusalIn(cause: unknown): Refusal {
  const { code, responseCode, command } = Object(cause)
  return { code: String(code), responseCode: Number(responseCode) || 0, command: String(command) }
}

/** Returns the outcome if the server's response about a message is final, or undefined if the call failed. */
export function outcomeOf(cause: unknown): EmailOutcome | undefined {
  const { code, responseCode, command } = refusalIn(cause)
  if (responseCode < 500 || isAboutUs(code, responseCode)) return undefined
  if (command === 'RCPT TO') return 'invalid_address'
  return command === 'MAIL FROM' || command === 'DATA' ? 'refused' : undefined
}

export function failureOf(cause: unknown): FailureReason {
  const { code, responseCode } = refusalIn(cause)
  if (isAboutUs(code, responseCode)) return 'credentials'
  if (responseCode >= 400) return responseCode === 450 || responseCode === 452 ? 'rate_limited' : 'error'
  return code === 'EPROTOCOL' ? 'unexpected_response' : 'connection'
}

/** Whether the server requires us to authenticate, or rejects our authentication (RFC 4954). */
const isAboutUs = (code: string, responseCode: number): boolean =>
  code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530 || responseCode === 535
