import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { BillOrderDraft, BillPayment } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { executeBillOrder } from '#api/money/bills/execute-bill-order.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { sar } from './wallet.ts'

export const ELECTRICITY = '002'
export const TRAFFIC = '093'
/** An account of the test values, which always have a new bill. */
export const ANY_ACCOUNT = '3000000001'
export const ANY_AMOUNT = 345_00

export const bill = (account = ANY_ACCOUNT, amount = ANY_AMOUNT, billerCode = ELECTRICITY) => ({
  billerCode,
  account,
  amount: sar(amount),
})

export const inquire = (customer: Customer, account: string, billerCode = ELECTRICITY) =>
  outcome(customer.post('/api/v1/bills/inquiries', { billerCode, account }))

export const tryToPay = (customer: Customer, bills: object[], more: object = {}) =>
  outcome(customer.post('/api/v1/bill-orders', { bills, ...more }))

export async function prepareBills(customer: Customer, bills: object[], more: object = {}): Promise<BillOrderDraft> {
  const response = await customer.post('/api/v1/bill-orders', { bills, ...more })
  expect(response.status).toBe(201)
  return response.json()
}

export const confirmBills = (
  customer: Customer,
  { billOrderId, otpCode }: Pick<BillOrderDraft, 'billOrderId' | 'otpCode'>,
) => outcome(customer.post(`/api/v1/bill-orders/${billOrderId}/confirm`, { otp: otpCode }))

export const readBill = async (customer: Customer, billPaymentId: string): Promise<BillPayment> =>
  (await customer.get(`/api/v1/bill-payments/${billPaymentId}`)).json()

interface Draft {
  walletId: string
  subWalletId?: string
  account?: string
  billNumber?: string
  billerCode?: string
  amount: number
  billOrderId?: string
}

/** Stores the payment of a bill that waits for its code, without a call of the biller and without sending a code. */
export async function newBillDraft({ db, clock }: Pick<Deps, 'db' | 'clock'>, draft: Draft): Promise<TransferRow> {
  const { walletId, subWalletId, account = ANY_ACCOUNT, amount, billerCode = ELECTRICITY } = draft
  const { billNumber = crypto.randomUUID(), billOrderId = crypto.randomUUID() } = draft
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, walletId))
  const [row] = await db
    .insert(transfers)
    .values({
      id: crypto.randomUUID(),
      accountId: wallet!.accountId,
      walletId,
      subWalletId,
      payeeName: 'Saudi Electricity Company',
      payeeNameArabic: 'الشركة السعودية للكهرباء',
      billerCode,
      billAccount: account,
      billNumber,
      billOrderId,
      billPlace: 0,
      amount,
      purpose: 'bills_or_rent',
      warnings: [],
      createdAt: clock(),
      state: 'draft',
      stateCause: 'created',
      stateSince: clock(),
    })
    .returning()
  return row!
}

/** Does what `confirmBillPayments` does with the right code. */
export const executeBill = (
  deps: Pick<Deps, 'db' | 'clock' | 'licence'>,
  { billOrderId }: Pick<TransferRow, 'billOrderId'>,
): Promise<TransferRow[]> => deps.db.transaction(tx => executeBillOrder(tx, deps, billOrderId!, 'confirmed'))
