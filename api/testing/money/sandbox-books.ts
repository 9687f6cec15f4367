import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import {
  sandboxBankCredits,
  sandboxBillPayments,
  sandboxCardPayments,
  sandboxPayouts,
} from '#api/kernel/db/schema/sandbox-money.ts'

/** Totals of the simulated bank and provider, in halalas. */
export interface SandboxBooks {
  /** The money taken from cards, without what went back to them. */
  cards: number
  /** The money that arrived by bank transfer, without what was sent back. */
  credits: number
  /** The money that left for IBANs, without what was returned. */
  payouts: number
  /** The money paid to billers. */
  bills: number
  /** The money of payouts that were submitted, and neither paid nor failed yet. */
  payoutsUnderWay: number
}

/** Returns totals to compare with our ledger. */
export async function sandboxBooks(db: Db): Promise<SandboxBooks> {
  const total = async (table: PgTable, amount: SQL, condition: SQL) => {
    const [row] = await db
      .select({ sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) })
      .from(table)
      .where(condition)
    return row?.sum ?? 0
  }
  const { amount, refunded, state } = sandboxCardPayments
  const payouts = sandboxPayouts
  return {
    cards: await total(sandboxCardPayments, sql`${amount} - ${refunded}`, inArray(state, ['paid', 'refunded'])),
    credits: await total(sandboxBankCredits, sql`${sandboxBankCredits.amount}`, isNull(sandboxBankCredits.sentBackKey)),
    payouts: await total(payouts, sql`${payouts.amount}`, eq(payouts.state, 'paid')),
    bills: await total(sandboxBillPayments, sql`${sandboxBillPayments.amount}`, eq(sandboxBillPayments.state, 'paid')),
    payoutsUnderWay: await total(payouts, sql`${payouts.amount}`, inArray(payouts.state, ['queued', 'initiated'])),
  }
}
