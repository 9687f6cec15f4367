import { useTexts } from '#web/lib/locale.tsx'
import { errorCodes } from '#web/messages/error-codes.ts'
import { type AnyErrorCode, ApiError } from './fetcher.ts'

type ErrorTexts = (typeof errorCodes)['en']

/** Words for a call that failed, in the language on screen, with the time to wait where the server names one. */
export function useErrorText(): (error: unknown) => string {
  const texts = useTexts(errorCodes)
  return error => errorTextOf(texts, error)
}

/** A code that a newer server has and this page does not know counts as an unknown error. */
export function errorTextOf(texts: ErrorTexts, error: unknown): string {
  if (!(error instanceof ApiError)) return texts.code.UNKNOWN_ERROR
  const { code, retryAfterSeconds }: { code: AnyErrorCode; retryAfterSeconds?: number } = error.body
  const text = Object.hasOwn(texts.code, code) ? texts.code[code] : texts.code.UNKNOWN_ERROR
  return retryAfterSeconds === undefined ? text : `${text} ${waitText(texts, retryAfterSeconds)}`
}

/** Minutes from one minute up, rounded up so that nobody comes back too early. */
export function waitText(texts: ErrorTexts, seconds: number): string {
  return seconds < 60 ? texts.tryAgainInSeconds(seconds) : texts.tryAgainInMinutes(Math.ceil(seconds / 60))
}
