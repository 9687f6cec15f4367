import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { at } from '#api/db/schema/columns.ts'
import { type TransferRow, transfers } from '#api/db/schema/transfers.ts'
import { addSeconds } from '#api/platform/clock.ts'
import type { AdvanceDeps } from './advance-deps.ts'
import { askProvider } from './ask-provider.ts'
import { becomeUnknown } from './become-unknown.ts'
import { submitTransfer } from './submit-transfer.ts'
import { lockTransfer, takeStep } from './transfer-steps.ts'

/**
 * Whoever takes a transfer up has it for this long: longer than the two calls of the provider that may follow, each of which has a time-out of
 * at most 60 seconds. Then another process goes on, because this one must have died.
 */
const TURN_SECONDS = 180

/** Calls of the provider at a time, of this process. */
const WORKERS = 8

/** Takes every transfer that is due one step on. Several processes may do so at once. Returns early when the process stops. */
export async function advanceTransfers(deps: AdvanceDeps, signal?: AbortSignal): Promise<void> {
  const work = async () => {
    while (!signal?.aborted) {
      const transfer = await takeNext(deps.db, deps.clock())
      if (!transfer) return
      await advance(deps, transfer)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
}

/** Takes this transfer one step on now, whenever it is due. */
export async function advanceTransfer(deps: AdvanceDeps, id: string): Promise<void> {
  const transfer = await takeUp(deps.db, sql`${transfers.id} = ${id}`, deps.clock())
  if (transfer) await advance(deps, transfer)
}

const takeNext = (db: Db, now: Date) => takeUp(db, sql`${transfers.dueAt} <= ${at(now)}`, now)

/** The next one is marked as taken up, so that no other process takes it and one that cannot be advanced does not hold up the others. */
async function takeUp(db: Db, which: SQL, now: Date): Promise<TransferRow | undefined> {
  const next = sql`(select id from ${transfers} where ${which} order by ${transfers.dueAt} limit 1 for update skip locked)`
  const [taken] = await db
    .update(transfers)
    .set({ turn: sql`${transfers.turn} + 1`, dueAt: addSeconds(now, TURN_SECONDS) })
    .where(sql`${transfers.id} = ${next}`)
    .returning()
  return taken
}

async function advance(deps: AdvanceDeps, transfer: TransferRow): Promise<void> {
  try {
    await STEPS[transfer.state]?.(deps, transfer)
  } catch (err) {
    deps.log.error(
      { err, transferId: transfer.id, state: transfer.state },
      'A transfer could not be advanced. The job tries again in three minutes.',
    )
  }
}

/** A draft that nobody has confirmed. */
const expire = ({ db, clock }: AdvanceDeps, { id }: TransferRow) =>
  db.transaction(async tx => {
    const transfer = await lockTransfer(tx, id)
    if (transfer?.state !== 'draft') return
    await takeStep(tx, transfer, { state: 'expired', cause: 'timeout', at: clock() }, { dueAt: null })
  })

/** The process that was submitting it has died, so nobody knows whether the provider has it. */
const doubt = ({ db, clock }: AdvanceDeps, { id, turn }: TransferRow) =>
  db.transaction(async tx => {
    const transfer = await lockTransfer(tx, id)
    if (transfer?.state !== 'submitting' || transfer.turn !== turn) return
    await becomeUnknown(tx, transfer, clock())
  })

/** What is next, by the state that the transfer was taken up in. */
const STEPS: Partial<Record<TransferRow['state'], (deps: AdvanceDeps, transfer: TransferRow) => Promise<unknown>>> = {
  draft: expire,
  held: submitTransfer,
  submitting: doubt,
  unknown: askProvider,
  submitted: askProvider,
  paid: askProvider,
  returned: askProvider,
  failed: askProvider,
}
