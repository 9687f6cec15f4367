import { eq } from 'drizzle-orm'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { seedAccount } from '#api/seed/seed.ts'
import { newCrNumber, newNationalId, newPhone } from './unique-values.ts'

/** The empty wallet of somebody who does not sign in. It takes a hundredth of the time that a sign-up takes. */
export async function newWallet({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const id = crypto.randomUUID()
  const numbers = { phone: newPhone(), nationalId: newNationalId(), crNumber: newCrNumber() }
  await seedAccount(db, { ...numbers, id, passwordHash: 'nobody knows it' }, clock())
  const [wallet] = await db.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, id))
  return wallet!.id
}
