import { eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import { PlinkError } from '#api/platform/plink-error.ts'

/** Takes E.164. Throws `WALLET_NOT_FOUND`, for a phone that nobody has too. */
export async function walletIdOfPhone(db: Db, phone: string): Promise<string> {
  const [found] = await db
    .select({ id: wallets.id })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .where(eq(accounts.phone, phone))
  if (!found) throw new PlinkError('WALLET_NOT_FOUND')
  return found.id
}
