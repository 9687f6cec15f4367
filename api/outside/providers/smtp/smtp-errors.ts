import type { FailureReason } from '#api/outside/providers/http/provider-failure.ts'
import type { EmailOutcome } from '#api/outside/providers/providers.ts'

interface Refusal {
  code: string
  /** Of the server. From 500 on it is final (RFC 5321, section 4.2.1). */
  responseCode: number
  /** What the server refused. */
  command: string
}

/** Nothing of the error goes further: its text names the address. */
function refusalIn(cause: unknown): Refusal {
  const { code, responseCode, command } = Object(cause)
  return { code: String(code), responseCode: Number(responseCode) || 0, command: String(command) }
}

/** A final answer of the server about a message. Undefined if it failed. */
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

/** Whether the server wants us to sign in, or to do so otherwise (RFC 4954). */
const isAboutUs = (code: string, responseCode: number): boolean =>
  code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530 || responseCode === 535
