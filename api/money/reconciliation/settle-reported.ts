import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/kernel/db/account-time.ts'
import { reconciliationLines } from '#api/kernel/db/schema/reconciliation.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { settleTopUp } from '#api/money/top-ups/settle-top-up.ts'

/** Settles the card top-ups for which the card provider has sent exactly their amount to our bank. Running it twice does nothing. */
export async function settleReported(deps: Pick<Deps, 'db' | 'clock' | 'accountTime'>): Promise<void> {
  const { db, clock } = deps
  const { id, walletId, credited, suspended, settledAt } = cardTopUps
  const isReported = and(
    eq(reconciliationLines.movement, 'settlement'),
    eq(reconciliationLines.reference, sql`${id}::text`),
    eq(reconciliationLines.currency, 'SAR'),
    eq(reconciliationLines.amount, sql`-(${credited} + ${suspended})`),
  )
  const reported = await db
    .selectDistinct({ id, walletId })
    .from(cardTopUps)
    .innerJoin(reconciliationLines, isReported)
    .where(and(isNull(settledAt), sql`${credited} + ${suspended} <> 0`))
  for (const topUp of reported) {
    await deps.accountTime.run(deps.db, accountOf(topUp.walletId), () =>
      db.transaction(async tx => {
        await settleTopUp(tx, topUp.id, clock())
      }),
    )
  }
}
