// Generated from openapi.yaml. Do not edit.

/** What happened, for programs */
export type ErrorCode = 'ACCOUNT_LOCKED' | 'ACCOUNT_NOT_FOUND' | 'ACTION_EXPIRED' | 'ACTION_NOT_FOUND' | 'ADMIN_LOGIN_FAILED' | 'ADMIN_REQUIRED' | 'ALREADY_SET' | 'BUSINESS_TYPE_NOT_SUPPORTED' | 'CALLBACK_EXPIRED' | 'CALLBACK_NOT_CONFIRMED' | 'CALLBACK_NOT_FOUND' | 'CALL_ENDED' | 'CALL_FAILED' | 'CODE_REQUIRED' | 'CR_DUPLICATE' | 'CR_REGISTRY_UNAVAILABLE' | 'CR_VERIFICATION_FAILED' | 'CURSOR_INVALID' | 'CUSTOMER_NOT_FOUND' | 'DENY_LIST_DUPLICATE' | 'DENY_LIST_ENTRY_NOT_FOUND' | 'DENY_LIST_ENTRY_REMOVED' | 'FACTS_MISMATCH' | 'FORBIDDEN' | 'HEADERS_TOO_LARGE' | 'HOLD_ENDED' | 'HOLD_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'ID_CHECK_UNAVAILABLE' | 'ID_DUPLICATE' | 'ID_PHONE_MISMATCH' | 'ID_VERIFICATION_FAILED' | 'INSUFFICIENT_FUNDS' | 'INVALID_CREDENTIALS' | 'KYB_OPTION_INVALID' | 'LIMIT_EXCEEDED' | 'LIMIT_OUT_OF_RANGE' | 'LOGIN_EXPIRED' | 'MALFORMED_JSON' | 'MALFORMED_REQUEST' | 'METHOD_NOT_ALLOWED' | 'NAFATH_ALREADY_DECIDED' | 'NAFATH_INITIATE_FAILED' | 'NAFATH_IN_PROGRESS' | 'NAFATH_SESSION_NOT_FOUND' | 'NAFATH_UNAVAILABLE' | 'NOT_FOUND' | 'NOT_LOCKED' | 'NOT_READY' | 'NOT_REVERSIBLE' | 'ONBOARDING_COMPLETE' | 'OPTIONS_CHANGED' | 'OPTION_CODE_EXISTS' | 'OPTION_CODE_FIXED' | 'OPTION_NOT_FOUND' | 'OTP_COOLDOWN' | 'OTP_EXPIRED' | 'OTP_LOCKED' | 'OTP_SEND_FAILED' | 'OTP_VERIFY_FAILED' | 'PASSWORD_WRONG' | 'PAYLOAD_TOO_LARGE' | 'PHONE_DUPLICATE' | 'PROFILE_FORBIDDEN' | 'PROFILE_UNAVAILABLE' | 'RATE_LIMITED' | 'RECOVERY_EXPIRED' | 'REQUEST_TIMEOUT' | 'RESET_INVALID' | 'REVIEW_CLOSED' | 'REVIEW_NOT_FOUND' | 'SCREENING_UNAVAILABLE' | 'SECOND_FACTOR_INVALID' | 'SECOND_FACTOR_REQUIRED' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE' | 'SESSION_NOT_FOUND' | 'STEP_REQUIRED' | 'SUB_WALLET_LIMIT_REACHED' | 'SUB_WALLET_NOT_EMPTY' | 'SUB_WALLET_NOT_FOUND' | 'TIMEOUT' | 'TOKEN_REUSED' | 'TOKEN_ROTATED' | 'TRANSACTION_NOT_FOUND' | 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_ERROR' | 'WALLET_FROZEN' | 'WALLET_INACTIVE' | 'WALLET_NOT_FOUND' | 'WALLET_NOT_FROZEN' | 'WALLET_STATUS_UNCHANGED'

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
 * The unified national number of a company. Also identifies its account at sign-in
 * @pattern ^7[0-9]{9}$
 */
export type UnifiedNumber = string

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

export type BusinessType = 'sole-proprietorship' | 'individual-owner-company' | 'multi-owner-company' | 'freelancer'

/**
 * ISO 8601 in UTC
 * @format date-time
 */
export type Timestamp = string

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
}

export interface OtpSent {
  success: true
  message: string
  expiresAt: Timestamp
  /** @minimum 0 */
  resendAfterSeconds: number
  /** @minimum 1 */
  attemptsAllowed: number
  /** Sandbox only */
  otpCode?: OtpCode
  /** Sandbox only, the same as `otpCode` */
  testOTP?: OtpCode
}

export interface VerifyOtpRequest {
  phoneNumber: PhoneNumber
  otp: OtpCode
}

export interface OtpVerified {
  success: true
  verified: true
  userId: UserId
  nextStep: 'set_credentials' | 'login'
  hasPassword: boolean
  hasPasscode: boolean
  /** The onboarding token */
  token?: string
  expiresAt?: Timestamp
}

export interface SetPasswordRequest {
  userId: UserId
  /**
   * @minLength 8
   * @maxLength 128
   */
  password: string
}

export interface SetPasscodeRequest {
  userId: UserId
  /** @pattern ^[0-9]{6}$ */
  passcode: string
}

export interface CredentialSet {
  success: true
  userId: UserId
}

/** The device that signs in. Send the same four values with every step of a sign-in. */
export interface Device {
  platform: DeviceText
  userAgent: DeviceText
  screenResolution: DeviceText
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
  message: string
  /** When the code expires */
  expiresAt?: Timestamp
  /** @minimum 0 */
  resendAfterSeconds?: number
  /** @minimum 1 */
  attemptsAllowed?: number
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
  /**
   * Language of the phone call that follows for accounts that need one
   * @default en
   */
  locale?: 'en' | 'ar'
}

export interface LoginVerified {
  /** Whether the account confirms the sign-in by phone call. If false, the response has the tokens */
  needsCallback: boolean
  userId: UserId
  /** @format uuid */
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

export type CallbackState = 'calling' | 'pending' | 'confirmed' | 'rejected' | 'expired'

export interface CallbackStatus {
  status: CallbackState
  message: string
}

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
  success: true
  /** Left out when the code is sent again. The first one stays valid */
  resetToken?: string
  message: string
  /** When the code expires */
  expiresAt: Timestamp
  /** @minimum 0 */
  resendAfterSeconds: number
  /** @minimum 1 */
  attemptsAllowed: number
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface ResetPasswordRequest {
  /**
   * @minLength 1
   * @maxLength 200
   */
  resetToken: string
  otp: OtpCode
  /**
   * @minLength 8
   * @maxLength 128
   */
  newPassword: string
}

export interface PasswordReset {
  success: true
}

export interface ChangePasswordRequest {
  /**
   * @minLength 1
   * @maxLength 128
   */
  currentPassword: string
  /**
   * @minLength 8
   * @maxLength 128
   */
  newPassword: string
}

export interface Me {
  userId: UserId
  phoneNumber: PhoneNumber
  nextStep: AfterLogin
  profile: Profile | null
  hasPasscode: boolean
  memberSince: Timestamp
  /** @format uuid */
  sessionId: string
}

export interface Profile {
  businessName: string
  businessNameArabic?: string
  /** The name in the commercial registry */
  legalName: string
  /** The Arabic name in the commercial registry, if it has one */
  legalNameArabic?: string
  businessType: BusinessType
  crNumber: CrNumber
  unifiedNumber?: UnifiedNumber
}

export interface Session {
  /** @format uuid */
  id: string
  device: Device
  isCurrent: boolean
  createdAt: Timestamp
  /** When its tokens were last refreshed */
  lastUsedAt: Timestamp
}

export interface SessionList {
  items: Array<Session>
  nextCursor: string | null
}

export interface SessionsEnded {
  /** @minimum 0 */
  ended: number
}

export interface SecurityEvent {
  /** @format uuid */
  id: string
  type: 'signed_in' | 'sign_in_failed' | 'recovery_failed' | 'locked' | 'unlocked' | 'password_reset' | 'password_changed' | 'session_ended'
  at: Timestamp
  /** What failed, how it is locked, what unlocked it, or why the session ended */
  reason?: 'password' | 'identity' | 'code' | 'call' | 'soft' | 'hard' | 'reset' | 'logout' | 'owner' | 'password_changed' | 'token_reused' | 'admin'
  device?: Device
  /** Present on `signed_in` */
  isNewDevice?: boolean
}

export interface SecurityEventList {
  items: Array<SecurityEvent>
  nextCursor: string | null
}

export interface ValidateCrRequest {
  crNumber: CrNumber
}

export interface CrCheck {
  valid: boolean
  /** Why it is not valid */
  error?: string
  unifiedNumber?: UnifiedNumber
  companyName?: string
  companyNameArabic?: string
  /** @format date */
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
  status?: 'active' | 'suspended' | 'in_liquidation' | 'deleted'
}

export interface LocalScreeningRequest {
  idNumber: IdNumber
}

export interface LocalScreening {
  status: 'CLEAR' | 'HIT'
}

export interface IdPhoneMatchRequest {
  idNumber: IdNumber
  phoneNumber: PhoneNumber
}

export interface IdPhoneMatch {
  match: true
  /**
   * @minimum 0
   * @maximum 1
   */
  confidence: number
}

export interface InitiateNafathRequest {
  nationalId: IdNumber
  phoneE164: PhoneNumber
}

export type NafathState = 'SENT' | 'pending' | 'approved' | 'rejected' | 'FAILED' | 'expired'

export interface NafathRequest {
  /** @format uuid */
  sessionId: string
  /**
   * The portal to open. Left out when it is not known
   * @format uri
   */
  redirectUrl?: string
  expiresAt: Timestamp
  status: NafathState
}

export interface NafathStatus {
  status: NafathState
  /** @format uuid */
  sessionId: string
  message: string
  /** With `expired`: compliance asks the person to approve again */
  reason?: 'asked_again'
}

export type OnboardingStep = 'businessType' | 'phone' | 'otp' | 'cr' | 'id' | 'nafath' | 'globalScreening' | 'kyb' | 'password' | 'done'

export interface OnboardingSession {
  currentStep: OnboardingStep
  completedSteps: Array<OnboardingStep>
  data: OnboardingData
  expiresAt: Timestamp
}

export interface OnboardingData {
  businessType: BusinessType
  phone: PhoneNumber
  otpVerified: boolean
  userId: UserId
  crNumber?: CrNumber
  crVerified: boolean
  companyName?: string
  companyNameArabic?: string
  idNumber?: IdNumber
  idVerified: boolean
  nafath?: NafathRequest
  screeningStatus?: 'CLEAR' | 'REVIEW' | 'REJECTED'
  kybData?: KybAnswers
  passwordSet: boolean
  profileCreated: boolean
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
  reason?: string
}

/** `not_on_registration` means that the registry names the person neither as an owner nor as a manager */
export type ScreeningReviewKind = 'screening' | 'not_on_registration'

export interface KybAnswers {
  annualRevenue: KybCode
  businessActivity: KybCode
  /**
   * @minItems 1
   * @maxItems 50
   */
  purposeOfAccount: Array<KybCode>
  /**
   * 3 to 100 characters after trimming
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @maxLength 400
   */
  purposeOther?: string
}

export interface KybResult {
  riskRating: 'low'
  status: 'approved'
}

export interface ProfilePayload {
  userId: UserId
  businessType: 'SOLE-PROPRIETORSHIP' | 'INDIVIDUAL-OWNER-COMPANY' | 'FREELANCER'
  /**
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 200
   */
  businessName: string
  /**
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
  annualRevenue: KybCode
  businessActivity: KybCode
  /**
   * The purposes joined by a comma and a space
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 4000
   */
  accountPurpose: string
}

export interface ProfileCreated {
  /** @format uuid */
  profileId: string
  status: 'active'
  nextStep: 'dashboard'
  message: string
}

export type KybCategory = 'purpose_of_account' | 'business_activity' | 'annual_revenue'

/**
 * The `code` of an option
 * @pattern ^[a-z0-9_]{1,64}$
 */
export type KybCode = string

export interface KybOption {
  /** The same as `code` */
  id: string
  code: KybCode
  label: string
  category: KybCategory
  order: number
  locale: 'en' | 'ar'
}

export interface KybOptionList {
  items: Array<KybOption>
  nextCursor: string | null
}

export interface Money {
  /** In halalas */
  amount: number
  currency: 'SAR'
}

export interface PositiveMoney {
  /**
   * In halalas
   * @minimum 1
   * @maximum 100000000000
   */
  amount: number
  currency: 'SAR'
}

/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type Day = string

/** While it is `inactive`, no money leaves the wallet */
export type WalletStatus = 'active' | 'inactive'

/** True while compliance has frozen the wallet, otherwise absent. No money leaves it or moves within it, whatever its `status`, and it can only be deactivated. Money still comes in. */
export type WalletFrozen = boolean

/** @pattern ^[0-9]{12}$ */
export type SubWalletId = string

/**
 * The reference ID of a transaction
 * @pattern ^PLK[0-9A-HJKMNP-TV-Z]{13}$
 */
export type ReferenceId = string

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
  from: Day
  to: Day
  moneyIn: Money
  moneyOut: Money
}

export type ActivityPeriod = 'week' | 'month' | 'year'

export interface WalletActivity {
  period: ActivityPeriod
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

/** The data of an event of `watchWallet` */
export interface WalletEvent {
  /** What to get again. `money`: balances, transactions, holds, and what limits have left. `settings`: the status, limits and sub-wallets. `seen`: which transactions are new. Ignore values that you do not know. */
  changed: Array<'money' | 'settings' | 'seen'>
}

export interface WalletSpending {
  from: Day
  to: Day
  total: Money
  shares: Array<SpendingShare>
}

export type TransactionType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'merchant_payment' | 'apple_pay_top_up' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'reversal' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'refund' | 'mobile_recharge' | 'transfer'

/** Types that bring money in */
export type TopUpType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'apple_pay_top_up' | 'refund'

/** Types that take money out */
export type PaymentType = 'merchant_payment' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'mobile_recharge' | 'transfer'

/** `pending` while the money is on hold */
export type TransactionStatus = 'successful' | 'pending' | 'failed'

export interface Transaction {
  referenceId: ReferenceId
  type: TransactionType
  status: TransactionStatus
  direction: 'in' | 'out'
  /** Never negative */
  amount: Money
  /** The merchant, beneficiary or source. `Main wallet` for a move from or to the main wallet */
  counterparty: string
  /** Its name in Arabic, if known */
  counterpartyArabic?: string
  createdAt: Timestamp
  /** Why it failed */
  failure?: 'insufficient_funds' | 'limit_exceeded' | 'wallet_inactive' | 'wallet_frozen' | 'released'
  reversalOf?: ReferenceId
  reversedBy?: ReferenceId
}

export interface TransactionList {
  items: Array<Transaction>
  nextCursor: string | null
  previousCursor: string | null
  /** @minimum 1 */
  page: number
}

export interface SeenRequest {
  referenceId: ReferenceId
}

/** `authorization`: a merchant has reserved the amount. `deposit`: a security deposit. `review`: a transfer is being checked. `dispute`: a payment is disputed. */
export type HoldReason = 'authorization' | 'deposit' | 'review' | 'dispute'

export interface Hold {
  /** @format uuid */
  holdId: string
  /** The `counterparty` of the transaction */
  name: string
  /** The `counterpartyArabic` of the transaction */
  nameArabic?: string
  amount: Money
  status: 'on_hold'
  reason: HoldReason
  transactionRef: ReferenceId
  heldAt: Timestamp
  /** The latest time at which the money is available again */
  expectedRelease: Timestamp
}

export interface HoldList {
  items: Array<Hold>
  nextCursor: string | null
  previousCursor: string | null
  /** @minimum 1 */
  page: number
  /** The total of all pages */
  total: Money
}

export type LimitPeriod = 'daily' | 'monthly'

export interface LimitRange {
  minimum: Money
  maximum: Money
}

export interface Limit {
  limit: Money | null
  used: Money
  /** Within all limits that apply */
  remaining: Money
  range: LimitRange
}

export interface LimitPair {
  daily: Limit
  monthly: Limit
}

export interface TypeLimits {
  type: TransactionType
  daily: Limit
  monthly: Limit
}

export interface Limits {
  overall: LimitPair
  types: Array<TypeLimits>
}

export interface SubWallet {
  subWalletId: SubWalletId
  name: string
  icon: 'brown' | 'purple'
  balance: Money
  available: Money
  createdAt: Timestamp
}

export interface SubWalletList {
  items: Array<SubWallet>
  nextCursor: string | null
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

export type WalletActionType = 'activate' | 'deactivate' | 'set_limit' | 'create_sub_wallet'

export interface ActivateAction {
  type: 'activate'
}

export interface DeactivateAction {
  type: 'deactivate'
}

export interface LimitMoney {
  /**
   * In halalas
   * @minimum 0
   * @maximum 100000000000
   */
  amount: number
  currency: 'SAR'
}

export interface SetLimitAction {
  type: 'set_limit'
  /** Leave it out for the overall wallet */
  transactionType?: TransactionType
  period: LimitPeriod
  limit: LimitMoney
}

export interface CreateSubWalletAction {
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
  /** @format uuid */
  actionId: string
  type: WalletActionType
  /** When the code expires */
  expiresAt: Timestamp
  /** @minimum 0 */
  resendAfterSeconds: number
  /** @minimum 1 */
  attemptsAllowed: number
  /** Sandbox only */
  otpCode?: OtpCode
}

export interface WalletDeactivated {
  status: 'inactive'
}

export interface WalletConfirmRequest {
  otp: OtpCode
}

export interface LimitSet {
  transactionType?: TransactionType
  period: LimitPeriod
  limit: Money
}

export interface WalletActionResult {
  /** @format uuid */
  actionId: string
  type: WalletActionType
  /** Present for `activate` and `deactivate` */
  status?: WalletStatus
  /** Present for `set_limit` */
  limit?: LimitSet
  /** Present for `create_sub_wallet` */
  subWallet?: SubWallet
}

export interface Support {
  phone: string
  /** @format email */
  email: string
  hours: string
  /** Whether this is a sandbox that simulates the outside world */
  mode: 'sandbox' | 'live'
}

export interface Health {
  status: 'ok'
}

export interface SandboxMessage {
  /** @format uuid */
  id: string
  phoneNumber: PhoneNumber
  body: string
  sentAt: Timestamp
}

export interface SandboxMessageList {
  items: Array<SandboxMessage>
  nextCursor: string | null
}

export interface SandboxNafathRequest {
  /** @format uuid */
  sessionId: string
  nationalId: IdNumber
  phoneNumber: PhoneNumber
  status: NafathState
  createdAt: Timestamp
  expiresAt: Timestamp
}

export interface SandboxNafathRequestList {
  items: Array<SandboxNafathRequest>
  nextCursor: string | null
}

export interface SandboxNafathDecision {
  decision: 'approve' | 'decline' | 'review' | 'reject' | 'expire'
}

export interface SandboxCall {
  /** @format uuid */
  callbackId: string
  phoneNumber: PhoneNumber
  status: CallbackState
  createdAt: Timestamp
  expiresAt: Timestamp
}

export interface SandboxCallList {
  items: Array<SandboxCall>
  nextCursor: string | null
}

export interface SandboxRescreeningRequest {
  phoneNumber: PhoneNumber
}

export interface SandboxRescreening {
  /** `clear`: no hit, or one that compliance has decided on. `review`: a review is open. */
  outcome: 'clear' | 'review' | 'unavailable'
}

export interface SandboxPress {
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
  kind: 'top_up'
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId
  type: TopUpType
  amount: PositiveMoney
  /**
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
  kind: 'payment'
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId
  type: PaymentType
  amount: PositiveMoney
  /**
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
  kind: 'hold'
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId
  type: PaymentType
  amount: PositiveMoney
  /**
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
  reason: HoldReason
  /** In the future */
  expectedRelease: Timestamp
}

export interface CapturePosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  kind: 'capture'
  /** @format uuid */
  holdId: string
}

export interface ReleasePosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  kind: 'release'
  /** @format uuid */
  holdId: string
}

export interface ReversalPosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  kind: 'reversal'
  /** The reference ID of a successful payment */
  referenceId: ReferenceId
}

export interface MovePosting {
  key: PostingKey
  phoneNumber: PhoneNumber
  kind: 'move'
  /** Leave it out for the main wallet */
  from?: SubWalletId
  /** Leave it out for the main wallet */
  to?: SubWalletId
  amount: PositiveMoney
}

export type PostingRequest = TopUpPosting | PaymentPosting | HoldPosting | CapturePosting | ReleasePosting | ReversalPosting | MovePosting

export interface Posting {
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
  verifyOtp: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'OTP_VERIFY_FAILED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  setPassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'ALREADY_SET' | 'STEP_REQUIRED' | 'ID_DUPLICATE' | 'CR_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  setPasscode: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'ALREADY_SET' | 'STEP_REQUIRED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  loginWithPassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'INVALID_CREDENTIALS' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  verifyLoginOtp: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'LOGIN_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'CALL_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  resendLoginOtp: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'IDEMPOTENCY_IN_FLIGHT' | 'LOGIN_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  getCallbackStatus: 'VALIDATION_ERROR' | 'CALLBACK_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  completeCallback: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'CALLBACK_NOT_FOUND' | 'CALLBACK_NOT_CONFIRMED' | 'IDEMPOTENCY_IN_FLIGHT' | 'CALLBACK_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  forgotPassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'ACCOUNT_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'RECOVERY_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  resetPassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'RESET_INVALID' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  changePassword: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'PASSWORD_WRONG' | 'IDEMPOTENCY_MISMATCH' | 'ACCOUNT_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  refreshTokens: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'TOKEN_REUSED' | 'TOKEN_ROTATED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  logout: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'TOKEN_REUSED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getMe: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSessions: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  endOtherSessions: 'UNAUTHENTICATED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  endSession: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'SESSION_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSecurityEvents: 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
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
  getWallet: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  watchWallet: 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE'
  getWalletActivity: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getWalletSpending: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listTransactions: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  exportTransactions: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  markTransactionsSeen: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getTransaction: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listHolds: 'VALIDATION_ERROR' | 'CURSOR_INVALID' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getLimits: 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSubWallets: 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  renameSubWallet: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  closeSubWallet: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_EMPTY' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  moveMoney: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'IDEMPOTENCY_MISMATCH' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createWalletAction: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'WALLET_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'SUB_WALLET_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'LIMIT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  confirmWalletAction: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'ACTION_NOT_FOUND' | 'WALLET_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'SUB_WALLET_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT' | 'OTP_EXPIRED' | 'ACTION_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  resendWalletActionCode: 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'ACTION_NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'ACTION_EXPIRED' | 'IDEMPOTENCY_MISMATCH' | 'OTP_LOCKED' | 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'OTP_SEND_FAILED' | 'SERVICE_UNAVAILABLE' | 'TIMEOUT'
  deactivateWallet: 'UNAUTHENTICATED' | 'WALLET_NOT_FOUND' | 'CODE_REQUIRED' | 'RATE_LIMITED' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getSupport: never
  getLiveness: never
  getReadiness: 'NOT_READY'
  listSandboxMessages: 'VALIDATION_ERROR' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSandboxNafathRequests: 'VALIDATION_ERROR' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  getSandboxNafathRequest: 'VALIDATION_ERROR' | 'NAFATH_SESSION_NOT_FOUND' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  decideSandboxNafath: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'NAFATH_SESSION_NOT_FOUND' | 'NAFATH_ALREADY_DECIDED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  listSandboxCalls: 'VALIDATION_ERROR' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  pressSandboxCall: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'CALLBACK_NOT_FOUND' | 'CALL_ENDED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  runSandboxRescreening: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'CUSTOMER_NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
  createSandboxPosting: 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'HOLD_NOT_FOUND' | 'TRANSACTION_NOT_FOUND' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'HOLD_ENDED' | 'NOT_REVERSIBLE' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'IDEMPOTENCY_MISMATCH' | 'UNKNOWN_ERROR' | 'SERVICE_UNAVAILABLE'
}
