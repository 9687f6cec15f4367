import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { MoveSandboxClockRequest, SandboxClock } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { holds } from '#api/kernel/db/schema/ledger.ts'
import { sandboxBusinesses } from '#api/kernel/db/schema/sandbox.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transferBatches } from '#api/kernel/db/schema/transfer-batches.ts'
import { transferSchedules, transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { expireApprovals } from '#api/money/approvals/expire-approvals.ts'
import { advanceBeneficiaries } from '#api/money/beneficiaries/advance-beneficiaries.ts'
import { remindOfBills } from '#api/money/bills/remind-of-bills.ts'
import { releaseDueHolds } from '#api/money/ledger/maintenance.ts'
import { advanceTopUps } from '#api/money/top-ups/advance-top-ups.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { runTransferBatches } from '#api/money/transfers/transfer-batches.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { SANDBOX_SETTLEMENT_SECONDS } from '#api/outside/sandbox/card-top-up.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { finishCardPayments } from './finish-card-payments.ts'
import { getSandboxClock } from './get-sandbox-clock.ts'

const DAY_SECONDS = 86_400
const MOST_DAYS = 31
const MOST_DAYS_AHEAD = 5 * 366
/** Everything that falls due within this time happens in one step, so a month has at most as many steps as hours. */
const STEP_SECONDS = 3600

/**
 * Moves the clock of the caller's business from one due time to the next, and does at each what is due. A call that was interrupted has moved a
 * part of the way. Throws `SANDBOX_BUSINESS_NOT_FOUND`, `SANDBOX_CLOCK_OUT_OF_RANGE`.
 */
export async function moveSandboxClock(
  deps: Deps,
  { account }: AccountBearer,
  { now: target }: MoveSandboxClockRequest,
): Promise<SandboxClock> {
  const { db, clock } = deps
  const end = new Date(target)
  let now = new Date((await getSandboxClock(deps, { account })).now)
  if (
    end <= now ||
    end > addSeconds(now, MOST_DAYS * DAY_SECONDS) ||
    end > addSeconds(clock(), MOST_DAYS_AHEAD * DAY_SECONDS)
  )
    throw new PlinkError('SANDBOX_CLOCK_OUT_OF_RANGE')
  while (now < end) {
    const due = await earliestDue(db, account.id)
    now = earlierOf(end, due ? laterOf(due, addSeconds(now, STEP_SECONDS)) : end)
    await setClock(deps, account.id, now)
    await runDueWork(deps)
    await waitForTurns(db, account.id)
  }
  return getSandboxClock(deps, { account })
}

const earlierOf = (one: Date, other: Date) => (one < other ? one : other)
const laterOf = (one: Date, other: Date) => (one > other ? one : other)

/** Never moves the clock back, whatever another call does at the same time. */
async function setClock({ db, clock }: Deps, accountId: string, now: Date): Promise<void> {
  const { millisecondsAhead } = sandboxBusinesses
  await db
    .update(sandboxBusinesses)
    .set({ millisecondsAhead: sql`greatest(${millisecondsAhead}, ${now.getTime() - clock().getTime()})` })
    .where(eq(sandboxBusinesses.accountId, accountId))
}

/** The work of the jobs, which do it for all other accounts as time passes. */
async function runDueWork(deps: Deps): Promise<void> {
  const { signal } = new AbortController()
  await advanceBeneficiaries(deps, signal)
  await remindOfBills(deps, signal)
  await advanceTopUps(deps, signal)
  await finishCardPayments(deps, signal)
  await releaseDueHolds(deps)
  await expireApprovals(deps, signal)
  await runSchedules(deps, signal)
  await runTransferBatches(deps, signal)
  await advanceTransfers(deps, signal)
}

/** Returns the time by the clock of the account when its next work falls due. The end of a turn is not included, because it goes by our clock. */
async function earliestDue(db: Db, accountId: string): Promise<Date | null> {
  const ofAccount = sql`account_id = ${accountId}`
  const ofWallet = sql`wallet_id = (select id from ${wallets} where account_id = ${accountId})`
  const settlement = sql`interval '1 second' * ${SANDBOX_SETTLEMENT_SECONDS}`
  const earliest = sql<Date | null>`least(
    (select min(due_at) from ${transfers} where ${ofAccount} and claimed_by is null),
    (select min(due_at) from ${transferSchedules} where ${ofAccount}),
    (select min(due_at) from ${transferBatches} where ${ofAccount}),
    (select min(due_at) from ${approvalRequests} where ${ofAccount}),
    (select min(due_at) from ${beneficiaries} where ${ofAccount}),
    (select min(due_at) from ${savedBills} where ${ofAccount}),
    (select min(due_at) from ${cardTopUps} where ${ofWallet}),
    (select min(created_at) + ${settlement} from ${cardTopUps} where ${ofWallet} and state = 'paid' and settled_at is null),
    (select min(expected_release) from ${holds} where ${ofWallet} and status = 'active' and reason <> 'transfer'))`
  const [row] = await db.select({ due: earliest.mapWith(transfers.dueAt) }).from(sql`(select) as nothing`)
  return row!.due
}

const PAUSE_MILLISECONDS = 20
const PATIENCE_MILLISECONDS = 2000

/** Waits until the jobs have finished the transfers that they have claimed, so that these are processed at the time when they fell due. */
async function waitForTurns(db: Db, accountId: string): Promise<void> {
  const isTaken = and(eq(transfers.accountId, accountId), isNotNull(transfers.claimedBy))
  for (let milliseconds = 0; milliseconds < PATIENCE_MILLISECONDS; milliseconds += PAUSE_MILLISECONDS) {
    if ((await db.$count(transfers, isTaken)) === 0) return
    await sleep(PAUSE_MILLISECONDS)
  }
}
