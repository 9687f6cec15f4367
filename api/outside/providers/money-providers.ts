import type { Day } from '#domain/riyadh-time.ts'
/**
 * The outside services that money moves through. They never reject because the service is away: what a caller must do then differs, so each
 * has an outcome for it. Amounts are whole halalas.
 */
export interface MoneyProviders {
  cardTopUp: CardTopUpProvider
  bankCredits: BankCreditsProvider
  payeeCheck: PayeeCheckProvider
  payout: PayoutProvider
  bills: BillProvider
}

/** Where a card is entered. No card number reaches us. */
export type CardForm =
  /** The form of the provider, in a page of ours. It sends the card to `apiUrl`, under the id of the top-up. */
  | { kind: 'hosted'; apiUrl: string; publishableKey: string }
  /** The sandbox has test cards in place of a form: see `SANDBOX_CARDS`. */
  | { kind: 'test_cards' }

export type CardFailure = 'declined' | 'insufficient_funds' | 'three_ds_failed' | 'abandoned' | 'other'

export type CardPaymentState = 'initiated' | 'paid' | 'failed' | 'refunded' | 'voided'

/** A payment as the provider states it. Money is credited only if `id`, `amount` and `currency` are what was asked for. */
export interface CardPayment {
  reference: string
  /** Our id of the payment. */
  id: string
  amount: number
  currency: string
  state: CardPaymentState
  /** Of a failed payment. */
  failure: CardFailure | null
  /** How much of the amount went back to the card. */
  refunded: number
  /** Where the person passes 3-D Secure. Null if the provider does not say so. */
  url: string | null
}

export interface CardPaymentRequest {
  /** A UUID of ours. The provider takes the money of an id once. */
  id: string
  amount: number
  cardToken: string
  /** Where the person's browser goes after 3-D Secure. */
  returnUrl: string
  description: string
}

export type CardPaymentStart =
  /** `url`: where the person passes 3-D Secure. Null if the bank asks for nothing: `find` then says how the payment ended. */
  | { kind: 'started'; reference: string; url: string | null }
  | { kind: 'failed'; failure: CardFailure }
  /** No response, so the payment may exist. Ask `find` by our id, and never start another id for the same top-up. */
  | { kind: 'unavailable' }

export type CardPaymentSearch =
  | { kind: 'found'; payment: CardPayment }
  /** Not final while a request may still be on its way: wait longer than a call can take. */
  | { kind: 'not_found' }
  | { kind: 'unavailable' }

/** Takes money from a card. */
export interface CardTopUpProvider {
  form(): CardForm
  start(request: CardPaymentRequest): Promise<CardPaymentStart>
  find(payment: { id: string; reference?: string | undefined }): Promise<CardPaymentSearch>
  /**
   * Reads what the provider has sent to us. Returns which payment to look at with `find`, because the content of a webhook is never trusted. Undefined if
   * it is not from the provider or not about a payment.
   */
  read(webhook: unknown): { reference: string } | undefined
}

export type PayoutState = 'queued' | 'initiated' | 'paid' | 'failed' | 'canceled' | 'returned'

/** What a payment is for. The bank of the payee sees it. */
export type PayoutPurpose =
  | 'bills_or_rent'
  | 'expenses_services'
  | 'purchase_assets'
  | 'saving_investment'
  | 'government_dues'
  | 'money_exchange'
  | 'credit_card_loan'
  | 'gift_or_reward'
  | 'personal'
  | 'investment_transaction'
  | 'family_assistance'
  | 'donation'
  | 'payroll_benefits'
  | 'online_purchase'
  | 'hajj_and_umra'
  | 'dividend_payment'
  | 'government_payment'
  | 'investment_house'
  | 'payment_to_merchant'
  | 'own_account_transfer'

export interface PayoutRequest {
  /** 16 digits of ours. It identifies the payout in every later question. */
  sequenceNumber: string
  amount: number
  purpose: PayoutPurpose
  destination: {
    iban: string
    name: string
    /** In local form, 05XXXXXXXX. */
    mobile: string
    city: string
  }
}

export type PayoutSubmission =
  | { kind: 'accepted'; reference: string; state: PayoutState }
  /** The provider has said no, so no money moves. */
  | { kind: 'refused'; reason: string }
  /** Nothing was sent. It may be submitted again with the same number. */
  | { kind: 'not_sent' }
  /** Submitted or not? Ask `find`. The provider accepts a number once, and a second submission of it is `unknown` too. */
  | { kind: 'unknown' }

export interface Payout {
  reference: string
  sequenceNumber: string
  state: PayoutState
  amount: number
  /** Why it failed or was returned, in the words of the provider. */
  reason: string | null
}

export interface PayoutQuestion {
  sequenceNumber: string
  /** Known after `accepted`. With it a look-up takes one call. */
  reference?: string | undefined
  /** When it was first submitted, so that not all older payouts are searched. */
  submittedAt: Date
}

export type PayoutSearch =
  | { kind: 'found'; payout: Payout }
  /** The provider has no such number. Not final while a submission may still be on its way: wait longer than a call can take. */
  | { kind: 'not_found' }
  | { kind: 'unavailable' }

/** Sends money to IBANs. */
export interface PayoutProvider {
  submit(request: PayoutRequest): Promise<PayoutSubmission>
  find(payout: PayoutQuestion): Promise<PayoutSearch>
  /** As `read` of {@link CardTopUpProvider}. */
  read(webhook: unknown): { reference: string } | undefined
}

/** A bill as its biller states it. */
export interface OwedBill {
  /** The biller's own. Two bills of a biller never share it. */
  billNumber: string
  /** What is left to pay. */
  amount: number
  /** The least that may be paid. */
  minimum: number
  /** In Riyadh. */
  dueOn: string
}

export type BillInquiry =
  | { kind: 'found'; bill: OwedBill }
  | { kind: 'not_found' }
  /** Nothing is left to pay. */
  | { kind: 'paid' }
  | { kind: 'unavailable' }

export interface BillPaymentRequest {
  /** 16 digits of ours. It identifies the payment in every later question, and is taken once. */
  number: string
  billerCode: string
  account: string
  billNumber: string
  amount: number
}

/** Pays bills at SADAD. Its payments have the outcomes of payouts, and never come back. */
export interface BillProvider {
  inquire(bill: { billerCode: string; account: string }): Promise<BillInquiry>
  pay(request: BillPaymentRequest): Promise<PayoutSubmission>
  find(payment: { number: string }): Promise<PayoutSearch>
}

/** Knows whom an IBAN belongs to. */
export interface PayeeCheckProvider {
  check(payee: {
    iban: string
    /** Of a person, or the CR or unified number of a company. */
    identifier: string
    name: string
  }): Promise<'match' | 'mismatch' | 'unavailable'>
}

/** Money that somebody sent to an IBAN of ours. */
export interface BankCredit {
  /** The bank's own. A credit is booked once per reference. */
  bankReference: string
  iban: string
  amount: number
  currency: string
  remitterName: string
  /** Null if the bank does not state it. */
  remitterIban: string | null
  bookedAt: Date
}

/** A request of the bank, as it arrived. */
export interface BankNotice {
  signature: string
  timestamp: string
  /** The bytes that were signed, as text. */
  body: string
}

export type BankCreditList =
  /** `cursor`: where the next list continues, and unchanged when there is nothing new. Null if there is nothing at all. */
  { kind: 'listed'; credits: BankCredit[]; cursor: string | null } | { kind: 'unavailable' }

/** `none`: the day has no statement yet. */
export type BankStatement = { kind: 'statement'; content: string } | { kind: 'none' } | { kind: 'unavailable' }

/** The bank that gives each wallet an IBAN and tells us of money that arrives there. */
export interface BankCreditsProvider {
  /** A repeated reference gets the IBAN that it has. */
  openIban(owner: {
    /** The id of the wallet. */
    reference: string
    name: string
  }): Promise<{ kind: 'opened'; iban: string } | { kind: 'unavailable' }>
  /** Undefined if the notice is not signed by the bank, is too old or cannot be read. */
  read(notice: BankNotice): BankCredit | undefined
  /** Credits in the order of their booking, some at a time. Finds those whose notice was lost. */
  list(page: { after: string | null }): Promise<BankCreditList>
  /**
   * Sends a credit back to its remitter.
   * @param credit `key` identifies the decision. A repeated key sends nothing again.
   */
  sendBack(credit: { bankReference: string; key: string }): Promise<'sent' | 'refused' | 'unavailable'>
  /** The statement of the safeguarding account of a day in Riyadh, as CAMT.053. */
  statement(of: { day: Day }): Promise<BankStatement>
}
