/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
/**
 * What happened, for programs
 */
export type ErrorCode = 'ACCOUNT_CLOSED' | 'ACCOUNT_LOCKED' | 'ACCOUNT_NOT_FOUND' | 'ACTION_EXPIRED' | 'ACTION_NOT_FOUND' | 'ADMIN_LOGIN_FAILED' | 'ADMIN_NOT_FOUND' | 'ADMIN_REQUIRED' | 'ALREADY_SET' | 'AMOUNT_OUT_OF_RANGE' | 'API_KEY_ALREADY_ROLLED' | 'API_KEY_EXPIRED' | 'API_KEY_INVALID' | 'API_KEY_LIMIT_REACHED' | 'API_KEY_NOT_FOUND' | 'API_KEY_OTHER_MODE' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'APPROVAL_BY_MAKER' | 'APPROVAL_CHANGED' | 'APPROVAL_CLOSED' | 'APPROVAL_GIVEN' | 'APPROVAL_MAKER_GONE' | 'APPROVAL_NOT_FOUND' | 'APPROVAL_OF_OTHERS' | 'APPROVAL_RULES_UNSATISFIABLE' | 'APPROVAL_UNCHANGEABLE' | 'APPROVER_NAMED' | 'APPROVER_NEEDED' | 'BANK_CREDIT_DIFFERS' | 'BENEFICIARY_EXISTS' | 'BENEFICIARY_LIMIT_REACHED' | 'BENEFICIARY_NOT_ACTIVE' | 'BENEFICIARY_NOT_ALLOWED' | 'BENEFICIARY_NOT_FOUND' | 'BENEFICIARY_STATE_INVALID' | 'BENEFICIARY_SUSPENDED' | 'BILLER_NOT_FOUND' | 'BILLER_UNAVAILABLE' | 'BILL_ALREADY_PAID' | 'BILL_NOT_FOUND' | 'BILL_PAYMENT_EXPIRED' | 'BILL_PAYMENT_NOT_CANCELLABLE' | 'BILL_PAYMENT_NOT_FOUND' | 'BILL_PAYMENT_NOT_PAID' | 'BILL_PAYMENT_UNDER_WAY' | 'BUSINESS_TYPE_NOT_SUPPORTED' | 'BUSINESS_DOCUMENT_LIMIT_REACHED' | 'BUSINESS_DOCUMENT_NOT_FOUND' | 'BUSINESS_DOCUMENT_TOO_LARGE' | 'BUSINESS_DOCUMENT_TYPE_UNSUPPORTED' | 'CALLBACK_EXPIRED' | 'CALLBACK_NOT_CONFIRMED' | 'CALLBACK_NOT_FOUND' | 'CALL_ENDED' | 'CALL_FAILED' | 'CASE_CLOSED' | 'CASE_LIMIT_REACHED' | 'CASE_NOT_FOUND' | 'CASE_OPEN' | 'CATEGORY_EXISTS' | 'CATEGORY_LIMIT_REACHED' | 'CATEGORY_NOT_FOUND' | 'CATEGORY_RULE_LIMIT_REACHED' | 'CATEGORY_RULE_NOT_FOUND' | 'CODE_REQUIRED' | 'CR_DUPLICATE' | 'CR_REGISTRY_UNAVAILABLE' | 'CR_VERIFICATION_FAILED' | 'CURSOR_INVALID' | 'CUSTOMER_NOT_FOUND' | 'DAILY_CAP_REACHED' | 'DENY_LIST_DUPLICATE' | 'DENY_LIST_ENTRY_NOT_FOUND' | 'DENY_LIST_ENTRY_REMOVED' | 'DIFFERENCE_CLOSED' | 'DIFFERENCE_NOT_FOUND' | 'DOCUMENT_REQUEST_NOT_FOUND' | 'DOCUMENT_REQUEST_OPEN' | 'DOCUMENT_REQUEST_STATE_INVALID' | 'EMAIL_CHANGE_NOT_FOUND' | 'EMAIL_LINK_INVALID' | 'EMAIL_LINK_USED' | 'EMAIL_NOT_CONFIRMED' | 'EXPECTATION_FAILED' | 'FACTS_MISMATCH' | 'FORBIDDEN' | 'HEADERS_TOO_LARGE' | 'HOLD_ENDED' | 'HOLD_NOT_FOUND' | 'IBAN_FOREIGN' | 'IBAN_INVALID' | 'IBAN_NOT_OPEN' | 'IBAN_OWN' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'ID_CHECK_UNAVAILABLE' | 'ID_DUPLICATE' | 'ID_PHONE_MISMATCH' | 'ID_VERIFICATION_FAILED' | 'INSUFFICIENT_FUNDS' | 'INVALID_CREDENTIALS' | 'INVITATION_ENDED' | 'INVITATION_EXISTS' | 'INVITATION_NOT_FOUND' | 'ISSUED_DOCUMENT_NOT_FOUND' | 'KYB_OPTION_INVALID' | 'LIMIT_EXCEEDED' | 'LIMIT_OUT_OF_RANGE' | 'LOGIN_EXPIRED' | 'MALFORMED_JSON' | 'MALFORMED_REQUEST' | 'MAXIMUM_BALANCE_EXCEEDED' | 'MEMBER_NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'MONEY_EXCEPTION_NOT_FOUND' | 'MONEY_EXCEPTION_RESOLVED' | 'NAFATH_ALREADY_DECIDED' | 'NAFATH_INITIATE_FAILED' | 'NAFATH_IN_PROGRESS' | 'NAFATH_SESSION_NOT_FOUND' | 'NAFATH_UNAVAILABLE' | 'NOTIFICATION_NOT_FOUND' | 'NOT_FOUND' | 'NOT_LOCKED' | 'NOT_READY' | 'NOT_REVERSIBLE' | 'ONBOARDING_COMPLETE' | 'OPENER_STAYS' | 'OPTIONS_CHANGED' | 'OPTION_CODE_EXISTS' | 'OPTION_CODE_FIXED' | 'OPTION_NOT_FOUND' | 'OTP_COOLDOWN' | 'OTP_EXPIRED' | 'OTP_LOCKED' | 'OTP_SEND_FAILED' | 'OTP_VERIFY_FAILED' | 'PASSWORD_WRONG' | 'PAYLOAD_TOO_LARGE' | 'PAYMENT_NOT_FOUND' | 'PHONE_DUPLICATE' | 'PHONE_CHANGE_PENDING' | 'PHONE_CHANGE_NOT_FOUND' | 'PROFILE_FORBIDDEN' | 'PROFILE_UNAVAILABLE' | 'RATE_LIMITED' | 'RECEIPT_LIMIT_REACHED' | 'RECEIPT_NOT_FOUND' | 'RECEIPT_STORAGE_FULL' | 'RECEIPT_TOO_LARGE' | 'RECEIPT_TYPE_UNSUPPORTED' | 'RECIPIENT_IS_SELF' | 'RECIPIENT_NOT_FOUND' | 'RECIPIENT_UNAVAILABLE' | 'RECONCILIATION_DAY_EXISTS' | 'RECONCILIATION_FILE_EXISTS' | 'RECONCILIATION_FILE_INVALID' | 'RECOVERY_EXPIRED' | 'REQUESTER_REQUIRED' | 'REQUEST_PENDING' | 'REQUEST_TIMEOUT' | 'RESET_INVALID' | 'RESOLUTION_NOT_POSSIBLE' | 'REVIEW_CLOSED' | 'REVIEW_NOT_FOUND' | 'SANDBOX_BUSINESS_NOT_FOUND' | 'SANDBOX_CLOCK_OUT_OF_RANGE' | 'SAVED_BILL_EXISTS' | 'SAVED_BILL_LIMIT_REACHED' | 'SAVED_BILL_NOT_FOUND' | 'ROLE_REQUIRED' | 'SCOPE_MISSING' | 'SCREENING_UNAVAILABLE' | 'SECOND_FACTOR_INVALID' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_PERSON_REQUIRED' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE' | 'SESSION_NOT_FOUND' | 'SIGN_IN_CALL_UNCHANGED' | 'STAFF_REQUEST_CLOSED' | 'STAFF_REQUEST_NOT_FOUND' | 'STAFF_TASK_NOT_FOUND' | 'STAFF_TASK_TAKEN' | 'STATEMENT_PERIOD_INVALID' | 'STATEMENT_TOO_LONG' | 'STEP_REQUIRED' | 'SUB_WALLET_LIMIT_REACHED' | 'SUB_WALLET_NOT_EMPTY' | 'SUB_WALLET_NOT_FOUND' | 'SUSPENSE_CREDIT_DECIDED' | 'SUSPENSE_CREDIT_NOT_FOUND' | 'TEAM_FULL' | 'TIMEOUT' | 'TOKEN_REUSED' | 'TOKEN_ROTATED' | 'TOP_UP_ENDED' | 'TOP_UP_NOT_FOUND' | 'TOP_UP_STATE_INVALID' | 'TRANSACTION_NOT_FOUND' | 'TRANSFER_BATCH_EXPIRED' | 'TRANSFER_BATCH_NOT_CANCELLABLE' | 'TRANSFER_BATCH_NOT_FOUND' | 'TRANSFER_EXPIRED' | 'TRANSFER_FILE_INVALID' | 'TRANSFER_NOT_CANCELLABLE' | 'TRANSFER_NOT_FOUND' | 'TRANSFER_ROWS_INVALID' | 'TRANSFER_RUN_STARTED' | 'TRANSFER_SCHEDULE_CHANGED' | 'TRANSFER_SCHEDULE_CHANGE_WAITING' | 'TRANSFER_SCHEDULE_ENDED' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'TRANSFER_SCHEDULE_NOT_FOUND' | 'TRANSFER_STATE_INVALID' | 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_ERROR' | 'WALLET_ALREADY_FROZEN' | 'WALLET_FROZEN' | 'WALLET_INACTIVE' | 'WALLET_NOT_EMPTY' | 'WALLET_NOT_FOUND' | 'WALLET_NOT_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'WEBHOOK_DELIVERY_NOT_FOUND' | 'WEBHOOK_ENDPOINT_DISABLED' | 'WEBHOOK_ENDPOINT_LIMIT_REACHED' | 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'WEBHOOK_SECRET_ALREADY_ROLLED';
/**
 * Message by field of the request
 */
export type ErrorFields = {[key: string]: string};

/**
 * Always Saudi riyals
 */
export type Currency = 'SAR';
/**
 * Whole halalas. 100 halalas are 1 SAR
 */
export interface Money {
  /** In halalas */
  amount: number;
  currency: Currency;
}

/**
 * As the contract names it
 */
export type TransferRowProblemColumn = 'iban' | 'amount' | 'purpose' | 'note';
/**
 * `missing`, `invalid`: it cannot be read. `unknown`: there is no such beneficiary or purpose. `not_active`: the beneficiary cannot be paid. `too_high`: more than one transfer, or the transfers to a new beneficiary together, may have. `too_long`: a note of more than 140 characters
 */
export type TransferRowProblemProblem = 'missing' | 'invalid' | 'unknown' | 'not_active' | 'too_high' | 'too_long';
export interface TransferRowProblem {
  /**
     * The row as a spreadsheet shows it: from 1, with the headings and blank rows
     * @minimum 1
     */
  line: number;
  /** As the contract names it */
  column: TransferRowProblemColumn;
  /** `missing`, `invalid`: it cannot be read. `unknown`: there is no such beneficiary or purpose. `not_active`: the beneficiary cannot be paid. `too_high`: more than one transfer, or the transfers to a new beneficiary together, may have. `too_long`: a note of more than 140 characters */
  problem: TransferRowProblemProblem;
}

/**
 * As a spreadsheet shows it
 */
export interface TableCell {
  /**
     * From 1, with the headings and blank rows
     * @minimum 1
     */
  row: number;
  /**
     * From `A`
     * @pattern ^[A-Z]+$
     */
  column: string;
}

/**
 * Every response with status 400 or above
 */
export interface Error {
  /** What happened, for people, in English */
  error: string;
  code: ErrorCode;
  /** Quote it when you contact support */
  requestId: string;
  /** The page of the code on this server: what happened and what to do */
  documentationUrl?: string;
  /** A finer distinction within the code. For `STEP_REQUIRED` it is the missing step, for `SCOPE_MISSING` the missing scope. For `ACCOUNT_LOCKED` it is `soft` (15 minutes, or until the password is reset) or `hard` (until the call center unlocks it). For `RATE_LIMITED` it is `codes_per_hour` or `emails_per_hour` where as many were sent as an hour allows, `recipients_per_hour` for look-ups of customers, also by `inviteMember` and `startPhoneChange`, `inquiries_per_hour` of bills, and `refused_per_hour` for transfers that were refused. For `TRANSFER_FILE_INVALID` it is `no_rows`, `columns_missing`, `too_many_rows`, `not_csv` (a quote is where none may be), `cell_count` (a row has more or fewer cells than the first), `heading_twice` or `heading_missing` (a cell stands below no heading), `too_large`; of a workbook `workbook_unreadable`, `workbook_locked` (a password, or a format before 2007), `several_sheets`, `hidden_sheet`, `hidden_cells`, `merged_cells` or `formula`; of a wages file `wages_layout`, `wages_currency` (not SAR), `wages_amount` (a field is no amount), `wages_sum` (the net wage is not the sum of its parts), `wages_total` (the header has another total) or `wages_processed` (a bank has filled its fields). For `NOT_READY` it is what is wrong with the database: `unreachable`, `certificate` (it is not accepted), `read_only` (a standby), `unwritable` (the folder of an embedded one), `disk_full` or `busy` (no connection is free). For `AMOUNT_OUT_OF_RANGE` it is `instant_transfer` (the most that one transfer to an IBAN may have), `cooling_off` (the most for a new beneficiary), or `bill_minimum` or `bill_amount` (the least and the most that the biller takes). For `LIMIT_EXCEEDED` it is the limit, such as `overall_daily`, or `licence_monthly` */
  reason?: string;
  /** Message by field of the request */
  fields?: ErrorFields;
  /**
     * Seconds to wait before the next attempt. Absent where waiting does not help
     * @minimum 1
     */
  retryAfterSeconds?: number;
  /**
     * Wrong codes that are left before a lock. Present after a wrong code
     * @minimum 0
     */
  attemptsRemaining?: number;
  /** What the daily cap of the API key leaves today. Present with `DAILY_CAP_REACHED` */
  remaining?: Money;
  /**
     * Present with `TRANSFER_ROWS_INVALID`: the first hundred
     * @maxItems 100
     */
  rows?: TransferRowProblem[];
  /** Where a table of `TRANSFER_FILE_INVALID` or `RECONCILIATION_FILE_INVALID` is damaged */
  cell?: TableCell;
}

export type InvalidRequestErrorCode = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type InvalidRequestError = Error & {
  code?: InvalidRequestErrorCode;
};

export type UnauthenticatedErrorCode = 'UNAUTHENTICATED';
export type UnauthenticatedError = Error & {
  code?: UnauthenticatedErrorCode;
};

export type ScopeMissingErrorCode = 'SCOPE_MISSING';
export type ScopeMissingError = Error & {
  code?: ScopeMissingErrorCode;
};

export type PayloadTooLargeErrorCode = 'PAYLOAD_TOO_LARGE';
export type PayloadTooLargeError = Error & {
  code?: PayloadTooLargeErrorCode;
};

export type RateLimitedErrorCode = 'RATE_LIMITED';
export type RateLimitedError = Error & {
  code?: RateLimitedErrorCode;
};

export type TimeoutErrorCode = 'TIMEOUT';
export type TimeoutError = Error & {
  code?: TimeoutErrorCode;
};

/**
 * A Saudi mobile number in E.164
 * @pattern ^\+9665[0-9]{8}$
 */
export type PhoneNumber = string;

/**
 * A commercial registration number, or a unified national number (starts with 7)
 * @pattern ^[0-9]{10}$
 */
export type CrNumber = string;

/**
 * A national ID (starts with 1) or an Iqama (starts with 2)
 * @pattern ^[12][0-9]{9}$
 */
export type IdNumber = string;

/**
 * Six digits
 * @pattern ^[0-9]{6}$
 */
export type OtpCode = string;

/**
 * ISO 8601 in UTC
 */
export type Timestamp = string;

/**
 * Send it as `cursor` to get the next page. Null on the last page and in lists without pages
 * @nullable
 */
export type NextCursor = string | null;

/**
 * Send it as `cursor` to get the page before this one. Null on the first page
 * @nullable
 */
export type PreviousCursor = string | null;

/**
 * The number of this page, from 1
 * @minimum 1
 */
export type PageNumber = number;

/**
 * Seconds until another code may be asked for
 * @minimum 0
 */
export type ResendAfterSeconds = number;

/**
 * This many wrong codes lead to a lock. Another code does not start the count again
 * @minimum 1
 */
export type AttemptsAllowed = number;

/**
 * Whole halalas. 100 halalas are 1 SAR
 */
export interface PositiveMoney {
  /**
     * In halalas
     * @minimum 1
     * @maximum 100000000000
     */
  amount: number;
  currency: Currency;
}

/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type Day = string;

/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
export type SubWalletId = string;

/**
 * The reference ID of a transaction
 * @pattern ^PLK[0-9A-HJKMNP-TV-Z]{13}$
 */
export type ReferenceId = string;

/**
 * Of a bank in Saudi Arabia, without spaces
 * @pattern ^SA[0-9]{4}[0-9A-Z]{18}$
 */
export type Iban = string;

/**
 * `customer_transfer`: to another Plink customer. `incoming_transfer`: from a bank or another Plink customer. `returned_transfer`: a transfer that the receiving bank has sent back.
 */
export type TransactionType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'merchant_payment' | 'apple_pay_top_up' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'reversal' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'refund' | 'mobile_recharge' | 'transfer' | 'incoming_transfer' | 'customer_transfer' | 'returned_transfer' | 'fee';
/**
 * `pending` while the money is on hold
 */
export type TransactionStatus = 'successful' | 'pending' | 'failed';
/**
 * Seen from the main wallet or sub-wallet that it belongs to
 */
export type TransactionDirection = 'in' | 'out';
/**
 * Why it failed
 */
export type TransactionFailure = 'insufficient_funds' | 'limit_exceeded' | 'wallet_inactive' | 'wallet_frozen' | 'released';
export interface TransactionCategory {
  /** For `updateTransaction`, and to filter by */
  categoryId: string;
  /** Unique in the account */
  name: string;
  /** Its name in Arabic, of those that a new account has */
  nameArabic?: string;
}

export interface Transaction {
  referenceId: ReferenceId;
  type: TransactionType;
  status: TransactionStatus;
  /** Seen from the main wallet or sub-wallet that it belongs to */
  direction: TransactionDirection;
  /** Never negative */
  amount: Money;
  /** The merchant, beneficiary or source. `Main wallet` for a move from or to the main wallet */
  counterparty: string;
  /** Its name in Arabic, if known */
  counterpartyArabic?: string;
  createdAt: Timestamp;
  /** What was available in the main wallet or sub-wallet right after it. What has failed has none, because nothing has left: money that was on hold for it is available again since `releasedAt`. Neither has the response to the call that posts it */
  balanceAfter?: Money;
  /** When money that was on hold for it was available again. Of what failed with `released` */
  releasedAt?: Timestamp;
  /** Why it failed */
  failure?: TransactionFailure;
  /** The payment that it brings back */
  reversalOf?: ReferenceId;
  /** The transaction that brought it back */
  reversedBy?: ReferenceId;
  /** The transfer that it pays or brings back, for `getTransfer`. The payee has none */
  transferId?: string;
  /** The payment of a bill that it is, for `getBillPayment` */
  billPaymentId?: string;
  /** The top-up by card that brought the money, for `getTopUp` */
  topUpId?: string;
  /** Of the customer, about it. Not in events */
  note?: string;
  /** Of the customer. Not in events */
  category?: TransactionCategory;
}

/**
 * `created`: the card is to be entered. `awaiting_3ds`: the person confirms the payment, or the card provider has not answered yet. `paid`: the money is in the wallet. `settled`: and has arrived at our bank. `refunded`, `disputed`: it went back to the card.
 */
export type TopUpState = 'created' | 'awaiting_3ds' | 'paid' | 'settled' | 'failed' | 'expired' | 'refunded' | 'disputed';
/**
 * What the payment is for. The bank of the payee sees it
 */
export type TransferPurpose = 'bills_or_rent' | 'expenses_services' | 'purchase_assets' | 'saving_investment' | 'government_dues' | 'credit_card_loan' | 'personal' | 'donation' | 'payroll_benefits' | 'online_purchase' | 'dividend_payment' | 'payment_to_merchant' | 'own_account_transfer';
/**
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code, or what nobody approved in time. `scheduled`: confirmed for later, its runs are transfers of their own. `awaiting_approval`: confirmed by its maker, and others must approve it; its money is not on hold. `declined` by one of them.
 */
export type TransferState = 'draft' | 'held' | 'submitting' | 'unknown' | 'submitted' | 'pending' | 'paid' | 'returned' | 'cancelled' | 'refused' | 'failed' | 'expired' | 'scheduled' | 'awaiting_approval' | 'declined';
/**
 * Why a transfer is in its state. `created` and `confirmed` by the customer, `api_key`: sent by a program, `schedule`: a run of a schedule, `customer`: cancelled by the customer, `timeout`: nobody confirmed it, `submission`: it goes to the bank, `not_sent`: it did not reach the bank and will be sent again, `no_answer`: the bank has not answered, `bank`: the bank said so, `staff`: Plink has cleared it up, `approved` and `approver`: others approved it, or one of them declined it, `account_closed`. Others name what kept it from being paid.
 */
export type TransferCause = 'created' | 'confirmed' | 'api_key' | 'schedule' | 'customer' | 'timeout' | 'submission' | 'not_sent' | 'no_answer' | 'bank' | 'staff' | 'wallet_frozen' | 'wallet_inactive' | 'insufficient_funds' | 'limit_exceeded' | 'amount_out_of_range' | 'recipient_unavailable' | 'beneficiary_unavailable' | 'sub_wallet_closed' | 'approved' | 'approver' | 'account_closed';
/**
 * For the customer and the payee
 * @minLength 1
 * @maxLength 140
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type TransferNote = string;

/**
 * From `startsOn` on: `once`, every week on that weekday, or every month on that day, the last one in shorter months
 */
export type TransferRepetition = 'once' | 'weekly' | 'monthly';
export interface TransferPlan {
  /** Of the first run, in Riyadh. After today, within a year */
  startsOn: Day;
  repeats: TransferRepetition;
  /** No run is later. Only of what repeats, within ten years of `startsOn`, and without `paymentCount` */
  endsOn?: Day;
  /**
     * How many runs there are, skipped ones included. Only of what repeats, and without `endsOn`
     * @minimum 1
     * @maximum 500
     */
  paymentCount?: number;
}

/**
 * What a schedule pays
 */
export interface TransferTerms {
  amount: Money;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  /** When it pays */
  schedule: TransferPlan;
}

/**
 * Another Plink customer, a beneficiary with an IBAN, or a biller, which only the staff finds here
 */
export type TransferPartyKind = 'customer' | 'beneficiary' | 'biller';
/**
 * Who is paid
 */
export interface TransferParty {
  /** Another Plink customer, a beneficiary with an IBAN, or a biller, which only the staff finds here */
  kind: TransferPartyKind;
  /** Of a customer masked */
  name: string;
  /** The same in Arabic, if known */
  nameArabic?: string;
  /** Of a beneficiary */
  iban?: string;
  /** Of a beneficiary */
  beneficiaryId?: string;
  /** Of a biller */
  billAccount?: string;
  /** Of a biller */
  billNumber?: string;
}

/**
 * Somebody of the business
 */
export interface PaymentPerson {
  /** The `userId` of `getMe` */
  personId: string;
  /** As the national registry writes it, if known */
  name?: string;
  /** The same in Arabic, if known */
  nameArabic?: string;
}

/**
 * Who took the step: who prepared, confirmed, cancelled or declined it, or all who approved it, the first one first. A person who has left the business is named all the same. Absent if no person took it, or if it is older than this record
 * @minItems 1
 */
export type StepPeople = PaymentPerson[];

export interface TransferStep {
  state: TransferState;
  cause: TransferCause;
  at: Timestamp;
  people?: StepPeople;
  /** The name of the API key with which a program took it */
  apiKeyName?: string;
}

export interface Transfer {
  /** For `confirmTransfer`, `cancelTransfer` and `getTransfer` */
  transferId: string;
  /** The number of the payment for people, from the draft on, which its transaction gets. Absent of earlier transfers without a transaction */
  referenceId?: ReferenceId;
  state: TransferState;
  cause: TransferCause;
  destination: TransferParty;
  amount: Money;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  createdAt: Timestamp;
  /** Absent until it is confirmed or sent */
  confirmedAt?: Timestamp;
  /** The transaction that took the money */
  transactionRef?: ReferenceId;
  /** The transaction that brought it back */
  returnedRef?: ReferenceId;
  /** Why it failed or came back, in the words of the bank */
  bankReason?: string;
  /** Of a transfer for later */
  schedule?: TransferPlan;
  /** The schedule that it has started, changes or is a run of */
  scheduleId?: string;
  /** Of a change of a schedule: the terms that it replaces */
  changes?: TransferTerms;
  /** The name of the API key that prepared or sent it. Absent if a person prepared it */
  apiKeyName?: string;
  /** Absent of what a program made, and of what is older than members */
  madeBy?: PaymentPerson;
  /** Each step, the oldest first */
  history: TransferStep[];
}

/**
 * The reason, for readers of the admin events
 * @minLength 3
 * @maxLength 500
 * @pattern ^\s*[^\s\x00-\x1f\x7f]\s*[^\s\x00-\x1f\x7f]\s*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$
 */
export type AdminNote = string;

export interface AdminReason {
  reason: AdminNote;
}

/**
 * `withdrawn`: by the administrator who asked. `approved` and `rejected`: by another one
 */
export type StaffRequestState = 'pending' | 'approved' | 'rejected' | 'withdrawn';
/**
 * What `id` names
 */
export type StaffRequestSubjectKind = 'customer' | 'suspense_credit' | 'transfer' | 'top_up' | 'reconciliation_difference' | 'admin';
/**
 * What it is about. One request about a subject waits at a time
 */
export interface StaffRequestSubject {
  /** What `id` names */
  kind: StaffRequestSubjectKind;
  /** Of the subject, for the operations about it */
  id: string;
  /** Of a customer the phone number, of a bank transfer in suspense the reference of the bank, of a transfer our number of the payout, of a top-up our number of the payment, of a difference the reference of its movement or its day, of an admin the email */
  name: string;
}

/**
 * A customer as lists and requests name them. `getCustomer` has the rest
 */
export interface NamedCustomer {
  /** The `userId` */
  customerId: string;
  phoneNumber: PhoneNumber;
  /** Absent until the registration is verified */
  businessName?: string;
  /** The same in Arabic, if known */
  businessNameArabic?: string;
}

/**
 * Closes an account
 */
export type AccountClosurePayloadKind = 'account_closure';
export interface AccountClosurePayload {
  /** Closes an account */
  kind: AccountClosurePayloadKind;
  /** Whose account closes */
  customerId: string;
}

/**
 * Moves a bank transfer from suspense to a wallet
 */
export type SuspenseCreditingPayloadKind = 'suspense_crediting';
export interface SuspenseCreditingPayload {
  /** Moves a bank transfer from suspense to a wallet */
  kind: SuspenseCreditingPayloadKind;
  /** As in `listSuspenseCredits` */
  creditId: string;
  /** Whose wallet receives the money */
  customerId: string;
  amount: Money;
}

/**
 * Sends a bank transfer in suspense back to its sender
 */
export type SuspenseReturnPayloadKind = 'suspense_return';
export interface SuspenseReturnPayload {
  /** Sends a bank transfer in suspense back to its sender */
  kind: SuspenseReturnPayloadKind;
  /** As in `listSuspenseCredits` */
  creditId: string;
  /** Whose wallet has the IBAN */
  customerId?: string;
  amount: Money;
}

/**
 * What became of a transfer at the bank. `paid`: the money has left. `failed`: the bank does not have it, so it is available to the customer again
 */
export type TransferOutcome = 'paid' | 'failed';
/**
 * Ends a transfer whose outcome nobody knows
 */
export type TransferSettlementPayloadKind = 'transfer_settlement';
export interface TransferSettlementPayload {
  /** Ends a transfer whose outcome nobody knows */
  kind: TransferSettlementPayloadKind;
  /** The transfer that ends */
  transferId: string;
  /** Who pays */
  customerId: string;
  outcome: TransferOutcome;
  amount: Money;
}

/**
 * Moves a top-up from suspense to its wallet
 */
export type TopUpCreditingPayloadKind = 'top_up_crediting';
export interface TopUpCreditingPayload {
  /** Moves a top-up from suspense to its wallet */
  kind: TopUpCreditingPayloadKind;
  /** As in `listSuspendedTopUps` */
  topUpId: string;
  /** Whose wallet receives the money */
  customerId: string;
  amount: Money;
}

/**
 * Sends a top-up in suspense back to the card
 */
export type TopUpRefundPayloadKind = 'top_up_refund';
export interface TopUpRefundPayload {
  /** Sends a top-up in suspense back to the card */
  kind: TopUpRefundPayloadKind;
  /** As in `listSuspendedTopUps` */
  topUpId: string;
  /** Whose top-up it is */
  customerId: string;
  amount: Money;
}

/**
 * Records that the bank of the card took the payment back
 */
export type TopUpDisputePayloadKind = 'top_up_dispute';
export interface TopUpDisputePayload {
  /** Records that the bank of the card took the payment back */
  kind: TopUpDisputePayloadKind;
  /** The top-up that was paid */
  topUpId: string;
  /** Whose top-up it is */
  customerId: string;
  /** What had not gone back to the card yet */
  amount: Money;
}

/**
 * Resolves a difference of the reconciliation
 */
export type DifferenceResolutionPayloadKind = 'difference_resolution';
/**
 * `explained` posts nothing. `suspense`: the other side is money that no customer owns yet. `fees`: the other side is ours.
 */
export type DifferenceResolution = 'explained' | 'suspense' | 'fees';
export interface DifferenceResolutionPayload {
  /** Resolves a difference of the reconciliation */
  kind: DifferenceResolutionPayloadKind;
  /** As in `listReconciliationDifferences` */
  differenceId: string;
  resolution: DifferenceResolution;
  /** What is posted, in halalas. Absent if nothing is */
  correction?: number;
}

/**
 * Ends the sign-in locks of an administrator
 */
export type StaffUnlockPayloadKind = 'staff_unlock';
export interface StaffUnlockPayload {
  /** Ends the sign-in locks of an administrator */
  kind: StaffUnlockPayloadKind;
  /** Whose sign-in locks end */
  adminId: string;
}

/**
 * What will be done
 */
export type StaffRequestPayload = AccountClosurePayload | SuspenseCreditingPayload | SuspenseReturnPayload | TransferSettlementPayload | TopUpCreditingPayload | TopUpRefundPayload | TopUpDisputePayload | DifferenceResolutionPayload | StaffUnlockPayload;

/**
 * An administrator
 */
export interface AdminName {
  /** Of the person */
  name: string;
  /** With which they sign in */
  email: string;
}

export interface StaffRequestDecision {
  /** The second person. Left out when the request was withdrawn */
  admin?: AdminName;
  /** The reason, as it was given with the decision */
  note: string;
  decidedAt: Timestamp;
}

/**
 * What one administrator asks for and another one decides
 */
export interface StaffRequest {
  /** For `decideStaffRequest` */
  requestId: string;
  state: StaffRequestState;
  subject: StaffRequestSubject;
  payload: StaffRequestPayload;
  /** The customer that the payload names */
  customer?: NamedCustomer;
  /** As the administrator gave it who asked */
  reason: string;
  /** The first person */
  requestedBy: AdminName;
  requestedAt: Timestamp;
  /** Whether the caller asked for it */
  isMine: boolean;
  /** Absent while it is `pending` */
  decision?: StaffRequestDecision;
}

/**
 * Of `listBillers`
 * @pattern ^[0-9]{3}$
 */
export type BillerCode = string;

/**
 * What the biller knows the customer or the invoice by
 * @pattern ^[0-9]{5,20}$
 */
export type BillAccount = string;

export type AccountLockedErrorCode = 'ACCOUNT_LOCKED';
export type AccountLockedError = Error & {
  code?: AccountLockedErrorCode;
};

export type CallbackNotFoundErrorCode = 'CALLBACK_NOT_FOUND';
export type CallbackNotFoundError = Error & {
  code?: CallbackNotFoundErrorCode;
};

export type TokenReusedErrorCode = 'UNAUTHENTICATED' | 'TOKEN_REUSED';
export type TokenReusedError = Error & {
  code?: TokenReusedErrorCode;
};

/**
 * Always true. A failure has an error status
 */
export type Success = true;

/**
 * A `multi-owner-company` cannot sign up by itself: `sendOtp` rejects it with `BUSINESS_TYPE_NOT_SUPPORTED`
 */
export type BusinessType = 'sole-proprietorship' | 'individual-owner-company' | 'multi-owner-company' | 'freelancer';
/**
 * English or Arabic
 */
export type Locale = 'en' | 'ar';
/**
 * The `userId` of `verifyOtp`
 */
export type UserId = string;

export interface SendOtpRequest {
  phoneNumber: PhoneNumber;
  businessType?: BusinessType;
  /** Whether the code is entered on the alternative screen, where everybody has 5 attempts */
  alternativeScreen?: boolean;
  /** Language of the message. Default: that of `Accept-Language`, or English */
  locale?: Locale;
  /** Whether the phone joins the team of a business that has invited it. `businessType` is ignored then */
  joinsTeam?: boolean;
}

export interface OtpSent {
  success: Success;
  /** For people, in English */
  message: string;
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
  /** Sandbox only, the same as `otpCode` */
  testOTP?: OtpCode;
}

export interface VerifyOtpRequest {
  phoneNumber: PhoneNumber;
  otp: OtpCode;
  /** Language of the messages from now on, until `changeMessageLanguage`. Default: that of `Accept-Language`, or English */
  locale?: Locale;
}

/**
 * `login`: the phone has an account, so there is no `token`. `set_credentials`: sign-up goes on
 */
export type OtpVerifiedNextStep = 'set_credentials' | 'login';
export interface OtpVerified {
  success: Success;
  /** Always true. A wrong code has an error status */
  verified: true;
  userId: UserId;
  /** `login`: the phone has an account, so there is no `token`. `set_credentials`: sign-up goes on */
  nextStep: OtpVerifiedNextStep;
  /** Whether the phone has an account */
  hasPassword: boolean;
  /** Whether the account has a passcode */
  hasPasscode: boolean;
  /** The onboarding token */
  token?: string;
  /** When the onboarding token expires */
  expiresAt?: Timestamp;
}

export interface SetPasswordRequest {
  userId: UserId;
  /**
     * 8 to 128 characters
     * @maxLength 128
     */
  password: string;
}

export interface SetPasscodeRequest {
  userId: UserId;
  /**
     * Six digits that are not easy to guess: `111111` and `123456` are refused
     * @pattern ^[0-9]{6}$
     */
  passcode: string;
}

export interface CredentialSet {
  success: Success;
  userId: UserId;
}

/**
 * As the program states it. Every step of a sign-in has to repeat it
 * @maxLength 512
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type DeviceText = string;

/**
 * The device that signs in. Send the same four values with every step of a sign-in.
 */
export interface Device {
  /** What runs the program, such as `web` */
  platform: DeviceText;
  /** As in the header `User-Agent` */
  userAgent: DeviceText;
  /** Width and height, such as `412x915` */
  screenResolution: DeviceText;
  /** Such as `Asia/Riyadh` */
  timezone: DeviceText;
}

/**
 * The `device` of the sign-in
 */
export interface PartialDevice {
  platform?: DeviceText;
  userAgent?: DeviceText;
  screenResolution?: DeviceText;
  timezone?: DeviceText;
}

export interface LoginRequest {
  /**
     * A phone number, a national ID or Iqama, or a unified national number
     * @minLength 1
     * @maxLength 254
     */
  emailOrPhone: string;
  /**
     * Arabic-Indic digits count as the digits 0 to 9
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  device: Device;
}

/**
 * `create_profile` for a customer who has not finished sign-up
 */
export type AfterLogin = 'dashboard' | 'create_profile';
/**
 * For the `Authorization` header. Valid for 10 minutes
 */
export type AccessToken = string;

/**
 * Opaque. Works once and is valid for 24 hours
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type RefreshToken = string;

export interface LoginStarted {
  /** Whether `verifyLoginOtp` comes next. If true, the response has the fields about the code; if false, it has the tokens */
  needsOtp: boolean;
  userId: UserId;
  /** For people, in English */
  message: string;
  /** When the code expires */
  expiresAt?: Timestamp;
  resendAfterSeconds?: ResendAfterSeconds;
  attemptsAllowed?: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
  nextStep?: AfterLogin;
  accessToken?: AccessToken;
  accessTokenExpiresAt?: Timestamp;
  refreshToken?: RefreshToken;
  refreshTokenExpiresAt?: Timestamp;
}

export interface LoginOtpRequest {
  userId: UserId;
  otp: OtpCode;
  device: Device;
  /** Language of the phone call that follows for accounts that need one. Default: that of `Accept-Language`, or English */
  locale?: Locale;
}

export interface LoginVerified {
  /** Whether the account confirms the sign-in by phone call. If false, the response has the tokens */
  needsCallback: boolean;
  userId: UserId;
  /** The same at every sign-in from this device */
  deviceId: string;
  /** For `getCallbackStatus` */
  callbackId?: string;
  /** When the call expires */
  expiresAt?: Timestamp;
  nextStep?: AfterLogin;
  accessToken?: AccessToken;
  accessTokenExpiresAt?: Timestamp;
  refreshToken?: RefreshToken;
  refreshTokenExpiresAt?: Timestamp;
}

export interface LoginResendRequest {
  userId: UserId;
  device: Device;
}

/**
 * `calling`: the phone rings. `pending`: nobody has pressed a key yet. `confirmed`: 1 was pressed. `rejected`: 2 was pressed. `expired`: the call ended without a key
 */
export type CallbackState = 'calling' | 'pending' | 'confirmed' | 'rejected' | 'expired';
export interface CallbackStatus {
  status: CallbackState;
  /** For people, in English */
  message: string;
}

/**
 * With all tokens, except for the account of the sandbox whose tokens are withheld
 */
export interface LoginCompleted {
  userId: UserId;
  nextStep?: AfterLogin;
  accessToken?: AccessToken;
  accessTokenExpiresAt?: Timestamp;
  refreshToken?: RefreshToken;
  refreshTokenExpiresAt?: Timestamp;
}

export interface Tokens {
  userId: UserId;
  nextStep: AfterLogin;
  accessToken: AccessToken;
  accessTokenExpiresAt: Timestamp;
  refreshToken: RefreshToken;
  refreshTokenExpiresAt: Timestamp;
}

export interface RefreshRequest {
  refreshToken: RefreshToken;
}

/**
 * `refreshToken` or `onboardingToken`
 */
export interface LogoutRequest {
  refreshToken?: RefreshToken;
  /**
     * `token` of `verifyOtp`
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  onboardingToken?: string;
}

/**
 * `idUnn` with either `dateOfBirth` or `phoneNumber`
 */
export interface ForgotPasswordRequest {
  /**
     * A national ID, an Iqama, or a unified national number
     * @pattern ^[127][0-9]{9}$
     */
  idUnn: string;
  /**
     * `2012-12-03` or `031212`. Empty to send the code again
     * @pattern ^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{6})?$
     */
  dateOfBirth?: string;
  phoneNumber?: PhoneNumber;
}

export interface RecoveryStarted {
  success: Success;
  /** Left out when the code is sent again. The first one stays valid */
  resetToken?: string;
  /** For people, in English */
  message: string;
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ResetPasswordRequest {
  /**
     * Of `forgotPassword`
     * @minLength 1
     * @maxLength 200
     */
  resetToken: string;
  otp: OtpCode;
  /**
     * 8 to 128 characters
     * @maxLength 128
     */
  newPassword: string;
}

export interface PasswordReset {
  success: Success;
}

/**
 * The unified national number of a company. Also identifies its account at sign-in
 * @pattern ^7[0-9]{9}$
 */
export type UnifiedNumber = string;

export interface ChangePasswordRequest {
  /**
     * A wrong one counts as a failed sign-in
     * @minLength 1
     * @maxLength 128
     */
  currentPassword: string;
  /**
     * 8 to 128 characters
     * @maxLength 128
     */
  newPassword: string;
}

export interface Profile {
  /** What the business is called: the name in the commercial registry */
  businessName: string;
  /** The same in Arabic, if the registry has it */
  businessNameArabic?: string;
  /** The name in the commercial registry */
  legalName: string;
  /** The Arabic name in the commercial registry, if it has one */
  legalNameArabic?: string;
  businessType: BusinessType;
  crNumber: CrNumber;
  unifiedNumber?: UnifiedNumber;
  /** How support reaches the business beside the phone */
  email?: string;
  /** Present with `email`: whether the link that was sent there was used */
  isEmailConfirmed?: boolean;
}

/**
 * What somebody may do for the business. Everybody sees everything but API keys and webhook endpoints.
 * - `owner`: everything. Whoever opened the account stays one.
 * - `maker`: prepare and confirm payments, and keep beneficiaries, bills and notes.
 * - `approver`: approve payments that others have made.
 * - `viewer`: look, and issue statements.
 */
export type MemberRole = 'owner' | 'maker' | 'approver' | 'viewer';
export interface Me {
  userId: UserId;
  phoneNumber: PhoneNumber;
  nextStep: AfterLogin;
  /** Null until `createProfile` */
  profile: Profile | null;
  role: MemberRole;
  /** Whether the account has a passcode */
  hasPasscode: boolean;
  /** Of SMS to the customer */
  messageLanguage: Locale;
  /** When the account was created */
  memberSince: Timestamp;
  /** The session of this call, the `id` in `listSessions` */
  sessionId: string;
}

export interface ChangeEmailRequest {
  /**
     * A wrong one counts as a failed sign-in
     * @minLength 1
     * @maxLength 128
     */
  currentPassword: string;
  /** The address to change to, or null to remove the email */
  email: string | null;
}

export interface ConfirmEmailChangeRequest {
  /**
     * What follows `#` in the link
     * @minLength 1
     * @maxLength 200
     */
  token: string;
}

export interface ConfirmedEmail {
  /** The address that is confirmed now */
  email: string;
}

/**
 * `waiting`: until its link is used. `failed`: the mail server of the address refuses it. `cancelled`: by an owner, or by a newer change
 */
export type EmailChangeState = 'waiting' | 'confirmed' | 'failed' | 'cancelled' | 'expired';
export interface EmailChange {
  /** Of the change */
  emailChangeId: string;
  /** The address to change to */
  newEmail: string;
  /** `waiting`: until its link is used. `failed`: the mail server of the address refuses it. `cancelled`: by an owner, or by a newer change */
  state: EmailChangeState;
  /** When it was started */
  createdAt: Timestamp;
  /** Until when the newest link works */
  expiresAt: Timestamp;
}

export interface NewestEmailChange {
  /** Null if there was none */
  emailChange: EmailChange | null;
}

export interface AcceptedTerms {
  /** Of the terms */
  version: string;
  /** When it was accepted first */
  acceptedAt: Timestamp;
}

export interface AccountRegistration {
  crNumber: CrNumber;
  unifiedNumber?: UnifiedNumber;
  /** The name in the commercial registry */
  legalName: string;
  /** The Arabic name there, if it has one */
  legalNameArabic?: string;
  /** The day of the registration, if the registry has it */
  issuedOn?: string;
  /** Its last day, if it has one */
  expiresOn?: string;
  /** Newest first */
  acceptedTerms: AcceptedTerms[];
}

export interface ChangeMessageLanguageRequest {
  /** Of messages from now on */
  messageLanguage: Locale;
}

export interface StartPhoneChangeRequest {
  /**
     * A wrong one counts as a failed sign-in
     * @minLength 1
     * @maxLength 128
     */
  currentPassword: string;
  /** The number to change to */
  newPhoneNumber: PhoneNumber;
}

export interface ConfirmPhoneChangeRequest {
  otp: OtpCode;
}

export interface PhoneChangeCode {
  /** Of the change */
  phoneChangeId: string;
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

/**
 * `confirming_…`: it needs the code of that number. `waiting`: until `takesEffectAt`. `failed`: somebody else opened an account with the number meanwhile. `expired`: the codes came too late
 */
export type PhoneChangeState = 'confirming_current' | 'confirming_new' | 'waiting' | 'changed' | 'failed' | 'cancelled' | 'expired';
export interface PhoneChange {
  /** Of the change */
  phoneChangeId: string;
  /** The number to change to */
  newPhoneNumber: PhoneNumber;
  /** `confirming_…`: it needs the code of that number. `waiting`: until `takesEffectAt`. `failed`: somebody else opened an account with the number meanwhile. `expired`: the codes came too late */
  state: PhoneChangeState;
  /** When it was started */
  createdAt: Timestamp;
  /** Present once both codes were right */
  takesEffectAt?: Timestamp;
}

export interface NewestPhoneChange {
  /** Null if there was none */
  phoneChange: PhoneChange | null;
}

export interface Session {
  /** For `endSession` */
  id: string;
  device: Device;
  /** Whether this call belongs to it */
  isCurrent: boolean;
  /** When the person signed in */
  createdAt: Timestamp;
  /** When its tokens were last refreshed */
  lastUsedAt: Timestamp;
}

export interface SessionList {
  /** The calling session first, then by last use */
  items: Session[];
  nextCursor: NextCursor | null;
}

export interface SessionsEnded {
  /**
     * How many sessions there were to end
     * @minimum 0
     */
  ended: number;
}

/**
 * `sign_in_failed` and `recovery_failed`: something was wrong, see `reason`. `locked`: after too many of these
 */
export type SecurityEventType = 'signed_in' | 'sign_in_failed' | 'recovery_failed' | 'locked' | 'unlocked' | 'password_reset' | 'password_changed' | 'session_ended' | 'api_key_created' | 'api_key_rolled' | 'api_key_revoked' | 'phone_change_asked' | 'phone_changed' | 'phone_change_cancelled' | 'phone_change_failed' | 'email_change_asked' | 'email_changed' | 'email_removed' | 'member_invited' | 'invitation_revoked' | 'member_joined' | 'member_role_changed' | 'member_removed' | 'member_left' | 'approval_rules_set';
/**
 * What failed, how it is locked, what unlocked it, or why the session ended
 */
export type SecurityEventReason = 'password' | 'identity' | 'code' | 'call' | 'soft' | 'hard' | 'reset' | 'logout' | 'owner' | 'password_changed' | 'token_reused' | 'admin';
export interface SecurityEvent {
  /** Tells events apart */
  id: string;
  /** `sign_in_failed` and `recovery_failed`: something was wrong, see `reason`. `locked`: after too many of these */
  type: SecurityEventType;
  at: Timestamp;
  /** What failed, how it is locked, what unlocked it, or why the session ended */
  reason?: SecurityEventReason;
  /** Absent if no known device took part */
  device?: Device;
  /** Present on `signed_in` */
  isNewDevice?: boolean;
  /** The name of the API key that was created, rolled or revoked */
  apiKeyName?: string;
  /** The last digits of the phone of the member or the invited person */
  memberPhoneEnd?: string;
  /** The role that it is about, which a change gave */
  memberRole?: MemberRole;
}

export interface SecurityEventList {
  /** The newest 50, newest first */
  items: SecurityEvent[];
  nextCursor: NextCursor | null;
}

/**
 * What a document of the business is
 */
export type BusinessDocumentKind = 'commercial_registration' | 'articles_of_association' | 'authorization_letter' | 'vat_certificate' | 'national_address' | 'other';
/**
 * What the content is
 */
export type BusinessDocumentMediaType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';
export interface BusinessDocument {
  /** As the client chose it */
  businessDocumentId: string;
  kind: BusinessDocumentKind;
  /** What the content is */
  mediaType: BusinessDocumentMediaType;
  /** Of the file */
  sizeBytes: number;
  createdAt: Timestamp;
}

/**
 * `open`: an owner has to upload it. `provided`: it is uploaded, and our staff look at it. `closed`: our staff have it or no longer need it
 */
export type DocumentRequestState = 'open' | 'provided' | 'closed';
export interface DocumentRequest {
  /** Tells requests apart */
  documentRequestId: string;
  kind: BusinessDocumentKind;
  /** What our staff wrote to the owners about it, if anything */
  note?: string;
  /** The day in Riyadh by which it is needed. It can still be uploaded afterwards */
  dueOn: Day;
  /** `open`: an owner has to upload it. `provided`: it is uploaded, and our staff look at it. `closed`: our staff have it or no longer need it */
  state: DocumentRequestState;
  /** The document that answered it. Absent before, and once that is deleted */
  businessDocumentId?: string;
  createdAt: Timestamp;
}

export interface BusinessDocumentList {
  /** Newest first */
  items: BusinessDocument[];
  nextCursor: NextCursor | null;
  /** How many a business can have */
  max: number;
  /** What our staff ask for, one of a kind, until they close it. What is due first comes first */
  requests: DocumentRequest[];
}

/**
 * What a key may do.
 * - `wallet:read`: read balances, transactions, holds, limits, beneficiaries, top-ups, transfers and receipts.
 * - `transfers:prepare`: look up recipients and prepare transfers, which the owner confirms with a code.
 * - `transfers:send`: send transfers without a code, to the beneficiaries of the key, within its daily cap.
 * - `top-ups:create`: start top-ups by card and pay them.
 * - `webhooks:manage`: manage webhook endpoints and read their deliveries, of the events that the key may list: most need `wallet:read`, too.
 * - `api-key:roll`: replace itself by a key with the same rights and the same end.
 */
export type ApiKeyScope = 'wallet:read' | 'transfers:prepare' | 'transfers:send' | 'top-ups:create' | 'webhooks:manage' | 'api-key:roll';
/**
 * Expired ones are listed for 30 days
 */
export type ApiKeyState = 'active' | 'expired';
/**
 * What a key with `transfers:send` may send. It does not change. Absent of other keys
 */
export interface ApiKeySending {
  /**
     * Whom it may pay, while they are `active`. A beneficiary that is removed and added again has another id
     * @minItems 1
     * @maxItems 100
     */
  beneficiaryIds: string[];
  /** The most that it may send on a day in Riyadh, together with the keys that it was rolled into */
  dailyCap: PositiveMoney;
}

export interface ApiKey {
  /** For `rollApiKey` and `revokeApiKey` */
  apiKeyId: string;
  /** Which program uses the key, as its owner calls it */
  name: string;
  /** They do not change */
  scopes: ApiKeyScope[];
  /** The first characters of the key */
  prefix: string;
  /** The last four characters of the key */
  lastFour: string;
  /** Expired ones are listed for 30 days */
  state: ApiKeyState;
  /** When its code was asked for */
  createdAt: Timestamp;
  /** From when on it does not work. Of a key that was rolled: when the overlap ends */
  expiresAt: Timestamp;
  /** When another key took its place. It cannot be rolled again */
  rolledAt?: Timestamp;
  /** To the minute. Left out until its first use */
  lastUsedAt?: Timestamp;
  /** The address of the last use, if it is known */
  lastUsedFrom?: string;
  sending?: ApiKeySending;
}

export interface ApiKeyList {
  /** All of them, newest first */
  items: ApiKey[];
  nextCursor: NextCursor | null;
}

/**
 * The days that the key works
 * @minimum 1
 * @maximum 1096
 */
export type ApiKeyValidDays = number;

export interface CreateApiKeyRequest {
  /**
     * What uses the key, for its owner
     * @minLength 1
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  name: string;
  /**
     * What the program needs
     * @minItems 1
     * @maxItems 10
     */
  scopes: ApiKeyScope[];
  validDays: ApiKeyValidDays;
  sending?: ApiKeySending;
}

export interface RollApiKeyRequest {
  /**
     * How long the old key works beside the new one
     * @minimum 0
     * @maximum 72
     */
  overlapHours: number;
  validDays: ApiKeyValidDays;
}

export interface ApiKeyRequest {
  /** The `X-Request-Id` of its response */
  requestId: string;
  /** Such as `GET` */
  method: string;
  /** As this document has it, without the values of its parameters */
  path: string;
  /** Of the response */
  status: number;
  /** Of an error */
  code?: string;
  /** What the server took */
  durationMilliseconds: number;
  /** When it arrived */
  at: Timestamp;
}

export interface ApiKeyRequestList {
  /** Newest first */
  items: ApiKeyRequest[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
}

export interface RollOwnApiKeyRequest {
  /**
     * How long the old key works beside the new one
     * @minimum 1
     * @maximum 24
     */
  overlapHours: number;
}

export interface ApiKeyCode {
  /** Of the new key */
  apiKeyId: string;
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ConfirmApiKeyRequest {
  otp: OtpCode;
}

export interface NewApiKey {
  /** The key itself, which is shown only here */
  key: string;
  /** As `listApiKeys` returns it */
  apiKey: ApiKey;
}

/**
 * The last four digits of the phone number
 * @pattern ^[0-9]{4}$
 */
export type PhoneEnd = string;

export interface Member {
  /** For `changeMemberRole` and `removeMember` */
  memberId: string;
  /** As Nafath has reported it, if it has */
  name?: string;
  /** The same in Arabic */
  nameArabic?: string;
  /** Only owners see it */
  phoneNumber?: PhoneNumber;
  phoneEnd: PhoneEnd;
  role: MemberRole;
  /** Whether this is who opened the account */
  openedAccount: boolean;
  /** Whether this is the caller */
  isYou: boolean;
  /** When they joined or opened the account */
  since: Timestamp;
  /** The `memberId` of who invited them */
  invitedBy?: string;
}

/**
 * Others are not shown
 */
export type InvitationState = 'open';
export interface Invitation {
  /** For `revokeInvitation` */
  invitationId: string;
  /** As its sender wrote it */
  name: string;
  /** Only owners see it */
  phoneNumber?: PhoneNumber;
  phoneEnd: PhoneEnd;
  role: MemberRole;
  /** Others are not shown */
  state: InvitationState;
  /** When it was asked for */
  createdAt: Timestamp;
  /** Until when one can join with it */
  expiresAt: Timestamp;
  /** The `memberId` of who sent it */
  invitedBy: string;
}

export interface Team {
  /** Whoever opened the account, then the others by the time they joined */
  members: Member[];
  /** The open ones, the newest first */
  invitations: Invitation[];
  /** How many members and open invitations there can be together */
  maxMembers: number;
}

export interface InviteMemberRequest {
  phoneNumber: PhoneNumber;
  /**
     * What the team calls the person
     * @minLength 2
     * @maxLength 60
     */
  name: string;
  role: MemberRole;
}

export interface ConfirmInvitationRequest {
  otp: OtpCode;
}

export interface InvitationCode {
  /** For `confirmInvitation` */
  invitationId: string;
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ChangeMemberRoleRequest {
  role: MemberRole;
  otp: OtpCode;
}

export interface SendMemberRoleCodeRequest {
  role: MemberRole;
}

export interface ApprovalCode {
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ValidateCrRequest {
  crNumber: CrNumber;
}

/**
 * Why it is not valid, for programs. Absent if it is valid
 */
export type CrCheckCode = 'CR_NOT_FOUND' | 'CR_SUSPENDED' | 'CR_IN_LIQUIDATION' | 'CR_DELETED';
/**
 * Absent if the registry does not know the number
 */
export type CrCheckStatus = 'active' | 'suspended' | 'in_liquidation' | 'deleted';
export interface CrCheck {
  /** Whether the registry knows the number and the registration is active */
  valid: boolean;
  /** Why it is not valid, for programs. Absent if it is valid */
  code?: CrCheckCode;
  /** The same for people, in English. Absent if it is valid */
  error?: string;
  /** Absent if the registry does not know the number */
  unifiedNumber?: UnifiedNumber;
  /** As in the commercial registry */
  companyName?: string;
  /** The same in Arabic, if the registry has it */
  companyNameArabic?: string;
  /**
     * Null if the registry states none
     * @nullable
     */
  issueDate?: string | null;
  /**
     * Null for registrations that do not expire
     * @nullable
     */
  expiryDate?: string | null;
  /**
     * `issueDate`, else `expiryDate`
     * @nullable
     */
  registrationDate?: string | null;
  /** Absent if the registry does not know the number */
  status?: CrCheckStatus;
}

export interface LocalScreeningRequest {
  idNumber: IdNumber;
}

/**
 * `HIT`: sign-up cannot go on with this number
 */
export type LocalScreeningStatus = 'CLEAR' | 'HIT';
export interface LocalScreening {
  /** `HIT`: sign-up cannot go on with this number */
  status: LocalScreeningStatus;
}

export interface IdPhoneMatchRequest {
  idNumber: IdNumber;
  phoneNumber: PhoneNumber;
}

export interface IdPhoneMatch {
  /** Always true. A phone of somebody else is 422 `ID_PHONE_MISMATCH` */
  match: true;
  /**
     * How certain the match is. Always 1
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
}

export interface InitiateNafathRequest {
  nationalId: IdNumber;
  phoneE164: PhoneNumber;
}

/**
 * `SENT`: the person has not acted yet. `pending`: compliance reviews it. `rejected`: by compliance. `FAILED`: the person declined. `expired`: nobody acted in time
 */
export type NafathState = 'SENT' | 'pending' | 'approved' | 'rejected' | 'FAILED' | 'expired';
export interface NafathRequest {
  /** For `getNafathStatus` */
  sessionId: string;
  /** The portal to open. Left out when it is not known */
  redirectUrl?: string;
  /** When the request expires in Nafath */
  expiresAt: Timestamp;
  status: NafathState;
}

/**
 * With `expired`: compliance asks the person to approve again
 */
export type NafathStatusReason = 'asked_again';
export interface NafathStatus {
  status: NafathState;
  /** As in `initiateNafath` */
  sessionId: string;
  /** For people, in English */
  message: string;
  /** With `expired`: compliance asks the person to approve again */
  reason?: NafathStatusReason;
}

export interface JoinedBusiness {
  /** As in the commercial registry */
  businessName: string;
  /** The same in Arabic, if the registry has it */
  businessNameArabic?: string;
  role: MemberRole;
}

/**
 * The steps of the sign-up in their order. `done`: the password is set
 */
export type OnboardingStep = 'businessType' | 'phone' | 'otp' | 'cr' | 'id' | 'nafath' | 'globalScreening' | 'kyb' | 'password' | 'done';
/**
 * As in `runGlobalScreening`
 */
export type OnboardingDataScreeningStatus = 'CLEAR' | 'REVIEW' | 'REJECTED';
/**
 * The `code` of an option
 * @pattern ^[a-z0-9_]{1,64}$
 */
export type KybCode = string;

export interface KybData {
  annualRevenue: KybCode;
  businessActivity: KybCode;
  /** Of each choice */
  purposeOfAccount: KybCode[];
  /** The details of the purpose `other` */
  purposeOther?: string;
}

export interface OnboardingData {
  businessType: BusinessType;
  phone: PhoneNumber;
  /** Always true: the call takes the token of the verified phone */
  otpVerified: boolean;
  userId: UserId;
  /** Absent until it is verified */
  crNumber?: CrNumber;
  /** Whether the registry has confirmed `crNumber` */
  crVerified: boolean;
  /** As in the commercial registry */
  companyName?: string;
  /** The same in Arabic, if the registry has it */
  companyNameArabic?: string;
  /** Absent until it is verified */
  idNumber?: IdNumber;
  /** Whether the phone is registered to `idNumber` */
  idVerified: boolean;
  /** The newest request for the verified ID */
  nafath?: NafathRequest;
  /** As in `runGlobalScreening` */
  screeningStatus?: OnboardingDataScreeningStatus;
  /** The answers of `submitKyb` */
  kybData?: KybData;
  /** Whether `setPassword` has created the account */
  passwordSet: boolean;
  /** Whether `createProfile` has opened the wallet */
  profileCreated: boolean;
  /** The business that the applicant joins. Absent of one who opens an account */
  invitation?: JoinedBusiness;
}

export interface OnboardingSession {
  currentStep: OnboardingStep;
  /** All steps before `currentStep`, in their order */
  completedSteps: OnboardingStep[];
  /** What is verified or was entered so far. What is not yet known is left out */
  data: OnboardingData;
  /** When the onboarding token expires */
  expiresAt: Timestamp;
}

export interface GlobalScreeningRequest {
  idNumber: IdNumber;
  phoneNumber: PhoneNumber;
  crNumber: CrNumber;
  businessType: BusinessType;
}

/**
 * `REVIEW` lasts until compliance has decided. Call the operation again for the outcome
 */
export type GlobalScreeningStatus = 'CLEAR' | 'REVIEW' | 'REJECTED';
/**
 * `not_on_registration` means that the registry names the person neither as an owner nor as a manager
 */
export type ScreeningReviewKind = 'screening' | 'not_on_registration';
export interface GlobalScreening {
  /** `REVIEW` lasts until compliance has decided. Call the operation again for the outcome */
  status: GlobalScreeningStatus;
  /** With `REVIEW`: what compliance reviews */
  review?: ScreeningReviewKind;
  /** Why it is not `CLEAR`, for people, in English */
  reason?: string;
}

/**
 * The `code` or the `id` of an option. The ids of a choice in all languages mean the same
 * @pattern ^([a-z0-9_]{1,64}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$
 */
export type KybChoice = string;

export interface KybAnswers {
  annualRevenue: KybChoice;
  businessActivity: KybChoice;
  /**
     * Each choice once
     * @minItems 1
     * @maxItems 50
     */
  purposeOfAccount: KybChoice[];
  /**
     * 3 to 100 characters after trimming
     * @maxLength 400
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  purposeOther?: string;
}

/**
 * Always `low` for the business types that sign up by themselves
 */
export type KybResultRiskRating = 'low';
/**
 * Always `approved`: no answer refuses a business
 */
export type KybResultStatus = 'approved';
export interface KybResult {
  /** Always `low` for the business types that sign up by themselves */
  riskRating: KybResultRiskRating;
  /** Always `approved`: no answer refuses a business */
  status: KybResultStatus;
}

/**
 * The business type of the sign-up in capitals
 */
export type ProfilePayloadBusinessType = 'SOLE-PROPRIETORSHIP' | 'INDIVIDUAL-OWNER-COMPANY' | 'FREELANCER';
export interface ProfilePayload {
  userId: UserId;
  /** The business type of the sign-up in capitals */
  businessType: ProfilePayloadBusinessType;
  /**
     * Not stored where the registry has a name: the business is called that
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  businessName: string;
  /**
     * The same in Arabic
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  businessNameArabic?: string;
  crNumber: CrNumber;
  /** The CR number again when the type is FREELANCER */
  freelancerLicense?: CrNumber;
  nationalId: IdNumber;
  phoneE164: PhoneNumber;
  annualRevenue: KybChoice;
  businessActivity: KybChoice;
  /**
     * The purposes, each by its `code` or its `id`, joined by a comma and a space
     * @minLength 1
     * @maxLength 4000
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  accountPurpose: string;
}

/**
 * Always `active`
 */
export type ProfileCreatedStatus = 'active';
/**
 * Always `dashboard`: the wallet is open
 */
export type ProfileCreatedNextStep = 'dashboard';
export interface ProfileCreated {
  /** The same at every call */
  profileId: string;
  /** Always `active` */
  status: ProfileCreatedStatus;
  /** Always `dashboard`: the wallet is open */
  nextStep: ProfileCreatedNextStep;
  /** For people, in English */
  message: string;
}

/**
 * A question of the questionnaire
 */
export type KybCategory = 'purpose_of_account' | 'business_activity' | 'annual_revenue';
export interface KybOption {
  /** Of this label, as in the list of the administrators. Answers name it, or the `code`, which is the same in every language */
  id: string;
  code: KybCode;
  /** The text to show, in `locale` */
  label: string;
  category: KybCategory;
  /** The smallest number comes first */
  order: number;
  /** Always true, because others are left out */
  active: boolean;
  locale: Locale;
}

export interface KybOptionList {
  /** In display order */
  items: KybOption[];
  nextCursor: NextCursor | null;
}

/**
 * While it is `inactive`, no money leaves the wallet
 */
export type WalletStatus = 'active' | 'inactive';
/**
 * True while compliance has frozen the wallet, otherwise absent. No money leaves it or moves within it, whatever its `status`, and it can only be deactivated. Money still comes in.
 */
export type WalletFrozen = boolean;

/**
 * The colour of the symbol. It alternates from one sub-wallet to the next
 */
export type SubWalletIcon = 'brown' | 'purple';
export interface SubWallet {
  subWalletId: SubWalletId;
  /** Chosen by the customer */
  name: string;
  /** The colour of the symbol. It alternates from one sub-wallet to the next */
  icon: SubWalletIcon;
  balance: Money;
  available: Money;
  createdAt: Timestamp;
}

export interface Wallet {
  status: WalletStatus;
  frozen?: WalletFrozen;
  /** The sum of `available`, `onHold` and `inSubWallets` */
  balance: Money;
  /** What the main wallet or the sub-wallet can spend */
  available: Money;
  /** What is on hold in the main wallet or the sub-wallet */
  onHold: Money;
  /** The balances of all sub-wallets. Zero if a sub-wallet was requested */
  inSubWallets: Money;
  /** The balance of the wallet and all its sub-wallets */
  total: Money;
  /** How much the balance has changed in the last 30 days. Negative if it is lower now */
  change: Money;
  /**
     * Change of the balance compared with 30 days ago, to one decimal. Null if the balance was zero
     * @nullable
     */
  changePercent: number | null;
  /**
     * Transactions in `listTransactions` since the last `markTransactionsSeen`, at most 100
     * @minimum 0
     */
  newTransactions: number;
  /** Present if a sub-wallet was requested */
  subWallet?: SubWallet;
}

export interface ActivityPoint {
  /** The first day */
  from: Day;
  /** The last day, included */
  to: Day;
  /** What came in on these days */
  moneyIn: Money;
  /** What went out on these days, not negative */
  moneyOut: Money;
}

/**
 * `week`: 7 points of a day. `month`: 4 points of 7 days. `year`: 4 points of a quarter
 */
export type ActivityPeriod = 'week' | 'month' | 'year';
export interface WalletActivity {
  period: ActivityPeriod;
  /** Oldest first */
  points: ActivityPoint[];
}

export interface SpendingShare {
  type: TransactionType;
  amount: Money;
  /**
     * To one decimal
     * @minimum 0
     * @maximum 100
     */
  percent: number;
}

export interface PayeeShare {
  /** As `counterparty` of its transactions */
  name: string;
  /** The same in Arabic, if known */
  nameArabic?: string;
  amount: Money;
  /**
     * To one decimal
     * @minimum 0
     * @maximum 100
     */
  percent: number;
}

export interface PurposeShare {
  /** Absent for what is no transfer */
  purpose?: TransferPurpose;
  amount: Money;
  /**
     * To one decimal
     * @minimum 0
     * @maximum 100
     */
  percent: number;
}

export type WalletEventChangedItem = 'money' | 'settings' | 'seen' | 'beneficiaries' | 'transfers' | 'notifications';
/**
 * The data of an event of `watchWallet`
 */
export interface WalletEvent {
  /** What to get again. `money`: balances, transactions, holds, and what limits have left. `settings`: the status, limits and sub-wallets. `seen`: which transactions are new. `beneficiaries`: those of the account. `transfers`: their states and schedules. `notifications`: which there are, and which are read. Ignore values that you do not know. */
  changed: WalletEventChangedItem[];
}

export interface WalletSpending {
  from: Day;
  to: Day;
  total: Money;
  /** By type. Empty if another group was asked for */
  shares: SpendingShare[];
  /**
     * The largest. What they leave of `total` went to others
     * @maxItems 20
     */
  payees?: PayeeShare[];
  /** By purpose, the largest first. Present if this group was asked for */
  purposes?: PurposeShare[];
}

/**
 * Types that a limit can be set for
 */
export type LimitedType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'merchant_payment' | 'apple_pay_top_up' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'reversal' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'refund' | 'mobile_recharge' | 'transfer' | 'customer_transfer';
/**
 * A day or a calendar month in Riyadh time
 */
export type LimitPeriod = 'daily' | 'monthly';
export interface LimitRange {
  minimum: Money;
  maximum: Money;
}

/**
 * A limit within a day or a calendar month in Riyadh time
 */
export interface Limit {
  /**
     * Null if nothing is set
     * @nullable
     */
  limit: Money | null;
  /** What counts towards it so far */
  used: Money;
  /** Within all limits that apply */
  remaining: Money;
  /** What it can be set to */
  range: LimitRange;
}

export interface LimitPair {
  daily: Limit;
  monthly: Limit;
}

export interface TypeLimits {
  type: LimitedType;
  daily: Limit;
  monthly: Limit;
}

export interface Limits {
  /** For all types together */
  overall: LimitPair;
  /** Every type that a limit can be set for */
  types: TypeLimits[];
  /** The most that one transfer to an IBAN may have. `createTransfer` refuses more with `AMOUNT_OUT_OF_RANGE` */
  instantTransfer: Money;
}

export interface SubWalletList {
  /** Oldest first */
  items: SubWallet[];
  nextCursor: NextCursor | null;
  /** The maximum per account */
  max: number;
}

export interface RenameSubWalletRequest {
  /**
     * 3 to 40 characters after trimming
     * @maxLength 400
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  name: string;
}

export interface MoveRequest {
  /** Leave it out for the main wallet */
  from?: SubWalletId;
  /** Leave it out for the main wallet */
  to?: SubWalletId;
  amount: PositiveMoney;
}

/**
 * The change that a code confirms
 */
export type WalletActionType = 'activate' | 'deactivate' | 'set_limit' | 'create_sub_wallet';
/**
 * Lets money leave the wallet again
 */
export type ActivateActionType = 'activate';
export interface ActivateAction {
  /** Lets money leave the wallet again */
  type: ActivateActionType;
}

/**
 * Stops all money that leaves the wallet
 */
export type DeactivateActionType = 'deactivate';
export interface DeactivateAction {
  /** Stops all money that leaves the wallet */
  type: DeactivateActionType;
}

export interface LimitMoney {
  /**
     * In halalas
     * @minimum 0
     * @maximum 100000000000
     */
  amount: number;
  currency: Currency;
}

/**
 * Sets the limit of a period, overall or of a type, or removes that of a type
 */
export type SetLimitActionType = 'set_limit';
export interface SetLimitAction {
  /** Sets the limit of a period, overall or of a type, or removes that of a type */
  type: SetLimitActionType;
  /** Leave it out for the overall wallet */
  transactionType?: LimitedType;
  period: LimitPeriod;
  /**
     * Within `range` of `getLimits`. With zero, nothing is allowed. Null removes the limit of a type; the overall wallet always has one
     * @nullable
     */
  limit: LimitMoney | null;
}

/**
 * Opens a sub-wallet with this name
 */
export type CreateSubWalletActionType = 'create_sub_wallet';
export interface CreateSubWalletAction {
  /** Opens a sub-wallet with this name */
  type: CreateSubWalletActionType;
  /**
     * 3 to 40 characters after trimming
     * @maxLength 400
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  name: string;
}

export type WalletActionRequest = ActivateAction | DeactivateAction | SetLimitAction | CreateSubWalletAction;

export interface WalletAction {
  /** For `confirmWalletAction` */
  actionId: string;
  type: WalletActionType;
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

/**
 * Always `inactive`
 */
export type WalletDeactivatedStatus = 'inactive';
export interface WalletDeactivated {
  /** Always `inactive` */
  status: WalletDeactivatedStatus;
}

export interface WalletConfirmRequest {
  otp: OtpCode;
}

export interface LimitSet {
  /** Absent for the overall limit */
  transactionType?: LimitedType;
  period: LimitPeriod;
  /**
     * Null if the type has no limit of its own any more
     * @nullable
     */
  limit: Money | null;
}

export interface WalletActionResult {
  /** As in `createWalletAction` */
  actionId: string;
  type: WalletActionType;
  /** Present for `activate` and `deactivate` */
  status?: WalletStatus;
  /** Present for `set_limit` */
  limit?: LimitSet;
  /** Present for `create_sub_wallet` */
  subWallet?: SubWallet;
}

export interface TransactionCategoryList {
  /** Oldest first */
  items: TransactionCategory[];
  nextCursor: NextCursor | null;
  /** The maximum per account */
  max: number;
}

export interface CategoryRule {
  /** For the other operations */
  ruleId: string;
  /** As transactions have it */
  counterparty: string;
  /** Its Arabic name, if it is known */
  counterpartyArabic?: string;
  /** What its new transactions get */
  category: TransactionCategory;
  createdAt: Timestamp;
}

export interface CategoryRuleList {
  /** By the names of the counterparties */
  items: CategoryRule[];
  nextCursor: NextCursor | null;
}

export interface CategoryRuleRequest {
  /**
     * A transaction with the counterparty
     * @minLength 1
     * @maxLength 64
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  referenceId: string;
  /** What its new transactions get */
  categoryId: string;
  /** Whether earlier transactions without a category get it too */
  applyToEarlier: boolean;
}

export interface CreatedCategoryRule {
  /** As it applies from now on */
  rule: CategoryRule;
  /**
     * Of earlier transactions
     * @minimum 0
     */
  applied: number;
}

export interface TransactionCategoryRequest {
  /**
     * 2 to 40 characters after trimming
     * @maxLength 400
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  name: string;
}

/**
 * What the content is
 */
export type ReceiptMediaType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';
export interface Receipt {
  /** As the client chose it */
  receiptId: string;
  /** What the content is */
  mediaType: ReceiptMediaType;
  /** Of the file */
  sizeBytes: number;
  createdAt: Timestamp;
}

export interface ReceiptList {
  /** Oldest first */
  items: Receipt[];
  nextCursor: NextCursor | null;
  /** The maximum per transaction */
  max: number;
}

/**
 * `not_recognised`: the customer did not make it. `not_received`: the money or the goods did not arrive
 */
export type TransactionProblem = 'not_recognised' | 'wrong_amount' | 'not_received' | 'charged_twice' | 'other';
/**
 * Who has written it
 */
export type CaseMessageAuthor = 'customer' | 'staff';
export interface CaseMessage {
  /** Who has written it */
  author: CaseMessageAuthor;
  /** The person of the customer. Absent of the staff, and of what is older than this record */
  writtenBy?: PaymentPerson;
  /** May have line breaks */
  text: string;
  createdAt: Timestamp;
}

/**
 * `open` waits for the staff, `answered` for the customer
 */
export type TransactionCaseState = 'open' | 'answered' | 'closed';
export interface TransactionCase {
  /** For `writeToTransactionCase` and `closeTransactionCase` */
  caseId: string;
  problem: TransactionProblem;
  /** `open` waits for the staff, `answered` for the customer */
  state: TransactionCaseState;
  createdAt: Timestamp;
  /** Oldest first */
  messages: CaseMessage[];
}

export interface TransactionCaseList {
  /** Newest first */
  items: TransactionCase[];
  nextCursor: NextCursor | null;
}

/**
 * May have line breaks
 * @maxLength 2000
 * @pattern ^[^\x00-\x09\x0b-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x09\x0b-\x1f\x7f]*$
 */
export type CaseText = string;

export interface TransactionProblemRequest {
  problem: TransactionProblem;
  text: CaseText;
}

export interface CaseMessageRequest {
  text: CaseText;
}

export interface UpdateTransactionRequest {
  /**
     * May have line breaks
     * @maxLength 500
     * @nullable
     * @pattern ^[^\x00-\x09\x0b-\x1f\x7f]*$
     */
  note?: string | null;
  /**
     * One of `listTransactionCategories`
     * @nullable
     */
  categoryId?: string | null;
}

export interface TransactionList {
  /** Newest first */
  items: Transaction[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
  /** Of a search that has not looked at all transactions: the time of the last one that it looked at. `nextCursor` looks further back. Such a page may have few items, or none. */
  searchedBackTo?: string;
}

export interface SeenRequest {
  referenceId: ReferenceId;
}

/**
 * `authorization`: a merchant has reserved the amount. `deposit`: a security deposit. `review`: a transfer is being checked. `dispute`: a payment is disputed. `transfer`: a transfer is on its way.
 */
export type HoldReason = 'authorization' | 'deposit' | 'review' | 'dispute' | 'transfer';
/**
 * `released` in an event alone: a hold that has ended is not listed
 */
export type HoldStatus = 'on_hold' | 'released';
export interface Hold {
  /** For the postings of the sandbox */
  holdId: string;
  /** The `counterparty` of the transaction */
  name: string;
  /** The `counterpartyArabic` of the transaction */
  nameArabic?: string;
  amount: Money;
  /** `released` in an event alone: a hold that has ended is not listed */
  status: HoldStatus;
  reason: HoldReason;
  transactionRef: ReferenceId;
  heldAt: Timestamp;
  /** The latest time at which the money is available again. For a transfer, when its result is expected */
  expectedRelease: Timestamp;
}

export interface HoldList {
  /** Newest first */
  items: Hold[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
  /** The total of all pages */
  total: Money;
}

/**
 * `closed`: it is over, and nothing in it changes any more
 */
export type StatementMonthState = 'open' | 'closed';
/**
 * SHA-256 of what the document is about. That of the statement of a closed month is the digest of the month
 * @pattern ^[0-9a-f]{64}$
 */
export type DocumentDigest = string;

export interface StatementMonth {
  /**
     * In Riyadh
     * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
     */
  month: string;
  /** Its first day */
  from: Day;
  /** Its last day */
  to: Day;
  /** `closed`: it is over, and nothing in it changes any more */
  state: StatementMonthState;
  openingBalance: Money;
  /** The sum of what came in */
  moneyIn: Money;
  /** The sum of what went out, not negative */
  moneyOut: Money;
  /** The opening balance with what came in and without what went out. Of an open month up to now */
  closingBalance: Money;
  /** How many entries it has */
  entryCount: number;
  /** Of a closed month */
  digest?: DocumentDigest;
}

export interface StatementMonthList {
  /** Newest first */
  items: StatementMonth[];
}

export interface StatementRequest {
  /** The first day */
  from: Day;
  /** The last day, today at most */
  to: Day;
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId;
}

/**
 * What was issued
 */
export type DocumentKind = 'statement' | 'balance_certificate' | 'iban_letter';
export interface CertifiedBalance {
  balance: Money;
  /** Missing for the main wallet */
  subWallet?: SubWalletId;
  /** Of the sub-wallet */
  name?: string;
}

export interface IssuedDocument {
  /** For the files */
  documentId: string;
  kind: DocumentKind;
  /**
     * For `verifyDocument`
     * @pattern ^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$
     */
  code: string;
  /** Where anybody can check the document. Its QR code leads here */
  verifyUrl: string;
  issuedAt: Timestamp;
  /** To whom the account belongs */
  holder: string;
  /** The name in Arabic, if known */
  holderArabic?: string;
  /**
     * Of the whole account. Missing on a statement or certificate that was issued before the bank opened it
     * @pattern ^SA[0-9]{22}$
     */
  iban?: string;
  /** Of a statement of a sub-wallet */
  subWallet?: SubWalletId;
  /** Its name when the statement was issued */
  subWalletName?: string;
  /** Of a statement */
  from?: Day;
  /** Of a statement */
  to?: Day;
  /** Of a statement: whether it was issued before its last day was over */
  isInterim?: boolean;
  /** Of a statement */
  openingBalance?: Money;
  /** Of a statement */
  moneyIn?: Money;
  /** Of a statement, not negative */
  moneyOut?: Money;
  /** Of a statement. On a certificate the sum of the balances */
  closingBalance?: Money;
  /** Of a statement */
  entryCount?: number;
  /** Of a certificate */
  balances?: CertifiedBalance[];
  digest: DocumentDigest;
}

export interface IssuedDocumentList {
  /** The newest 50, newest first */
  items: IssuedDocument[];
  nextCursor: NextCursor | null;
}

export interface DocumentProof {
  kind: DocumentKind;
  /** Enough of the name to compare */
  holder: string;
  /** The same in Arabic */
  holderArabic?: string;
  /**
     * The last digits of the IBAN
     * @pattern ^[0-9]{4}$
     */
  ibanLastFour?: string;
  from?: Day;
  to?: Day;
  /** Of a statement: whether it was issued before its last day was over */
  isInterim?: boolean;
  closingBalance?: Money;
  issuedAt: Timestamp;
  /**
     * The first characters of the digest
     * @pattern ^[0-9a-f]{16}$
     */
  digestStart: string;
}

export interface AddBeneficiaryRequest {
  /**
     * Of the person or company, as their bank knows it. Letters of Latin or Arabic script, digits and punctuation
     * @minLength 2
     * @maxLength 140
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  name: string;
  /**
     * With or without spaces
     * @minLength 1
     * @maxLength 64
     */
  iban: string;
  /**
     * The national ID, Iqama, CR number or unified number of the payee, ten digits. The IBAN is compared with it
     * @minLength 10
     * @maxLength 20
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  identifier?: string;
  /**
     * For the owner of the account alone
     * @minLength 1
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  nickname?: string;
}

export interface BeneficiaryCode {
  /** For `confirmBeneficiary` */
  beneficiaryId: string;
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ConfirmBeneficiaryRequest {
  otp: OtpCode;
}

/**
 * `unconfirmed` until the code is entered, `checking` until the payee check has answered. `mismatch`, `suspended` and `removed` receive no money
 */
export type BeneficiaryState = 'unconfirmed' | 'checking' | 'mismatch' | 'cooling_off' | 'active' | 'suspended' | 'removed';
/**
 * Why a state began. `replaced`: the same IBAN was added again. `expired`: the code was not entered in time. `not_checked`: there is no identifier to compare with, or the banks did not answer for a day. `account_closed`: the account of the customer was closed
 */
export type BeneficiaryCause = 'added' | 'confirmed' | 'match' | 'mismatch' | 'not_checked' | 'cooling_off_over' | 'removed_by_customer' | 'replaced' | 'expired' | 'suspended_by_staff' | 'resumed_by_staff' | 'account_closed';
/**
 * Whether the IBAN belongs to the identifier. `not_checked` without one, or if the banks did not answer for a day
 */
export type BeneficiaryPayeeCheck = 'waiting' | 'match' | 'mismatch' | 'not_checked';
/**
 * While the state is `cooling_off`
 */
export interface CoolingOff {
  endsAt: Timestamp;
  /** What transfers until then may add up to */
  cap: Money;
}

export interface BeneficiaryStep {
  state: BeneficiaryState;
  cause: BeneficiaryCause;
  at: Timestamp;
  people?: StepPeople;
}

export interface Beneficiary {
  /** For transfers to it */
  beneficiaryId: string;
  /** As it was entered */
  name: string;
  /** For the owner of the account alone */
  nickname?: string;
  iban: Iban;
  /**
     * The two digits of the IBAN that name the bank
     * @pattern ^[0-9]{2}$
     */
  bankCode: string;
  /** Left out where the code is not known */
  bankName?: string;
  /** The same in Arabic */
  bankNameArabic?: string;
  /**
     * Left out without an identifier
     * @pattern ^[0-9]{4}$
     */
  identifierLastDigits?: string;
  state: BeneficiaryState;
  cause: BeneficiaryCause;
  /** When the state began */
  since: Timestamp;
  /** Whether the IBAN belongs to the identifier. `not_checked` without one, or if the banks did not answer for a day */
  payeeCheck: BeneficiaryPayeeCheck;
  coolingOff?: CoolingOff;
  createdAt: Timestamp;
  /** Every state, oldest first */
  history: BeneficiaryStep[];
}

export interface BeneficiaryList {
  /** Newest first */
  items: Beneficiary[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
}

export type RoleOrScopeMissingErrorCode = 'SCOPE_MISSING' | 'ROLE_REQUIRED';
export type RoleOrScopeMissingError = Error & {
  code?: RoleOrScopeMissingErrorCode;
};

export interface TopUpMoney {
  /**
     * In halalas: from 10.00 to 20,000.00 SAR
     * @minimum 1000
     * @maximum 2000000
     */
  amount: number;
  currency: Currency;
}

export interface TopUpRequest {
  /** What the card is charged and the wallet receives */
  amount: TopUpMoney;
  /** Where the money goes. Leave it out for the main wallet. If it is closed meanwhile, the money goes to the main wallet */
  subWallet?: SubWalletId;
}

export interface TopUpPayment {
  /**
     * A test card of the sandbox, or a token of the card provider
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]+$
     */
  cardToken: string;
}

/**
 * Why it is in this state. Of `failed`: `declined`, `insufficient_funds`, `three_ds_failed`, `abandoned`, `other`, and `payment_differs`, where the provider took a different amount: our staff looks at it. `over_maximum` is paid, but the wallet may not hold it: our staff looks at it. `account_closed`: the same, for an account that was closed meanwhile. `paid_after_end`: the same, for a top-up that had failed or expired when the card was charged. Once our staff has credited it, it is `credited`. `payment_returned`: it failed or expired, the card was charged all the same, and the whole payment went back to the card.
 */
export type TopUpCause = 'requested' | 'card_sent' | 'credited' | 'over_maximum' | 'account_closed' | 'paid_after_end' | 'settled' | 'declined' | 'insufficient_funds' | 'three_ds_failed' | 'abandoned' | 'other' | 'payment_differs' | 'payment_returned' | 'not_paid_in_time' | 'refunded' | 'disputed';
export interface TopUpStep {
  state: TopUpState;
  cause: TopUpCause;
  at: Timestamp;
}

/**
 * `hosted` in live mode, `test_cards` in the sandbox
 */
export type CardFormKind = 'hosted' | 'test_cards';
/**
 * Where the card is entered. `hosted`: open `url` in the browser, with `?language=ar` for Arabic. The page has the form of the card provider and returns to the page of the top-up. The link is valid for 15 minutes, `getTopUp` returns a new one. `test_cards`: the sandbox has test cards for `payTopUp` in place of a form
 */
export interface CardForm {
  /** `hosted` in live mode, `test_cards` in the sandbox */
  kind: CardFormKind;
  /** Of the page. Present if `hosted` */
  url?: string;
}

export interface TopUp {
  /** For `payTopUp` and `getTopUp` */
  topUpId: string;
  amount: Money;
  /** Where the money goes. Absent for the main wallet */
  subWallet?: SubWalletId;
  state: TopUpState;
  cause: TopUpCause;
  createdAt: Timestamp;
  /** Present while a card can be entered */
  cardForm?: CardForm;
  /** Where the person confirms the payment. Present while it is awaited */
  threeDsUrl?: string;
  /** Of the transaction that brought the money into the wallet */
  referenceId?: ReferenceId;
  /** Oldest first */
  history: TopUpStep[];
}

export interface TopUpList {
  /** Newest first */
  items: TopUp[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
  /** What may be topped up by card now. The maximum is below the minimum when the wallet is full */
  amountRange: LimitRange;
  /** What is left until the wallet holds as much as it may. Null if nothing limits it */
  remaining: Money | null;
}

/**
 * `being_opened`: there is no IBAN yet. Ask again later
 */
export type BankDetailsStatus = 'open' | 'being_opened';
export interface BankDetails {
  /** `being_opened`: there is no IBAN yet. Ask again later */
  status: BankDetailsStatus;
  /**
     * Present once it is open
     * @pattern ^SA[0-9]{22}$
     */
  iban?: string;
  /** The bank of the IBAN */
  bankName?: string;
  /** The same in Arabic */
  bankNameArabic?: string;
  /** The name that the payer enters beside the IBAN */
  beneficiaryName: string;
}

export type TransferRefusedErrorCode = 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';
export type TransferRefusedError = Error & {
  code?: TransferRefusedErrorCode;
};

export interface FindRecipientRequest {
  /**
     * A phone number, a CR number or a unified number
     * @minLength 1
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  identifier: string;
}

export interface Recipient {
  /** Names the customer in `createTransfer` */
  recipientToken: string;
  /** The business. Found by its phone: masked, with its owner, enough to recognise whom one knows. Found by its CR or unified number: as in the commercial registry */
  name: string;
  /** The same in Arabic, if known */
  nameArabic?: string;
  /**
     * The last four digits of the CR number, to compare with an invoice or a contract
     * @pattern ^[0-9]{4}$
     */
  crEnding?: string;
  /** When the token expires */
  expiresAt: Timestamp;
}

/**
 * `first_payment` to this payee. `name_not_checked`: nobody has checked whether the IBAN belongs to the name. `unusual_amount`: far more than this account usually sends.
 */
export type TransferWarning = 'first_payment' | 'name_not_checked' | 'unusual_amount';
/**
 * To another Plink customer
 */
export type ToCustomerKind = 'customer';
export interface ToCustomer {
  /** To another Plink customer */
  kind: ToCustomerKind;
  /**
     * Of `findRecipient`
     * @minLength 1
     * @maxLength 500
     * @pattern ^[A-Za-z0-9_-]+$
     */
  recipientToken: string;
}

/**
 * To the IBAN of a beneficiary
 */
export type ToBeneficiaryKind = 'beneficiary';
export interface ToBeneficiary {
  /** To the IBAN of a beneficiary */
  kind: ToBeneficiaryKind;
  /** Of a beneficiary whose state is `active` or `cooling_off` */
  beneficiaryId: string;
}

export type TransferDestination = ToCustomer | ToBeneficiary;

export interface CreateTransferRequest {
  /** Who is paid */
  destination: TransferDestination;
  amount: PositiveMoney;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId;
  /** Leave it out to pay now */
  schedule?: TransferPlan;
}

export interface SendTransferRequest {
  /** One of the key's own */
  beneficiaryId: string;
  amount: PositiveMoney;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId;
}

/**
 * A transfer with `schedule` takes nothing now, so its review does not say what would be left.
 */
export interface TransferReview {
  /** In the source now */
  available: Money;
  /** Available in the source after it */
  balanceAfter?: Money;
  /** What the limits leave of the day after it */
  remainingToday?: Money;
  /** What the limits leave of the month after it */
  remainingThisMonth?: Money;
  /** What the payer should look at. None of them keeps the transfer from being confirmed */
  warnings: TransferWarning[];
}

export interface TransferDraft {
  /** As it will be carried out */
  transfer: Transfer;
  review: TransferReview;
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ConfirmTransferRequest {
  otp: OtpCode;
}

export interface TransferList {
  /** Newest first */
  items: Transfer[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
  /** Of a search that has not looked at all transfers: the time of the last one that it looked at. `nextCursor` looks further back. Such a page may have few items, or none. */
  searchedBackTo?: string;
}

/**
 * `ended`: it has run for the last time
 */
export type TransferScheduleState = 'active' | 'cancelled' | 'ended';
export interface UpcomingTransferRun {
  on: Day;
  /** Nothing is paid on this day */
  isSkipped: boolean;
}

export interface WaitingScheduleChange {
  /** The change */
  transferId: string;
  /** For `getApproval` */
  approvalId: string;
}

export interface TransferRun {
  /** The transfer of this run */
  transferId: string;
  state: TransferState;
  cause: TransferCause;
  on: Day;
}

export interface TransferSchedule {
  /** For `changeTransferSchedule`, `skipTransferRun` and `cancelTransferSchedule` */
  scheduleId: string;
  /** `ended`: it has run for the last time */
  state: TransferScheduleState;
  /** The transfer that was confirmed, or the last change of it. Its terms are in force */
  transferId: string;
  destination: TransferParty;
  amount: Money;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  startsOn: Day;
  repeats: TransferRepetition;
  /** No run is later */
  endsOn?: Day;
  /** How many runs there are from `startsOn` on, skipped ones included */
  paymentCount?: number;
  /** How many are still to be paid, without skipped ones. Absent if it goes on until it is cancelled */
  paymentsLeft?: number;
  /** The next day that is paid. Absent if there is none */
  nextRunOn?: Day;
  /** The next runs, six at most. Empty unless it is active */
  upcoming: UpcomingTransferRun[];
  /** A change that others must approve. The present terms are in force until then */
  waitingChange?: WaitingScheduleChange;
  /** Once it has run */
  lastRun?: TransferRun;
  createdAt: Timestamp;
  /** Absent of what a program prepared, and of what is older than members */
  madeBy?: PaymentPerson;
  /** The name of the API key that prepared it. Absent if a person prepared it */
  apiKeyName?: string;
  /** Once somebody has cancelled it. Absent of what is older than this record */
  cancelledBy?: PaymentPerson;
}

export interface ChangeTransferScheduleRequest {
  /** The `transferId` of the schedule, whose terms were shown */
  transferId: string;
  amount: PositiveMoney;
  purpose: TransferPurpose;
  /** Leave it out for none */
  note?: TransferNote;
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId;
  /** `startsOn` is the next run, and nothing is paid before it. The present one with the present `repeats` keeps the days */
  schedule: TransferPlan;
}

export interface SkipTransferRunRequest {
  /** One of `upcoming` */
  on: Day;
}

export interface TransferScheduleList {
  /** Newest first */
  items: TransferSchedule[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
}

export interface ReadTransferFileRequest {
  /**
     * The bytes of the file in base64
     * @minLength 4
     * @maxLength 1400000
     * @pattern ^[A-Za-z0-9+/]+={0,2}$
     */
  content: string;
}

/**
 * As the content says
 */
export type TransferFileFormat = 'csv' | 'xlsx' | 'wps';
/**
 * The texts of a row as they stand in the file
 */
export interface TransferFileRow {
  /**
     * The row of the file as a spreadsheet shows it
     * @minimum 1
     */
  line: number;
  /** The IBAN of the payee */
  iban: string;
  /** The amount in riyals */
  amount: string;
  /** A code or name of a purpose */
  purpose: string;
  /** Empty if there is none */
  note: string;
  /** The name of the beneficiary with this IBAN, if there is one */
  payee?: string;
}

export interface TransferFile {
  /** As the content says */
  format: TransferFileFormat;
  /**
     * In the order of the file
     * @maxItems 1000
     */
  rows: TransferFileRow[];
  /**
     * All of them. None if `createTransferBatch` takes the rows
     * @maxItems 4000
     */
  problems: TransferRowProblem[];
}

export interface CreateTransferBatchRequest {
  /**
     * The text of the file
     * @minLength 1
     * @maxLength 300000
     */
  csv: string;
  /**
     * To find it again
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  fileName?: string;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  /** A confirmed batch of the same rows, which are to be sent once more */
  repeatOf?: string;
}

/**
 * `draft` waits for its code. `sending`: confirmed, its rows become transfers. `sent`: all of them are. `cancelled` by the customer, by a newer draft or with the account. `expired`: nobody confirmed or approved it. `awaiting_approval`: confirmed by its maker, and others must approve it. `declined` by one of them
 */
export type TransferBatchState = 'draft' | 'sending' | 'sent' | 'cancelled' | 'expired' | 'awaiting_approval' | 'declined';
export interface TransferBatch {
  /** For the other operations */
  batchId: string;
  state: TransferBatchState;
  /** As it was sent */
  fileName?: string;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  total: Money;
  /**
     * Of rows
     * @minimum 1
     * @maximum 1000
     */
  count: number;
  /**
     * Rows that became transfers, refused ones included
     * @minimum 0
     */
  sent: number;
  /**
     * Transfers that Plink refused
     * @minimum 0
     */
  refused: number;
  /** Absent of what is older than members */
  madeBy?: PaymentPerson;
  createdAt: Timestamp;
  /** Once it is confirmed */
  confirmedAt?: Timestamp;
}

export interface TransferBatchRow {
  /**
     * The row of the file as a spreadsheet shows it
     * @minimum 1
     */
  line: number;
  destination: TransferParty;
  amount: Money;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** Once it is a transfer */
  transferId?: string;
  /** Of the transfer */
  state?: TransferState;
  /** Of the state */
  cause?: TransferCause;
}

export interface TransferBatchDetails {
  /** What was confirmed or is to be */
  batch: TransferBatch;
  /**
     * In the order of the file. None of a batch that was cancelled or has expired
     * @maxItems 1000
     */
  rows: TransferBatchRow[];
}

export interface TransferBatchList {
  /** Newest first */
  items: TransferBatch[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
}

export interface TransferBatchCode {
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export type BillerUnavailableErrorCode = 'BILLER_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
export type BillerUnavailableError = Error & {
  code?: BillerUnavailableErrorCode;
};

export type BillNotPayableErrorCode = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'BILL_ALREADY_PAID' | 'BILL_PAYMENT_UNDER_WAY' | 'IDEMPOTENCY_IN_FLIGHT';
export type BillNotPayableError = Error & {
  code?: BillNotPayableErrorCode;
};

/**
 * The kind of a biller
 */
export type BillerCategory = 'telecom' | 'utilities' | 'government' | 'insurance' | 'finance' | 'transport';
/**
 * What customers of the biller know the `account` as: an account number, a phone number, a national ID or CR number, or the number of an invoice
 */
export type BillerAccountKind = 'account' | 'phone' | 'id' | 'invoice';
export interface Biller {
  billerCode: BillerCode;
  /** In English */
  name: string;
  /** The same in Arabic */
  nameArabic: string;
  category: BillerCategory;
  /** What customers of the biller know the `account` as: an account number, a phone number, a national ID or CR number, or the number of an invoice */
  accountKind: BillerAccountKind;
  /** Whether its bills are `government_bill_payment` */
  isGovernment: boolean;
}

export interface BillerList {
  /** By English name */
  items: Biller[];
}

export interface BillInquiry {
  billerCode: BillerCode;
  account: BillAccount;
}

export interface Bill {
  billerCode: BillerCode;
  account: BillAccount;
  /** The biller's own number of the bill */
  billNumber: string;
  /** What is left to pay */
  amount: Money;
  /** The least that may be paid. As much as `amount` where the biller takes no part of it */
  minimum: Money;
  /** In Riyadh */
  dueOn: string;
  /** Whether that day is over */
  isOverdue: boolean;
}

export interface BillToPay {
  billerCode: BillerCode;
  account: BillAccount;
  amount: PositiveMoney;
}

export interface PayBillsRequest {
  /**
     * Each account of a biller once
     * @minItems 1
     * @maxItems 10
     */
  bills: BillToPay[];
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId;
}

/**
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the biller. `unknown`: there is no answer, and it is being cleared up. `submitted`: SADAD has it. `paid`. `cancelled` before it was submitted. `refused` by SADAD or the biller. `failed`: it could not be paid. `expired`: a draft without its code, or what nobody approved in time. `awaiting_approval`: confirmed by its maker, and others must approve it. `declined` by one of them.
 */
export type BillPaymentState = 'draft' | 'held' | 'submitting' | 'unknown' | 'submitted' | 'paid' | 'cancelled' | 'refused' | 'failed' | 'expired' | 'awaiting_approval' | 'declined';
export interface BillPaymentStep {
  state: BillPaymentState;
  /** As of transfers, with SADAD in place of the bank */
  cause: TransferCause;
  at: Timestamp;
  people?: StepPeople;
}

export interface BillPayment {
  /** For `getBillPayment` */
  billPaymentId: string;
  /** What was confirmed with the same code */
  billOrderId: string;
  /** The number of the payment for people, from the draft on, which its transaction gets. Absent of earlier payments without a transaction */
  referenceId?: ReferenceId;
  state: BillPaymentState;
  /** As of transfers, with SADAD in place of the bank */
  cause: TransferCause;
  billerCode: BillerCode;
  /** The name of the biller, in English */
  billerName: string;
  /** The same in Arabic */
  billerNameArabic: string;
  /** Whether it is a `government_bill_payment` */
  isGovernment: boolean;
  account: BillAccount;
  /** The biller's own number of the bill */
  billNumber: string;
  amount: Money;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  createdAt: Timestamp;
  /** Absent until it is confirmed */
  confirmedAt?: Timestamp;
  /** The transaction that took the money */
  transactionRef?: ReferenceId;
  /** Why it was refused or failed, in the words of SADAD */
  failureReason?: string;
  /** Absent of what is older than members */
  madeBy?: PaymentPerson;
  /** Each step, the oldest first */
  history: BillPaymentStep[];
}

export interface BillOrder {
  /** What the code confirmed */
  billOrderId: string;
  /** In the order of the request */
  payments: BillPayment[];
  /** Of all payments */
  total: Money;
}

export interface BillOrderDraft {
  /** For `confirmBillPayments` */
  billOrderId: string;
  /** As they will be carried out */
  payments: BillPayment[];
  /** Of all payments */
  total: Money;
  /** What the whole order would leave */
  review: TransferReview;
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ConfirmBillPaymentsRequest {
  otp: OtpCode;
}

export interface BillPaymentList {
  /** Newest first */
  items: BillPayment[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
}

/**
 * For the owner of the account alone
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type SavedBillName = string;

export interface SaveBillRequest {
  billerCode: BillerCode;
  account: BillAccount;
  name: SavedBillName;
  /** Whether to tell by message when a bill is due */
  remind: boolean;
}

export interface ChangeSavedBillRequest {
  name?: SavedBillName;
  /** Whether to tell by message when a bill is due */
  remind?: boolean;
}

export interface SavedBill {
  /** For `changeSavedBill` and `removeSavedBill` */
  savedBillId: string;
  billerCode: BillerCode;
  /** The name of the biller, in English */
  billerName: string;
  /** The same in Arabic */
  billerNameArabic: string;
  account: BillAccount;
  name: SavedBillName;
  /** Whether a message tells when a bill is due */
  remind: boolean;
  createdAt: Timestamp;
}

export interface SavedBillList {
  /** By name */
  items: SavedBill[];
}

/**
 * The same in the list and in each delivery, which has it in `webhook-id`
 */
export type EventId = string;

/**
 * What has happened. Ignore types that you do not know.
 * - `transaction.posted`: money came into the wallet, left it, or moved between it and a sub-wallet.
 * - `transfer.…`, `bill.…` (the payment of a bill), `top_up.…` and `beneficiary.…`: it was created, or its state is now the one that the type names.
 * - `hold.released`: the money of a hold is available again.
 * - `wallet.…`: its status, or a limit. `api_key.…`: what became of a key.
 * - `webhook_endpoint.disabled`: its deliveries had failed for three days. `ping`: a test, of `testWebhookEndpoint`.
 */
export type EventType = 'transaction.posted' | 'transfer.created' | 'transfer.scheduled' | 'transfer.held' | 'transfer.submitted' | 'transfer.pending' | 'transfer.paid' | 'transfer.returned' | 'transfer.cancelled' | 'transfer.refused' | 'transfer.failed' | 'transfer.awaiting_approval' | 'transfer.declined' | 'transfer.expired' | 'bill.created' | 'bill.held' | 'bill.submitted' | 'bill.paid' | 'bill.cancelled' | 'bill.refused' | 'bill.failed' | 'bill.awaiting_approval' | 'bill.declined' | 'bill.expired' | 'top_up.created' | 'top_up.paid' | 'top_up.settled' | 'top_up.failed' | 'top_up.expired' | 'top_up.refunded' | 'top_up.disputed' | 'beneficiary.created' | 'beneficiary.mismatch' | 'beneficiary.cooling_off' | 'beneficiary.active' | 'beneficiary.suspended' | 'beneficiary.removed' | 'hold.released' | 'wallet.activated' | 'wallet.deactivated' | 'wallet.frozen' | 'wallet.unfrozen' | 'wallet.limit_set' | 'api_key.created' | 'api_key.rolled' | 'api_key.revoked' | 'webhook_endpoint.disabled' | 'ping';
/**
 * The transaction is successful
 */
export type TransactionEventType = 'transaction.posted';
/**
 * What it is about
 */
export type TransactionEventData = {
  /** As it was then */
  object: Transaction;
};

export interface TransactionEvent {
  eventId: EventId;
  /** The transaction is successful */
  type: TransactionEventType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: TransactionEventData;
}

/**
 * Prepared, or in a new state
 */
export type TransferEventType = 'transfer.created' | 'transfer.scheduled' | 'transfer.held' | 'transfer.submitted' | 'transfer.pending' | 'transfer.paid' | 'transfer.returned' | 'transfer.cancelled' | 'transfer.refused' | 'transfer.failed' | 'transfer.expired' | 'transfer.awaiting_approval' | 'transfer.declined';
/**
 * What it is about
 */
export type TransferEventData = {
  /** As it was then */
  object: Transfer;
};

export interface TransferEvent {
  eventId: EventId;
  /** Prepared, or in a new state */
  type: TransferEventType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: TransferEventData;
}

/**
 * Prepared, or in a new state
 */
export type BillEventType = 'bill.created' | 'bill.held' | 'bill.submitted' | 'bill.paid' | 'bill.cancelled' | 'bill.refused' | 'bill.failed' | 'bill.awaiting_approval' | 'bill.declined' | 'bill.expired';
/**
 * What it is about
 */
export type BillEventData = {
  /** As it was then */
  object: BillPayment;
};

export interface BillEvent {
  eventId: EventId;
  /** Prepared, or in a new state */
  type: BillEventType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: BillEventData;
}

/**
 * Started, or in a new state
 */
export type TopUpEventType = 'top_up.created' | 'top_up.paid' | 'top_up.settled' | 'top_up.failed' | 'top_up.expired' | 'top_up.refunded' | 'top_up.disputed';
/**
 * What it is about
 */
export type TopUpEventData = {
  /** As it was then */
  object: TopUp;
};

export interface TopUpEvent {
  eventId: EventId;
  /** Started, or in a new state */
  type: TopUpEventType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: TopUpEventData;
}

/**
 * Added, or in a new state
 */
export type BeneficiaryEventType = 'beneficiary.created' | 'beneficiary.mismatch' | 'beneficiary.cooling_off' | 'beneficiary.active' | 'beneficiary.suspended' | 'beneficiary.removed';
/**
 * What it is about
 */
export type BeneficiaryEventData = {
  /** As it was then */
  object: Beneficiary;
};

export interface BeneficiaryEvent {
  eventId: EventId;
  /** Added, or in a new state */
  type: BeneficiaryEventType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: BeneficiaryEventData;
}

/**
 * Its time was over, or the transfer did not take place
 */
export type HoldEventType = 'hold.released';
/**
 * What it is about
 */
export type HoldEventData = {
  /** As it was then */
  object: Hold;
};

export interface HoldEvent {
  eventId: EventId;
  /** Its time was over, or the transfer did not take place */
  type: HoldEventType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: HoldEventData;
}

/**
 * What the owner or Plink did
 */
export type WalletEventOfStatusType = 'wallet.activated' | 'wallet.deactivated' | 'wallet.frozen' | 'wallet.unfrozen';
/**
 * What `getWallet` says of the status
 */
export interface WalletState {
  status: WalletStatus;
  frozen?: WalletFrozen;
}

/**
 * What it is about
 */
export type WalletEventOfStatusData = {
  /** As it was then */
  object: WalletState;
};

export interface WalletEventOfStatus {
  eventId: EventId;
  /** What the owner or Plink did */
  type: WalletEventOfStatusType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: WalletEventOfStatusData;
}

/**
 * The owner has set or removed a limit
 */
export type LimitEventType = 'wallet.limit_set';
/**
 * What it is about
 */
export type LimitEventData = {
  /** As it was then */
  object: LimitSet;
};

export interface LimitEvent {
  eventId: EventId;
  /** The owner has set or removed a limit */
  type: LimitEventType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: LimitEventData;
}

/**
 * A rolled key: the new one
 */
export type ApiKeyEventType = 'api_key.created' | 'api_key.rolled' | 'api_key.revoked';
/**
 * What it is about
 */
export type ApiKeyEventData = {
  /** As it was then */
  object: ApiKey;
};

export interface ApiKeyEvent {
  eventId: EventId;
  /** A rolled key: the new one */
  type: ApiKeyEventType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: ApiKeyEventData;
}

/**
 * It was disabled, or tested
 */
export type WebhookEndpointEventType = 'webhook_endpoint.disabled' | 'ping';
/**
 * Where events are sent to: `https`, on the internet. Also `http` to `localhost` or `127.0.0.1` in a sandbox that only its own machine reaches. Without a user name, and not
 * followed to another URL
 * @maxLength 500
 * @pattern ^https?://[^\s\x00-\x1f\x7f#@]+$
 */
export type WebhookUrl = string;

/**
 * What it receives. Left out for every type, also those that come later
 * @minItems 1
 * @maxItems 100
 */
export type ChosenEventTypes = EventType[];

/**
 * Whether events are sent to it. `unconfirmed` until the code of its owner: it is not listed
 */
export type WebhookEndpointState = 'enabled' | 'disabled' | 'unconfirmed';
/**
 * `owner`, or `failing`: all its deliveries had failed for three days
 */
export type WebhookEndpointDisabledCause = 'owner' | 'failing';
export interface WebhookEndpoint {
  /** For the other operations */
  webhookEndpointId: string;
  url: WebhookUrl;
  eventTypes?: ChosenEventTypes;
  /** Whether events are sent to it. `unconfirmed` until the code of its owner: it is not listed */
  state: WebhookEndpointState;
  /** `owner`, or `failing`: all its deliveries had failed for three days */
  disabledCause?: WebhookEndpointDisabledCause;
  /** Since when each delivery has failed. Left out after one that has not */
  failingSince?: Timestamp;
  /** After `rollWebhookSecret`: until when deliveries are signed with the old secret, too */
  oldSecretEndsAt?: Timestamp;
  createdAt: Timestamp;
}

/**
 * What it is about
 */
export type WebhookEndpointEventData = {
  /** As it was then */
  object: WebhookEndpoint;
};

export interface WebhookEndpointEvent {
  eventId: EventId;
  /** It was disabled, or tested */
  type: WebhookEndpointEventType;
  /** When it happened */
  createdAt: Timestamp;
  /** What it is about */
  data: WebhookEndpointEventData;
}

export type Event = TransactionEvent | TransferEvent | BillEvent | TopUpEvent | BeneficiaryEvent | HoldEvent | WalletEventOfStatus | LimitEvent | ApiKeyEvent | WebhookEndpointEvent;

export interface EventList {
  /** Newest first */
  items: Event[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
}

export interface ApprovalRule {
  /** The least amount that it is for */
  from: PositiveMoney;
  /**
     * How many others must approve
     * @minimum 1
     * @maximum 2
     */
  approvals: number;
}

/**
 * For an amount, the rule with the highest `from` that it reaches counts. Without one, nobody has to approve
 * @maxItems 5
 */
export type ApprovalRuleList = ApprovalRule[];

/**
 * Who approves what somebody makes
 */
export interface ApprovalRuleByPerson {
  /** The least amount that it is for */
  from: PositiveMoney;
  /** An owner or maker */
  maker: PaymentPerson;
  /** Another person, an owner or approver */
  approver: PaymentPerson;
}

export interface NewApprovalRuleByPerson {
  /** The least amount that it is for */
  from: PositiveMoney;
  /** The `userId` of an owner or maker of the business */
  makerId: string;
  /** The `userId` of another owner or approver of the business */
  approverId: string;
}

/**
 * For a payment, the rule of its maker with the highest `from` that it reaches counts. The approver of the rule must be among those who approve it, also where `rules` need nobody. Leave it out to keep the present ones
 * @maxItems 20
 */
export type NewApprovalRuleByPersonList = NewApprovalRuleByPerson[];

export interface ApprovalRules {
  rules: ApprovalRuleList;
  /** By maker, the lowest first */
  byPerson: ApprovalRuleByPerson[];
  /**
     * Owners and approvers of the business, the caller included
     * @minimum 1
     */
  approvers: number;
}

export interface SendApprovalRulesCodeRequest {
  rules: ApprovalRuleList;
  byPerson?: NewApprovalRuleByPersonList;
}

export interface SetApprovalRulesRequest {
  rules: ApprovalRuleList;
  byPerson?: NewApprovalRuleByPersonList;
  otp: OtpCode;
}

/**
 * `waiting` for approvals. `approved` and carried out. `declined` by one of the others. `cancelled` by its maker, an owner or with the account. `expired`: nobody decided in time
 */
export type ApprovalState = 'waiting' | 'approved' | 'declined' | 'cancelled' | 'expired';
/**
 * Of all that is approved: payer, payee, amount, purpose, note, plan. It changes with any of them, and with the number of approvals that are needed
 * @pattern ^[0-9a-f]{64}$
 */
export type ApprovalDigest = string;

export interface GivenApproval {
  by: PaymentPerson;
  at: Timestamp;
  /** It was for earlier values, or by somebody who may not approve any more */
  isVoid: boolean;
}

/**
 * What is paid
 */
export type ApprovalKind = 'transfer' | 'bills' | 'batch';
/**
 * Its maker reads it
 * @minLength 1
 * @maxLength 140
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type DeclineReason = string;

/**
 * A payment that others must approve
 */
export interface Approval {
  /** For the other operations */
  approvalId: string;
  state: ApprovalState;
  /** What is paid */
  kind: ApprovalKind;
  /** Of the whole payment */
  amount: Money;
  /** Who confirmed it */
  madeBy: PaymentPerson;
  createdAt: Timestamp;
  /** While it waits */
  expiresAt?: Timestamp;
  /** Once it does not wait */
  decidedAt?: Timestamp;
  /** Who declined or cancelled it */
  decidedBy?: PaymentPerson;
  reason?: DeclineReason;
  /**
     * By how many others
     * @minimum 1
     * @maximum 2
     */
  approvalsNeeded: number;
  /** By a rule about people. Must be among those who approve it */
  requiredApprover?: PaymentPerson;
  /** The oldest first */
  approvals: GivenApproval[];
  digest: ApprovalDigest;
  /** Whether the caller may approve or decline it now */
  mayApprove: boolean;
  /** Whether the caller may cancel it now */
  mayChange: boolean;
  /** Of a `transfer` */
  transfer?: Transfer;
  /** Of `bills` */
  bills?: BillPayment[];
  /** Of a `batch`, whose rows `getTransferBatch` returns */
  batch?: TransferBatch;
}

export interface ApprovalList {
  /** Newest first */
  items: Approval[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
}

export interface WaitingApprovals {
  /**
     * How many the caller may approve now
     * @minimum 0
     */
  waiting: number;
}

export interface SendApprovalCodeRequest {
  digest: ApprovalDigest;
}

export interface ApprovePaymentRequest {
  digest: ApprovalDigest;
  otp: OtpCode;
}

export interface DeclinePaymentRequest {
  reason: DeclineReason;
}

/**
 * What is absent stays
 */
export interface ChangePaymentRequest {
  amount?: PositiveMoney;
  purpose?: TransferPurpose;
  note?: TransferNote;
}

/**
 * `money_in`: money came. `money_out`: money left, transfers, beneficiaries. `developers`: webhooks. `security`: sign-in, codes, keys, and what may be done with the account
 */
export type NotificationGroup = 'money_in' | 'money_out' | 'developers' | 'security';
/**
 * What it tells of. Ignore kinds that you do not know.
 * - `money_received`, `money_sent`: a transaction, unless a transfer tells of it.
 * - `transfer_…`: its new state. `scheduled_transfer_refused`: a run of a schedule that was not carried out.
 * - `beneficiary_added`: it was confirmed, and waits for its cooling-off. `beneficiary_…`: its new state.
 * - `wallet_…`: its new status, or a limit. `api_key_…`: what became of a key. `webhook_endpoint_set`: events now go to its host.
 * - `sign_in_call_…`: whether we call at each sign-in. `sms_off`: SMS about a group were turned off. `review_decided`: compliance has decided about the sign-up.
 * - `phone_change…`, `email_…`: what became of a change of the mobile number or the email.
 * - `approval_waiting`: a payment waits for your approval. Other `approval_…`: what became of yours. `approval_rules_set`: an owner has changed the rules of approval.
 * - `member_…`: what became of a member of the team, for its owners.
 * - `document_requested`: our staff ask for a document of the business, for its owners.
 */
export type NotificationKind = 'money_received' | 'money_sent' | 'transfer_paid' | 'transfer_pending' | 'transfer_returned' | 'transfer_refused' | 'transfer_failed' | 'transfer_cancelled' | 'scheduled_transfer_refused' | 'beneficiary_added' | 'beneficiary_active' | 'beneficiary_mismatch' | 'beneficiary_suspended' | 'webhook_endpoint_set' | 'webhook_endpoint_disabled' | 'new_device' | 'sign_in_locked' | 'account_unlocked' | 'password_changed' | 'sign_in_call_on' | 'sign_in_call_off' | 'sms_off' | 'wallet_activated' | 'wallet_deactivated' | 'wallet_frozen' | 'wallet_unfrozen' | 'wallet_limit_set' | 'api_key_created' | 'api_key_rolled' | 'api_key_revoked' | 'review_decided' | 'phone_change_asked' | 'phone_changed' | 'phone_change_cancelled' | 'phone_change_failed' | 'email_change_asked' | 'email_changed' | 'email_removed' | 'approval_waiting' | 'approval_approved' | 'approval_declined' | 'approval_cancelled' | 'approval_expired' | 'approval_rules_set' | 'member_joined' | 'member_role_changed' | 'member_removed' | 'member_left' | 'document_requested';
/**
 * How many bills or transfers it is together. Absent of one. `name` is the biller of the first bill, or the name of the file, if it has one
 * @minimum 2
 */
export type PaymentCount = number;

export interface Notification {
  /** For `markNotificationRead` and `markNotificationsRead` */
  notificationId: string;
  kind: NotificationKind;
  group: NotificationGroup;
  createdAt: Timestamp;
  /** Absent while it is unread */
  readAt?: Timestamp;
  /** Of a transaction or transfer */
  amount?: Money;
  /** Of the payer or payee, the beneficiary, the API key or the member; the host of a webhook endpoint; the platform of a device */
  name?: string;
  /** The same in Arabic, if known */
  nameArabic?: string;
  transactionType?: TransactionType;
  /** The transaction that it tells of */
  transactionRef?: ReferenceId;
  /** The transfer that it tells of */
  transferId?: string;
  /** The beneficiary that it tells of */
  beneficiaryId?: string;
  /** The payment that it tells of */
  approvalId?: string;
  /** Of `approval_…`: where the payment stands now, so that nobody goes to one that no longer waits */
  approvalState?: ApprovalState;
  /** Who made the payment of `approval_…` */
  madeBy?: PaymentPerson;
  payments?: PaymentCount;
  /** Of `sms_off` */
  smsGroup?: NotificationGroup;
  /** Of `document_requested` */
  documentKind?: BusinessDocumentKind;
}

export interface NotificationList {
  /** Newest first */
  items: Notification[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
}

/**
 * `approval`: it waits for the approval of the caller. `transfer`, `batch`, `bill_order`: it waits for the code of the caller. `bill`: a saved bill is due. `document`: our staff ask for a document of the business
 */
export type TaskKind = 'approval' | 'transfer' | 'batch' | 'bill_order' | 'bill' | 'document';
export interface Task {
  /** `approval`: it waits for the approval of the caller. `transfer`, `batch`, `bill_order`: it waits for the code of the caller. `bill`: a saved bill is due. `document`: our staff ask for a document of the business */
  kind: TaskKind;
  /** When it ends; of a `bill` and a `document` the end of the day on which it is due, in Riyadh. A `document` waits on after it */
  until: Timestamp;
  /** Absent of a `bill` and a `document` */
  amount?: Money;
  /** Of the payee, as the customer named it or as it was shown. Of a `batch` the name of the file, if it has one. Of a `bill` as it was saved */
  name?: string;
  /** The same in Arabic, if known */
  nameArabic?: string;
  payments?: PaymentCount;
  /** Of an `approval` */
  madeBy?: PaymentPerson;
  /** Of a `transfer` that a program prepared */
  apiKeyName?: string;
  /** For `getApproval` */
  approvalId?: string;
  /** For `getTransfer` */
  transferId?: string;
  /** For `getTransferBatch` */
  batchId?: string;
  /** Of a `bill_order` the first payment, for `getBillPayment`. `resendBillCode` sends a new code */
  billPaymentId?: string;
  /** Of a `bill`, for `inquireBill` */
  billerCode?: BillerCode;
  /** Of a `bill`, for `inquireBill` */
  account?: BillAccount;
  /** Of a `document`, for `uploadBusinessDocument` */
  documentKind?: BusinessDocumentKind;
  /** Of a `document`, as in `listBusinessDocuments` */
  documentRequestId?: string;
}

export interface TaskList {
  /**
     * What ends first comes first
     * @maxItems 20
     */
  items: Task[];
}

export interface UnreadNotifications {
  /**
     * Counted up to 100
     * @minimum 0
     * @maximum 100
     */
  unread: number;
}

export interface ReadNotificationsRequest {
  /** The `notificationId` of the newest one that was seen */
  upTo: string;
}

export interface NotificationPreference {
  group: NotificationGroup;
  /** Whether new ones are listed */
  inApp: boolean;
  /** Whether an SMS tells of it too, where there is one */
  sms: boolean;
  /** Whether an email tells of it too, where there is an SMS. Always false for `security`. Nothing is sent while the address is not confirmed */
  email: boolean;
  /** False for `security` */
  canChange: boolean;
}

/**
 * What can be emailed to this person. `unconfirmed` and `missing`: the address of the business is to be confirmed or added with `changeEmail`. `of_business`: the person has joined the team, and the address belongs to the person who opened the business
 */
export type NotificationPreferenceListEmailState = 'confirmed' | 'unconfirmed' | 'missing' | 'of_business';
export interface NotificationPreferenceList {
  /** One of each group */
  items: NotificationPreference[];
  /** What can be emailed to this person. `unconfirmed` and `missing`: the address of the business is to be confirmed or added with `changeEmail`. `of_business`: the person has joined the team, and the address belongs to the person who opened the business */
  emailState: NotificationPreferenceListEmailState;
  nextCursor: NextCursor | null;
}

/**
 * What is changed
 */
export type ChangeNotificationPreferencesRequestGroup = 'money_in' | 'money_out' | 'developers';
export interface ChangeNotificationPreferencesRequest {
  /** What is changed */
  group: ChangeNotificationPreferencesRequestGroup;
  /** Whether new ones are listed */
  inApp?: boolean;
  /** Whether an SMS tells of it too */
  sms?: boolean;
  /** Whether an email tells of it too. True needs a confirmed address */
  email?: boolean;
}

export interface WebhookEndpointList {
  /** All of them, oldest first */
  items: WebhookEndpoint[];
  nextCursor: NextCursor | null;
}

/**
 * The code that a request of a person waits for
 */
export interface WebhookConfirmation {
  /** When the code expires */
  expiresAt: Timestamp;
  resendAfterSeconds: ResendAfterSeconds;
  attemptsAllowed: AttemptsAllowed;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export type ChangedWebhookEndpoint = WebhookEndpoint & {
  /** Until the code, the endpoint is as before */
  confirmation?: WebhookConfirmation;
};

export interface ConfirmWebhookEndpointRequest {
  otp: OtpCode;
}

/**
 * For checking signatures: `whsec_` and 32 bytes in base64. Shown only here
 */
export type WebhookSecret = string;

export interface ConfirmedWebhookEndpoint {
  /** Left out after a change of the URL */
  secret?: WebhookSecret;
  /** As it is now */
  webhookEndpoint: WebhookEndpoint;
}

export interface CreateWebhookEndpointRequest {
  url: WebhookUrl;
  eventTypes?: ChosenEventTypes;
}

export interface ChangeWebhookEndpointRequest {
  url: WebhookUrl;
  eventTypes?: ChosenEventTypes;
  /** Whether events are sent to it */
  enabled: boolean;
}

export interface RollWebhookSecretRequest {
  /**
     * How long deliveries are signed with the old secret beside the new one
     * @minimum 0
     * @maximum 72
     */
  overlapHours: number;
}

export interface NewWebhookEndpoint {
  /** Of a key. A person gets it from `confirmWebhookEndpoint` */
  secret?: WebhookSecret;
  /** As it is made. One of a person has the state `unconfirmed` */
  webhookEndpoint: WebhookEndpoint;
  /** Of a person */
  confirmation?: WebhookConfirmation;
}

/**
 * Why it was not delivered. `status`: it was not 2xx. `redirect`: 3xx, which is not followed. `timeout`: no response within 10 seconds. `connection`: none could be made, or it broke. `address`: the name leads to an address that is not on the internet
 */
export type WebhookAttemptFailure = 'status' | 'redirect' | 'timeout' | 'connection' | 'address';
export interface WebhookAttempt {
  /** When it was sent */
  at: Timestamp;
  /**
     * How long it took
     * @minimum 0
     */
  milliseconds: number;
  /** Of the response. Left out without one */
  status?: number;
  /** Why it was not delivered. `status`: it was not 2xx. `redirect`: 3xx, which is not followed. `timeout`: no response within 10 seconds. `connection`: none could be made, or it broke. `address`: the name leads to an address that is not on the internet */
  failure?: WebhookAttemptFailure;
  /** The first 4 kB of the response */
  responseBody?: string;
}

/**
 * `failed`: it was tried for three days
 */
export type WebhookDeliveryState = 'pending' | 'delivered' | 'failed';
export interface WebhookDelivery {
  /** For `resendWebhookDelivery` */
  webhookDeliveryId: string;
  /** `failed`: it was tried for three days */
  state: WebhookDeliveryState;
  /**
     * How often it was sent
     * @minimum 0
     */
  attempts: number;
  /** Present while it is pending */
  nextAttemptAt?: Timestamp;
  /** The newest one */
  lastAttempt?: WebhookAttempt;
  /** What is sent */
  event: Event;
}

export interface WebhookDeliveryList {
  /** Newest first */
  items: WebhookDelivery[];
  nextCursor: NextCursor | null;
  previousCursor: PreviousCursor | null;
  page: PageNumber;
}

/**
 * The email of an administrator
 * @minLength 1
 * @maxLength 254
 * @pattern ^[^\S\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
export type AdminEmail = string;

export interface AdminLoginRequest {
  email: AdminEmail;
  /**
     * In the sandbox, any password signs in
     * @minLength 1
     * @maxLength 128
     * @pattern \S
     */
  password: string;
  /**
     * In live mode: the six digits of the authenticator app, or one of the recovery codes. Each works once.
     * @pattern ^([0-9]{6}|[A-Za-z2-7]{5}-?[A-Za-z2-7]{5})$
     */
  secondFactor?: string;
  /**
     * The `deviceToken` of the last sign-in on this device. With it the failures of others do not lock the sign-in.
     * @maxLength 200
     */
  deviceToken?: string;
}

/**
 * An `admin` may do everything. A `viewer` may look at everything and change nothing
 */
export type AdminRole = 'admin' | 'viewer';
export interface AdminSession {
  /** For the `Authorization` header */
  token: string;
  /** Of the administrator */
  name: string;
  role: AdminRole;
  expiresAt: Timestamp;
  /** In live mode: what to keep on this device and to send at its next sign-in. It opens no session. */
  deviceToken?: string;
}

/**
 * The text shown at sign-up
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\S\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
export type KybLabel = string;

/**
 * The smallest number comes first
 * @minimum 0
 * @maximum 1000000
 */
export type KybOrder = number;

export interface AdminKybOption {
  /** Of this label: every language has its own */
  id: string;
  category: KybCategory;
  /** The text at sign-up, in `locale` */
  label: string;
  code: KybCode;
  /** The smallest number comes first */
  order: number;
  /** Whether sign-up offers the option */
  active: boolean;
  locale: Locale;
}

export interface AdminKybOptionList {
  /** In display order, the languages of an option one after the other */
  items: AdminKybOption[];
  nextCursor: NextCursor | null;
}

export interface CreateKybOptionRequest {
  category: KybCategory;
  label: KybLabel;
  /** The label in the other language */
  translation?: KybLabel;
  code?: KybCode;
  order?: KybOrder;
  /** Whether sign-up offers the option */
  active: boolean;
  locale: Locale;
}

export interface ChangeKybOptionRequest {
  label?: KybLabel;
  code?: KybCode;
  order?: KybOrder;
  /** Whether sign-up offers the option */
  active?: boolean;
}

export interface ReorderKybOptionsRequest {
  category: KybCategory;
  /**
     * Every option of the category once, by its `code` or its `id`, in the new order
     * @maxItems 500
     */
  codes: KybChoice[];
}

export interface NewDocumentRequest {
  kind: BusinessDocumentKind;
  /** What the owners read about it: which one, or why. Required of `other` */
  note?: AdminNote;
  /** The day by which it is needed, from tomorrow to 90 days ahead. Without it, in 14 days */
  dueOn?: Day;
}

/**
 * `withdrawn`: it is no longer needed. `settled`: the document that answered it will do
 */
export type DocumentRequestClosureOutcome = 'withdrawn' | 'settled';
export interface DocumentRequestClosure {
  /** `withdrawn`: it is no longer needed. `settled`: the document that answered it will do */
  outcome: DocumentRequestClosureOutcome;
}

export interface CustomerBeneficiaryList {
  /** Newest first */
  items: Beneficiary[];
}

/**
 * `soft_locked` and `hard_locked` refer to sign-in
 */
export type CustomerStatus = 'signing_up' | 'active' | 'soft_locked' | 'hard_locked' | 'closed';
/**
 * A customer, or a sign-up that is not finished
 */
export interface CustomerSummary {
  /** The `userId` */
  customerId: string;
  phoneNumber: PhoneNumber;
  /** Absent until it is verified */
  idNumber?: IdNumber;
  /** Absent until it is verified */
  crNumber?: CrNumber;
  /** The name in the profile, or else in the registry */
  businessName?: string;
  /** The same in Arabic, if known */
  businessNameArabic?: string;
  status: CustomerStatus;
  /** Whether compliance has frozen the wallet */
  frozen?: boolean;
  /** When the account was created, or the sign-up if there is no account yet */
  createdAt: Timestamp;
}

export interface CustomerList {
  /** In the order of `sort` */
  items: CustomerSummary[];
  nextCursor: NextCursor | null;
}

/**
 * What is locked: the sign-in, or the recovery of the password
 */
export type CustomerLockType = 'login' | 'recovery';
/**
 * `soft` ends by itself, `hard` only by an administrator
 */
export type CustomerLockKind = 'soft' | 'hard';
export interface CustomerLock {
  /** What is locked: the sign-in, or the recovery of the password */
  type: CustomerLockType;
  /** `soft` ends by itself, `hard` only by an administrator */
  kind: CustomerLockKind;
  /** When a soft lock ends */
  lockedUntil?: Timestamp;
}

export interface CustomerSession {
  /** The customer sees the same in `listSessions` */
  id: string;
  device: Device;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
}

/**
 * A device that has signed in
 */
export interface CustomerDevice {
  /** The same at every sign-in from this device */
  id: string;
  device: Device;
  lastSignedInAt: Timestamp;
  /** Whether it has an active session */
  isSignedIn: boolean;
}

/**
 * What the commercial registry said
 */
export interface CustomerRegistration {
  businessType: BusinessType;
  unifiedNumber?: UnifiedNumber;
  /** Absent until the registration is verified */
  legalName?: string;
  /** The same in Arabic, if the registry has it */
  legalNameArabic?: string;
  /** Absent if the registry states none */
  issueDate?: string;
  /** Absent for registrations that do not expire */
  expiryDate?: string;
}

/**
 * The person who approved in Nafath. The whole date of birth is a proof in password recovery, so it is not shown
 */
export interface CustomerOwner {
  /** In the Gregorian calendar */
  birthYear: number;
  approvedAt: Timestamp;
}

/**
 * Empty when the option has another code by now
 */
export interface KybAnswerLabels {
  /** In English */
  en?: string;
  /** In Arabic */
  ar?: string;
}

/**
 * A chosen option, with its labels as of now
 */
export interface KybAnswer {
  /** As it was when the customer answered */
  code: string;
  labels: KybAnswerLabels;
}

/**
 * Always `low` for the business types that sign up by themselves
 */
export type CustomerQuestionnaireRiskRating = 'low';
export interface CustomerQuestionnaire {
  /** Always `low` for the business types that sign up by themselves */
  riskRating: CustomerQuestionnaireRiskRating;
  annualRevenue: KybAnswer;
  businessActivity: KybAnswer;
  /** As in the answer of the customer */
  purposes: KybAnswer[];
  /** The text for the purpose `other` */
  purposeOther?: string;
}

/**
 * Who froze the wallet, when, and why
 */
export interface CustomerFreeze {
  admin: AdminName;
  /** As the administrator gave it */
  reason: string;
  frozenAt: Timestamp;
}

export interface CustomerSubWallet {
  subWalletId: SubWalletId;
  /** Chosen by the customer */
  name: string;
  available: Money;
  onHold: Money;
}

export interface CustomerWallet {
  status: WalletStatus;
  frozen?: WalletFrozen;
  /** Present while the wallet is frozen */
  freeze?: CustomerFreeze;
  /** Of the main wallet and all sub-wallets */
  total: Money;
  /** In the main wallet */
  available: Money;
  /** Of the main wallet */
  onHold: Money;
  /** Oldest first */
  subWallets: CustomerSubWallet[];
}

export type CustomerExportDataItem = {[key: string]: unknown};

/**
 * Records by what they are about, such as `signUp`, `account`, `devices`, `transactions`. The fields are those that are stored; empty ones are left out
 */
export type CustomerExportData = {[key: string]: CustomerExportDataItem[]};

export interface CustomerExport {
  /** The `userId` */
  customerId: string;
  exportedAt: Timestamp;
  /** Records by what they are about, such as `signUp`, `account`, `devices`, `transactions`. The fields are those that are stored; empty ones are left out */
  data: CustomerExportData;
}

export interface MemberOf {
  /** The customer who opened the account of the business */
  customerId: string;
  /** The phone of that customer */
  phoneNumber: PhoneNumber;
  /** The name in the profile, or else in the registry */
  businessName?: string;
  /** The same in Arabic, if known */
  businessNameArabic?: string;
  role: MemberRole;
}

export interface CustomerMember {
  /** For `getCustomer` */
  customerId: string;
  phoneNumber: PhoneNumber;
  /** As Nafath has reported it, if it has */
  name?: string;
  /** The same in Arabic */
  nameArabic?: string;
  role: MemberRole;
  /** When they joined */
  since: Timestamp;
}

/**
 * A review of the identity in Nafath, of somebody whom the registration does not name, of the screening of person and business, or of a hit in the daily screening of customers
 */
export type ReviewKind = 'identity' | 'not_on_registration' | 'screening' | 'rescreening';
/**
 * `overtaken` means closed without a decision by an administrator
 */
export type ReviewStatus = 'open' | 'approved' | 'rejected' | 'asked_again' | 'overtaken';
export interface ReviewSubject {
  /** The `userId` */
  customerId: string;
  phoneNumber: PhoneNumber;
  idNumber: IdNumber;
  /** Absent until it is verified */
  crNumber?: CrNumber;
  unifiedNumber?: UnifiedNumber;
  /** As in the commercial registry */
  legalName?: string;
  /** The same in Arabic, if the registry has it */
  legalNameArabic?: string;
}

/**
 * In the commercial registry
 */
export type RegisteredPartyRole = 'owner' | 'manager';
export interface RegisteredParty {
  /** In the commercial registry */
  role: RegisteredPartyRole;
  /** The ID number with its first and its last four characters */
  maskedId: string;
}

export interface ReviewDecision {
  admin: AdminName;
  /** As the administrator gave it */
  note: string;
  decidedAt: Timestamp;
}

export interface Review {
  /** For `decideReview` */
  reviewId: string;
  kind: ReviewKind;
  status: ReviewStatus;
  /** Whom it is about */
  subject: ReviewSubject;
  /** The result of the screening */
  reason?: string;
  /** With `not_on_registration`: whom the registration names */
  registeredParties?: RegisteredParty[];
  createdAt: Timestamp;
  /** Absent while it is `open`, and if no administrator decided */
  decision?: ReviewDecision;
}

/**
 * What the administrator did
 */
export type AdminEventType = 'signed_in' | 'signed_in_by_recovery_code' | 'signed_out' | 'option_created' | 'option_changed' | 'options_reordered' | 'customers_listed' | 'customer_viewed' | 'locks_ended' | 'sessions_ended' | 'sign_in_call_changed' | 'review_decided' | 'wallet_frozen' | 'wallet_unfrozen' | 'beneficiary_suspended' | 'beneficiary_resumed' | 'deny_list_added' | 'deny_list_removed' | 'request_made' | 'request_decided' | 'account_closed' | 'customer_exported' | 'suspense_credited' | 'suspense_sent_back' | 'top_up_disputed' | 'transfer_settled' | 'exception_resolved' | 'case_answered' | 'customer_document_read' | 'customer_document_requested' | 'document_request_closed' | 'staff_locks_ended' | 'reconciliation_file_imported' | 'difference_resolved';
/**
 * What `id` names
 */
export type AdminEventSubjectKind = 'kyb_option' | 'kyb_category' | 'customer' | 'review' | 'deny_list_entry' | 'staff_request' | 'suspense_credit' | 'money_exception' | 'reconciliation_file' | 'reconciliation_difference' | 'admin';
export interface AdminEventSubject {
  /** What `id` names */
  kind: AdminEventSubjectKind;
  /** A UUID, or the category of the questionnaire */
  id: string;
  /** A code, a category, a phone number, a reference, an email or the last digits of an ID number */
  name: string;
}

export interface AdminEventChange {
  /** What changed */
  field: string;
  /** The value before, if there was one */
  from?: string;
  /** The value now, if there is one */
  to?: string;
}

export interface AdminEvent {
  /** Tells events apart */
  id: string;
  type: AdminEventType;
  at: Timestamp;
  admin: AdminName;
  /** What it was done to */
  subject?: AdminEventSubject;
  /** The customer whom it was done to, by the name of today */
  customer?: NamedCustomer;
  /** The reason or note that was given */
  reason?: string;
  /** The values that changed with it */
  changes?: AdminEventChange[];
}

export interface CustomerDetails {
  customer: CustomerSummary;
  currentStep: OnboardingStep;
  registration: CustomerRegistration;
  /** The business that this person acts for, without having opened its account */
  memberOf?: MemberOf;
  /** Who acts for the business beside this customer. Absent if there is nobody */
  members?: CustomerMember[];
  /** As an owner wrote it in the settings */
  email?: string;
  /** Present with `email`: whether the link that was sent there was used */
  isEmailConfirmed?: boolean;
  /** Absent until the approval in Nafath */
  owner?: CustomerOwner;
  /** Absent until it is answered */
  questionnaire?: CustomerQuestionnaire;
  /** Absent until it is opened */
  wallet?: CustomerWallet;
  /** Whether a phone call confirms each sign-in. Only accounts have it */
  signInCall?: boolean;
  /** Those in force */
  locks: CustomerLock[];
  /** The active ones, by last use */
  sessions: CustomerSession[];
  /** The 20 that signed in last */
  knownDevices: CustomerDevice[];
  /** The newest 20, newest first */
  events: SecurityEvent[];
  /** Newest first */
  reviews: Review[];
  /** The newest 20 about the customer, newest first */
  adminEvents: AdminEvent[];
  /** The request to close the account that waits for its decision */
  closureRequest?: StaffRequest;
  /** When the account was closed */
  closedAt?: Timestamp;
}

export interface FreezeLifted {
  liftedAt: Timestamp;
}

export interface SignInCallRequest {
  /** Whether a phone call confirms each sign-in */
  signInCall: boolean;
  reason: AdminNote;
}

export interface SignInCall {
  /** Whether a phone call confirms each sign-in */
  signInCall: boolean;
}

export interface LocksEnded {
  /**
     * How many locks there were
     * @minimum 1
     */
  ended: number;
}

export interface ReviewCount {
  /**
     * Reviews that wait for a decision
     * @minimum 0
     */
  open: number;
}

export interface ReviewList {
  /** Open ones oldest first, closed ones by their end, newest first */
  items: Review[];
  nextCursor: NextCursor | null;
}

/**
 * `ask_again`: neither, the check is repeated
 */
export type ReviewDecisionRequestDecision = 'approve' | 'reject' | 'ask_again';
export interface ReviewDecisionRequest {
  /** `ask_again`: neither, the check is repeated */
  decision: ReviewDecisionRequestDecision;
  note: AdminNote;
}

export interface AddToDenyListRequest {
  idNumber: IdNumber;
  reason: AdminNote;
}

export interface DenyListRemoval {
  admin: AdminName;
  /** As the administrator gave it */
  reason: string;
  removedAt: Timestamp;
}

export interface DenyListEntry {
  /** For `removeFromDenyList` */
  entryId: string;
  /** The last four digits of the ID number */
  lastDigits: string;
  /** As the administrator gave it */
  reason: string;
  addedBy: AdminName;
  addedAt: Timestamp;
  /** Absent while the entry counts */
  removal?: DenyListRemoval;
}

export interface DenyList {
  /** Newest first */
  items: DenyListEntry[];
  nextCursor: NextCursor | null;
}

export interface StaffUnlockRequest {
  email: AdminEmail;
  reason: AdminNote;
}

export interface StaffRequestCount {
  /**
     * Requests that wait for a decision
     * @minimum 0
     */
  pending: number;
}

export interface StaffRequestList {
  /** Pending ones oldest first, decided ones by their decision, newest first */
  items: StaffRequest[];
  nextCursor: NextCursor | null;
}

/**
 * `withdraw` is for the one who asked, the others are for somebody else
 */
export type StaffRequestDecisionRequestDecision = 'approve' | 'reject' | 'withdraw';
export interface StaffRequestDecisionRequest {
  /** `withdraw` is for the one who asked, the others are for somebody else */
  decision: StaffRequestDecisionRequestDecision;
  note: AdminNote;
}

export interface TransferSettlementRequest {
  outcome: TransferOutcome;
  reason: AdminNote;
}

/**
 * What the provider said when it was last asked for the number
 */
export type TransferPayoutLastAnswer = 'found' | 'not_found' | 'unavailable';
/**
 * What the provider was asked and said
 */
export interface TransferPayout {
  /**
     * Our number of the payout, which the provider takes once
     * @pattern ^[0-9]{16}$
     */
  sequenceNumber: string;
  /** Of the provider, once it has named it */
  providerReference?: string;
  /**
     * How often it was submitted
     * @minimum 1
     */
  submissions: number;
  firstSubmittedAt: Timestamp;
  lastSubmittedAt: Timestamp;
  /** Since when it was not known whether the provider has it, also if it is known now */
  unknownSince?: Timestamp;
  /**
     * How often the provider was asked since the last step
     * @minimum 0
     */
  questions: number;
  /** What the provider said when it was last asked for the number */
  lastAnswer?: TransferPayoutLastAnswer;
  /** Absent until it was asked */
  lastAskedAt?: Timestamp;
  /** When it is asked next */
  nextQuestionAt?: Timestamp;
  /** Since when it needs a decision of the staff */
  undecidedSince?: Timestamp;
}

/**
 * `wallet_inactive`: the wallet of the recipient takes no money. `over_maximum`: it would have held more than is allowed.
 */
export type TransferSuspenseCause = 'wallet_inactive' | 'over_maximum';
/**
 * Why the recipient could not receive the money. The payer does not learn this
 */
export interface TransferSuspense {
  cause: TransferSuspenseCause;
  since: Timestamp;
}

/**
 * `card_payment_differs`: the card provider took another amount, another currency or the payment of another number.
 * `card_failed_after_paid`: the card provider said that it took the money, and says now that it did not. `card_money_missing`: more went back to the card than
 * there was to take back. `bank_credit_differs`: the bank reports a transfer again, with other values. `bank_credit_currency`: the bank
 * reports money in another currency. `bank_credit_not_returned`: the bank refuses to send a transfer back. `payout_differs`: the provider has another
 * amount or number for a payout. `payout_paid_after_failed`, `payout_failed_after_paid`, `payout_returned_after_failed`: the provider states the opposite of
 * how the transfer ended. `payout_returned_to_closed`: money came back for an account that is closed.
 */
export type MoneyExceptionKind = 'card_payment_differs' | 'card_failed_after_paid' | 'card_money_missing' | 'bank_credit_differs' | 'bank_credit_currency' | 'bank_credit_not_returned' | 'payout_differs' | 'payout_paid_after_failed' | 'payout_failed_after_paid' | 'payout_returned_after_failed' | 'payout_returned_to_closed';
/**
 * What one side says of it. What it says nothing of is left out
 */
export interface MoneyStatement {
  /**
     * In the smallest unit of its currency
     * @minimum 0
     */
  amount?: number;
  /** As it is stated */
  currency?: string;
  /** In the words of the side that states it */
  state?: string;
  /** Our number of the payment or payout */
  number?: string;
  /** Of the bank or provider, to ask it */
  reference?: string;
}

export interface MoneyExceptionResolution {
  admin: AdminName;
  /** How it was cleared up */
  note: string;
  resolvedAt: Timestamp;
}

/**
 * A report of a bank or provider that contradicts the books. Nothing is posted for it
 */
export interface MoneyException {
  /** For `resolveMoneyException` */
  exceptionId: string;
  kind: MoneyExceptionKind;
  /** The top-up by card that it is about */
  topUpId?: string;
  /** The bank transfer that it is about */
  creditId?: string;
  /** The transfer that it is about */
  transferId?: string;
  /** Whose money it is, where that is known */
  customer?: NamedCustomer;
  /** What our books say */
  expected: MoneyStatement;
  /** What the bank or provider says */
  stated: MoneyStatement;
  createdAt: Timestamp;
  /** Absent while it is open */
  resolution?: MoneyExceptionResolution;
}

export interface AdminTransfer {
  /** As its payer sees it */
  transfer: Transfer;
  /** Who pays */
  customer: NamedCustomer;
  /** Who receives, if it is a Plink customer. The payer may see a masked name */
  recipient?: NamedCustomer;
  /** Of a transfer that was submitted to the provider */
  payout?: TransferPayout;
  /** Of a transfer to a Plink customer whose money waits in suspense */
  suspense?: TransferSuspense;
  /** The request about it that waits for its decision */
  request?: StaffRequest;
  /** Reports of the provider that contradict the books, the oldest first */
  exceptions: MoneyException[];
}

export interface AdminTransferList {
  /** Newest first. With the status `undecided`, the longest undecided first */
  items: AdminTransfer[];
  nextCursor: NextCursor | null;
  /** The oldest transfer that a search for a payee has looked at, if there are older ones */
  searchedBackTo?: Timestamp;
}

/**
 * What the card provider was sent and says. Our number of the payment is the `topUpId`
 */
export interface TopUpCardPayment {
  /** Of the card provider, once it has named it */
  providerReference?: string;
  /** When the form of the card provider was last opened */
  formOpenedAt?: Timestamp;
  /** When the card was last sent to the provider */
  sentAt?: Timestamp;
  /** When the provider is asked next */
  nextQuestionAt?: Timestamp;
  /** When the money arrived at our bank */
  settledAt?: Timestamp;
  /** Since when the provider says that the whole payment went back to the card. Present if the top-up failed or expired */
  returnedAt?: Timestamp;
}

/**
 * Why it is not in its wallet. `over_maximum`: the wallet would have held more than is allowed. `account_closed`: the account was closed. `paid_after_end`: the provider first said that nothing was taken.
 */
export type SuspendedTopUpCause = 'over_maximum' | 'account_closed' | 'paid_after_end';
export interface TopUpSuspense {
  amount: Money;
  cause: SuspendedTopUpCause;
  since: Timestamp;
  /** Since when two people agree that it goes back to the card, and the card provider has not said so yet */
  refundAgreedAt?: Timestamp;
}

export interface AdminTopUp {
  /** As its customer sees it, without the links to pay it */
  topUp: TopUp;
  /** Whose top-up it is */
  customer: NamedCustomer;
  /** Once a card could reach the card provider */
  payment?: TopUpCardPayment;
  /** What went to the wallet and was not taken back from it */
  credited: Money;
  /** Present while money of it is in suspense */
  suspense?: TopUpSuspense;
  /** What the customer owes. Present if more went back to the card than the wallet had */
  owed?: Money;
  /** What went back to the card */
  refunded: Money;
  /** What the staff asked for about it, the oldest first */
  requests: StaffRequest[];
  /** Reports of the card provider that contradict the books, the oldest first */
  exceptions: MoneyException[];
}

export interface AdminTopUpList {
  /** Newest first */
  items: AdminTopUp[];
  nextCursor: NextCursor | null;
}

export interface MoneyExceptionList {
  /** Open ones oldest first, resolved ones by their resolution, newest first */
  items: MoneyException[];
  nextCursor: NextCursor | null;
}

export interface MoneyExceptionResolutionRequest {
  /** How it was cleared up */
  note: AdminNote;
}

export interface MoneyQueues {
  /**
     * Open exceptions
     * @minimum 0
     */
  exceptions: number;
  /**
     * Open differences of the reconciliation
     * @minimum 0
     */
  reconciliation: number;
  /**
     * Problems with a transaction that wait for an answer
     * @minimum 0
     */
  reportedProblems: number;
  /**
     * What is in suspense
     * @minimum 0
     */
  suspense: number;
  /**
     * Transfers that need a decision: the provider does not say whether they were paid, or their money is in suspense
     * @minimum 0
     */
  undecidedTransfers: number;
}

/**
 * Where the money is, in halalas. Money that is in no wallet is negative: `suspense` and `fees`.
 */
export interface HouseAccounts {
  /** In the bank account that keeps the customers' money */
  safeguarding: number;
  /** Paid by card, not yet at the bank */
  cardsInTransit: number;
  /** Given to the bank to pay out, not yet paid */
  payoutsInTransit: number;
  /** Received, and of no wallet yet */
  suspense: number;
  /** Charged to wallets */
  fees: number;
}

export interface LedgerReport {
  /** The money in all wallets, on hold or not, in halalas */
  walletsTotal: number;
  houseAccounts: HouseAccounts;
  /** The money in all wallets less what the house accounts explain, in halalas. 0 unless something is wrong */
  difference: number;
  /**
     * How many rules of the ledger do not hold, the difference included. 0 unless something is wrong
     * @minimum 0
     */
  brokenRules: number;
  checkedAt: Timestamp;
}

export interface SuspenseCreditingRequest {
  /** Whose wallet receives the money */
  customerId: string;
  reason: AdminNote;
}

/**
 * Why it is in no wallet. `unknown_iban`: no wallet has the IBAN. `wallet_inactive`: the wallet takes no money. `over_maximum`: the wallet would hold more than is allowed.
 */
export type SuspenseCause = 'unknown_iban' | 'wallet_inactive' | 'over_maximum';
export interface SuspenseCredit {
  /** For the requests about it */
  creditId: string;
  /** Of the bank, to ask it about the transfer */
  bankReference: string;
  amount: Money;
  /** To which it was sent */
  iban: string;
  /** As the bank states it */
  remitterName: string;
  /** Left out for a deposit of cash */
  remitterIban?: string;
  cause: SuspenseCause;
  /** When it arrived at the bank */
  bookedAt: Timestamp;
  /** Since when it is in suspense */
  since: Timestamp;
  /** Whose wallet has the IBAN */
  customer?: CustomerSummary;
  /** The request about it that waits for its decision */
  request?: StaffRequest;
}

export interface SuspenseCreditList {
  /** The longest in suspense first */
  items: SuspenseCredit[];
  nextCursor: NextCursor | null;
}

export interface SuspendedTopUp {
  /** Also our number of the payment, to ask the card provider about it */
  topUpId: string;
  /** What of it is in suspense */
  amount: Money;
  state: TopUpState;
  cause: SuspendedTopUpCause;
  /** Of the card provider */
  reference?: string;
  /** When the customer started it */
  createdAt: Timestamp;
  /** Since when it is in suspense */
  since: Timestamp;
  /** Since when two people agree that it goes back to the card, and the card provider has not said so yet */
  refundAgreedAt?: Timestamp;
  /** Whose top-up it is */
  customer: CustomerSummary;
  /** The request about it that waits for its decision */
  request?: StaffRequest;
}

export interface SuspendedTopUpList {
  /** The longest in suspense first */
  items: SuspendedTopUp[];
  nextCursor: NextCursor | null;
}

/**
 * Whose file it is: `bank`, the bank of the safeguarding account, or `cards`, the card provider
 */
export type ReconciliationSource = 'bank' | 'cards';
export interface WaitingMoney {
  /**
     * How many there are
     * @minimum 0
     */
  count: number;
  /**
     * Their amounts together, without their signs, in halalas
     * @minimum 0
     */
  total: number;
  /** Of the oldest. Absent if there is none */
  since?: Timestamp;
}

export interface ReconciledSource {
  source: ReconciliationSource;
  /** The newest day with a file. Absent before the first file */
  lastDay?: Day;
  /** In the books, in no file, and not late yet */
  awaiting: WaitingMoney;
  /** Open differences */
  differences: WaitingMoney;
}

export interface Reconciliation {
  /** A movement of the books may be missing from files for this many days: until then it is on its way */
  toleranceDays: number;
  /** Paid by card, not yet at the bank */
  cardsInTransit: WaitingMoney;
  /** Given to the bank to pay out, not yet paid */
  payoutsInTransit: WaitingMoney;
  /** Received, and of no wallet yet */
  inSuspense: WaitingMoney;
  /** The bank and the card provider */
  sources: ReconciledSource[];
}

/**
 * How it came: an upload in the portal, the command of an operator, or the job that fetches it
 */
export type ReconciliationFileImportedVia = 'upload' | 'command' | 'job';
export interface ReconciliationFile {
  /** Tells files apart */
  fileId: string;
  source: ReconciliationSource;
  day: Day;
  /**
     * How many movements it has
     * @minimum 0
     */
  lines: number;
  /**
     * How many differences of this day are open
     * @minimum 0
     */
  openDifferences: number;
  /** The balance at the start of the day, in halalas. Of the bank only */
  opening?: number;
  /** The balance at the end of the day, in halalas. Of the bank only */
  closing?: number;
  /** How it came: an upload in the portal, the command of an operator, or the job that fetches it */
  importedVia: ReconciliationFileImportedVia;
  /** Who uploaded it */
  importedBy?: AdminName;
  importedAt: Timestamp;
}

export interface ReconciliationFileList {
  /** The newest day first */
  items: ReconciliationFile[];
  nextCursor: NextCursor | null;
}

export interface ReconciliationFileImport {
  /**
     * The file, as text
     * @minLength 1
     * @maxLength 16777216
     */
  content: string;
}

/**
 * Of the bank: `credit` arrived, `credit_return` was sent back, `payout` was paid out, `payout_return` came back, `card_settlement` came from the card provider,
 * `card_refund` went back to it, `other` is none of these. Of the card provider: `payment` was taken from a card, `refund` went back to it, `settlement` went to the bank.
 */
export type ReconciliationMovement = 'credit' | 'credit_return' | 'payout' | 'payout_return' | 'card_settlement' | 'card_refund' | 'other' | 'payment' | 'refund' | 'settlement';
/**
 * `amount_differs`: another amount. `currency_differs`: another currency than riyals. `not_in_books`: only in a file. `not_in_files`: only in the books, and late.
 * `twice`: more than once in the files. `sum_differs`: opening balance and lines are not the closing balance. `opening_differs`: the file does not begin with the
 * balance that the file before ends with.
 */
export type ReconciliationDifferenceKind = 'amount_differs' | 'currency_differs' | 'not_in_books' | 'not_in_files' | 'twice' | 'sum_differs' | 'opening_differs';
export interface ReconciledAmount {
  /** In the smallest unit of the currency. Negative for money that leaves */
  amount: number;
  /** As it is stated */
  currency: string;
}

/**
 * As it was decided. `agrees`: a later file or posting has resolved it
 */
export type ReconciliationResolutionOutcome = 'explained' | 'suspense' | 'fees' | 'agrees';
export interface ReconciliationResolution {
  /** As it was decided. `agrees`: a later file or posting has resolved it */
  outcome: ReconciliationResolutionOutcome;
  resolvedAt: Timestamp;
}

export interface ReconciliationDifference {
  /** For `requestDifferenceResolution` */
  differenceId: string;
  source: ReconciliationSource;
  kind: ReconciliationDifferenceKind;
  /** Absent if it is about a whole file */
  movement?: ReconciliationMovement;
  /** Of the movement: our number, or the reference of the bank */
  reference?: string;
  /** Of the file, or on which it is in the books */
  day: Day;
  /** What the books say. Absent if they say nothing */
  expected?: ReconciledAmount;
  /** What the files say. Absent if they say nothing */
  stated?: ReconciledAmount;
  /** What `suspense` and `fees` would post, in halalas. Absent if they are not possible */
  correction?: number;
  /** When it was noticed */
  since: Timestamp;
  /** The pending one, or the one that resolved it */
  request?: StaffRequest;
  /** Absent while it is open */
  resolution?: ReconciliationResolution;
}

export interface ReconciliationDifferenceList {
  /** Open ones oldest first, resolved ones by their resolution, newest first */
  items: ReconciliationDifference[];
  nextCursor: NextCursor | null;
}

export interface DifferenceResolutionRequest {
  resolution: DifferenceResolution;
  reason: AdminNote;
}

/**
 * What waits
 */
export type StaffTaskKind = 'review' | 'staff_request' | 'transfer' | 'suspense_credit' | 'suspended_top_up' | 'money_exception' | 'reconciliation_difference' | 'reported_problem' | 'document_request';
export interface StaffTask {
  /** The id of what waits: a `reviewId`, `requestId`, `transferId` and so on */
  taskId: string;
  kind: StaffTaskKind;
  /** Since when it waits */
  since: Timestamp;
  /** The money that it is about, if it is about one amount */
  amount?: Money;
  /** Who made the request, which somebody else decides */
  requestedBy?: AdminName;
  /** Of a `document_request`: the customer on whose page it is closed */
  customerId?: string;
  /** Who works on it, if anybody does */
  takenBy?: AdminName;
  /** Whether the caller has taken it */
  isMine: boolean;
}

export interface StaffTaskList {
  /** The longest wait first */
  items: StaffTask[];
  nextCursor: NextCursor | null;
}

export interface CaseAnswerRequest {
  /** What the customer reads */
  text: AdminNote;
  /** Whether the case is closed with it */
  closes: boolean;
}

export interface ReportedProblem {
  /** What was reported and written */
  case: TransactionCase;
  customer: NamedCustomer;
  /** Without `note` and `category` */
  transaction: Transaction;
}

export interface ReportedProblemList {
  /** In the order of the filter */
  items: ReportedProblem[];
  nextCursor: NextCursor | null;
}

export type ProviderFailureReason = 'timeout' | 'connection' | 'error' | 'unexpected_response' | 'credentials' | 'rate_limited' | 'circuit_open' | 'busy';
/**
 * What the last call says
 */
export type ProviderHealthState = 'unused' | 'working' | 'failing' | 'suspended';
export interface ProviderHealth {
  /** Of the outside service */
  name: string;
  /** What the last call says */
  state: ProviderHealthState;
  /**
     * Null if no call has succeeded since this process started
     * @nullable
     */
  lastSuccessAt: string | null;
  /**
     * Null if no call has failed since this process started
     * @nullable
     */
  lastFailureAt: string | null;
  /** Null if no call has failed since this process started */
  lastFailure: ProviderFailureReason | null;
}

export interface ProviderHealthList {
  /** As this process sees them */
  items: ProviderHealth[];
  nextCursor: NextCursor | null;
}

export interface AdminInEvents {
  /** For `adminId` */
  id: string;
  /** Of the person */
  name: string;
  /** With which they sign in */
  email: string;
}

export interface AdminEventList {
  /** Newest first */
  items: AdminEvent[];
  nextCursor: NextCursor | null;
  /** Everybody who has done something, by name */
  admins: AdminInEvents[];
}

export interface ContactRequest {
  phoneNumber: PhoneNumber;
  /** Who has this number, if it is known */
  customer?: NamedCustomer;
  requestedAt: Timestamp;
}

export interface ContactRequestList {
  /** Newest first */
  items: ContactRequest[];
  /**
     * Always null: the list has no pages
     * @nullable
     */
  nextCursor: null;
}

/**
 * Whether this is a sandbox that simulates the outside world
 */
export type SupportMode = 'sandbox' | 'live';
export interface Support {
  /** The number of the call center */
  phone: string;
  /** The mailbox of support */
  email: string;
  /** When it answers, in English */
  hours: string;
  /** Whether this is a sandbox that simulates the outside world */
  mode: SupportMode;
}

export interface ContactRequestInput {
  phoneNumber: PhoneNumber;
}

/**
 * A text in both languages
 */
export interface TextInBoth {
  /**
     * In English
     * @minLength 1
     */
  en: string;
  /**
     * In Arabic
     * @minLength 1
     */
  ar: string;
}

export interface LegalSection {
  heading: TextInBoth;
  /** Of a fee */
  amount?: TextInBoth;
  text: TextInBoth;
}

export interface LegalTexts {
  /**
     * The version of the terms in force
     * @minLength 1
     * @maxLength 40
     */
  termsVersion: string;
  /** The company behind Plink */
  entity: TextInBoth;
  /** Who has licensed it for what */
  licence: TextInBoth;
  /**
     * What the customer agrees to
     * @minItems 1
     */
  terms: LegalSection[];
  /**
     * What happens to personal data
     * @minItems 1
     */
  privacy: LegalSection[];
  /**
     * A section for each fee, with its amount
     * @minItems 1
     */
  fees: LegalSection[];
  /**
     * How the money of customers is kept
     * @minItems 1
     */
  safeguarding: LegalSection[];
}

/**
 * Always `ok`. A server that is not ready has an error status
 */
export type HealthStatus = 'ok';
export interface Health {
  /** Always `ok`. A server that is not ready has an error status */
  status: HealthStatus;
  /** `info.version` of the contract that the server serves */
  version: string;
  /** The first 12 digits of the commit that was built, such as `3f2a9c1d04be`. Absent if the build does not know it */
  commit?: string;
}

/**
 * Always `ok`. A server that is not ready has an error status
 */
export type ReadinessStatus = 'ok';
export type ReadinessWarningsItem = 'replica_unused' | 'clock_differs';
export interface Readiness {
  /** Always `ok`. A server that is not ready has an error status */
  status: ReadinessStatus;
  /**
     * What operators should look at, although the server works. `replica_unused`: everything is read from the primary, because the replica is away
     * or behind. `clock_differs`: the clocks of the server and of its database are seconds apart. The log says more
     */
  warnings: ReadinessWarningsItem[];
}

/**
 * Of the text
 */
export type CallInstructionLanguage = 'arabic' | 'english';
/**
 * Of the speaker
 */
export type CallInstructionVoice = 'female';
export interface CallInstruction {
  /** The text */
  say: string;
  /** Of the text */
  language: CallInstructionLanguage;
  /** Of the speaker */
  voice: CallInstructionVoice;
  /** Where the next key is reported. Left out, the call ends after the text */
  responseUrl?: string;
}

/**
 * Types that bring money in
 */
export type TopUpType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'apple_pay_top_up' | 'refund';
/**
 * Types that take money out
 */
export type PaymentType = 'merchant_payment' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'mobile_recharge' | 'transfer' | 'customer_transfer';
export interface SandboxTransfer {
  /** As in the path */
  transferId: string;
  state: TransferState;
  cause: TransferCause;
}

/**
 * A mistake of a file
 */
export type SandboxFileDifference = 'amount' | 'unknown' | 'missing' | 'twice' | 'currency' | 'sum' | 'opening' | 'account';
export interface SandboxReconciliationFileRequest {
  source: ReconciliationSource;
  day: Day;
  /**
     * What is to be wrong with it
     * @maxItems 8
     */
  differences?: SandboxFileDifference[];
}

export interface SandboxReconciliationFile {
  source: ReconciliationSource;
  day: Day;
  /**
     * How many movements it has
     * @minimum 0
     */
  lines: number;
  /** The file, as text */
  content: string;
}

/**
 * `initiated`: it waits for the decision
 */
export type SandboxCardPaymentStatus = 'initiated' | 'paid' | 'failed' | 'refunded' | 'voided';
export interface SandboxCardPayment {
  /** The last part of `threeDsUrl` of the top-up */
  paymentId: string;
  amount: Money;
  /** `initiated`: it waits for the decision */
  status: SandboxCardPaymentStatus;
  /** Where the browser goes after the decision */
  returnUrl: string;
}

/**
 * What the holder of the card does
 */
export type SandboxCardDecisionDecision = 'approve' | 'decline';
export interface SandboxCardDecision {
  /** What the holder of the card does */
  decision: SandboxCardDecisionDecision;
}

export interface SandboxBankCreditRequest {
  /**
     * The IBAN of a wallet
     * @pattern ^SA[0-9]{22}$
     */
  iban: string;
  amount: PositiveMoney;
  /**
     * Who sends the money
     * @minLength 1
     * @maxLength 140
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  remitterName: string;
  /**
     * From where. Leave it out for a deposit of cash
     * @pattern ^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$
     */
  remitterIban?: string;
}

/**
 * `credited`: in the wallet. `suspense`: in no wallet
 */
export type SandboxBankCreditState = 'received' | 'credited' | 'suspense' | 'sent_back';
export interface SandboxBankCredit {
  /** Of the simulated bank */
  bankReference: string;
  /** `credited`: in the wallet. `suspense`: in no wallet */
  state: SandboxBankCreditState;
  /** Why it is in this state */
  cause: string;
}

export interface CreateSandboxBusinessRequest {
  /**
     * What the business is called. `Test Business` if it is left out
     * @minLength 1
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  name?: string;
  /** What is in its wallet at first. 10,000.00 SAR if it is left out */
  openingBalance?: LimitMoney;
}

export interface SandboxBeneficiary {
  /** For transfers to it */
  beneficiaryId: string;
  /** The owner of the IBAN */
  name: string;
  iban: Iban;
}

export interface SandboxBusiness {
  /** The `userId` of a sign-in */
  accountId: string;
  /** As whoever it pays sees it */
  name: string;
  /** Made up. To sign in, and for the other operations of the sandbox */
  phoneNumber: PhoneNumber;
  /** What is in its wallet at first */
  openingBalance: Money;
  /** Both are active. Transfers to the first one are paid at once */
  beneficiaries: SandboxBeneficiary[];
}

export interface NewSandboxBusiness {
  /** An API key with every scope */
  key: string;
  /** For a person who signs in with the phone number */
  password: string;
  /** The key as `listApiKeys` returns it */
  apiKey: ApiKey;
  /** What was made */
  business: SandboxBusiness;
}

export interface SandboxClock {
  /** The time of the business */
  now: Timestamp;
}

export interface MoveSandboxClockRequest {
  /** What time it becomes, at most 31 days ahead */
  now: Timestamp;
}

export interface SandboxMessage {
  /** Tells messages apart */
  id: string;
  phoneNumber: PhoneNumber;
  /** The text, with the code if it has one */
  body: string;
  sentAt: Timestamp;
}

export interface SandboxEmail {
  /** Tells emails apart */
  id: string;
  /** The address */
  to: string;
  /** In the language of the reader, as the text */
  subject: string;
  /** The plain text, with the link if it has one */
  text: string;
  sentAt: Timestamp;
}

export interface SandboxEmailList {
  /** Newest first */
  items: SandboxEmail[];
  nextCursor: NextCursor | null;
}

export interface SandboxMessageList {
  /** Newest first */
  items: SandboxMessage[];
  nextCursor: NextCursor | null;
}

export interface SandboxNafathRequest {
  /** As in `initiateNafath` */
  sessionId: string;
  nationalId: IdNumber;
  phoneNumber: PhoneNumber;
  status: NafathState;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface SandboxNafathRequestList {
  /** Newest first */
  items: SandboxNafathRequest[];
  nextCursor: NextCursor | null;
}

/**
 * By the person: `approve`, `decline`. By compliance: `review`, `reject`. `expire`: nobody acts in time
 */
export type SandboxNafathDecisionDecision = 'approve' | 'decline' | 'review' | 'reject' | 'expire';
export interface SandboxNafathDecision {
  /** By the person: `approve`, `decline`. By compliance: `review`, `reject`. `expire`: nobody acts in time */
  decision: SandboxNafathDecisionDecision;
}

export interface SandboxCall {
  /** As in `verifyLoginOtp` */
  callbackId: string;
  phoneNumber: PhoneNumber;
  status: CallbackState;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface SandboxCallList {
  /** Newest first */
  items: SandboxCall[];
  nextCursor: NextCursor | null;
}

export interface SandboxRescreeningRequest {
  phoneNumber: PhoneNumber;
}

/**
 * `clear`: no hit, or one that compliance has decided on. `review`: a review is open.
 */
export type SandboxRescreeningOutcome = 'clear' | 'review' | 'unavailable';
export interface SandboxRescreening {
  /** `clear`: no hit, or one that compliance has decided on. `review`: a review is open. */
  outcome: SandboxRescreeningOutcome;
}

/**
 * 1 confirms the sign-in, 2 rejects it
 */
export type SandboxPressDigit = 1 | 2;
export interface SandboxPress {
  /** 1 confirms the sign-in, 2 rejects it */
  digit: SandboxPressDigit;
}

/**
 * One value for one posting. A repeated key posts nothing
 * @pattern ^[A-Za-z0-9_.:-]{8,100}$
 */
export type PostingKey = string;

/**
 * Money comes in
 */
export type TopUpPostingKind = 'top_up';
export interface TopUpPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  /** Money comes in */
  kind: TopUpPostingKind;
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId;
  type: TopUpType;
  amount: PositiveMoney;
  /**
     * Who pays
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  counterparty: string;
  /**
     * Its name in Arabic
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  counterpartyArabic?: string;
}

/**
 * Money goes out
 */
export type PaymentPostingKind = 'payment';
export interface PaymentPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  /** Money goes out */
  kind: PaymentPostingKind;
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId;
  type: PaymentType;
  amount: PositiveMoney;
  /**
     * Who is paid
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  counterparty: string;
  /**
     * Its name in Arabic
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  counterpartyArabic?: string;
}

/**
 * Money is put on hold
 */
export type HoldPostingKind = 'hold';
/**
 * As in `listHolds`
 */
export type HoldPostingReason = 'authorization' | 'deposit' | 'review' | 'dispute';
export interface HoldPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  /** Money is put on hold */
  kind: HoldPostingKind;
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId;
  type: PaymentType;
  amount: PositiveMoney;
  /**
     * Who is to be paid
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  counterparty: string;
  /**
     * Its name in Arabic
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  counterpartyArabic?: string;
  /** As in `listHolds` */
  reason: HoldPostingReason;
  /** In the future */
  expectedRelease: Timestamp;
}

/**
 * The money of a hold goes out
 */
export type CapturePostingKind = 'capture';
export interface CapturePosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  /** The money of a hold goes out */
  kind: CapturePostingKind;
  /** Of a hold that has not ended */
  holdId: string;
}

/**
 * The money of a hold is available again
 */
export type ReleasePostingKind = 'release';
export interface ReleasePosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  /** The money of a hold is available again */
  kind: ReleasePostingKind;
  /** Of a hold that has not ended */
  holdId: string;
}

/**
 * A payment comes back
 */
export type ReversalPostingKind = 'reversal';
export interface ReversalPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  /** A payment comes back */
  kind: ReversalPostingKind;
  /** The reference ID of a successful payment */
  referenceId: ReferenceId;
}

/**
 * Money moves within the wallet
 */
export type MovePostingKind = 'move';
export interface MovePosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  /** Money moves within the wallet */
  kind: MovePostingKind;
  /** Leave it out for the main wallet */
  from?: SubWalletId;
  /** Leave it out for the main wallet */
  to?: SubWalletId;
  amount: PositiveMoney;
}

export type PostingRequest = TopUpPosting | PaymentPosting | HoldPosting | CapturePosting | ReleasePosting | ReversalPosting | MovePosting;

export interface Posting {
  /** As it is now in `listTransactions` */
  transaction: Transaction;
  /** Present for `hold`, `capture` and `release` */
  holdId?: string;
}

/**
 * The request is not valid
 */
export type InvalidRequestResponse = InvalidRequestError;

export type InvalidParametersResponseCode = 'VALIDATION_ERROR';
export type InvalidParametersResponse = Error & {
  code?: InvalidParametersResponseCode;
};

/**
 * The token is missing or no longer valid
 */
export type UnauthenticatedResponse = UnauthenticatedError;

export type UnauthenticatedOrKeyRefusedResponseCode = 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED';
export type UnauthenticatedOrKeyRefusedResponse = Error & {
  code?: UnauthenticatedOrKeyRefusedResponseCode;
};

export type RoleRequiredResponseCode = 'ROLE_REQUIRED';
export type RoleRequiredResponse = Error & {
  code?: RoleRequiredResponseCode;
};

/**
 * The API key does not have the scope `wallet:read`
 */
export type WalletReadRequiredResponse = ScopeMissingError;

export type AdminRequiredResponseCode = 'ADMIN_REQUIRED';
export type AdminRequiredResponse = Error & {
  code?: AdminRequiredResponseCode;
};

export type IdempotencyInFlightResponseCode = 'IDEMPOTENCY_IN_FLIGHT';
export type IdempotencyInFlightResponse = Error & {
  code?: IdempotencyInFlightResponseCode;
};

export type IdempotencyMismatchResponseCode = 'IDEMPOTENCY_MISMATCH';
export type IdempotencyMismatchResponse = Error & {
  code?: IdempotencyMismatchResponseCode;
};

/**
 * The body is larger than 16 KiB
 */
export type PayloadTooLargeResponse = PayloadTooLargeError;

export type UnsupportedMediaTypeResponseCode = 'UNSUPPORTED_MEDIA_TYPE';
export type UnsupportedMediaTypeResponse = Error & {
  code?: UnsupportedMediaTypeResponseCode;
};

export type WalletNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type WalletNotFoundResponse = Error & {
  code?: WalletNotFoundResponseCode;
};

export type OtpLockedResponseCode = 'OTP_LOCKED';
export type OtpLockedResponse = Error & {
  code?: OtpLockedResponseCode;
};

/**
 * Too many requests from this address or with this API key, or checks for this applicant
 */
export type RateLimitedResponse = RateLimitedError;

export type ServerBusyResponseCode = 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE';
export type ServerBusyResponse = Error & {
  code?: ServerBusyResponseCode;
};

export type ServiceUnavailableResponseCode = 'SERVICE_UNAVAILABLE';
export type ServiceUnavailableResponse = Error & {
  code?: ServiceUnavailableResponseCode;
};

export type UnknownErrorResponseCode = 'UNKNOWN_ERROR';
export type UnknownErrorResponse = Error & {
  code?: UnknownErrorResponseCode;
};

/**
 * The service behind this call did not respond in time
 */
export type TimeoutResponse = TimeoutError;

export type TooManyCodesResponseCode = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type TooManyCodesResponse = Error & {
  code?: TooManyCodesResponseCode;
};

export type CodeNotSentResponseCode = 'OTP_SEND_FAILED';
export type CodeNotSentResponse = Error & {
  code?: CodeNotSentResponseCode;
};

export type NoWalletResponseCode = 'WALLET_NOT_FOUND';
export type NoWalletResponse = Error & {
  code?: NoWalletResponseCode;
};

export type InvalidPageResponseCode = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type InvalidPageResponse = Error & {
  code?: InvalidPageResponseCode;
};

export type ActionExpiredResponseCode = 'ACTION_EXPIRED';
export type ActionExpiredResponse = Error & {
  code?: ActionExpiredResponseCode;
};

/**
 * The request is not valid, or the code is wrong
 */
export type WrongCodeResponse = InvalidRequestError;

export type CodeOrActionExpiredResponseCode = 'OTP_EXPIRED' | 'ACTION_EXPIRED';
export type CodeOrActionExpiredResponse = Error & {
  code?: CodeOrActionExpiredResponseCode;
};

export type ForbiddenResponseCode = 'FORBIDDEN';
export type ForbiddenResponse = Error & {
  code?: ForbiddenResponseCode;
};

/**
 * Too many failures
 */
export type AccountLockedResponse = AccountLockedError;

/**
 * No such call
 */
export type CallbackNotFoundResponse = CallbackNotFoundError;

export type InvitationEndedResponseCode = 'INVITATION_ENDED';
export type InvitationEndedResponse = Error & {
  code?: InvitationEndedResponseCode;
};

/**
 * Too many failures
 */
export type SignInLockedResponse = AccountLockedError;

export type CallbackExpiredResponseCode = 'CALLBACK_EXPIRED';
export type CallbackExpiredResponse = Error & {
  code?: CallbackExpiredResponseCode;
};

export type BusinessDocumentNotFoundResponseCode = 'BUSINESS_DOCUMENT_NOT_FOUND';
export type BusinessDocumentNotFoundResponse = Error & {
  code?: BusinessDocumentNotFoundResponseCode;
};

export type EmailFrozenResponseCode = 'WALLET_FROZEN';
export type EmailFrozenResponse = Error & {
  code?: EmailFrozenResponseCode;
};

/**
 * As many links were sent as an hour allows, or too many requests
 */
export type EmailLimitedResponse = RateLimitedError;

export type PasswordWrongResponseCode = 'PASSWORD_WRONG' | 'IDEMPOTENCY_MISMATCH';
export type PasswordWrongResponse = Error & {
  code?: PasswordWrongResponseCode;
};

/**
 * Too many requests from this address, or another upload is under way
 */
export type UploadRunningResponse = RateLimitedError;

export type WalletFrozenResponseCode = 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type WalletFrozenResponse = Error & {
  code?: WalletFrozenResponseCode;
};

export type EmailChangeNotFoundResponseCode = 'EMAIL_CHANGE_NOT_FOUND';
export type EmailChangeNotFoundResponse = Error & {
  code?: EmailChangeNotFoundResponseCode;
};

export type PhoneChangeNotFoundResponseCode = 'PHONE_CHANGE_NOT_FOUND';
export type PhoneChangeNotFoundResponse = Error & {
  code?: PhoneChangeNotFoundResponseCode;
};

/**
 * The API key does not have the scope `api-key:roll`
 */
export type ApiKeyRollRequiredResponse = ScopeMissingError;

export type BeneficiaryNotFoundResponseCode = 'BENEFICIARY_NOT_FOUND';
export type BeneficiaryNotFoundResponse = Error & {
  code?: BeneficiaryNotFoundResponseCode;
};

export type ApiKeyAlreadyRolledResponseCode = 'API_KEY_ALREADY_ROLLED' | 'API_KEY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ApiKeyAlreadyRolledResponse = Error & {
  code?: ApiKeyAlreadyRolledResponseCode;
};

export type ApiKeyNotFoundResponseCode = 'API_KEY_NOT_FOUND';
export type ApiKeyNotFoundResponse = Error & {
  code?: ApiKeyNotFoundResponseCode;
};

export type InvitationNotFoundResponseCode = 'INVITATION_NOT_FOUND';
export type InvitationNotFoundResponse = Error & {
  code?: InvitationNotFoundResponseCode;
};

export type MemberNotFoundResponseCode = 'MEMBER_NOT_FOUND';
export type MemberNotFoundResponse = Error & {
  code?: MemberNotFoundResponseCode;
};

export type OpenerStaysResponseCode = 'OPENER_STAYS' | 'APPROVER_NEEDED';
export type OpenerStaysResponse = Error & {
  code?: OpenerStaysResponseCode;
};

export type OpenerStaysOwnerResponseCode = 'OPENER_STAYS' | 'APPROVER_NEEDED' | 'IDEMPOTENCY_IN_FLIGHT';
export type OpenerStaysOwnerResponse = Error & {
  code?: OpenerStaysOwnerResponseCode;
};

export type NoValidCodeResponseCode = 'OTP_EXPIRED';
export type NoValidCodeResponse = Error & {
  code?: NoValidCodeResponseCode;
};

export type OutOfOrderResponseCode = 'STEP_REQUIRED' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';
export type OutOfOrderResponse = Error & {
  code?: OutOfOrderResponseCode;
};

export type IdCheckUnavailableResponseCode = 'ID_CHECK_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
export type IdCheckUnavailableResponse = Error & {
  code?: IdCheckUnavailableResponseCode;
};

/**
 * The request is not valid, or the number's check digit is wrong
 */
export type WrongCheckDigitResponse = InvalidRequestError;

export type FactsMismatchResponseCode = 'FACTS_MISMATCH' | 'IDEMPOTENCY_MISMATCH';
export type FactsMismatchResponse = Error & {
  code?: FactsMismatchResponseCode;
};

export type NafathSessionNotFoundResponseCode = 'NAFATH_SESSION_NOT_FOUND';
export type NafathSessionNotFoundResponse = Error & {
  code?: NafathSessionNotFoundResponseCode;
};

export type WalletActionImpossibleResponseCode = 'WALLET_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'SUB_WALLET_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type WalletActionImpossibleResponse = Error & {
  code?: WalletActionImpossibleResponseCode;
};

export type ActionNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'ACTION_NOT_FOUND';
export type ActionNotFoundResponse = Error & {
  code?: ActionNotFoundResponseCode;
};

export type CategoryNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'CATEGORY_NOT_FOUND';
export type CategoryNotFoundResponse = Error & {
  code?: CategoryNotFoundResponseCode;
};

/**
 * Too many requests from this address, or another download of this account is under way
 */
export type ExportRunningResponse = RateLimitedError;

export type TransactionOrCategoryNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'CATEGORY_NOT_FOUND';
export type TransactionOrCategoryNotFoundResponse = Error & {
  code?: TransactionOrCategoryNotFoundResponseCode;
};

export type TransactionNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND';
export type TransactionNotFoundResponse = Error & {
  code?: TransactionNotFoundResponseCode;
};

export type ReceiptsFullResponseCode = 'RECEIPT_LIMIT_REACHED' | 'RECEIPT_STORAGE_FULL';
export type ReceiptsFullResponse = Error & {
  code?: ReceiptsFullResponseCode;
};

export type ReceiptTooLargeResponseCode = 'RECEIPT_TOO_LARGE';
export type ReceiptTooLargeResponse = Error & {
  code?: ReceiptTooLargeResponseCode;
};

export type ReceiptTypeUnsupportedResponseCode = 'RECEIPT_TYPE_UNSUPPORTED';
export type ReceiptTypeUnsupportedResponse = Error & {
  code?: ReceiptTypeUnsupportedResponseCode;
};

export type PaymentNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'PAYMENT_NOT_FOUND';
export type PaymentNotFoundResponse = Error & {
  code?: PaymentNotFoundResponseCode;
};

export type PaymentReceiptNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'RECEIPT_NOT_FOUND';
export type PaymentReceiptNotFoundResponse = Error & {
  code?: PaymentReceiptNotFoundResponseCode;
};

export type ReceiptNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'RECEIPT_NOT_FOUND';
export type ReceiptNotFoundResponse = Error & {
  code?: ReceiptNotFoundResponseCode;
};

export type CaseNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'CASE_NOT_FOUND';
export type CaseNotFoundResponse = Error & {
  code?: CaseNotFoundResponseCode;
};

export type CaseClosedResponseCode = 'CASE_CLOSED' | 'CASE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CaseClosedResponse = Error & {
  code?: CaseClosedResponseCode;
};

export type IssuedDocumentNotFoundResponseCode = 'ISSUED_DOCUMENT_NOT_FOUND';
export type IssuedDocumentNotFoundResponse = Error & {
  code?: IssuedDocumentNotFoundResponseCode;
};

export type StatementTooLongResponseCode = 'STATEMENT_TOO_LONG';
export type StatementTooLongResponse = Error & {
  code?: StatementTooLongResponseCode;
};

/**
 * Too many requests from this address, or too many documents of this account in an hour
 */
export type TooManyDocumentsResponse = RateLimitedError;

/**
 * The API key does not have the scope `top-ups:create`, or the role of the member does not allow this
 */
export type TopUpsCreateRequiredResponse = RoleOrScopeMissingError;

export type WalletInactiveOrFrozenResponseCode = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type WalletInactiveOrFrozenResponse = Error & {
  code?: WalletInactiveOrFrozenResponseCode;
};

export type MaximumBalanceExceededResponseCode = 'MAXIMUM_BALANCE_EXCEEDED' | 'IDEMPOTENCY_MISMATCH';
export type MaximumBalanceExceededResponse = Error & {
  code?: MaximumBalanceExceededResponseCode;
};

export type TopUpOrWalletNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'TOP_UP_NOT_FOUND';
export type TopUpOrWalletNotFoundResponse = Error & {
  code?: TopUpOrWalletNotFoundResponseCode;
};

/**
 * The API key does not have the scope `transfers:prepare`, or the role of the member does not allow this
 */
export type TransfersPrepareRequiredResponse = RoleOrScopeMissingError;

/**
 * The API key does not have the scope `transfers:send`
 */
export type TransfersSendRequiredResponse = ScopeMissingError;

export type OwnTransferNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND';
export type OwnTransferNotFoundResponse = Error & {
  code?: OwnTransferNotFoundResponseCode;
};

/**
 * The balance or a limit does not allow it, or the key was used for another body
 */
export type TransferRefusedResponse = TransferRefusedError;

export type TransferScheduleNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_NOT_FOUND';
export type TransferScheduleNotFoundResponse = Error & {
  code?: TransferScheduleNotFoundResponseCode;
};

export type TransferRunPastResponseCode = 'TRANSFER_RUN_STARTED' | 'TRANSFER_SCHEDULE_ENDED';
export type TransferRunPastResponse = Error & {
  code?: TransferRunPastResponseCode;
};

export type TransferStateInvalidResponseCode = 'TRANSFER_STATE_INVALID';
export type TransferStateInvalidResponse = Error & {
  code?: TransferStateInvalidResponseCode;
};

export type TransferBatchNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'TRANSFER_BATCH_NOT_FOUND';
export type TransferBatchNotFoundResponse = Error & {
  code?: TransferBatchNotFoundResponseCode;
};

export type TransferBatchOrWalletNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'TRANSFER_BATCH_NOT_FOUND';
export type TransferBatchOrWalletNotFoundResponse = Error & {
  code?: TransferBatchOrWalletNotFoundResponseCode;
};

export type PaymentRefusedResponseCode = 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'IDEMPOTENCY_MISMATCH';
export type PaymentRefusedResponse = Error & {
  code?: PaymentRefusedResponseCode;
};

export type OwnBillPaymentNotFoundResponseCode = 'WALLET_NOT_FOUND' | 'BILL_PAYMENT_NOT_FOUND';
export type OwnBillPaymentNotFoundResponse = Error & {
  code?: OwnBillPaymentNotFoundResponseCode;
};

export type SavedBillNotFoundResponseCode = 'SAVED_BILL_NOT_FOUND';
export type SavedBillNotFoundResponse = Error & {
  code?: SavedBillNotFoundResponseCode;
};

/**
 * The biller is not available
 */
export type BillerUnavailableResponse = BillerUnavailableError;

export type ApprovalNotFoundResponseCode = 'APPROVAL_NOT_FOUND';
export type ApprovalNotFoundResponse = Error & {
  code?: ApprovalNotFoundResponseCode;
};

export type OtherApproverRequiredResponseCode = 'ROLE_REQUIRED' | 'APPROVAL_BY_MAKER';
export type OtherApproverRequiredResponse = Error & {
  code?: OtherApproverRequiredResponseCode;
};

export type NamedApproverRequiredResponseCode = 'ROLE_REQUIRED' | 'APPROVAL_BY_MAKER' | 'APPROVER_NAMED';
export type NamedApproverRequiredResponse = Error & {
  code?: NamedApproverRequiredResponseCode;
};

export type OwnPaymentRequiredResponseCode = 'ROLE_REQUIRED' | 'APPROVAL_OF_OTHERS';
export type OwnPaymentRequiredResponse = Error & {
  code?: OwnPaymentRequiredResponseCode;
};

export type ApprovalRulesUnsatisfiableResponseCode = 'APPROVAL_RULES_UNSATISFIABLE' | 'IDEMPOTENCY_IN_FLIGHT';
export type ApprovalRulesUnsatisfiableResponse = Error & {
  code?: ApprovalRulesUnsatisfiableResponseCode;
};

export type ApprovalClosedResponseCode = 'APPROVAL_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ApprovalClosedResponse = Error & {
  code?: ApprovalClosedResponseCode;
};

export type NotificationNotFoundResponseCode = 'NOTIFICATION_NOT_FOUND';
export type NotificationNotFoundResponse = Error & {
  code?: NotificationNotFoundResponseCode;
};

/**
 * The API key does not have the scope `webhooks:manage`, or the role of the member does not allow this
 */
export type WebhooksManageRequiredResponse = RoleOrScopeMissingError;

export type WebhookEndpointNotFoundResponseCode = 'WEBHOOK_ENDPOINT_NOT_FOUND';
export type WebhookEndpointNotFoundResponse = Error & {
  code?: WebhookEndpointNotFoundResponseCode;
};

export type WebhookEndpointDisabledResponseCode = 'WEBHOOK_ENDPOINT_DISABLED' | 'IDEMPOTENCY_IN_FLIGHT';
export type WebhookEndpointDisabledResponse = Error & {
  code?: WebhookEndpointDisabledResponseCode;
};

export type CustomerNotFoundResponseCode = 'CUSTOMER_NOT_FOUND';
export type CustomerNotFoundResponse = Error & {
  code?: CustomerNotFoundResponseCode;
};

export type CustomerBeneficiaryNotFoundResponseCode = 'CUSTOMER_NOT_FOUND' | 'BENEFICIARY_NOT_FOUND';
export type CustomerBeneficiaryNotFoundResponse = Error & {
  code?: CustomerBeneficiaryNotFoundResponseCode;
};

export type BeneficiaryStateInvalidResponseCode = 'BENEFICIARY_STATE_INVALID' | 'IDEMPOTENCY_IN_FLIGHT';
export type BeneficiaryStateInvalidResponse = Error & {
  code?: BeneficiaryStateInvalidResponseCode;
};

export type CustomerAccountNotFoundResponseCode = 'CUSTOMER_NOT_FOUND' | 'ACCOUNT_NOT_FOUND';
export type CustomerAccountNotFoundResponse = Error & {
  code?: CustomerAccountNotFoundResponseCode;
};

export type TopUpNotFoundResponseCode = 'TOP_UP_NOT_FOUND';
export type TopUpNotFoundResponse = Error & {
  code?: TopUpNotFoundResponseCode;
};

export type TransferNotFoundResponseCode = 'TRANSFER_NOT_FOUND';
export type TransferNotFoundResponse = Error & {
  code?: TransferNotFoundResponseCode;
};

export type SuspenseNotCreditableResponseCode = 'SUSPENSE_CREDIT_DECIDED' | 'REQUEST_PENDING' | 'WALLET_INACTIVE' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type SuspenseNotCreditableResponse = Error & {
  code?: SuspenseNotCreditableResponseCode;
};

export type SuspenseDecidedResponseCode = 'SUSPENSE_CREDIT_DECIDED' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';
export type SuspenseDecidedResponse = Error & {
  code?: SuspenseDecidedResponseCode;
};

export type StaffTaskNotFoundResponseCode = 'STAFF_TASK_NOT_FOUND';
export type StaffTaskNotFoundResponse = Error & {
  code?: StaffTaskNotFoundResponseCode;
};

/**
 * The message is not signed as its sender signs them
 */
export type SenderUnknownResponse = UnauthenticatedError;

export type CallEndedResponseCode = 'CALL_ENDED';
export type CallEndedResponse = Error & {
  code?: CallEndedResponseCode;
};

export type SandboxBusinessNotFoundResponseCode = 'SANDBOX_BUSINESS_NOT_FOUND';
export type SandboxBusinessNotFoundResponse = Error & {
  code?: SandboxBusinessNotFoundResponseCode;
};

/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 */
export type IdempotencyKeyParameter = string;

/**
 * The `nextCursor` or `previousCursor` of a page
 */
export type CursorParameter = string;

/**
 * Of a page
 */
export type PageSizeParameter = number;

/**
 * One value for one request, such as a UUID. Retries of the same request repeat it, so that the money moves once.
 */
export type RequiredIdempotencyKeyParameter = string;

/**
 * The `X-Request-Id` of a response
 */
export type RequestIdFilterParameter = string;

export type SubWalletParameter = SubWalletId;

export type TransactionStatusFilterParameter = TransactionStatus;

export type TransactionTypeFilterParameter = TransactionType;

/**
 * The `categoryId` of a category. No transaction is in one that does not exist
 */
export type CategoryFilterParameter = string;

export type WithoutCategoryParameter = 'none';
export type WithoutReceiptParameter = 'none';
/**
 * A part of the merchant's or beneficiary's name, or of the reference ID
 */
export type TransactionSearchParameter = string;

export type FromDateParameter = Day;

export type ToDateParameter = Day;

/**
 * A part of the name, the nickname or the IBAN
 */
export type BeneficiarySearchParameter = string;

export type TransferStateFilterParameter = TransferState;

/**
 * A part of the payee's name, of the number of the transfer or of its note
 */
export type TransferSearchParameter = string;

export type BillPaymentStateFilterParameter = BillPaymentState;

export type EventTypeFilterParameter = EventType;

export type ApprovalStateFilterParameter = ApprovalState;

export type NotificationGroupFilterParameter = NotificationGroup;

export type NotificationStatusFilterParameter = 'unread';
/**
 * Only those of exactly this amount, in halalas
 */
export type AmountFilterParameter = number;

export type TopUpStateFilterParameter = TopUpState;

/**
 * The `nextCursor` of the page before
 */
export type WaitingCursorParameter = string;

export type SandboxPhoneNumberParameter = PhoneNumber;

export type SendOtpHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SendOtp409Code = 'PHONE_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT';
export type SendOtp409 = Error & {
  code?: SendOtp409Code;
};

export type SendOtp422Code = 'BUSINESS_TYPE_NOT_SUPPORTED' | 'IDEMPOTENCY_MISMATCH';
export type SendOtp422 = Error & {
  code?: SendOtp422Code;
};

export type VerifyOtpHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type VerifyOtp410Code = 'OTP_EXPIRED' | 'OTP_VERIFY_FAILED' | 'INVITATION_ENDED';
export type VerifyOtp410 = Error & {
  code?: VerifyOtp410Code;
};

export type SetPasswordHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SetPassword409Code = 'ALREADY_SET' | 'STEP_REQUIRED' | 'ID_DUPLICATE' | 'CR_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT';
export type SetPassword409 = Error & {
  code?: SetPassword409Code;
};

export type SetPasscodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SetPasscode409Code = 'ALREADY_SET' | 'STEP_REQUIRED' | 'IDEMPOTENCY_IN_FLIGHT';
export type SetPasscode409 = Error & {
  code?: SetPasscode409Code;
};

export type LoginWithPasswordHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type LoginWithPassword401Code = 'INVALID_CREDENTIALS';
export type LoginWithPassword401 = Error & {
  code?: LoginWithPassword401Code;
};

export type VerifyLoginOtpHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type VerifyLoginOtp410Code = 'OTP_EXPIRED' | 'LOGIN_EXPIRED';
export type VerifyLoginOtp410 = Error & {
  code?: VerifyLoginOtp410Code;
};

export type VerifyLoginOtp502Code = 'CALL_FAILED';
export type VerifyLoginOtp502 = Error & {
  code?: VerifyLoginOtp502Code;
};

export type ResendLoginOtpHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResendLoginOtp410Code = 'LOGIN_EXPIRED';
export type ResendLoginOtp410 = Error & {
  code?: ResendLoginOtp410Code;
};

export type CompleteCallbackHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CompleteCallback409Code = 'CALLBACK_NOT_CONFIRMED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CompleteCallback409 = Error & {
  code?: CompleteCallback409Code;
};

export type ForgotPasswordHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ForgotPassword404Code = 'ACCOUNT_NOT_FOUND';
export type ForgotPassword404 = Error & {
  code?: ForgotPassword404Code;
};

export type ForgotPassword410Code = 'RECOVERY_EXPIRED';
export type ForgotPassword410 = Error & {
  code?: ForgotPassword410Code;
};

export type ResetPasswordHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResetPassword400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'RESET_INVALID';
export type ResetPassword400 = Error & {
  code?: ResetPassword400Code;
};

export type RefreshTokensHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RefreshTokens409Code = 'TOKEN_ROTATED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RefreshTokens409 = Error & {
  code?: RefreshTokens409Code;
};

export type LogoutHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ChangePasswordHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ChangeEmail422Code = 'PASSWORD_WRONG';
export type ChangeEmail422 = Error & {
  code?: ChangeEmail422Code;
};

export type UploadBusinessDocumentParams = {
/**
 * What the document is
 */
kind: BusinessDocumentKind;
};

export type UploadBusinessDocument409Code = 'BUSINESS_DOCUMENT_LIMIT_REACHED';
export type UploadBusinessDocument409 = Error & {
  code?: UploadBusinessDocument409Code;
};

export type UploadBusinessDocument413Code = 'BUSINESS_DOCUMENT_TOO_LARGE';
export type UploadBusinessDocument413 = Error & {
  code?: UploadBusinessDocument413Code;
};

export type UploadBusinessDocument422Code = 'BUSINESS_DOCUMENT_TYPE_UNSUPPORTED';
export type UploadBusinessDocument422 = Error & {
  code?: UploadBusinessDocument422Code;
};

export type ConfirmEmailChangeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ConfirmEmailChange404Code = 'EMAIL_LINK_INVALID';
export type ConfirmEmailChange404 = Error & {
  code?: ConfirmEmailChange404Code;
};

export type ConfirmEmailChange410Code = 'EMAIL_LINK_USED' | 'ACTION_EXPIRED';
export type ConfirmEmailChange410 = Error & {
  code?: ConfirmEmailChange410Code;
};

export type SendEmailLinkHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type StartPhoneChangeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type StartPhoneChange409Code = 'PHONE_DUPLICATE' | 'PHONE_CHANGE_PENDING' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type StartPhoneChange409 = Error & {
  code?: StartPhoneChange409Code;
};

export type StartPhoneChange423Code = 'ACCOUNT_LOCKED' | 'OTP_LOCKED';
export type StartPhoneChange423 = Error & {
  code?: StartPhoneChange423Code;
};

export type ConfirmPhoneChangeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SendPhoneChangeCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type EndSession404Code = 'SESSION_NOT_FOUND';
export type EndSession404 = Error & {
  code?: EndSession404Code;
};

export type CreateApiKeyHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateApiKey409Code = 'API_KEY_LIMIT_REACHED' | 'BENEFICIARY_NOT_ACTIVE' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateApiKey409 = Error & {
  code?: CreateApiKey409Code;
};

export type RollOwnApiKeyHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it, so that the money moves once.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key': RequiredIdempotencyKeyParameter;
};

export type ListApiKeyRequestsParams = {
/**
 * The `X-Request-Id` of a response
 */
requestId?: RequestIdFilterParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type RollApiKeyHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ConfirmApiKeyHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResendApiKeyCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type InviteMemberHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type InviteMember409Code = 'PHONE_DUPLICATE' | 'INVITATION_EXISTS' | 'TEAM_FULL' | 'IDEMPOTENCY_IN_FLIGHT';
export type InviteMember409 = Error & {
  code?: InviteMember409Code;
};

export type ConfirmInvitationHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResendInvitationCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SendMemberRoleCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ChangeMemberRoleHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ValidateCrHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ValidateCr409Code = 'CR_DUPLICATE' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';
export type ValidateCr409 = Error & {
  code?: ValidateCr409Code;
};

export type ValidateCr422Code = 'CR_VERIFICATION_FAILED' | 'IDEMPOTENCY_MISMATCH';
export type ValidateCr422 = Error & {
  code?: ValidateCr422Code;
};

export type ValidateCr503Code = 'CR_REGISTRY_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
export type ValidateCr503 = Error & {
  code?: ValidateCr503Code;
};

export type LocalScreeningHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type LocalScreening422Code = 'ID_VERIFICATION_FAILED' | 'IDEMPOTENCY_MISMATCH';
export type LocalScreening422 = Error & {
  code?: LocalScreening422Code;
};

export type IdPhoneMatchHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type IdPhoneMatch409Code = 'ID_DUPLICATE' | 'STEP_REQUIRED' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';
export type IdPhoneMatch409 = Error & {
  code?: IdPhoneMatch409Code;
};

export type IdPhoneMatch422Code = 'ID_PHONE_MISMATCH' | 'IDEMPOTENCY_MISMATCH';
export type IdPhoneMatch422 = Error & {
  code?: IdPhoneMatch422Code;
};

export type InitiateNafathHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type InitiateNafath409Code = 'STEP_REQUIRED' | 'NAFATH_IN_PROGRESS' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';
export type InitiateNafath409 = Error & {
  code?: InitiateNafath409Code;
};

export type InitiateNafath502Code = 'NAFATH_INITIATE_FAILED';
export type InitiateNafath502 = Error & {
  code?: InitiateNafath502Code;
};

export type RunGlobalScreeningHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RunGlobalScreening503Code = 'SCREENING_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
export type RunGlobalScreening503 = Error & {
  code?: RunGlobalScreening503Code;
};

export type SubmitKybHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SubmitKyb422Code = 'KYB_OPTION_INVALID' | 'IDEMPOTENCY_MISMATCH';
export type SubmitKyb422 = Error & {
  code?: SubmitKyb422Code;
};

export type CreateProfileHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateProfile403Code = 'PROFILE_FORBIDDEN' | 'FORBIDDEN';
export type CreateProfile403 = Error & {
  code?: CreateProfile403Code;
};

export type CreateProfile409Code = 'STEP_REQUIRED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateProfile409 = Error & {
  code?: CreateProfile409Code;
};

export type CreateProfile503Code = 'PROFILE_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
export type CreateProfile503 = Error & {
  code?: CreateProfile503Code;
};

export type ListKybOptionsParams = {
/**
 * Which question of the questionnaire
 */
category: KybCategory;
/**
 * Language of the labels
 */
locale?: ListKybOptionsLocale;
};

export type ListKybOptionsLocale = 'en' | 'ar';
export type GetWalletParams = {
/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
};

export type GetWalletActivityParams = {
/**
 * How far back
 */
period?: GetWalletActivityPeriod;
/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
};

export type GetWalletActivityPeriod = 'week' | 'month' | 'year';
export type GetWalletSpendingParams = {
/**
 * What to group by: `type` fills `shares`, `payee` fills `payees`, `purpose` fills `purposes`
 */
by?: GetWalletSpendingBy;
/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
};

export type GetWalletSpendingBy = 'type' | 'payee' | 'purpose';
export type CloseSubWallet409Code = 'SUB_WALLET_NOT_EMPTY';
export type CloseSubWallet409 = Error & {
  code?: CloseSubWallet409Code;
};

export type MoveMoneyHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type MoveMoney422Code = 'INSUFFICIENT_FUNDS' | 'IDEMPOTENCY_MISMATCH';
export type MoveMoney422 = Error & {
  code?: MoveMoney422Code;
};

export type CreateWalletActionHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateWalletAction422Code = 'LIMIT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';
export type CreateWalletAction422 = Error & {
  code?: CreateWalletAction422Code;
};

export type ConfirmWalletActionHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResendWalletActionCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type DeactivateWallet409Code = 'CODE_REQUIRED';
export type DeactivateWallet409 = Error & {
  code?: DeactivateWallet409Code;
};

export type ListTransactionsParams = {
/**
 * `pending` while the money is on hold
 */
status?: TransactionStatusFilterParameter;
/**
 * `customer_transfer`: to another Plink customer. `incoming_transfer`: from a bank or another Plink customer. `returned_transfer`: a transfer that the receiving bank has sent back.
 */
type?: TransactionTypeFilterParameter;
/**
 * The `categoryId` of a category. No transaction is in one that does not exist
 */
categoryId?: CategoryFilterParameter;
/**
 * `none`: only transactions without a category
 */
category?: WithoutCategoryParameter;
/**
 * `none`: only transactions to which no receipt is attached
 */
receipt?: WithoutReceiptParameter;
/**
 * A part of the merchant's or beneficiary's name, or of the reference ID
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: TransactionSearchParameter;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type ExportTransactionsParams = {
/**
 * `pending` while the money is on hold
 */
status?: TransactionStatusFilterParameter;
/**
 * `customer_transfer`: to another Plink customer. `incoming_transfer`: from a bank or another Plink customer. `returned_transfer`: a transfer that the receiving bank has sent back.
 */
type?: TransactionTypeFilterParameter;
/**
 * The `categoryId` of a category. No transaction is in one that does not exist
 */
categoryId?: CategoryFilterParameter;
/**
 * `none`: only transactions without a category
 */
category?: WithoutCategoryParameter;
/**
 * `none`: only transactions to which no receipt is attached
 */
receipt?: WithoutReceiptParameter;
/**
 * A part of the merchant's or beneficiary's name, or of the reference ID
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: TransactionSearchParameter;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
/**
 * Language of the column headings and of the names of types and statuses
 */
locale?: ExportTransactionsLocale;
};

export type ExportTransactionsLocale = 'en' | 'ar';
export type MarkTransactionsSeenHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ReportTransactionProblemHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ReportTransactionProblem409Code = 'CASE_OPEN' | 'CASE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ReportTransactionProblem409 = Error & {
  code?: ReportTransactionProblem409Code;
};

export type WriteToTransactionCaseHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CloseTransactionCaseHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CloseTransactionCase409Code = 'CASE_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CloseTransactionCase409 = Error & {
  code?: CloseTransactionCase409Code;
};

export type CreateTransactionCategoryHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateTransactionCategory409Code = 'CATEGORY_EXISTS' | 'CATEGORY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateTransactionCategory409 = Error & {
  code?: CreateTransactionCategory409Code;
};

export type RenameTransactionCategory409Code = 'CATEGORY_EXISTS';
export type RenameTransactionCategory409 = Error & {
  code?: RenameTransactionCategory409Code;
};

export type CreateCategoryRuleHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateCategoryRule409Code = 'CATEGORY_RULE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateCategoryRule409 = Error & {
  code?: CreateCategoryRule409Code;
};

export type DeleteCategoryRule404Code = 'WALLET_NOT_FOUND' | 'CATEGORY_RULE_NOT_FOUND';
export type DeleteCategoryRule404 = Error & {
  code?: DeleteCategoryRule404Code;
};

export type ListHoldsParams = {
/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type ListStatementsParams = {
/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
};

export type CreateStatementHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateStatement422Code = 'STATEMENT_PERIOD_INVALID' | 'IDEMPOTENCY_MISMATCH';
export type CreateStatement422 = Error & {
  code?: CreateStatement422Code;
};

export type CreateBalanceCertificateHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateIbanLetterHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateIbanLetter409Code = 'IBAN_NOT_OPEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateIbanLetter409 = Error & {
  code?: CreateIbanLetter409Code;
};

export type GetIssuedDocumentPdfParams = {
/**
 * Language of the file
 */
locale?: GetIssuedDocumentPdfLocale;
};

export type GetIssuedDocumentPdfLocale = 'en' | 'ar';
export type GetStatementCsvParams = {
/**
 * Language of the file
 */
locale?: GetStatementCsvLocale;
};

export type GetStatementCsvLocale = 'en' | 'ar';
export type GetStatementXlsxParams = {
/**
 * Language of the file
 */
locale?: GetStatementXlsxLocale;
};

export type GetStatementXlsxLocale = 'en' | 'ar';
export type ListBeneficiariesParams = {
/**
 * A part of the name, the nickname or the IBAN
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: BeneficiarySearchParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type AddBeneficiaryHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type AddBeneficiary409Code = 'BENEFICIARY_EXISTS' | 'BENEFICIARY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type AddBeneficiary409 = Error & {
  code?: AddBeneficiary409Code;
};

export type AddBeneficiary422Code = 'IBAN_INVALID' | 'IBAN_FOREIGN' | 'IBAN_OWN' | 'IDEMPOTENCY_MISMATCH';
export type AddBeneficiary422 = Error & {
  code?: AddBeneficiary422Code;
};

export type RemoveBeneficiary409Code = 'BENEFICIARY_SUSPENDED';
export type RemoveBeneficiary409 = Error & {
  code?: RemoveBeneficiary409Code;
};

export type ConfirmBeneficiaryHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResendBeneficiaryCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListTopUpsParams = {
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type CreateTopUpHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type PayTopUpHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type PayTopUp409Code = 'TOP_UP_ENDED' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type PayTopUp409 = Error & {
  code?: PayTopUp409Code;
};

export type FindRecipientHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type FindRecipient404Code = 'WALLET_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
export type FindRecipient404 = Error & {
  code?: FindRecipient404Code;
};

export type FindRecipient422Code = 'RECIPIENT_IS_SELF' | 'IDEMPOTENCY_MISMATCH';
export type FindRecipient422 = Error & {
  code?: FindRecipient422Code;
};

export type ListTransfersParams = {
/**
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code, or what nobody approved in time. `scheduled`: confirmed for later, its runs are transfers of their own. `awaiting_approval`: confirmed by its maker, and others must approve it; its money is not on hold. `declined` by one of them.
 */
state?: TransferStateFilterParameter;
/**
 * A part of the payee's name, of the number of the transfer or of its note
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: TransferSearchParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type CreateTransferHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateTransfer404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RECIPIENT_NOT_FOUND' | 'BENEFICIARY_NOT_FOUND';
export type CreateTransfer404 = Error & {
  code?: CreateTransfer404Code;
};

export type CreateTransfer409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'BENEFICIARY_NOT_ACTIVE' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateTransfer409 = Error & {
  code?: CreateTransfer409Code;
};

export type SendTransferHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it, so that the money moves once.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key': RequiredIdempotencyKeyParameter;
};

export type SendTransfer409Code = 'WALLET_INACTIVE' | 'BENEFICIARY_NOT_ACTIVE' | 'IDEMPOTENCY_IN_FLIGHT';
export type SendTransfer409 = Error & {
  code?: SendTransfer409Code;
};

export type SendTransfer422Code = 'BENEFICIARY_NOT_ALLOWED' | 'DAILY_CAP_REACHED' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';
export type SendTransfer422 = Error & {
  code?: SendTransfer422Code;
};

export type GetTransferReceiptParams = {
/**
 * Language of the receipt
 */
locale?: GetTransferReceiptLocale;
};

export type GetTransferReceiptLocale = 'en' | 'ar';
export type ConfirmTransferHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ConfirmTransfer404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type ConfirmTransfer404 = Error & {
  code?: ConfirmTransfer404Code;
};

export type ConfirmTransfer409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'RECIPIENT_UNAVAILABLE' | 'BENEFICIARY_NOT_ACTIVE' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'TRANSFER_SCHEDULE_ENDED' | 'TRANSFER_SCHEDULE_CHANGED' | 'TRANSFER_SCHEDULE_CHANGE_WAITING' | 'IDEMPOTENCY_IN_FLIGHT';
export type ConfirmTransfer409 = Error & {
  code?: ConfirmTransfer409Code;
};

export type ConfirmTransfer410Code = 'OTP_EXPIRED' | 'TRANSFER_EXPIRED';
export type ConfirmTransfer410 = Error & {
  code?: ConfirmTransfer410Code;
};

export type ResendTransferCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResendTransferCode410Code = 'TRANSFER_EXPIRED';
export type ResendTransferCode410 = Error & {
  code?: ResendTransferCode410Code;
};

export type CancelTransferHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CancelTransfer409Code = 'TRANSFER_NOT_CANCELLABLE' | 'IDEMPOTENCY_IN_FLIGHT';
export type CancelTransfer409 = Error & {
  code?: CancelTransfer409Code;
};

export type ListTransferSchedulesParams = {
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type CancelTransferScheduleHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CancelTransferSchedule409Code = 'TRANSFER_SCHEDULE_ENDED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CancelTransferSchedule409 = Error & {
  code?: CancelTransferSchedule409Code;
};

export type ChangeTransferScheduleHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ChangeTransferSchedule404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type ChangeTransferSchedule404 = Error & {
  code?: ChangeTransferSchedule404Code;
};

export type ChangeTransferSchedule409Code = 'TRANSFER_SCHEDULE_ENDED' | 'TRANSFER_SCHEDULE_CHANGED' | 'TRANSFER_SCHEDULE_CHANGE_WAITING' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'BENEFICIARY_NOT_ACTIVE' | 'IDEMPOTENCY_IN_FLIGHT';
export type ChangeTransferSchedule409 = Error & {
  code?: ChangeTransferSchedule409Code;
};

export type ChangeTransferSchedule422Code = 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';
export type ChangeTransferSchedule422 = Error & {
  code?: ChangeTransferSchedule422Code;
};

export type ListTransferBatchesParams = {
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type CreateTransferBatchHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateTransferBatch422Code = 'TRANSFER_FILE_INVALID' | 'TRANSFER_ROWS_INVALID' | 'IDEMPOTENCY_MISMATCH';
export type CreateTransferBatch422 = Error & {
  code?: CreateTransferBatch422Code;
};

export type SendTransferBatchCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SendTransferBatchCode410Code = 'TRANSFER_BATCH_EXPIRED';
export type SendTransferBatchCode410 = Error & {
  code?: SendTransferBatchCode410Code;
};

export type ConfirmTransferBatchHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ConfirmTransferBatch410Code = 'OTP_EXPIRED' | 'TRANSFER_BATCH_EXPIRED';
export type ConfirmTransferBatch410 = Error & {
  code?: ConfirmTransferBatch410Code;
};

export type CancelTransferBatchHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CancelTransferBatch409Code = 'TRANSFER_BATCH_NOT_CANCELLABLE' | 'IDEMPOTENCY_IN_FLIGHT';
export type CancelTransferBatch409 = Error & {
  code?: CancelTransferBatch409Code;
};

export type ReadTransferFile422Code = 'TRANSFER_FILE_INVALID';
export type ReadTransferFile422 = Error & {
  code?: ReadTransferFile422Code;
};

export type GetTransferFileTemplateParams = {
/**
 * Language of the file
 */
locale?: GetTransferFileTemplateLocale;
};

export type GetTransferFileTemplateLocale = 'en' | 'ar';
export type ListBillersParams = {
/**
 * Words of the name, in either language, or the code
 * @maxLength 50
 */
q?: string;
/**
 * Only billers of this kind
 */
category?: BillerCategory;
};

export type InquireBillHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type InquireBill404Code = 'WALLET_NOT_FOUND' | 'BILLER_NOT_FOUND' | 'BILL_NOT_FOUND';
export type InquireBill404 = Error & {
  code?: InquireBill404Code;
};

export type InquireBill409Code = 'BILL_ALREADY_PAID' | 'IDEMPOTENCY_IN_FLIGHT';
export type InquireBill409 = Error & {
  code?: InquireBill409Code;
};

export type PayBillsHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type PayBills404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'BILLER_NOT_FOUND' | 'BILL_NOT_FOUND';
export type PayBills404 = Error & {
  code?: PayBills404Code;
};

export type ConfirmBillPaymentsHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ConfirmBillPayments404Code = 'WALLET_NOT_FOUND' | 'BILL_PAYMENT_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type ConfirmBillPayments404 = Error & {
  code?: ConfirmBillPayments404Code;
};

export type ConfirmBillPayments410Code = 'OTP_EXPIRED' | 'BILL_PAYMENT_EXPIRED';
export type ConfirmBillPayments410 = Error & {
  code?: ConfirmBillPayments410Code;
};

export type ResendBillCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResendBillCode410Code = 'BILL_PAYMENT_EXPIRED';
export type ResendBillCode410 = Error & {
  code?: ResendBillCode410Code;
};

export type ListBillPaymentsParams = {
/**
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the biller. `unknown`: there is no answer, and it is being cleared up. `submitted`: SADAD has it. `paid`. `cancelled` before it was submitted. `refused` by SADAD or the biller. `failed`: it could not be paid. `expired`: a draft without its code, or what nobody approved in time. `awaiting_approval`: confirmed by its maker, and others must approve it. `declined` by one of them.
 */
state?: BillPaymentStateFilterParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type CancelBillPaymentHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CancelBillPayment409Code = 'BILL_PAYMENT_NOT_CANCELLABLE' | 'IDEMPOTENCY_IN_FLIGHT';
export type CancelBillPayment409 = Error & {
  code?: CancelBillPayment409Code;
};

export type GetBillReceiptParams = {
/**
 * Language of the receipt
 */
locale?: GetBillReceiptLocale;
};

export type GetBillReceiptLocale = 'en' | 'ar';
export type GetBillReceipt409Code = 'BILL_PAYMENT_NOT_PAID';
export type GetBillReceipt409 = Error & {
  code?: GetBillReceipt409Code;
};

export type SaveBillHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SaveBill404Code = 'WALLET_NOT_FOUND' | 'BILLER_NOT_FOUND';
export type SaveBill404 = Error & {
  code?: SaveBill404Code;
};

export type SaveBill409Code = 'SAVED_BILL_EXISTS' | 'SAVED_BILL_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type SaveBill409 = Error & {
  code?: SaveBill409Code;
};

export type ListEventsParams = {
/**
 * What has happened. Ignore types that you do not know.
 * - `transaction.posted`: money came into the wallet, left it, or moved between it and a sub-wallet.
 * - `transfer.…`, `bill.…` (the payment of a bill), `top_up.…` and `beneficiary.…`: it was created, or its state is now the one that the type names.
 * - `hold.released`: the money of a hold is available again.
 * - `wallet.…`: its status, or a limit. `api_key.…`: what became of a key.
 * - `webhook_endpoint.disabled`: its deliveries had failed for three days. `ping`: a test, of `testWebhookEndpoint`.
 */
type?: EventTypeFilterParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type SetApprovalRulesHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SendApprovalRulesCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListApprovalsParams = {
/**
 * `waiting` for approvals. `approved` and carried out. `declined` by one of the others. `cancelled` by its maker, an owner or with the account. `expired`: nobody decided in time
 */
state?: ApprovalStateFilterParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type ChangePayment409Code = 'APPROVAL_CLOSED' | 'APPROVAL_UNCHANGEABLE';
export type ChangePayment409 = Error & {
  code?: ChangePayment409Code;
};

export type SendApprovalCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SendApprovalCode409Code = 'APPROVAL_CHANGED' | 'APPROVAL_CLOSED' | 'APPROVAL_GIVEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type SendApprovalCode409 = Error & {
  code?: SendApprovalCode409Code;
};

export type ApprovePaymentHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ApprovePayment404Code = 'APPROVAL_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type ApprovePayment404 = Error & {
  code?: ApprovePayment404Code;
};

export type ApprovePayment409Code = 'APPROVAL_CHANGED' | 'APPROVAL_CLOSED' | 'APPROVAL_GIVEN' | 'APPROVAL_MAKER_GONE' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'RECIPIENT_UNAVAILABLE' | 'BENEFICIARY_NOT_ACTIVE' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'TRANSFER_SCHEDULE_ENDED' | 'BILL_PAYMENT_UNDER_WAY' | 'BILL_ALREADY_PAID' | 'IDEMPOTENCY_IN_FLIGHT';
export type ApprovePayment409 = Error & {
  code?: ApprovePayment409Code;
};

export type DeclinePaymentHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type WithdrawPaymentHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListNotificationsParams = {
/**
 * `money_in`: money came. `money_out`: money left, transfers, beneficiaries. `developers`: webhooks. `security`: sign-in, codes, keys, and what may be done with the account
 */
group?: NotificationGroupFilterParameter;
/**
 * Unread notifications alone
 */
status?: NotificationStatusFilterParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type ChangeNotificationPreferences409Code = 'EMAIL_NOT_CONFIRMED';
export type ChangeNotificationPreferences409 = Error & {
  code?: ChangeNotificationPreferences409Code;
};

export type CreateWebhookEndpointHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateWebhookEndpoint409Code = 'WEBHOOK_ENDPOINT_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateWebhookEndpoint409 = Error & {
  code?: CreateWebhookEndpoint409Code;
};

export type ConfirmWebhookEndpointHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ConfirmWebhookEndpoint409Code = 'WEBHOOK_ENDPOINT_LIMIT_REACHED' | 'WEBHOOK_SECRET_ALREADY_ROLLED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ConfirmWebhookEndpoint409 = Error & {
  code?: ConfirmWebhookEndpoint409Code;
};

export type ResendWebhookEndpointCodeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RollWebhookSecretHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RollWebhookSecret409Code = 'WEBHOOK_SECRET_ALREADY_ROLLED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RollWebhookSecret409 = Error & {
  code?: RollWebhookSecret409Code;
};

export type TestWebhookEndpointHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListWebhookDeliveriesParams = {
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type ResendWebhookDeliveryHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResendWebhookDelivery404Code = 'WEBHOOK_DELIVERY_NOT_FOUND';
export type ResendWebhookDelivery404 = Error & {
  code?: ResendWebhookDelivery404Code;
};

export type LoginAdmin401Code = 'ADMIN_LOGIN_FAILED' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_INVALID';
export type LoginAdmin401 = Error & {
  code?: LoginAdmin401Code;
};

export type ListAdminKybOptionsParams = {
/**
 * Which question of the questionnaire
 */
category: KybCategory;
};

export type CreateKybOptionHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CreateKybOption409Code = 'OPTION_CODE_EXISTS' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateKybOption409 = Error & {
  code?: CreateKybOption409Code;
};

export type ReorderKybOptions409Code = 'OPTIONS_CHANGED';
export type ReorderKybOptions409 = Error & {
  code?: ReorderKybOptions409Code;
};

export type ChangeKybOption404Code = 'OPTION_NOT_FOUND';
export type ChangeKybOption404 = Error & {
  code?: ChangeKybOption404Code;
};

export type ChangeKybOption409Code = 'OPTION_CODE_EXISTS' | 'OPTION_CODE_FIXED';
export type ChangeKybOption409 = Error & {
  code?: ChangeKybOption409Code;
};

export type SearchCustomersParams = {
/**
 * A part of the name (of 1 or 2 letters: the beginning of a word), a whole phone or ID number, or the first 4 digits of a CR or unified number. Without it, all customers
 * @minLength 1
 * @maxLength 100
 * @pattern ^\s*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
q?: string;
/**
 * By `createdAt` or by name. Customers without a name come last
 */
sort?: SearchCustomersSort;
/**
 * The `nextCursor` of the previous page, with the same `q` and `sort`
 */
cursor?: string;
};

export type SearchCustomersSort = 'newest' | 'oldest' | 'name';
export type ListCustomerTransactionsParams = {
/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};

export type ListCustomerTransactions404Code = 'CUSTOMER_NOT_FOUND' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type ListCustomerTransactions404 = Error & {
  code?: ListCustomerTransactions404Code;
};

export type SuspendBeneficiaryHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResumeBeneficiaryHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type DownloadCustomerDocument404Code = 'CUSTOMER_NOT_FOUND' | 'BUSINESS_DOCUMENT_NOT_FOUND';
export type DownloadCustomerDocument404 = Error & {
  code?: DownloadCustomerDocument404Code;
};

export type RequestCustomerDocumentHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RequestCustomerDocument409Code = 'DOCUMENT_REQUEST_OPEN' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestCustomerDocument409 = Error & {
  code?: RequestCustomerDocument409Code;
};

export type CloseCustomerDocumentRequestHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CloseCustomerDocumentRequest404Code = 'CUSTOMER_NOT_FOUND' | 'DOCUMENT_REQUEST_NOT_FOUND';
export type CloseCustomerDocumentRequest404 = Error & {
  code?: CloseCustomerDocumentRequest404Code;
};

export type CloseCustomerDocumentRequest409Code = 'DOCUMENT_REQUEST_STATE_INVALID' | 'IDEMPOTENCY_IN_FLIGHT';
export type CloseCustomerDocumentRequest409 = Error & {
  code?: CloseCustomerDocumentRequest409Code;
};

export type UnlockCustomerHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UnlockCustomer409Code = 'NOT_LOCKED' | 'IDEMPOTENCY_IN_FLIGHT';
export type UnlockCustomer409 = Error & {
  code?: UnlockCustomer409Code;
};

export type FreezeCustomerHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type FreezeCustomer404Code = 'CUSTOMER_NOT_FOUND' | 'WALLET_NOT_FOUND';
export type FreezeCustomer404 = Error & {
  code?: FreezeCustomer404Code;
};

export type FreezeCustomer409Code = 'WALLET_ALREADY_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type FreezeCustomer409 = Error & {
  code?: FreezeCustomer409Code;
};

export type UnfreezeCustomerHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UnfreezeCustomer409Code = 'WALLET_NOT_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type UnfreezeCustomer409 = Error & {
  code?: UnfreezeCustomer409Code;
};

export type EndCustomerSessionsHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ChangeSignInCallHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ChangeSignInCall409Code = 'SIGN_IN_CALL_UNCHANGED' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ChangeSignInCall409 = Error & {
  code?: ChangeSignInCall409Code;
};

export type ListReviewsParams = {
/**
 * `open` lists open reviews, oldest first. `closed` lists the newest 100 closed reviews
 */
status?: ListReviewsStatus;
};

export type ListReviewsStatus = 'open' | 'closed';
export type DecideReviewHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type DecideReview404Code = 'REVIEW_NOT_FOUND';
export type DecideReview404 = Error & {
  code?: DecideReview404Code;
};

export type DecideReview409Code = 'REVIEW_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type DecideReview409 = Error & {
  code?: DecideReview409Code;
};

export type DecideReview503Code = 'NAFATH_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
export type DecideReview503 = Error & {
  code?: DecideReview503Code;
};

export type ListDenyListParams = {
/**
 * `active` entries refuse a sign-up, `removed` ones no longer do
 */
status?: ListDenyListStatus;
/**
 * Only entries whose number ends with these four digits
 * @pattern ^[0-9]{4}$
 */
lastDigits?: string;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};

export type ListDenyListStatus = 'active' | 'removed';
export type AddToDenyListHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type AddToDenyList409Code = 'DENY_LIST_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT';
export type AddToDenyList409 = Error & {
  code?: AddToDenyList409Code;
};

export type RemoveFromDenyListHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RemoveFromDenyList404Code = 'DENY_LIST_ENTRY_NOT_FOUND';
export type RemoveFromDenyList404 = Error & {
  code?: RemoveFromDenyList404Code;
};

export type RemoveFromDenyList409Code = 'DENY_LIST_ENTRY_REMOVED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RemoveFromDenyList409 = Error & {
  code?: RemoveFromDenyList409Code;
};

export type RequestAccountClosureHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RequestAccountClosure409Code = 'WALLET_NOT_EMPTY' | 'REQUEST_PENDING' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestAccountClosure409 = Error & {
  code?: RequestAccountClosure409Code;
};

export type RequestStaffUnlockHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RequestStaffUnlock404Code = 'ADMIN_NOT_FOUND';
export type RequestStaffUnlock404 = Error & {
  code?: RequestStaffUnlock404Code;
};

export type RequestStaffUnlock409Code = 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestStaffUnlock409 = Error & {
  code?: RequestStaffUnlock409Code;
};

export type ListStaffRequestsParams = {
/**
 * `pending` lists what waits for its decision, oldest first. `closed` lists the newest 100 that were decided or withdrawn
 */
status?: ListStaffRequestsStatus;
};

export type ListStaffRequestsStatus = 'pending' | 'closed';
export type DecideStaffRequestHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type DecideStaffRequest403Code = 'ADMIN_REQUIRED' | 'SECOND_PERSON_REQUIRED' | 'REQUESTER_REQUIRED';
export type DecideStaffRequest403 = Error & {
  code?: DecideStaffRequest403Code;
};

export type DecideStaffRequest404Code = 'STAFF_REQUEST_NOT_FOUND';
export type DecideStaffRequest404 = Error & {
  code?: DecideStaffRequest404Code;
};

export type DecideStaffRequest409Code = 'STAFF_REQUEST_CLOSED' | 'WALLET_NOT_EMPTY' | 'SUSPENSE_CREDIT_DECIDED' | 'TRANSFER_STATE_INVALID' | 'TOP_UP_STATE_INVALID' | 'DIFFERENCE_CLOSED' | 'WALLET_INACTIVE' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type DecideStaffRequest409 = Error & {
  code?: DecideStaffRequest409Code;
};

export type ListMoneyExceptionsParams = {
/**
 * `open` ones need somebody, `resolved` ones are kept
 */
status?: ListMoneyExceptionsStatus;
/**
 * The `nextCursor` of the previous page, with the same filter
 */
cursor?: string;
};

export type ListMoneyExceptionsStatus = 'open' | 'resolved';
export type ResolveMoneyExceptionHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ResolveMoneyException404Code = 'MONEY_EXCEPTION_NOT_FOUND';
export type ResolveMoneyException404 = Error & {
  code?: ResolveMoneyException404Code;
};

export type ResolveMoneyException409Code = 'MONEY_EXCEPTION_RESOLVED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ResolveMoneyException409 = Error & {
  code?: ResolveMoneyException409Code;
};

export type SearchTopUpsParams = {
/**
 * A `topUpId`, the reference of the card provider or of the transaction, or the customer: a part of the name, a whole phone or ID number, or the first 4 digits of a CR or unified number
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: string;
/**
 * Only those of this customer
 */
customerId?: string;
/**
 * Only those of exactly this amount, in halalas
 * @minimum 1
 * @maximum 100000000000
 */
amount?: AmountFilterParameter;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * `created`: the card is to be entered. `awaiting_3ds`: the person confirms the payment, or the card provider has not answered yet. `paid`: the money is in the wallet. `settled`: and has arrived at our bank. `refunded`, `disputed`: it went back to the card.
 */
state?: TopUpStateFilterParameter;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};

export type RequestTopUpDisputeHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RequestTopUpDispute409Code = 'TOP_UP_STATE_INVALID' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestTopUpDispute409 = Error & {
  code?: RequestTopUpDispute409Code;
};

export type SearchTransfersParams = {
/**
 * The `referenceId` or `transferId`, our number of the payout, the reference of the provider or of a transaction, or the payer: a part of the name, a whole phone or ID number, or the first 4 digits of a CR or unified number
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: string;
/**
 * Only those that this customer pays
 */
customerId?: string;
/**
 * A part of the name of the payee, in either language
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
payee?: string;
/**
 * Only those of exactly this amount, in halalas
 * @minimum 1
 * @maximum 100000000000
 */
amount?: AmountFilterParameter;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code, or what nobody approved in time. `scheduled`: confirmed for later, its runs are transfers of their own. `awaiting_approval`: confirmed by its maker, and others must approve it; its money is not on hold. `declined` by one of them.
 */
state?: TransferStateFilterParameter;
/**
 * `undecided` for those that need a decision
 */
status?: SearchTransfersStatus;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};

export type SearchTransfersStatus = 'all' | 'undecided';
export type RequestTransferSettlementHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RequestTransferSettlement409Code = 'TRANSFER_STATE_INVALID' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestTransferSettlement409 = Error & {
  code?: RequestTransferSettlement409Code;
};

export type ListSuspenseCreditsParams = {
/**
 * The `nextCursor` of the page before
 * @pattern ^[0-9]{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
 */
cursor?: WaitingCursorParameter;
};

export type RequestSuspenseCreditingHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RequestSuspenseCrediting404Code = 'SUSPENSE_CREDIT_NOT_FOUND' | 'CUSTOMER_NOT_FOUND' | 'WALLET_NOT_FOUND';
export type RequestSuspenseCrediting404 = Error & {
  code?: RequestSuspenseCrediting404Code;
};

export type RequestSuspenseReturnHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RequestSuspenseReturn404Code = 'SUSPENSE_CREDIT_NOT_FOUND';
export type RequestSuspenseReturn404 = Error & {
  code?: RequestSuspenseReturn404Code;
};

export type ListSuspendedTopUpsParams = {
/**
 * The `nextCursor` of the page before
 * @pattern ^[0-9]{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
 */
cursor?: WaitingCursorParameter;
};

export type RequestTopUpCreditingHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RequestTopUpRefundHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListReconciliationFilesParams = {
/**
 * The `nextCursor` of the page before
 */
cursor?: string;
};

export type ImportReconciliationFile409Code = 'RECONCILIATION_FILE_EXISTS' | 'RECONCILIATION_DAY_EXISTS';
export type ImportReconciliationFile409 = Error & {
  code?: ImportReconciliationFile409Code;
};

export type ImportReconciliationFile422Code = 'RECONCILIATION_FILE_INVALID';
export type ImportReconciliationFile422 = Error & {
  code?: ImportReconciliationFile422Code;
};

export type ListReconciliationDifferencesParams = {
/**
 * `open` ones need somebody, `resolved` ones are kept
 */
status?: ListReconciliationDifferencesStatus;
/**
 * The `nextCursor` of the previous page, with the same filter
 */
cursor?: string;
};

export type ListReconciliationDifferencesStatus = 'open' | 'resolved';
export type RequestDifferenceResolutionHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type RequestDifferenceResolution404Code = 'DIFFERENCE_NOT_FOUND';
export type RequestDifferenceResolution404 = Error & {
  code?: RequestDifferenceResolution404Code;
};

export type RequestDifferenceResolution409Code = 'DIFFERENCE_CLOSED' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestDifferenceResolution409 = Error & {
  code?: RequestDifferenceResolution409Code;
};

export type RequestDifferenceResolution422Code = 'RESOLUTION_NOT_POSSIBLE' | 'IDEMPOTENCY_MISMATCH';
export type RequestDifferenceResolution422 = Error & {
  code?: RequestDifferenceResolution422Code;
};

export type ListStaffTasksParams = {
/**
 * The `nextCursor` of the page before
 * @pattern ^[0-9]{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
 */
cursor?: WaitingCursorParameter;
};

export type TakeStaffTask409Code = 'STAFF_TASK_TAKEN';
export type TakeStaffTask409 = Error & {
  code?: TakeStaffTask409Code;
};

export type ListReportedProblemsParams = {
/**
 * `open` ones wait for us, `answered` ones for the customer
 */
status?: ListReportedProblemsStatus;
/**
 * The `nextCursor` of the previous page, with the same filter
 */
cursor?: string;
};

export type ListReportedProblemsStatus = 'open' | 'answered' | 'closed';
export type AnswerTransactionCaseHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type AnswerTransactionCase404Code = 'CASE_NOT_FOUND';
export type AnswerTransactionCase404 = Error & {
  code?: AnswerTransactionCase404Code;
};

export type ListAdminEventsParams = {
/**
 * Only events of this type
 */
type?: AdminEventType;
/**
 * Only events of this administrator, by the `id` in `admins`
 */
adminId?: string;
/**
 * Only events about this customer
 */
customerId?: string;
/**
 * Only events about customers with this part of a name, whole phone or ID number, or first 4 digits of a CR or unified number
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
customer?: string;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};

export type GetReadiness503Code = 'NOT_READY';
export type GetReadiness503 = Error & {
  code?: GetReadiness503Code;
};

/**
 * As far as it is read. Other fields, such as `speechResult` and `confidence`, are ignored
 */
export type ReceiveCallDigitsBody = {
  /** The id of the call at Unifonic */
  callId?: string | number | null;
  /** The keys that were pressed, if any */
  digits?: string | number | null;
};

/**
 * As far as it is read. Other fields, such as `transId`, are ignored
 */
export type ReceiveNafathTokenBody = {
  /**
     * A JWT of Nafath
     * @minLength 1
     */
  token: string;
  /** The id under which Plink started the request */
  requestId: string;
};

export type ReceiveBankCreditHeaders = {
/**
 * Seconds since 1970
 * @maxLength 20
 */
'X-Bank-Timestamp'?: string;
/**
 * The HMAC-SHA256 of the timestamp, a full stop and the body, in hexadecimal
 * @maxLength 200
 */
'X-Bank-Signature'?: string;
};

/**
 * As far as it is read. Other fields are ignored
 */
export type ReceiveBankCreditBody = {
  /**
     * The bank's own
     * @minLength 1
     * @maxLength 100
     */
  bankReference: string;
  /** Of the wallet */
  iban: string;
  /**
     * In halalas
     * @minimum 1
     */
  amount: number;
  /** Money in another one than SAR becomes an exception */
  currency: string;
  /** As the bank states it */
  remitterName: string;
  /** Null for a deposit of cash */
  remitterIban?: string | null;
  bookedAt: Timestamp;
};

export type ReceiveBankCredit409Code = 'BANK_CREDIT_DIFFERS';
export type ReceiveBankCredit409 = Error & {
  code?: ReceiveBankCredit409Code;
};

/**
 * The payment
 */
export type ReceivePaymentEventBodyData = {
  /** The id of the payment */
  id?: string;
};

/**
 * As far as it is read. Other fields are ignored
 */
export type ReceivePaymentEventBody = {
  /** The kind of event, such as `payment_paid` */
  type?: string;
  /** The secret that we share with the provider */
  secret_token?: string;
  /** The payment */
  data?: ReceivePaymentEventBodyData;
  /** The id of the payment in the sandbox */
  reference?: string;
};

/**
 * The payout
 */
export type ReceivePayoutEventBodyData = {
  /** The id of the payout */
  id?: string;
};

/**
 * As far as it is read. Other fields are ignored
 */
export type ReceivePayoutEventBody = {
  /** The kind of event, such as `payout_paid` */
  type?: string;
  /** The secret that we share with the provider */
  secret_token?: string;
  /** The payout */
  data?: ReceivePayoutEventBodyData;
  /** The id of the payout in the sandbox */
  reference?: string;
};

export type ListSandboxMessagesParams = {
/**
 * A Saudi mobile number in E.164
 * @pattern ^\+9665[0-9]{8}$
 */
phoneNumber: SandboxPhoneNumberParameter;
};

export type ListSandboxEmailsParams = {
/**
 * A Saudi mobile number in E.164
 * @pattern ^\+9665[0-9]{8}$
 */
phoneNumber: SandboxPhoneNumberParameter;
};

export type ListSandboxNafathRequestsParams = {
/**
 * A Saudi mobile number in E.164
 * @pattern ^\+9665[0-9]{8}$
 */
phoneNumber: SandboxPhoneNumberParameter;
};

export type DecideSandboxNafath409Code = 'NAFATH_ALREADY_DECIDED';
export type DecideSandboxNafath409 = Error & {
  code?: DecideSandboxNafath409Code;
};

export type ListSandboxCallsParams = {
/**
 * A Saudi mobile number in E.164
 * @pattern ^\+9665[0-9]{8}$
 */
phoneNumber: SandboxPhoneNumberParameter;
};

export type CreateSandboxBankCreditHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type MoveSandboxClockHeaders = {
/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type MoveSandboxClock422Code = 'SANDBOX_CLOCK_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';
export type MoveSandboxClock422 = Error & {
  code?: MoveSandboxClock422Code;
};

export type CreateSandboxPosting404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'HOLD_NOT_FOUND' | 'TRANSACTION_NOT_FOUND';
export type CreateSandboxPosting404 = Error & {
  code?: CreateSandboxPosting404Code;
};

export type CreateSandboxPosting409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'HOLD_ENDED' | 'NOT_REVERSIBLE';
export type CreateSandboxPosting409 = Error & {
  code?: CreateSandboxPosting409Code;
};

