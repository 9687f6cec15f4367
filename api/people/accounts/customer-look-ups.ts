import type { Deps } from '#api/deps.ts'
import { RECIPIENTS_PER_HOUR } from '#domain/constants.ts'
import { type Caller, countCall } from './caller-limits.ts'

/**
 * Counts a call that reveals whether a number belongs to a customer. All such calls share one limit, also those that find nobody: otherwise a
 * caller could learn who is a customer. Throws `RATE_LIMITED`.
 */
export const countLookUp = (deps: Pick<Deps, 'db' | 'clock'>, caller: Caller): Promise<void> =>
  countCall(deps, caller, {
    kind: 'recipients',
    kindOfAll: 'recipients_of_all',
    perHour: RECIPIENTS_PER_HOUR,
    reason: 'recipients_per_hour',
  })
