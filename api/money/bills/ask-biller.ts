import type { Bill } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { OwedBill } from '#api/outside/providers/money-providers.ts'
import { type Biller, billerOf } from '#domain/money/billers.ts'
import { sar } from '#domain/money/money.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'

/** A biller that does not respond is not asked again for this long. */
const RETRY_SECONDS = 60

/** An account at a biller. */
export interface BillAccount {
  billerCode: string
  account: string
}

/** Throws `BILLER_NOT_FOUND`. */
export function requireBiller(code: string): Biller {
  const biller = billerOf(code)
  if (!biller) throw new PlinkError('BILLER_NOT_FOUND')
  return biller
}

/** Returns the amount owed now. Throws `BILLER_NOT_FOUND`, `BILL_NOT_FOUND`, `BILL_ALREADY_PAID`, `BILLER_UNAVAILABLE`. */
export async function askBiller({ providers }: Pick<Deps, 'providers'>, account: BillAccount): Promise<OwedBill> {
  requireBiller(account.billerCode)
  const inquiry = await providers.bills.inquire(account)
  switch (inquiry.kind) {
    case 'found':
      return inquiry.bill
    case 'not_found':
      throw new PlinkError('BILL_NOT_FOUND')
    case 'paid':
      throw new PlinkError('BILL_ALREADY_PAID')
    case 'unavailable':
      throw new PlinkError('BILLER_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS })
  }
}

export function presentBill(
  { clock }: Pick<Deps, 'clock'>,
  { billerCode, account }: BillAccount,
  { billNumber, amount, minimum, dueOn }: OwedBill,
): Bill {
  const isOverdue = riyadhDay(clock()) > dueOn
  return { billerCode, account, billNumber, amount: sar(amount), minimum: sar(minimum), dueOn, isOverdue }
}
