import { getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AccountTime } from '#api/kernel/db/account-time.ts'
import { prepareSql } from '#api/kernel/db/prepared-query.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds, realTime } from '#api/kernel/platform/clock.ts'
import { traced } from '#api/kernel/platform/tracing.ts'
import type { AdvanceDeps, ClaimedTransfer } from './advance-deps.ts'
import { askProvider } from './ask-provider.ts'
import { becomeUnknown, submitTransfer } from './submit-transfer.ts'
import { draftEnd } from './transfer-rules.ts'
import { lockTransfer, noteProgress, takeStep } from './transfer-steps.ts'

/**
 * A process has a claimed transfer for this long: longer than the two calls of the provider that may follow, each of which has a time-out of at
 * most 60 seconds. Then another process continues, because this one must have died. It continues sooner if the lease of this process is over, see
 * `releaseTurns`.
 */
const TURN_SECONDS = 180

/** The number of concurrent calls of the provider from this process. */
const WORKERS = 8

/**
 * Advances every due transfer by one step. Several processes may do so at once. Returns early when the process stops.
 * @param changed resolves when another transfer may be due, so that it does not wait for a slow provider
 */
export async function advanceTransfers(
  deps: AdvanceDeps,
  signal?: AbortSignal,
  changed: () => Promise<void> = () => new Promise(() => {}),
): Promise<void> {
  const running = new Set<Promise<void>>()
  while (!signal?.aborted) {
    const change = changed()
    const now = realTime(deps.clock)
    const limit = WORKERS - running.size
    const turn = { until: turnEnd(now), processId: deps.processId }
    const claims = await claimDue(deps.accountTime)(deps.db, { now: now.toISOString(), ...turn, limit })
    for (const transfer of claims) {
      const step = deps.accountTime
        .run(deps.db, transfer.accountId, () => advance(deps, transfer))
        .finally(() => running.delete(step))
      running.add(step)
    }
    if (running.size === 0) return
    // A transfer whose step has ended may be due again.
    if (running.size === WORKERS) await Promise.race(running)
    else if (claims.length === 0) await Promise.race([...running, change])
  }
  await Promise.all(running)
}

/** Advances this transfer by one step now, whenever it is due. The caller is at the time of the payer. */
export async function advanceTransfer(deps: AdvanceDeps, id: string): Promise<void> {
  const turn = { until: turnEnd(realTime(deps.clock)), processId: deps.processId }
  for (const transfer of await claimOne(deps.db, { id, ...turn })) await advance(deps, transfer)
}

const turnEnd = (now: Date): string => addSeconds(now, TURN_SECONDS).toISOString()

/** When a transfer is due by our clock. A claimed transfer has the end of the turn as its due time, which is by our clock already. */
export const transferDue = (accountTime: AccountTime): SQL =>
  accountTime.dueByOurClock(transfers.dueAt, transfers.accountId, { isOurs: isNotNull(transfers.claimedBy) })

const { placeholder } = sql
const {
  id,
  accountId,
  state,
  turn,
  sequenceNumber,
  providerReference,
  firstSubmittedAt,
  confirmedAt,
  runOn,
  billerCode,
  traceparent,
} = getTableColumns(transfers)
const claimed = {
  id,
  accountId,
  state,
  turn,
  sequenceNumber,
  providerReference,
  firstSubmittedAt,
  confirmedAt,
  runOn,
  billerCode,
  traceparent,
}

/** Marks the transfers as claimed, so that no other process claims them, and one that cannot be advanced does not delay the others. */
const claimStatement = (which: SQL) =>
  prepareSql(
    sql`
      with next as materialized (select id from ${transfers} where ${which} for update skip locked)
      update ${transfers} set turn = turn + 1, due_at = ${placeholder('until')}::timestamptz, claimed_by = ${placeholder('processId')}::uuid
      from next where ${transfers.id} = next.id
      returning ${sql.join(Object.values(claimed), sql`, `)}`,
    claimed,
  )
const claimOne = claimStatement(sql`id = ${placeholder('id')}`)

const claimsOfDue = new WeakMap<AccountTime, ReturnType<typeof claimStatement>>()

/** The statement is built once for each way in which accounts have a time. */
function claimDue(accountTime: AccountTime): ReturnType<typeof claimStatement> {
  const known = claimsOfDue.get(accountTime)
  if (known) return known
  const dueAt = transferDue(accountTime)
  const isDue = sql`${dueAt} <= ${placeholder('now')}::timestamptz order by ${dueAt} limit ${placeholder('limit')}`
  const statement = claimStatement(isDue)
  claimsOfDue.set(accountTime, statement)
  return statement
}

async function advance(deps: AdvanceDeps, transfer: ClaimedTransfer): Promise<void> {
  const { state, traceparent: parent } = transfer
  const span = () => ({
    name: 'advanceTransfer',
    kind: 'internal' as const,
    attributes: { 'plink.state': state },
    parent,
  })
  try {
    await traced(span, async () => STEPS[transfer.state]?.(deps, transfer))
  } catch (err) {
    deps.log.error(
      { err, transferId: transfer.id, state: transfer.state },
      'A transfer could not be advanced. The job tries again in three minutes.',
    )
  }
}

/** Expires a draft that has not been confirmed. */
const expire = ({ db, clock }: AdvanceDeps, { id }: ClaimedTransfer) =>
  db.transaction(async tx => {
    const transfer = await lockTransfer(tx, id)
    if (transfer?.state !== 'draft') return
    const [end, at] = [draftEnd(transfer.createdAt), clock()]
    // The claim was made by our clock. The payer may have another time.
    if (at < end) await noteProgress(tx, transfer, { dueAt: end })
    else await takeStep(tx, transfer, { state: 'expired', cause: 'timeout', at }, { dueAt: null })
  })

/** The process that was submitting it has died, so it is unknown whether the provider has it. */
const becomeUnknownAfterCrash = ({ db, clock }: AdvanceDeps, { id, turn }: ClaimedTransfer) =>
  db.transaction(async tx => {
    const transfer = await lockTransfer(tx, id)
    if (transfer?.state !== 'submitting' || transfer.turn !== turn) return
    await becomeUnknown(tx, transfer, clock())
  })

/** The next step, by the state in which the transfer was claimed. */
const STEPS: Partial<Record<TransferRow['state'], (deps: AdvanceDeps, transfer: ClaimedTransfer) => Promise<unknown>>> =
  {
    draft: expire,
    held: submitTransfer,
    submitting: becomeUnknownAfterCrash,
    unknown: askProvider,
    submitted: askProvider,
    paid: askProvider,
    returned: askProvider,
    failed: askProvider,
  }
