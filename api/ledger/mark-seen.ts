import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { transactions } from '#api/db/schema/ledger.ts'
import { wallets } from '#api/db/schema/wallet.ts'

/** This transaction and all before it; never fewer than before. False when the wallet has no such transaction. */
export async function markSeen(db: Db, walletId: string, referenceId: string): Promise<boolean> {
  const marked = await db
    .update(wallets)
    .set({ seenSequence: sql`greatest(${wallets.seenSequence}, ${transactions.sequence})` })
    .from(transactions)
    .where(
      and(eq(wallets.id, walletId), eq(transactions.walletId, wallets.id), eq(transactions.referenceId, referenceId)),
    )
    .returning({ id: wallets.id })
  return marked.length > 0
}
