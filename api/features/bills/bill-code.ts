import type { BillOrderDraft, Locale, TransferReview } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { presentBillOrder } from '#api/money/bills/present-bill-payment.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { guessesOf } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { formatAmount, formatArabicAmount } from '#domain/money/money.ts'

/** The terms of one bill that the customer sees and confirms. */
export type BillTerms = Pick<
  TransferRow,
  | 'id'
  | 'accountId'
  | 'walletId'
  | 'subWalletId'
  | 'billerCode'
  | 'billAccount'
  | 'billNumber'
  | 'billOrderId'
  | 'billPlace'
  | 'payeeName'
  | 'payeeNameArabic'
  | 'amount'
  | 'purpose'
>

/** There is one code per order. */
export const billCode = (billOrderId: string): CodeKey => ({ purpose: 'bill_payment', subject: billOrderId })

/** If a value of a stored payment changes, or a payment is added, the code no longer fits. */
export function contextOf(terms: readonly BillTerms[]): string {
  const bills = terms.map(each => ({
    id: each.id,
    from: { accountId: each.accountId, walletId: each.walletId, subWalletId: each.subWalletId },
    to: { billerCode: each.billerCode, account: each.billAccount, billNumber: each.billNumber, name: each.payeeName },
    amount: each.amount,
    purpose: each.purpose,
  }))
  return `${terms[0]!.billOrderId}:${sha256(canonicalJson(bills))}`
}

/** Returns a predicate that tells whether a code was sent for exactly these terms. */
export const isOfOrder = (terms: readonly BillTerms[]) => {
  const expectedContext = contextOf(terms)
  return ({ context }: { context: string }): boolean => context === expectedContext
}

export const billGuesses = (bearer: SessionBearer) => guessesOf('bill_payment', bearer)

/** @param again true if the code replaces one that can still be used */
export const sendBillCode = (
  deps: Deps,
  bearer: SessionBearer,
  terms: readonly BillTerms[],
  again = false,
): Promise<SentCode> =>
  sendCode(deps, {
    ...billCode(terms[0]!.billOrderId!),
    about: aboutOf(terms),
    phone: bearer.person.phone,
    reader: bearer.person,
    context: contextOf(terms),
    guesses: billGuesses(bearer),
    countedFor: bearer.person.id,
    business: bearer.account.id,
    again,
  })

export const totalOf = (terms: readonly Pick<BillTerms, 'amount'>[]): number =>
  terms.reduce((sum, { amount }) => sum + amount, 0)

/** The message with the code names the payment, so that nobody reads the code out for another purpose. */
export function aboutOf(terms: readonly BillTerms[]): Record<Locale, string> {
  const { payeeName, payeeNameArabic, billAccount } = terms[0]!
  const total = totalOf(terms)
  const [amount, arabicAmount] = [formatAmount(total), formatArabicAmount(total)]
  if (terms.length > 1)
    return {
      en: `the payment of ${terms.length} bills, ${amount} in all`,
      ar: `سداد فواتير عددها ${terms.length} ومجموعها ${arabicAmount}`,
    }
  const lastFour = billAccount!.slice(-4)
  return {
    en: `a bill of ${amount} at ${payeeName}, account ending in ${lastFour}`,
    ar: `سداد فاتورة بمبلغ ${arabicAmount} لدى ${payeeNameArabic ?? payeeName}، حساب ينتهي بـ ${lastFour}`,
  }
}

export const presentOrderDraft = async (
  { db, sandbox }: Deps,
  drafts: TransferRow[],
  review: TransferReview,
  code: SentCode,
): Promise<BillOrderDraft> => ({
  ...(await presentBillOrder(db, drafts)),
  review,
  expiresAt: code.expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: OTP_ATTEMPTS,
  ...(sandbox && { otpCode: code.code }),
})
