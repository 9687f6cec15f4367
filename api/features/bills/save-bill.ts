import { eq } from 'drizzle-orm'
import type { SaveBillRequest, SavedBill } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { requireBiller } from '#api/money/bills/ask-biller.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_SAVED_BILLS } from '#domain/constants.ts'
import { presentSavedBill, savedBillsOf, visibleName } from './saved-bills.store.ts'

/** Saves an account at a biller, once. Throws `BILLER_NOT_FOUND`, `SAVED_BILL_EXISTS`, `SAVED_BILL_LIMIT_REACHED`. */
export async function saveBill(
  { db, clock }: Deps,
  { account }: AccountBearer,
  { billerCode, account: billAccount, name, remind }: SaveBillRequest,
): Promise<SavedBill> {
  await walletOf(db, account.id)
  requireBiller(billerCode)
  const createdAt = clock()
  const bill = { billerCode, billAccount, name: visibleName(name), remind, dueAt: remind ? createdAt : null }
  return db.transaction(async tx => {
    // The lock is needed while sealed values are rotated: the unique constraint alone would then admit the same account twice.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('no key update')
    const others = await savedBillsOf(tx, account.id)
    if (others.some(other => other.billerCode === billerCode && other.billAccount === billAccount))
      throw new PlinkError('SAVED_BILL_EXISTS')
    if (others.length >= MAX_SAVED_BILLS) throw new PlinkError('SAVED_BILL_LIMIT_REACHED')
    const id = crypto.randomUUID()
    const [row] = await tx
      .insert(savedBills)
      .values({ id, accountId: account.id, createdAt, ...bill })
      .returning()
    return keepResponse(tx, presentSavedBill(row!), 201)
  })
}
