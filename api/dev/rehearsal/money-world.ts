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

export type MoneyWorld = ReturnType<typeof createMoneyWorld>

/** What the card provider and the bank have written down. */
export type MoneyBooks = Awaited<ReturnType<MoneyWorld['books']>>

/** The card provider and the bank of the sandbox, whose books are in this database. */
export function createMoneyWorld(db: Db) {
  /** The account of Plink that each payout left, by sequence number. Of payouts since the start. */
  const sources = new Map<string, string>()
  return {
    db,
    /** The test cards that were entered, by token. Each token may be used once. */
    cardTokens: new Map<string, string>(),
    sources,
    settings: {
      /** Whether payouts are paid as soon as somebody looks at them. Otherwise they wait for the person who rehearses. */
      isPayingOut: true,
      /** Whether a submission of a payout gets a response. Otherwise the connection stays open without one. */
      isAnsweringPayouts: true,
      /** Whether Plink hears of changes. Otherwise it has to ask. */
      isNotifying: true,
    },
    /** Credits are in the order of booking, and what has a time the newest first. */
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
    /** Any state may follow any other, because providers may say nonsense. */
    async changePayment(id: string, change: Partial<Payment>): Promise<Payment | undefined> {
      const isIt = eq(sandboxCardPayments.id, id)
      const [changed] = await db.update(sandboxCardPayments).set(change).where(isIt).returning()
      return changed
    },
    async changePayout(reference: string, change: Partial<Payout>): Promise<Payout | undefined> {
      const isIt = eq(sandboxPayouts.reference, reference)
      const [changed] = await db.update(sandboxPayouts).set(change).where(isIt).returning()
      return changed
    },
  }
}
