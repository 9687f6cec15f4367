import type { Deps } from '#api/deps.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { ofAccount } from './saved-bills.store.ts'

/** Throws `SAVED_BILL_NOT_FOUND`. */
export async function removeSavedBill({ db }: Deps, { account }: AccountBearer, id: string): Promise<void> {
  const rows = await db.delete(savedBills).where(ofAccount(account.id, id)).returning({ id: savedBills.id })
  if (rows.length === 0) throw new PlinkError('SAVED_BILL_NOT_FOUND')
}
