import { type SQL, sql } from 'drizzle-orm'
import type { ReconciliationMovement, ReconciliationSource } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { type Day, endOfDay, startOfDay } from '#domain/riyadh-time.ts'
import { SANDBOX_SETTLEMENT_SECONDS } from './card-top-up.ts'

export interface SandboxLine {
  movement: ReconciliationMovement
  reference: string
  /** The amount, negative for money that leaves. */
  amount: number
  currency: string
  bookedAt: Date
}

/** A day in the books of the simulated bank or card provider. */
export interface SandboxDay {
  source: ReconciliationSource
  day: Day
  /** The balances of the bank, in halalas. */
  opening: number
  closing: number
  lines: SandboxLine[]
}

const settledAt = sql`(created_at + ${SANDBOX_SETTLEMENT_SECONDS} * interval '1 second')`
const isSettled = sql`state in ('paid', 'refunded') and (refunded_at is null or refunded_at >= ${settledAt})`

const BOOKS: Record<ReconciliationSource, SQL> = {
  bank: sql`
    select 'credit' as movement, bank_reference as reference, amount, booked_at as at from sandbox_bank_credits
    union all select 'credit_return', sent_back_key, -amount, sent_back_at from sandbox_bank_credits where sent_back_at is not null
    union all select 'payout', sequence_number, -amount, paid_at from sandbox_payouts where paid_at is not null
    union all select 'payout', number, -amount, created_at from sandbox_bill_payments where state = 'paid'
    union all select 'payout_return', sequence_number, amount, returned_at from sandbox_payouts where returned_at is not null
    union all select 'card_settlement', id::text, amount, ${settledAt} from sandbox_card_payments where ${isSettled}
    union all select 'card_refund', id::text, -refunded, refunded_at from sandbox_card_payments
      where refunded_at is not null and ${isSettled}`,
  cards: sql`
    select 'payment' as movement, id::text as reference, amount, created_at as at from sandbox_card_payments
      where state in ('paid', 'refunded')
    union all select 'refund', id::text, -refunded, refunded_at from sandbox_card_payments where refunded_at is not null
    union all select 'settlement', id::text, -amount, ${settledAt} from sandbox_card_payments where ${isSettled}`,
}

export async function dayOfSandboxBooks(db: Db, source: ReconciliationSource, day: Day): Promise<SandboxDay> {
  const books = sql`(${BOOKS[source]}) as books`
  const [start, end] = [at(startOfDay(day)), at(endOfDay(day))]
  const [before] = await db
    .select({ opening: sql`coalesce(sum(amount), 0)`.mapWith(Number) })
    .from(books)
    .where(sql`at < ${start}`)
  const lines = await db
    .select({
      movement: sql<ReconciliationMovement>`movement`,
      reference: sql<string>`reference`,
      amount: sql`amount`.mapWith(Number),
      currency: sql<string>`'SAR'`,
      bookedAt: sql`extract(epoch from at) * 1000`.mapWith(milliseconds => new Date(Number(milliseconds))),
    })
    .from(books)
    .where(sql`at >= ${start} and at < ${end}`)
    .orderBy(sql`at, movement, reference`)
  const opening = before!.opening
  const closing = lines.reduce((sum, { amount }) => sum + amount, opening)
  return { source, day, opening, closing, lines }
}
