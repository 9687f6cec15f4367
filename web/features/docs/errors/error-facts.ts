import { type ErrorFacts, errorIndex } from '#web/api/generated/error-index.ts'
import type { ErrorCode } from '#web/api/generated/model/errorCode.ts'
import { matches } from '#web/lib/search-text.ts'
import { errorHelp } from '#web/messages/error-help.ts'

/** In the order of the contract, which is that of the alphabet. */
export const ERROR_CODES = Object.keys(errorIndex) as ErrorCode[]

/** What answers before any operation is found; no operation declares these. */
const UNDECLARED: Partial<Record<ErrorCode, number>> = { NOT_FOUND: 404, METHOD_NOT_ALLOWED: 405 }

export function factsOf(code: ErrorCode): ErrorFacts & { isEverywhere: boolean } {
  const undeclared = UNDECLARED[code]
  if (undeclared === undefined) return { ...errorIndex[code], isEverywhere: false }
  return { ...errorIndex[code], statuses: [undeclared], isEverywhere: true }
}

export type RetryAdvice = 'again' | 'wait' | 'no'

/** Where the status alone would say otherwise: these pass by themselves. */
const PASSES: ReadonlySet<ErrorCode> = new Set([
  'CALLBACK_NOT_CONFIRMED',
  'IDEMPOTENCY_IN_FLIGHT',
  'NAFATH_IN_PROGRESS',
])

/** Whether the same request may succeed: after a pause, after the wait that the answer names, or never. */
export function retryAdvice(code: ErrorCode): RetryAdvice {
  const { statuses } = factsOf(code)
  if (PASSES.has(code) || statuses.some(status => status === 423 || status === 429)) return 'wait'
  return statuses.some(status => status >= 500) ? 'again' : 'no'
}

/** Whether each word of the query stands somewhere in what is said about the code, in either language. */
export function fits(code: ErrorCode, query: string): boolean {
  const { statuses, operations, message } = factsOf(code)
  const texts = Object.values(errorHelp).flatMap(helps => Object.values(helps[code]))
  return matches([code, ...statuses, ...operations, message, ...texts].join(' '), query)
}
