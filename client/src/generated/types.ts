// Generated from openapi.yaml. Do not edit.

/** What happened, for programs */
export type ErrorCode = 'ACCOUNT_CLOSED' | 'ACCOUNT_LOCKED' | 'ACCOUNT_NOT_FOUND' | 'ACTION_EXPIRED' | 'ACTION_NOT_FOUND' | 'ADMIN_LOGIN_FAILED' | 'ADMIN_NOT_FOUND' | 'ADMIN_REQUIRED' | 'ALREADY_SET' | 'AMOUNT_OUT_OF_RANGE' | 'API_KEY_ALREADY_ROLLED' | 'API_KEY_EXPIRED' | 'API_KEY_INVALID' | 'API_KEY_LIMIT_REACHED' | 'API_KEY_NOT_FOUND' | 'API_KEY_OTHER_MODE' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'APPROVAL_BY_MAKER' | 'APPROVAL_CHANGED' | 'APPROVAL_CLOSED' | 'APPROVAL_GIVEN' | 'APPROVAL_MAKER_GONE' | 'APPROVAL_NOT_FOUND' | 'APPROVAL_OF_OTHERS' | 'APPROVAL_RULES_UNSATISFIABLE' | 'APPROVAL_UNCHANGEABLE' | 'APPROVER_NAMED' | 'APPROVER_NEEDED' | 'BANK_CREDIT_DIFFERS' | 'BENEFICIARY_EXISTS' | 'BENEFICIARY_LIMIT_REACHED' | 'BENEFICIARY_NOT_ACTIVE' | 'BENEFICIARY_NOT_ALLOWED' | 'BENEFICIARY_NOT_FOUND' | 'BENEFICIARY_STATE_INVALID' | 'BENEFICIARY_SUSPENDED' | 'BILLER_NOT_FOUND' | 'BILLER_UNAVAILABLE' | 'BILL_ALREADY_PAID' | 'BILL_NOT_FOUND' | 'BILL_PAYMENT_EXPIRED' | 'BILL_PAYMENT_NOT_CANCELLABLE' | 'BILL_PAYMENT_NOT_FOUND' | 'BILL_PAYMENT_NOT_PAID' | 'BILL_PAYMENT_UNDER_WAY' | 'BUSINESS_TYPE_NOT_SUPPORTED' | 'BUSINESS_DOCUMENT_LIMIT_REACHED' | 'BUSINESS_DOCUMENT_NOT_FOUND' | 'BUSINESS_DOCUMENT_TOO_LARGE' | 'BUSINESS_DOCUMENT_TYPE_UNSUPPORTED' | 'CALLBACK_EXPIRED' | 'CALLBACK_NOT_CONFIRMED' | 'CALLBACK_NOT_FOUND' | 'CALL_ENDED' | 'CALL_FAILED' | 'CASE_CLOSED' | 'CASE_LIMIT_REACHED' | 'CASE_NOT_FOUND' | 'CASE_OPEN' | 'CATEGORY_EXISTS' | 'CATEGORY_LIMIT_REACHED' | 'CATEGORY_NOT_FOUND' | 'CATEGORY_RULE_LIMIT_REACHED' | 'CATEGORY_RULE_NOT_FOUND' | 'CODE_REQUIRED' | 'CR_DUPLICATE' | 'CR_REGISTRY_UNAVAILABLE' | 'CR_VERIFICATION_FAILED' | 'CURSOR_INVALID' | 'CUSTOMER_NOT_FOUND' | 'DAILY_CAP_REACHED' | 'DENY_LIST_DUPLICATE' | 'DENY_LIST_ENTRY_NOT_FOUND' | 'DENY_LIST_ENTRY_REMOVED' | 'DIFFERENCE_CLOSED' | 'DIFFERENCE_NOT_FOUND' | 'DOCUMENT_REQUEST_NOT_FOUND' | 'DOCUMENT_REQUEST_OPEN' | 'DOCUMENT_REQUEST_STATE_INVALID' | 'EMAIL_CHANGE_NOT_FOUND' | 'EMAIL_LINK_INVALID' | 'EMAIL_LINK_USED' | 'EMAIL_NOT_CONFIRMED' | 'EXPECTATION_FAILED' | 'FACTS_MISMATCH' | 'FORBIDDEN' | 'HEADERS_TOO_LARGE' | 'HOLD_ENDED' | 'HOLD_NOT_FOUND' | 'IBAN_FOREIGN' | 'IBAN_INVALID' | 'IBAN_NOT_OPEN' | 'IBAN_OWN' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'ID_CHECK_UNAVAILABLE' | 'ID_DUPLICATE' | 'ID_PHONE_MISMATCH' | 'ID_VERIFICATION_FAILED' | 'INSUFFICIENT_FUNDS' | 'INVALID_CREDENTIALS' | 'INVITATION_ENDED' | 'INVITATION_EXISTS' | 'INVITATION_NOT_FOUND' | 'ISSUED_DOCUMENT_NOT_FOUND' | 'KYB_OPTION_INVALID' | 'LIMIT_EXCEEDED' | 'LIMIT_OUT_OF_RANGE' | 'LOGIN_EXPIRED' | 'MALFORMED_JSON' | 'MALFORMED_REQUEST' | 'MAXIMUM_BALANCE_EXCEEDED' | 'MEMBER_NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'MONEY_EXCEPTION_NOT_FOUND' | 'MONEY_EXCEPTION_RESOLVED' | 'NAFATH_ALREADY_DECIDED' | 'NAFATH_INITIATE_FAILED' | 'NAFATH_IN_PROGRESS' | 'NAFATH_SESSION_NOT_FOUND' | 'NAFATH_UNAVAILABLE' | 'NOTIFICATION_NOT_FOUND' | 'NOT_FOUND' | 'NOT_LOCKED' | 'NOT_READY' | 'NOT_REVERSIBLE' | 'ONBOARDING_COMPLETE' | 'OPENER_STAYS' | 'OPTIONS_CHANGED' | 'OPTION_CODE_EXISTS' | 'OPTION_CODE_FIXED' | 'OPTION_NOT_FOUND' | 'OTP_COOLDOWN' | 'OTP_EXPIRED' | 'OTP_LOCKED' | 'OTP_SEND_FAILED' | 'OTP_VERIFY_FAILED' | 'PASSWORD_WRONG' | 'PAYLOAD_TOO_LARGE' | 'PAYMENT_NOT_FOUND' | 'PHONE_DUPLICATE' | 'PHONE_CHANGE_PENDING' | 'PHONE_CHANGE_NOT_FOUND' | 'PROFILE_FORBIDDEN' | 'PROFILE_UNAVAILABLE' | 'RATE_LIMITED' | 'RECEIPT_LIMIT_REACHED' | 'RECEIPT_NOT_FOUND' | 'RECEIPT_STORAGE_FULL' | 'RECEIPT_TOO_LARGE' | 'RECEIPT_TYPE_UNSUPPORTED' | 'RECIPIENT_IS_SELF' | 'RECIPIENT_NOT_FOUND' | 'RECIPIENT_UNAVAILABLE' | 'RECONCILIATION_DAY_EXISTS' | 'RECONCILIATION_FILE_EXISTS' | 'RECONCILIATION_FILE_INVALID' | 'RECOVERY_EXPIRED' | 'REQUESTER_REQUIRED' | 'REQUEST_PENDING' | 'REQUEST_TIMEOUT' | 'RESET_INVALID' | 'RESOLUTION_NOT_POSSIBLE' | 'REVIEW_CLOSED' | 'REVIEW_NOT_FOUND' | 'SANDBOX_BUSINESS_NOT_FOUND' | 'SANDBOX_CLOCK_OUT_OF_RANGE' | 'SAVED_BILL_EXISTS' | 'SAVED_BILL_LIMIT_REACHED' | 'SAVED_BILL_NOT_FOUND' | 'ROLE_REQUIRED' | 'SCOPE_MISSING' | 'SCREENING_UNAVAILABLE' | 'SECOND_FACTOR_INVALID' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_PERSON_REQUIRED' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE' | 'SESSION_NOT_FOUND' | 'SIGN_IN_CALL_UNCHANGED' | 'STAFF_REQUEST_CLOSED' | 'STAFF_REQUEST_NOT_FOUND' | 'STAFF_TASK_NOT_FOUND' | 'STAFF_TASK_TAKEN' | 'STATEMENT_PERIOD_INVALID' | 'STATEMENT_TOO_LONG' | 'STEP_REQUIRED' | 'SUB_WALLET_LIMIT_REACHED' | 'SUB_WALLET_NOT_EMPTY' | 'SUB_WALLET_NOT_FOUND' | 'SUSPENSE_CREDIT_DECIDED' | 'SUSPENSE_CREDIT_NOT_FOUND' | 'TEAM_FULL' | 'TIMEOUT' | 'TOKEN_REUSED' | 'TOKEN_ROTATED' | 'TOP_UP_ENDED' | 'TOP_UP_NOT_FOUND' | 'TOP_UP_STATE_INVALID' | 'TRANSACTION_NOT_FOUND' | 'TRANSFER_BATCH_EXPIRED' | 'TRANSFER_BATCH_NOT_CANCELLABLE' | 'TRANSFER_BATCH_NOT_FOUND' | 'TRANSFER_EXPIRED' | 'TRANSFER_FILE_INVALID' | 'TRANSFER_NOT_CANCELLABLE' | 'TRANSFER_NOT_FOUND' | 'TRANSFER_ROWS_INVALID' | 'TRANSFER_RUN_STARTED' | 'TRANSFER_SCHEDULE_CHANGED' | 'TRANSFER_SCHEDULE_CHANGE_WAITING' | 'TRANSFER_SCHEDULE_ENDED' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'TRANSFER_SCHEDULE_NOT_FOUND' | 'TRANSFER_STATE_INVALID' | 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_ERROR' | 'WALLET_ALREADY_FROZEN' | 'WALLET_FROZEN' | 'WALLET_INACTIVE' | 'WALLET_NOT_EMPTY' | 'WALLET_NOT_FOUND' | 'WALLET_NOT_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'WEBHOOK_DELIVERY_NOT_FOUND' | 'WEBHOOK_ENDPOINT_DISABLED' | 'WEBHOOK_ENDPOINT_LIMIT_REACHED' | 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'WEBHOOK_SECRET_ALREADY_ROLLED'

/**
 * A Saudi mobile number in E.164
 * @pattern ^\+9665[0-9]{8}$
 */
export type PhoneNumber = string

/**
 * A commercial registration number, or a unified national number (starts with 7)
 * @pattern ^[0-9]{10}$
 */
export type CrNumber = string

/**
 * A national ID (starts with 1) or an Iqama (starts with 2)
 * @pattern ^[12][0-9]{9}$
 */
export type IdNumber = string

/**
 * Six digits
 * @pattern ^[0-9]{6}$
 */
export type OtpCode = string

/**
 * ISO 8601 in UTC
 * @format date-time
 */
export type Timestamp = string

/** Send it as `cursor` to get the next page. Null on the last page and in lists without pages */
export type NextCursor = string | null

/** Send it as `cursor` to get the page before this one. Null on the first page */
export type PreviousCursor = string | null

/**
 * The number of this page, from 1
 * @minimum 1
 */
export type PageNumber = number

/**
 * Seconds until another code may be asked for
 * @minimum 0
 */
export type ResendAfterSeconds = number

/**
 * This many wrong codes lead to a lock. Another code does not start the count again
 * @minimum 1
 */
export type AttemptsAllowed = number

/** Always Saudi riyals */
export type Currency = 'SAR'

/** Whole halalas. 100 halalas are 1 SAR */
export interface Money {
  /** In halalas */
  amount: number
  currency: Currency
}

/** Whole halalas. 100 halalas are 1 SAR */
export interface PositiveMoney {
  /**
   * In halalas
   * @minimum 1
   * @maximum 100000000000
   */
  amount: number
  currency: Currency
}

/**
 * A day in Riyadh time
 * @format date
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type Day = string

/**
 * Twelve digits that the server has chosen
 * @pattern ^[0-9]{12}$
 */
export type SubWalletId = string

/**
 * The reference ID of a transaction
 * @pattern ^PLK[0-9A-HJKMNP-TV-Z]{13}$
 */
export type ReferenceId = string

/**
 * Of a bank in Saudi Arabia, without spaces
 * @pattern ^SA[0-9]{4}[0-9A-Z]{18}$
 */
export type Iban = string

/** `customer_transfer`: to another Plink customer. `incoming_transfer`: from a bank or another Plink customer. `returned_transfer`: a transfer that the receiving bank has sent back. */
export type TransactionType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'merchant_payment' | 'apple_pay_top_up' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'reversal' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'refund' | 'mobile_recharge' | 'transfer' | 'incoming_transfer' | 'customer_transfer' | 'returned_transfer' | 'fee'

/** `pending` while the money is on hold */
export type TransactionStatus = 'successful' | 'pending' | 'failed'

export interface Transaction {
  referenceId: ReferenceId
  type: TransactionType
  status: TransactionStatus
  /** Seen from the main wallet or sub-wallet that it belongs to */
  direction: 'in' | 'out'
  /** Never negative */
  amount: Money
  /** The merchant, beneficiary or source. `Main wallet` for a move from or to the main wallet */
  counterparty: string
  /** Its name in Arabic, if known */
  counterpartyArabic?: string
  createdAt: Timestamp
  /** What was available in the main wallet or sub-wallet right after it. What has failed has none, because nothing has left: money that was on hold for it is available again since `releasedAt`. Neither has the response to the call that posts it */
  balanceAfter?: Money
  /** When money that was on hold for it was available again. Of what failed with `released` */
  releasedAt?: Timestamp
  /** Why it failed */
  failure?: 'insufficient_funds' | 'limit_exceeded' | 'wallet_inactive' | 'wallet_frozen' | 'released'
  /** The payment that it brings back */
  reversalOf?: ReferenceId
  /** The transaction that brought it back */
  reversedBy?: ReferenceId
  /**
   * The transfer that it pays or brings back, for `getTransfer`. The payee has none
   * @format uuid
   */
  transferId?: string
  /**
   * The payment of a bill that it is, for `getBillPayment`
   * @format uuid
   */
  billPaymentId?: string
  /**
   * The top-up by card that brought the money, for `getTopUp`
   * @format uuid
   */
  topUpId?: string
  /** Of the customer, about it. Not in events */
  note?: string
  /** Of the customer. Not in events */
  category?: TransactionCategory
}

export interface TransactionCategory {
  /**
   * For `updateTransaction`, and to filter by
   * @format uuid
   */
  categoryId: string
  /** Unique in the account */
  name: string
  /** Its name in Arabic, of those that a new account has */
  nameArabic?: string
}

/** `created`: the card is to be entered. `awaiting_3ds`: the person confirms the payment, or the card provider has not answered yet. `paid`: the money is in the wallet. `settled`: and has arrived at our bank. `refunded`, `disputed`: it went back to the card. */
export type TopUpState = 'created' | 'awaiting_3ds' | 'paid' | 'settled' | 'failed' | 'expired' | 'refunded' | 'disputed'

/** What the payment is for. The bank of the payee sees it */
export type TransferPurpose = 'bills_or_rent' | 'expenses_services' | 'purchase_assets' | 'saving_investment' | 'government_dues' | 'credit_card_loan' | 'personal' | 'donation' | 'payroll_benefits' | 'online_purchase' | 'dividend_payment' | 'payment_to_merchant' | 'own_account_transfer'

/** `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code, or what nobody approved in time. `scheduled`: confirmed for later, its runs are transfers of their own. `awaiting_approval`: confirmed by its maker, and others must approve it; its money is not on hold. `declined` by one of them. */
export type TransferState = 'draft' | 'held' | 'submitting' | 'unknown' | 'submitted' | 'pending' | 'paid' | 'returned' | 'cancelled' | 'refused' | 'failed' | 'expired' | 'scheduled' | 'awaiting_approval' | 'declined'

/** Why a transfer is in its state. `created` and `confirmed` by the customer, `api_key`: sent by a program, `schedule`: a run of a schedule, `customer`: cancelled by the customer, `timeout`: nobody confirmed it, `submission`: it goes to the bank, `not_sent`: it did not reach the bank and will be sent again, `no_answer`: the bank has not answered, `bank`: the bank said so, `staff`: Plink has cleared it up, `approved` and `approver`: others approved it, or one of them declined it, `account_closed`. Others name what kept it from being paid. */
export type TransferCause = 'created' | 'confirmed' | 'api_key' | 'schedule' | 'customer' | 'timeout' | 'submission' | 'not_sent' | 'no_answer' | 'bank' | 'staff' | 'wallet_frozen' | 'wallet_inactive' | 'insufficient_funds' | 'limit_exceeded' | 'amount_out_of_range' | 'recipient_unavailable' | 'beneficiary_unavailable' | 'sub_wallet_closed' | 'approved' | 'approver' | 'account_closed'

/**
 * For the customer and the payee
 * @pattern ^[^\x00-\x1f\x7f]*$
 * @minLength 1
 * @maxLength 140
 */
export type TransferNote = string

/** From `startsOn` on: `once`, every week on that weekday, or every month on that day, the last one in shorter months */
export type TransferRepetition = 'once' | 'weekly' | 'monthly'

export interface TransferPlan {
  /** Of the first run, in Riyadh. After today, within a year */
  startsOn: Day
  repeats: TransferRepetition
  /** No run is later. Only of what repeats, within ten years of `startsOn`, and without `paymentCount` */
  endsOn?: Day
  /**
   * How many runs there are, skipped ones included. Only of what repeats, and without `endsOn`
   * @minimum 1
   * @maximum 500
   */
  paymentCount?: number
}

/** What a schedule pays */
export interface TransferTerms {
  amount: Money
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId
  /** When it pays */
  schedule: TransferPlan
}

/** Who is paid */
export interface TransferParty {
  /** Another Plink customer, a beneficiary with an IBAN, or a biller, which only the staff finds here */
  kind: 'customer' | 'beneficiary' | 'biller'
  /** Of a customer masked */
  name: string
  /** The same in Arabic, if known */
  nameArabic?: string
  /** Of a beneficiary */
  iban?: string
  /**
   * Of a beneficiary
   * @format uuid
   */
  beneficiaryId?: string
  /** Of a biller */
  billAccount?: string
  /** Of a biller */
  billNumber?: string
}

export interface TransferStep {
  state: TransferState
  cause: TransferCause
  at: Timestamp
  people?: StepPeople
  /** The name of the API key with which a program took it */
  apiKeyName?: string
}

/**
 * Who took the step: who prepared, confirmed, cancelled or declined it, or all who approved it, the first one first. A person who has left the business is named all the same. Absent if no person took it, or if it is older than this record
 * @minItems 1
 */
export type StepPeople = Array<PaymentPerson>

export interface Transfer {
  /**
   * For `confirmTransfer`, `cancelTransfer` and `getTransfer`
   * @format uuid
   */
  transferId: string
  /** The number of the payment for people, from the draft on, which its transaction gets. Absent of earlier transfers without a transaction */
  referenceId?: ReferenceId
  state: TransferState
  cause: TransferCause
  destination: TransferParty
  amount: Money
  purpose: TransferPurpose
  note?: TransferNote
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId
  createdAt: Timestamp
  /** Absent until it is confirmed or sent */
  confirmedAt?: Timestamp
  /** The transaction that took the money */
  transactionRef?: ReferenceId
  /** The transaction that brought it back */
  returnedRef?: ReferenceId
  /** Why it failed or came back, in the words of the bank */
  bankReason?: string
  /** Of a transfer for later */
  schedule?: TransferPlan
  /**
   * The schedule that it has started, changes or is a run of
   * @format uuid
   */
  scheduleId?: string
  /** Of a change of a schedule: the terms that it replaces */
  changes?: TransferTerms
  /** The name of the API key that prepared or sent it. Absent if a person prepared it */
  apiKeyName?: string
  /** Absent of what a program made, and of what is older than members */
  madeBy?: PaymentPerson
  /** Each step, the oldest first */
  history: Array<TransferStep>
}

export interface TransferRowProblem {
  /**
   * The row as a spreadsheet shows it: from 1, with the headings and blank rows
   * @minimum 1
   */
  line: number
  /** As the contract names it */
  column: 'iban' | 'amount' | 'purpose' | 'note'
  /** `missing`, `invalid`: it cannot be read. `unknown`: there is no such beneficiary or purpose. `not_active`: the beneficiary cannot be paid. `too_high`: more than one transfer, or the transfers to a new beneficiary together, may have. `too_long`: a note of more than 140 characters */
  problem: 'missing' | 'invalid' | 'unknown' | 'not_active' | 'too_high' | 'too_long'
}

/** Somebody of the business */
export interface PaymentPerson {
  /**
   * The `userId` of `getMe`
   * @format uuid
   */
  personId: string
  /** As the national registry writes it, if known */
  name?: string
  /** The same in Arabic, if known */
  nameArabic?: string
}

/**
 * Of `listBillers`
 * @pattern ^[0-9]{3}$
 */
export type BillerCode = string

/**
 * What the biller knows the customer or the invoice by
 * @pattern ^[0-9]{5,20}$
 */
export type BillAccount = string

/** Always true. A failure has an error status */
export type Success = true

/** A `multi-owner-company` cannot sign up by itself: `sendOtp` rejects it with `BUSINESS_TYPE_NOT_SUPPORTED` */
export type BusinessType = 'sole-proprietorship' | 'individual-owner-company' | 'multi-owner-company' | 'freelancer'

/** English or Arabic */
export type Locale = 'en' | 'ar'

/**
 * The `userId` of `verifyOtp`
 * @format uuid
 */
export type UserId = string

export interface SendOtpRequest {
  phoneNumber: PhoneNumber
  /** @default freelancer */
  businessType?: BusinessType
  /**
   * Whether the code is entered on the alternative screen, where everybody has 5 attempts
   * @default false
   */
  alternativeScreen?: boolean
  /** Language of the message. Default: that of `Accept-Language`, or English */
  locale?: Locale
  /**
   * Whether the phone joins the team of a business that has invited it. `businessType` is ignored then
   * @default false
   */
  joinsTeam?: boolean
}

export interface OtpSent {
  success: Success
  /** For people, in English */
  message: string
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
  /** Sandbox only, the same as `otpCode` */
  testOTP?: OtpCode
}

export interface VerifyOtpRequest {
  phoneNumber: PhoneNumber
  otp: OtpCode
  /** Language of the messages from now on, until `changeMessageLanguage`. Default: that of `Accept-Language`, or English */
  locale?: Locale
}

export interface OtpVerified {
  success: Success
  /** Always true. A wrong code has an error status */
  verified: true
  userId: UserId
  /** `login`: the phone has an account, so there is no `token`. `set_credentials`: sign-up goes on */
  nextStep: 'set_credentials' | 'login'
  /** Whether the phone has an account */
  hasPassword: boolean
  /** Whether the account has a passcode */
  hasPasscode: boolean
  /** The onboarding token */
  token?: string
  /** When the onboarding token expires */
  expiresAt?: Timestamp
}

export interface SetPasswordRequest {
  userId: UserId
  /**
   * 8 to 128 characters
   * @maxLength 128
   */
  password: string
}

export interface SetPasscodeRequest {
  userId: UserId
  /**
   * Six digits that are not easy to guess: `111111` and `123456` are refused
   * @pattern ^[0-9]{6}$
   */
  passcode: string
}

export interface CredentialSet {
  success: Success
  userId: UserId
}

/** The device that signs in. Send the same four values with every step of a sign-in. */
export interface Device {
  /** What runs the program, such as `web` */
  platform: DeviceText
  /** As in the header `User-Agent` */
  userAgent: DeviceText
  /** Width and height, such as `412x915` */
  screenResolution: DeviceText
  /** Such as `Asia/Riyadh` */
  timezone: DeviceText
}

/** The `device` of the sign-in */
export interface PartialDevice {
  platform?: DeviceText
  userAgent?: DeviceText
  screenResolution?: DeviceText
  timezone?: DeviceText
}

/**
 * As the program states it. Every step of a sign-in has to repeat it
 * @pattern ^[^\x00-\x1f\x7f]*$
 * @maxLength 512
 */
export type DeviceText = string

export interface LoginRequest {
  /**
   * A phone number, a national ID or Iqama, or a unified national number
   * @minLength 1
   * @maxLength 254
   */
  emailOrPhone: string
  /**
   * Arabic-Indic digits count as the digits 0 to 9
   * @minLength 1
   * @maxLength 128
   */
  password: string
  device: Device
}

export interface LoginStarted {
  /** Whether `verifyLoginOtp` comes next. If true, the response has the fields about the code; if false, it has the tokens */
  needsOtp: boolean
  userId: UserId
  /** For people, in English */
  message: string
  /** When the code expires */
  expiresAt?: Timestamp
  resendAfterSeconds?: ResendAfterSeconds
  attemptsAllowed?: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
  nextStep?: AfterLogin
  accessToken?: AccessToken
  accessTokenExpiresAt?: Timestamp
  refreshToken?: RefreshToken
  refreshTokenExpiresAt?: Timestamp
}

export interface LoginOtpRequest {
  userId: UserId
  otp: OtpCode
  device: Device
  /** Language of the phone call that follows for accounts that need one. Default: that of `Accept-Language`, or English */
  locale?: Locale
}

export interface LoginVerified {
  /** Whether the account confirms the sign-in by phone call. If false, the response has the tokens */
  needsCallback: boolean
  userId: UserId
  /**
   * The same at every sign-in from this device
   * @format uuid
   */
  deviceId: string
  /**
   * For `getCallbackStatus`
   * @format uuid
   */
  callbackId?: string
  /** When the call expires */
  expiresAt?: Timestamp
  nextStep?: AfterLogin
  accessToken?: AccessToken
  accessTokenExpiresAt?: Timestamp
  refreshToken?: RefreshToken
  refreshTokenExpiresAt?: Timestamp
}

export interface LoginResendRequest {
  userId: UserId
  device: Device
}

/** `calling`: the phone rings. `pending`: nobody has pressed a key yet. `confirmed`: 1 was pressed. `rejected`: 2 was pressed. `expired`: the call ended without a key */
export type CallbackState = 'calling' | 'pending' | 'confirmed' | 'rejected' | 'expired'

export interface CallbackStatus {
  status: CallbackState
  /** For people, in English */
  message: string
}

/** With all tokens, except for the account of the sandbox whose tokens are withheld */
export interface LoginCompleted {
  userId: UserId
  nextStep?: AfterLogin
  accessToken?: AccessToken
  accessTokenExpiresAt?: Timestamp
  refreshToken?: RefreshToken
  refreshTokenExpiresAt?: Timestamp
}

export interface Tokens {
  userId: UserId
  nextStep: AfterLogin
  accessToken: AccessToken
  accessTokenExpiresAt: Timestamp
  refreshToken: RefreshToken
  refreshTokenExpiresAt: Timestamp
}

/** `create_profile` for a customer who has not finished sign-up */
export type AfterLogin = 'dashboard' | 'create_profile'

/** For the `Authorization` header. Valid for 10 minutes */
export type AccessToken = string

/**
 * Opaque. Works once and is valid for 24 hours
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type RefreshToken = string

export interface RefreshRequest {
  refreshToken: RefreshToken
}

/** `refreshToken` or `onboardingToken` */
export interface LogoutRequest {
  refreshToken?: RefreshToken
  /**
   * `token` of `verifyOtp`
   * @pattern ^[A-Za-z0-9_-]{43}$
   */
  onboardingToken?: string
}

/** `idUnn` with either `dateOfBirth` or `phoneNumber` */
export interface ForgotPasswordRequest {
  /**
   * A national ID, an Iqama, or a unified national number
   * @pattern ^[127][0-9]{9}$
   */
  idUnn: string
  /**
   * `2012-12-03` or `031212`. Empty to send the code again
   * @pattern ^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{6})?$
   */
  dateOfBirth?: string
  phoneNumber?: PhoneNumber
}

export interface RecoveryStarted {
  success: Success
  /** Left out when the code is sent again. The first one stays valid */
  resetToken?: string
  /** For people, in English */
  message: string
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface ResetPasswordRequest {
  /**
   * Of `forgotPassword`
   * @minLength 1
   * @maxLength 200
   */
  resetToken: string
  otp: OtpCode
  /**
   * 8 to 128 characters
   * @maxLength 128
   */
  newPassword: string
}

export interface PasswordReset {
  success: Success
}

/**
 * The unified national number of a company. Also identifies its account at sign-in
 * @pattern ^7[0-9]{9}$
 */
export type UnifiedNumber = string

export interface ChangePasswordRequest {
  /**
   * A wrong one counts as a failed sign-in
   * @minLength 1
   * @maxLength 128
   */
  currentPassword: string
  /**
   * 8 to 128 characters
   * @maxLength 128
   */
  newPassword: string
}

export interface Me {
  userId: UserId
  phoneNumber: PhoneNumber
  nextStep: AfterLogin
  /** Null until `createProfile` */
  profile: Profile | null
  role: MemberRole
  /** Whether the account has a passcode */
  hasPasscode: boolean
  /** Of SMS to the customer */
  messageLanguage: Locale
  /** When the account was created */
  memberSince: Timestamp
  /**
   * The session of this call, the `id` in `listSessions`
   * @format uuid
   */
  sessionId: string
}

/**
 * What somebody may do for the business. Everybody sees everything but API keys and webhook endpoints.
 * - `owner`: everything. Whoever opened the account stays one.
 * - `maker`: prepare and confirm payments, and keep beneficiaries, bills and notes.
 * - `approver`: approve payments that others have made.
 * - `viewer`: look, and issue statements.
 */
export type MemberRole = 'owner' | 'maker' | 'approver' | 'viewer'

export interface ChangeEmailRequest {
  /**
   * A wrong one counts as a failed sign-in
   * @minLength 1
   * @maxLength 128
   */
  currentPassword: string
  /** The address to change to, or null to remove the email */
  email: string | null
}

export interface ConfirmEmailChangeRequest {
  /**
   * What follows `#` in the link
   * @minLength 1
   * @maxLength 200
   */
  token: string
}

export interface ConfirmedEmail {
  /**
   * The address that is confirmed now
   * @format email
   */
  email: string
}

export interface EmailChange {
  /**
   * Of the change
   * @format uuid
   */
  emailChangeId: string
  /**
   * The address to change to
   * @format email
   */
  newEmail: string
  /** `waiting`: until its link is used. `failed`: the mail server of the address refuses it. `cancelled`: by an owner, or by a newer change */
  state: 'waiting' | 'confirmed' | 'failed' | 'cancelled' | 'expired'
  /** When it was started */
  createdAt: Timestamp
  /** Until when the newest link works */
  expiresAt: Timestamp
}

export interface NewestEmailChange {
  /** Null if there was none */
  emailChange: EmailChange | null
}

export interface AccountRegistration {
  crNumber: CrNumber
  unifiedNumber?: UnifiedNumber
  /** The name in the commercial registry */
  legalName: string
  /** The Arabic name there, if it has one */
  legalNameArabic?: string
  /**
   * The day of the registration, if the registry has it
   * @format date
   */
  issuedOn?: string
  /**
   * Its last day, if it has one
   * @format date
   */
  expiresOn?: string
  /** Newest first */
  acceptedTerms: Array<AcceptedTerms>
}

export interface AcceptedTerms {
  /** Of the terms */
  version: string
  /** When it was accepted first */
  acceptedAt: Timestamp
}

export interface ChangeMessageLanguageRequest {
  /** Of messages from now on */
  messageLanguage: Locale
}

export interface StartPhoneChangeRequest {
  /**
   * A wrong one counts as a failed sign-in
   * @minLength 1
   * @maxLength 128
   */
  currentPassword: string
  /** The number to change to */
  newPhoneNumber: PhoneNumber
}

export interface ConfirmPhoneChangeRequest {
  otp: OtpCode
}

export interface PhoneChangeCode {
  /**
   * Of the change
   * @format uuid
   */
  phoneChangeId: string
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface PhoneChange {
  /**
   * Of the change
   * @format uuid
   */
  phoneChangeId: string
  /** The number to change to */
  newPhoneNumber: PhoneNumber
  /** `confirming_…`: it needs the code of that number. `waiting`: until `takesEffectAt`. `failed`: somebody else opened an account with the number meanwhile. `expired`: the codes came too late */
  state: 'confirming_current' | 'confirming_new' | 'waiting' | 'changed' | 'failed' | 'cancelled' | 'expired'
  /** When it was started */
  createdAt: Timestamp
  /** Present once both codes were right */
  takesEffectAt?: Timestamp
}

export interface NewestPhoneChange {
  /** Null if there was none */
  phoneChange: PhoneChange | null
}

export interface Profile {
  /** What the business is called: the name in the commercial registry */
  businessName: string
  /** The same in Arabic, if the registry has it */
  businessNameArabic?: string
  /** The name in the commercial registry */
  legalName: string
  /** The Arabic name in the commercial registry, if it has one */
  legalNameArabic?: string
  businessType: BusinessType
  crNumber: CrNumber
  unifiedNumber?: UnifiedNumber
  /**
   * How support reaches the business beside the phone
   * @format email
   */
  email?: string
  /** Present with `email`: whether the link that was sent there was used */
  isEmailConfirmed?: boolean
}

export interface Session {
  /**
   * For `endSession`
   * @format uuid
   */
  id: string
  device: Device
  /** Whether this call belongs to it */
  isCurrent: boolean
  /** When the person signed in */
  createdAt: Timestamp
  /** When its tokens were last refreshed */
  lastUsedAt: Timestamp
}

export interface SessionList {
  /** The calling session first, then by last use */
  items: Array<Session>
  nextCursor: NextCursor
}

export interface SessionsEnded {
  /**
   * How many sessions there were to end
   * @minimum 0
   */
  ended: number
}

export interface SecurityEvent {
  /**
   * Tells events apart
   * @format uuid
   */
  id: string
  /** `sign_in_failed` and `recovery_failed`: something was wrong, see `reason`. `locked`: after too many of these */
  type: 'signed_in' | 'sign_in_failed' | 'recovery_failed' | 'locked' | 'unlocked' | 'password_reset' | 'password_changed' | 'session_ended' | 'api_key_created' | 'api_key_rolled' | 'api_key_revoked' | 'phone_change_asked' | 'phone_changed' | 'phone_change_cancelled' | 'phone_change_failed' | 'email_change_asked' | 'email_changed' | 'email_removed' | 'member_invited' | 'invitation_revoked' | 'member_joined' | 'member_role_changed' | 'member_removed' | 'member_left' | 'approval_rules_set'
  at: Timestamp
  /** What failed, how it is locked, what unlocked it, or why the session ended */
  reason?: 'password' | 'identity' | 'code' | 'call' | 'soft' | 'hard' | 'reset' | 'logout' | 'owner' | 'password_changed' | 'token_reused' | 'admin'
  /** Absent if no known device took part */
  device?: Device
  /** Present on `signed_in` */
  isNewDevice?: boolean
  /** The name of the API key that was created, rolled or revoked */
  apiKeyName?: string
  /** The last digits of the phone of the member or the invited person */
  memberPhoneEnd?: string
  /** The role that it is about, which a change gave */
  memberRole?: MemberRole
}

export interface SecurityEventList {
  /** The newest 50, newest first */
  items: Array<SecurityEvent>
  nextCursor: NextCursor
}

/** What a document of the business is */
export type BusinessDocumentKind = 'commercial_registration' | 'articles_of_association' | 'authorization_letter' | 'vat_certificate' | 'national_address' | 'other'

export interface BusinessDocument {
  /**
   * As the client chose it
   * @format uuid
   */
  businessDocumentId: string
  kind: BusinessDocumentKind
  /** What the content is */
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic'
  /** Of the file */
  sizeBytes: number
  createdAt: Timestamp
}

export interface BusinessDocumentList {
  /** Newest first */
  items: Array<BusinessDocument>
  nextCursor: NextCursor
  /** How many a business can have */
  max: number
  /** What our staff ask for, one of a kind, until they close it. What is due first comes first */
  requests: Array<DocumentRequest>
}

export interface DocumentRequest {
  /**
   * Tells requests apart
   * @format uuid
   */
  documentRequestId: string
  kind: BusinessDocumentKind
  /** What our staff wrote to the owners about it, if anything */
  note?: string
  /** The day in Riyadh by which it is needed. It can still be uploaded afterwards */
  dueOn: Day
  /** `open`: an owner has to upload it. `provided`: it is uploaded, and our staff look at it. `closed`: our staff have it or no longer need it */
  state: 'open' | 'provided' | 'closed'
  /**
   * The document that answered it. Absent before, and once that is deleted
   * @format uuid
   */
  businessDocumentId?: string
  createdAt: Timestamp
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
export type ApiKeyScope = 'wallet:read' | 'transfers:prepare' | 'transfers:send' | 'top-ups:create' | 'webhooks:manage' | 'api-key:roll'

export interface ApiKey {
  /**
   * For `rollApiKey` and `revokeApiKey`
   * @format uuid
   */
  apiKeyId: string
  /** Which program uses the key, as its owner calls it */
  name: string
  /** They do not change */
  scopes: Array<ApiKeyScope>
  /** The first characters of the key */
  prefix: string
  /** The last four characters of the key */
  lastFour: string
  /** Expired ones are listed for 30 days */
  state: 'active' | 'expired'
  /** When its code was asked for */
  createdAt: Timestamp
  /** From when on it does not work. Of a key that was rolled: when the overlap ends */
  expiresAt: Timestamp
  /** When another key took its place. It cannot be rolled again */
  rolledAt?: Timestamp
  /** To the minute. Left out until its first use */
  lastUsedAt?: Timestamp
  /** The address of the last use, if it is known */
  lastUsedFrom?: string
  sending?: ApiKeySending
}

export interface ApiKeyList {
  /** All of them, newest first */
  items: Array<ApiKey>
  nextCursor: NextCursor
}

/** What a key with `transfers:send` may send. It does not change. Absent of other keys */
export interface ApiKeySending {
  /**
   * Whom it may pay, while they are `active`. A beneficiary that is removed and added again has another id
   * @minItems 1
   * @maxItems 100
   */
  beneficiaryIds: Array<string>
  /** The most that it may send on a day in Riyadh, together with the keys that it was rolled into */
  dailyCap: PositiveMoney
}

/**
 * The days that the key works
 * @minimum 1
 * @maximum 1096
 */
export type ApiKeyValidDays = number

export interface CreateApiKeyRequest {
  /**
   * What uses the key, for its owner
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 40
   */
  name: string
  /**
   * What the program needs
   * @minItems 1
   * @maxItems 10
   */
  scopes: Array<ApiKeyScope>
  validDays: ApiKeyValidDays
  sending?: ApiKeySending
}

export interface RollApiKeyRequest {
  /**
   * How long the old key works beside the new one
   * @minimum 0
   * @maximum 72
   */
  overlapHours: number
  validDays: ApiKeyValidDays
}

export interface ApiKeyRequest {
  /**
   * The `X-Request-Id` of its response
   * @format uuid
   */
  requestId: string
  /** Such as `GET` */
  method: string
  /** As this document has it, without the values of its parameters */
  path: string
  /** Of the response */
  status: number
  /** Of an error */
  code?: string
  /** What the server took */
  durationMilliseconds: number
  /** When it arrived */
  at: Timestamp
}

export interface ApiKeyRequestList {
  /** Newest first */
  items: Array<ApiKeyRequest>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
}

export interface RollOwnApiKeyRequest {
  /**
   * How long the old key works beside the new one
   * @minimum 1
   * @maximum 24
   */
  overlapHours: number
}

export interface ApiKeyCode {
  /**
   * Of the new key
   * @format uuid
   */
  apiKeyId: string
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface ConfirmApiKeyRequest {
  otp: OtpCode
}

export interface NewApiKey {
  /** The key itself, which is shown only here */
  key: string
  /** As `listApiKeys` returns it */
  apiKey: ApiKey
}

export interface Team {
  /** Whoever opened the account, then the others by the time they joined */
  members: Array<Member>
  /** The open ones, the newest first */
  invitations: Array<Invitation>
  /** How many members and open invitations there can be together */
  maxMembers: number
}

/**
 * The last four digits of the phone number
 * @pattern ^[0-9]{4}$
 */
export type PhoneEnd = string

export interface Member {
  /**
   * For `changeMemberRole` and `removeMember`
   * @format uuid
   */
  memberId: string
  /** As Nafath has reported it, if it has */
  name?: string
  /** The same in Arabic */
  nameArabic?: string
  /** Only owners see it */
  phoneNumber?: PhoneNumber
  phoneEnd: PhoneEnd
  role: MemberRole
  /** Whether this is who opened the account */
  openedAccount: boolean
  /** Whether this is the caller */
  isYou: boolean
  /** When they joined or opened the account */
  since: Timestamp
  /**
   * The `memberId` of who invited them
   * @format uuid
   */
  invitedBy?: string
}

export interface Invitation {
  /**
   * For `revokeInvitation`
   * @format uuid
   */
  invitationId: string
  /** As its sender wrote it */
  name: string
  /** Only owners see it */
  phoneNumber?: PhoneNumber
  phoneEnd: PhoneEnd
  role: MemberRole
  /** Others are not shown */
  state: 'open'
  /** When it was asked for */
  createdAt: Timestamp
  /** Until when one can join with it */
  expiresAt: Timestamp
  /**
   * The `memberId` of who sent it
   * @format uuid
   */
  invitedBy: string
}

export interface InviteMemberRequest {
  phoneNumber: PhoneNumber
  /**
   * What the team calls the person
   * @minLength 2
   * @maxLength 60
   */
  name: string
  role: MemberRole
}

export interface ConfirmInvitationRequest {
  otp: OtpCode
}

export interface InvitationCode {
  /**
   * For `confirmInvitation`
   * @format uuid
   */
  invitationId: string
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface ChangeMemberRoleRequest {
  role: MemberRole
  otp: OtpCode
}

export interface SendMemberRoleCodeRequest {
  role: MemberRole
}

export interface ApprovalCode {
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface ValidateCrRequest {
  crNumber: CrNumber
}

export interface CrCheck {
  /** Whether the registry knows the number and the registration is active */
  valid: boolean
  /** Why it is not valid, for programs. Absent if it is valid */
  code?: 'CR_NOT_FOUND' | 'CR_SUSPENDED' | 'CR_IN_LIQUIDATION' | 'CR_DELETED'
  /** The same for people, in English. Absent if it is valid */
  error?: string
  /** Absent if the registry does not know the number */
  unifiedNumber?: UnifiedNumber
  /** As in the commercial registry */
  companyName?: string
  /** The same in Arabic, if the registry has it */
  companyNameArabic?: string
  /**
   * Null if the registry states none
   * @format date
   */
  issueDate?: string | null
  /**
   * Null for registrations that do not expire
   * @format date
   */
  expiryDate?: string | null
  /**
   * `issueDate`, else `expiryDate`
   * @format date
   */
  registrationDate?: string | null
  /** Absent if the registry does not know the number */
  status?: 'active' | 'suspended' | 'in_liquidation' | 'deleted'
}

export interface LocalScreeningRequest {
  idNumber: IdNumber
}

export interface LocalScreening {
  /** `HIT`: sign-up cannot go on with this number */
  status: 'CLEAR' | 'HIT'
}

export interface IdPhoneMatchRequest {
  idNumber: IdNumber
  phoneNumber: PhoneNumber
}

export interface IdPhoneMatch {
  /** Always true. A phone of somebody else is 422 `ID_PHONE_MISMATCH` */
  match: true
  /**
   * How certain the match is. Always 1
   * @minimum 0
   * @maximum 1
   */
  confidence: number
}

export interface InitiateNafathRequest {
  nationalId: IdNumber
  phoneE164: PhoneNumber
}

/** `SENT`: the person has not acted yet. `pending`: compliance reviews it. `rejected`: by compliance. `FAILED`: the person declined. `expired`: nobody acted in time */
export type NafathState = 'SENT' | 'pending' | 'approved' | 'rejected' | 'FAILED' | 'expired'

export interface NafathRequest {
  /**
   * For `getNafathStatus`
   * @format uuid
   */
  sessionId: string
  /**
   * The portal to open. Left out when it is not known
   * @format uri
   */
  redirectUrl?: string
  /** When the request expires in Nafath */
  expiresAt: Timestamp
  status: NafathState
}

export interface NafathStatus {
  status: NafathState
  /**
   * As in `initiateNafath`
   * @format uuid
   */
  sessionId: string
  /** For people, in English */
  message: string
  /** With `expired`: compliance asks the person to approve again */
  reason?: 'asked_again'
}

export interface JoinedBusiness {
  /** As in the commercial registry */
  businessName: string
  /** The same in Arabic, if the registry has it */
  businessNameArabic?: string
  role: MemberRole
}

/** The steps of the sign-up in their order. `done`: the password is set */
export type OnboardingStep = 'businessType' | 'phone' | 'otp' | 'cr' | 'id' | 'nafath' | 'globalScreening' | 'kyb' | 'password' | 'done'

export interface OnboardingSession {
  currentStep: OnboardingStep
  /** All steps before `currentStep`, in their order */
  completedSteps: Array<OnboardingStep>
  /** What is verified or was entered so far. What is not yet known is left out */
  data: OnboardingData
  /** When the onboarding token expires */
  expiresAt: Timestamp
}

export interface OnboardingData {
  businessType: BusinessType
  phone: PhoneNumber
  /** Always true: the call takes the token of the verified phone */
  otpVerified: boolean
  userId: UserId
  /** Absent until it is verified */
  crNumber?: CrNumber
  /** Whether the registry has confirmed `crNumber` */
  crVerified: boolean
  /** As in the commercial registry */
  companyName?: string
  /** The same in Arabic, if the registry has it */
  companyNameArabic?: string
  /** Absent until it is verified */
  idNumber?: IdNumber
  /** Whether the phone is registered to `idNumber` */
  idVerified: boolean
  /** The newest request for the verified ID */
  nafath?: NafathRequest
  /** As in `runGlobalScreening` */
  screeningStatus?: 'CLEAR' | 'REVIEW' | 'REJECTED'
  /** The answers of `submitKyb` */
  kybData?: KybData
  /** Whether `setPassword` has created the account */
  passwordSet: boolean
  /** Whether `createProfile` has opened the wallet */
  profileCreated: boolean
  /** The business that the applicant joins. Absent of one who opens an account */
  invitation?: JoinedBusiness
}

export interface GlobalScreeningRequest {
  idNumber: IdNumber
  phoneNumber: PhoneNumber
  crNumber: CrNumber
  businessType: BusinessType
}

export interface GlobalScreening {
  /** `REVIEW` lasts until compliance has decided. Call the operation again for the outcome */
  status: 'CLEAR' | 'REVIEW' | 'REJECTED'
  /** With `REVIEW`: what compliance reviews */
  review?: ScreeningReviewKind
  /** Why it is not `CLEAR`, for people, in English */
  reason?: string
}

/** `not_on_registration` means that the registry names the person neither as an owner nor as a manager */
export type ScreeningReviewKind = 'screening' | 'not_on_registration'

export interface KybAnswers {
  annualRevenue: KybChoice
  businessActivity: KybChoice
  /**
   * Each choice once
   * @minItems 1
   * @maxItems 50
   */
  purposeOfAccount: Array<KybChoice>
  /**
   * 3 to 100 characters after trimming
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @maxLength 400
   */
  purposeOther?: string
}

export interface KybData {
  annualRevenue: KybCode
  businessActivity: KybCode
  /** Of each choice */
  purposeOfAccount: Array<KybCode>
  /** The details of the purpose `other` */
  purposeOther?: string
}

export interface KybResult {
  /** Always `low` for the business types that sign up by themselves */
  riskRating: 'low'
  /** Always `approved`: no answer refuses a business */
  status: 'approved'
}

export interface ProfilePayload {
  userId: UserId
  /** The business type of the sign-up in capitals */
  businessType: 'SOLE-PROPRIETORSHIP' | 'INDIVIDUAL-OWNER-COMPANY' | 'FREELANCER'
  /**
   * Not stored where the registry has a name: the business is called that
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 200
   */
  businessName: string
  /**
   * The same in Arabic
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 200
   */
  businessNameArabic?: string
  crNumber: CrNumber
  /** The CR number again when the type is FREELANCER */
  freelancerLicense?: CrNumber
  nationalId: IdNumber
  phoneE164: PhoneNumber
  annualRevenue: KybChoice
  businessActivity: KybChoice
  /**
   * The purposes, each by its `code` or its `id`, joined by a comma and a space
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 4000
   */
  accountPurpose: string
}

export interface ProfileCreated {
  /**
   * The same at every call
   * @format uuid
   */
  profileId: string
  /** Always `active` */
  status: 'active'
  /** Always `dashboard`: the wallet is open */
  nextStep: 'dashboard'
  /** For people, in English */
  message: string
}

/**
 * The `code` of an option
 * @pattern ^[a-z0-9_]{1,64}$
 */
export type KybCode = string

/**
 * The `code` or the `id` of an option. The ids of a choice in all languages mean the same
 * @pattern ^([a-z0-9_]{1,64}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$
 */
export type KybChoice = string

/** A question of the questionnaire */
export type KybCategory = 'purpose_of_account' | 'business_activity' | 'annual_revenue'

export interface KybOption {
  /** Of this label, as in the list of the administrators. Answers name it, or the `code`, which is the same in every language */
  id: string
  code: KybCode
  /** The text to show, in `locale` */
  label: string
  category: KybCategory
  /** The smallest number comes first */
  order: number
  /** Always true, because others are left out */
  active: boolean
  locale: Locale
}

export interface KybOptionList {
  /** In display order */
  items: Array<KybOption>
  nextCursor: NextCursor
}

/** While it is `inactive`, no money leaves the wallet */
export type WalletStatus = 'active' | 'inactive'

/** True while compliance has frozen the wallet, otherwise absent. No money leaves it or moves within it, whatever its `status`, and it can only be deactivated. Money still comes in. */
export type WalletFrozen = boolean

export interface Wallet {
  status: WalletStatus
  frozen?: WalletFrozen
  /** The sum of `available`, `onHold` and `inSubWallets` */
  balance: Money
  /** What the main wallet or the sub-wallet can spend */
  available: Money
  /** What is on hold in the main wallet or the sub-wallet */
  onHold: Money
  /** The balances of all sub-wallets. Zero if a sub-wallet was requested */
  inSubWallets: Money
  /** The balance of the wallet and all its sub-wallets */
  total: Money
  /** How much the balance has changed in the last 30 days. Negative if it is lower now */
  change: Money
  /** Change of the balance compared with 30 days ago, to one decimal. Null if the balance was zero */
  changePercent: number | null
  /**
   * Transactions in `listTransactions` since the last `markTransactionsSeen`, at most 100
   * @minimum 0
   */
  newTransactions: number
  /** Present if a sub-wallet was requested */
  subWallet?: SubWallet
}

export interface ActivityPoint {
  /** The first day */
  from: Day
  /** The last day, included */
  to: Day
  /** What came in on these days */
  moneyIn: Money
  /** What went out on these days, not negative */
  moneyOut: Money
}

/** `week`: 7 points of a day. `month`: 4 points of 7 days. `year`: 4 points of a quarter */
export type ActivityPeriod = 'week' | 'month' | 'year'

export interface WalletActivity {
  period: ActivityPeriod
  /** Oldest first */
  points: Array<ActivityPoint>
}

export interface SpendingShare {
  type: TransactionType
  amount: Money
  /**
   * To one decimal
   * @minimum 0
   * @maximum 100
   */
  percent: number
}

export interface PayeeShare {
  /** As `counterparty` of its transactions */
  name: string
  /** The same in Arabic, if known */
  nameArabic?: string
  amount: Money
  /**
   * To one decimal
   * @minimum 0
   * @maximum 100
   */
  percent: number
}

export interface PurposeShare {
  /** Absent for what is no transfer */
  purpose?: TransferPurpose
  amount: Money
  /**
   * To one decimal
   * @minimum 0
   * @maximum 100
   */
  percent: number
}

/** The data of an event of `watchWallet` */
export interface WalletEvent {
  /** What to get again. `money`: balances, transactions, holds, and what limits have left. `settings`: the status, limits and sub-wallets. `seen`: which transactions are new. `beneficiaries`: those of the account. `transfers`: their states and schedules. `notifications`: which there are, and which are read. Ignore values that you do not know. */
  changed: Array<'money' | 'settings' | 'seen' | 'beneficiaries' | 'transfers' | 'notifications'>
}

export interface WalletSpending {
  from: Day
  to: Day
  total: Money
  /** By type. Empty if another group was asked for */
  shares: Array<SpendingShare>
  /**
   * The largest. What they leave of `total` went to others
   * @maxItems 20
   */
  payees?: Array<PayeeShare>
  /** By purpose, the largest first. Present if this group was asked for */
  purposes?: Array<PurposeShare>
}

/** Types that a limit can be set for */
export type LimitedType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'merchant_payment' | 'apple_pay_top_up' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'reversal' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'refund' | 'mobile_recharge' | 'transfer' | 'customer_transfer'

/** A day or a calendar month in Riyadh time */
export type LimitPeriod = 'daily' | 'monthly'

export interface LimitRange {
  minimum: Money
  maximum: Money
}

/** A limit within a day or a calendar month in Riyadh time */
export interface Limit {
  /** Null if nothing is set */
  limit: Money | null
  /** What counts towards it so far */
  used: Money
  /** Within all limits that apply */
  remaining: Money
  /** What it can be set to */
  range: LimitRange
}

export interface LimitPair {
  daily: Limit
  monthly: Limit
}

export interface TypeLimits {
  type: LimitedType
  daily: Limit
  monthly: Limit
}

export interface Limits {
  /** For all types together */
  overall: LimitPair
  /** Every type that a limit can be set for */
  types: Array<TypeLimits>
  /** The most that one transfer to an IBAN may have. `createTransfer` refuses more with `AMOUNT_OUT_OF_RANGE` */
  instantTransfer: Money
}

export interface SubWallet {
  subWalletId: SubWalletId
  /** Chosen by the customer */
  name: string
  /** The colour of the symbol. It alternates from one sub-wallet to the next */
  icon: 'brown' | 'purple'
  balance: Money
  available: Money
  createdAt: Timestamp
}

export interface SubWalletList {
  /** Oldest first */
  items: Array<SubWallet>
  nextCursor: NextCursor
  /** The maximum per account */
  max: number
}

export interface RenameSubWalletRequest {
  /**
   * 3 to 40 characters after trimming
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @maxLength 400
   */
  name: string
}

export interface MoveRequest {
  /** Leave it out for the main wallet */
  from?: SubWalletId
  /** Leave it out for the main wallet */
  to?: SubWalletId
  amount: PositiveMoney
}

/** The change that a code confirms */
export type WalletActionType = 'activate' | 'deactivate' | 'set_limit' | 'create_sub_wallet'

export interface ActivateAction {
  /** Lets money leave the wallet again */
  type: 'activate'
}

export interface DeactivateAction {
  /** Stops all money that leaves the wallet */
  type: 'deactivate'
}

export interface LimitMoney {
  /**
   * In halalas
   * @minimum 0
   * @maximum 100000000000
   */
  amount: number
  currency: Currency
}

export interface SetLimitAction {
  /** Sets the limit of a period, overall or of a type, or removes that of a type */
  type: 'set_limit'
  /** Leave it out for the overall wallet */
  transactionType?: LimitedType
  period: LimitPeriod
  /** Within `range` of `getLimits`. With zero, nothing is allowed. Null removes the limit of a type; the overall wallet always has one */
  limit: LimitMoney | null
}

export interface CreateSubWalletAction {
  /** Opens a sub-wallet with this name */
  type: 'create_sub_wallet'
  /**
   * 3 to 40 characters after trimming
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @maxLength 400
   */
  name: string
}

export type WalletActionRequest = ActivateAction | DeactivateAction | SetLimitAction | CreateSubWalletAction

export interface WalletAction {
  /**
   * For `confirmWalletAction`
   * @format uuid
   */
  actionId: string
  type: WalletActionType
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface WalletDeactivated {
  /** Always `inactive` */
  status: 'inactive'
}

export interface WalletConfirmRequest {
  otp: OtpCode
}

export interface LimitSet {
  /** Absent for the overall limit */
  transactionType?: LimitedType
  period: LimitPeriod
  /** Null if the type has no limit of its own any more */
  limit: Money | null
}

export interface WalletActionResult {
  /**
   * As in `createWalletAction`
   * @format uuid
   */
  actionId: string
  type: WalletActionType
  /** Present for `activate` and `deactivate` */
  status?: WalletStatus
  /** Present for `set_limit` */
  limit?: LimitSet
  /** Present for `create_sub_wallet` */
  subWallet?: SubWallet
}

export interface TransactionCategoryList {
  /** Oldest first */
  items: Array<TransactionCategory>
  nextCursor: NextCursor
  /** The maximum per account */
  max: number
}

export interface CategoryRule {
  /**
   * For the other operations
   * @format uuid
   */
  ruleId: string
  /** As transactions have it */
  counterparty: string
  /** Its Arabic name, if it is known */
  counterpartyArabic?: string
  /** What its new transactions get */
  category: TransactionCategory
  createdAt: Timestamp
}

export interface CategoryRuleList {
  /** By the names of the counterparties */
  items: Array<CategoryRule>
  nextCursor: NextCursor
}

export interface CategoryRuleRequest {
  /**
   * A transaction with the counterparty
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 64
   */
  referenceId: string
  /**
   * What its new transactions get
   * @format uuid
   */
  categoryId: string
  /** Whether earlier transactions without a category get it too */
  applyToEarlier: boolean
}

export interface CreatedCategoryRule {
  /** As it applies from now on */
  rule: CategoryRule
  /**
   * Of earlier transactions
   * @minimum 0
   */
  applied: number
}

export interface TransactionCategoryRequest {
  /**
   * 2 to 40 characters after trimming
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @maxLength 400
   */
  name: string
}

export interface Receipt {
  /**
   * As the client chose it
   * @format uuid
   */
  receiptId: string
  /** What the content is */
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic'
  /** Of the file */
  sizeBytes: number
  createdAt: Timestamp
}

export interface ReceiptList {
  /** Oldest first */
  items: Array<Receipt>
  nextCursor: NextCursor
  /** The maximum per transaction */
  max: number
}

/** `not_recognised`: the customer did not make it. `not_received`: the money or the goods did not arrive */
export type TransactionProblem = 'not_recognised' | 'wrong_amount' | 'not_received' | 'charged_twice' | 'other'

export interface CaseMessage {
  /** Who has written it */
  author: 'customer' | 'staff'
  /** The person of the customer. Absent of the staff, and of what is older than this record */
  writtenBy?: PaymentPerson
  /** May have line breaks */
  text: string
  createdAt: Timestamp
}

export interface TransactionCase {
  /**
   * For `writeToTransactionCase` and `closeTransactionCase`
   * @format uuid
   */
  caseId: string
  problem: TransactionProblem
  /** `open` waits for the staff, `answered` for the customer */
  state: 'open' | 'answered' | 'closed'
  createdAt: Timestamp
  /** Oldest first */
  messages: Array<CaseMessage>
}

export interface TransactionCaseList {
  /** Newest first */
  items: Array<TransactionCase>
  nextCursor: NextCursor
}

/**
 * May have line breaks
 * @pattern ^[^\x00-\x09\x0b-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x09\x0b-\x1f\x7f]*$
 * @maxLength 2000
 */
export type CaseText = string

export interface TransactionProblemRequest {
  problem: TransactionProblem
  text: CaseText
}

export interface CaseMessageRequest {
  text: CaseText
}

export interface UpdateTransactionRequest {
  /**
   * May have line breaks
   * @pattern ^[^\x00-\x09\x0b-\x1f\x7f]*$
   * @maxLength 500
   */
  note?: string | null
  /**
   * One of `listTransactionCategories`
   * @format uuid
   */
  categoryId?: string | null
}

export interface TransactionList {
  /** Newest first */
  items: Array<Transaction>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
  /**
   * Of a search that has not looked at all transactions: the time of the last one that it looked at. `nextCursor` looks further back. Such a page may have few items, or none.
   * @format date-time
   */
  searchedBackTo?: string
}

export interface SeenRequest {
  referenceId: ReferenceId
}

/** `authorization`: a merchant has reserved the amount. `deposit`: a security deposit. `review`: a transfer is being checked. `dispute`: a payment is disputed. `transfer`: a transfer is on its way. */
export type HoldReason = 'authorization' | 'deposit' | 'review' | 'dispute' | 'transfer'

export interface Hold {
  /**
   * For the postings of the sandbox
   * @format uuid
   */
  holdId: string
  /** The `counterparty` of the transaction */
  name: string
  /** The `counterpartyArabic` of the transaction */
  nameArabic?: string
  amount: Money
  /** `released` in an event alone: a hold that has ended is not listed */
  status: 'on_hold' | 'released'
  reason: HoldReason
  transactionRef: ReferenceId
  heldAt: Timestamp
  /** The latest time at which the money is available again. For a transfer, when its result is expected */
  expectedRelease: Timestamp
}

export interface HoldList {
  /** Newest first */
  items: Array<Hold>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
  /** The total of all pages */
  total: Money
}

export interface StatementMonth {
  /**
   * In Riyadh
   * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
   */
  month: string
  /** Its first day */
  from: Day
  /** Its last day */
  to: Day
  /** `closed`: it is over, and nothing in it changes any more */
  state: 'open' | 'closed'
  openingBalance: Money
  /** The sum of what came in */
  moneyIn: Money
  /** The sum of what went out, not negative */
  moneyOut: Money
  /** The opening balance with what came in and without what went out. Of an open month up to now */
  closingBalance: Money
  /** How many entries it has */
  entryCount: number
  /** Of a closed month */
  digest?: DocumentDigest
}

export interface StatementMonthList {
  /** Newest first */
  items: Array<StatementMonth>
}

export interface StatementRequest {
  /** The first day */
  from: Day
  /** The last day, today at most */
  to: Day
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId
}

/** What was issued */
export type DocumentKind = 'statement' | 'balance_certificate' | 'iban_letter'

/**
 * SHA-256 of what the document is about. That of the statement of a closed month is the digest of the month
 * @pattern ^[0-9a-f]{64}$
 */
export type DocumentDigest = string

export interface IssuedDocument {
  /**
   * For the files
   * @format uuid
   */
  documentId: string
  kind: DocumentKind
  /**
   * For `verifyDocument`
   * @pattern ^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$
   */
  code: string
  /**
   * Where anybody can check the document. Its QR code leads here
   * @format uri
   */
  verifyUrl: string
  issuedAt: Timestamp
  /** To whom the account belongs */
  holder: string
  /** The name in Arabic, if known */
  holderArabic?: string
  /**
   * Of the whole account. Missing on a statement or certificate that was issued before the bank opened it
   * @pattern ^SA[0-9]{22}$
   */
  iban?: string
  /** Of a statement of a sub-wallet */
  subWallet?: SubWalletId
  /** Its name when the statement was issued */
  subWalletName?: string
  /** Of a statement */
  from?: Day
  /** Of a statement */
  to?: Day
  /** Of a statement: whether it was issued before its last day was over */
  isInterim?: boolean
  /** Of a statement */
  openingBalance?: Money
  /** Of a statement */
  moneyIn?: Money
  /** Of a statement, not negative */
  moneyOut?: Money
  /** Of a statement. On a certificate the sum of the balances */
  closingBalance?: Money
  /** Of a statement */
  entryCount?: number
  /** Of a certificate */
  balances?: Array<CertifiedBalance>
  digest: DocumentDigest
}

export interface IssuedDocumentList {
  /** The newest 50, newest first */
  items: Array<IssuedDocument>
  nextCursor: NextCursor
}

export interface CertifiedBalance {
  balance: Money
  /** Missing for the main wallet */
  subWallet?: SubWalletId
  /** Of the sub-wallet */
  name?: string
}

export interface DocumentProof {
  kind: DocumentKind
  /** Enough of the name to compare */
  holder: string
  /** The same in Arabic */
  holderArabic?: string
  /**
   * The last digits of the IBAN
   * @pattern ^[0-9]{4}$
   */
  ibanLastFour?: string
  from?: Day
  to?: Day
  /** Of a statement: whether it was issued before its last day was over */
  isInterim?: boolean
  closingBalance?: Money
  issuedAt: Timestamp
  /**
   * The first characters of the digest
   * @pattern ^[0-9a-f]{16}$
   */
  digestStart: string
}

export interface AddBeneficiaryRequest {
  /**
   * Of the person or company, as their bank knows it. Letters of Latin or Arabic script, digits and punctuation
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 2
   * @maxLength 140
   */
  name: string
  /**
   * With or without spaces
   * @minLength 1
   * @maxLength 64
   */
  iban: string
  /**
   * The national ID, Iqama, CR number or unified number of the payee, ten digits. The IBAN is compared with it
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 10
   * @maxLength 20
   */
  identifier?: string
  /**
   * For the owner of the account alone
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 40
   */
  nickname?: string
}

export interface BeneficiaryCode {
  /**
   * For `confirmBeneficiary`
   * @format uuid
   */
  beneficiaryId: string
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface ConfirmBeneficiaryRequest {
  otp: OtpCode
}

/** `unconfirmed` until the code is entered, `checking` until the payee check has answered. `mismatch`, `suspended` and `removed` receive no money */
export type BeneficiaryState = 'unconfirmed' | 'checking' | 'mismatch' | 'cooling_off' | 'active' | 'suspended' | 'removed'

/** Why a state began. `replaced`: the same IBAN was added again. `expired`: the code was not entered in time. `not_checked`: there is no identifier to compare with, or the banks did not answer for a day. `account_closed`: the account of the customer was closed */
export type BeneficiaryCause = 'added' | 'confirmed' | 'match' | 'mismatch' | 'not_checked' | 'cooling_off_over' | 'removed_by_customer' | 'replaced' | 'expired' | 'suspended_by_staff' | 'resumed_by_staff' | 'account_closed'

export interface Beneficiary {
  /**
   * For transfers to it
   * @format uuid
   */
  beneficiaryId: string
  /** As it was entered */
  name: string
  /** For the owner of the account alone */
  nickname?: string
  iban: Iban
  /**
   * The two digits of the IBAN that name the bank
   * @pattern ^[0-9]{2}$
   */
  bankCode: string
  /** Left out where the code is not known */
  bankName?: string
  /** The same in Arabic */
  bankNameArabic?: string
  /**
   * Left out without an identifier
   * @pattern ^[0-9]{4}$
   */
  identifierLastDigits?: string
  state: BeneficiaryState
  cause: BeneficiaryCause
  /** When the state began */
  since: Timestamp
  /** Whether the IBAN belongs to the identifier. `not_checked` without one, or if the banks did not answer for a day */
  payeeCheck: 'waiting' | 'match' | 'mismatch' | 'not_checked'
  coolingOff?: CoolingOff
  createdAt: Timestamp
  /** Every state, oldest first */
  history: Array<BeneficiaryStep>
}

/** While the state is `cooling_off` */
export interface CoolingOff {
  endsAt: Timestamp
  /** What transfers until then may add up to */
  cap: Money
}

export interface BeneficiaryList {
  /** Newest first */
  items: Array<Beneficiary>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
}

export interface BeneficiaryStep {
  state: BeneficiaryState
  cause: BeneficiaryCause
  at: Timestamp
  people?: StepPeople
}

export interface TopUpMoney {
  /**
   * In halalas: from 10.00 to 20,000.00 SAR
   * @minimum 1000
   * @maximum 2000000
   */
  amount: number
  currency: Currency
}

export interface TopUpRequest {
  /** What the card is charged and the wallet receives */
  amount: TopUpMoney
  /** Where the money goes. Leave it out for the main wallet. If it is closed meanwhile, the money goes to the main wallet */
  subWallet?: SubWalletId
}

export interface TopUpPayment {
  /**
   * A test card of the sandbox, or a token of the card provider
   * @pattern ^[A-Za-z0-9_-]+$
   * @minLength 1
   * @maxLength 200
   */
  cardToken: string
}

/** Why it is in this state. Of `failed`: `declined`, `insufficient_funds`, `three_ds_failed`, `abandoned`, `other`, and `payment_differs`, where the provider took a different amount: our staff looks at it. `over_maximum` is paid, but the wallet may not hold it: our staff looks at it. `account_closed`: the same, for an account that was closed meanwhile. `paid_after_end`: the same, for a top-up that had failed or expired when the card was charged. Once our staff has credited it, it is `credited`. `payment_returned`: it failed or expired, the card was charged all the same, and the whole payment went back to the card. */
export type TopUpCause = 'requested' | 'card_sent' | 'credited' | 'over_maximum' | 'account_closed' | 'paid_after_end' | 'settled' | 'declined' | 'insufficient_funds' | 'three_ds_failed' | 'abandoned' | 'other' | 'payment_differs' | 'payment_returned' | 'not_paid_in_time' | 'refunded' | 'disputed'

export interface TopUpStep {
  state: TopUpState
  cause: TopUpCause
  at: Timestamp
}

/** Where the card is entered. `hosted`: open `url` in the browser, with `?language=ar` for Arabic. The page has the form of the card provider and returns to the page of the top-up. The link is valid for 15 minutes, `getTopUp` returns a new one. `test_cards`: the sandbox has test cards for `payTopUp` in place of a form */
export interface CardForm {
  /** `hosted` in live mode, `test_cards` in the sandbox */
  kind: 'hosted' | 'test_cards'
  /**
   * Of the page. Present if `hosted`
   * @format uri
   */
  url?: string
}

export interface TopUp {
  /**
   * For `payTopUp` and `getTopUp`
   * @format uuid
   */
  topUpId: string
  amount: Money
  /** Where the money goes. Absent for the main wallet */
  subWallet?: SubWalletId
  state: TopUpState
  cause: TopUpCause
  createdAt: Timestamp
  /** Present while a card can be entered */
  cardForm?: CardForm
  /**
   * Where the person confirms the payment. Present while it is awaited
   * @format uri
   */
  threeDsUrl?: string
  /** Of the transaction that brought the money into the wallet */
  referenceId?: ReferenceId
  /** Oldest first */
  history: Array<TopUpStep>
}

export interface TopUpList {
  /** Newest first */
  items: Array<TopUp>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
  /** What may be topped up by card now. The maximum is below the minimum when the wallet is full */
  amountRange: LimitRange
  /** What is left until the wallet holds as much as it may. Null if nothing limits it */
  remaining: Money | null
}

export interface BankDetails {
  /** `being_opened`: there is no IBAN yet. Ask again later */
  status: 'open' | 'being_opened'
  /**
   * Present once it is open
   * @pattern ^SA[0-9]{22}$
   */
  iban?: string
  /** The bank of the IBAN */
  bankName?: string
  /** The same in Arabic */
  bankNameArabic?: string
  /** The name that the payer enters beside the IBAN */
  beneficiaryName: string
}

export interface FindRecipientRequest {
  /**
   * A phone number, a CR number or a unified number
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 40
   */
  identifier: string
}

export interface Recipient {
  /** Names the customer in `createTransfer` */
  recipientToken: string
  /** The business. Found by its phone: masked, with its owner, enough to recognise whom one knows. Found by its CR or unified number: as in the commercial registry */
  name: string
  /** The same in Arabic, if known */
  nameArabic?: string
  /**
   * The last four digits of the CR number, to compare with an invoice or a contract
   * @pattern ^[0-9]{4}$
   */
  crEnding?: string
  /** When the token expires */
  expiresAt: Timestamp
}

/** `first_payment` to this payee. `name_not_checked`: nobody has checked whether the IBAN belongs to the name. `unusual_amount`: far more than this account usually sends. */
export type TransferWarning = 'first_payment' | 'name_not_checked' | 'unusual_amount'

export interface ToCustomer {
  /** To another Plink customer */
  kind: 'customer'
  /**
   * Of `findRecipient`
   * @pattern ^[A-Za-z0-9_-]+$
   * @minLength 1
   * @maxLength 500
   */
  recipientToken: string
}

export interface ToBeneficiary {
  /** To the IBAN of a beneficiary */
  kind: 'beneficiary'
  /**
   * Of a beneficiary whose state is `active` or `cooling_off`
   * @format uuid
   */
  beneficiaryId: string
}

export type TransferDestination = ToCustomer | ToBeneficiary

export interface CreateTransferRequest {
  /** Who is paid */
  destination: TransferDestination
  amount: PositiveMoney
  purpose: TransferPurpose
  note?: TransferNote
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId
  /** Leave it out to pay now */
  schedule?: TransferPlan
}

export interface SendTransferRequest {
  /**
   * One of the key's own
   * @format uuid
   */
  beneficiaryId: string
  amount: PositiveMoney
  purpose: TransferPurpose
  note?: TransferNote
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId
}

/** A transfer with `schedule` takes nothing now, so its review does not say what would be left. */
export interface TransferReview {
  /** In the source now */
  available: Money
  /** Available in the source after it */
  balanceAfter?: Money
  /** What the limits leave of the day after it */
  remainingToday?: Money
  /** What the limits leave of the month after it */
  remainingThisMonth?: Money
  /** What the payer should look at. None of them keeps the transfer from being confirmed */
  warnings: Array<TransferWarning>
}

export interface TransferDraft {
  /** As it will be carried out */
  transfer: Transfer
  review: TransferReview
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface ConfirmTransferRequest {
  otp: OtpCode
}

export interface TransferList {
  /** Newest first */
  items: Array<Transfer>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
  /**
   * Of a search that has not looked at all transfers: the time of the last one that it looked at. `nextCursor` looks further back. Such a page may have few items, or none.
   * @format date-time
   */
  searchedBackTo?: string
}

export interface TransferSchedule {
  /**
   * For `changeTransferSchedule`, `skipTransferRun` and `cancelTransferSchedule`
   * @format uuid
   */
  scheduleId: string
  /** `ended`: it has run for the last time */
  state: 'active' | 'cancelled' | 'ended'
  /**
   * The transfer that was confirmed, or the last change of it. Its terms are in force
   * @format uuid
   */
  transferId: string
  destination: TransferParty
  amount: Money
  purpose: TransferPurpose
  note?: TransferNote
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId
  startsOn: Day
  repeats: TransferRepetition
  /** No run is later */
  endsOn?: Day
  /** How many runs there are from `startsOn` on, skipped ones included */
  paymentCount?: number
  /** How many are still to be paid, without skipped ones. Absent if it goes on until it is cancelled */
  paymentsLeft?: number
  /** The next day that is paid. Absent if there is none */
  nextRunOn?: Day
  /** The next runs, six at most. Empty unless it is active */
  upcoming: Array<UpcomingTransferRun>
  /** A change that others must approve. The present terms are in force until then */
  waitingChange?: WaitingScheduleChange
  /** Once it has run */
  lastRun?: TransferRun
  createdAt: Timestamp
  /** Absent of what a program prepared, and of what is older than members */
  madeBy?: PaymentPerson
  /** The name of the API key that prepared it. Absent if a person prepared it */
  apiKeyName?: string
  /** Once somebody has cancelled it. Absent of what is older than this record */
  cancelledBy?: PaymentPerson
}

export interface UpcomingTransferRun {
  on: Day
  /** Nothing is paid on this day */
  isSkipped: boolean
}

export interface WaitingScheduleChange {
  /**
   * The change
   * @format uuid
   */
  transferId: string
  /**
   * For `getApproval`
   * @format uuid
   */
  approvalId: string
}

export interface ChangeTransferScheduleRequest {
  /**
   * The `transferId` of the schedule, whose terms were shown
   * @format uuid
   */
  transferId: string
  amount: PositiveMoney
  purpose: TransferPurpose
  /** Leave it out for none */
  note?: TransferNote
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId
  /** `startsOn` is the next run, and nothing is paid before it. The present one with the present `repeats` keeps the days */
  schedule: TransferPlan
}

export interface SkipTransferRunRequest {
  /** One of `upcoming` */
  on: Day
}

export interface TransferRun {
  /**
   * The transfer of this run
   * @format uuid
   */
  transferId: string
  state: TransferState
  cause: TransferCause
  on: Day
}

export interface TransferScheduleList {
  /** Newest first */
  items: Array<TransferSchedule>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
}

export interface ReadTransferFileRequest {
  /**
   * The bytes of the file in base64
   * @pattern ^[A-Za-z0-9+/]+={0,2}$
   * @minLength 4
   * @maxLength 1400000
   */
  content: string
}

export interface TransferFile {
  /** As the content says */
  format: 'csv' | 'xlsx' | 'wps'
  /**
   * In the order of the file
   * @maxItems 1000
   */
  rows: Array<TransferFileRow>
  /**
   * All of them. None if `createTransferBatch` takes the rows
   * @maxItems 4000
   */
  problems: Array<TransferRowProblem>
}

/** The texts of a row as they stand in the file */
export interface TransferFileRow {
  /**
   * The row of the file as a spreadsheet shows it
   * @minimum 1
   */
  line: number
  /** The IBAN of the payee */
  iban: string
  /** The amount in riyals */
  amount: string
  /** A code or name of a purpose */
  purpose: string
  /** Empty if there is none */
  note: string
  /** The name of the beneficiary with this IBAN, if there is one */
  payee?: string
}

export interface CreateTransferBatchRequest {
  /**
   * The text of the file
   * @minLength 1
   * @maxLength 300000
   */
  csv: string
  /**
   * To find it again
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  fileName?: string
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId
  /**
   * A confirmed batch of the same rows, which are to be sent once more
   * @format uuid
   */
  repeatOf?: string
}

/** `draft` waits for its code. `sending`: confirmed, its rows become transfers. `sent`: all of them are. `cancelled` by the customer, by a newer draft or with the account. `expired`: nobody confirmed or approved it. `awaiting_approval`: confirmed by its maker, and others must approve it. `declined` by one of them */
export type TransferBatchState = 'draft' | 'sending' | 'sent' | 'cancelled' | 'expired' | 'awaiting_approval' | 'declined'

export interface TransferBatch {
  /**
   * For the other operations
   * @format uuid
   */
  batchId: string
  state: TransferBatchState
  /** As it was sent */
  fileName?: string
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId
  total: Money
  /**
   * Of rows
   * @minimum 1
   * @maximum 1000
   */
  count: number
  /**
   * Rows that became transfers, refused ones included
   * @minimum 0
   */
  sent: number
  /**
   * Transfers that Plink refused
   * @minimum 0
   */
  refused: number
  /** Absent of what is older than members */
  madeBy?: PaymentPerson
  createdAt: Timestamp
  /** Once it is confirmed */
  confirmedAt?: Timestamp
}

export interface TransferBatchRow {
  /**
   * The row of the file as a spreadsheet shows it
   * @minimum 1
   */
  line: number
  destination: TransferParty
  amount: Money
  purpose: TransferPurpose
  note?: TransferNote
  /**
   * Once it is a transfer
   * @format uuid
   */
  transferId?: string
  /** Of the transfer */
  state?: TransferState
  /** Of the state */
  cause?: TransferCause
}

export interface TransferBatchDetails {
  /** What was confirmed or is to be */
  batch: TransferBatch
  /**
   * In the order of the file. None of a batch that was cancelled or has expired
   * @maxItems 1000
   */
  rows: Array<TransferBatchRow>
}

export interface TransferBatchList {
  /** Newest first */
  items: Array<TransferBatch>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
}

export interface TransferBatchCode {
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

/** The kind of a biller */
export type BillerCategory = 'telecom' | 'utilities' | 'government' | 'insurance' | 'finance' | 'transport'

export interface Biller {
  billerCode: BillerCode
  /** In English */
  name: string
  /** The same in Arabic */
  nameArabic: string
  category: BillerCategory
  /** What customers of the biller know the `account` as: an account number, a phone number, a national ID or CR number, or the number of an invoice */
  accountKind: 'account' | 'phone' | 'id' | 'invoice'
  /** Whether its bills are `government_bill_payment` */
  isGovernment: boolean
}

export interface BillerList {
  /** By English name */
  items: Array<Biller>
}

export interface BillInquiry {
  billerCode: BillerCode
  account: BillAccount
}

export interface Bill {
  billerCode: BillerCode
  account: BillAccount
  /** The biller's own number of the bill */
  billNumber: string
  /** What is left to pay */
  amount: Money
  /** The least that may be paid. As much as `amount` where the biller takes no part of it */
  minimum: Money
  /**
   * In Riyadh
   * @format date
   */
  dueOn: string
  /** Whether that day is over */
  isOverdue: boolean
}

export interface BillToPay {
  billerCode: BillerCode
  account: BillAccount
  amount: PositiveMoney
}

export interface PayBillsRequest {
  /**
   * Each account of a biller once
   * @minItems 1
   * @maxItems 10
   */
  bills: Array<BillToPay>
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId
}

/** `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the biller. `unknown`: there is no answer, and it is being cleared up. `submitted`: SADAD has it. `paid`. `cancelled` before it was submitted. `refused` by SADAD or the biller. `failed`: it could not be paid. `expired`: a draft without its code, or what nobody approved in time. `awaiting_approval`: confirmed by its maker, and others must approve it. `declined` by one of them. */
export type BillPaymentState = 'draft' | 'held' | 'submitting' | 'unknown' | 'submitted' | 'paid' | 'cancelled' | 'refused' | 'failed' | 'expired' | 'awaiting_approval' | 'declined'

export interface BillPaymentStep {
  state: BillPaymentState
  /** As of transfers, with SADAD in place of the bank */
  cause: TransferCause
  at: Timestamp
  people?: StepPeople
}

export interface BillPayment {
  /**
   * For `getBillPayment`
   * @format uuid
   */
  billPaymentId: string
  /**
   * What was confirmed with the same code
   * @format uuid
   */
  billOrderId: string
  /** The number of the payment for people, from the draft on, which its transaction gets. Absent of earlier payments without a transaction */
  referenceId?: ReferenceId
  state: BillPaymentState
  /** As of transfers, with SADAD in place of the bank */
  cause: TransferCause
  billerCode: BillerCode
  /** The name of the biller, in English */
  billerName: string
  /** The same in Arabic */
  billerNameArabic: string
  /** Whether it is a `government_bill_payment` */
  isGovernment: boolean
  account: BillAccount
  /** The biller's own number of the bill */
  billNumber: string
  amount: Money
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId
  createdAt: Timestamp
  /** Absent until it is confirmed */
  confirmedAt?: Timestamp
  /** The transaction that took the money */
  transactionRef?: ReferenceId
  /** Why it was refused or failed, in the words of SADAD */
  failureReason?: string
  /** Absent of what is older than members */
  madeBy?: PaymentPerson
  /** Each step, the oldest first */
  history: Array<BillPaymentStep>
}

export interface BillOrder {
  /**
   * What the code confirmed
   * @format uuid
   */
  billOrderId: string
  /** In the order of the request */
  payments: Array<BillPayment>
  /** Of all payments */
  total: Money
}

export interface BillOrderDraft {
  /**
   * For `confirmBillPayments`
   * @format uuid
   */
  billOrderId: string
  /** As they will be carried out */
  payments: Array<BillPayment>
  /** Of all payments */
  total: Money
  /** What the whole order would leave */
  review: TransferReview
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface ConfirmBillPaymentsRequest {
  otp: OtpCode
}

export interface BillPaymentList {
  /** Newest first */
  items: Array<BillPayment>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
}

/**
 * For the owner of the account alone
 * @pattern ^[^\x00-\x1f\x7f]*$
 * @minLength 1
 * @maxLength 40
 */
export type SavedBillName = string

export interface SaveBillRequest {
  billerCode: BillerCode
  account: BillAccount
  name: SavedBillName
  /** Whether to tell by message when a bill is due */
  remind: boolean
}

export interface ChangeSavedBillRequest {
  name?: SavedBillName
  /** Whether to tell by message when a bill is due */
  remind?: boolean
}

export interface SavedBill {
  /**
   * For `changeSavedBill` and `removeSavedBill`
   * @format uuid
   */
  savedBillId: string
  billerCode: BillerCode
  /** The name of the biller, in English */
  billerName: string
  /** The same in Arabic */
  billerNameArabic: string
  account: BillAccount
  name: SavedBillName
  /** Whether a message tells when a bill is due */
  remind: boolean
  createdAt: Timestamp
}

export interface SavedBillList {
  /** By name */
  items: Array<SavedBill>
}

/**
 * The same in the list and in each delivery, which has it in `webhook-id`
 * @format uuid
 */
export type EventId = string

/**
 * What has happened. Ignore types that you do not know.
 * - `transaction.posted`: money came into the wallet, left it, or moved between it and a sub-wallet.
 * - `transfer.…`, `bill.…` (the payment of a bill), `top_up.…` and `beneficiary.…`: it was created, or its state is now the one that the type names.
 * - `hold.released`: the money of a hold is available again.
 * - `wallet.…`: its status, or a limit. `api_key.…`: what became of a key.
 * - `webhook_endpoint.disabled`: its deliveries had failed for three days. `ping`: a test, of `testWebhookEndpoint`.
 */
export type EventType = 'transaction.posted' | 'transfer.created' | 'transfer.scheduled' | 'transfer.held' | 'transfer.submitted' | 'transfer.pending' | 'transfer.paid' | 'transfer.returned' | 'transfer.cancelled' | 'transfer.refused' | 'transfer.failed' | 'transfer.awaiting_approval' | 'transfer.declined' | 'transfer.expired' | 'bill.created' | 'bill.held' | 'bill.submitted' | 'bill.paid' | 'bill.cancelled' | 'bill.refused' | 'bill.failed' | 'bill.awaiting_approval' | 'bill.declined' | 'bill.expired' | 'top_up.created' | 'top_up.paid' | 'top_up.settled' | 'top_up.failed' | 'top_up.expired' | 'top_up.refunded' | 'top_up.disputed' | 'beneficiary.created' | 'beneficiary.mismatch' | 'beneficiary.cooling_off' | 'beneficiary.active' | 'beneficiary.suspended' | 'beneficiary.removed' | 'hold.released' | 'wallet.activated' | 'wallet.deactivated' | 'wallet.frozen' | 'wallet.unfrozen' | 'wallet.limit_set' | 'api_key.created' | 'api_key.rolled' | 'api_key.revoked' | 'webhook_endpoint.disabled' | 'ping'

export interface TransactionEvent {
  eventId: EventId
  /** The transaction is successful */
  type: 'transaction.posted'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: Transaction
}
}

export interface TransferEvent {
  eventId: EventId
  /** Prepared, or in a new state */
  type: 'transfer.created' | 'transfer.scheduled' | 'transfer.held' | 'transfer.submitted' | 'transfer.pending' | 'transfer.paid' | 'transfer.returned' | 'transfer.cancelled' | 'transfer.refused' | 'transfer.failed' | 'transfer.expired' | 'transfer.awaiting_approval' | 'transfer.declined'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: Transfer
}
}

export interface BillEvent {
  eventId: EventId
  /** Prepared, or in a new state */
  type: 'bill.created' | 'bill.held' | 'bill.submitted' | 'bill.paid' | 'bill.cancelled' | 'bill.refused' | 'bill.failed' | 'bill.awaiting_approval' | 'bill.declined' | 'bill.expired'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: BillPayment
}
}

export interface TopUpEvent {
  eventId: EventId
  /** Started, or in a new state */
  type: 'top_up.created' | 'top_up.paid' | 'top_up.settled' | 'top_up.failed' | 'top_up.expired' | 'top_up.refunded' | 'top_up.disputed'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: TopUp
}
}

export interface BeneficiaryEvent {
  eventId: EventId
  /** Added, or in a new state */
  type: 'beneficiary.created' | 'beneficiary.mismatch' | 'beneficiary.cooling_off' | 'beneficiary.active' | 'beneficiary.suspended' | 'beneficiary.removed'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: Beneficiary
}
}

export interface HoldEvent {
  eventId: EventId
  /** Its time was over, or the transfer did not take place */
  type: 'hold.released'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: Hold
}
}

export interface WalletEventOfStatus {
  eventId: EventId
  /** What the owner or Plink did */
  type: 'wallet.activated' | 'wallet.deactivated' | 'wallet.frozen' | 'wallet.unfrozen'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: WalletState
}
}

export interface LimitEvent {
  eventId: EventId
  /** The owner has set or removed a limit */
  type: 'wallet.limit_set'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: LimitSet
}
}

export interface ApiKeyEvent {
  eventId: EventId
  /** A rolled key: the new one */
  type: 'api_key.created' | 'api_key.rolled' | 'api_key.revoked'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: ApiKey
}
}

export interface WebhookEndpointEvent {
  eventId: EventId
  /** It was disabled, or tested */
  type: 'webhook_endpoint.disabled' | 'ping'
  /** When it happened */
  createdAt: Timestamp
  /** What it is about */
  data: {
  /** As it was then */
  object: WebhookEndpoint
}
}

/** What `getWallet` says of the status */
export interface WalletState {
  status: WalletStatus
  frozen?: WalletFrozen
}

export type Event = TransactionEvent | TransferEvent | BillEvent | TopUpEvent | BeneficiaryEvent | HoldEvent | WalletEventOfStatus | LimitEvent | ApiKeyEvent | WebhookEndpointEvent

export interface EventList {
  /** Newest first */
  items: Array<Event>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
}

/**
 * Where events are sent to: `https`, on the internet. Also `http` to `localhost` or `127.0.0.1` in a sandbox that only its own machine reaches. Without a user name, and not
 * followed to another URL
 *
 * @pattern ^https?://[^\s\x00-\x1f\x7f#@]+$
 * @maxLength 500
 */
export type WebhookUrl = string

/**
 * What it receives. Left out for every type, also those that come later
 * @minItems 1
 * @maxItems 100
 */
export type ChosenEventTypes = Array<EventType>

export interface WebhookEndpoint {
  /**
   * For the other operations
   * @format uuid
   */
  webhookEndpointId: string
  url: WebhookUrl
  eventTypes?: ChosenEventTypes
  /** Whether events are sent to it. `unconfirmed` until the code of its owner: it is not listed */
  state: 'enabled' | 'disabled' | 'unconfirmed'
  /** `owner`, or `failing`: all its deliveries had failed for three days */
  disabledCause?: 'owner' | 'failing'
  /** Since when each delivery has failed. Left out after one that has not */
  failingSince?: Timestamp
  /** After `rollWebhookSecret`: until when deliveries are signed with the old secret, too */
  oldSecretEndsAt?: Timestamp
  createdAt: Timestamp
}

export interface ApprovalRule {
  /** The least amount that it is for */
  from: PositiveMoney
  /**
   * How many others must approve
   * @minimum 1
   * @maximum 2
   */
  approvals: number
}

/**
 * For an amount, the rule with the highest `from` that it reaches counts. Without one, nobody has to approve
 * @maxItems 5
 */
export type ApprovalRuleList = Array<ApprovalRule>

/** Who approves what somebody makes */
export interface ApprovalRuleByPerson {
  /** The least amount that it is for */
  from: PositiveMoney
  /** An owner or maker */
  maker: PaymentPerson
  /** Another person, an owner or approver */
  approver: PaymentPerson
}

export interface NewApprovalRuleByPerson {
  /** The least amount that it is for */
  from: PositiveMoney
  /**
   * The `userId` of an owner or maker of the business
   * @format uuid
   */
  makerId: string
  /**
   * The `userId` of another owner or approver of the business
   * @format uuid
   */
  approverId: string
}

/**
 * For a payment, the rule of its maker with the highest `from` that it reaches counts. The approver of the rule must be among those who approve it, also where `rules` need nobody. Leave it out to keep the present ones
 * @maxItems 20
 */
export type NewApprovalRuleByPersonList = Array<NewApprovalRuleByPerson>

export interface ApprovalRules {
  rules: ApprovalRuleList
  /** By maker, the lowest first */
  byPerson: Array<ApprovalRuleByPerson>
  /**
   * Owners and approvers of the business, the caller included
   * @minimum 1
   */
  approvers: number
}

export interface SendApprovalRulesCodeRequest {
  rules: ApprovalRuleList
  byPerson?: NewApprovalRuleByPersonList
}

export interface SetApprovalRulesRequest {
  rules: ApprovalRuleList
  byPerson?: NewApprovalRuleByPersonList
  otp: OtpCode
}

/** `waiting` for approvals. `approved` and carried out. `declined` by one of the others. `cancelled` by its maker, an owner or with the account. `expired`: nobody decided in time */
export type ApprovalState = 'waiting' | 'approved' | 'declined' | 'cancelled' | 'expired'

/**
 * Of all that is approved: payer, payee, amount, purpose, note, plan. It changes with any of them, and with the number of approvals that are needed
 * @pattern ^[0-9a-f]{64}$
 */
export type ApprovalDigest = string

export interface GivenApproval {
  by: PaymentPerson
  at: Timestamp
  /** It was for earlier values, or by somebody who may not approve any more */
  isVoid: boolean
}

/** A payment that others must approve */
export interface Approval {
  /**
   * For the other operations
   * @format uuid
   */
  approvalId: string
  state: ApprovalState
  /** What is paid */
  kind: 'transfer' | 'bills' | 'batch'
  /** Of the whole payment */
  amount: Money
  /** Who confirmed it */
  madeBy: PaymentPerson
  createdAt: Timestamp
  /** While it waits */
  expiresAt?: Timestamp
  /** Once it does not wait */
  decidedAt?: Timestamp
  /** Who declined or cancelled it */
  decidedBy?: PaymentPerson
  reason?: DeclineReason
  /**
   * By how many others
   * @minimum 1
   * @maximum 2
   */
  approvalsNeeded: number
  /** By a rule about people. Must be among those who approve it */
  requiredApprover?: PaymentPerson
  /** The oldest first */
  approvals: Array<GivenApproval>
  digest: ApprovalDigest
  /** Whether the caller may approve or decline it now */
  mayApprove: boolean
  /** Whether the caller may cancel it now */
  mayChange: boolean
  /** Of a `transfer` */
  transfer?: Transfer
  /** Of `bills` */
  bills?: Array<BillPayment>
  /** Of a `batch`, whose rows `getTransferBatch` returns */
  batch?: TransferBatch
}

/**
 * Its maker reads it
 * @pattern ^[^\x00-\x1f\x7f]*$
 * @minLength 1
 * @maxLength 140
 */
export type DeclineReason = string

export interface ApprovalList {
  /** Newest first */
  items: Array<Approval>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
}

export interface WaitingApprovals {
  /**
   * How many the caller may approve now
   * @minimum 0
   */
  waiting: number
}

export interface SendApprovalCodeRequest {
  digest: ApprovalDigest
}

export interface ApprovePaymentRequest {
  digest: ApprovalDigest
  otp: OtpCode
}

export interface DeclinePaymentRequest {
  reason: DeclineReason
}

/** What is absent stays */
export interface ChangePaymentRequest {
  amount?: PositiveMoney
  purpose?: TransferPurpose
  note?: TransferNote
}

/** `money_in`: money came. `money_out`: money left, transfers, beneficiaries. `developers`: webhooks. `security`: sign-in, codes, keys, and what may be done with the account */
export type NotificationGroup = 'money_in' | 'money_out' | 'developers' | 'security'

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
export type NotificationKind = 'money_received' | 'money_sent' | 'transfer_paid' | 'transfer_pending' | 'transfer_returned' | 'transfer_refused' | 'transfer_failed' | 'transfer_cancelled' | 'scheduled_transfer_refused' | 'beneficiary_added' | 'beneficiary_active' | 'beneficiary_mismatch' | 'beneficiary_suspended' | 'webhook_endpoint_set' | 'webhook_endpoint_disabled' | 'new_device' | 'sign_in_locked' | 'account_unlocked' | 'password_changed' | 'sign_in_call_on' | 'sign_in_call_off' | 'sms_off' | 'wallet_activated' | 'wallet_deactivated' | 'wallet_frozen' | 'wallet_unfrozen' | 'wallet_limit_set' | 'api_key_created' | 'api_key_rolled' | 'api_key_revoked' | 'review_decided' | 'phone_change_asked' | 'phone_changed' | 'phone_change_cancelled' | 'phone_change_failed' | 'email_change_asked' | 'email_changed' | 'email_removed' | 'approval_waiting' | 'approval_approved' | 'approval_declined' | 'approval_cancelled' | 'approval_expired' | 'approval_rules_set' | 'member_joined' | 'member_role_changed' | 'member_removed' | 'member_left' | 'document_requested'

export interface Notification {
  /**
   * For `markNotificationRead` and `markNotificationsRead`
   * @format uuid
   */
  notificationId: string
  kind: NotificationKind
  group: NotificationGroup
  createdAt: Timestamp
  /** Absent while it is unread */
  readAt?: Timestamp
  /** Of a transaction or transfer */
  amount?: Money
  /** Of the payer or payee, the beneficiary, the API key or the member; the host of a webhook endpoint; the platform of a device */
  name?: string
  /** The same in Arabic, if known */
  nameArabic?: string
  transactionType?: TransactionType
  /** The transaction that it tells of */
  transactionRef?: ReferenceId
  /**
   * The transfer that it tells of
   * @format uuid
   */
  transferId?: string
  /**
   * The beneficiary that it tells of
   * @format uuid
   */
  beneficiaryId?: string
  /**
   * The payment that it tells of
   * @format uuid
   */
  approvalId?: string
  /** Of `approval_…`: where the payment stands now, so that nobody goes to one that no longer waits */
  approvalState?: ApprovalState
  /** Who made the payment of `approval_…` */
  madeBy?: PaymentPerson
  payments?: PaymentCount
  /** Of `sms_off` */
  smsGroup?: NotificationGroup
  /** Of `document_requested` */
  documentKind?: BusinessDocumentKind
}

export interface NotificationList {
  /** Newest first */
  items: Array<Notification>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
}

/**
 * How many bills or transfers it is together. Absent of one. `name` is the biller of the first bill, or the name of the file, if it has one
 * @minimum 2
 */
export type PaymentCount = number

export interface Task {
  /** `approval`: it waits for the approval of the caller. `transfer`, `batch`, `bill_order`: it waits for the code of the caller. `bill`: a saved bill is due. `document`: our staff ask for a document of the business */
  kind: 'approval' | 'transfer' | 'batch' | 'bill_order' | 'bill' | 'document'
  /** When it ends; of a `bill` and a `document` the end of the day on which it is due, in Riyadh. A `document` waits on after it */
  until: Timestamp
  /** Absent of a `bill` and a `document` */
  amount?: Money
  /** Of the payee, as the customer named it or as it was shown. Of a `batch` the name of the file, if it has one. Of a `bill` as it was saved */
  name?: string
  /** The same in Arabic, if known */
  nameArabic?: string
  payments?: PaymentCount
  /** Of an `approval` */
  madeBy?: PaymentPerson
  /** Of a `transfer` that a program prepared */
  apiKeyName?: string
  /**
   * For `getApproval`
   * @format uuid
   */
  approvalId?: string
  /**
   * For `getTransfer`
   * @format uuid
   */
  transferId?: string
  /**
   * For `getTransferBatch`
   * @format uuid
   */
  batchId?: string
  /**
   * Of a `bill_order` the first payment, for `getBillPayment`. `resendBillCode` sends a new code
   * @format uuid
   */
  billPaymentId?: string
  /** Of a `bill`, for `inquireBill` */
  billerCode?: BillerCode
  /** Of a `bill`, for `inquireBill` */
  account?: BillAccount
  /** Of a `document`, for `uploadBusinessDocument` */
  documentKind?: BusinessDocumentKind
  /**
   * Of a `document`, as in `listBusinessDocuments`
   * @format uuid
   */
  documentRequestId?: string
}

export interface TaskList {
  /**
   * What ends first comes first
   * @maxItems 20
   */
  items: Array<Task>
}

export interface UnreadNotifications {
  /**
   * Counted up to 100
   * @minimum 0
   * @maximum 100
   */
  unread: number
}

export interface ReadNotificationsRequest {
  /**
   * The `notificationId` of the newest one that was seen
   * @format uuid
   */
  upTo: string
}

export interface NotificationPreference {
  group: NotificationGroup
  /** Whether new ones are listed */
  inApp: boolean
  /** Whether an SMS tells of it too, where there is one */
  sms: boolean
  /** Whether an email tells of it too, where there is an SMS. Always false for `security`. Nothing is sent while the address is not confirmed */
  email: boolean
  /** False for `security` */
  canChange: boolean
}

export interface NotificationPreferenceList {
  /** One of each group */
  items: Array<NotificationPreference>
  /** What can be emailed to this person. `unconfirmed` and `missing`: the address of the business is to be confirmed or added with `changeEmail`. `of_business`: the person has joined the team, and the address belongs to the person who opened the business */
  emailState: 'confirmed' | 'unconfirmed' | 'missing' | 'of_business'
  nextCursor: NextCursor
}

export interface ChangeNotificationPreferencesRequest {
  /** What is changed */
  group: 'money_in' | 'money_out' | 'developers'
  /** Whether new ones are listed */
  inApp?: boolean
  /** Whether an SMS tells of it too */
  sms?: boolean
  /** Whether an email tells of it too. True needs a confirmed address */
  email?: boolean
}

export interface WebhookEndpointList {
  /** All of them, oldest first */
  items: Array<WebhookEndpoint>
  nextCursor: NextCursor
}

/** The code that a request of a person waits for */
export interface WebhookConfirmation {
  /** When the code expires */
  expiresAt: Timestamp
  resendAfterSeconds: ResendAfterSeconds
  attemptsAllowed: AttemptsAllowed
  /** Sandbox only */
  otpCode?: OtpCode
}

export type ChangedWebhookEndpoint = (WebhookEndpoint) & ({
  /** Until the code, the endpoint is as before */
  confirmation?: WebhookConfirmation
})

export interface ConfirmWebhookEndpointRequest {
  otp: OtpCode
}

export interface ConfirmedWebhookEndpoint {
  /** Left out after a change of the URL */
  secret?: WebhookSecret
  /** As it is now */
  webhookEndpoint: WebhookEndpoint
}

export interface CreateWebhookEndpointRequest {
  url: WebhookUrl
  eventTypes?: ChosenEventTypes
}

export interface ChangeWebhookEndpointRequest {
  url: WebhookUrl
  eventTypes?: ChosenEventTypes
  /** Whether events are sent to it */
  enabled: boolean
}

export interface RollWebhookSecretRequest {
  /**
   * How long deliveries are signed with the old secret beside the new one
   * @minimum 0
   * @maximum 72
   */
  overlapHours: number
}

export interface NewWebhookEndpoint {
  /** Of a key. A person gets it from `confirmWebhookEndpoint` */
  secret?: WebhookSecret
  /** As it is made. One of a person has the state `unconfirmed` */
  webhookEndpoint: WebhookEndpoint
  /** Of a person */
  confirmation?: WebhookConfirmation
}

/** For checking signatures: `whsec_` and 32 bytes in base64. Shown only here */
export type WebhookSecret = string

export interface WebhookAttempt {
  /** When it was sent */
  at: Timestamp
  /**
   * How long it took
   * @minimum 0
   */
  milliseconds: number
  /** Of the response. Left out without one */
  status?: number
  /** Why it was not delivered. `status`: it was not 2xx. `redirect`: 3xx, which is not followed. `timeout`: no response within 10 seconds. `connection`: none could be made, or it broke. `address`: the name leads to an address that is not on the internet */
  failure?: 'status' | 'redirect' | 'timeout' | 'connection' | 'address'
  /** The first 4 kB of the response */
  responseBody?: string
}

export interface WebhookDelivery {
  /**
   * For `resendWebhookDelivery`
   * @format uuid
   */
  webhookDeliveryId: string
  /** `failed`: it was tried for three days */
  state: 'pending' | 'delivered' | 'failed'
  /**
   * How often it was sent
   * @minimum 0
   */
  attempts: number
  /** Present while it is pending */
  nextAttemptAt?: Timestamp
  /** The newest one */
  lastAttempt?: WebhookAttempt
  /** What is sent */
  event: Event
}

export interface WebhookDeliveryList {
  /** Newest first */
  items: Array<WebhookDelivery>
  nextCursor: NextCursor
  previousCursor: PreviousCursor
  page: PageNumber
}

export interface Support {
  /** The number of the call center */
  phone: string
  /**
   * The mailbox of support
   * @format email
   */
  email: string
  /** When it answers, in English */
  hours: string
  /** Whether this is a sandbox that simulates the outside world */
  mode: 'sandbox' | 'live'
}

export interface ContactRequestInput {
  phoneNumber: PhoneNumber
}

export interface LegalTexts {
  /**
   * The version of the terms in force
   * @minLength 1
   * @maxLength 40
   */
  termsVersion: string
  /** The company behind Plink */
  entity: TextInBoth
  /** Who has licensed it for what */
  licence: TextInBoth
  /**
   * What the customer agrees to
   * @minItems 1
   */
  terms: Array<LegalSection>
  /**
   * What happens to personal data
   * @minItems 1
   */
  privacy: Array<LegalSection>
  /**
   * A section for each fee, with its amount
   * @minItems 1
   */
  fees: Array<LegalSection>
  /**
   * How the money of customers is kept
   * @minItems 1
   */
  safeguarding: Array<LegalSection>
}

export interface LegalSection {
  heading: TextInBoth
  /** Of a fee */
  amount?: TextInBoth
  text: TextInBoth
}

/** A text in both languages */
export interface TextInBoth {
  /**
   * In English
   * @minLength 1
   */
  en: string
  /**
   * In Arabic
   * @minLength 1
   */
  ar: string
}

export interface Health {
  /** Always `ok`. A server that is not ready has an error status */
  status: 'ok'
  /** `info.version` of the contract that the server serves */
  version: string
  /** The first 12 digits of the commit that was built, such as `3f2a9c1d04be`. Absent if the build does not know it */
  commit?: string
}

export interface Readiness {
  /** Always `ok`. A server that is not ready has an error status */
  status: 'ok'
  /**
   * What operators should look at, although the server works. `replica_unused`: everything is read from the primary, because the replica is away
   * or behind. `clock_differs`: the clocks of the server and of its database are seconds apart. The log says more
   */
  warnings: Array<'replica_unused' | 'clock_differs'>
}

/** Types that bring money in */
export type TopUpType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'apple_pay_top_up' | 'refund'

/** Types that take money out */
export type PaymentType = 'merchant_payment' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'mobile_recharge' | 'transfer' | 'customer_transfer'

export interface SandboxTransfer {
  /**
   * As in the path
   * @format uuid
   */
  transferId: string
  state: TransferState
  cause: TransferCause
}

export interface SandboxCardPayment {
  /**
   * The last part of `threeDsUrl` of the top-up
   * @format uuid
   */
  paymentId: string
  amount: Money
  /** `initiated`: it waits for the decision */
  status: 'initiated' | 'paid' | 'failed' | 'refunded' | 'voided'
  /**
   * Where the browser goes after the decision
   * @format uri
   */
  returnUrl: string
}

export interface SandboxCardDecision {
  /** What the holder of the card does */
  decision: 'approve' | 'decline'
}

export interface SandboxBankCreditRequest {
  /**
   * The IBAN of a wallet
   * @pattern ^SA[0-9]{22}$
   */
  iban: string
  amount: PositiveMoney
  /**
   * Who sends the money
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 140
   */
  remitterName: string
  /**
   * From where. Leave it out for a deposit of cash
   * @pattern ^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$
   */
  remitterIban?: string
}

export interface SandboxBankCredit {
  /** Of the simulated bank */
  bankReference: string
  /** `credited`: in the wallet. `suspense`: in no wallet */
  state: 'received' | 'credited' | 'suspense' | 'sent_back'
  /** Why it is in this state */
  cause: string
}

export interface CreateSandboxBusinessRequest {
  /**
   * What the business is called. `Test Business` if it is left out
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 40
   */
  name?: string
  /** What is in its wallet at first. 10,000.00 SAR if it is left out */
  openingBalance?: LimitMoney
}

export interface SandboxBusiness {
  /**
   * The `userId` of a sign-in
   * @format uuid
   */
  accountId: string
  /** As whoever it pays sees it */
  name: string
  /** Made up. To sign in, and for the other operations of the sandbox */
  phoneNumber: PhoneNumber
  /** What is in its wallet at first */
  openingBalance: Money
  /** Both are active. Transfers to the first one are paid at once */
  beneficiaries: Array<SandboxBeneficiary>
}

export interface SandboxBeneficiary {
  /**
   * For transfers to it
   * @format uuid
   */
  beneficiaryId: string
  /** The owner of the IBAN */
  name: string
  iban: Iban
}

export interface NewSandboxBusiness {
  /** An API key with every scope */
  key: string
  /** For a person who signs in with the phone number */
  password: string
  /** The key as `listApiKeys` returns it */
  apiKey: ApiKey
  /** What was made */
  business: SandboxBusiness
}

export interface SandboxClock {
  /** The time of the business */
  now: Timestamp
}

export interface MoveSandboxClockRequest {
  /** What time it becomes, at most 31 days ahead */
  now: Timestamp
}

export interface SandboxMessage {
  /**
   * Tells messages apart
   * @format uuid
   */
  id: string
  phoneNumber: PhoneNumber
  /** The text, with the code if it has one */
  body: string
  sentAt: Timestamp
}

export interface SandboxEmail {
  /**
   * Tells emails apart
   * @format uuid
   */
  id: string
  /**
   * The address
   * @format email
   */
  to: string
  /** In the language of the reader, as the text */
  subject: string
  /** The plain text, with the link if it has one */
  text: string
  sentAt: Timestamp
}

export interface SandboxEmailList {
  /** Newest first */
  items: Array<SandboxEmail>
  nextCursor: NextCursor
}

export interface SandboxMessageList {
  /** Newest first */
  items: Array<SandboxMessage>
  nextCursor: NextCursor
}

export interface SandboxNafathRequest {
  /**
   * As in `initiateNafath`
   * @format uuid
   */
  sessionId: string
  nationalId: IdNumber
  phoneNumber: PhoneNumber
  status: NafathState
  createdAt: Timestamp
  expiresAt: Timestamp
}

export interface SandboxNafathRequestList {
  /** Newest first */
  items: Array<SandboxNafathRequest>
  nextCursor: NextCursor
}

export interface SandboxNafathDecision {
  /** By the person: `approve`, `decline`. By compliance: `review`, `reject`. `expire`: nobody acts in time */
  decision: 'approve' | 'decline' | 'review' | 'reject' | 'expire'
}

export interface SandboxCall {
  /**
   * As in `verifyLoginOtp`
   * @format uuid
   */
  callbackId: string
  phoneNumber: PhoneNumber
  status: CallbackState
  createdAt: Timestamp
  expiresAt: Timestamp
}

export interface SandboxCallList {
  /** Newest first */
  items: Array<SandboxCall>
  nextCursor: NextCursor
}

export interface SandboxRescreeningRequest {
  phoneNumber: PhoneNumber
}

export interface SandboxRescreening {
  /** `clear`: no hit, or one that compliance has decided on. `review`: a review is open. */
  outcome: 'clear' | 'review' | 'unavailable'
}

export interface SandboxPress {
  /** 1 confirms the sign-in, 2 rejects it */
  digit: 1 | 2
}

/**
 * One value for one posting. A repeated key posts nothing
 * @pattern ^[A-Za-z0-9_.:-]{8,100}$
 */
export type PostingKey = string

export interface TopUpPosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  /** Money comes in */
  kind: 'top_up'
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId
  type: TopUpType
  amount: PositiveMoney
  /**
   * Who pays
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  counterparty: string
  /**
   * Its name in Arabic
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  counterpartyArabic?: string
}

export interface PaymentPosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  /** Money goes out */
  kind: 'payment'
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId
  type: PaymentType
  amount: PositiveMoney
  /**
   * Who is paid
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  counterparty: string
  /**
   * Its name in Arabic
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  counterpartyArabic?: string
}

export interface HoldPosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  /** Money is put on hold */
  kind: 'hold'
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId
  type: PaymentType
  amount: PositiveMoney
  /**
   * Who is to be paid
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  counterparty: string
  /**
   * Its name in Arabic
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  counterpartyArabic?: string
  /** As in `listHolds` */
  reason: 'authorization' | 'deposit' | 'review' | 'dispute'
  /** In the future */
  expectedRelease: Timestamp
}

export interface CapturePosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  /** The money of a hold goes out */
  kind: 'capture'
  /**
   * Of a hold that has not ended
   * @format uuid
   */
  holdId: string
}

export interface ReleasePosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  /** The money of a hold is available again */
  kind: 'release'
  /**
   * Of a hold that has not ended
   * @format uuid
   */
  holdId: string
}

export interface ReversalPosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  /** A payment comes back */
  kind: 'reversal'
  /** The reference ID of a successful payment */
  referenceId: ReferenceId
}

export interface MovePosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  /** Money moves within the wallet */
  kind: 'move'
  /** Leave it out for the main wallet */
  from?: SubWalletId
  /** Leave it out for the main wallet */
  to?: SubWalletId
  amount: PositiveMoney
}

export type PostingRequest = TopUpPosting | PaymentPosting | HoldPosting | CapturePosting | ReleasePosting | ReversalPosting | MovePosting

export interface Posting {
  /** As it is now in `listTransactions` */
  transaction: Transaction
  /**
   * Present for `hold`, `capture` and `release`
   * @format uuid
   */
  holdId?: string
}

/** The codes that each operation's errors have. */
export interface OperationErrors {
  sendOtp: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'PHONE_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'BUSINESS_TYPE_NOT_SUPPORTED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  verifyOtp: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'OTP_VERIFY_FAILED' | 'INVITATION_ENDED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  setPassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'ALREADY_SET' | 'STEP_REQUIRED' | 'ID_DUPLICATE' | 'CR_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT' | 'INVITATION_ENDED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  setPasscode: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'ALREADY_SET' | 'STEP_REQUIRED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  loginWithPassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'INVALID_CREDENTIALS' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  verifyLoginOtp: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'LOGIN_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'CALL_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  resendLoginOtp: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'IDEMPOTENCY_IN_FLIGHT' | 'LOGIN_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  getCallbackStatus: 'VALIDATION_ERROR' | 'CALLBACK_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  completeCallback: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'CALLBACK_NOT_FOUND' | 'CALLBACK_NOT_CONFIRMED' | 'IDEMPOTENCY_IN_FLIGHT' | 'CALLBACK_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  forgotPassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'ACCOUNT_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'RECOVERY_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  resetPassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'RESET_INVALID' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  refreshTokens: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'TOKEN_REUSED' | 'TOKEN_ROTATED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  logout: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'TOKEN_REUSED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  changePassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'PASSWORD_WRONG' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  getMe: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  changeEmail: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'WALLET_FROZEN' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'PASSWORD_WRONG' | 'ACCOUNT_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  changeMessageLanguage: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getRegistration: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listBusinessDocuments: 'UNAUTHENTICATED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  uploadBusinessDocument: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'BUSINESS_DOCUMENT_NOT_FOUND' | 'BUSINESS_DOCUMENT_LIMIT_REACHED' | 'BUSINESS_DOCUMENT_TOO_LARGE' | 'BUSINESS_DOCUMENT_TYPE_UNSUPPORTED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  downloadBusinessDocument: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'BUSINESS_DOCUMENT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  deleteBusinessDocument: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'BUSINESS_DOCUMENT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getEmailChange: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  confirmEmailChange: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'EMAIL_LINK_INVALID' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'EMAIL_LINK_USED' | 'ACTION_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  sendEmailLink: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'EMAIL_CHANGE_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'ACTION_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  cancelEmailChange: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'EMAIL_CHANGE_NOT_FOUND' | 'ACTION_EXPIRED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getPhoneChange: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  startPhoneChange: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'PHONE_DUPLICATE' | 'PHONE_CHANGE_PENDING' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'PASSWORD_WRONG' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  confirmPhoneChange: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'PHONE_CHANGE_NOT_FOUND' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'ACTION_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  sendPhoneChangeCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'PHONE_CHANGE_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'ACTION_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  cancelPhoneChange: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'PHONE_CHANGE_NOT_FOUND' | 'ACTION_EXPIRED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSessions: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  endOtherSessions: 'UNAUTHENTICATED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  endSession: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'SESSION_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSecurityEvents: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listApiKeys: 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createApiKey: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'BENEFICIARY_NOT_FOUND' | 'API_KEY_LIMIT_REACHED' | 'BENEFICIARY_NOT_ACTIVE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  rollOwnApiKey: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'API_KEY_ALREADY_ROLLED' | 'API_KEY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  revokeApiKey: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'API_KEY_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listApiKeyRequests: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'API_KEY_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  rollApiKey: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'API_KEY_NOT_FOUND' | 'API_KEY_ALREADY_ROLLED' | 'API_KEY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  confirmApiKey: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'API_KEY_NOT_FOUND' | 'API_KEY_ALREADY_ROLLED' | 'API_KEY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'ACTION_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  resendApiKeyCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'API_KEY_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'ACTION_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  getTeam: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  inviteMember: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'PHONE_DUPLICATE' | 'INVITATION_EXISTS' | 'TEAM_FULL' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  revokeInvitation: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'INVITATION_NOT_FOUND' | 'INVITATION_ENDED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  confirmInvitation: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'INVITATION_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'ACTION_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  resendInvitationCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'INVITATION_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'ACTION_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  sendMemberRoleCode: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'MEMBER_NOT_FOUND' | 'OPENER_STAYS' | 'APPROVER_NEEDED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  changeMemberRole: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'MEMBER_NOT_FOUND' | 'OPENER_STAYS' | 'APPROVER_NEEDED' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  removeMember: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'MEMBER_NOT_FOUND' | 'OPENER_STAYS' | 'APPROVER_NEEDED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  leaveTeam: 'UNAUTHENTICATED' | 'OPENER_STAYS' | 'APPROVER_NEEDED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  validateCr: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'CR_DUPLICATE' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'CR_VERIFICATION_FAILED' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'CR_REGISTRY_UNAVAILABLE' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  localScreening: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'STEP_REQUIRED' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'ID_VERIFICATION_FAILED' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'ID_CHECK_UNAVAILABLE' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  idPhoneMatch: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ID_DUPLICATE' | 'STEP_REQUIRED' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'ID_PHONE_MISMATCH' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'ID_CHECK_UNAVAILABLE' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  initiateNafath: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'STEP_REQUIRED' | 'NAFATH_IN_PROGRESS' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'FACTS_MISMATCH' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'NAFATH_INITIATE_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  getNafathStatus: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'NAFATH_SESSION_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getOnboardingSession: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  runGlobalScreening: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'STEP_REQUIRED' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'FACTS_MISMATCH' | 'IDEMPOTENCY_MISMATCH' | 'UNKNOWN_ERROR' | 'SCREENING_UNAVAILABLE' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  submitKyb: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'STEP_REQUIRED' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'KYB_OPTION_INVALID' | 'IDEMPOTENCY_MISMATCH' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createProfile: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'PROFILE_FORBIDDEN' | 'FORBIDDEN' | 'STEP_REQUIRED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'FACTS_MISMATCH' | 'IDEMPOTENCY_MISMATCH' | 'UNKNOWN_ERROR' | 'PROFILE_UNAVAILABLE' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  listKybOptions: 'VALIDATION_ERROR' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getWallet: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  watchWallet: 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  getWalletActivity: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getWalletSpending: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getLimits: 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSubWallets: 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  renameSubWallet: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  closeSubWallet: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_EMPTY' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  moveMoney: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createWalletAction: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'WALLET_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'SUB_WALLET_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'LIMIT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  confirmWalletAction: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'ACTION_NOT_FOUND' | 'WALLET_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'SUB_WALLET_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'ACTION_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  resendWalletActionCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'ACTION_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'ACTION_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  deactivateWallet: 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'CODE_REQUIRED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listTransactions: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  exportTransactions: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  markTransactionsSeen: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getTransaction: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  updateTransaction: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'CATEGORY_NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listReceipts: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  uploadReceipt: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'RECEIPT_LIMIT_REACHED' | 'RECEIPT_STORAGE_FULL' | 'RECEIPT_TOO_LARGE' | 'RECEIPT_TYPE_UNSUPPORTED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  downloadReceipt: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'RECEIPT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  deleteReceipt: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'RECEIPT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listPaymentReceipts: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  uploadPaymentReceipt: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'RECEIPT_LIMIT_REACHED' | 'RECEIPT_STORAGE_FULL' | 'RECEIPT_TOO_LARGE' | 'RECEIPT_TYPE_UNSUPPORTED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  downloadPaymentReceipt: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'RECEIPT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  deletePaymentReceipt: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'RECEIPT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listTransactionCases: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  reportTransactionProblem: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'CASE_OPEN' | 'CASE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  writeToTransactionCase: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'CASE_NOT_FOUND' | 'CASE_CLOSED' | 'CASE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  closeTransactionCase: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'CASE_NOT_FOUND' | 'CASE_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listTransactionCategories: 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createTransactionCategory: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'CATEGORY_EXISTS' | 'CATEGORY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  renameTransactionCategory: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'CATEGORY_NOT_FOUND' | 'CATEGORY_EXISTS' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  deleteTransactionCategory: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'CATEGORY_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listCategoryRules: 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createCategoryRule: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'CATEGORY_NOT_FOUND' | 'CATEGORY_RULE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  deleteCategoryRule: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'CATEGORY_RULE_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listHolds: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listStatements: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createStatement: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'STATEMENT_PERIOD_INVALID' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createBalanceCertificate: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createIbanLetter: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'IBAN_NOT_OPEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listIssuedDocuments: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getIssuedDocument: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ISSUED_DOCUMENT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getIssuedDocumentPdf: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ISSUED_DOCUMENT_NOT_FOUND' | 'STATEMENT_TOO_LONG' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getStatementCsv: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ISSUED_DOCUMENT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getStatementXlsx: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ISSUED_DOCUMENT_NOT_FOUND' | 'STATEMENT_TOO_LONG' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getStatementCamt: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ISSUED_DOCUMENT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getStatementSwift: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ISSUED_DOCUMENT_NOT_FOUND' | 'STATEMENT_TOO_LONG' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  verifyDocument: 'VALIDATION_ERROR' | 'ISSUED_DOCUMENT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listBeneficiaries: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  addBeneficiary: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'BENEFICIARY_EXISTS' | 'BENEFICIARY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IBAN_INVALID' | 'IBAN_FOREIGN' | 'IBAN_OWN' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  getBeneficiary: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'BENEFICIARY_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  removeBeneficiary: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'BENEFICIARY_NOT_FOUND' | 'BENEFICIARY_SUSPENDED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  confirmBeneficiary: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'BENEFICIARY_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'ACTION_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  resendBeneficiaryCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'BENEFICIARY_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'ACTION_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  listTopUps: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createTopUp: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'MAXIMUM_BALANCE_EXCEEDED' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getBankDetails: 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getTopUp: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'TOP_UP_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  payTopUp: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TOP_UP_NOT_FOUND' | 'TOP_UP_ENDED' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  findRecipient: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'RECIPIENT_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RECIPIENT_IS_SELF' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listTransfers: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createTransfer: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RECIPIENT_NOT_FOUND' | 'BENEFICIARY_NOT_FOUND' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'BENEFICIARY_NOT_ACTIVE' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  sendTransfer: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'WALLET_INACTIVE' | 'BENEFICIARY_NOT_ACTIVE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'BENEFICIARY_NOT_ALLOWED' | 'DAILY_CAP_REACHED' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getTransfer: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getTransferReceipt: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND' | 'TRANSFER_STATE_INVALID' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  confirmTransfer: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'RECIPIENT_UNAVAILABLE' | 'BENEFICIARY_NOT_ACTIVE' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'TRANSFER_SCHEDULE_ENDED' | 'TRANSFER_SCHEDULE_CHANGED' | 'TRANSFER_SCHEDULE_CHANGE_WAITING' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'TRANSFER_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  resendTransferCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'TRANSFER_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  cancelTransfer: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND' | 'TRANSFER_NOT_CANCELLABLE' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listTransferSchedules: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getTransferSchedule: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  cancelTransferSchedule: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_NOT_FOUND' | 'TRANSFER_SCHEDULE_ENDED' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  changeTransferSchedule: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_ENDED' | 'TRANSFER_SCHEDULE_CHANGED' | 'TRANSFER_SCHEDULE_CHANGE_WAITING' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'BENEFICIARY_NOT_ACTIVE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  skipTransferRun: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_NOT_FOUND' | 'TRANSFER_RUN_STARTED' | 'TRANSFER_SCHEDULE_ENDED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  unskipTransferRun: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_NOT_FOUND' | 'TRANSFER_RUN_STARTED' | 'TRANSFER_SCHEDULE_ENDED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listTransferBatches: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createTransferBatch: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'TRANSFER_BATCH_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'TRANSFER_FILE_INVALID' | 'TRANSFER_ROWS_INVALID' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getTransferBatch: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'TRANSFER_BATCH_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  sendTransferBatchCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'TRANSFER_BATCH_NOT_FOUND' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'TRANSFER_BATCH_EXPIRED' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  confirmTransferBatch: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'TRANSFER_BATCH_NOT_FOUND' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'TRANSFER_BATCH_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  cancelTransferBatch: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'TRANSFER_BATCH_NOT_FOUND' | 'TRANSFER_BATCH_NOT_CANCELLABLE' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  readTransferFile: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'TRANSFER_FILE_INVALID' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getTransferFileTemplate: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listBillers: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  inquireBill: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'BILLER_NOT_FOUND' | 'BILL_NOT_FOUND' | 'BILL_ALREADY_PAID' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'BILLER_UNAVAILABLE' | 'SERVICE_UNAVAILABLE'
  payBills: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'BILLER_NOT_FOUND' | 'BILL_NOT_FOUND' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'BILL_ALREADY_PAID' | 'BILL_PAYMENT_UNDER_WAY' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'BILLER_UNAVAILABLE' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  confirmBillPayments: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'BILL_PAYMENT_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'BILL_ALREADY_PAID' | 'BILL_PAYMENT_UNDER_WAY' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'BILL_PAYMENT_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  resendBillCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'BILL_PAYMENT_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'BILL_PAYMENT_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  listBillPayments: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getBillPayment: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'BILL_PAYMENT_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  cancelBillPayment: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'BILL_PAYMENT_NOT_FOUND' | 'BILL_PAYMENT_NOT_CANCELLABLE' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getBillReceipt: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'BILL_PAYMENT_NOT_FOUND' | 'BILL_PAYMENT_NOT_PAID' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSavedBills: 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  saveBill: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WALLET_NOT_FOUND' | 'BILLER_NOT_FOUND' | 'SAVED_BILL_EXISTS' | 'SAVED_BILL_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  changeSavedBill: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'SAVED_BILL_NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  removeSavedBill: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'SAVED_BILL_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listEvents: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getApprovalRules: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  setApprovalRules: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'APPROVAL_RULES_UNSATISFIABLE' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  sendApprovalRulesCode: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'APPROVAL_RULES_UNSATISFIABLE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  listApprovals: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  countWaitingApprovals: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getApproval: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'APPROVAL_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  changePayment: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'APPROVAL_OF_OTHERS' | 'APPROVAL_NOT_FOUND' | 'APPROVAL_CLOSED' | 'APPROVAL_UNCHANGEABLE' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  sendApprovalCode: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'APPROVAL_BY_MAKER' | 'APPROVER_NAMED' | 'APPROVAL_NOT_FOUND' | 'APPROVAL_CHANGED' | 'APPROVAL_CLOSED' | 'APPROVAL_GIVEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  approvePayment: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'APPROVAL_BY_MAKER' | 'APPROVER_NAMED' | 'APPROVAL_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'APPROVAL_CHANGED' | 'APPROVAL_CLOSED' | 'APPROVAL_GIVEN' | 'APPROVAL_MAKER_GONE' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'RECIPIENT_UNAVAILABLE' | 'BENEFICIARY_NOT_ACTIVE' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'TRANSFER_SCHEDULE_ENDED' | 'BILL_PAYMENT_UNDER_WAY' | 'BILL_ALREADY_PAID' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  declinePayment: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'APPROVAL_BY_MAKER' | 'APPROVAL_NOT_FOUND' | 'APPROVAL_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  withdrawPayment: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'APPROVAL_OF_OTHERS' | 'APPROVAL_NOT_FOUND' | 'APPROVAL_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listNotifications: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  countUnreadNotifications: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listTasks: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  markNotificationsRead: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'NOTIFICATION_NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getNotificationPreferences: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  changeNotificationPreferences: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'EMAIL_NOT_CONFIRMED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  markNotificationRead: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'NOTIFICATION_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listWebhookEndpoints: 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createWebhookEndpoint: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WEBHOOK_ENDPOINT_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  changeWebhookEndpoint: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  deleteWebhookEndpoint: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  confirmWebhookEndpoint: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'WEBHOOK_ENDPOINT_LIMIT_REACHED' | 'WEBHOOK_SECRET_ALREADY_ROLLED' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'ACTION_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  resendWebhookEndpointCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'ROLE_REQUIRED' | 'IDEMPOTENCY_IN_FLIGHT' | 'ACTION_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  rollWebhookSecret: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'WEBHOOK_SECRET_ALREADY_ROLLED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  testWebhookEndpoint: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'WEBHOOK_ENDPOINT_DISABLED' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listWebhookDeliveries: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  resendWebhookDelivery: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'WEBHOOK_DELIVERY_NOT_FOUND' | 'WEBHOOK_ENDPOINT_DISABLED' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getSupport: never
  requestContact: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getLegalTexts: never
  getLiveness: never
  getReadiness: 'NOT_READY'
  listSandboxMessages: 'VALIDATION_ERROR' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSandboxEmails: 'VALIDATION_ERROR' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSandboxNafathRequests: 'VALIDATION_ERROR' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getSandboxNafathRequest: 'VALIDATION_ERROR' | 'NAFATH_SESSION_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  decideSandboxNafath: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'NAFATH_SESSION_NOT_FOUND' | 'NAFATH_ALREADY_DECIDED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSandboxCalls: 'VALIDATION_ERROR' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  pressSandboxCall: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'CALLBACK_NOT_FOUND' | 'CALL_ENDED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getSandboxCardPayment: 'VALIDATION_ERROR' | 'TOP_UP_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  decideSandboxCardPayment: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'TOP_UP_NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createSandboxBankCredit: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createSandboxBusiness: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  resetSandboxBusiness: 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'SANDBOX_BUSINESS_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getSandboxClock: 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SANDBOX_BUSINESS_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  moveSandboxClock: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'SCOPE_MISSING' | 'ROLE_REQUIRED' | 'SANDBOX_BUSINESS_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'SANDBOX_CLOCK_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  runSandboxRescreening: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'CUSTOMER_NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createSandboxPosting: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'HOLD_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'HOLD_ENDED' | 'NOT_REVERSIBLE' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'IDEMPOTENCY_MISMATCH' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  settleSandboxTransfer: 'VALIDATION_ERROR' | 'TRANSFER_NOT_FOUND' | 'TRANSFER_STATE_INVALID' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  failSandboxTransfer: 'VALIDATION_ERROR' | 'TRANSFER_NOT_FOUND' | 'TRANSFER_STATE_INVALID' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  returnSandboxTransfer: 'VALIDATION_ERROR' | 'TRANSFER_NOT_FOUND' | 'TRANSFER_STATE_INVALID' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
}
