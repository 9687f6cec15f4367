import type { Db } from '#api/kernel/db/client.ts'
import { walletLimits } from '#api/kernel/db/schema/wallet.ts'
import type { LimitPeriod } from './limits.ts'

interface NewLimit {
  walletId: string
  scope: (typeof walletLimits.$inferInsert)['scope']
  period: LimitPeriod
  amount: number
}

export async function setLimit(tx: Db, limit: NewLimit, now: Date): Promise<void> {
  const values = { amount: limit.amount, updatedAt: now }
  await tx
    .insert(walletLimits)
    .values({ ...limit, updatedAt: now })
    .onConflictDoUpdate({ target: [walletLimits.walletId, walletLimits.scope, walletLimits.period], set: values })
}
