import type { Locale, TransferDraft, TransferReview } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { presentTransfer } from '#api/money/transfers/present-transfer.ts'
import { codeBudgetOf, makerOf, transferGuesses } from '#api/money/transfers/transfer-guesses.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { formatAmount, formatArabicAmount } from '#domain/money/money.ts'

/** The terms that the customer sees and confirms. */
export type TransferTerms = Pick<
  TransferRow,
  | 'id'
  | 'accountId'
  | 'walletId'
  | 'subWalletId'
  | 'recipientWalletId'
  | 'beneficiaryId'
  | 'payeeName'
  | 'payeeNameArabic'
  | 'payeeIban'
  | 'amount'
  | 'purpose'
  | 'note'
  | 'warnings'
  | 'startsOn'
  | 'repeats'
  | 'endsOn'
  | 'paymentCount'
  | 'changesScheduleId'
  | 'replacesId'
>

/** There is one code per transfer, so that a customer may prepare several. */
export const transferCode = ({ id }: Pick<TransferTerms, 'id'>): CodeKey => ({ purpose: 'transfer', subject: id })

/** If a value of the stored transfer changes, the code no longer fits. */
export function contextOf(transfer: TransferTerms): string {
  const { id, accountId, walletId, subWalletId, recipientWalletId, beneficiaryId } = transfer
  const { payeeName, payeeNameArabic, payeeIban, amount, purpose, note, warnings } = transfer
  const { startsOn, repeats, endsOn, paymentCount, changesScheduleId, replacesId } = transfer
  const from = { accountId, walletId, subWalletId }
  const to = { recipientWalletId, beneficiaryId, payeeName, payeeNameArabic, payeeIban }
  const plan = { startsOn, repeats, endsOn, paymentCount, changesScheduleId, replacesId }
  return `${id}:${sha256(canonicalJson({ from, to, amount, purpose, note, warnings, ...plan }))}`
}

/** Returns a predicate that tells whether a code was sent for exactly these terms. */
export const isOfTransfer = (transfer: TransferTerms) => {
  const expectedContext = contextOf(transfer)
  return ({ context }: { context: string }): boolean => context === expectedContext
}

/** @param again true if the code replaces one that can still be used */
export function sendTransferCode(
  deps: Deps,
  bearer: SessionBearer | ApiKeyBearer,
  transfer: TransferTerms,
  again = false,
): Promise<SentCode> {
  // The owner confirms a transfer that a program has prepared.
  const reader = 'person' in bearer ? bearer.person : bearer.account
  return sendCode(deps, {
    ...transferCode(transfer),
    about: aboutOf(transfer),
    phone: reader.phone,
    reader,
    context: contextOf(transfer),
    guesses: transferGuesses(bearer),
    ...codeBudgetOf(makerOf(bearer)),
    again,
  })
}

/** The message with the code names the transfer, so that nobody reads the code out for another purpose. */
export function aboutOf(terms: TransferTerms): Record<Locale, string> {
  const { amount, payeeName, payeeNameArabic, payeeIban, changesScheduleId } = terms
  const lastFour = payeeIban?.slice(-4)
  const account = lastFour ? `, IBAN ending in ${lastFour}` : ''
  const arabicAccount = lastFour ? `، آيبان ينتهي بـ ${lastFour}` : ''
  const arabicName = (payeeNameArabic ?? payeeName).replace(/\.$/, '')
  const [transfer, arabicTransfer] = changesScheduleId
    ? ['a changed schedule: a transfer', 'جدولة معدّلة: تحويل']
    : ['a transfer', 'تحويل']
  return {
    en: `${transfer} of ${formatAmount(amount)} to ${payeeName.replace(/\.$/, '')}${account}${planIn(terms, PLANS)}`,
    ar: `${arabicTransfer} ${formatArabicAmount(amount)} إلى ${arabicName}${arabicAccount}${planIn(terms, ARABIC_PLANS)}`,
  }
}

const PLANS = {
  once: ', on',
  weekly: ', every week from',
  monthly: ', every month from',
  until: ' until',
  payments: ', number of payments:',
}
const ARABIC_PLANS: typeof PLANS = {
  once: '، في',
  weekly: '، كل أسبوع من',
  monthly: '، كل شهر من',
  until: ' حتى',
  payments: '، عدد الدفعات:',
}

function planIn({ startsOn, repeats, endsOn, paymentCount }: TransferTerms, plans: typeof PLANS): string {
  if (!startsOn || !repeats) return ''
  const end = endsOn ? `${plans.until} ${endsOn}` : paymentCount ? `${plans.payments} ${paymentCount}` : ''
  return `${plans[repeats]} ${startsOn}${end}`
}

export const presentDraft = async (
  { db, sandbox }: Deps,
  transfer: TransferRow,
  review: TransferReview,
  code: SentCode,
): Promise<TransferDraft> => ({
  transfer: await presentTransfer(db, transfer),
  review,
  expiresAt: code.expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: OTP_ATTEMPTS,
  ...(sandbox && { otpCode: code.code }),
})
