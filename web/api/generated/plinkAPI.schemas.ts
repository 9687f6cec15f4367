/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
/**
 * What happened, for programs
 */
export type ErrorCode = 'ACCOUNT_CLOSED' | 'ACCOUNT_LOCKED' | 'ACCOUNT_NOT_FOUND' | 'ACTION_EXPIRED' | 'ACTION_NOT_FOUND' | 'ADMIN_LOGIN_FAILED' | 'ADMIN_NOT_FOUND' | 'ADMIN_REQUIRED' | 'ALREADY_SET' | 'AMOUNT_OUT_OF_RANGE' | 'API_KEY_EXPIRED' | 'API_KEY_INVALID' | 'API_KEY_LIMIT_REACHED' | 'API_KEY_NOT_FOUND' | 'API_KEY_OTHER_MODE' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED' | 'BANK_CREDIT_DIFFERS' | 'BENEFICIARY_EXISTS' | 'BENEFICIARY_LIMIT_REACHED' | 'BENEFICIARY_NOT_ACTIVE' | 'BENEFICIARY_NOT_FOUND' | 'BENEFICIARY_STATE_INVALID' | 'BENEFICIARY_SUSPENDED' | 'BUSINESS_TYPE_NOT_SUPPORTED' | 'CALLBACK_EXPIRED' | 'CALLBACK_NOT_CONFIRMED' | 'CALLBACK_NOT_FOUND' | 'CALL_ENDED' | 'CALL_FAILED' | 'CODE_REQUIRED' | 'CR_DUPLICATE' | 'CR_REGISTRY_UNAVAILABLE' | 'CR_VERIFICATION_FAILED' | 'CURSOR_INVALID' | 'CUSTOMER_NOT_FOUND' | 'DENY_LIST_DUPLICATE' | 'DENY_LIST_ENTRY_NOT_FOUND' | 'DENY_LIST_ENTRY_REMOVED' | 'FACTS_MISMATCH' | 'FORBIDDEN' | 'HEADERS_TOO_LARGE' | 'HOLD_ENDED' | 'HOLD_NOT_FOUND' | 'IBAN_FOREIGN' | 'IBAN_INVALID' | 'IBAN_OWN' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_MISMATCH' | 'ID_CHECK_UNAVAILABLE' | 'ID_DUPLICATE' | 'ID_PHONE_MISMATCH' | 'ID_VERIFICATION_FAILED' | 'INSUFFICIENT_FUNDS' | 'INVALID_CREDENTIALS' | 'KYB_OPTION_INVALID' | 'LIMIT_EXCEEDED' | 'LIMIT_OUT_OF_RANGE' | 'LOGIN_EXPIRED' | 'MALFORMED_JSON' | 'MALFORMED_REQUEST' | 'MAXIMUM_BALANCE_EXCEEDED' | 'METHOD_NOT_ALLOWED' | 'MONEY_EXCEPTION_NOT_FOUND' | 'MONEY_EXCEPTION_RESOLVED' | 'NAFATH_ALREADY_DECIDED' | 'NAFATH_INITIATE_FAILED' | 'NAFATH_IN_PROGRESS' | 'NAFATH_SESSION_NOT_FOUND' | 'NAFATH_UNAVAILABLE' | 'NOT_FOUND' | 'NOT_LOCKED' | 'NOT_READY' | 'NOT_REVERSIBLE' | 'ONBOARDING_COMPLETE' | 'OPTIONS_CHANGED' | 'OPTION_CODE_EXISTS' | 'OPTION_CODE_FIXED' | 'OPTION_NOT_FOUND' | 'OTP_COOLDOWN' | 'OTP_EXPIRED' | 'OTP_LOCKED' | 'OTP_SEND_FAILED' | 'OTP_VERIFY_FAILED' | 'PASSWORD_WRONG' | 'PAYLOAD_TOO_LARGE' | 'PHONE_DUPLICATE' | 'PROFILE_FORBIDDEN' | 'PROFILE_UNAVAILABLE' | 'RATE_LIMITED' | 'RECIPIENT_IS_SELF' | 'RECIPIENT_NOT_FOUND' | 'RECIPIENT_UNAVAILABLE' | 'RECOVERY_EXPIRED' | 'REQUESTER_REQUIRED' | 'REQUEST_PENDING' | 'REQUEST_TIMEOUT' | 'RESET_INVALID' | 'REVIEW_CLOSED' | 'REVIEW_NOT_FOUND' | 'SCOPE_MISSING' | 'SCREENING_UNAVAILABLE' | 'SECOND_FACTOR_INVALID' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_PERSON_REQUIRED' | 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE' | 'SESSION_NOT_FOUND' | 'SIGN_IN_CALL_UNCHANGED' | 'STAFF_REQUEST_CLOSED' | 'STAFF_REQUEST_NOT_FOUND' | 'STEP_REQUIRED' | 'SUB_WALLET_LIMIT_REACHED' | 'SUB_WALLET_NOT_EMPTY' | 'SUB_WALLET_NOT_FOUND' | 'SUSPENSE_CREDIT_DECIDED' | 'SUSPENSE_CREDIT_NOT_FOUND' | 'TIMEOUT' | 'TOKEN_REUSED' | 'TOKEN_ROTATED' | 'TOP_UP_ENDED' | 'TOP_UP_NOT_FOUND' | 'TOP_UP_STATE_INVALID' | 'TRANSACTION_NOT_FOUND' | 'TRANSFER_EXPIRED' | 'TRANSFER_NOT_CANCELLABLE' | 'TRANSFER_NOT_FOUND' | 'TRANSFER_SCHEDULE_ENDED' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'TRANSFER_SCHEDULE_NOT_FOUND' | 'TRANSFER_STATE_INVALID' | 'UNAUTHENTICATED' | 'UNKNOWN_ERROR' | 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_ERROR' | 'WALLET_ALREADY_FROZEN' | 'WALLET_FROZEN' | 'WALLET_INACTIVE' | 'WALLET_NOT_EMPTY' | 'WALLET_NOT_FOUND' | 'WALLET_NOT_FROZEN' | 'WALLET_STATUS_UNCHANGED';
/**
 * Message by field of the request
 */
export type ErrorFields = {[key: string]: string};

/**
 * Every response with status 400 or above
 */
export interface Error {
  /** What happened, for people, in English */
  error: string;
  code: ErrorCode;
  /** Quote it when you contact support */
  requestId: string;
  /** What the code means and what to do, on this server */
  documentationUrl?: string;
  /** A finer distinction within the code. For `STEP_REQUIRED` it is the missing step, for `SCOPE_MISSING` the missing scope. For `ACCOUNT_LOCKED` it is `soft` (15 minutes, or until the password is reset) or `hard` (until the call center unlocks it). For `RATE_LIMITED` it is `codes_per_hour` where as many codes were sent as an hour allows, `recipients_per_hour` for look-ups of recipients, and `refused_per_hour` for transfers that were refused. For `AMOUNT_OUT_OF_RANGE` it is `instant_transfer` (the most that one transfer to an IBAN may have) or `cooling_off` (the most for a new beneficiary). For `LIMIT_EXCEEDED` it is the limit, such as `overall_daily`, or `licence_monthly` */
  reason?: string;
  /** Message by field of the request */
  fields?: ErrorFields;
  /** @minimum 1 */
  retryAfterSeconds?: number;
  /** @minimum 0 */
  attemptsRemaining?: number;
}

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
 * The unified national number of a company. Also identifies its account at sign-in
 * @pattern ^7[0-9]{9}$
 */
export type UnifiedNumber = string;

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

export type BusinessType = 'sole-proprietorship' | 'individual-owner-company' | 'multi-owner-company' | 'freelancer';
/**
 * ISO 8601 in UTC
 */
export type Timestamp = string;

/**
 * The `userId` of `verifyOtp`
 */
export type UserId = string;

export interface SendOtpRequest {
  phoneNumber: PhoneNumber;
  businessType?: BusinessType;
  /** Whether the code is entered on the alternative screen, where everybody has 5 attempts */
  alternativeScreen?: boolean;
}

export interface OtpSent {
  success: true;
  message: string;
  expiresAt: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds: number;
  /** @minimum 1 */
  attemptsAllowed: number;
  /** Sandbox only */
  otpCode?: OtpCode;
  /** Sandbox only, the same as `otpCode` */
  testOTP?: OtpCode;
}

export interface VerifyOtpRequest {
  phoneNumber: PhoneNumber;
  otp: OtpCode;
}

export type OtpVerifiedNextStep = 'set_credentials' | 'login';
export interface OtpVerified {
  success: true;
  verified: true;
  userId: UserId;
  nextStep: OtpVerifiedNextStep;
  hasPassword: boolean;
  hasPasscode: boolean;
  /** The onboarding token */
  token?: string;
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
  /** @pattern ^[0-9]{6}$ */
  passcode: string;
}

export interface CredentialSet {
  success: true;
  userId: UserId;
}

/**
 * @maxLength 512
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type DeviceText = string;

/**
 * The device that signs in. Send the same four values with every step of a sign-in.
 */
export interface Device {
  platform: DeviceText;
  userAgent: DeviceText;
  screenResolution: DeviceText;
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
  message: string;
  /** When the code expires */
  expiresAt?: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds?: number;
  /** @minimum 1 */
  attemptsAllowed?: number;
  /** Sandbox only */
  otpCode?: OtpCode;
  nextStep?: AfterLogin;
  accessToken?: AccessToken;
  accessTokenExpiresAt?: Timestamp;
  refreshToken?: RefreshToken;
  refreshTokenExpiresAt?: Timestamp;
}

/**
 * Language of the phone call that follows for accounts that need one
 */
export type LoginOtpRequestLocale = 'en' | 'ar';
export interface LoginOtpRequest {
  userId: UserId;
  otp: OtpCode;
  device: Device;
  /** Language of the phone call that follows for accounts that need one */
  locale?: LoginOtpRequestLocale;
}

export interface LoginVerified {
  /** Whether the account confirms the sign-in by phone call. If false, the response has the tokens */
  needsCallback: boolean;
  userId: UserId;
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

export type CallbackState = 'calling' | 'pending' | 'confirmed' | 'rejected' | 'expired';
export interface CallbackStatus {
  status: CallbackState;
  message: string;
}

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
  success: true;
  /** Left out when the code is sent again. The first one stays valid */
  resetToken?: string;
  message: string;
  /** When the code expires */
  expiresAt: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds: number;
  /** @minimum 1 */
  attemptsAllowed: number;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ResetPasswordRequest {
  /**
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
  success: true;
}

export interface ChangePasswordRequest {
  /**
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
  businessNameArabic?: string;
  /** The name in the commercial registry */
  legalName: string;
  /** The Arabic name in the commercial registry, if it has one */
  legalNameArabic?: string;
  businessType: BusinessType;
  crNumber: CrNumber;
  unifiedNumber?: UnifiedNumber;
  /** How support reaches the customer beside the phone */
  email?: string;
}

export interface Me {
  userId: UserId;
  phoneNumber: PhoneNumber;
  nextStep: AfterLogin;
  profile: Profile | null;
  hasPasscode: boolean;
  memberSince: Timestamp;
  sessionId: string;
}

export interface ChangeEmailRequest {
  /** Null removes it */
  email: string | null;
}

export interface Session {
  id: string;
  device: Device;
  isCurrent: boolean;
  createdAt: Timestamp;
  /** When its tokens were last refreshed */
  lastUsedAt: Timestamp;
}

export interface SessionList {
  items: Session[];
  /** @nullable */
  nextCursor: string | null;
}

export interface SessionsEnded {
  /** @minimum 0 */
  ended: number;
}

export type SecurityEventType = 'signed_in' | 'sign_in_failed' | 'recovery_failed' | 'locked' | 'unlocked' | 'password_reset' | 'password_changed' | 'session_ended' | 'api_key_created' | 'api_key_rolled' | 'api_key_revoked';
/**
 * What failed, how it is locked, what unlocked it, or why the session ended
 */
export type SecurityEventReason = 'password' | 'identity' | 'code' | 'call' | 'soft' | 'hard' | 'reset' | 'logout' | 'owner' | 'password_changed' | 'token_reused' | 'admin';
export interface SecurityEvent {
  id: string;
  type: SecurityEventType;
  at: Timestamp;
  /** What failed, how it is locked, what unlocked it, or why the session ended */
  reason?: SecurityEventReason;
  device?: Device;
  /** Present on `signed_in` */
  isNewDevice?: boolean;
  /** The name of the API key that was created, rolled or revoked */
  apiKeyName?: string;
}

export interface SecurityEventList {
  items: SecurityEvent[];
  /** @nullable */
  nextCursor: string | null;
}

/**
 * What a key may do.
 * - `wallet:read`: read balances, transactions, holds, limits, beneficiaries, top-ups, transfers and receipts.
 * - `transfers:prepare`: look up recipients and prepare transfers, which the owner confirms with a code.
 * - `top-ups:create`: start top-ups by card and pay them.
 */
export type ApiKeyScope = 'wallet:read' | 'transfers:prepare' | 'top-ups:create';
export type ApiKeyState = 'active' | 'expired';
export interface ApiKey {
  apiKeyId: string;
  name: string;
  scopes: ApiKeyScope[];
  /** The first characters of the key */
  prefix: string;
  /** The last four characters of the key */
  lastFour: string;
  state: ApiKeyState;
  createdAt: Timestamp;
  /** From when on it does not work. Of a key that was rolled: when the overlap ends */
  expiresAt: Timestamp;
  /** To the minute. Left out until its first use */
  lastUsedAt?: Timestamp;
  /** The address of the last use, if it is known */
  lastUsedFrom?: string;
}

export interface ApiKeyList {
  items: ApiKey[];
  /** @nullable */
  nextCursor: string | null;
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
     * @minItems 1
     * @maxItems 10
     */
  scopes: ApiKeyScope[];
  validDays: ApiKeyValidDays;
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

export interface ApiKeyCode {
  /** Of the new key */
  apiKeyId: string;
  /** When the code expires */
  expiresAt: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds: number;
  /** @minimum 1 */
  attemptsAllowed: number;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ConfirmApiKeyRequest {
  otp: OtpCode;
}

export interface NewApiKey {
  /** The key itself, which is shown only here */
  key: string;
  apiKey: ApiKey;
}

export interface ValidateCrRequest {
  crNumber: CrNumber;
}

export type CrCheckStatus = 'active' | 'suspended' | 'in_liquidation' | 'deleted';
export interface CrCheck {
  valid: boolean;
  /** Why it is not valid */
  error?: string;
  unifiedNumber?: UnifiedNumber;
  companyName?: string;
  companyNameArabic?: string;
  /** @nullable */
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
  status?: CrCheckStatus;
}

export interface LocalScreeningRequest {
  idNumber: IdNumber;
}

export type LocalScreeningStatus = 'CLEAR' | 'HIT';
export interface LocalScreening {
  status: LocalScreeningStatus;
}

export interface IdPhoneMatchRequest {
  idNumber: IdNumber;
  phoneNumber: PhoneNumber;
}

export interface IdPhoneMatch {
  match: true;
  /**
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
}

export interface InitiateNafathRequest {
  nationalId: IdNumber;
  phoneE164: PhoneNumber;
}

export type NafathState = 'SENT' | 'pending' | 'approved' | 'rejected' | 'FAILED' | 'expired';
export interface NafathRequest {
  sessionId: string;
  /** The portal to open. Left out when it is not known */
  redirectUrl?: string;
  expiresAt: Timestamp;
  status: NafathState;
}

/**
 * With `expired`: compliance asks the person to approve again
 */
export type NafathStatusReason = 'asked_again';
export interface NafathStatus {
  status: NafathState;
  sessionId: string;
  message: string;
  /** With `expired`: compliance asks the person to approve again */
  reason?: NafathStatusReason;
}

export type OnboardingStep = 'businessType' | 'phone' | 'otp' | 'cr' | 'id' | 'nafath' | 'globalScreening' | 'kyb' | 'password' | 'done';
export type OnboardingDataScreeningStatus = 'CLEAR' | 'REVIEW' | 'REJECTED';
/**
 * The `code` of an option
 * @pattern ^[a-z0-9_]{1,64}$
 */
export type KybCode = string;

export interface KybAnswers {
  annualRevenue: KybCode;
  businessActivity: KybCode;
  /**
     * @minItems 1
     * @maxItems 50
     */
  purposeOfAccount: KybCode[];
  /**
     * 3 to 100 characters after trimming
     * @maxLength 400
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  purposeOther?: string;
}

export interface OnboardingData {
  businessType: BusinessType;
  phone: PhoneNumber;
  otpVerified: boolean;
  userId: UserId;
  crNumber?: CrNumber;
  crVerified: boolean;
  companyName?: string;
  companyNameArabic?: string;
  idNumber?: IdNumber;
  idVerified: boolean;
  nafath?: NafathRequest;
  screeningStatus?: OnboardingDataScreeningStatus;
  kybData?: KybAnswers;
  passwordSet: boolean;
  profileCreated: boolean;
}

export interface OnboardingSession {
  currentStep: OnboardingStep;
  completedSteps: OnboardingStep[];
  data: OnboardingData;
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
  reason?: string;
}

export type KybResultRiskRating = 'low';
export type KybResultStatus = 'approved';
export interface KybResult {
  riskRating: KybResultRiskRating;
  status: KybResultStatus;
}

export type ProfilePayloadBusinessType = 'SOLE-PROPRIETORSHIP' | 'INDIVIDUAL-OWNER-COMPANY' | 'FREELANCER';
export interface ProfilePayload {
  userId: UserId;
  businessType: ProfilePayloadBusinessType;
  /**
     * Not stored where the registry has a name: the business is called that
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  businessName: string;
  /**
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
  annualRevenue: KybCode;
  businessActivity: KybCode;
  /**
     * The purposes joined by a comma and a space
     * @minLength 1
     * @maxLength 4000
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  accountPurpose: string;
}

export type ProfileCreatedStatus = 'active';
export type ProfileCreatedNextStep = 'dashboard';
export interface ProfileCreated {
  profileId: string;
  status: ProfileCreatedStatus;
  nextStep: ProfileCreatedNextStep;
  message: string;
}

export type KybCategory = 'purpose_of_account' | 'business_activity' | 'annual_revenue';
export type KybOptionLocale = 'en' | 'ar';
export interface KybOption {
  /** Of this label, as in the list of the administrators. Answers name the `code`, which is the same in every language */
  id: string;
  code: KybCode;
  label: string;
  category: KybCategory;
  order: number;
  /** Always true, because others are left out */
  active: boolean;
  locale: KybOptionLocale;
}

export interface KybOptionList {
  items: KybOption[];
  /** @nullable */
  nextCursor: string | null;
}

export type MoneyCurrency = 'SAR';
export interface Money {
  /** In halalas */
  amount: number;
  currency: MoneyCurrency;
}

export type PositiveMoneyCurrency = 'SAR';
export interface PositiveMoney {
  /**
     * In halalas
     * @minimum 1
     * @maximum 100000000000
     */
  amount: number;
  currency: PositiveMoneyCurrency;
}

/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type Day = string;

/**
 * While it is `inactive`, no money leaves the wallet
 */
export type WalletStatus = 'active' | 'inactive';
/**
 * True while compliance has frozen the wallet, otherwise absent. No money leaves it or moves within it, whatever its `status`, and it can only be deactivated. Money still comes in.
 */
export type WalletFrozen = boolean;

/**
 * @pattern ^[0-9]{12}$
 */
export type SubWalletId = string;

/**
 * The reference ID of a transaction
 * @pattern ^PLK[0-9A-HJKMNP-TV-Z]{13}$
 */
export type ReferenceId = string;

export type SubWalletIcon = 'brown' | 'purple';
export interface SubWallet {
  subWalletId: SubWalletId;
  name: string;
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
  from: Day;
  to: Day;
  moneyIn: Money;
  moneyOut: Money;
}

export type ActivityPeriod = 'week' | 'month' | 'year';
export interface WalletActivity {
  period: ActivityPeriod;
  points: ActivityPoint[];
}

/**
 * `customer_transfer`: to another Plink customer. `incoming_transfer`: from a bank or another Plink customer. `returned_transfer`: a transfer that the receiving bank has sent back.
 */
export type TransactionType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'merchant_payment' | 'apple_pay_top_up' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'reversal' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'refund' | 'mobile_recharge' | 'transfer' | 'incoming_transfer' | 'customer_transfer' | 'returned_transfer' | 'fee';
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

/**
 * What the payment is for. The bank of the payee sees it
 */
export type TransferPurpose = 'bills_or_rent' | 'expenses_services' | 'purchase_assets' | 'saving_investment' | 'government_dues' | 'credit_card_loan' | 'personal' | 'donation' | 'payroll_benefits' | 'online_purchase' | 'dividend_payment' | 'payment_to_merchant' | 'own_account_transfer';
export interface PurposeShare {
  purpose?: TransferPurpose;
  amount: Money;
  /**
     * To one decimal
     * @minimum 0
     * @maximum 100
     */
  percent: number;
}

export type WalletEventChangedItem = 'money' | 'settings' | 'seen' | 'beneficiaries' | 'transfers';
/**
 * The data of an event of `watchWallet`
 */
export interface WalletEvent {
  /** What to get again. `money`: balances, transactions, holds, and what limits have left. `settings`: the status, limits and sub-wallets. `seen`: which transactions are new. `beneficiaries`: those of the account. `transfers`: their states and schedules. Ignore values that you do not know. */
  changed: WalletEventChangedItem[];
}

/**
 * Of a bank in Saudi Arabia, without spaces
 * @pattern ^SA[0-9]{4}[0-9A-Z]{18}$
 */
export type Iban = string;

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
  beneficiaryId: string;
  /** When the code expires */
  expiresAt: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds: number;
  /** @minimum 1 */
  attemptsAllowed: number;
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
}

export interface Beneficiary {
  beneficiaryId: string;
  name: string;
  nickname?: string;
  iban: Iban;
  /** @pattern ^[0-9]{2}$ */
  bankCode: string;
  /** Left out where the code is not known */
  bankName?: string;
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
  items: Beneficiary[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
}

export interface CustomerBeneficiaryList {
  items: Beneficiary[];
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
  purposes?: PurposeShare[];
}

/**
 * Types that a limit can be set for
 */
export type LimitedType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'merchant_payment' | 'apple_pay_top_up' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'reversal' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'refund' | 'mobile_recharge' | 'transfer' | 'customer_transfer';
/**
 * Types that bring money in
 */
export type TopUpType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'apple_pay_top_up' | 'refund';
/**
 * Types that take money out
 */
export type PaymentType = 'merchant_payment' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'mobile_recharge' | 'transfer' | 'customer_transfer';
/**
 * `pending` while the money is on hold
 */
export type TransactionStatus = 'successful' | 'pending' | 'failed';
export type TransactionDirection = 'in' | 'out';
/**
 * Why it failed
 */
export type TransactionFailure = 'insufficient_funds' | 'limit_exceeded' | 'wallet_inactive' | 'wallet_frozen' | 'released';
export interface Transaction {
  referenceId: ReferenceId;
  type: TransactionType;
  status: TransactionStatus;
  direction: TransactionDirection;
  /** Never negative */
  amount: Money;
  /** The merchant, beneficiary or source. `Main wallet` for a move from or to the main wallet */
  counterparty: string;
  /** Its name in Arabic, if known */
  counterpartyArabic?: string;
  createdAt: Timestamp;
  /** Why it failed */
  failure?: TransactionFailure;
  reversalOf?: ReferenceId;
  reversedBy?: ReferenceId;
  /** The transfer that it pays or brings back, for `getTransfer`. The payee has none */
  transferId?: string;
  /** The top-up by card that brought the money, for `getTopUp` */
  topUpId?: string;
}

export interface TransactionList {
  items: Transaction[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
}

export interface SeenRequest {
  referenceId: ReferenceId;
}

/**
 * `authorization`: a merchant has reserved the amount. `deposit`: a security deposit. `review`: a transfer is being checked. `dispute`: a payment is disputed. `transfer`: a transfer is on its way.
 */
export type HoldReason = 'authorization' | 'deposit' | 'review' | 'dispute' | 'transfer';
export type HoldStatus = 'on_hold';
export interface Hold {
  holdId: string;
  /** The `counterparty` of the transaction */
  name: string;
  /** The `counterpartyArabic` of the transaction */
  nameArabic?: string;
  amount: Money;
  status: HoldStatus;
  reason: HoldReason;
  transactionRef: ReferenceId;
  heldAt: Timestamp;
  /** The latest time at which the money is available again. For a transfer, when its result is expected */
  expectedRelease: Timestamp;
}

export interface HoldList {
  items: Hold[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
  /** The total of all pages */
  total: Money;
}

export type LimitPeriod = 'daily' | 'monthly';
export interface LimitRange {
  minimum: Money;
  maximum: Money;
}

export interface Limit {
  limit: Money | null;
  used: Money;
  /** Within all limits that apply */
  remaining: Money;
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
  overall: LimitPair;
  types: TypeLimits[];
  /** The most that one transfer to an IBAN may have. `createTransfer` refuses more with `AMOUNT_OUT_OF_RANGE` */
  instantTransfer: Money;
}

export interface SubWalletList {
  items: SubWallet[];
  /** @nullable */
  nextCursor: string | null;
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

export type WalletActionType = 'activate' | 'deactivate' | 'set_limit' | 'create_sub_wallet';
export type ActivateActionType = 'activate';
export interface ActivateAction {
  type: ActivateActionType;
}

export type DeactivateActionType = 'deactivate';
export interface DeactivateAction {
  type: DeactivateActionType;
}

export type LimitMoneyCurrency = 'SAR';
export interface LimitMoney {
  /**
     * In halalas
     * @minimum 0
     * @maximum 100000000000
     */
  amount: number;
  currency: LimitMoneyCurrency;
}

export type SetLimitActionType = 'set_limit';
export interface SetLimitAction {
  type: SetLimitActionType;
  /** Leave it out for the overall wallet */
  transactionType?: LimitedType;
  period: LimitPeriod;
  limit: LimitMoney;
}

export type CreateSubWalletActionType = 'create_sub_wallet';
export interface CreateSubWalletAction {
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
  actionId: string;
  type: WalletActionType;
  /** When the code expires */
  expiresAt: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds: number;
  /** @minimum 1 */
  attemptsAllowed: number;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export type WalletDeactivatedStatus = 'inactive';
export interface WalletDeactivated {
  status: WalletDeactivatedStatus;
}

export interface WalletConfirmRequest {
  otp: OtpCode;
}

export interface LimitSet {
  transactionType?: LimitedType;
  period: LimitPeriod;
  limit: Money;
}

export interface WalletActionResult {
  actionId: string;
  type: WalletActionType;
  /** Present for `activate` and `deactivate` */
  status?: WalletStatus;
  /** Present for `set_limit` */
  limit?: LimitSet;
  /** Present for `create_sub_wallet` */
  subWallet?: SubWallet;
}

export type TopUpMoneyCurrency = 'SAR';
export interface TopUpMoney {
  /**
     * In halalas: from 10.00 to 20,000.00 SAR
     * @minimum 1000
     * @maximum 2000000
     */
  amount: number;
  currency: TopUpMoneyCurrency;
}

export interface TopUpRequest {
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
 * `created`: the card is to be entered. `awaiting_3ds`: the person confirms the payment, or the card provider has not answered yet. `paid`: the money is in the wallet. `settled`: and has arrived at our bank. `refunded`, `disputed`: it went back to the card.
 */
export type TopUpState = 'created' | 'awaiting_3ds' | 'paid' | 'settled' | 'failed' | 'expired' | 'refunded' | 'disputed';
/**
 * Why it is in this state. Of `failed`: `declined`, `insufficient_funds`, `three_ds_failed`, `abandoned`, `other`, and `payment_differs`, where the provider took a different amount: our staff looks at it. `over_maximum` is paid, but the wallet may not hold it: our staff looks at it. `account_closed`: the same, for an account that was closed meanwhile. `paid_after_end`: the same, for a top-up that had failed or expired when the card was charged. Once our staff has credited it, it is `credited`. `payment_returned`: it failed or expired, the card was charged all the same, and the whole payment went back to the card.
 */
export type TopUpCause = 'requested' | 'card_sent' | 'credited' | 'over_maximum' | 'account_closed' | 'paid_after_end' | 'settled' | 'declined' | 'insufficient_funds' | 'three_ds_failed' | 'abandoned' | 'other' | 'payment_differs' | 'payment_returned' | 'not_paid_in_time' | 'refunded' | 'disputed';
export interface TopUpStep {
  state: TopUpState;
  cause: TopUpCause;
  at: Timestamp;
}

export type CardFormKind = 'hosted' | 'test_cards';
/**
 * Where the card is entered. `hosted`: open `url` in the browser, with `?language=ar` for Arabic. The page has the form of the card provider and returns to the page of the top-up. The link is valid for 15 minutes, `getTopUp` returns a new one. `test_cards`: the sandbox has test cards for `payTopUp` in place of a form
 */
export interface CardForm {
  kind: CardFormKind;
  /** Of the page. Present if `hosted` */
  url?: string;
}

export interface TopUp {
  topUpId: string;
  amount: Money;
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
  items: TopUp[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
  /** What may be topped up by card now. The maximum is below the minimum when the wallet is full */
  amountRange: LimitRange;
  /** What is left until the wallet holds as much as it may. Null if nothing limits it */
  remaining: Money | null;
}

export type BankDetailsStatus = 'open' | 'being_opened';
export interface BankDetails {
  status: BankDetailsStatus;
  /**
     * Present once it is open
     * @pattern ^SA[0-9]{22}$
     */
  iban?: string;
  bankName?: string;
  bankNameArabic?: string;
  beneficiaryName: string;
}

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
  expiresAt: Timestamp;
}

/**
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code. `scheduled`: confirmed for later, its runs are transfers of their own.
 */
export type TransferState = 'draft' | 'held' | 'submitting' | 'unknown' | 'submitted' | 'pending' | 'paid' | 'returned' | 'cancelled' | 'refused' | 'failed' | 'expired' | 'scheduled';
/**
 * Why a transfer is in its state. `created` and `confirmed` by the customer, `schedule`: a run of a schedule, `customer`: cancelled by the customer, `timeout`: nobody confirmed it, `submission`: it goes to the bank, `not_sent`: it did not reach the bank and will be sent again, `no_answer`: the bank has not answered, `bank`: the bank said so, `staff`: Plink has cleared it up. Others name what kept it from being paid.
 */
export type TransferCause = 'created' | 'confirmed' | 'schedule' | 'customer' | 'timeout' | 'submission' | 'not_sent' | 'no_answer' | 'bank' | 'staff' | 'wallet_frozen' | 'wallet_inactive' | 'insufficient_funds' | 'limit_exceeded' | 'amount_out_of_range' | 'recipient_unavailable' | 'beneficiary_unavailable' | 'sub_wallet_closed';
/**
 * `first_payment` to this payee. `name_not_checked`: nobody has checked whether the IBAN belongs to the name. `unusual_amount`: far more than this account usually sends.
 */
export type TransferWarning = 'first_payment' | 'name_not_checked' | 'unusual_amount';
/**
 * For the customer and the payee
 * @minLength 1
 * @maxLength 140
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type TransferNote = string;

export type ToCustomerKind = 'customer';
export interface ToCustomer {
  kind: ToCustomerKind;
  /**
     * Of `findRecipient`
     * @minLength 1
     * @maxLength 500
     * @pattern ^[A-Za-z0-9_-]+$
     */
  recipientToken: string;
}

export type ToBeneficiaryKind = 'beneficiary';
export interface ToBeneficiary {
  kind: ToBeneficiaryKind;
  beneficiaryId: string;
}

export type TransferDestination = ToCustomer | ToBeneficiary;

/**
 * From `startsOn` on: `once`, every week on that weekday, or every month on that day, the last one in shorter months
 */
export type TransferRepetition = 'once' | 'weekly' | 'monthly';
export interface TransferPlan {
  /** Of the first run, in Riyadh. After today, within a year */
  startsOn: Day;
  repeats: TransferRepetition;
}

export interface CreateTransferRequest {
  destination: TransferDestination;
  amount: PositiveMoney;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId;
  /** Leave it out to pay now */
  schedule?: TransferPlan;
}

export type TransferPartyKind = 'customer' | 'beneficiary';
export interface TransferParty {
  kind: TransferPartyKind;
  /** Of a customer masked */
  name: string;
  nameArabic?: string;
  /** Of a beneficiary */
  iban?: string;
  /** Of a beneficiary */
  beneficiaryId?: string;
}

export interface TransferStep {
  state: TransferState;
  cause: TransferCause;
  at: Timestamp;
}

export interface Transfer {
  transferId: string;
  state: TransferState;
  cause: TransferCause;
  destination: TransferParty;
  amount: Money;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  createdAt: Timestamp;
  confirmedAt?: Timestamp;
  /** The transaction that took the money */
  transactionRef?: ReferenceId;
  /** The transaction that brought it back */
  returnedRef?: ReferenceId;
  /** Why it failed or came back, in the words of the bank */
  bankReason?: string;
  /** Of a transfer for later */
  schedule?: TransferPlan;
  /** The schedule that it has started or is a run of */
  scheduleId?: string;
  /** Each step, the oldest first */
  history: TransferStep[];
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
  warnings: TransferWarning[];
}

export interface TransferDraft {
  transfer: Transfer;
  review: TransferReview;
  /** When the code expires */
  expiresAt: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds: number;
  /** @minimum 1 */
  attemptsAllowed: number;
  /** Sandbox only */
  otpCode?: OtpCode;
}

export interface ConfirmTransferRequest {
  otp: OtpCode;
}

export interface TransferList {
  items: Transfer[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
}

/**
 * `ended`: it has run for the last time
 */
export type TransferScheduleState = 'active' | 'cancelled' | 'ended';
export interface TransferRun {
  transferId: string;
  state: TransferState;
  cause: TransferCause;
  on: Day;
}

export interface TransferSchedule {
  scheduleId: string;
  /** `ended`: it has run for the last time */
  state: TransferScheduleState;
  /** The transfer that was confirmed */
  transferId: string;
  destination: TransferParty;
  amount: Money;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  startsOn: Day;
  repeats: TransferRepetition;
  /** While it is active */
  nextRunOn?: Day;
  /** Once it has run */
  lastRun?: TransferRun;
  createdAt: Timestamp;
}

export interface TransferScheduleList {
  items: TransferSchedule[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
}

export interface SandboxTransfer {
  transferId: string;
  state: TransferState;
  cause: TransferCause;
}

/**
 * @minLength 1
 * @maxLength 254
 * @pattern ^[^\S\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
export type AdminEmail = string;

export interface AdminLoginRequest {
  email: AdminEmail;
  /**
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
  token: string;
  name: string;
  role: AdminRole;
  expiresAt: Timestamp;
  /** In live mode: what to keep on this device and to send at its next sign-in. It opens no session. */
  deviceToken?: string;
}

export type Locale = 'en' | 'ar';
/**
 * The text shown at sign-up
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\S\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
export type KybLabel = string;

/**
 * @minimum 0
 * @maximum 1000000
 */
export type KybOrder = number;

export interface AdminKybOption {
  id: string;
  category: KybCategory;
  label: string;
  code: KybCode;
  order: number;
  /** Whether sign-up offers the option */
  active: boolean;
  locale: Locale;
}

export interface AdminKybOptionList {
  items: AdminKybOption[];
  /** @nullable */
  nextCursor: string | null;
}

export interface CreateKybOptionRequest {
  category: KybCategory;
  label: KybLabel;
  /** The label in the other language */
  translation?: KybLabel;
  code?: KybCode;
  order?: KybOrder;
  active: boolean;
  locale: Locale;
}

export interface ChangeKybOptionRequest {
  label?: KybLabel;
  code?: KybCode;
  order?: KybOrder;
  active?: boolean;
}

export interface ReorderKybOptionsRequest {
  category: KybCategory;
  /** @maxItems 500 */
  codes: KybCode[];
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
 * `soft_locked` and `hard_locked` refer to sign-in
 */
export type CustomerStatus = 'signing_up' | 'active' | 'soft_locked' | 'hard_locked' | 'closed';
export interface CustomerSummary {
  /** The `userId` */
  customerId: string;
  phoneNumber: PhoneNumber;
  idNumber?: IdNumber;
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
  items: CustomerSummary[];
  /** @nullable */
  nextCursor: string | null;
}

export type CustomerLockType = 'login' | 'recovery';
export type CustomerLockKind = 'soft' | 'hard';
export interface CustomerLock {
  type: CustomerLockType;
  kind: CustomerLockKind;
  /** When a soft lock ends */
  lockedUntil?: Timestamp;
}

export interface CustomerSession {
  id: string;
  device: Device;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
}

/**
 * A device that has signed in
 */
export interface CustomerDevice {
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
  legalName?: string;
  legalNameArabic?: string;
  issueDate?: string;
  expiryDate?: string;
}

/**
 * The person who approved in Nafath. The whole date of birth is a proof in password recovery, so it is not shown
 */
export interface CustomerOwner {
  birthYear: number;
  approvedAt: Timestamp;
}

/**
 * Empty when the option has another code by now
 */
export interface KybAnswerLabels {
  en?: string;
  ar?: string;
}

/**
 * A chosen option, with its labels as of now
 */
export interface KybAnswer {
  code: string;
  labels: KybAnswerLabels;
}

export type CustomerQuestionnaireRiskRating = 'low';
export interface CustomerQuestionnaire {
  riskRating: CustomerQuestionnaireRiskRating;
  annualRevenue: KybAnswer;
  businessActivity: KybAnswer;
  purposes: KybAnswer[];
  /** The text for the purpose `other` */
  purposeOther?: string;
}

export interface AdminName {
  name: string;
  email: string;
}

/**
 * Who froze the wallet, when, and why
 */
export interface CustomerFreeze {
  admin: AdminName;
  reason: string;
  frozenAt: Timestamp;
}

export interface CustomerSubWallet {
  subWalletId: SubWalletId;
  name: string;
  available: Money;
  onHold: Money;
}

export interface CustomerWallet {
  status: WalletStatus;
  frozen?: WalletFrozen;
  freeze?: CustomerFreeze;
  /** Of the main wallet and all sub-wallets */
  total: Money;
  /** In the main wallet */
  available: Money;
  /** Of the main wallet */
  onHold: Money;
  subWallets: CustomerSubWallet[];
}

export type CustomerExportDataItem = {[key: string]: unknown};

/**
 * Records by what they are about, such as `signUp`, `account`, `devices`, `transactions`. The fields are those that are stored; empty ones are left out
 */
export type CustomerExportData = {[key: string]: CustomerExportDataItem[]};

export interface CustomerExport {
  customerId: string;
  exportedAt: Timestamp;
  /** Records by what they are about, such as `signUp`, `account`, `devices`, `transactions`. The fields are those that are stored; empty ones are left out */
  data: CustomerExportData;
}

export type StaffRequestState = 'pending' | 'approved' | 'rejected' | 'withdrawn';
export type StaffRequestSubjectKind = 'customer' | 'suspense_credit' | 'transfer' | 'top_up' | 'admin';
/**
 * What it is about. One request about a subject waits at a time
 */
export interface StaffRequestSubject {
  kind: StaffRequestSubjectKind;
  id: string;
  /** Of a customer the phone number, of a bank transfer in suspense the reference of the bank, of a transfer our number of the payout, of a top-up our number of the payment, of an admin the email */
  name: string;
}

export interface NamedCustomer {
  customerId: string;
  phoneNumber: PhoneNumber;
  businessName?: string;
  businessNameArabic?: string;
}

export type AccountClosurePayloadKind = 'account_closure';
export interface AccountClosurePayload {
  kind: AccountClosurePayloadKind;
  customerId: string;
}

export type SuspenseCreditingPayloadKind = 'suspense_crediting';
export interface SuspenseCreditingPayload {
  kind: SuspenseCreditingPayloadKind;
  creditId: string;
  /** Whose wallet receives the money */
  customerId: string;
  amount: Money;
}

export type SuspenseReturnPayloadKind = 'suspense_return';
export interface SuspenseReturnPayload {
  kind: SuspenseReturnPayloadKind;
  creditId: string;
  /** Whose wallet has the IBAN */
  customerId?: string;
  amount: Money;
}

/**
 * What became of a transfer at the bank. `paid`: the money has left. `failed`: the bank does not have it, so it is available to the customer again
 */
export type TransferOutcome = 'paid' | 'failed';
export type TransferSettlementPayloadKind = 'transfer_settlement';
export interface TransferSettlementPayload {
  kind: TransferSettlementPayloadKind;
  transferId: string;
  /** Who pays */
  customerId: string;
  outcome: TransferOutcome;
  amount: Money;
}

export type TopUpCreditingPayloadKind = 'top_up_crediting';
export interface TopUpCreditingPayload {
  kind: TopUpCreditingPayloadKind;
  topUpId: string;
  /** Whose wallet receives the money */
  customerId: string;
  amount: Money;
}

export type TopUpRefundPayloadKind = 'top_up_refund';
export interface TopUpRefundPayload {
  kind: TopUpRefundPayloadKind;
  topUpId: string;
  /** Whose top-up it is */
  customerId: string;
  amount: Money;
}

export type TopUpDisputePayloadKind = 'top_up_dispute';
export interface TopUpDisputePayload {
  kind: TopUpDisputePayloadKind;
  topUpId: string;
  /** Whose top-up it is */
  customerId: string;
  /** What had not gone back to the card yet */
  amount: Money;
}

export type StaffUnlockPayloadKind = 'staff_unlock';
export interface StaffUnlockPayload {
  kind: StaffUnlockPayloadKind;
  /** Whose sign-in locks end */
  adminId: string;
}

export interface StaffUnlockRequest {
  email: AdminEmail;
  reason: AdminNote;
}

/**
 * What will be done
 */
export type StaffRequestPayload = AccountClosurePayload | SuspenseCreditingPayload | SuspenseReturnPayload | TransferSettlementPayload | TopUpCreditingPayload | TopUpRefundPayload | TopUpDisputePayload | StaffUnlockPayload;

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
  recipient: NamedCustomer;
}

export interface StaffRequestDecision {
  /** The second person. Left out when the request was withdrawn */
  admin?: AdminName;
  note: string;
  decidedAt: Timestamp;
}

/**
 * What one administrator asks for and another one decides
 */
export interface StaffRequest {
  requestId: string;
  state: StaffRequestState;
  subject: StaffRequestSubject;
  payload: StaffRequestPayload;
  /** The customer that the payload names */
  customer?: NamedCustomer;
  reason: string;
  requestedBy: AdminName;
  requestedAt: Timestamp;
  /** Whether the caller asked for it */
  isMine: boolean;
  decision?: StaffRequestDecision;
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
  note: string;
  resolvedAt: Timestamp;
}

/**
 * A report of a bank or provider that contradicts the books. Nothing is posted for it
 */
export interface MoneyException {
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
  resolution?: MoneyExceptionResolution;
}

export interface AdminTransfer {
  /** As its payer sees it */
  transfer: Transfer;
  /** Who pays */
  customer: NamedCustomer;
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
  items: AdminTransfer[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
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
  items: AdminTopUp[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
}

export interface SuspenseCreditingRequest {
  /** Whose wallet receives the money */
  customerId: string;
  reason: AdminNote;
}

export interface StaffRequestCount {
  /** @minimum 0 */
  pending: number;
}

export interface StaffRequestList {
  items: StaffRequest[];
  /**
     * Always null
     * @nullable
     */
  nextCursor: string | null;
}

export type StaffRequestDecisionRequestDecision = 'approve' | 'reject' | 'withdraw';
export interface StaffRequestDecisionRequest {
  decision: StaffRequestDecisionRequestDecision;
  note: AdminNote;
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
  customerId: string;
  phoneNumber: PhoneNumber;
  idNumber: IdNumber;
  crNumber?: CrNumber;
  unifiedNumber?: UnifiedNumber;
  legalName?: string;
  legalNameArabic?: string;
}

export type RegisteredPartyRole = 'owner' | 'manager';
export interface RegisteredParty {
  role: RegisteredPartyRole;
  /** The ID number with its first and its last four characters */
  maskedId: string;
}

export interface ReviewDecision {
  admin: AdminName;
  note: string;
  decidedAt: Timestamp;
}

export interface Review {
  reviewId: string;
  kind: ReviewKind;
  status: ReviewStatus;
  subject: ReviewSubject;
  /** The result of the screening */
  reason?: string;
  /** With `not_on_registration`: whom the registration names */
  registeredParties?: RegisteredParty[];
  createdAt: Timestamp;
  decision?: ReviewDecision;
}

export type AdminEventType = 'signed_in' | 'signed_in_by_recovery_code' | 'signed_out' | 'option_created' | 'option_changed' | 'options_reordered' | 'customers_listed' | 'customer_viewed' | 'locks_ended' | 'sessions_ended' | 'sign_in_call_changed' | 'review_decided' | 'wallet_frozen' | 'wallet_unfrozen' | 'beneficiary_suspended' | 'beneficiary_resumed' | 'deny_list_added' | 'deny_list_removed' | 'request_made' | 'request_decided' | 'account_closed' | 'customer_exported' | 'suspense_credited' | 'suspense_sent_back' | 'top_up_disputed' | 'transfer_settled' | 'exception_resolved' | 'staff_locks_ended';
export type AdminEventSubjectKind = 'kyb_option' | 'kyb_category' | 'customer' | 'review' | 'deny_list_entry' | 'staff_request' | 'suspense_credit' | 'money_exception' | 'admin';
export interface AdminEventSubject {
  kind: AdminEventSubjectKind;
  id: string;
  /** A code, a category, a phone number, a reference, an email or the last digits of an ID number */
  name: string;
}

export interface AdminEventChange {
  field: string;
  from?: string;
  to?: string;
}

export interface AdminEvent {
  id: string;
  type: AdminEventType;
  at: Timestamp;
  admin: AdminName;
  subject?: AdminEventSubject;
  /** The reason or note that was given */
  reason?: string;
  changes?: AdminEventChange[];
}

export interface CustomerDetails {
  customer: CustomerSummary;
  currentStep: OnboardingStep;
  registration: CustomerRegistration;
  /** As the customer wrote it in the settings */
  email?: string;
  owner?: CustomerOwner;
  questionnaire?: CustomerQuestionnaire;
  wallet?: CustomerWallet;
  /** Whether a phone call confirms each sign-in. Only accounts have it */
  signInCall?: boolean;
  locks: CustomerLock[];
  sessions: CustomerSession[];
  knownDevices: CustomerDevice[];
  events: SecurityEvent[];
  reviews: Review[];
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
  signInCall: boolean;
}

export interface LocksEnded {
  /** @minimum 1 */
  ended: number;
}

export interface ReviewCount {
  /** @minimum 0 */
  open: number;
}

export interface ReviewList {
  items: Review[];
  /** @nullable */
  nextCursor: string | null;
}

export type ReviewDecisionRequestDecision = 'approve' | 'reject' | 'ask_again';
export interface ReviewDecisionRequest {
  decision: ReviewDecisionRequestDecision;
  note: AdminNote;
}

export interface AddToDenyListRequest {
  idNumber: IdNumber;
  reason: AdminNote;
}

export interface DenyListRemoval {
  admin: AdminName;
  reason: string;
  removedAt: Timestamp;
}

export interface DenyListEntry {
  entryId: string;
  /** The last four digits of the ID number */
  lastDigits: string;
  reason: string;
  addedBy: AdminName;
  addedAt: Timestamp;
  removal?: DenyListRemoval;
}

export interface DenyList {
  items: DenyListEntry[];
  /** @nullable */
  nextCursor: string | null;
}

export type ProviderFailureReason = 'timeout' | 'connection' | 'error' | 'unexpected_response' | 'credentials' | 'rate_limited' | 'circuit_open' | 'busy';
/**
 * What the last call says
 */
export type ProviderHealthState = 'unused' | 'working' | 'failing' | 'suspended';
export interface ProviderHealth {
  name: string;
  /** What the last call says */
  state: ProviderHealthState;
  /** @nullable */
  lastSuccessAt: string | null;
  /** @nullable */
  lastFailureAt: string | null;
  lastFailure: ProviderFailureReason | null;
}

export interface ProviderHealthList {
  items: ProviderHealth[];
  /**
     * Always null
     * @nullable
     */
  nextCursor: string | null;
}

/**
 * Why it is in no wallet. `unknown_iban`: no wallet has the IBAN. `wallet_inactive`: the wallet takes no money. `over_maximum`: the wallet would hold more than is allowed.
 */
export type SuspenseCause = 'unknown_iban' | 'wallet_inactive' | 'over_maximum';
export interface SuspenseCredit {
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
  items: SuspenseCredit[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
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
  items: SuspendedTopUp[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
}

export interface MoneyExceptionList {
  items: MoneyException[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
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

export interface AdminInEvents {
  id: string;
  name: string;
  email: string;
}

export interface AdminEventList {
  items: AdminEvent[];
  /** @nullable */
  nextCursor: string | null;
  /** Everybody who has done something, by name */
  admins: AdminInEvents[];
}

/**
 * Whether this is a sandbox that simulates the outside world
 */
export type SupportMode = 'sandbox' | 'live';
export interface Support {
  phone: string;
  email: string;
  hours: string;
  /** Whether this is a sandbox that simulates the outside world */
  mode: SupportMode;
}

export interface ContactRequestInput {
  phoneNumber: PhoneNumber;
}

export interface ContactRequest {
  phoneNumber: PhoneNumber;
  requestedAt: Timestamp;
}

export interface ContactRequestList {
  items: ContactRequest[];
  /** @nullable */
  nextCursor: null;
}

/**
 * A text in both languages
 */
export interface TextInBoth {
  /** @minLength 1 */
  en: string;
  /** @minLength 1 */
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
  /** @minItems 1 */
  terms: LegalSection[];
  /** @minItems 1 */
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

export type HealthStatus = 'ok';
export interface Health {
  status: HealthStatus;
}

export type CallInstructionLanguage = 'arabic' | 'english';
export type CallInstructionVoice = 'female';
export interface CallInstruction {
  /** The text */
  say: string;
  language: CallInstructionLanguage;
  voice: CallInstructionVoice;
  /** Where the next key is reported. Left out, the call ends after the text */
  responseUrl?: string;
}

export type SandboxCardPaymentStatus = 'initiated' | 'paid' | 'failed' | 'refunded' | 'voided';
export interface SandboxCardPayment {
  paymentId: string;
  amount: Money;
  status: SandboxCardPaymentStatus;
  /** Where the browser goes after the decision */
  returnUrl: string;
}

export type SandboxCardDecisionDecision = 'approve' | 'decline';
export interface SandboxCardDecision {
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
     * @minLength 1
     * @maxLength 140
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  remitterName: string;
  /** @pattern ^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$ */
  remitterIban?: string;
}

export type SandboxBankCreditState = 'received' | 'credited' | 'suspense' | 'sent_back';
export interface SandboxBankCredit {
  /** Of the simulated bank */
  bankReference: string;
  state: SandboxBankCreditState;
  /** Why it is in this state */
  cause: string;
}

export interface SandboxMessage {
  id: string;
  phoneNumber: PhoneNumber;
  body: string;
  sentAt: Timestamp;
}

export interface SandboxMessageList {
  items: SandboxMessage[];
  /** @nullable */
  nextCursor: string | null;
}

export interface SandboxNafathRequest {
  sessionId: string;
  nationalId: IdNumber;
  phoneNumber: PhoneNumber;
  status: NafathState;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface SandboxNafathRequestList {
  items: SandboxNafathRequest[];
  /** @nullable */
  nextCursor: string | null;
}

export type SandboxNafathDecisionDecision = 'approve' | 'decline' | 'review' | 'reject' | 'expire';
export interface SandboxNafathDecision {
  decision: SandboxNafathDecisionDecision;
}

export interface SandboxCall {
  callbackId: string;
  phoneNumber: PhoneNumber;
  status: CallbackState;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface SandboxCallList {
  items: SandboxCall[];
  /** @nullable */
  nextCursor: string | null;
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

export type SandboxPressDigit = 1 | 2;
export interface SandboxPress {
  digit: SandboxPressDigit;
}

/**
 * One value for one posting. A repeated key posts nothing
 * @pattern ^[A-Za-z0-9_.:-]{8,100}$
 */
export type PostingKey = string;

export type TopUpPostingKind = 'top_up';
export interface TopUpPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: TopUpPostingKind;
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId;
  type: TopUpType;
  amount: PositiveMoney;
  /**
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

export type PaymentPostingKind = 'payment';
export interface PaymentPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: PaymentPostingKind;
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId;
  type: PaymentType;
  amount: PositiveMoney;
  /**
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

export type HoldPostingKind = 'hold';
export type HoldPostingReason = 'authorization' | 'deposit' | 'review' | 'dispute';
export interface HoldPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: HoldPostingKind;
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId;
  type: PaymentType;
  amount: PositiveMoney;
  /**
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
  reason: HoldPostingReason;
  /** In the future */
  expectedRelease: Timestamp;
}

export type CapturePostingKind = 'capture';
export interface CapturePosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: CapturePostingKind;
  holdId: string;
}

export type ReleasePostingKind = 'release';
export interface ReleasePosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: ReleasePostingKind;
  holdId: string;
}

export type ReversalPostingKind = 'reversal';
export interface ReversalPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: ReversalPostingKind;
  /** The reference ID of a successful payment */
  referenceId: ReferenceId;
}

export type MovePostingKind = 'move';
export interface MovePosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: MovePostingKind;
  /** Leave it out for the main wallet */
  from?: SubWalletId;
  /** Leave it out for the main wallet */
  to?: SubWalletId;
  amount: PositiveMoney;
}

export type PostingRequest = TopUpPosting | PaymentPosting | HoldPosting | CapturePosting | ReleasePosting | ReversalPosting | MovePosting;

export interface Posting {
  transaction: Transaction;
  /** Present for `hold`, `capture` and `release` */
  holdId?: string;
}

export type InvalidRequestResponseCode = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type InvalidRequestResponse = Error & {
  code?: InvalidRequestResponseCode;
};

export type InvalidParametersResponseCode = 'VALIDATION_ERROR';
export type InvalidParametersResponse = Error & {
  code?: InvalidParametersResponseCode;
};

export type UnauthenticatedResponseCode = 'UNAUTHENTICATED';
export type UnauthenticatedResponse = Error & {
  code?: UnauthenticatedResponseCode;
};

export type UnauthenticatedOrKeyRefusedResponseCode = 'UNAUTHENTICATED' | 'API_KEY_INVALID' | 'API_KEY_OTHER_MODE' | 'API_KEY_EXPIRED' | 'API_KEY_REVOKED' | 'API_KEY_SUSPENDED';
export type UnauthenticatedOrKeyRefusedResponse = Error & {
  code?: UnauthenticatedOrKeyRefusedResponseCode;
};

export type WalletReadRequiredResponseCode = 'SCOPE_MISSING';
export type WalletReadRequiredResponse = Error & {
  code?: WalletReadRequiredResponseCode;
};

export type TransfersPrepareRequiredResponseCode = 'SCOPE_MISSING';
export type TransfersPrepareRequiredResponse = Error & {
  code?: TransfersPrepareRequiredResponseCode;
};

export type TopUpsCreateRequiredResponseCode = 'SCOPE_MISSING';
export type TopUpsCreateRequiredResponse = Error & {
  code?: TopUpsCreateRequiredResponseCode;
};

export type ForbiddenResponseCode = 'FORBIDDEN';
export type ForbiddenResponse = Error & {
  code?: ForbiddenResponseCode;
};

export type AdminRequiredResponseCode = 'ADMIN_REQUIRED';
export type AdminRequiredResponse = Error & {
  code?: AdminRequiredResponseCode;
};

export type OutOfOrderResponseCode = 'STEP_REQUIRED' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';
export type OutOfOrderResponse = Error & {
  code?: OutOfOrderResponseCode;
};

export type FactsMismatchResponseCode = 'FACTS_MISMATCH' | 'IDEMPOTENCY_MISMATCH';
export type FactsMismatchResponse = Error & {
  code?: FactsMismatchResponseCode;
};

export type NafathSessionNotFoundResponseCode = 'NAFATH_SESSION_NOT_FOUND';
export type NafathSessionNotFoundResponse = Error & {
  code?: NafathSessionNotFoundResponseCode;
};

export type AccountLockedResponseCode = 'ACCOUNT_LOCKED';
export type AccountLockedResponse = Error & {
  code?: AccountLockedResponseCode;
};

export type CallbackNotFoundResponseCode = 'CALLBACK_NOT_FOUND';
export type CallbackNotFoundResponse = Error & {
  code?: CallbackNotFoundResponseCode;
};

export type IdempotencyInFlightResponseCode = 'IDEMPOTENCY_IN_FLIGHT';
export type IdempotencyInFlightResponse = Error & {
  code?: IdempotencyInFlightResponseCode;
};

export type IdempotencyMismatchResponseCode = 'IDEMPOTENCY_MISMATCH';
export type IdempotencyMismatchResponse = Error & {
  code?: IdempotencyMismatchResponseCode;
};

export type PayloadTooLargeResponseCode = 'PAYLOAD_TOO_LARGE';
export type PayloadTooLargeResponse = Error & {
  code?: PayloadTooLargeResponseCode;
};

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

export type RateLimitedResponseCode = 'RATE_LIMITED';
export type RateLimitedResponse = Error & {
  code?: RateLimitedResponseCode;
};

export type IdCheckUnavailableResponseCode = 'ID_CHECK_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
export type IdCheckUnavailableResponse = Error & {
  code?: IdCheckUnavailableResponseCode;
};

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

export type TimeoutResponseCode = 'TIMEOUT';
export type TimeoutResponse = Error & {
  code?: TimeoutResponseCode;
};

/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 */
export type IdempotencyKeyParameter = string;

export type SubWalletParameter = SubWalletId;

export type TransactionStatusFilterParameter = TransactionStatus;

export type TransactionTypeFilterParameter = TransactionType;

/**
 * A part of the merchant's or beneficiary's name, or of the reference ID
 */
export type TransactionSearchParameter = string;

export type FromDateParameter = Day;

export type ToDateParameter = Day;

/**
 * The `nextCursor` or `previousCursor` of a page
 */
export type CursorParameter = string;

/**
 * The `nextCursor` of the page before
 */
export type WaitingCursorParameter = string;

/**
 * Of a page
 */
export type PageSizeParameter = number;

/**
 * A part of the name, the nickname or the IBAN
 */
export type BeneficiarySearchParameter = string;

export type TopUpStateFilterParameter = TopUpState;

export type TransferStateFilterParameter = TransferState;

export type SandboxPhoneNumberParameter = PhoneNumber;

export type SendOtp409Code = 'PHONE_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT';
export type SendOtp409 = Error & {
  code?: SendOtp409Code;
};

export type SendOtp422Code = 'BUSINESS_TYPE_NOT_SUPPORTED' | 'IDEMPOTENCY_MISMATCH';
export type SendOtp422 = Error & {
  code?: SendOtp422Code;
};

export type SendOtp429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type SendOtp429 = Error & {
  code?: SendOtp429Code;
};

export type SendOtp502Code = 'OTP_SEND_FAILED';
export type SendOtp502 = Error & {
  code?: SendOtp502Code;
};

export type SendOtp504Code = 'TIMEOUT';
export type SendOtp504 = Error & {
  code?: SendOtp504Code;
};

export type VerifyOtp400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type VerifyOtp400 = Error & {
  code?: VerifyOtp400Code;
};

export type VerifyOtp410Code = 'OTP_EXPIRED' | 'OTP_VERIFY_FAILED';
export type VerifyOtp410 = Error & {
  code?: VerifyOtp410Code;
};

export type SetPassword400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type SetPassword400 = Error & {
  code?: SetPassword400Code;
};

export type SetPassword409Code = 'ALREADY_SET' | 'STEP_REQUIRED' | 'ID_DUPLICATE' | 'CR_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT';
export type SetPassword409 = Error & {
  code?: SetPassword409Code;
};

export type SetPasscode400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type SetPasscode400 = Error & {
  code?: SetPasscode400Code;
};

export type SetPasscode409Code = 'ALREADY_SET' | 'STEP_REQUIRED' | 'IDEMPOTENCY_IN_FLIGHT';
export type SetPasscode409 = Error & {
  code?: SetPasscode409Code;
};

export type LoginWithPassword401Code = 'INVALID_CREDENTIALS';
export type LoginWithPassword401 = Error & {
  code?: LoginWithPassword401Code;
};

export type LoginWithPassword423Code = 'ACCOUNT_LOCKED';
export type LoginWithPassword423 = Error & {
  code?: LoginWithPassword423Code;
};

export type LoginWithPassword429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type LoginWithPassword429 = Error & {
  code?: LoginWithPassword429Code;
};

export type LoginWithPassword502Code = 'OTP_SEND_FAILED';
export type LoginWithPassword502 = Error & {
  code?: LoginWithPassword502Code;
};

export type VerifyLoginOtp400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type VerifyLoginOtp400 = Error & {
  code?: VerifyLoginOtp400Code;
};

export type VerifyLoginOtp410Code = 'OTP_EXPIRED' | 'LOGIN_EXPIRED';
export type VerifyLoginOtp410 = Error & {
  code?: VerifyLoginOtp410Code;
};

export type VerifyLoginOtp502Code = 'CALL_FAILED';
export type VerifyLoginOtp502 = Error & {
  code?: VerifyLoginOtp502Code;
};

export type ResendLoginOtp410Code = 'LOGIN_EXPIRED';
export type ResendLoginOtp410 = Error & {
  code?: ResendLoginOtp410Code;
};

export type ResendLoginOtp429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type ResendLoginOtp429 = Error & {
  code?: ResendLoginOtp429Code;
};

export type ResendLoginOtp502Code = 'OTP_SEND_FAILED';
export type ResendLoginOtp502 = Error & {
  code?: ResendLoginOtp502Code;
};

export type CompleteCallback404Code = 'CALLBACK_NOT_FOUND';
export type CompleteCallback404 = Error & {
  code?: CompleteCallback404Code;
};

export type CompleteCallback409Code = 'CALLBACK_NOT_CONFIRMED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CompleteCallback409 = Error & {
  code?: CompleteCallback409Code;
};

export type CompleteCallback410Code = 'CALLBACK_EXPIRED';
export type CompleteCallback410 = Error & {
  code?: CompleteCallback410Code;
};

export type ForgotPassword400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type ForgotPassword400 = Error & {
  code?: ForgotPassword400Code;
};

export type ForgotPassword404Code = 'ACCOUNT_NOT_FOUND';
export type ForgotPassword404 = Error & {
  code?: ForgotPassword404Code;
};

export type ForgotPassword410Code = 'RECOVERY_EXPIRED';
export type ForgotPassword410 = Error & {
  code?: ForgotPassword410Code;
};

export type ForgotPassword423Code = 'ACCOUNT_LOCKED';
export type ForgotPassword423 = Error & {
  code?: ForgotPassword423Code;
};

export type ForgotPassword429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type ForgotPassword429 = Error & {
  code?: ForgotPassword429Code;
};

export type ForgotPassword502Code = 'OTP_SEND_FAILED';
export type ForgotPassword502 = Error & {
  code?: ForgotPassword502Code;
};

export type ResetPassword400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON' | 'RESET_INVALID';
export type ResetPassword400 = Error & {
  code?: ResetPassword400Code;
};

export type RefreshTokens401Code = 'UNAUTHENTICATED' | 'TOKEN_REUSED';
export type RefreshTokens401 = Error & {
  code?: RefreshTokens401Code;
};

export type RefreshTokens409Code = 'TOKEN_ROTATED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RefreshTokens409 = Error & {
  code?: RefreshTokens409Code;
};

export type Logout401Code = 'UNAUTHENTICATED' | 'TOKEN_REUSED';
export type Logout401 = Error & {
  code?: Logout401Code;
};

export type ChangePassword400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type ChangePassword400 = Error & {
  code?: ChangePassword400Code;
};

export type ChangePassword422Code = 'PASSWORD_WRONG' | 'IDEMPOTENCY_MISMATCH';
export type ChangePassword422 = Error & {
  code?: ChangePassword422Code;
};

export type ChangeEmail404Code = 'WALLET_NOT_FOUND';
export type ChangeEmail404 = Error & {
  code?: ChangeEmail404Code;
};

export type EndSession404Code = 'SESSION_NOT_FOUND';
export type EndSession404 = Error & {
  code?: EndSession404Code;
};

export type CreateApiKey409Code = 'API_KEY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateApiKey409 = Error & {
  code?: CreateApiKey409Code;
};

export type CreateApiKey429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type CreateApiKey429 = Error & {
  code?: CreateApiKey429Code;
};

export type CreateApiKey502Code = 'OTP_SEND_FAILED';
export type CreateApiKey502 = Error & {
  code?: CreateApiKey502Code;
};

export type RevokeApiKey404Code = 'API_KEY_NOT_FOUND';
export type RevokeApiKey404 = Error & {
  code?: RevokeApiKey404Code;
};

export type RollApiKey404Code = 'API_KEY_NOT_FOUND';
export type RollApiKey404 = Error & {
  code?: RollApiKey404Code;
};

export type RollApiKey409Code = 'API_KEY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RollApiKey409 = Error & {
  code?: RollApiKey409Code;
};

export type RollApiKey429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type RollApiKey429 = Error & {
  code?: RollApiKey429Code;
};

export type RollApiKey502Code = 'OTP_SEND_FAILED';
export type RollApiKey502 = Error & {
  code?: RollApiKey502Code;
};

export type ConfirmApiKey400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type ConfirmApiKey400 = Error & {
  code?: ConfirmApiKey400Code;
};

export type ConfirmApiKey404Code = 'API_KEY_NOT_FOUND';
export type ConfirmApiKey404 = Error & {
  code?: ConfirmApiKey404Code;
};

export type ConfirmApiKey409Code = 'API_KEY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ConfirmApiKey409 = Error & {
  code?: ConfirmApiKey409Code;
};

export type ConfirmApiKey410Code = 'OTP_EXPIRED' | 'ACTION_EXPIRED';
export type ConfirmApiKey410 = Error & {
  code?: ConfirmApiKey410Code;
};

export type ResendApiKeyCode404Code = 'API_KEY_NOT_FOUND';
export type ResendApiKeyCode404 = Error & {
  code?: ResendApiKeyCode404Code;
};

export type ResendApiKeyCode410Code = 'ACTION_EXPIRED';
export type ResendApiKeyCode410 = Error & {
  code?: ResendApiKeyCode410Code;
};

export type ResendApiKeyCode429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type ResendApiKeyCode429 = Error & {
  code?: ResendApiKeyCode429Code;
};

export type ResendApiKeyCode502Code = 'OTP_SEND_FAILED';
export type ResendApiKeyCode502 = Error & {
  code?: ResendApiKeyCode502Code;
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

export type LocalScreening400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type LocalScreening400 = Error & {
  code?: LocalScreening400Code;
};

export type LocalScreening422Code = 'ID_VERIFICATION_FAILED' | 'IDEMPOTENCY_MISMATCH';
export type LocalScreening422 = Error & {
  code?: LocalScreening422Code;
};

export type IdPhoneMatch409Code = 'ID_DUPLICATE' | 'STEP_REQUIRED' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';
export type IdPhoneMatch409 = Error & {
  code?: IdPhoneMatch409Code;
};

export type IdPhoneMatch422Code = 'ID_PHONE_MISMATCH' | 'IDEMPOTENCY_MISMATCH';
export type IdPhoneMatch422 = Error & {
  code?: IdPhoneMatch422Code;
};

export type InitiateNafath409Code = 'STEP_REQUIRED' | 'NAFATH_IN_PROGRESS' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';
export type InitiateNafath409 = Error & {
  code?: InitiateNafath409Code;
};

export type InitiateNafath502Code = 'NAFATH_INITIATE_FAILED';
export type InitiateNafath502 = Error & {
  code?: InitiateNafath502Code;
};

export type RunGlobalScreening503Code = 'SCREENING_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
export type RunGlobalScreening503 = Error & {
  code?: RunGlobalScreening503Code;
};

export type SubmitKyb400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type SubmitKyb400 = Error & {
  code?: SubmitKyb400Code;
};

export type SubmitKyb422Code = 'KYB_OPTION_INVALID' | 'IDEMPOTENCY_MISMATCH';
export type SubmitKyb422 = Error & {
  code?: SubmitKyb422Code;
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
 * The `subWalletId`. Leave it out for the main wallet
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
};

export type WatchWallet404Code = 'WALLET_NOT_FOUND';
export type WatchWallet404 = Error & {
  code?: WatchWallet404Code;
};

export type WatchWallet429Code = 'RATE_LIMITED';
export type WatchWallet429 = Error & {
  code?: WatchWallet429Code;
};

export type GetWalletActivityParams = {
/**
 * How far back
 */
period?: GetWalletActivityPeriod;
/**
 * The `subWalletId`. Leave it out for the main wallet
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
 * The `subWalletId`. Leave it out for the main wallet
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
};

export type GetWalletSpendingBy = 'type' | 'payee' | 'purpose';
export type GetLimits404Code = 'WALLET_NOT_FOUND';
export type GetLimits404 = Error & {
  code?: GetLimits404Code;
};

export type ListSubWallets404Code = 'WALLET_NOT_FOUND';
export type ListSubWallets404 = Error & {
  code?: ListSubWallets404Code;
};

export type RenameSubWallet404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type RenameSubWallet404 = Error & {
  code?: RenameSubWallet404Code;
};

export type CloseSubWallet404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type CloseSubWallet404 = Error & {
  code?: CloseSubWallet404Code;
};

export type CloseSubWallet409Code = 'SUB_WALLET_NOT_EMPTY';
export type CloseSubWallet409 = Error & {
  code?: CloseSubWallet409Code;
};

export type MoveMoney404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type MoveMoney404 = Error & {
  code?: MoveMoney404Code;
};

export type MoveMoney409Code = 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type MoveMoney409 = Error & {
  code?: MoveMoney409Code;
};

export type MoveMoney422Code = 'INSUFFICIENT_FUNDS' | 'IDEMPOTENCY_MISMATCH';
export type MoveMoney422 = Error & {
  code?: MoveMoney422Code;
};

export type CreateWalletAction404Code = 'WALLET_NOT_FOUND';
export type CreateWalletAction404 = Error & {
  code?: CreateWalletAction404Code;
};

export type CreateWalletAction409Code = 'WALLET_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'SUB_WALLET_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateWalletAction409 = Error & {
  code?: CreateWalletAction409Code;
};

export type CreateWalletAction422Code = 'LIMIT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';
export type CreateWalletAction422 = Error & {
  code?: CreateWalletAction422Code;
};

export type CreateWalletAction429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type CreateWalletAction429 = Error & {
  code?: CreateWalletAction429Code;
};

export type CreateWalletAction502Code = 'OTP_SEND_FAILED';
export type CreateWalletAction502 = Error & {
  code?: CreateWalletAction502Code;
};

export type ConfirmWalletAction400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type ConfirmWalletAction400 = Error & {
  code?: ConfirmWalletAction400Code;
};

export type ConfirmWalletAction404Code = 'WALLET_NOT_FOUND' | 'ACTION_NOT_FOUND';
export type ConfirmWalletAction404 = Error & {
  code?: ConfirmWalletAction404Code;
};

export type ConfirmWalletAction409Code = 'WALLET_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'SUB_WALLET_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ConfirmWalletAction409 = Error & {
  code?: ConfirmWalletAction409Code;
};

export type ConfirmWalletAction410Code = 'OTP_EXPIRED' | 'ACTION_EXPIRED';
export type ConfirmWalletAction410 = Error & {
  code?: ConfirmWalletAction410Code;
};

export type ResendWalletActionCode404Code = 'WALLET_NOT_FOUND' | 'ACTION_NOT_FOUND';
export type ResendWalletActionCode404 = Error & {
  code?: ResendWalletActionCode404Code;
};

export type ResendWalletActionCode410Code = 'ACTION_EXPIRED';
export type ResendWalletActionCode410 = Error & {
  code?: ResendWalletActionCode410Code;
};

export type ResendWalletActionCode429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type ResendWalletActionCode429 = Error & {
  code?: ResendWalletActionCode429Code;
};

export type ResendWalletActionCode502Code = 'OTP_SEND_FAILED';
export type ResendWalletActionCode502 = Error & {
  code?: ResendWalletActionCode502Code;
};

export type DeactivateWallet404Code = 'WALLET_NOT_FOUND';
export type DeactivateWallet404 = Error & {
  code?: DeactivateWallet404Code;
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
 * A part of the merchant's or beneficiary's name, or of the reference ID
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: TransactionSearchParameter;
/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * The `subWalletId`. Leave it out for the main wallet
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

export type ListTransactions400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListTransactions400 = Error & {
  code?: ListTransactions400Code;
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
 * A part of the merchant's or beneficiary's name, or of the reference ID
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: TransactionSearchParameter;
/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * The `subWalletId`. Leave it out for the main wallet
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
/**
 * Language of the column headings and of the names of types and statuses
 */
locale?: ExportTransactionsLocale;
};

export type ExportTransactionsLocale = 'en' | 'ar';
export type ExportTransactions429Code = 'RATE_LIMITED';
export type ExportTransactions429 = Error & {
  code?: ExportTransactions429Code;
};

export type MarkTransactionsSeen404Code = 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND';
export type MarkTransactionsSeen404 = Error & {
  code?: MarkTransactionsSeen404Code;
};

export type GetTransaction404Code = 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND';
export type GetTransaction404 = Error & {
  code?: GetTransaction404Code;
};

export type ListHoldsParams = {
/**
 * The `subWalletId`. Leave it out for the main wallet
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

export type ListHolds400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListHolds400 = Error & {
  code?: ListHolds400Code;
};

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

export type ListBeneficiaries400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListBeneficiaries400 = Error & {
  code?: ListBeneficiaries400Code;
};

export type AddBeneficiary409Code = 'BENEFICIARY_EXISTS' | 'BENEFICIARY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type AddBeneficiary409 = Error & {
  code?: AddBeneficiary409Code;
};

export type AddBeneficiary422Code = 'IBAN_INVALID' | 'IBAN_FOREIGN' | 'IBAN_OWN' | 'IDEMPOTENCY_MISMATCH';
export type AddBeneficiary422 = Error & {
  code?: AddBeneficiary422Code;
};

export type AddBeneficiary429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type AddBeneficiary429 = Error & {
  code?: AddBeneficiary429Code;
};

export type AddBeneficiary502Code = 'OTP_SEND_FAILED';
export type AddBeneficiary502 = Error & {
  code?: AddBeneficiary502Code;
};

export type GetBeneficiary404Code = 'BENEFICIARY_NOT_FOUND';
export type GetBeneficiary404 = Error & {
  code?: GetBeneficiary404Code;
};

export type RemoveBeneficiary404Code = 'BENEFICIARY_NOT_FOUND';
export type RemoveBeneficiary404 = Error & {
  code?: RemoveBeneficiary404Code;
};

export type RemoveBeneficiary409Code = 'BENEFICIARY_SUSPENDED';
export type RemoveBeneficiary409 = Error & {
  code?: RemoveBeneficiary409Code;
};

export type ConfirmBeneficiary400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type ConfirmBeneficiary400 = Error & {
  code?: ConfirmBeneficiary400Code;
};

export type ConfirmBeneficiary404Code = 'BENEFICIARY_NOT_FOUND';
export type ConfirmBeneficiary404 = Error & {
  code?: ConfirmBeneficiary404Code;
};

export type ConfirmBeneficiary410Code = 'OTP_EXPIRED' | 'ACTION_EXPIRED';
export type ConfirmBeneficiary410 = Error & {
  code?: ConfirmBeneficiary410Code;
};

export type ResendBeneficiaryCode404Code = 'BENEFICIARY_NOT_FOUND';
export type ResendBeneficiaryCode404 = Error & {
  code?: ResendBeneficiaryCode404Code;
};

export type ResendBeneficiaryCode410Code = 'ACTION_EXPIRED';
export type ResendBeneficiaryCode410 = Error & {
  code?: ResendBeneficiaryCode410Code;
};

export type ResendBeneficiaryCode429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type ResendBeneficiaryCode429 = Error & {
  code?: ResendBeneficiaryCode429Code;
};

export type ResendBeneficiaryCode502Code = 'OTP_SEND_FAILED';
export type ResendBeneficiaryCode502 = Error & {
  code?: ResendBeneficiaryCode502Code;
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

export type ListTopUps400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListTopUps400 = Error & {
  code?: ListTopUps400Code;
};

export type ListTopUps404Code = 'WALLET_NOT_FOUND';
export type ListTopUps404 = Error & {
  code?: ListTopUps404Code;
};

export type CreateTopUp404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type CreateTopUp404 = Error & {
  code?: CreateTopUp404Code;
};

export type CreateTopUp409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateTopUp409 = Error & {
  code?: CreateTopUp409Code;
};

export type CreateTopUp422Code = 'MAXIMUM_BALANCE_EXCEEDED' | 'IDEMPOTENCY_MISMATCH';
export type CreateTopUp422 = Error & {
  code?: CreateTopUp422Code;
};

export type CreateTopUp429Code = 'RATE_LIMITED';
export type CreateTopUp429 = Error & {
  code?: CreateTopUp429Code;
};

export type GetBankDetails404Code = 'WALLET_NOT_FOUND';
export type GetBankDetails404 = Error & {
  code?: GetBankDetails404Code;
};

export type GetTopUp400Code = 'VALIDATION_ERROR';
export type GetTopUp400 = Error & {
  code?: GetTopUp400Code;
};

export type GetTopUp404Code = 'WALLET_NOT_FOUND' | 'TOP_UP_NOT_FOUND';
export type GetTopUp404 = Error & {
  code?: GetTopUp404Code;
};

export type PayTopUp404Code = 'WALLET_NOT_FOUND' | 'TOP_UP_NOT_FOUND';
export type PayTopUp404 = Error & {
  code?: PayTopUp404Code;
};

export type PayTopUp409Code = 'TOP_UP_ENDED' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type PayTopUp409 = Error & {
  code?: PayTopUp409Code;
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
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code. `scheduled`: confirmed for later, its runs are transfers of their own.
 */
state?: TransferStateFilterParameter;
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

export type ListTransfers400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListTransfers400 = Error & {
  code?: ListTransfers400Code;
};

export type ListTransfers404Code = 'WALLET_NOT_FOUND';
export type ListTransfers404 = Error & {
  code?: ListTransfers404Code;
};

export type CreateTransfer404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RECIPIENT_NOT_FOUND' | 'BENEFICIARY_NOT_FOUND';
export type CreateTransfer404 = Error & {
  code?: CreateTransfer404Code;
};

export type CreateTransfer409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'BENEFICIARY_NOT_ACTIVE' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CreateTransfer409 = Error & {
  code?: CreateTransfer409Code;
};

export type CreateTransfer422Code = 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';
export type CreateTransfer422 = Error & {
  code?: CreateTransfer422Code;
};

export type CreateTransfer502Code = 'OTP_SEND_FAILED';
export type CreateTransfer502 = Error & {
  code?: CreateTransfer502Code;
};

export type GetTransfer404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND';
export type GetTransfer404 = Error & {
  code?: GetTransfer404Code;
};

export type GetTransferReceiptParams = {
/**
 * Language of the receipt
 */
locale?: GetTransferReceiptLocale;
};

export type GetTransferReceiptLocale = 'en' | 'ar';
export type GetTransferReceipt404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND';
export type GetTransferReceipt404 = Error & {
  code?: GetTransferReceipt404Code;
};

export type GetTransferReceipt409Code = 'TRANSFER_STATE_INVALID';
export type GetTransferReceipt409 = Error & {
  code?: GetTransferReceipt409Code;
};

export type ConfirmTransfer400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type ConfirmTransfer400 = Error & {
  code?: ConfirmTransfer400Code;
};

export type ConfirmTransfer404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type ConfirmTransfer404 = Error & {
  code?: ConfirmTransfer404Code;
};

export type ConfirmTransfer409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'RECIPIENT_UNAVAILABLE' | 'BENEFICIARY_NOT_ACTIVE' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ConfirmTransfer409 = Error & {
  code?: ConfirmTransfer409Code;
};

export type ConfirmTransfer410Code = 'OTP_EXPIRED' | 'TRANSFER_EXPIRED';
export type ConfirmTransfer410 = Error & {
  code?: ConfirmTransfer410Code;
};

export type ConfirmTransfer422Code = 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';
export type ConfirmTransfer422 = Error & {
  code?: ConfirmTransfer422Code;
};

export type ResendTransferCode404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND';
export type ResendTransferCode404 = Error & {
  code?: ResendTransferCode404Code;
};

export type ResendTransferCode410Code = 'TRANSFER_EXPIRED';
export type ResendTransferCode410 = Error & {
  code?: ResendTransferCode410Code;
};

export type ResendTransferCode429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';
export type ResendTransferCode429 = Error & {
  code?: ResendTransferCode429Code;
};

export type ResendTransferCode502Code = 'OTP_SEND_FAILED';
export type ResendTransferCode502 = Error & {
  code?: ResendTransferCode502Code;
};

export type CancelTransfer404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND';
export type CancelTransfer404 = Error & {
  code?: CancelTransfer404Code;
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

export type ListTransferSchedules400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListTransferSchedules400 = Error & {
  code?: ListTransferSchedules400Code;
};

export type ListTransferSchedules404Code = 'WALLET_NOT_FOUND';
export type ListTransferSchedules404 = Error & {
  code?: ListTransferSchedules404Code;
};

export type CancelTransferSchedule404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_NOT_FOUND';
export type CancelTransferSchedule404 = Error & {
  code?: CancelTransferSchedule404Code;
};

export type CancelTransferSchedule409Code = 'TRANSFER_SCHEDULE_ENDED' | 'IDEMPOTENCY_IN_FLIGHT';
export type CancelTransferSchedule409 = Error & {
  code?: CancelTransferSchedule409Code;
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
 * A part of the name, a whole phone or ID number, or at least the first 4 digits of a CR number or unified number. Without it, all customers
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
export type SearchCustomers400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type SearchCustomers400 = Error & {
  code?: SearchCustomers400Code;
};

export type GetCustomer404Code = 'CUSTOMER_NOT_FOUND';
export type GetCustomer404 = Error & {
  code?: GetCustomer404Code;
};

export type ListCustomerTransactionsParams = {
/**
 * The `subWalletId`. Leave it out for the main wallet
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

export type ListCustomerTransactions400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListCustomerTransactions400 = Error & {
  code?: ListCustomerTransactions400Code;
};

export type ListCustomerTransactions404Code = 'CUSTOMER_NOT_FOUND' | 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND';
export type ListCustomerTransactions404 = Error & {
  code?: ListCustomerTransactions404Code;
};

export type ListCustomerBeneficiaries404Code = 'CUSTOMER_NOT_FOUND';
export type ListCustomerBeneficiaries404 = Error & {
  code?: ListCustomerBeneficiaries404Code;
};

export type SuspendBeneficiary404Code = 'CUSTOMER_NOT_FOUND' | 'BENEFICIARY_NOT_FOUND';
export type SuspendBeneficiary404 = Error & {
  code?: SuspendBeneficiary404Code;
};

export type SuspendBeneficiary409Code = 'BENEFICIARY_STATE_INVALID' | 'IDEMPOTENCY_IN_FLIGHT';
export type SuspendBeneficiary409 = Error & {
  code?: SuspendBeneficiary409Code;
};

export type ResumeBeneficiary404Code = 'CUSTOMER_NOT_FOUND' | 'BENEFICIARY_NOT_FOUND';
export type ResumeBeneficiary404 = Error & {
  code?: ResumeBeneficiary404Code;
};

export type ResumeBeneficiary409Code = 'BENEFICIARY_STATE_INVALID' | 'IDEMPOTENCY_IN_FLIGHT';
export type ResumeBeneficiary409 = Error & {
  code?: ResumeBeneficiary409Code;
};

export type UnlockCustomer404Code = 'CUSTOMER_NOT_FOUND';
export type UnlockCustomer404 = Error & {
  code?: UnlockCustomer404Code;
};

export type UnlockCustomer409Code = 'NOT_LOCKED' | 'IDEMPOTENCY_IN_FLIGHT';
export type UnlockCustomer409 = Error & {
  code?: UnlockCustomer409Code;
};

export type FreezeCustomer404Code = 'CUSTOMER_NOT_FOUND' | 'WALLET_NOT_FOUND';
export type FreezeCustomer404 = Error & {
  code?: FreezeCustomer404Code;
};

export type FreezeCustomer409Code = 'WALLET_ALREADY_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type FreezeCustomer409 = Error & {
  code?: FreezeCustomer409Code;
};

export type UnfreezeCustomer404Code = 'CUSTOMER_NOT_FOUND';
export type UnfreezeCustomer404 = Error & {
  code?: UnfreezeCustomer404Code;
};

export type UnfreezeCustomer409Code = 'WALLET_NOT_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';
export type UnfreezeCustomer409 = Error & {
  code?: UnfreezeCustomer409Code;
};

export type EndCustomerSessions404Code = 'CUSTOMER_NOT_FOUND';
export type EndCustomerSessions404 = Error & {
  code?: EndCustomerSessions404Code;
};

export type ChangeSignInCall404Code = 'CUSTOMER_NOT_FOUND' | 'ACCOUNT_NOT_FOUND';
export type ChangeSignInCall404 = Error & {
  code?: ChangeSignInCall404Code;
};

export type ChangeSignInCall409Code = 'SIGN_IN_CALL_UNCHANGED' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type ChangeSignInCall409 = Error & {
  code?: ChangeSignInCall409Code;
};

export type ExportCustomer404Code = 'CUSTOMER_NOT_FOUND';
export type ExportCustomer404 = Error & {
  code?: ExportCustomer404Code;
};

export type ListReviewsParams = {
/**
 * `open` lists open reviews, oldest first. `closed` lists the newest 100 closed reviews
 */
status?: ListReviewsStatus;
};

export type ListReviewsStatus = 'open' | 'closed';
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
export type ListDenyList400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListDenyList400 = Error & {
  code?: ListDenyList400Code;
};

export type AddToDenyList400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';
export type AddToDenyList400 = Error & {
  code?: AddToDenyList400Code;
};

export type AddToDenyList409Code = 'DENY_LIST_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT';
export type AddToDenyList409 = Error & {
  code?: AddToDenyList409Code;
};

export type RemoveFromDenyList404Code = 'DENY_LIST_ENTRY_NOT_FOUND';
export type RemoveFromDenyList404 = Error & {
  code?: RemoveFromDenyList404Code;
};

export type RemoveFromDenyList409Code = 'DENY_LIST_ENTRY_REMOVED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RemoveFromDenyList409 = Error & {
  code?: RemoveFromDenyList409Code;
};

export type RequestAccountClosure404Code = 'CUSTOMER_NOT_FOUND' | 'ACCOUNT_NOT_FOUND';
export type RequestAccountClosure404 = Error & {
  code?: RequestAccountClosure404Code;
};

export type RequestAccountClosure409Code = 'WALLET_NOT_EMPTY' | 'REQUEST_PENDING' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestAccountClosure409 = Error & {
  code?: RequestAccountClosure409Code;
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
export type DecideStaffRequest403Code = 'ADMIN_REQUIRED' | 'SECOND_PERSON_REQUIRED' | 'REQUESTER_REQUIRED';
export type DecideStaffRequest403 = Error & {
  code?: DecideStaffRequest403Code;
};

export type DecideStaffRequest404Code = 'STAFF_REQUEST_NOT_FOUND';
export type DecideStaffRequest404 = Error & {
  code?: DecideStaffRequest404Code;
};

export type DecideStaffRequest409Code = 'STAFF_REQUEST_CLOSED' | 'WALLET_NOT_EMPTY' | 'SUSPENSE_CREDIT_DECIDED' | 'TRANSFER_STATE_INVALID' | 'TOP_UP_STATE_INVALID' | 'WALLET_INACTIVE' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type DecideStaffRequest409 = Error & {
  code?: DecideStaffRequest409Code;
};

export type DecideStaffRequest422Code = 'MAXIMUM_BALANCE_EXCEEDED' | 'IDEMPOTENCY_MISMATCH';
export type DecideStaffRequest422 = Error & {
  code?: DecideStaffRequest422Code;
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
export type ListMoneyExceptions400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListMoneyExceptions400 = Error & {
  code?: ListMoneyExceptions400Code;
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
 * A `topUpId`, the reference of the card provider, or the reference of the transaction
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
 * `created`: the card is to be entered. `awaiting_3ds`: the person confirms the payment, or the card provider has not answered yet. `paid`: the money is in the wallet. `settled`: and has arrived at our bank. `refunded`, `disputed`: it went back to the card.
 */
state?: TopUpStateFilterParameter;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};

export type SearchTopUps400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type SearchTopUps400 = Error & {
  code?: SearchTopUps400Code;
};

export type GetAdminTopUp404Code = 'TOP_UP_NOT_FOUND';
export type GetAdminTopUp404 = Error & {
  code?: GetAdminTopUp404Code;
};

export type RequestTopUpDispute404Code = 'TOP_UP_NOT_FOUND';
export type RequestTopUpDispute404 = Error & {
  code?: RequestTopUpDispute404Code;
};

export type RequestTopUpDispute409Code = 'TOP_UP_STATE_INVALID' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestTopUpDispute409 = Error & {
  code?: RequestTopUpDispute409Code;
};

export type SearchTransfersParams = {
/**
 * A `transferId`, our number of the payout, or the reference of the provider
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
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code. `scheduled`: confirmed for later, its runs are transfers of their own.
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
export type SearchTransfers400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type SearchTransfers400 = Error & {
  code?: SearchTransfers400Code;
};

export type GetAdminTransfer404Code = 'TRANSFER_NOT_FOUND';
export type GetAdminTransfer404 = Error & {
  code?: GetAdminTransfer404Code;
};

export type RequestTransferSettlement404Code = 'TRANSFER_NOT_FOUND';
export type RequestTransferSettlement404 = Error & {
  code?: RequestTransferSettlement404Code;
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

export type RequestSuspenseCrediting404Code = 'SUSPENSE_CREDIT_NOT_FOUND' | 'CUSTOMER_NOT_FOUND' | 'WALLET_NOT_FOUND';
export type RequestSuspenseCrediting404 = Error & {
  code?: RequestSuspenseCrediting404Code;
};

export type RequestSuspenseCrediting409Code = 'SUSPENSE_CREDIT_DECIDED' | 'REQUEST_PENDING' | 'WALLET_INACTIVE' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestSuspenseCrediting409 = Error & {
  code?: RequestSuspenseCrediting409Code;
};

export type RequestSuspenseCrediting422Code = 'MAXIMUM_BALANCE_EXCEEDED' | 'IDEMPOTENCY_MISMATCH';
export type RequestSuspenseCrediting422 = Error & {
  code?: RequestSuspenseCrediting422Code;
};

export type RequestSuspenseReturn404Code = 'SUSPENSE_CREDIT_NOT_FOUND';
export type RequestSuspenseReturn404 = Error & {
  code?: RequestSuspenseReturn404Code;
};

export type RequestSuspenseReturn409Code = 'SUSPENSE_CREDIT_DECIDED' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestSuspenseReturn409 = Error & {
  code?: RequestSuspenseReturn409Code;
};

export type ListSuspendedTopUpsParams = {
/**
 * The `nextCursor` of the page before
 * @pattern ^[0-9]{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
 */
cursor?: WaitingCursorParameter;
};

export type RequestTopUpCrediting404Code = 'TOP_UP_NOT_FOUND';
export type RequestTopUpCrediting404 = Error & {
  code?: RequestTopUpCrediting404Code;
};

export type RequestTopUpCrediting409Code = 'SUSPENSE_CREDIT_DECIDED' | 'REQUEST_PENDING' | 'WALLET_INACTIVE' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestTopUpCrediting409 = Error & {
  code?: RequestTopUpCrediting409Code;
};

export type RequestTopUpCrediting422Code = 'MAXIMUM_BALANCE_EXCEEDED' | 'IDEMPOTENCY_MISMATCH';
export type RequestTopUpCrediting422 = Error & {
  code?: RequestTopUpCrediting422Code;
};

export type RequestTopUpRefund404Code = 'TOP_UP_NOT_FOUND';
export type RequestTopUpRefund404 = Error & {
  code?: RequestTopUpRefund404Code;
};

export type RequestTopUpRefund409Code = 'SUSPENSE_CREDIT_DECIDED' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';
export type RequestTopUpRefund409 = Error & {
  code?: RequestTopUpRefund409Code;
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
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};

export type ListAdminEvents400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';
export type ListAdminEvents400 = Error & {
  code?: ListAdminEvents400Code;
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

export type ReceiveCallDigits404Code = 'CALLBACK_NOT_FOUND';
export type ReceiveCallDigits404 = Error & {
  code?: ReceiveCallDigits404Code;
};

export type ReceiveCallDigits409Code = 'CALL_ENDED';
export type ReceiveCallDigits409 = Error & {
  code?: ReceiveCallDigits409Code;
};

export type ReceiveCallDigits410Code = 'CALLBACK_EXPIRED';
export type ReceiveCallDigits410 = Error & {
  code?: ReceiveCallDigits410Code;
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
  currency: string;
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

export type PressSandboxCall409Code = 'CALL_ENDED';
export type PressSandboxCall409 = Error & {
  code?: PressSandboxCall409Code;
};

export type GetSandboxCardPayment400Code = 'VALIDATION_ERROR';
export type GetSandboxCardPayment400 = Error & {
  code?: GetSandboxCardPayment400Code;
};

export type GetSandboxCardPayment404Code = 'TOP_UP_NOT_FOUND';
export type GetSandboxCardPayment404 = Error & {
  code?: GetSandboxCardPayment404Code;
};

export type DecideSandboxCardPayment404Code = 'TOP_UP_NOT_FOUND';
export type DecideSandboxCardPayment404 = Error & {
  code?: DecideSandboxCardPayment404Code;
};

export type RunSandboxRescreening404Code = 'CUSTOMER_NOT_FOUND';
export type RunSandboxRescreening404 = Error & {
  code?: RunSandboxRescreening404Code;
};

export type CreateSandboxPosting404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'HOLD_NOT_FOUND' | 'TRANSACTION_NOT_FOUND';
export type CreateSandboxPosting404 = Error & {
  code?: CreateSandboxPosting404Code;
};

export type CreateSandboxPosting409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'HOLD_ENDED' | 'NOT_REVERSIBLE';
export type CreateSandboxPosting409 = Error & {
  code?: CreateSandboxPosting409Code;
};

export type CreateSandboxPosting422Code = 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'IDEMPOTENCY_MISMATCH';
export type CreateSandboxPosting422 = Error & {
  code?: CreateSandboxPosting422Code;
};

export type SettleSandboxTransfer404Code = 'TRANSFER_NOT_FOUND';
export type SettleSandboxTransfer404 = Error & {
  code?: SettleSandboxTransfer404Code;
};

export type SettleSandboxTransfer409Code = 'TRANSFER_STATE_INVALID';
export type SettleSandboxTransfer409 = Error & {
  code?: SettleSandboxTransfer409Code;
};

export type FailSandboxTransfer404Code = 'TRANSFER_NOT_FOUND';
export type FailSandboxTransfer404 = Error & {
  code?: FailSandboxTransfer404Code;
};

export type FailSandboxTransfer409Code = 'TRANSFER_STATE_INVALID';
export type FailSandboxTransfer409 = Error & {
  code?: FailSandboxTransfer409Code;
};

export type ReturnSandboxTransfer404Code = 'TRANSFER_NOT_FOUND';
export type ReturnSandboxTransfer404 = Error & {
  code?: ReturnSandboxTransfer404Code;
};

export type ReturnSandboxTransfer409Code = 'TRANSFER_STATE_INVALID';
export type ReturnSandboxTransfer409 = Error & {
  code?: ReturnSandboxTransfer409Code;
};

