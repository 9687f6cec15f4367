import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { receipts, transactionAnnotations, transactionCategories } from '#api/kernel/db/schema/annotations.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { type Wallet, wallets } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { FIRST_CATEGORIES } from '#domain/money/annotations.ts'

/**
 * Returns the wallet of an open account, and locks it until the transaction ends, so that the customer's annotations are counted and stored one at
 * a time, and none is stored after the account is closed. Payments do not wait for this lock. Throws `WALLET_NOT_FOUND`.
 */
export async function lockOwner(tx: Db, accountId: string): Promise<Wallet> {
  const isOpen = and(eq(accounts.id, accountId), isNull(accounts.closedAt))
  const [open] = await tx.select({ id: accounts.id }).from(accounts).where(isOpen).for('no key update')
  const [wallet] = open ? await tx.select().from(wallets).where(eq(wallets.accountId, accountId)) : []
  if (!wallet) throw new PlinkError('WALLET_NOT_FOUND')
  return wallet
}

/** The categories that a new wallet begins with. */
export async function addFirstCategories(tx: Db, walletId: string, createdAt: Date): Promise<void> {
  const rows = FIRST_CATEGORIES.map((names, index) => ({
    ...names,
    id: crypto.randomUUID(),
    walletId,
    slot: index + 1,
    createdAt,
  }))
  await tx.insert(transactionCategories).values(rows)
}

/** Deletes the notes and attachments of the customer of a closed account. Problems that were reported to staff are kept. */
export async function deleteAnnotations(tx: Db, accountId: string): Promise<void> {
  const [wallet] = await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, accountId))
  if (!wallet) return
  await tx.delete(receipts).where(eq(receipts.walletId, wallet.id))
  await tx.delete(transactionAnnotations).where(eq(transactionAnnotations.walletId, wallet.id))
  await tx.delete(transactionCategories).where(eq(transactionCategories.walletId, wallet.id))
}
