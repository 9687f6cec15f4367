import type { PayoutQuestion, PayoutSearch, PayoutSubmission } from '#api/outside/providers/money-providers.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import type { BegunSubmission, ClaimedTransfer } from './advance-deps.ts'

type PayoutPorts = Pick<Providers, 'payout' | 'bills'>

/**
 * Submits a transfer to an IBAN or a biller under its number. The provider requires a phone and a city of beneficiaries, which we do not know, so
 * it gets those of the payer.
 */
export function submit(
  { payout, bills }: PayoutPorts,
  { transfer, phone }: BegunSubmission,
): Promise<PayoutSubmission> {
  const { sequenceNumber, amount, purpose, payeeIban, payeeName, billerCode, billAccount, billNumber } = transfer
  if (billerCode !== null)
    return bills.pay({ number: sequenceNumber!, amount, billerCode, account: billAccount!, billNumber: billNumber! })
  const destination = { iban: payeeIban!, name: payeeName, mobile: phoneFromE164(phone), city: 'Riyadh' }
  return payout.submit({ sequenceNumber: sequenceNumber!, amount, purpose, destination })
}

/** Looks up the transfer at the provider that it was submitted to. */
export const find = (
  { payout, bills }: PayoutPorts,
  { billerCode }: Pick<ClaimedTransfer, 'billerCode'>,
  question: PayoutQuestion,
): Promise<PayoutSearch> =>
  billerCode === null ? payout.find(question) : bills.find({ number: question.sequenceNumber })
