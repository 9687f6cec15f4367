import type { Db } from '#api/db/client.ts'
import { ledgerAccounts } from '#api/db/schema/ledger.ts'
import { wallets } from '#api/db/schema/wallet.ts'

/** The empty wallet of an account. */
export async function openWallet(tx: Db, accountId: string, now: Date): Promise<string> {
  const walletId = crypto.randomUUID()
  await tx.insert(wallets).values({ id: walletId, accountId, createdAt: now })
  await tx.insert(ledgerAccounts).values({ id: crypto.randomUUID(), walletId, kind: 'outside' })
  await openSpendable(tx, walletId, 'main')
  return walletId
}

/** An account whose money can be spent, with the one for what is on hold of it. */
export async function openSpendable(tx: Db, walletId: string, kind: 'main' | 'sub'): Promise<string> {
  const id = crypto.randomUUID()
  await tx.insert(ledgerAccounts).values([
    { id, walletId, kind },
    { id: crypto.randomUUID(), walletId, kind: 'on_hold', holdsFor: id },
  ])
  return id
}
