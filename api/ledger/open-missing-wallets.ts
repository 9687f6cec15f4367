import { eq, isNull } from 'drizzle-orm'
import { profiles } from '#api/db/schema/profiles.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { openWallet } from './open-wallet.ts'

/** Opens the wallets of customers whose profile came from a process of an earlier release that still ran beside this one. */
export async function openMissingWallets({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const without = await db
    .select({ accountId: profiles.accountId })
    .from(profiles)
    .leftJoin(wallets, eq(wallets.accountId, profiles.accountId))
    .where(isNull(wallets.id))
  for (const { accountId } of without) await db.transaction(tx => openWallet(tx, accountId, clock()))
}
