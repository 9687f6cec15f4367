import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type BankCreditRow, bankCredits } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isOverMaximum } from '#api/money/ledger/receiving.ts'
import { type LockedWallet, lockWallet } from '#api/money/ledger/wallets.ts'
import { changeBankCredit, creditWallet } from './bank-credits.ts'

/** The destination of a credit from suspense. */
export interface SuspenseCrediting {
  creditId: string
  customerId: string
}

/**
 * Credits the wallet of a customer from suspense, as two members of staff have decided.
 * @throws PlinkError like `lockForCrediting`
 */
export async function creditFromSuspense(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'licence'>,
  crediting: SuspenseCrediting,
): Promise<BankCreditRow> {
  const { row, locked } = await lockForCrediting(tx, deps, crediting)
  // The clock is read under the lock, so that times are in the order of the balances.
  return creditWallet(tx, row, locked, 'suspense', 'decided_by_staff', deps.clock())
}

/**
 * Marks a credit to be sent back to its remitter, as two members of staff have decided. The job sends the request to the bank.
 * @throws PlinkError `SUSPENSE_CREDIT_NOT_FOUND`, `SUSPENSE_CREDIT_DECIDED`
 */
export async function sendBackFromSuspense(tx: Db, id: string, now: Date): Promise<BankCreditRow> {
  const row = await lockInSuspense(tx, id)
  return changeBankCredit(tx, row, { state: 'sent_back', stateCause: 'decided_by_staff', stateSince: now })
}

/**
 * Locks the wallet of the customer and the credit, which the wallet may receive. The rules that kept the money out when it arrived still apply.
 * @throws PlinkError `WALLET_NOT_FOUND`, `ACCOUNT_CLOSED`, `SUSPENSE_CREDIT_NOT_FOUND`, `SUSPENSE_CREDIT_DECIDED`, `WALLET_INACTIVE`,
 * `MAXIMUM_BALANCE_EXCEEDED`
 */
export async function lockForCrediting(
  tx: Db,
  deps: Pick<Deps, 'licence'>,
  { creditId, customerId }: SuspenseCrediting,
): Promise<{ row: BankCreditRow; locked: LockedWallet }> {
  const locked = await lockWalletOf(tx, customerId)
  const row = await lockInSuspense(tx, creditId)
  if (locked.wallet.status === 'inactive') throw new PlinkError('WALLET_INACTIVE')
  if (isOverMaximum(locked, row.amount, deps)) throw new PlinkError('MAXIMUM_BALANCE_EXCEEDED')
  return { row, locked }
}

/** Throws `SUSPENSE_CREDIT_NOT_FOUND`. */
export async function suspenseCreditOf(db: Db, id: string): Promise<BankCreditRow> {
  const [row] = await db.select().from(bankCredits).where(eq(bankCredits.id, id))
  if (!row) throw new PlinkError('SUSPENSE_CREDIT_NOT_FOUND')
  return row
}

/** Throws `SUSPENSE_CREDIT_NOT_FOUND`, `SUSPENSE_CREDIT_DECIDED`. */
export async function lockInSuspense(tx: Db, id: string): Promise<BankCreditRow> {
  const [row] = await tx.select().from(bankCredits).where(eq(bankCredits.id, id)).for('update')
  if (!row) throw new PlinkError('SUSPENSE_CREDIT_NOT_FOUND')
  if (row.state !== 'suspense') throw new PlinkError('SUSPENSE_CREDIT_DECIDED')
  return row
}

async function lockWalletOf(tx: Db, accountId: string): Promise<LockedWallet> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.accountId, accountId)).for('no key update')
  if (!wallet) throw new PlinkError('WALLET_NOT_FOUND')
  if (wallet.closedAt) throw new PlinkError('ACCOUNT_CLOSED')
  return lockWallet(tx, wallet.id)
}
