import { useTexts } from '#web/lib/locale.tsx'
import { errorCodes } from '#web/messages/error-codes.ts'
import { type AnyErrorCode, ApiError } from './fetcher.ts'

type ErrorTexts = (typeof errorCodes)['en']

/** Words for a call that failed, in the language on screen, with the time to wait where the server names one. */
export function useErrorText(): (error: unknown) => string {
  const texts = useTexts(errorCodes)
  return error => errorTextOf(texts, error)
}

/** For a screen that has words of its own for an unknown error: adds what support needs to find it. */
export function useReference(): (text: string, error: unknown) => string {
  const texts = useTexts(errorCodes)
  return (text, error) => withReference(texts, text, error)
}

/** A code that a newer server has and this page does not know counts as an unknown error. */
export function errorTextOf(texts: ErrorTexts, error: unknown): string {
  const unknown = texts.code.UNKNOWN_ERROR
  if (!(error instanceof ApiError) || isUnknown(texts, error)) return withReference(texts, unknown, error)
  const { code, retryAfterSeconds }: { code: AnyErrorCode; retryAfterSeconds?: number } = error.body
  const text = texts.code[code]
  if (retryAfterSeconds === undefined) return text
  // How long takes the place of some time later.
  return `${text.replace(texts.tryAgainLater, '').trim()} ${waitText(texts, retryAfterSeconds)}`
}

/** Known errors explain themselves, and what never reached the server has no id there. */
export function withReference(texts: ErrorTexts, text: string, error: unknown): string {
  if (!(error instanceof ApiError) || !error.body.requestId || !isUnknown(texts, error)) return text
  return `${text.replace(/\.$/, '')}. ${texts.reference(error.body.requestId)}`
}

function isUnknown(texts: ErrorTexts, { body }: ApiError): boolean {
  return body.code === 'UNKNOWN_ERROR' || !Object.hasOwn(texts.code, body.code)
}

/** Minutes from one minute up, rounded up so that nobody comes back too early. */
function waitText(texts: ErrorTexts, seconds: number): string {
  return seconds < 60 ? texts.tryAgainInSeconds(seconds) : texts.tryAgainInMinutes(Math.ceil(seconds / 60))
}
