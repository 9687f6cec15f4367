import { serverNow } from '#web/lib/clock.ts'
import { formatsOf } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { errorCodes } from '#web/messages/error-codes.ts'
import { type AnyErrorCode, ApiError } from './fetcher.ts'

type ErrorTexts = (typeof errorCodes)['en']

/** The text for a failed call in the current language, with the time to wait if the response has one. */
export function useErrorText(): (error: unknown) => string {
  const texts = useTexts(errorCodes)
  return error => errorTextOf(texts, error)
}

/** Like `useErrorText`, but in English it shows the server's own message for a code that this version does not know. */
export function useServerText(): (error: unknown) => string {
  const texts = useTexts(errorCodes)
  const { locale } = useLocale()
  return error => {
    const isNewer = error instanceof ApiError && error.body.code !== 'UNKNOWN_ERROR' && isUnknownError(error)
    return isNewer && locale === 'en' ? error.body.error : errorTextOf(texts, error)
  }
}

/** For screens with their own text for an unknown error. Adds the request id, which support needs. */
export function useReference(): (text: string, error: unknown) => string {
  const texts = useTexts(errorCodes)
  return (text, error) => withReference(texts, text, error)
}

/**
 * For screens whose own text asks the customer to try again. The reason then does not repeat that, and a reason that says when to try again stands
 * alone.
 */
export function useFailureText(): (failed: string, error: unknown) => string {
  const texts = useTexts(errorCodes)
  return (failed, error) => failureTextOf(texts, failed, error)
}

export function failureTextOf(texts: ErrorTexts, failed: string, error: unknown): string {
  const text = errorTextOf(texts, error)
  if (error instanceof ApiError && error.body.retryAfterSeconds !== undefined) return text
  const reason = withoutTryAgain(texts, text)
  return reason === '' ? failed : `${failed} (${reason})`
}

/** An unknown code of a newer server counts as an unknown error. */
export function errorTextOf(texts: ErrorTexts, error: unknown): string {
  const unknown = texts.code.UNKNOWN_ERROR
  if (!(error instanceof ApiError)) return unknown
  if (isUnknownError(error)) return withReference(texts, withRetries(texts, unknown, error), error)
  const { code, reason, retryAfterSeconds }: Refusal = error.body
  const text = withRetries(texts, withId(texts, texts.code[code], error), error)
  if (retryAfterSeconds === undefined) return text
  if (reason === 'codes_per_hour') return texts.codesPerHour(timeAfter(retryAfterSeconds))
  // The exact waiting time replaces a vague "later".
  return `${withoutTryAgain(texts, text)} ${waitText(texts, retryAfterSeconds)}`
}

interface Refusal {
  code: AnyErrorCode
  reason?: string
  retryAfterSeconds?: number
}

/** A time of day looks the same in both languages. It is rounded up, so that nobody retries too early. */
const timeAfter = (seconds: number): string => formatsOf('en').time(serverNow() + seconds * 1000 + 59_999)

/** Only unknown errors need the request id. A call that never reached the server has none. */
export function withReference(texts: ErrorTexts, text: string, error: unknown): string {
  if (!(error instanceof ApiError) || !error.body.requestId || !isUnknownError(error)) return text
  return `${text.replace(/\.$/, '')}. ${texts.reference(error.body.requestId)}`
}

const withoutTryAgain = ({ tryAgain, tryAgainLater }: ErrorTexts, text: string): string =>
  text.replace(tryAgainLater, '').replace(tryAgain, '').trim()

/** A text may name the action that it is about. A response of another server may have no id. */
const withId = ({ isolated }: ErrorTexts, text: string, { body }: ApiError): string =>
  body.requestId ? text.replace('{id}', isolated(body.requestId)) : text.replace('{id} ', '')

/** Only an unexplained error needs to say that retries did not help. A screen sees an error only after the last retry. */
function withRetries({ retriesExceeded }: ErrorTexts, text: string, error: ApiError): string {
  const isUnexplained = error.body.code === 'NETWORK_ERROR' || error.body.code === 'UNKNOWN_ERROR'
  return isUnexplained && error.isTemporary ? `${text}. ${retriesExceeded}` : text
}

/** Whether the catalogue has no text for the error, because the error is unknown or a newer server has sent its code. */
export function isUnknownError({ body }: ApiError): boolean {
  return body.code === 'UNKNOWN_ERROR' || !Object.hasOwn(errorCodes.en.code, body.code)
}

/** The wait is in minutes from one minute up, and rounded up so that nobody retries too early. */
function waitText(texts: ErrorTexts, seconds: number): string {
  return seconds < 60 ? texts.tryAgainInSeconds(seconds) : texts.tryAgainInMinutes(Math.ceil(seconds / 60))
}
