import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { subWallets } from '#api/kernel/db/schema/ledger.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { ReceiptLocale } from '#api/money/receipts/draw-receipt.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { hasReceipt } from '#domain/money/transfer-receipt.ts'
import { requireTransfer } from './transfers.store.ts'

/** The receipt as a PDF. Throws `TRANSFER_NOT_FOUND`, `TRANSFER_STATE_INVALID`, `WALLET_NOT_FOUND`. */
export async function getTransferReceipt(
  { db, clock }: Deps,
  { account }: AccountBearer,
  transferId: string,
  locale: ReceiptLocale,
): Promise<Uint8Array<ArrayBuffer>> {
  const transfer = await requireTransfer(db, account, transferId)
  if (!hasReceipt(transfer)) throw new PlinkError('TRANSFER_STATE_INVALID')
  const { subWalletId } = transfer
  const [profile] = await db.select().from(profiles).where(eq(profiles.accountId, account.id))
  const [subWallet] = subWalletId ? await db.select().from(subWallets).where(eq(subWallets.id, subWalletId)) : []
  // The module is loaded with the first receipt, so that the server starts without the text shaper and its fonts.
  const { drawTransferReceipt } = await import('./draw-transfer-receipt.ts')
  return drawTransferReceipt(
    { transfer, payer: { ...profile!, crNumber: account.crNumber }, subWallet, at: clock() },
    locale,
  )
}
