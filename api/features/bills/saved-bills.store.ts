import { and, eq } from 'drizzle-orm'
import type { SavedBill } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type SavedBillRow, savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { billerOf } from '#domain/money/billers.ts'
import { cleanSubWalletName } from '#domain/money/sub-wallet-name.ts'

export const ofAccount = (accountId: string, id: string) =>
  and(eq(savedBills.id, id), eq(savedBills.accountId, accountId))

/** Returns the name as it is stored. Throws `VALIDATION_ERROR` for a name without visible letters. */
export function visibleName(name: string): string {
  const visible = cleanSubWalletName(name)
  if (visible === '') throw new PlinkError('VALIDATION_ERROR', { fields: { name: 'Must have a visible character' } })
  return visible
}

export const savedBillsOf = (db: Db, accountId: string): Promise<SavedBillRow[]> =>
  db.select().from(savedBills).where(eq(savedBills.accountId, accountId))

export function presentSavedBill({ id, billerCode, billAccount, name, remind, createdAt }: SavedBillRow): SavedBill {
  const biller = billerOf(billerCode)
  return {
    savedBillId: id,
    billerCode,
    billerName: biller?.name ?? billerCode,
    billerNameArabic: biller?.nameArabic ?? billerCode,
    account: billAccount,
    name,
    remind,
    createdAt: createdAt.toISOString(),
  }
}
