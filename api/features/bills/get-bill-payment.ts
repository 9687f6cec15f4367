import type { BillPayment } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentBillPayments } from '#api/money/bills/present-bill-payment.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { requireBillPayment } from './bills.store.ts'

export async function getBillPayment({ db }: Deps, { account }: AccountBearer, id: string): Promise<BillPayment> {
  const [payment] = await presentBillPayments(db, [await requireBillPayment(db, account, id)])
  return payment!
}
