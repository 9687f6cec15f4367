import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type WalletActionRow, walletActions, walletLimits } from '#api/db/schema/wallet.ts'
import type { LimitPeriod } from '#api/ledger/limits.ts'

export async function insertAction(db: Db, action: typeof walletActions.$inferInsert): Promise<void> {
  await db.insert(walletActions).values(action)
}

export async function findAction(db: Db, walletId: string, id: string): Promise<WalletActionRow | undefined> {
  const [action] = await db
    .select()
    .from(walletActions)
    .where(and(eq(walletActions.id, id), eq(walletActions.walletId, walletId)))
  return action
}

/** Answers whether it was not confirmed before. */
export async function markConfirmed(tx: Db, id: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(walletActions)
    .set({ confirmedAt: now })
    .where(and(eq(walletActions.id, id), isNull(walletActions.confirmedAt)))
    .returning({ id: walletActions.id })
  return marked.length > 0
}

export interface NewLimit {
  walletId: string
  scope: (typeof walletLimits.$inferInsert)['scope']
  period: LimitPeriod
  amount: number
}

export async function setLimit(tx: Db, limit: NewLimit, now: Date): Promise<void> {
  const changed = { amount: limit.amount, updatedAt: now }
  await tx
    .insert(walletLimits)
    .values({ ...limit, updatedAt: now })
    .onConflictDoUpdate({ target: [walletLimits.walletId, walletLimits.scope, walletLimits.period], set: changed })
}
