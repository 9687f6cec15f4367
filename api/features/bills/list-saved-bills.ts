import type { SavedBillList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { presentSavedBill, savedBillsOf } from './saved-bills.store.ts'

/** The bills are sorted here by name, because names are sealed and the database cannot order them. */
export async function listSavedBills({ db }: Deps, { account }: AccountBearer): Promise<SavedBillList> {
  await walletOf(db, account.id)
  const bills = (await savedBillsOf(db, account.id)).map(presentSavedBill)
  return { items: bills.toSorted((one, other) => one.name.localeCompare(other.name)) }
}
