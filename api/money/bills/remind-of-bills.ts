import { and, asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type SavedBillRow, savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { addSeconds, realTime } from '#api/kernel/platform/clock.ts'
import type { OwedBill } from '#api/outside/providers/money-providers.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'

/** A reminder is sent this many days before the due date, or later. */
const DAYS_BEFORE = 3
/** A biller is asked about a saved bill once a day, or sooner if it did not respond. */
const DAY_SECONDS = 86_400
const RETRY_SECONDS = 3600
/** This is enough for a minute. The next run continues. */
const BATCH = 100
/** After this many billers without a response, the others are left alone until the next run. */
const MAX_UNANSWERED = 3

/** Reminds customers of saved bills that are due soon, once for each bill. Several processes may run it at once. */
export async function remindOfBills(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = deps
  const dueAt = deps.accountTime.dueByOurClock(savedBills.dueAt, savedBills.accountId)
  const dueBills = await db
    .select()
    .from(savedBills)
    .where(lte(dueAt, realTime(clock)))
    .orderBy(asc(dueAt))
    .limit(BATCH)
  let unanswered = 0
  for (const savedBill of dueBills) {
    if (signal.aborted || unanswered === MAX_UNANSWERED) return
    try {
      const hasAnswered = await deps.accountTime.run(deps.db, savedBill.accountId, () => remind(deps, savedBill))
      unanswered = hasAnswered ? 0 : unanswered + 1
    } catch (err) {
      log.error(
        { err, savedBillId: savedBill.id },
        'A biller could not be asked about a saved bill. The job tries again.',
      )
    }
  }
}

/** Returns false if the biller did not respond. */
async function remind(deps: Deps, savedBill: SavedBillRow): Promise<boolean> {
  const { db, clock, providers } = deps
  const { billerCode, billAccount: account } = savedBill
  const inquiry = await providers.bills.inquire({ billerCode, account })
  const now = clock()
  const isAway = inquiry.kind === 'unavailable'
  const bill = inquiry.kind === 'found' && isDueSoon(inquiry.bill, now) ? inquiry.bill : undefined
  await db.transaction(tx => keep(tx, savedBill, bill, addSeconds(now, isAway ? RETRY_SECONDS : DAY_SECONDS), now))
  return !isAway
}

function isDueSoon({ dueOn }: OwedBill, now: Date): boolean {
  const today = riyadhDay(now)
  return dueOn >= today && dueOn <= addDays(today, DAYS_BEFORE)
}

/** Stores the reminder in the locked row, so that another process with the same row does not repeat it. */
async function keep(tx: Db, { id }: SavedBillRow, bill: OwedBill | undefined, dueAt: Date, now: Date): Promise<void> {
  const isIt = and(eq(savedBills.id, id), eq(savedBills.remind, true))
  const [savedBill] = await tx.select().from(savedBills).where(isIt).for('update')
  if (!savedBill) return
  const isNew = bill !== undefined && savedBill.remindedFor !== bill.dueOn
  await tx
    .update(savedBills)
    .set({ dueAt, ...(isNew && { remindedFor: bill.dueOn }) })
    .where(isIt)
  if (!isNew) return
  const { amount, dueOn } = bill
  await notify(tx, {
    to: savedBill.accountId,
    message: { key: 'bill_due', name: savedBill.name, amount, dueOn },
    at: now,
  })
}
