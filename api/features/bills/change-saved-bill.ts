import type { ChangeSavedBillRequest, SavedBill } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { ofAccount, presentSavedBill, visibleName } from './saved-bills.store.ts'

/** Throws `SAVED_BILL_NOT_FOUND`, `VALIDATION_ERROR`. */
export async function changeSavedBill(
  { db, clock }: Deps,
  { account }: AccountBearer,
  id: string,
  { name, remind }: ChangeSavedBillRequest,
): Promise<SavedBill> {
  if (name === undefined && remind === undefined)
    throw new PlinkError('VALIDATION_ERROR', { fields: { name: 'Is required without a reminder' } })
  const [row] = await db
    .update(savedBills)
    .set({
      ...(name !== undefined && { name: visibleName(name) }),
      ...(remind !== undefined && { remind, dueAt: remind ? clock() : null }),
    })
    .where(ofAccount(account.id, id))
    .returning()
  if (!row) throw new PlinkError('SAVED_BILL_NOT_FOUND')
  return presentSavedBill(row)
}
