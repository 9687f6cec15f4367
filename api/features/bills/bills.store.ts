import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { hasDraftEnded } from '#api/features/transfers/transfers.store.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/** The account's payment of a bill. Throws `WALLET_NOT_FOUND`, `BILL_PAYMENT_NOT_FOUND`. */
export async function requireBillPayment(db: Db, { id: accountId }: Account, id: string): Promise<TransferRow> {
  await walletOf(db, accountId)
  const isTheirs = and(eq(transfers.id, id), eq(transfers.accountId, accountId), isNotNull(transfers.billerCode))
  const [payment] = await db.select().from(transfers).where(isTheirs)
  if (!payment) throw new PlinkError('BILL_PAYMENT_NOT_FOUND')
  return payment
}

/** The account's order, which waits for its code. Throws `WALLET_NOT_FOUND`, `BILL_PAYMENT_NOT_FOUND`, `BILL_PAYMENT_EXPIRED`. */
export async function requireOrderDraft(
  deps: Deps,
  bearer: SessionBearer,
  billOrderId: string,
): Promise<TransferRow[]> {
  const { db } = deps
  await walletOf(db, bearer.account.id)
  const drafts = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.billOrderId, billOrderId), eq(transfers.accountId, bearer.account.id)))
    .orderBy(asc(transfers.billPlace))
  const [first] = drafts
  if (!first) throw new PlinkError('BILL_PAYMENT_NOT_FOUND')
  if (await hasDraftEnded(deps, bearer, first)) throw new PlinkError('BILL_PAYMENT_EXPIRED')
  return drafts
}
