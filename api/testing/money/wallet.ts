import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { seedAccount } from '#api/features/sandbox/seed-account.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import type { InstructionOf } from '#api/money/ledger/instruction.ts'
import { lockWallet, openSubWallet } from '#api/money/ledger/wallets.ts'
import { GREEN_PALM } from '#api/testing/customers/open-account.ts'
import { newCrNumber, newNationalId, newPhone } from '#api/testing/unique-values.ts'

/** Opens a sub-wallet without the code that the API requires from its owner. */
export const newSubWallet = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, walletId: string): Promise<string> =>
  db.transaction(async tx => (await openSubWallet(tx, await lockWallet(tx, walletId), 'Savings', clock())).id)

export const sar = (amount: number) => ({ amount, currency: 'SAR' as const })

/** Returns a top-up of this many halalas, as an instruction to the ledger. */
export const topUp = (amount: number, changes: Partial<InstructionOf<'top_up'>> = {}): InstructionOf<'top_up'> => ({
  kind: 'top_up',
  key: crypto.randomUUID(),
  type: 'wallet_top_up',
  amount: sar(amount),
  counterparty: 'A bank',
  ...changes,
})

/** Returns a payment of this many halalas. */
export const payment = (amount: number, changes: Partial<InstructionOf<'payment'>> = {}): InstructionOf<'payment'> => ({
  kind: 'payment',
  key: crypto.randomUUID(),
  type: 'local_pos',
  amount: sar(amount),
  counterparty: 'A shop',
  ...changes,
})

/** Returns a hold of this many halalas that expires after every test. */
export const hold = (amount: number, changes: Partial<InstructionOf<'hold'>> = {}): InstructionOf<'hold'> => ({
  kind: 'hold',
  key: crypto.randomUUID(),
  type: 'international_online_purchase',
  amount: sar(amount),
  counterparty: 'A hotel',
  reason: 'authorization',
  expectedRelease: '2027-01-01T00:00:00.000Z',
  ...changes,
})

/** Opens an empty wallet whose owner does not sign in. This takes a hundredth of the time of a sign-up. */
export async function newWallet({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const id = crypto.randomUUID()
  const numbers = { phone: newPhone(), nationalId: newNationalId(), crNumber: newCrNumber() }
  await seedAccount(db, { ...numbers, id, business: GREEN_PALM, passwordHash: 'nobody knows it' }, clock())
  const [wallet] = await db.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, id))
  return wallet!.id
}
