import { matches } from '#domain/search-text.ts'
import { errorIndex } from '#web/api/generated/error-index.ts'
import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { errorHelp } from './error-help.ts'

/** The codes in the order of the contract, which is alphabetical. */
export const ERROR_CODES = Object.keys(errorIndex) as ErrorCode[]

export const isErrorCode = (name: string): name is ErrorCode => Object.hasOwn(errorIndex, name)

export type RetryAdvice = 'again' | 'wait' | 'no'

/** A retry can succeed at once: the request did not arrive as a whole. */
const INCOMPLETE: ErrorCode = 'REQUEST_TIMEOUT'

/** A later retry can succeed, although the status alone does not say so. */
const RETRIABLE: ReadonlySet<ErrorCode> = new Set([
  'CALLBACK_NOT_CONFIRMED',
  'IDEMPOTENCY_IN_FLIGHT',
  'NAFATH_IN_PROGRESS',
])

/** Whether the same request may succeed later: soon (`again`), after the wait that the response names (`wait`), or never (`no`). */
export function retryAdvice(code: ErrorCode): RetryAdvice {
  const { statuses } = errorIndex[code]
  if (RETRIABLE.has(code) || statuses.some(status => status === 423 || status === 429)) return 'wait'
  return code === INCOMPLETE || statuses.some(status => status >= 500) ? 'again' : 'no'
}

/** Whether the code, or its help in either language, contains every word of the query. */
export function fits(code: ErrorCode, query: string): boolean {
  const { statuses, operations, message } = errorIndex[code]
  const texts = Object.values(errorHelp[code]).flatMap(help => Object.values(help))
  return matches([code, ...statuses, ...operations, message, ...texts].join(' '), query)
}

/** The first sentence of a text, without what a colon adds to it. */
export const firstSentence = (text: string): string => `${text.split(/[.:](?:\s|$)/, 1)}.`
