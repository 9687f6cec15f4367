import type { BillOrder, BillPayment, BillPaymentStep } from '#api/contract/generated/schemas.ts'
import { BillPaymentState, TransferCause } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { StateChange } from '#api/kernel/db/schema/state-changes.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { historiesOf } from '#api/kernel/db/state-histories.ts'
import { peopleOfPayments } from '#api/money/transfers/people-of-steps.ts'
import { paymentNumberOf } from '#api/money/transfers/present-transfer.ts'
import { billTypeOf } from '#api/money/transfers/transfer-rules.ts'
import { sar } from '#domain/money/money.ts'

/** Payments of bills as their payer sees them, with the history of their states. */
export async function presentBillPayments(db: Db, rows: TransferRow[]): Promise<BillPayment[]> {
  const histories = await historiesOf(db, 'transfers', rows)
  const { madeBy, takers } = await peopleOfPayments(db, rows, histories)
  return rows.map((row, index) => ({
    ...present(row),
    ...madeBy(row),
    history: histories[index]!.map(step => ({ ...presentStep(step), ...takers(row, step) })),
  }))
}

export async function presentBillOrder(db: Db, rows: TransferRow[]): Promise<BillOrder> {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  return { billOrderId: rows[0]!.billOrderId!, payments: await presentBillPayments(db, rows), total: sar(total) }
}

function present(row: TransferRow): Omit<BillPayment, 'history'> {
  const { id, state, stateCause, amount, subWalletId, createdAt, confirmedAt, transactionRef, bankReason } = row
  const { billerCode, billAccount, billNumber, billOrderId, payeeName, payeeNameArabic } = row
  const number = paymentNumberOf(row)
  return {
    billPaymentId: id,
    billOrderId: billOrderId!,
    ...(number && { referenceId: number }),
    state: BillPaymentState.parse(state),
    cause: stateCause,
    billerCode: billerCode!,
    billerName: payeeName,
    billerNameArabic: payeeNameArabic!,
    isGovernment: billTypeOf(billerCode!) === 'government_bill_payment',
    account: billAccount!,
    billNumber: billNumber!,
    amount: sar(amount),
    ...(subWalletId && { subWallet: subWalletId }),
    createdAt: createdAt.toISOString(),
    ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
    ...(transactionRef && { transactionRef }),
    ...(bankReason && { failureReason: bankReason }),
  }
}

const presentStep = ({ to, cause, at }: StateChange): BillPaymentStep => ({
  state: BillPaymentState.parse(to),
  cause: TransferCause.parse(cause),
  at: at.toISOString(),
})
