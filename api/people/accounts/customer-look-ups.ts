import type { Deps } from '#api/deps.ts'
import { RECIPIENTS_PER_HOUR } from '#domain/constants.ts'
import { type Caller, countCall } from './caller-limits.ts'

/**
 * Comes before whatever says whether a number belongs to a customer. All of that has one limit, also what finds nobody: else a caller could
 * learn who is a customer. Throws `RATE_LIMITED`.
 */
export const countLookUp = (deps: Pick<Deps, 'db' | 'clock'>, caller: Caller): Promise<void> =>
  countCall(deps, caller, {
    kind: 'recipients',
    kindOfAll: 'recipients_of_all',
    perHour: RECIPIENTS_PER_HOUR,
    reason: 'recipients_per_hour',
  })
