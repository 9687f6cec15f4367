import { setTimeout as sleep } from 'node:timers/promises'
import type { LedgerReport } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { type LedgerCheck, lastLedgerCheck, runLedgerCheck } from '#api/money/ledger/last-check.ts'

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** The check reads the whole ledger, so callers within this time share its result. */
const CHECK_EVERY_MILLISECONDS = 60_000
/** A check that takes longer is left to the hourly job, whose result is shown for two hours. */
const LONG_MILLISECONDS = 2000
const LONG_CHECK_EVERY_MILLISECONDS = 2 * 3_600_000

/** Nobody waits for a first or long check for longer. It goes on, and its result is shown later. */
const PATIENCE_MILLISECONDS = 10_000
const TRY_AGAIN_SECONDS = 60

/** The checks of this process that are under way. */
const running = new WeakMap<Db, Promise<LedgerCheck>>()

/** Returns a recent check, or a new one. While that takes long, returns the last one, or throws `SERVICE_UNAVAILABLE` if there is none. */
export async function getLedgerReport(
  deps: CheckDeps,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
): Promise<LedgerReport> {
  const last = await lastLedgerCheck(deps.db)
  if (last && isRecent(last, deps.clock())) return present(last)
  const check = joinCheck(deps)
  if (last && !isLong(last)) return present(await check)
  const result = await Promise.race([check, sleep(patienceMilliseconds, last, { ref: false })])
  if (result) return present(result)
  throw new PlinkError('SERVICE_UNAVAILABLE', {
    error: 'The ledger has not been checked yet. The check runs: try again in a minute',
    reason: 'first_check',
    retryAfterSeconds: TRY_AGAIN_SECONDS,
  })
}

function isRecent({ startedAt, milliseconds }: LedgerCheck, now: Date): boolean {
  const age = now.getTime() - startedAt.getTime()
  return age >= 0 && age < (isLong({ milliseconds }) ? LONG_CHECK_EVERY_MILLISECONDS : CHECK_EVERY_MILLISECONDS)
}

const isLong = ({ milliseconds }: Pick<LedgerCheck, 'milliseconds'>): boolean => milliseconds >= LONG_MILLISECONDS

/** A caller joins the check that is running, if there is one. */
const joinCheck = (deps: CheckDeps): Promise<LedgerCheck> => running.get(deps.db) ?? startCheck(deps)

function startCheck(deps: CheckDeps): Promise<LedgerCheck> {
  const check = runLedgerCheck(deps).finally(() => running.delete(deps.db))
  running.set(deps.db, check)
  // Whoever waited for it may have gone.
  check.catch(err =>
    deps.log.error(
      { err },
      'The ledger could not be checked for its report. Check the database. The check is repeated at the next look.',
    ),
  )
  return check
}

function present({ report: { wallets, house, explained, differences }, startedAt }: LedgerCheck): LedgerReport {
  return {
    walletsTotal: wallets,
    houseAccounts: {
      safeguarding: house.safeguarding,
      cardsInTransit: house.cards_in_transit,
      payoutsInTransit: house.payouts_in_transit,
      suspense: house.suspense,
      fees: house.fees,
    },
    difference: wallets - explained,
    brokenRules: differences.length,
    checkedAt: startedAt.toISOString(),
  }
}
