import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Caller, type CallerLimit, countCall, uncountCall } from '#api/people/accounts/caller-limits.ts'
import { REFUSED_TRANSFERS_PER_HOUR } from '#domain/constants.ts'

const LIMIT: CallerLimit = {
  kind: 'transfers:refused',
  kindOfAll: 'transfers_of_all:refused',
  perHour: REFUSED_TRANSFERS_PER_HOUR,
  reason: 'refused_per_hour',
}

/** A transfer is counted before it is known whether it is refused, and uncounted if it is not, so that concurrent ones stay within the limit. */
export const countRefused = (deps: Deps, caller: Caller): Promise<void> => countCall(deps, caller, LIMIT)

export const uncountRefused = (tx: Db, caller: Caller): Promise<void> => uncountCall(tx, caller, LIMIT)
