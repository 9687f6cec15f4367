import type { Transaction } from '#api/contract/generated/schemas.ts'
import type { TransactionRow } from '#api/db/schema/ledger.ts'
import { sar } from './present-wallet.ts'

/** `reversedBy` is the reference of the transaction that reversed this one. */
type PresentedRow = TransactionRow & { reversedBy?: string | null }

/** Leaves out the sequence, which would show how busy the product is. */
export function presentTransaction(row: PresentedRow): Transaction {
  const { referenceId, type, status, direction, amount, counterparty, counterpartyArabic, createdAt } = row
  const { failure, reversalOf, reversedBy } = row
  return {
    referenceId,
    type,
    status,
    direction,
    amount: sar(amount),
    counterparty,
    ...(counterpartyArabic && { counterpartyArabic }),
    createdAt: createdAt.toISOString(),
    ...(failure && { failure }),
    ...(reversalOf && { reversalOf }),
    ...(reversedBy && { reversedBy }),
  }
}
