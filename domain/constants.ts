export const OTP_LENGTH = 6
export const OTP_LIFETIME_SECONDS = 300
export const OTP_RESEND_SECONDS = 30
/** The most members and open invitations of a business together. */
export const MAX_MEMBERS = 20
export const INVITATION_DAYS = 7

export const OTP_ATTEMPTS = 5
export const OTP_ATTEMPTS_FREELANCER = 3
/** This is enough for any customer. It also limits the messages that somebody else can cause. */
export const OTP_PER_HOUR = 10
/** How long the link of a change of email works. */
export const EMAIL_LINK_SECONDS = 86_400
/** The path of the page that the link opens. Its token follows `#`. */
export const CONFIRM_EMAIL_PATH = '/confirm-email'
/** This is enough for typing errors, and too few to find out which IDs and registrations have accounts. */
export const CHECKS_PER_HOUR = 30
/** The most statements, certificates and letters that an account gets. Each is kept for good. */
export const DOCUMENTS_PER_HOUR = 60

/** Each request makes somebody's phone ring. */
export const NAFATH_REQUESTS_PER_HOUR = 10
export const NAFATH_LIFETIME_SECONDS = 600
export const NAFATH_POLL_SECONDS = 5
export const SCREENING_POLL_SECONDS = 10

export const CR_CACHE_SECONDS = 600
export const CR_CACHE_ENTRIES = 200

/** A transfer that is unknown for this long needs a decision of staff. We continue to look it up at the provider. */
export const TRANSFER_UNDECIDED_SECONDS = 7200

export const ONBOARDING_STATE_HOURS = 24
export const ONBOARDING_STATE_VERSION = '1.0'
export const ID_STEP_DELAY_MILLISECONDS = 50
export const WELCOME_REDIRECT_SECONDS = 3

export const INACTIVITY_SECONDS = 300
export const INACTIVITY_WARNING_SECONDS = 60
export const ACTIVITY_THROTTLE_SECONDS = 5

export const LOCKOUT_FAILURES = 5
export const LOCKOUT_WINDOW_SECONDS = 3600
export const LOCKOUT_SECONDS = 900
/** This many lockouts within the window lead to a hard lock, which only the call center ends. */
export const HARD_LOCK_LOCKOUTS = 3
export const HARD_LOCK_WINDOW_SECONDS = 86_400

/** A sign-in or recovery can continue for this long after its last code. */
export const CHALLENGE_SECONDS = 900
export const ACCESS_TOKEN_SECONDS = 600
export const REFRESH_TOKEN_SECONDS = 86_400
/** The maximum lifetime of a session, however often its token is exchanged. */
export const SESSION_SECONDS = 30 * 86_400

/** The maximum lifetime of an administrator's session. */
export const ADMIN_SESSION_SECONDS = 8 * 3600
/** An administrator's session ends earlier when it is not used for this long. */
export const ADMIN_IDLE_SECONDS = 1800

export const ADMIN_NOTE_MIN_LENGTH = 3
export const ADMIN_NOTE_MAX_LENGTH = 500

export const CALLBACK_LIFETIME_SECONDS = 120
/** The time is counted from the start of the call. It leaves a few minutes after a confirmation in the last second of the call. */
export const CALLBACK_COMPLETION_SECONDS = 300
export const CALLBACK_POLL_SECONDS = 2
export const CALLBACK_DONE_MILLISECONDS = 1500
export const CALLBACK_FAILED_MILLISECONDS = 3000

export const API_TIMEOUT_SECONDS = 30
export const API_RETRIES = 3
/** The number of retries after a time-out of a service behind the server. More would keep the person waiting for minutes. */
export const TIMEOUT_RETRIES = 1
/** The time after which a form that is being sent shows that it takes longer. */
export const SLOW_SECONDS = 8

/** The maximum length in the inputs for CR and ID numbers: ten digits and two separators. */
export const NUMBER_INPUT_MAX_LENGTH = 12
/** The maximum length in the phone input: ten digits and two spaces. */
export const PHONE_INPUT_MAX_LENGTH = 12
export const DETAILS_MIN_LENGTH = 3
export const DETAILS_MAX_LENGTH = 100
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128
export const PASSCODE_LENGTH = 6

/** The ranges of limits in halalas. */
export const LIMIT_RANGES = {
  daily: { minimum: 0, maximum: 100_000_00 },
  monthly: { minimum: 0, maximum: 1_000_000_00 },
} as const
/** The range of a card top-up in halalas, as in the contract. */
export const TOP_UP_RANGE = { minimum: 10_00, maximum: 20_000_00 } as const
/** The limits of the whole wallet in halalas, until its owner changes them. */
export const STARTING_LIMITS = { daily: 2_000_00, monthly: 50_000_00 } as const
export const MAX_SUB_WALLETS = 3
/** The most calls of each key in a minute. */
export const API_KEY_CALLS = 600
/** The most keys of an account at a time, including those that a new one replaces. */
export const MAX_API_KEYS = 20

/** The most endpoints of an account. */
export const MAX_WEBHOOK_ENDPOINTS = 10

/** How long programs may look up events. */
export const EVENT_DAYS = 30

/** How long a notification is kept after it was read, and how long at most. */
export const READ_NOTIFICATION_DAYS = 90
export const NOTIFICATION_DAYS = 365
/** The count of unread notifications stops here. */
export const UNREAD_NOTIFICATIONS_MAX = 100
/** The most running schedules of an account. */
export const MAX_SCHEDULES = 50
/** The most rows in a file of transfers. */
export const MAX_BATCH_ROWS = 1000
/** The largest file of transfers, which has room for a workbook of that many rows. */
export const MAX_TRANSFER_FILE_BYTES = 1_000_000
/** The most files of transfers of an account that wait for their code. */
export const MAX_BATCH_DRAFTS = 10
/** How long a payment waits for the approval of others. */
export const APPROVAL_DAYS = 7
/** How long a file of transfers waits for its code. */
export const BATCH_DRAFT_HOURS = 24
/** The most top-ups of a wallet that have taken no money and have not ended. */
export const MAX_UNPAID_TOP_UPS = 20
export const SUB_WALLET_NAME_MIN_LENGTH = 3
export const SUB_WALLET_NAME_MAX_LENGTH = 40
/** The balance card compares with the balance of this many days ago. The spending breakdown covers the same period. */
export const COMPARISON_DAYS = 30
/** The most payees in the spending breakdown. */
export const SPENDING_PAYEES = 20
export const CHART_ANIMATION_MILLISECONDS = 300
/** The count of new transactions stops here. */
export const NEW_TRANSACTIONS_MAX = 100

/** The code of the account purpose that requires details. */
export const OTHER_PURPOSE = 'other'

/** The most lookups of Plink customers by a person or a program: enough to pay staff, and too few to find out who is a customer. */
export const RECIPIENTS_PER_HOUR = 30

/** The most bills that an account may look up: many more than a business pays, and too few to learn what strangers owe. */
export const BILL_INQUIRIES_PER_HOUR = 60

/** The most saved bills of an account. */
export const MAX_SAVED_BILLS = 50

/** The most transfers of a person or a program that are refused before their code. Forms check the amount themselves, so few are refused. */
export const REFUSED_TRANSFERS_PER_HOUR = 20
/** A business may fail, or look up customers, this many times as often as one of its people or programs. */
export const BUSINESS_LIMIT_FACTOR = 5

/** The most SMS of one kind to a person. The last one says that further ones are only in the list of notifications. */
export const SMS_OF_KIND_PER_HOUR = 4

export const MAX_BUSINESS_DOCUMENTS = 20
/** The time to answer a request for a document, unless the staff choose a day up to the longest. */
export const DOCUMENT_REQUEST_DAYS = 14
export const DOCUMENT_REQUEST_MAX_DAYS = 90
export const MAX_BUSINESS_DOCUMENT_BYTES = 10 * 1024 * 1024
