import type { Transaction } from '#api/contract/generated/schemas.ts'
import type { TransactionRow } from '#api/db/schema/ledger.ts'
import { sar } from './present-wallet.ts'

/** Without its sequence, which tells how busy the product is. `reversedBy` is the reference of what brought it back. */
export function presentTransaction(row: TransactionRow, reversedBy?: string): Transaction {
  const { referenceId, type, status, direction, amount, counterparty, createdAt, failure, reversalOf } = row
  return {
    referenceId,
    type,
    status,
    direction,
    amount: sar(amount),
    counterparty,
    createdAt: createdAt.toISOString(),
    ...(failure && { failure }),
    ...(reversalOf && { reversalOf }),
    ...(reversedBy && { reversedBy }),
  }
}
