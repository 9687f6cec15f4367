import type { Deps } from '#api/deps.ts'
import { type SandboxAccount, seedAccount } from '#api/features/sandbox/seed-account.ts'
import type { AccountValues } from './newcomer.ts'

/** The business of an account that is opened without a sign-up. */
export const GREEN_PALM: SandboxAccount['business'] = {
  name: 'Green Palm Trading Est.',
  nameArabic: 'مؤسسة النخلة الخضراء للتجارة',
  type: 'freelancer',
  activity: 'retail',
  annualRevenue: 'under_500k',
  purposes: ['supplier_payments'],
  openedDaysAgo: 0,
}

/** Stores an account as a sign-up with these values does. The business is always the same. Returns the account's id. */
export async function openAccount(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { phone, crNumber, idNumber: nationalId, password }: AccountValues,
  changes: Pick<SandboxAccount, 'hasNoProfile'> = {},
): Promise<string> {
  const id = crypto.randomUUID()
  const passwordHash = await passwords.hash(password)
  const account = { id, phone, nationalId, crNumber, business: GREEN_PALM, passwordHash, ...changes }
  await db.transaction(tx => seedAccount(tx, account, clock()))
  return id
}
