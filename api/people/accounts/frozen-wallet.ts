import { eq, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** Returns whether the wallet of the account's business is frozen. A business that is not open yet has no wallet. */
export async function isWalletFrozen(db: Db, accountId: string): Promise<boolean> {
  const [wallet] = await db
    .select({ frozenAt: wallets.frozenAt })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, sql`coalesce(${accounts.businessId}, ${accounts.id})`))
    .where(eq(accounts.id, accountId))
  return wallet !== undefined && wallet.frozenAt !== null
}

/** While the wallet is frozen, neither codes nor support may take it from its owner. Throws `WALLET_FROZEN`. */
export async function requireUnfrozen(db: Db, accountId: string): Promise<void> {
  if (await isWalletFrozen(db, accountId)) throw new PlinkError('WALLET_FROZEN')
}
