import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isMaker } from '#api/money/approvals/approval-rules.ts'
import { draftEnd } from '#api/money/transfers/transfer-rules.ts'
import { hasSessionEnded, type SessionBearer } from '#api/people/accounts/sessions.ts'

/** The account's transfer. Throws `WALLET_NOT_FOUND`, `TRANSFER_NOT_FOUND`. */
export async function requireTransfer(db: Db, account: Account, id: string): Promise<TransferRow> {
  const [row] = await db
    .select({ transfer: transfers })
    .from(wallets)
    .leftJoin(
      transfers,
      and(eq(transfers.id, id), eq(transfers.accountId, wallets.accountId), isNull(transfers.billerCode)),
    )
    .where(eq(wallets.accountId, account.id))
  if (!row) throw new PlinkError('WALLET_NOT_FOUND')
  if (!row.transfer) throw new PlinkError('TRANSFER_NOT_FOUND')
  return row.transfer
}

/** Returns the account's transfer, which waits for its code. Also throws `TRANSFER_EXPIRED`, even if only the session that prepared it has ended. */
export async function requireDraft(deps: Deps, bearer: SessionBearer, id: string): Promise<TransferRow> {
  const transfer = await requireTransfer(deps.db, bearer.account, id)
  if (await hasDraftEnded(deps, bearer, transfer)) throw new PlinkError('TRANSFER_EXPIRED')
  return transfer
}

/** Returns whether the transfer no longer waits for its code. */
export async function hasDraftEnded(
  { db, clock }: Deps,
  bearer: SessionBearer,
  { state, createdAt, sessionId, madeBy }: TransferRow,
): Promise<boolean> {
  if (state !== 'draft' || draftEnd(createdAt) <= clock()) return true
  if (!isMaker(madeBy, bearer.person)) return true
  // The session of the bearer was checked with its token.
  const isOfOther = sessionId !== null && sessionId !== bearer.sessionId
  return isOfOther && (await hasSessionEnded(db, sessionId))
}
