import type { Transaction } from '#api/contract/generated/schemas.ts'
import type { TransactionRow } from '#api/kernel/db/schema/ledger.ts'
import { sar } from '#domain/money/money.ts'
import { presentCategory } from './transaction-categories.store.ts'
import type { TransactionWithDetails } from './transactions.store.ts'

/** A transaction that was just posted has nothing that belongs to it yet. */
type PresentedRow = TransactionRow & Partial<TransactionWithDetails>

/** The payment of a bill is a transfer to its biller, which customers know as a payment. */
const isBill = (type: TransactionRow['type']): boolean => type === 'bill_payment' || type === 'government_bill_payment'

/** Leaves out the sequence, which would show how busy the product is. */
export function presentTransaction(row: PresentedRow): Transaction {
  const { referenceId, type, status, direction, amount, counterparty, counterpartyArabic, createdAt } = row
  const { failure, reversalOf, reversedBy, transferId, topUpId, balanceAfter = null, releasedAt } = row
  return {
    referenceId,
    type,
    status,
    direction,
    amount: sar(amount),
    counterparty,
    ...(counterpartyArabic && { counterpartyArabic }),
    createdAt: createdAt.toISOString(),
    // What has failed changed nothing in the end.
    ...(balanceAfter !== null && status !== 'failed' && { balanceAfter: sar(balanceAfter) }),
    ...(releasedAt && { releasedAt: releasedAt.toISOString() }),
    ...(failure && { failure }),
    ...(reversalOf && { reversalOf }),
    ...(reversedBy && { reversedBy }),
    ...(transferId && (isBill(type) ? { billPaymentId: transferId } : { transferId })),
    ...(topUpId && { topUpId }),
  }
}

/** Includes the note and the category, which only the owner may see. */
export const presentOwnTransaction = ({ note, category, ...row }: TransactionWithDetails): Transaction => ({
  ...presentTransaction(row),
  ...(note && { note }),
  ...(category && { category: presentCategory(category) }),
})
