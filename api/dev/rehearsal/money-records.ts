import { asc, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import {
  sandboxBankCredits,
  sandboxCardPayments,
  sandboxIbans,
  sandboxPayouts,
} from '#api/kernel/db/schema/sandbox-money.ts'

type Payment = typeof sandboxCardPayments.$inferSelect
type Payout = typeof sandboxPayouts.$inferSelect

export type MoneyRecords = ReturnType<typeof createMoneyRecords>

/** The records of the card provider and the bank. */
export type MoneyBooks = Awaited<ReturnType<MoneyRecords['books']>>

/** Creates the card provider and the bank of the sandbox, whose books are in this database. */
export function createMoneyRecords(db: Db) {
  /** The payout account that each payout left, by sequence number, since the start. */
  const sources = new Map<string, string>()
  return {
    db,
    /** The entered test cards by token. Each token may be used once. */
    cardTokens: new Map<string, string>(),
    sources,
    settings: {
      /** Whether payouts are paid as soon as they are looked up. Otherwise they wait for the person who rehearses. */
      isPayingOut: true,
      /** Whether a submission of a payout gets a response. Otherwise the connection stays open without one. */
      isAnsweringPayouts: true,
      /** Whether Plink is notified of changes. Otherwise it has to poll. */
      isNotifying: true,
    },
    /** Returns the books. Credits are in the order of booking, and rows with a time are newest first. */
    async books() {
      const isKnown = ne(sandboxPayouts.state, 'lost')
      const payouts = await db.select().from(sandboxPayouts).where(isKnown).orderBy(desc(sandboxPayouts.createdAt))
      return {
        payments: await db.select().from(sandboxCardPayments).orderBy(desc(sandboxCardPayments.createdAt)),
        payouts: payouts.map(payout => ({ ...payout, sourceId: sources.get(payout.sequenceNumber) })),
        ibans: await db.select().from(sandboxIbans),
        credits: await db.select().from(sandboxBankCredits).orderBy(asc(sandboxBankCredits.number)),
      }
    },
    /** Any state may follow any other, because providers may report inconsistent states. */
    async changePayment(id: string, change: Partial<Payment>): Promise<Payment | undefined> {
      const isIt = eq(sandboxCardPayments.id, id)
      const [payment] = await db.update(sandboxCardPayments).set(change).where(isIt).returning()
      return payment
    },
    async changePayout(reference: string, change: Partial<Payout>): Promise<Payout | undefined> {
      const isIt = eq(sandboxPayouts.reference, reference)
      const [payout] = await db.update(sandboxPayouts).set(change).where(isIt).returning()
      return payout
    },
  }
}
