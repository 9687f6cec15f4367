import type { Day } from '#domain/riyadh-time.ts'
/**
 * The outside services that move money. They never reject because a service is unavailable: the caller then needs to know what to do, so there is
 * an outcome for each case. Amounts are whole halalas.
 */
export interface MoneyProviders {
  cardTopUp: CardTopUpProvider
  bankCredits: BankCreditsProvider
  payeeCheck: PayeeCheckProvider
  payout: PayoutProvider
  bills: BillProvider
}

/** The place where a card is entered. No card number reaches us. */
export type CardForm =
  /** The provider's form, embedded in our page. It sends the card to `apiUrl`, under the id of the top-up. */
  | { kind: 'hosted'; apiUrl: string; publishableKey: string }
  /** The sandbox has test cards instead of a form: see `SANDBOX_CARDS`. */
  | { kind: 'test_cards' }

export type CardFailure = 'declined' | 'insufficient_funds' | 'three_ds_failed' | 'abandoned' | 'other'

export type CardPaymentState = 'initiated' | 'paid' | 'failed' | 'refunded' | 'voided'

/** A payment as the provider states it. Money is credited only if `id`, `amount` and `currency` are those of the top-up. */
export interface CardPayment {
  reference: string
  /** Our id of the payment. */
  id: string
  amount: number
  currency: string
  state: CardPaymentState
  /** The reason of a failed payment. */
  failure: CardFailure | null
  /** The part of the amount that went back to the card. */
  refunded: number
  /** The page of 3-D Secure, or null if the provider does not return it. */
  url: string | null
}

export interface CardPaymentRequest {
  /** A UUID of ours. The provider charges each id once. */
  id: string
  amount: number
  cardToken: string
  /** The URL to which 3-D Secure returns the browser. */
  returnUrl: string
  description: string
}

export type CardPaymentStart =
  /** `url` is the page of 3-D Secure. It is null if the bank requires no step: `find` then returns the result of the payment. */
  | { kind: 'started'; reference: string; url: string | null }
  | { kind: 'failed'; failure: CardFailure }
  /** There was no response, so the payment may exist. Call `find` with our id, and never start another id for the same top-up. */
  | { kind: 'unavailable' }

export type CardPaymentSearch =
  | { kind: 'found'; payment: CardPayment }
  /** This is not final while a request may still be on its way: wait longer than a call can take. */
  | { kind: 'not_found' }
  | { kind: 'unavailable' }

/** Takes money from a card. */
export interface CardTopUpProvider {
  form(): CardForm
  start(request: CardPaymentRequest): Promise<CardPaymentStart>
  find(payment: { id: string; reference?: string | undefined }): Promise<CardPaymentSearch>
  /**
   * Reads a webhook of the provider. Returns the payment to look up with `find`, because the content of a webhook is never trusted. Returns
   * undefined if it is not from the provider or not about a payment.
   */
  read(webhook: unknown): { reference: string } | undefined
}

export type PayoutState = 'queued' | 'initiated' | 'paid' | 'failed' | 'canceled' | 'returned'

/** The purpose of a payment, which the payee's bank sees. */
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
  /** Our number of 16 digits. It identifies the payout in every later call. */
  sequenceNumber: string
  amount: number
  purpose: PayoutPurpose
  destination: {
    iban: string
    name: string
    /** The mobile number in local form, 05XXXXXXXX. */
    mobile: string
    city: string
  }
}

export type PayoutSubmission =
  | { kind: 'accepted'; reference: string; state: PayoutState }
  /** The provider has rejected the payout, so no money moves. */
  | { kind: 'refused'; reason: string }
  /** Nothing was sent. It may be submitted again with the same number. */
  | { kind: 'not_sent' }
  /** The submission may have arrived. Call `find`. The provider accepts a number once, and a second submission of it is `unknown` too. */
  | { kind: 'unknown' }

export interface Payout {
  reference: string
  sequenceNumber: string
  state: PayoutState
  amount: number
  /** Why it failed or was returned, in the provider's words. */
  reason: string | null
}

export interface PayoutQuestion {
  sequenceNumber: string
  /** The reference is known after `accepted`. With it a lookup takes one call. */
  reference?: string | undefined
  /** The time of the first submission, so that not all older payouts are searched. */
  submittedAt: Date
}

export type PayoutSearch =
  | { kind: 'found'; payout: Payout }
  /** The provider does not know the number. This is not final while a submission may still be on its way: wait longer than a call can take. */
  | { kind: 'not_found' }
  | { kind: 'unavailable' }

/** Sends money to IBANs. */
export interface PayoutProvider {
  submit(request: PayoutRequest): Promise<PayoutSubmission>
  find(payout: PayoutQuestion): Promise<PayoutSearch>
  /** Reads a webhook like `read` of {@link CardTopUpProvider}. */
  read(webhook: unknown): { reference: string } | undefined
}

/** A bill as its biller states it. */
export interface OwedBill {
  /** The biller's own number. A biller never uses it for two bills. */
  billNumber: string
  /** The amount that is left to pay. */
  amount: number
  /** The smallest amount that may be paid. */
  minimum: number
  /** The due day in Riyadh. */
  dueOn: string
}

export type BillInquiry =
  | { kind: 'found'; bill: OwedBill }
  | { kind: 'not_found' }
  /** Nothing is left to pay. */
  | { kind: 'paid' }
  | { kind: 'unavailable' }

export interface BillPaymentRequest {
  /** Our number of 16 digits. It identifies the payment in every later call, and SADAD accepts it once. */
  number: string
  billerCode: string
  account: string
  billNumber: string
  amount: number
}

/** Pays bills at SADAD. Its payments have the outcomes of payouts, and are never returned. */
export interface BillProvider {
  inquire(bill: { billerCode: string; account: string }): Promise<BillInquiry>
  pay(request: BillPaymentRequest): Promise<PayoutSubmission>
  find(payment: { number: string }): Promise<PayoutSearch>
}

/** Checks whom an IBAN belongs to. */
export interface PayeeCheckProvider {
  check(payee: {
    iban: string
    /** The ID number of a person, or the CR or unified number of a company. */
    identifier: string
    name: string
  }): Promise<'match' | 'mismatch' | 'unavailable'>
}

/** Money that somebody sent to an IBAN of ours. */
export interface BankCredit {
  /** The bank's own reference. A credit is booked once per reference. */
  bankReference: string
  iban: string
  amount: number
  currency: string
  remitterName: string
  /** The IBAN of the sender, or null if the bank does not state it. */
  remitterIban: string | null
  bookedAt: Date
}

/** A request that the bank has sent to us. */
export interface BankNotice {
  signature: string
  timestamp: string
  /** The signed bytes, as text. */
  body: string
}

export type BankCreditList =
  /** `cursor` is where the next list continues. It is unchanged when there is nothing new, and null if there are no credits at all. */
  { kind: 'listed'; credits: BankCredit[]; cursor: string | null } | { kind: 'unavailable' }

/** `none` means that the day has no statement yet. */
export type BankStatement = { kind: 'statement'; content: string } | { kind: 'none' } | { kind: 'unavailable' }

/** The bank that gives each wallet an IBAN and notifies us of money that arrives there. */
export interface BankCreditsProvider {
  /** Opens an IBAN. A repeated reference gets the same IBAN. */
  openIban(owner: {
    /** The id of the wallet. */
    reference: string
    name: string
  }): Promise<{ kind: 'opened'; iban: string } | { kind: 'unavailable' }>
  /** Returns undefined if the notice is not signed by the bank, is too old or cannot be read. */
  read(notice: BankNotice): BankCredit | undefined
  /** Returns a page of credits in the order of their booking, including those whose notice was lost. */
  list(page: { after: string | null }): Promise<BankCreditList>
  /**
   * Sends a credit back to its remitter.
   * @param credit `key` identifies the decision. A repeated key sends nothing again.
   */
  sendBack(credit: { bankReference: string; key: string }): Promise<'sent' | 'refused' | 'unavailable'>
  /** Returns the statement of the safeguarding account for a day in Riyadh, as CAMT.053. */
  statement(of: { day: Day }): Promise<BankStatement>
}
