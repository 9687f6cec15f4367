import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { walletLimits } from '#api/kernel/db/schema/wallet.ts'
import type { LimitPeriod } from './limits.ts'

interface LimitKey {
  walletId: string
  scope: (typeof walletLimits.$inferInsert)['scope']
  period: LimitPeriod
}

/** The wallet must be locked. */
export async function setLimit(tx: Db, limit: LimitKey & { amount: number }, now: Date): Promise<void> {
  const values = { amount: limit.amount, updatedAt: now }
  await tx
    .insert(walletLimits)
    .values({ ...limit, updatedAt: now })
    .onConflictDoUpdate({ target: [walletLimits.walletId, walletLimits.scope, walletLimits.period], set: values })
}

/** The limit of a type ends, if there is one. The wallet must be locked. */
export async function removeLimit(tx: Db, { walletId, scope, period }: LimitKey): Promise<void> {
  const isLimit = and(eq(walletLimits.scope, scope), eq(walletLimits.period, period))
  await tx.delete(walletLimits).where(and(eq(walletLimits.walletId, walletId), isLimit))
}
