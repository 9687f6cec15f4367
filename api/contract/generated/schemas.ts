/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

/** An integer that is written in an address as JSON writes one. */
const decimal = <Schema extends zod.ZodType>(schema: Schema) =>
  zod.preprocess(text => (typeof text === 'string' && /^(0|-?[1-9][0-9]*)$/.test(text) ? Number(text) : text), schema)

export const ErrorCode = zod.enum(['ACCOUNT_CLOSED', 'ACCOUNT_LOCKED', 'ACCOUNT_NOT_FOUND', 'ACTION_EXPIRED', 'ACTION_NOT_FOUND', 'ADMIN_LOGIN_FAILED', 'ADMIN_NOT_FOUND', 'ADMIN_REQUIRED', 'ALREADY_SET', 'AMOUNT_OUT_OF_RANGE', 'API_KEY_ALREADY_ROLLED', 'API_KEY_EXPIRED', 'API_KEY_INVALID', 'API_KEY_LIMIT_REACHED', 'API_KEY_NOT_FOUND', 'API_KEY_OTHER_MODE', 'API_KEY_REVOKED', 'API_KEY_SUSPENDED', 'APPROVAL_BY_MAKER', 'APPROVAL_CHANGED', 'APPROVAL_CLOSED', 'APPROVAL_GIVEN', 'APPROVAL_MAKER_GONE', 'APPROVAL_NOT_FOUND', 'APPROVAL_OF_OTHERS', 'APPROVAL_RULES_UNSATISFIABLE', 'APPROVAL_UNCHANGEABLE', 'APPROVER_NAMED', 'APPROVER_NEEDED', 'BANK_CREDIT_DIFFERS', 'BENEFICIARY_EXISTS', 'BENEFICIARY_LIMIT_REACHED', 'BENEFICIARY_NOT_ACTIVE', 'BENEFICIARY_NOT_ALLOWED', 'BENEFICIARY_NOT_FOUND', 'BENEFICIARY_STATE_INVALID', 'BENEFICIARY_SUSPENDED', 'BILLER_NOT_FOUND', 'BILLER_UNAVAILABLE', 'BILL_ALREADY_PAID', 'BILL_NOT_FOUND', 'BILL_PAYMENT_EXPIRED', 'BILL_PAYMENT_NOT_CANCELLABLE', 'BILL_PAYMENT_NOT_FOUND', 'BILL_PAYMENT_NOT_PAID', 'BILL_PAYMENT_UNDER_WAY', 'BUSINESS_TYPE_NOT_SUPPORTED', 'BUSINESS_DOCUMENT_LIMIT_REACHED', 'BUSINESS_DOCUMENT_NOT_FOUND', 'BUSINESS_DOCUMENT_TOO_LARGE', 'BUSINESS_DOCUMENT_TYPE_UNSUPPORTED', 'CALLBACK_EXPIRED', 'CALLBACK_NOT_CONFIRMED', 'CALLBACK_NOT_FOUND', 'CALL_ENDED', 'CALL_FAILED', 'CASE_CLOSED', 'CASE_LIMIT_REACHED', 'CASE_NOT_FOUND', 'CASE_OPEN', 'CATEGORY_EXISTS', 'CATEGORY_LIMIT_REACHED', 'CATEGORY_NOT_FOUND', 'CATEGORY_RULE_LIMIT_REACHED', 'CATEGORY_RULE_NOT_FOUND', 'CODE_REQUIRED', 'CR_DUPLICATE', 'CR_REGISTRY_UNAVAILABLE', 'CR_VERIFICATION_FAILED', 'CURSOR_INVALID', 'CUSTOMER_NOT_FOUND', 'DAILY_CAP_REACHED', 'DENY_LIST_DUPLICATE', 'DENY_LIST_ENTRY_NOT_FOUND', 'DENY_LIST_ENTRY_REMOVED', 'DIFFERENCE_CLOSED', 'DIFFERENCE_NOT_FOUND', 'DOCUMENT_REQUEST_NOT_FOUND', 'DOCUMENT_REQUEST_OPEN', 'DOCUMENT_REQUEST_STATE_INVALID', 'EMAIL_CHANGE_NOT_FOUND', 'EMAIL_LINK_INVALID', 'EMAIL_LINK_USED', 'EMAIL_NOT_CONFIRMED', 'EXPECTATION_FAILED', 'FACTS_MISMATCH', 'FORBIDDEN', 'HEADERS_TOO_LARGE', 'HOLD_ENDED', 'HOLD_NOT_FOUND', 'IBAN_FOREIGN', 'IBAN_INVALID', 'IBAN_NOT_OPEN', 'IBAN_OWN', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH', 'ID_CHECK_UNAVAILABLE', 'ID_DUPLICATE', 'ID_PHONE_MISMATCH', 'ID_VERIFICATION_FAILED', 'INSUFFICIENT_FUNDS', 'INVALID_CREDENTIALS', 'INVITATION_ENDED', 'INVITATION_EXISTS', 'INVITATION_NOT_FOUND', 'ISSUED_DOCUMENT_NOT_FOUND', 'KYB_OPTION_INVALID', 'LIMIT_EXCEEDED', 'LIMIT_OUT_OF_RANGE', 'LOGIN_EXPIRED', 'MALFORMED_JSON', 'MALFORMED_REQUEST', 'MAXIMUM_BALANCE_EXCEEDED', 'MEMBER_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'MONEY_EXCEPTION_NOT_FOUND', 'MONEY_EXCEPTION_RESOLVED', 'NAFATH_ALREADY_DECIDED', 'NAFATH_INITIATE_FAILED', 'NAFATH_IN_PROGRESS', 'NAFATH_SESSION_NOT_FOUND', 'NAFATH_UNAVAILABLE', 'NOTIFICATION_NOT_FOUND', 'NOT_FOUND', 'NOT_LOCKED', 'NOT_READY', 'NOT_REVERSIBLE', 'ONBOARDING_COMPLETE', 'OPENER_STAYS', 'OPTIONS_CHANGED', 'OPTION_CODE_EXISTS', 'OPTION_CODE_FIXED', 'OPTION_NOT_FOUND', 'OTP_COOLDOWN', 'OTP_EXPIRED', 'OTP_LOCKED', 'OTP_SEND_FAILED', 'OTP_VERIFY_FAILED', 'PASSWORD_WRONG', 'PAYLOAD_TOO_LARGE', 'PAYMENT_NOT_FOUND', 'PHONE_DUPLICATE', 'PHONE_CHANGE_PENDING', 'PHONE_CHANGE_NOT_FOUND', 'PROFILE_FORBIDDEN', 'PROFILE_UNAVAILABLE', 'RATE_LIMITED', 'RECEIPT_LIMIT_REACHED', 'RECEIPT_NOT_FOUND', 'RECEIPT_STORAGE_FULL', 'RECEIPT_TOO_LARGE', 'RECEIPT_TYPE_UNSUPPORTED', 'RECIPIENT_IS_SELF', 'RECIPIENT_NOT_FOUND', 'RECIPIENT_UNAVAILABLE', 'RECONCILIATION_DAY_EXISTS', 'RECONCILIATION_FILE_EXISTS', 'RECONCILIATION_FILE_INVALID', 'RECOVERY_EXPIRED', 'REQUESTER_REQUIRED', 'REQUEST_PENDING', 'REQUEST_TIMEOUT', 'RESET_INVALID', 'RESOLUTION_NOT_POSSIBLE', 'REVIEW_CLOSED', 'REVIEW_NOT_FOUND', 'SANDBOX_BUSINESS_NOT_FOUND', 'SANDBOX_CLOCK_OUT_OF_RANGE', 'SAVED_BILL_EXISTS', 'SAVED_BILL_LIMIT_REACHED', 'SAVED_BILL_NOT_FOUND', 'ROLE_REQUIRED', 'SCOPE_MISSING', 'SCREENING_UNAVAILABLE', 'SECOND_FACTOR_INVALID', 'SECOND_FACTOR_REQUIRED', 'SECOND_PERSON_REQUIRED', 'SERVER_BUSY', 'SERVICE_UNAVAILABLE', 'SESSION_NOT_FOUND', 'SIGN_IN_CALL_UNCHANGED', 'STAFF_REQUEST_CLOSED', 'STAFF_REQUEST_NOT_FOUND', 'STAFF_TASK_NOT_FOUND', 'STAFF_TASK_TAKEN', 'STATEMENT_PERIOD_INVALID', 'STATEMENT_TOO_LONG', 'STEP_REQUIRED', 'SUB_WALLET_LIMIT_REACHED', 'SUB_WALLET_NOT_EMPTY', 'SUB_WALLET_NOT_FOUND', 'SUSPENSE_CREDIT_DECIDED', 'SUSPENSE_CREDIT_NOT_FOUND', 'TEAM_FULL', 'TIMEOUT', 'TOKEN_REUSED', 'TOKEN_ROTATED', 'TOP_UP_ENDED', 'TOP_UP_NOT_FOUND', 'TOP_UP_STATE_INVALID', 'TRANSACTION_NOT_FOUND', 'TRANSFER_BATCH_EXPIRED', 'TRANSFER_BATCH_NOT_CANCELLABLE', 'TRANSFER_BATCH_NOT_FOUND', 'TRANSFER_EXPIRED', 'TRANSFER_FILE_INVALID', 'TRANSFER_NOT_CANCELLABLE', 'TRANSFER_NOT_FOUND', 'TRANSFER_ROWS_INVALID', 'TRANSFER_RUN_STARTED', 'TRANSFER_SCHEDULE_CHANGED', 'TRANSFER_SCHEDULE_CHANGE_WAITING', 'TRANSFER_SCHEDULE_ENDED', 'TRANSFER_SCHEDULE_LIMIT_REACHED', 'TRANSFER_SCHEDULE_NOT_FOUND', 'TRANSFER_STATE_INVALID', 'UNAUTHENTICATED', 'UNKNOWN_ERROR', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_ERROR', 'WALLET_ALREADY_FROZEN', 'WALLET_FROZEN', 'WALLET_INACTIVE', 'WALLET_NOT_EMPTY', 'WALLET_NOT_FOUND', 'WALLET_NOT_FROZEN', 'WALLET_STATUS_UNCHANGED', 'WEBHOOK_DELIVERY_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED', 'WEBHOOK_ENDPOINT_LIMIT_REACHED', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_SECRET_ALREADY_ROLLED']).describe('What happened, for programs');

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;

export const Currency = zod.enum(['SAR']).describe('Always Saudi riyals');

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const Money = zod.strictObject({
  "amount": zod.int().describe('In halalas'),
  "currency": Currency
}).describe('Whole halalas. 100 halalas are 1 SAR');

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const TransferRowProblem = zod.strictObject({
  "line": zod.int().min(1).describe('The row as a spreadsheet shows it: from 1, with the headings and blank rows'),
  "column": zod.enum(['iban', 'amount', 'purpose', 'note']).describe('As the contract names it'),
  "problem": zod.enum(['missing', 'invalid', 'unknown', 'not_active', 'too_high', 'too_long']).describe('`missing`, `invalid`: it cannot be read. `unknown`: there is no such beneficiary or purpose. `not_active`: the beneficiary cannot be paid. `too_high`: more than one transfer, or the transfers to a new beneficiary together, may have. `too_long`: a note of more than 140 characters')
});

export type TransferRowProblem = zod.input<typeof TransferRowProblem>;
export type TransferRowProblemOutput = zod.output<typeof TransferRowProblem>;

export const tableCellColumnRegExp = new RegExp('^[A-Z]+$');

export const TableCell = zod.strictObject({
  "row": zod.int().min(1).describe('From 1, with the headings and blank rows'),
  "column": zod.string().regex(tableCellColumnRegExp).describe('From `A`')
}).describe('As a spreadsheet shows it');

export type TableCell = zod.input<typeof TableCell>;
export type TableCellOutput = zod.output<typeof TableCell>;

export const errorAttemptsRemainingMin = 0;

export const errorRowsMax = 100;

export const Error = zod.strictObject({
  "error": zod.string().describe('What happened, for people, in English'),
  "code": ErrorCode,
  "requestId": zod.string().describe('Quote it when you contact support'),
  "documentationUrl": zod.url().optional().describe('The page of the code on this server: what happened and what to do'),
  "reason": zod.string().optional().describe('A finer distinction within the code. For `STEP_REQUIRED` it is the missing step, for `SCOPE_MISSING` the missing scope. For `ACCOUNT_LOCKED` it is `soft` (15 minutes, or until the password is reset) or `hard` (until the call center unlocks it). For `RATE_LIMITED` it is `codes_per_hour` or `emails_per_hour` where as many were sent as an hour allows, `recipients_per_hour` for look-ups of customers, also by `inviteMember` and `startPhoneChange`, `inquiries_per_hour` of bills, and `refused_per_hour` for transfers that were refused. For `TRANSFER_FILE_INVALID` it is `no_rows`, `columns_missing`, `too_many_rows`, `not_csv` (a quote is where none may be), `cell_count` (a row has more or fewer cells than the first), `heading_twice` or `heading_missing` (a cell stands below no heading), `too_large`; of a workbook `workbook_unreadable`, `workbook_locked` (a password, or a format before 2007), `several_sheets`, `hidden_sheet`, `hidden_cells`, `merged_cells` or `formula`; of a wages file `wages_layout`, `wages_currency` (not SAR), `wages_amount` (a field is no amount), `wages_sum` (the net wage is not the sum of its parts), `wages_total` (the header has another total) or `wages_processed` (a bank has filled its fields). For `NOT_READY` it is what is wrong with the database: `unreachable`, `certificate` (it is not accepted), `read_only` (a standby), `unwritable` (the folder of an embedded one), `disk_full` or `busy` (no connection is free). For `AMOUNT_OUT_OF_RANGE` it is `instant_transfer` (the most that one transfer to an IBAN may have), `cooling_off` (the most for a new beneficiary), or `bill_minimum` or `bill_amount` (the least and the most that the biller takes). For `LIMIT_EXCEEDED` it is the limit, such as `overall_daily`, or `licence_monthly`'),
  "fields": zod.record(zod.string(), zod.string()).optional().describe('Message by field of the request'),
  "retryAfterSeconds": zod.int().min(1).optional().describe('Seconds to wait before the next attempt. Absent where waiting does not help'),
  "attemptsRemaining": zod.int().min(errorAttemptsRemainingMin).optional().describe('Wrong codes that are left before a lock. Present after a wrong code'),
  "remaining": Money.optional().describe('What the daily cap of the API key leaves today. Present with `DAILY_CAP_REACHED`'),
  "rows": zod.array(TransferRowProblem).max(errorRowsMax).optional().describe('Present with `TRANSFER_ROWS_INVALID`: the first hundred'),
  "cell": TableCell.optional().describe('Where a table of `TRANSFER_FILE_INVALID` or `RECONCILIATION_FILE_INVALID` is damaged')
}).describe('Every response with status 400 or above');

export type Error = zod.input<typeof Error>;
export type ErrorOutput = zod.output<typeof Error>;

export const PhoneNumberRegExp = new RegExp('^\\+9665[0-9]{8}$');

export const PhoneNumber = zod.string().regex(PhoneNumberRegExp).describe('A Saudi mobile number in E.164');

export type PhoneNumber = zod.input<typeof PhoneNumber>;
export type PhoneNumberOutput = zod.output<typeof PhoneNumber>;

export const CrNumberRegExp = new RegExp('^[0-9]{10}$');

export const CrNumber = zod.string().regex(CrNumberRegExp).describe('A commercial registration number, or a unified national number (starts with 7)');

export type CrNumber = zod.input<typeof CrNumber>;
export type CrNumberOutput = zod.output<typeof CrNumber>;

export const IdNumberRegExp = new RegExp('^[12][0-9]{9}$');

export const IdNumber = zod.string().regex(IdNumberRegExp).describe('A national ID (starts with 1) or an Iqama (starts with 2)');

export type IdNumber = zod.input<typeof IdNumber>;
export type IdNumberOutput = zod.output<typeof IdNumber>;

export const OtpCodeRegExp = new RegExp('^[0-9]{6}$');

export const OtpCode = zod.string().regex(OtpCodeRegExp).describe('Six digits');

export type OtpCode = zod.input<typeof OtpCode>;
export type OtpCodeOutput = zod.output<typeof OtpCode>;

export const Timestamp = zod.iso.datetime({"offset":true}).describe('ISO 8601 in UTC');

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const NextCursor = zod.string().nullable().describe('Send it as `cursor` to get the next page. Null on the last page and in lists without pages');

export type NextCursor = zod.input<typeof NextCursor>;
export type NextCursorOutput = zod.output<typeof NextCursor>;

export const PreviousCursor = zod.string().nullable().describe('Send it as `cursor` to get the page before this one. Null on the first page');

export type PreviousCursor = zod.input<typeof PreviousCursor>;
export type PreviousCursorOutput = zod.output<typeof PreviousCursor>;

export const PageNumber = zod.int().min(1).describe('The number of this page, from 1');

export type PageNumber = zod.input<typeof PageNumber>;
export type PageNumberOutput = zod.output<typeof PageNumber>;

export const ResendAfterSecondsMin = 0;

export const ResendAfterSeconds = zod.int().min(ResendAfterSecondsMin).describe('Seconds until another code may be asked for');

export type ResendAfterSeconds = zod.input<typeof ResendAfterSeconds>;
export type ResendAfterSecondsOutput = zod.output<typeof ResendAfterSeconds>;

export const AttemptsAllowed = zod.int().min(1).describe('This many wrong codes lead to a lock. Another code does not start the count again');

export type AttemptsAllowed = zod.input<typeof AttemptsAllowed>;
export type AttemptsAllowedOutput = zod.output<typeof AttemptsAllowed>;

export const positiveMoneyAmountMax = 100000000000;

export const PositiveMoney = zod.strictObject({
  "amount": zod.int().min(1).max(positiveMoneyAmountMax).describe('In halalas'),
  "currency": Currency
}).describe('Whole halalas. 100 halalas are 1 SAR');

export type PositiveMoney = zod.input<typeof PositiveMoney>;
export type PositiveMoneyOutput = zod.output<typeof PositiveMoney>;

export const DayRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');

export const Day = zod.iso.date().regex(DayRegExp).describe('A day in Riyadh time');

export type Day = zod.input<typeof Day>;
export type DayOutput = zod.output<typeof Day>;

export const SubWalletIdRegExp = new RegExp('^[0-9]{12}$');

export const SubWalletId = zod.string().regex(SubWalletIdRegExp).describe('Twelve digits that the server has chosen');

export type SubWalletId = zod.input<typeof SubWalletId>;
export type SubWalletIdOutput = zod.output<typeof SubWalletId>;

export const ReferenceIdRegExp = new RegExp('^PLK[0-9A-HJKMNP-TV-Z]{13}$');

export const ReferenceId = zod.string().regex(ReferenceIdRegExp).describe('The reference ID of a transaction');

export type ReferenceId = zod.input<typeof ReferenceId>;
export type ReferenceIdOutput = zod.output<typeof ReferenceId>;

export const IbanRegExp = new RegExp('^SA[0-9]{4}[0-9A-Z]{18}$');

export const Iban = zod.string().regex(IbanRegExp).describe('Of a bank in Saudi Arabia, without spaces');

export type Iban = zod.input<typeof Iban>;
export type IbanOutput = zod.output<typeof Iban>;

export const TransactionType = zod.enum(['wallet_top_up', 'mada_card_top_up', 'credit_card_top_up', 'merchant_payment', 'apple_pay_top_up', 'bill_payment', 'government_bill_payment', 'wallet_to_bank_transfer', 'reversal', 'local_atm_withdrawal', 'international_atm_withdrawal', 'local_pos', 'international_pos', 'local_online_purchase', 'international_online_purchase', 'refund', 'mobile_recharge', 'transfer', 'incoming_transfer', 'customer_transfer', 'returned_transfer', 'fee']).describe('`customer_transfer`: to another Plink customer. `incoming_transfer`: from a bank or another Plink customer. `returned_transfer`: a transfer that the receiving bank has sent back.');

export type TransactionType = zod.input<typeof TransactionType>;
export type TransactionTypeOutput = zod.output<typeof TransactionType>;

export const TransactionStatus = zod.enum(['successful', 'pending', 'failed']).describe('`pending` while the money is on hold');

export type TransactionStatus = zod.input<typeof TransactionStatus>;
export type TransactionStatusOutput = zod.output<typeof TransactionStatus>;

export const TransactionCategory = zod.strictObject({
  "categoryId": zod.uuid().describe('For `updateTransaction`, and to filter by'),
  "name": zod.string().describe('Unique in the account'),
  "nameArabic": zod.string().optional().describe('Its name in Arabic, of those that a new account has')
});

export type TransactionCategory = zod.input<typeof TransactionCategory>;
export type TransactionCategoryOutput = zod.output<typeof TransactionCategory>;

export const Transaction = zod.strictObject({
  "referenceId": ReferenceId,
  "type": TransactionType,
  "status": TransactionStatus,
  "direction": zod.enum(['in', 'out']).describe('Seen from the main wallet or sub-wallet that it belongs to'),
  "amount": Money.describe('Never negative'),
  "counterparty": zod.string().describe('The merchant, beneficiary or source. `Main wallet` for a move from or to the main wallet'),
  "counterpartyArabic": zod.string().optional().describe('Its name in Arabic, if known'),
  "createdAt": Timestamp,
  "balanceAfter": Money.optional().describe('What was available in the main wallet or sub-wallet right after it. What has failed has none, because nothing has left: money that was on hold for it is available again since `releasedAt`. Neither has the response to the call that posts it'),
  "releasedAt": Timestamp.optional().describe('When money that was on hold for it was available again. Of what failed with `released`'),
  "failure": zod.enum(['insufficient_funds', 'limit_exceeded', 'wallet_inactive', 'wallet_frozen', 'released']).optional().describe('Why it failed'),
  "reversalOf": ReferenceId.optional().describe('The payment that it brings back'),
  "reversedBy": ReferenceId.optional().describe('The transaction that brought it back'),
  "transferId": zod.uuid().optional().describe('The transfer that it pays or brings back, for `getTransfer`. The payee has none'),
  "billPaymentId": zod.uuid().optional().describe('The payment of a bill that it is, for `getBillPayment`'),
  "topUpId": zod.uuid().optional().describe('The top-up by card that brought the money, for `getTopUp`'),
  "note": zod.string().optional().describe('Of the customer, about it. Not in events'),
  "category": TransactionCategory.optional().describe('Of the customer. Not in events')
});

export type Transaction = zod.input<typeof Transaction>;
export type TransactionOutput = zod.output<typeof Transaction>;

export const TopUpState = zod.enum(['created', 'awaiting_3ds', 'paid', 'settled', 'failed', 'expired', 'refunded', 'disputed']).describe('`created`: the card is to be entered. `awaiting_3ds`: the person confirms the payment, or the card provider has not answered yet. `paid`: the money is in the wallet. `settled`: and has arrived at our bank. `refunded`, `disputed`: it went back to the card.');

export type TopUpState = zod.input<typeof TopUpState>;
export type TopUpStateOutput = zod.output<typeof TopUpState>;

export const TransferPurpose = zod.enum(['bills_or_rent', 'expenses_services', 'purchase_assets', 'saving_investment', 'government_dues', 'credit_card_loan', 'personal', 'donation', 'payroll_benefits', 'online_purchase', 'dividend_payment', 'payment_to_merchant', 'own_account_transfer']).describe('What the payment is for. The bank of the payee sees it');

export type TransferPurpose = zod.input<typeof TransferPurpose>;
export type TransferPurposeOutput = zod.output<typeof TransferPurpose>;

export const TransferState = zod.enum(['draft', 'held', 'submitting', 'unknown', 'submitted', 'pending', 'paid', 'returned', 'cancelled', 'refused', 'failed', 'expired', 'scheduled', 'awaiting_approval', 'declined']).describe('`draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code, or what nobody approved in time. `scheduled`: confirmed for later, its runs are transfers of their own. `awaiting_approval`: confirmed by its maker, and others must approve it; its money is not on hold. `declined` by one of them.');

export type TransferState = zod.input<typeof TransferState>;
export type TransferStateOutput = zod.output<typeof TransferState>;

export const TransferCause = zod.enum(['created', 'confirmed', 'api_key', 'schedule', 'customer', 'timeout', 'submission', 'not_sent', 'no_answer', 'bank', 'staff', 'wallet_frozen', 'wallet_inactive', 'insufficient_funds', 'limit_exceeded', 'amount_out_of_range', 'recipient_unavailable', 'beneficiary_unavailable', 'sub_wallet_closed', 'approved', 'approver', 'account_closed']).describe('Why a transfer is in its state. `created` and `confirmed` by the customer, `api_key`: sent by a program, `schedule`: a run of a schedule, `customer`: cancelled by the customer, `timeout`: nobody confirmed it, `submission`: it goes to the bank, `not_sent`: it did not reach the bank and will be sent again, `no_answer`: the bank has not answered, `bank`: the bank said so, `staff`: Plink has cleared it up, `approved` and `approver`: others approved it, or one of them declined it, `account_closed`. Others name what kept it from being paid.');

export type TransferCause = zod.input<typeof TransferCause>;
export type TransferCauseOutput = zod.output<typeof TransferCause>;

export const TransferNoteMax = 140;

export const TransferNoteRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const TransferNote = zod.string().min(1).max(TransferNoteMax).regex(TransferNoteRegExp).describe('For the customer and the payee');

export type TransferNote = zod.input<typeof TransferNote>;
export type TransferNoteOutput = zod.output<typeof TransferNote>;

export const TransferRepetition = zod.enum(['once', 'weekly', 'monthly']).describe('From `startsOn` on: `once`, every week on that weekday, or every month on that day, the last one in shorter months');

export type TransferRepetition = zod.input<typeof TransferRepetition>;
export type TransferRepetitionOutput = zod.output<typeof TransferRepetition>;

export const transferPlanPaymentCountMax = 500;

export const TransferPlan = zod.strictObject({
  "startsOn": Day.describe('Of the first run, in Riyadh. After today, within a year'),
  "repeats": TransferRepetition,
  "endsOn": Day.optional().describe('No run is later. Only of what repeats, within ten years of `startsOn`, and without `paymentCount`'),
  "paymentCount": zod.int().min(1).max(transferPlanPaymentCountMax).optional().describe('How many runs there are, skipped ones included. Only of what repeats, and without `endsOn`')
});

export type TransferPlan = zod.input<typeof TransferPlan>;
export type TransferPlanOutput = zod.output<typeof TransferPlan>;

export const TransferTerms = zod.strictObject({
  "amount": Money,
  "subWallet": SubWalletId.optional().describe('The source; absent for the main wallet'),
  "schedule": TransferPlan.describe('When it pays')
}).describe('What a schedule pays');

export type TransferTerms = zod.input<typeof TransferTerms>;
export type TransferTermsOutput = zod.output<typeof TransferTerms>;

export const TransferParty = zod.strictObject({
  "kind": zod.enum(['customer', 'beneficiary', 'biller']).describe('Another Plink customer, a beneficiary with an IBAN, or a biller, which only the staff finds here'),
  "name": zod.string().describe('Of a customer masked'),
  "nameArabic": zod.string().optional().describe('The same in Arabic, if known'),
  "iban": zod.string().optional().describe('Of a beneficiary'),
  "beneficiaryId": zod.uuid().optional().describe('Of a beneficiary'),
  "billAccount": zod.string().optional().describe('Of a biller'),
  "billNumber": zod.string().optional().describe('Of a biller')
}).describe('Who is paid');

export type TransferParty = zod.input<typeof TransferParty>;
export type TransferPartyOutput = zod.output<typeof TransferParty>;

export const PaymentPerson = zod.strictObject({
  "personId": zod.uuid().describe('The `userId` of `getMe`'),
  "name": zod.string().optional().describe('As the national registry writes it, if known'),
  "nameArabic": zod.string().optional().describe('The same in Arabic, if known')
}).describe('Somebody of the business');

export type PaymentPerson = zod.input<typeof PaymentPerson>;
export type PaymentPersonOutput = zod.output<typeof PaymentPerson>;

export const StepPeople = zod.array(PaymentPerson).min(1).describe('Who took the step: who prepared, confirmed, cancelled or declined it, or all who approved it, the first one first. A person who has left the business is named all the same. Absent if no person took it, or if it is older than this record');

export type StepPeople = zod.input<typeof StepPeople>;
export type StepPeopleOutput = zod.output<typeof StepPeople>;

export const TransferStep = zod.strictObject({
  "state": TransferState,
  "cause": TransferCause,
  "at": Timestamp,
  "people": StepPeople.optional(),
  "apiKeyName": zod.string().optional().describe('The name of the API key with which a program took it')
});

export type TransferStep = zod.input<typeof TransferStep>;
export type TransferStepOutput = zod.output<typeof TransferStep>;

export const Transfer = zod.strictObject({
  "transferId": zod.uuid().describe('For `confirmTransfer`, `cancelTransfer` and `getTransfer`'),
  "referenceId": ReferenceId.optional().describe('The number of the payment for people, from the draft on, which its transaction gets. Absent of earlier transfers without a transaction'),
  "state": TransferState,
  "cause": TransferCause,
  "destination": TransferParty,
  "amount": Money,
  "purpose": TransferPurpose,
  "note": TransferNote.optional(),
  "subWallet": SubWalletId.optional().describe('The source; absent for the main wallet'),
  "createdAt": Timestamp,
  "confirmedAt": Timestamp.optional().describe('Absent until it is confirmed or sent'),
  "transactionRef": ReferenceId.optional().describe('The transaction that took the money'),
  "returnedRef": ReferenceId.optional().describe('The transaction that brought it back'),
  "bankReason": zod.string().optional().describe('Why it failed or came back, in the words of the bank'),
  "schedule": TransferPlan.optional().describe('Of a transfer for later'),
  "scheduleId": zod.uuid().optional().describe('The schedule that it has started, changes or is a run of'),
  "changes": TransferTerms.optional().describe('Of a change of a schedule: the terms that it replaces'),
  "apiKeyName": zod.string().optional().describe('The name of the API key that prepared or sent it. Absent if a person prepared it'),
  "madeBy": PaymentPerson.optional().describe('Absent of what a program made, and of what is older than members'),
  "history": zod.array(TransferStep).describe('Each step, the oldest first')
});

export type Transfer = zod.input<typeof Transfer>;
export type TransferOutput = zod.output<typeof Transfer>;

export const AdminNoteMin = 3;
export const AdminNoteMax = 500;

export const AdminNoteRegExp = new RegExp('^\\s*[^\\s\\x00-\\x1f\\x7f]\\s*[^\\s\\x00-\\x1f\\x7f]\\s*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$');

export const AdminNote = zod.string().min(AdminNoteMin).max(AdminNoteMax).regex(AdminNoteRegExp).describe('The reason, for readers of the admin events');

export type AdminNote = zod.input<typeof AdminNote>;
export type AdminNoteOutput = zod.output<typeof AdminNote>;

export const AdminReason = zod.strictObject({
  "reason": AdminNote
});

export type AdminReason = zod.input<typeof AdminReason>;
export type AdminReasonOutput = zod.output<typeof AdminReason>;

export const StaffRequestState = zod.enum(['pending', 'approved', 'rejected', 'withdrawn']).describe('`withdrawn`: by the administrator who asked. `approved` and `rejected`: by another one');

export type StaffRequestState = zod.input<typeof StaffRequestState>;
export type StaffRequestStateOutput = zod.output<typeof StaffRequestState>;

export const StaffRequestSubject = zod.strictObject({
  "kind": zod.enum(['customer', 'suspense_credit', 'transfer', 'top_up', 'reconciliation_difference', 'admin']).describe('What `id` names'),
  "id": zod.uuid().describe('Of the subject, for the operations about it'),
  "name": zod.string().describe('Of a customer the phone number, of a bank transfer in suspense the reference of the bank, of a transfer our number of the payout, of a top-up our number of the payment, of a difference the reference of its movement or its day, of an admin the email')
}).describe('What it is about. One request about a subject waits at a time');

export type StaffRequestSubject = zod.input<typeof StaffRequestSubject>;
export type StaffRequestSubjectOutput = zod.output<typeof StaffRequestSubject>;

export const NamedCustomer = zod.strictObject({
  "customerId": zod.uuid().describe('The `userId`'),
  "phoneNumber": PhoneNumber,
  "businessName": zod.string().optional().describe('Absent until the registration is verified'),
  "businessNameArabic": zod.string().optional().describe('The same in Arabic, if known')
}).describe('A customer as lists and requests name them. `getCustomer` has the rest');

export type NamedCustomer = zod.input<typeof NamedCustomer>;
export type NamedCustomerOutput = zod.output<typeof NamedCustomer>;

export const AccountClosurePayload = zod.strictObject({
  "kind": zod.enum(['account_closure']).describe('Closes an account'),
  "customerId": zod.uuid().describe('Whose account closes')
});

export type AccountClosurePayload = zod.input<typeof AccountClosurePayload>;
export type AccountClosurePayloadOutput = zod.output<typeof AccountClosurePayload>;

export const SuspenseCreditingPayload = zod.strictObject({
  "kind": zod.enum(['suspense_crediting']).describe('Moves a bank transfer from suspense to a wallet'),
  "creditId": zod.uuid().describe('As in `listSuspenseCredits`'),
  "customerId": zod.uuid().describe('Whose wallet receives the money'),
  "amount": Money
});

export type SuspenseCreditingPayload = zod.input<typeof SuspenseCreditingPayload>;
export type SuspenseCreditingPayloadOutput = zod.output<typeof SuspenseCreditingPayload>;

export const SuspenseReturnPayload = zod.strictObject({
  "kind": zod.enum(['suspense_return']).describe('Sends a bank transfer in suspense back to its sender'),
  "creditId": zod.uuid().describe('As in `listSuspenseCredits`'),
  "customerId": zod.uuid().optional().describe('Whose wallet has the IBAN'),
  "amount": Money
});

export type SuspenseReturnPayload = zod.input<typeof SuspenseReturnPayload>;
export type SuspenseReturnPayloadOutput = zod.output<typeof SuspenseReturnPayload>;

export const TransferOutcome = zod.enum(['paid', 'failed']).describe('What became of a transfer at the bank. `paid`: the money has left. `failed`: the bank does not have it, so it is available to the customer again');

export type TransferOutcome = zod.input<typeof TransferOutcome>;
export type TransferOutcomeOutput = zod.output<typeof TransferOutcome>;

export const TransferSettlementPayload = zod.strictObject({
  "kind": zod.enum(['transfer_settlement']).describe('Ends a transfer whose outcome nobody knows'),
  "transferId": zod.uuid().describe('The transfer that ends'),
  "customerId": zod.uuid().describe('Who pays'),
  "outcome": TransferOutcome,
  "amount": Money
});

export type TransferSettlementPayload = zod.input<typeof TransferSettlementPayload>;
export type TransferSettlementPayloadOutput = zod.output<typeof TransferSettlementPayload>;

export const TopUpCreditingPayload = zod.strictObject({
  "kind": zod.enum(['top_up_crediting']).describe('Moves a top-up from suspense to its wallet'),
  "topUpId": zod.uuid().describe('As in `listSuspendedTopUps`'),
  "customerId": zod.uuid().describe('Whose wallet receives the money'),
  "amount": Money
});

export type TopUpCreditingPayload = zod.input<typeof TopUpCreditingPayload>;
export type TopUpCreditingPayloadOutput = zod.output<typeof TopUpCreditingPayload>;

export const TopUpRefundPayload = zod.strictObject({
  "kind": zod.enum(['top_up_refund']).describe('Sends a top-up in suspense back to the card'),
  "topUpId": zod.uuid().describe('As in `listSuspendedTopUps`'),
  "customerId": zod.uuid().describe('Whose top-up it is'),
  "amount": Money
});

export type TopUpRefundPayload = zod.input<typeof TopUpRefundPayload>;
export type TopUpRefundPayloadOutput = zod.output<typeof TopUpRefundPayload>;

export const TopUpDisputePayload = zod.strictObject({
  "kind": zod.enum(['top_up_dispute']).describe('Records that the bank of the card took the payment back'),
  "topUpId": zod.uuid().describe('The top-up that was paid'),
  "customerId": zod.uuid().describe('Whose top-up it is'),
  "amount": Money.describe('What had not gone back to the card yet')
});

export type TopUpDisputePayload = zod.input<typeof TopUpDisputePayload>;
export type TopUpDisputePayloadOutput = zod.output<typeof TopUpDisputePayload>;

export const DifferenceResolution = zod.enum(['explained', 'suspense', 'fees']).describe('`explained` posts nothing. `suspense`: the other side is money that no customer owns yet. `fees`: the other side is ours.\n');

export type DifferenceResolution = zod.input<typeof DifferenceResolution>;
export type DifferenceResolutionOutput = zod.output<typeof DifferenceResolution>;

export const DifferenceResolutionPayload = zod.strictObject({
  "kind": zod.enum(['difference_resolution']).describe('Resolves a difference of the reconciliation'),
  "differenceId": zod.uuid().describe('As in `listReconciliationDifferences`'),
  "resolution": DifferenceResolution,
  "correction": zod.int().optional().describe('What is posted, in halalas. Absent if nothing is')
});

export type DifferenceResolutionPayload = zod.input<typeof DifferenceResolutionPayload>;
export type DifferenceResolutionPayloadOutput = zod.output<typeof DifferenceResolutionPayload>;

export const StaffUnlockPayload = zod.strictObject({
  "kind": zod.enum(['staff_unlock']).describe('Ends the sign-in locks of an administrator'),
  "adminId": zod.uuid().describe('Whose sign-in locks end')
});

export type StaffUnlockPayload = zod.input<typeof StaffUnlockPayload>;
export type StaffUnlockPayloadOutput = zod.output<typeof StaffUnlockPayload>;

export const StaffRequestPayload = zod.discriminatedUnion('kind', [AccountClosurePayload,SuspenseCreditingPayload,SuspenseReturnPayload,TransferSettlementPayload,TopUpCreditingPayload,TopUpRefundPayload,TopUpDisputePayload,DifferenceResolutionPayload,StaffUnlockPayload]).describe('What will be done');

export type StaffRequestPayload = zod.input<typeof StaffRequestPayload>;
export type StaffRequestPayloadOutput = zod.output<typeof StaffRequestPayload>;

export const AdminName = zod.strictObject({
  "name": zod.string().describe('Of the person'),
  "email": zod.string().describe('With which they sign in')
}).describe('An administrator');

export type AdminName = zod.input<typeof AdminName>;
export type AdminNameOutput = zod.output<typeof AdminName>;

export const StaffRequestDecision = zod.strictObject({
  "admin": AdminName.optional().describe('The second person. Left out when the request was withdrawn'),
  "note": zod.string().describe('The reason, as it was given with the decision'),
  "decidedAt": Timestamp
});

export type StaffRequestDecision = zod.input<typeof StaffRequestDecision>;
export type StaffRequestDecisionOutput = zod.output<typeof StaffRequestDecision>;

export const StaffRequest = zod.strictObject({
  "requestId": zod.uuid().describe('For `decideStaffRequest`'),
  "state": StaffRequestState,
  "subject": StaffRequestSubject,
  "payload": StaffRequestPayload,
  "customer": NamedCustomer.optional().describe('The customer that the payload names'),
  "reason": zod.string().describe('As the administrator gave it who asked'),
  "requestedBy": AdminName.describe('The first person'),
  "requestedAt": Timestamp,
  "isMine": zod.boolean().describe('Whether the caller asked for it'),
  "decision": StaffRequestDecision.optional().describe('Absent while it is `pending`')
}).describe('What one administrator asks for and another one decides');

export type StaffRequest = zod.input<typeof StaffRequest>;
export type StaffRequestOutput = zod.output<typeof StaffRequest>;

export const BillerCodeRegExp = new RegExp('^[0-9]{3}$');

export const BillerCode = zod.string().regex(BillerCodeRegExp).describe('Of `listBillers`');

export type BillerCode = zod.input<typeof BillerCode>;
export type BillerCodeOutput = zod.output<typeof BillerCode>;

export const BillAccountRegExp = new RegExp('^[0-9]{5,20}$');

export const BillAccount = zod.string().regex(BillAccountRegExp).describe('What the biller knows the customer or the invoice by');

export type BillAccount = zod.input<typeof BillAccount>;
export type BillAccountOutput = zod.output<typeof BillAccount>;

export const Success = zod.literal(true).describe('Always true. A failure has an error status');

export type Success = zod.input<typeof Success>;
export type SuccessOutput = zod.output<typeof Success>;

export const BusinessType = zod.enum(['sole-proprietorship', 'individual-owner-company', 'multi-owner-company', 'freelancer']).describe('A `multi-owner-company` cannot sign up by itself: `sendOtp` rejects it with `BUSINESS_TYPE_NOT_SUPPORTED`');

export type BusinessType = zod.input<typeof BusinessType>;
export type BusinessTypeOutput = zod.output<typeof BusinessType>;

export const Locale = zod.enum(['en', 'ar']).describe('English or Arabic');

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;

export const UserId = zod.uuid().describe('The `userId` of `verifyOtp`');

export type UserId = zod.input<typeof UserId>;
export type UserIdOutput = zod.output<typeof UserId>;

export const sendOtpRequestBusinessTypeDefault = 'freelancer';
export const sendOtpRequestAlternativeScreenDefault = false;
export const sendOtpRequestJoinsTeamDefault = false;

export const SendOtpRequest = zod.strictObject({
  "phoneNumber": PhoneNumber,
  "businessType": BusinessType.default(sendOtpRequestBusinessTypeDefault),
  "alternativeScreen": zod.boolean().default(sendOtpRequestAlternativeScreenDefault).describe('Whether the code is entered on the alternative screen, where everybody has 5 attempts'),
  "locale": Locale.optional().describe('Language of the message. Default: that of `Accept-Language`, or English'),
  "joinsTeam": zod.boolean().default(sendOtpRequestJoinsTeamDefault).describe('Whether the phone joins the team of a business that has invited it. `businessType` is ignored then')
});

export type SendOtpRequest = zod.input<typeof SendOtpRequest>;
export type SendOtpRequestOutput = zod.output<typeof SendOtpRequest>;

export const OtpSent = zod.strictObject({
  "success": Success,
  "message": zod.string().describe('For people, in English'),
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only'),
  "testOTP": OtpCode.optional().describe('Sandbox only, the same as `otpCode`')
});

export type OtpSent = zod.input<typeof OtpSent>;
export type OtpSentOutput = zod.output<typeof OtpSent>;

export const VerifyOtpRequest = zod.strictObject({
  "phoneNumber": PhoneNumber,
  "otp": OtpCode,
  "locale": Locale.optional().describe('Language of the messages from now on, until `changeMessageLanguage`. Default: that of `Accept-Language`, or English')
});

export type VerifyOtpRequest = zod.input<typeof VerifyOtpRequest>;
export type VerifyOtpRequestOutput = zod.output<typeof VerifyOtpRequest>;

export const OtpVerified = zod.strictObject({
  "success": Success,
  "verified": zod.literal(true).describe('Always true. A wrong code has an error status'),
  "userId": UserId,
  "nextStep": zod.enum(['set_credentials', 'login']).describe('`login`: the phone has an account, so there is no `token`. `set_credentials`: sign-up goes on'),
  "hasPassword": zod.boolean().describe('Whether the phone has an account'),
  "hasPasscode": zod.boolean().describe('Whether the account has a passcode'),
  "token": zod.string().optional().describe('The onboarding token'),
  "expiresAt": Timestamp.optional().describe('When the onboarding token expires')
});

export type OtpVerified = zod.input<typeof OtpVerified>;
export type OtpVerifiedOutput = zod.output<typeof OtpVerified>;

export const setPasswordRequestPasswordMax = 128;

export const SetPasswordRequest = zod.strictObject({
  "userId": UserId,
  "password": zod.string().max(setPasswordRequestPasswordMax).describe('8 to 128 characters')
});

export type SetPasswordRequest = zod.input<typeof SetPasswordRequest>;
export type SetPasswordRequestOutput = zod.output<typeof SetPasswordRequest>;

export const setPasscodeRequestPasscodeRegExp = new RegExp('^[0-9]{6}$');

export const SetPasscodeRequest = zod.strictObject({
  "userId": UserId,
  "passcode": zod.string().regex(setPasscodeRequestPasscodeRegExp).describe('Six digits that are not easy to guess: `111111` and `123456` are refused')
});

export type SetPasscodeRequest = zod.input<typeof SetPasscodeRequest>;
export type SetPasscodeRequestOutput = zod.output<typeof SetPasscodeRequest>;

export const CredentialSet = zod.strictObject({
  "success": Success,
  "userId": UserId
});

export type CredentialSet = zod.input<typeof CredentialSet>;
export type CredentialSetOutput = zod.output<typeof CredentialSet>;

export const DeviceTextMax = 512;

export const DeviceTextRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const DeviceText = zod.string().max(DeviceTextMax).regex(DeviceTextRegExp).describe('As the program states it. Every step of a sign-in has to repeat it');

export type DeviceText = zod.input<typeof DeviceText>;
export type DeviceTextOutput = zod.output<typeof DeviceText>;

export const Device = zod.strictObject({
  "platform": DeviceText.describe('What runs the program, such as `web`'),
  "userAgent": DeviceText.describe('As in the header `User-Agent`'),
  "screenResolution": DeviceText.describe('Width and height, such as `412x915`'),
  "timezone": DeviceText.describe('Such as `Asia/Riyadh`')
}).describe('The device that signs in. Send the same four values with every step of a sign-in.');

export type Device = zod.input<typeof Device>;
export type DeviceOutput = zod.output<typeof Device>;

export const PartialDevice = zod.strictObject({
  "platform": DeviceText.optional(),
  "userAgent": DeviceText.optional(),
  "screenResolution": DeviceText.optional(),
  "timezone": DeviceText.optional()
}).describe('The `device` of the sign-in');

export type PartialDevice = zod.input<typeof PartialDevice>;
export type PartialDeviceOutput = zod.output<typeof PartialDevice>;

export const loginRequestEmailOrPhoneMax = 254;

export const loginRequestPasswordMax = 128;

export const LoginRequest = zod.strictObject({
  "emailOrPhone": zod.string().min(1).max(loginRequestEmailOrPhoneMax).describe('A phone number, a national ID or Iqama, or a unified national number'),
  "password": zod.string().min(1).max(loginRequestPasswordMax).describe('Arabic-Indic digits count as the digits 0 to 9'),
  "device": Device
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const AfterLogin = zod.enum(['dashboard', 'create_profile']).describe('`create_profile` for a customer who has not finished sign-up');

export type AfterLogin = zod.input<typeof AfterLogin>;
export type AfterLoginOutput = zod.output<typeof AfterLogin>;

export const AccessToken = zod.string().describe('For the `Authorization` header. Valid for 10 minutes');

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;

export const RefreshTokenRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');

export const RefreshToken = zod.string().regex(RefreshTokenRegExp).describe('Opaque. Works once and is valid for 24 hours');

export type RefreshToken = zod.input<typeof RefreshToken>;
export type RefreshTokenOutput = zod.output<typeof RefreshToken>;

export const LoginStarted = zod.strictObject({
  "needsOtp": zod.boolean().describe('Whether `verifyLoginOtp` comes next. If true, the response has the fields about the code; if false, it has the tokens'),
  "userId": UserId,
  "message": zod.string().describe('For people, in English'),
  "expiresAt": Timestamp.optional().describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds.optional(),
  "attemptsAllowed": AttemptsAllowed.optional(),
  "otpCode": OtpCode.optional().describe('Sandbox only'),
  "nextStep": AfterLogin.optional(),
  "accessToken": AccessToken.optional(),
  "accessTokenExpiresAt": Timestamp.optional(),
  "refreshToken": RefreshToken.optional(),
  "refreshTokenExpiresAt": Timestamp.optional()
});

export type LoginStarted = zod.input<typeof LoginStarted>;
export type LoginStartedOutput = zod.output<typeof LoginStarted>;

export const LoginOtpRequest = zod.strictObject({
  "userId": UserId,
  "otp": OtpCode,
  "device": Device,
  "locale": Locale.optional().describe('Language of the phone call that follows for accounts that need one. Default: that of `Accept-Language`, or English')
});

export type LoginOtpRequest = zod.input<typeof LoginOtpRequest>;
export type LoginOtpRequestOutput = zod.output<typeof LoginOtpRequest>;

export const LoginVerified = zod.strictObject({
  "needsCallback": zod.boolean().describe('Whether the account confirms the sign-in by phone call. If false, the response has the tokens'),
  "userId": UserId,
  "deviceId": zod.uuid().describe('The same at every sign-in from this device'),
  "callbackId": zod.uuid().optional().describe('For `getCallbackStatus`'),
  "expiresAt": Timestamp.optional().describe('When the call expires'),
  "nextStep": AfterLogin.optional(),
  "accessToken": AccessToken.optional(),
  "accessTokenExpiresAt": Timestamp.optional(),
  "refreshToken": RefreshToken.optional(),
  "refreshTokenExpiresAt": Timestamp.optional()
});

export type LoginVerified = zod.input<typeof LoginVerified>;
export type LoginVerifiedOutput = zod.output<typeof LoginVerified>;

export const LoginResendRequest = zod.strictObject({
  "userId": UserId,
  "device": Device
});

export type LoginResendRequest = zod.input<typeof LoginResendRequest>;
export type LoginResendRequestOutput = zod.output<typeof LoginResendRequest>;

export const CallbackState = zod.enum(['calling', 'pending', 'confirmed', 'rejected', 'expired']).describe('`calling`: the phone rings. `pending`: nobody has pressed a key yet. `confirmed`: 1 was pressed. `rejected`: 2 was pressed. `expired`: the call ended without a key');

export type CallbackState = zod.input<typeof CallbackState>;
export type CallbackStateOutput = zod.output<typeof CallbackState>;

export const CallbackStatus = zod.strictObject({
  "status": CallbackState,
  "message": zod.string().describe('For people, in English')
});

export type CallbackStatus = zod.input<typeof CallbackStatus>;
export type CallbackStatusOutput = zod.output<typeof CallbackStatus>;

export const LoginCompleted = zod.strictObject({
  "userId": UserId,
  "nextStep": AfterLogin.optional(),
  "accessToken": AccessToken.optional(),
  "accessTokenExpiresAt": Timestamp.optional(),
  "refreshToken": RefreshToken.optional(),
  "refreshTokenExpiresAt": Timestamp.optional()
}).describe('With all tokens, except for the account of the sandbox whose tokens are withheld');

export type LoginCompleted = zod.input<typeof LoginCompleted>;
export type LoginCompletedOutput = zod.output<typeof LoginCompleted>;

export const Tokens = zod.strictObject({
  "userId": UserId,
  "nextStep": AfterLogin,
  "accessToken": AccessToken,
  "accessTokenExpiresAt": Timestamp,
  "refreshToken": RefreshToken,
  "refreshTokenExpiresAt": Timestamp
});

export type Tokens = zod.input<typeof Tokens>;
export type TokensOutput = zod.output<typeof Tokens>;

export const RefreshRequest = zod.strictObject({
  "refreshToken": RefreshToken
});

export type RefreshRequest = zod.input<typeof RefreshRequest>;
export type RefreshRequestOutput = zod.output<typeof RefreshRequest>;

export const logoutRequestOnboardingTokenRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');

export const LogoutRequest = zod.strictObject({
  "refreshToken": RefreshToken.optional(),
  "onboardingToken": zod.string().regex(logoutRequestOnboardingTokenRegExp).optional().describe('`token` of `verifyOtp`')
}).describe('`refreshToken` or `onboardingToken`');

export type LogoutRequest = zod.input<typeof LogoutRequest>;
export type LogoutRequestOutput = zod.output<typeof LogoutRequest>;

export const forgotPasswordRequestIdUnnRegExp = new RegExp('^[127][0-9]{9}$');
export const forgotPasswordRequestDateOfBirthRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{6})?$');

export const ForgotPasswordRequest = zod.strictObject({
  "idUnn": zod.string().regex(forgotPasswordRequestIdUnnRegExp).describe('A national ID, an Iqama, or a unified national number'),
  "dateOfBirth": zod.string().regex(forgotPasswordRequestDateOfBirthRegExp).optional().describe('`2012-12-03` or `031212`. Empty to send the code again'),
  "phoneNumber": PhoneNumber.optional()
}).describe('`idUnn` with either `dateOfBirth` or `phoneNumber`');

export type ForgotPasswordRequest = zod.input<typeof ForgotPasswordRequest>;
export type ForgotPasswordRequestOutput = zod.output<typeof ForgotPasswordRequest>;

export const RecoveryStarted = zod.strictObject({
  "success": Success,
  "resetToken": zod.string().optional().describe('Left out when the code is sent again. The first one stays valid'),
  "message": zod.string().describe('For people, in English'),
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type RecoveryStarted = zod.input<typeof RecoveryStarted>;
export type RecoveryStartedOutput = zod.output<typeof RecoveryStarted>;

export const resetPasswordRequestResetTokenMax = 200;

export const resetPasswordRequestNewPasswordMax = 128;

export const ResetPasswordRequest = zod.strictObject({
  "resetToken": zod.string().min(1).max(resetPasswordRequestResetTokenMax).describe('Of `forgotPassword`'),
  "otp": OtpCode,
  "newPassword": zod.string().max(resetPasswordRequestNewPasswordMax).describe('8 to 128 characters')
});

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;

export const PasswordReset = zod.strictObject({
  "success": Success
});

export type PasswordReset = zod.input<typeof PasswordReset>;
export type PasswordResetOutput = zod.output<typeof PasswordReset>;

export const UnifiedNumberRegExp = new RegExp('^7[0-9]{9}$');

export const UnifiedNumber = zod.string().regex(UnifiedNumberRegExp).describe('The unified national number of a company. Also identifies its account at sign-in');

export type UnifiedNumber = zod.input<typeof UnifiedNumber>;
export type UnifiedNumberOutput = zod.output<typeof UnifiedNumber>;

export const changePasswordRequestCurrentPasswordMax = 128;

export const changePasswordRequestNewPasswordMax = 128;

export const ChangePasswordRequest = zod.strictObject({
  "currentPassword": zod.string().min(1).max(changePasswordRequestCurrentPasswordMax).describe('A wrong one counts as a failed sign-in'),
  "newPassword": zod.string().max(changePasswordRequestNewPasswordMax).describe('8 to 128 characters')
});

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;

export const Profile = zod.strictObject({
  "businessName": zod.string().describe('What the business is called: the name in the commercial registry'),
  "businessNameArabic": zod.string().optional().describe('The same in Arabic, if the registry has it'),
  "legalName": zod.string().describe('The name in the commercial registry'),
  "legalNameArabic": zod.string().optional().describe('The Arabic name in the commercial registry, if it has one'),
  "businessType": BusinessType,
  "crNumber": CrNumber,
  "unifiedNumber": UnifiedNumber.optional(),
  "email": zod.email().optional().describe('How support reaches the business beside the phone'),
  "isEmailConfirmed": zod.boolean().optional().describe('Present with `email`: whether the link that was sent there was used')
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;

export const MemberRole = zod.enum(['owner', 'maker', 'approver', 'viewer']).describe('What somebody may do for the business. Everybody sees everything but API keys and webhook endpoints.\n- `owner`: everything. Whoever opened the account stays one.\n- `maker`: prepare and confirm payments, and keep beneficiaries, bills and notes.\n- `approver`: approve payments that others have made.\n- `viewer`: look, and issue statements.\n');

export type MemberRole = zod.input<typeof MemberRole>;
export type MemberRoleOutput = zod.output<typeof MemberRole>;

export const Me = zod.strictObject({
  "userId": UserId,
  "phoneNumber": PhoneNumber,
  "nextStep": AfterLogin,
  "profile": zod.union([Profile,zod.null()]).describe('Null until `createProfile`'),
  "role": MemberRole,
  "hasPasscode": zod.boolean().describe('Whether the account has a passcode'),
  "messageLanguage": Locale.describe('Of SMS to the customer'),
  "memberSince": Timestamp.describe('When the account was created'),
  "sessionId": zod.uuid().describe('The session of this call, the `id` in `listSessions`')
});

export type Me = zod.input<typeof Me>;
export type MeOutput = zod.output<typeof Me>;

export const changeEmailRequestCurrentPasswordMax = 128;

export const changeEmailRequestEmailOneMax = 254;

export const ChangeEmailRequest = zod.strictObject({
  "currentPassword": zod.string().min(1).max(changeEmailRequestCurrentPasswordMax).describe('A wrong one counts as a failed sign-in'),
  "email": zod.union([zod.email().max(changeEmailRequestEmailOneMax),zod.null()]).describe('The address to change to, or null to remove the email')
});

export type ChangeEmailRequest = zod.input<typeof ChangeEmailRequest>;
export type ChangeEmailRequestOutput = zod.output<typeof ChangeEmailRequest>;

export const confirmEmailChangeRequestTokenMax = 200;

export const ConfirmEmailChangeRequest = zod.strictObject({
  "token": zod.string().min(1).max(confirmEmailChangeRequestTokenMax).describe('What follows `#` in the link')
});

export type ConfirmEmailChangeRequest = zod.input<typeof ConfirmEmailChangeRequest>;
export type ConfirmEmailChangeRequestOutput = zod.output<typeof ConfirmEmailChangeRequest>;

export const ConfirmedEmail = zod.strictObject({
  "email": zod.email().describe('The address that is confirmed now')
});

export type ConfirmedEmail = zod.input<typeof ConfirmedEmail>;
export type ConfirmedEmailOutput = zod.output<typeof ConfirmedEmail>;

export const EmailChange = zod.strictObject({
  "emailChangeId": zod.uuid().describe('Of the change'),
  "newEmail": zod.email().describe('The address to change to'),
  "state": zod.enum(['waiting', 'confirmed', 'failed', 'cancelled', 'expired']).describe('`waiting`: until its link is used. `failed`: the mail server of the address refuses it. `cancelled`: by an owner, or by a newer change'),
  "createdAt": Timestamp.describe('When it was started'),
  "expiresAt": Timestamp.describe('Until when the newest link works')
});

export type EmailChange = zod.input<typeof EmailChange>;
export type EmailChangeOutput = zod.output<typeof EmailChange>;

export const NewestEmailChange = zod.strictObject({
  "emailChange": zod.union([EmailChange,zod.null()]).describe('Null if there was none')
});

export type NewestEmailChange = zod.input<typeof NewestEmailChange>;
export type NewestEmailChangeOutput = zod.output<typeof NewestEmailChange>;

export const AcceptedTerms = zod.strictObject({
  "version": zod.string().describe('Of the terms'),
  "acceptedAt": Timestamp.describe('When it was accepted first')
});

export type AcceptedTerms = zod.input<typeof AcceptedTerms>;
export type AcceptedTermsOutput = zod.output<typeof AcceptedTerms>;

export const AccountRegistration = zod.strictObject({
  "crNumber": CrNumber,
  "unifiedNumber": UnifiedNumber.optional(),
  "legalName": zod.string().describe('The name in the commercial registry'),
  "legalNameArabic": zod.string().optional().describe('The Arabic name there, if it has one'),
  "issuedOn": zod.iso.date().optional().describe('The day of the registration, if the registry has it'),
  "expiresOn": zod.iso.date().optional().describe('Its last day, if it has one'),
  "acceptedTerms": zod.array(AcceptedTerms).describe('Newest first')
});

export type AccountRegistration = zod.input<typeof AccountRegistration>;
export type AccountRegistrationOutput = zod.output<typeof AccountRegistration>;

export const ChangeMessageLanguageRequest = zod.strictObject({
  "messageLanguage": Locale.describe('Of messages from now on')
});

export type ChangeMessageLanguageRequest = zod.input<typeof ChangeMessageLanguageRequest>;
export type ChangeMessageLanguageRequestOutput = zod.output<typeof ChangeMessageLanguageRequest>;

export const startPhoneChangeRequestCurrentPasswordMax = 128;

export const StartPhoneChangeRequest = zod.strictObject({
  "currentPassword": zod.string().min(1).max(startPhoneChangeRequestCurrentPasswordMax).describe('A wrong one counts as a failed sign-in'),
  "newPhoneNumber": PhoneNumber.describe('The number to change to')
});

export type StartPhoneChangeRequest = zod.input<typeof StartPhoneChangeRequest>;
export type StartPhoneChangeRequestOutput = zod.output<typeof StartPhoneChangeRequest>;

export const ConfirmPhoneChangeRequest = zod.strictObject({
  "otp": OtpCode
});

export type ConfirmPhoneChangeRequest = zod.input<typeof ConfirmPhoneChangeRequest>;
export type ConfirmPhoneChangeRequestOutput = zod.output<typeof ConfirmPhoneChangeRequest>;

export const PhoneChangeCode = zod.strictObject({
  "phoneChangeId": zod.uuid().describe('Of the change'),
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type PhoneChangeCode = zod.input<typeof PhoneChangeCode>;
export type PhoneChangeCodeOutput = zod.output<typeof PhoneChangeCode>;

export const PhoneChange = zod.strictObject({
  "phoneChangeId": zod.uuid().describe('Of the change'),
  "newPhoneNumber": PhoneNumber.describe('The number to change to'),
  "state": zod.enum(['confirming_current', 'confirming_new', 'waiting', 'changed', 'failed', 'cancelled', 'expired']).describe('`confirming_…`: it needs the code of that number. `waiting`: until `takesEffectAt`. `failed`: somebody else opened an account with the number meanwhile. `expired`: the codes came too late'),
  "createdAt": Timestamp.describe('When it was started'),
  "takesEffectAt": Timestamp.optional().describe('Present once both codes were right')
});

export type PhoneChange = zod.input<typeof PhoneChange>;
export type PhoneChangeOutput = zod.output<typeof PhoneChange>;

export const NewestPhoneChange = zod.strictObject({
  "phoneChange": zod.union([PhoneChange,zod.null()]).describe('Null if there was none')
});

export type NewestPhoneChange = zod.input<typeof NewestPhoneChange>;
export type NewestPhoneChangeOutput = zod.output<typeof NewestPhoneChange>;

export const Session = zod.strictObject({
  "id": zod.uuid().describe('For `endSession`'),
  "device": Device,
  "isCurrent": zod.boolean().describe('Whether this call belongs to it'),
  "createdAt": Timestamp.describe('When the person signed in'),
  "lastUsedAt": Timestamp.describe('When its tokens were last refreshed')
});

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const SessionList = zod.strictObject({
  "items": zod.array(Session).describe('The calling session first, then by last use'),
  "nextCursor": NextCursor
});

export type SessionList = zod.input<typeof SessionList>;
export type SessionListOutput = zod.output<typeof SessionList>;

export const sessionsEndedEndedMin = 0;

export const SessionsEnded = zod.strictObject({
  "ended": zod.int().min(sessionsEndedEndedMin).describe('How many sessions there were to end')
});

export type SessionsEnded = zod.input<typeof SessionsEnded>;
export type SessionsEndedOutput = zod.output<typeof SessionsEnded>;

export const SecurityEvent = zod.strictObject({
  "id": zod.uuid().describe('Tells events apart'),
  "type": zod.enum(['signed_in', 'sign_in_failed', 'recovery_failed', 'locked', 'unlocked', 'password_reset', 'password_changed', 'session_ended', 'api_key_created', 'api_key_rolled', 'api_key_revoked', 'phone_change_asked', 'phone_changed', 'phone_change_cancelled', 'phone_change_failed', 'email_change_asked', 'email_changed', 'email_removed', 'member_invited', 'invitation_revoked', 'member_joined', 'member_role_changed', 'member_removed', 'member_left', 'approval_rules_set']).describe('`sign_in_failed` and `recovery_failed`: something was wrong, see `reason`. `locked`: after too many of these'),
  "at": Timestamp,
  "reason": zod.enum(['password', 'identity', 'code', 'call', 'soft', 'hard', 'reset', 'logout', 'owner', 'password_changed', 'token_reused', 'admin']).optional().describe('What failed, how it is locked, what unlocked it, or why the session ended'),
  "device": Device.optional().describe('Absent if no known device took part'),
  "isNewDevice": zod.boolean().optional().describe('Present on `signed_in`'),
  "apiKeyName": zod.string().optional().describe('The name of the API key that was created, rolled or revoked'),
  "memberPhoneEnd": zod.string().optional().describe('The last digits of the phone of the member or the invited person'),
  "memberRole": MemberRole.optional().describe('The role that it is about, which a change gave')
});

export type SecurityEvent = zod.input<typeof SecurityEvent>;
export type SecurityEventOutput = zod.output<typeof SecurityEvent>;

export const SecurityEventList = zod.strictObject({
  "items": zod.array(SecurityEvent).describe('The newest 50, newest first'),
  "nextCursor": NextCursor
});

export type SecurityEventList = zod.input<typeof SecurityEventList>;
export type SecurityEventListOutput = zod.output<typeof SecurityEventList>;

export const BusinessDocumentKind = zod.enum(['commercial_registration', 'articles_of_association', 'authorization_letter', 'vat_certificate', 'national_address', 'other']).describe('What a document of the business is');

export type BusinessDocumentKind = zod.input<typeof BusinessDocumentKind>;
export type BusinessDocumentKindOutput = zod.output<typeof BusinessDocumentKind>;

export const BusinessDocument = zod.strictObject({
  "businessDocumentId": zod.uuid().describe('As the client chose it'),
  "kind": BusinessDocumentKind,
  "mediaType": zod.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic']).describe('What the content is'),
  "sizeBytes": zod.int().describe('Of the file'),
  "createdAt": Timestamp
});

export type BusinessDocument = zod.input<typeof BusinessDocument>;
export type BusinessDocumentOutput = zod.output<typeof BusinessDocument>;

export const DocumentRequest = zod.strictObject({
  "documentRequestId": zod.uuid().describe('Tells requests apart'),
  "kind": BusinessDocumentKind,
  "note": zod.string().optional().describe('What our staff wrote to the owners about it, if anything'),
  "dueOn": Day.describe('The day in Riyadh by which it is needed. It can still be uploaded afterwards'),
  "state": zod.enum(['open', 'provided', 'closed']).describe('`open`: an owner has to upload it. `provided`: it is uploaded, and our staff look at it. `closed`: our staff have it or no longer need it'),
  "businessDocumentId": zod.uuid().optional().describe('The document that answered it. Absent before, and once that is deleted'),
  "createdAt": Timestamp
});

export type DocumentRequest = zod.input<typeof DocumentRequest>;
export type DocumentRequestOutput = zod.output<typeof DocumentRequest>;

export const BusinessDocumentList = zod.strictObject({
  "items": zod.array(BusinessDocument).describe('Newest first'),
  "nextCursor": NextCursor,
  "max": zod.int().describe('How many a business can have'),
  "requests": zod.array(DocumentRequest).describe('What our staff ask for, one of a kind, until they close it. What is due first comes first')
});

export type BusinessDocumentList = zod.input<typeof BusinessDocumentList>;
export type BusinessDocumentListOutput = zod.output<typeof BusinessDocumentList>;

export const ApiKeyScope = zod.enum(['wallet:read', 'transfers:prepare', 'transfers:send', 'top-ups:create', 'webhooks:manage', 'api-key:roll']).describe('What a key may do.\n- `wallet:read`: read balances, transactions, holds, limits, beneficiaries, top-ups, transfers and receipts.\n- `transfers:prepare`: look up recipients and prepare transfers, which the owner confirms with a code.\n- `transfers:send`: send transfers without a code, to the beneficiaries of the key, within its daily cap.\n- `top-ups:create`: start top-ups by card and pay them.\n- `webhooks:manage`: manage webhook endpoints and read their deliveries, of the events that the key may list: most need `wallet:read`, too.\n- `api-key:roll`: replace itself by a key with the same rights and the same end.\n');

export type ApiKeyScope = zod.input<typeof ApiKeyScope>;
export type ApiKeyScopeOutput = zod.output<typeof ApiKeyScope>;

export const apiKeySendingBeneficiaryIdsMax = 100;

export const ApiKeySending = zod.strictObject({
  "beneficiaryIds": zod.array(zod.uuid()).min(1).max(apiKeySendingBeneficiaryIdsMax).describe('Whom it may pay, while they are `active`. A beneficiary that is removed and added again has another id'),
  "dailyCap": PositiveMoney.describe('The most that it may send on a day in Riyadh, together with the keys that it was rolled into')
}).describe('What a key with `transfers:send` may send. It does not change. Absent of other keys');

export type ApiKeySending = zod.input<typeof ApiKeySending>;
export type ApiKeySendingOutput = zod.output<typeof ApiKeySending>;

export const ApiKey = zod.strictObject({
  "apiKeyId": zod.uuid().describe('For `rollApiKey` and `revokeApiKey`'),
  "name": zod.string().describe('Which program uses the key, as its owner calls it'),
  "scopes": zod.array(ApiKeyScope).describe('They do not change'),
  "prefix": zod.string().describe('The first characters of the key'),
  "lastFour": zod.string().describe('The last four characters of the key'),
  "state": zod.enum(['active', 'expired']).describe('Expired ones are listed for 30 days'),
  "createdAt": Timestamp.describe('When its code was asked for'),
  "expiresAt": Timestamp.describe('From when on it does not work. Of a key that was rolled: when the overlap ends'),
  "rolledAt": Timestamp.optional().describe('When another key took its place. It cannot be rolled again'),
  "lastUsedAt": Timestamp.optional().describe('To the minute. Left out until its first use'),
  "lastUsedFrom": zod.string().optional().describe('The address of the last use, if it is known'),
  "sending": ApiKeySending.optional()
});

export type ApiKey = zod.input<typeof ApiKey>;
export type ApiKeyOutput = zod.output<typeof ApiKey>;

export const ApiKeyList = zod.strictObject({
  "items": zod.array(ApiKey).describe('All of them, newest first'),
  "nextCursor": NextCursor
});

export type ApiKeyList = zod.input<typeof ApiKeyList>;
export type ApiKeyListOutput = zod.output<typeof ApiKeyList>;

export const ApiKeyValidDaysMax = 1096;

export const ApiKeyValidDays = zod.int().min(1).max(ApiKeyValidDaysMax).describe('The days that the key works');

export type ApiKeyValidDays = zod.input<typeof ApiKeyValidDays>;
export type ApiKeyValidDaysOutput = zod.output<typeof ApiKeyValidDays>;

export const createApiKeyRequestNameMax = 40;

export const createApiKeyRequestNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const createApiKeyRequestScopesMax = 10;

export const CreateApiKeyRequest = zod.strictObject({
  "name": zod.string().min(1).max(createApiKeyRequestNameMax).regex(createApiKeyRequestNameRegExp).describe('What uses the key, for its owner'),
  "scopes": zod.array(ApiKeyScope).min(1).max(createApiKeyRequestScopesMax).describe('What the program needs'),
  "validDays": ApiKeyValidDays,
  "sending": ApiKeySending.optional()
});

export type CreateApiKeyRequest = zod.input<typeof CreateApiKeyRequest>;
export type CreateApiKeyRequestOutput = zod.output<typeof CreateApiKeyRequest>;

export const rollApiKeyRequestOverlapHoursMin = 0;
export const rollApiKeyRequestOverlapHoursMax = 72;

export const RollApiKeyRequest = zod.strictObject({
  "overlapHours": zod.int().min(rollApiKeyRequestOverlapHoursMin).max(rollApiKeyRequestOverlapHoursMax).describe('How long the old key works beside the new one'),
  "validDays": ApiKeyValidDays
});

export type RollApiKeyRequest = zod.input<typeof RollApiKeyRequest>;
export type RollApiKeyRequestOutput = zod.output<typeof RollApiKeyRequest>;

export const ApiKeyRequest = zod.strictObject({
  "requestId": zod.uuid().describe('The `X-Request-Id` of its response'),
  "method": zod.string().describe('Such as `GET`'),
  "path": zod.string().describe('As this document has it, without the values of its parameters'),
  "status": zod.int().describe('Of the response'),
  "code": zod.string().optional().describe('Of an error'),
  "durationMilliseconds": zod.int().describe('What the server took'),
  "at": Timestamp.describe('When it arrived')
});

export type ApiKeyRequest = zod.input<typeof ApiKeyRequest>;
export type ApiKeyRequestOutput = zod.output<typeof ApiKeyRequest>;

export const ApiKeyRequestList = zod.strictObject({
  "items": zod.array(ApiKeyRequest).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber
});

export type ApiKeyRequestList = zod.input<typeof ApiKeyRequestList>;
export type ApiKeyRequestListOutput = zod.output<typeof ApiKeyRequestList>;

export const rollOwnApiKeyRequestOverlapHoursMax = 24;

export const RollOwnApiKeyRequest = zod.strictObject({
  "overlapHours": zod.int().min(1).max(rollOwnApiKeyRequestOverlapHoursMax).describe('How long the old key works beside the new one')
});

export type RollOwnApiKeyRequest = zod.input<typeof RollOwnApiKeyRequest>;
export type RollOwnApiKeyRequestOutput = zod.output<typeof RollOwnApiKeyRequest>;

export const ApiKeyCode = zod.strictObject({
  "apiKeyId": zod.uuid().describe('Of the new key'),
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type ApiKeyCode = zod.input<typeof ApiKeyCode>;
export type ApiKeyCodeOutput = zod.output<typeof ApiKeyCode>;

export const ConfirmApiKeyRequest = zod.strictObject({
  "otp": OtpCode
});

export type ConfirmApiKeyRequest = zod.input<typeof ConfirmApiKeyRequest>;
export type ConfirmApiKeyRequestOutput = zod.output<typeof ConfirmApiKeyRequest>;

export const NewApiKey = zod.strictObject({
  "key": zod.string().describe('The key itself, which is shown only here'),
  "apiKey": ApiKey.describe('As `listApiKeys` returns it')
});

export type NewApiKey = zod.input<typeof NewApiKey>;
export type NewApiKeyOutput = zod.output<typeof NewApiKey>;

export const PhoneEndRegExp = new RegExp('^[0-9]{4}$');

export const PhoneEnd = zod.string().regex(PhoneEndRegExp).describe('The last four digits of the phone number');

export type PhoneEnd = zod.input<typeof PhoneEnd>;
export type PhoneEndOutput = zod.output<typeof PhoneEnd>;

export const Member = zod.strictObject({
  "memberId": zod.uuid().describe('For `changeMemberRole` and `removeMember`'),
  "name": zod.string().optional().describe('As Nafath has reported it, if it has'),
  "nameArabic": zod.string().optional().describe('The same in Arabic'),
  "phoneNumber": PhoneNumber.optional().describe('Only owners see it'),
  "phoneEnd": PhoneEnd,
  "role": MemberRole,
  "openedAccount": zod.boolean().describe('Whether this is who opened the account'),
  "isYou": zod.boolean().describe('Whether this is the caller'),
  "since": Timestamp.describe('When they joined or opened the account'),
  "invitedBy": zod.uuid().optional().describe('The `memberId` of who invited them')
});

export type Member = zod.input<typeof Member>;
export type MemberOutput = zod.output<typeof Member>;

export const Invitation = zod.strictObject({
  "invitationId": zod.uuid().describe('For `revokeInvitation`'),
  "name": zod.string().describe('As its sender wrote it'),
  "phoneNumber": PhoneNumber.optional().describe('Only owners see it'),
  "phoneEnd": PhoneEnd,
  "role": MemberRole,
  "state": zod.enum(['open']).describe('Others are not shown'),
  "createdAt": Timestamp.describe('When it was asked for'),
  "expiresAt": Timestamp.describe('Until when one can join with it'),
  "invitedBy": zod.uuid().describe('The `memberId` of who sent it')
});

export type Invitation = zod.input<typeof Invitation>;
export type InvitationOutput = zod.output<typeof Invitation>;

export const Team = zod.strictObject({
  "members": zod.array(Member).describe('Whoever opened the account, then the others by the time they joined'),
  "invitations": zod.array(Invitation).describe('The open ones, the newest first'),
  "maxMembers": zod.int().describe('How many members and open invitations there can be together')
});

export type Team = zod.input<typeof Team>;
export type TeamOutput = zod.output<typeof Team>;

export const inviteMemberRequestNameMin = 2;
export const inviteMemberRequestNameMax = 60;

export const InviteMemberRequest = zod.strictObject({
  "phoneNumber": PhoneNumber,
  "name": zod.string().min(inviteMemberRequestNameMin).max(inviteMemberRequestNameMax).describe('What the team calls the person'),
  "role": MemberRole
});

export type InviteMemberRequest = zod.input<typeof InviteMemberRequest>;
export type InviteMemberRequestOutput = zod.output<typeof InviteMemberRequest>;

export const ConfirmInvitationRequest = zod.strictObject({
  "otp": OtpCode
});

export type ConfirmInvitationRequest = zod.input<typeof ConfirmInvitationRequest>;
export type ConfirmInvitationRequestOutput = zod.output<typeof ConfirmInvitationRequest>;

export const InvitationCode = zod.strictObject({
  "invitationId": zod.uuid().describe('For `confirmInvitation`'),
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type InvitationCode = zod.input<typeof InvitationCode>;
export type InvitationCodeOutput = zod.output<typeof InvitationCode>;

export const ChangeMemberRoleRequest = zod.strictObject({
  "role": MemberRole,
  "otp": OtpCode
});

export type ChangeMemberRoleRequest = zod.input<typeof ChangeMemberRoleRequest>;
export type ChangeMemberRoleRequestOutput = zod.output<typeof ChangeMemberRoleRequest>;

export const SendMemberRoleCodeRequest = zod.strictObject({
  "role": MemberRole
});

export type SendMemberRoleCodeRequest = zod.input<typeof SendMemberRoleCodeRequest>;
export type SendMemberRoleCodeRequestOutput = zod.output<typeof SendMemberRoleCodeRequest>;

export const ApprovalCode = zod.strictObject({
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type ApprovalCode = zod.input<typeof ApprovalCode>;
export type ApprovalCodeOutput = zod.output<typeof ApprovalCode>;

export const ValidateCrRequest = zod.strictObject({
  "crNumber": CrNumber
});

export type ValidateCrRequest = zod.input<typeof ValidateCrRequest>;
export type ValidateCrRequestOutput = zod.output<typeof ValidateCrRequest>;

export const CrCheck = zod.strictObject({
  "valid": zod.boolean().describe('Whether the registry knows the number and the registration is active'),
  "code": zod.enum(['CR_NOT_FOUND', 'CR_SUSPENDED', 'CR_IN_LIQUIDATION', 'CR_DELETED']).optional().describe('Why it is not valid, for programs. Absent if it is valid'),
  "error": zod.string().optional().describe('The same for people, in English. Absent if it is valid'),
  "unifiedNumber": UnifiedNumber.optional().describe('Absent if the registry does not know the number'),
  "companyName": zod.string().optional().describe('As in the commercial registry'),
  "companyNameArabic": zod.string().optional().describe('The same in Arabic, if the registry has it'),
  "issueDate": zod.iso.date().nullish().describe('Null if the registry states none'),
  "expiryDate": zod.iso.date().nullish().describe('Null for registrations that do not expire'),
  "registrationDate": zod.iso.date().nullish().describe('`issueDate`, else `expiryDate`'),
  "status": zod.enum(['active', 'suspended', 'in_liquidation', 'deleted']).optional().describe('Absent if the registry does not know the number')
});

export type CrCheck = zod.input<typeof CrCheck>;
export type CrCheckOutput = zod.output<typeof CrCheck>;

export const LocalScreeningRequest = zod.strictObject({
  "idNumber": IdNumber
});

export type LocalScreeningRequest = zod.input<typeof LocalScreeningRequest>;
export type LocalScreeningRequestOutput = zod.output<typeof LocalScreeningRequest>;

export const LocalScreening = zod.strictObject({
  "status": zod.enum(['CLEAR', 'HIT']).describe('`HIT`: sign-up cannot go on with this number')
});

export type LocalScreening = zod.input<typeof LocalScreening>;
export type LocalScreeningOutput = zod.output<typeof LocalScreening>;

export const IdPhoneMatchRequest = zod.strictObject({
  "idNumber": IdNumber,
  "phoneNumber": PhoneNumber
});

export type IdPhoneMatchRequest = zod.input<typeof IdPhoneMatchRequest>;
export type IdPhoneMatchRequestOutput = zod.output<typeof IdPhoneMatchRequest>;

export const idPhoneMatchConfidenceMin = 0;
export const idPhoneMatchConfidenceMax = 1;

export const IdPhoneMatch = zod.strictObject({
  "match": zod.literal(true).describe('Always true. A phone of somebody else is 422 `ID_PHONE_MISMATCH`'),
  "confidence": zod.number().min(idPhoneMatchConfidenceMin).max(idPhoneMatchConfidenceMax).describe('How certain the match is. Always 1')
});

export type IdPhoneMatch = zod.input<typeof IdPhoneMatch>;
export type IdPhoneMatchOutput = zod.output<typeof IdPhoneMatch>;

export const InitiateNafathRequest = zod.strictObject({
  "nationalId": IdNumber,
  "phoneE164": PhoneNumber
});

export type InitiateNafathRequest = zod.input<typeof InitiateNafathRequest>;
export type InitiateNafathRequestOutput = zod.output<typeof InitiateNafathRequest>;

export const NafathState = zod.enum(['SENT', 'pending', 'approved', 'rejected', 'FAILED', 'expired']).describe('`SENT`: the person has not acted yet. `pending`: compliance reviews it. `rejected`: by compliance. `FAILED`: the person declined. `expired`: nobody acted in time');

export type NafathState = zod.input<typeof NafathState>;
export type NafathStateOutput = zod.output<typeof NafathState>;

export const NafathRequest = zod.strictObject({
  "sessionId": zod.uuid().describe('For `getNafathStatus`'),
  "redirectUrl": zod.url().optional().describe('The portal to open. Left out when it is not known'),
  "expiresAt": Timestamp.describe('When the request expires in Nafath'),
  "status": NafathState
});

export type NafathRequest = zod.input<typeof NafathRequest>;
export type NafathRequestOutput = zod.output<typeof NafathRequest>;

export const NafathStatus = zod.strictObject({
  "status": NafathState,
  "sessionId": zod.uuid().describe('As in `initiateNafath`'),
  "message": zod.string().describe('For people, in English'),
  "reason": zod.enum(['asked_again']).optional().describe('With `expired`: compliance asks the person to approve again')
});

export type NafathStatus = zod.input<typeof NafathStatus>;
export type NafathStatusOutput = zod.output<typeof NafathStatus>;

export const JoinedBusiness = zod.strictObject({
  "businessName": zod.string().describe('As in the commercial registry'),
  "businessNameArabic": zod.string().optional().describe('The same in Arabic, if the registry has it'),
  "role": MemberRole
});

export type JoinedBusiness = zod.input<typeof JoinedBusiness>;
export type JoinedBusinessOutput = zod.output<typeof JoinedBusiness>;

export const OnboardingStep = zod.enum(['businessType', 'phone', 'otp', 'cr', 'id', 'nafath', 'globalScreening', 'kyb', 'password', 'done']).describe('The steps of the sign-up in their order. `done`: the password is set');

export type OnboardingStep = zod.input<typeof OnboardingStep>;
export type OnboardingStepOutput = zod.output<typeof OnboardingStep>;

export const KybCodeRegExp = new RegExp('^[a-z0-9_]{1,64}$');

export const KybCode = zod.string().regex(KybCodeRegExp).describe('The `code` of an option');

export type KybCode = zod.input<typeof KybCode>;
export type KybCodeOutput = zod.output<typeof KybCode>;

export const KybData = zod.strictObject({
  "annualRevenue": KybCode,
  "businessActivity": KybCode,
  "purposeOfAccount": zod.array(KybCode).describe('Of each choice'),
  "purposeOther": zod.string().optional().describe('The details of the purpose `other`')
});

export type KybData = zod.input<typeof KybData>;
export type KybDataOutput = zod.output<typeof KybData>;

export const OnboardingData = zod.strictObject({
  "businessType": BusinessType,
  "phone": PhoneNumber,
  "otpVerified": zod.boolean().describe('Always true: the call takes the token of the verified phone'),
  "userId": UserId,
  "crNumber": CrNumber.optional().describe('Absent until it is verified'),
  "crVerified": zod.boolean().describe('Whether the registry has confirmed `crNumber`'),
  "companyName": zod.string().optional().describe('As in the commercial registry'),
  "companyNameArabic": zod.string().optional().describe('The same in Arabic, if the registry has it'),
  "idNumber": IdNumber.optional().describe('Absent until it is verified'),
  "idVerified": zod.boolean().describe('Whether the phone is registered to `idNumber`'),
  "nafath": NafathRequest.optional().describe('The newest request for the verified ID'),
  "screeningStatus": zod.enum(['CLEAR', 'REVIEW', 'REJECTED']).optional().describe('As in `runGlobalScreening`'),
  "kybData": KybData.optional().describe('The answers of `submitKyb`'),
  "passwordSet": zod.boolean().describe('Whether `setPassword` has created the account'),
  "profileCreated": zod.boolean().describe('Whether `createProfile` has opened the wallet'),
  "invitation": JoinedBusiness.optional().describe('The business that the applicant joins. Absent of one who opens an account')
});

export type OnboardingData = zod.input<typeof OnboardingData>;
export type OnboardingDataOutput = zod.output<typeof OnboardingData>;

export const OnboardingSession = zod.strictObject({
  "currentStep": OnboardingStep,
  "completedSteps": zod.array(OnboardingStep).describe('All steps before `currentStep`, in their order'),
  "data": OnboardingData.describe('What is verified or was entered so far. What is not yet known is left out'),
  "expiresAt": Timestamp.describe('When the onboarding token expires')
});

export type OnboardingSession = zod.input<typeof OnboardingSession>;
export type OnboardingSessionOutput = zod.output<typeof OnboardingSession>;

export const GlobalScreeningRequest = zod.strictObject({
  "idNumber": IdNumber,
  "phoneNumber": PhoneNumber,
  "crNumber": CrNumber,
  "businessType": BusinessType
});

export type GlobalScreeningRequest = zod.input<typeof GlobalScreeningRequest>;
export type GlobalScreeningRequestOutput = zod.output<typeof GlobalScreeningRequest>;

export const ScreeningReviewKind = zod.enum(['screening', 'not_on_registration']).describe('`not_on_registration` means that the registry names the person neither as an owner nor as a manager');

export type ScreeningReviewKind = zod.input<typeof ScreeningReviewKind>;
export type ScreeningReviewKindOutput = zod.output<typeof ScreeningReviewKind>;

export const GlobalScreening = zod.strictObject({
  "status": zod.enum(['CLEAR', 'REVIEW', 'REJECTED']).describe('`REVIEW` lasts until compliance has decided. Call the operation again for the outcome'),
  "review": ScreeningReviewKind.optional().describe('With `REVIEW`: what compliance reviews'),
  "reason": zod.string().optional().describe('Why it is not `CLEAR`, for people, in English')
});

export type GlobalScreening = zod.input<typeof GlobalScreening>;
export type GlobalScreeningOutput = zod.output<typeof GlobalScreening>;

export const KybChoiceRegExp = new RegExp('^([a-z0-9_]{1,64}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');

export const KybChoice = zod.string().regex(KybChoiceRegExp).describe('The `code` or the `id` of an option. The ids of a choice in all languages mean the same');

export type KybChoice = zod.input<typeof KybChoice>;
export type KybChoiceOutput = zod.output<typeof KybChoice>;

export const kybAnswersPurposeOfAccountMax = 50;

export const kybAnswersPurposeOtherMax = 400;

export const kybAnswersPurposeOtherRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const KybAnswers = zod.strictObject({
  "annualRevenue": KybChoice,
  "businessActivity": KybChoice,
  "purposeOfAccount": zod.array(KybChoice).min(1).max(kybAnswersPurposeOfAccountMax).describe('Each choice once'),
  "purposeOther": zod.string().max(kybAnswersPurposeOtherMax).regex(kybAnswersPurposeOtherRegExp).optional().describe('3 to 100 characters after trimming')
});

export type KybAnswers = zod.input<typeof KybAnswers>;
export type KybAnswersOutput = zod.output<typeof KybAnswers>;

export const KybResult = zod.strictObject({
  "riskRating": zod.enum(['low']).describe('Always `low` for the business types that sign up by themselves'),
  "status": zod.enum(['approved']).describe('Always `approved`: no answer refuses a business')
});

export type KybResult = zod.input<typeof KybResult>;
export type KybResultOutput = zod.output<typeof KybResult>;

export const profilePayloadBusinessNameMax = 200;

export const profilePayloadBusinessNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const profilePayloadBusinessNameArabicMax = 200;

export const profilePayloadBusinessNameArabicRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const profilePayloadAccountPurposeMax = 4000;

export const profilePayloadAccountPurposeRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const ProfilePayload = zod.strictObject({
  "userId": UserId,
  "businessType": zod.enum(['SOLE-PROPRIETORSHIP', 'INDIVIDUAL-OWNER-COMPANY', 'FREELANCER']).describe('The business type of the sign-up in capitals'),
  "businessName": zod.string().min(1).max(profilePayloadBusinessNameMax).regex(profilePayloadBusinessNameRegExp).describe('Not stored where the registry has a name: the business is called that'),
  "businessNameArabic": zod.string().min(1).max(profilePayloadBusinessNameArabicMax).regex(profilePayloadBusinessNameArabicRegExp).optional().describe('The same in Arabic'),
  "crNumber": CrNumber,
  "freelancerLicense": CrNumber.optional().describe('The CR number again when the type is FREELANCER'),
  "nationalId": IdNumber,
  "phoneE164": PhoneNumber,
  "annualRevenue": KybChoice,
  "businessActivity": KybChoice,
  "accountPurpose": zod.string().min(1).max(profilePayloadAccountPurposeMax).regex(profilePayloadAccountPurposeRegExp).describe('The purposes, each by its `code` or its `id`, joined by a comma and a space')
});

export type ProfilePayload = zod.input<typeof ProfilePayload>;
export type ProfilePayloadOutput = zod.output<typeof ProfilePayload>;

export const ProfileCreated = zod.strictObject({
  "profileId": zod.uuid().describe('The same at every call'),
  "status": zod.enum(['active']).describe('Always `active`'),
  "nextStep": zod.enum(['dashboard']).describe('Always `dashboard`: the wallet is open'),
  "message": zod.string().describe('For people, in English')
});

export type ProfileCreated = zod.input<typeof ProfileCreated>;
export type ProfileCreatedOutput = zod.output<typeof ProfileCreated>;

export const KybCategory = zod.enum(['purpose_of_account', 'business_activity', 'annual_revenue']).describe('A question of the questionnaire');

export type KybCategory = zod.input<typeof KybCategory>;
export type KybCategoryOutput = zod.output<typeof KybCategory>;

export const KybOption = zod.strictObject({
  "id": zod.string().describe('Of this label, as in the list of the administrators. Answers name it, or the `code`, which is the same in every language'),
  "code": KybCode,
  "label": zod.string().describe('The text to show, in `locale`'),
  "category": KybCategory,
  "order": zod.int().describe('The smallest number comes first'),
  "active": zod.boolean().describe('Always true, because others are left out'),
  "locale": Locale
});

export type KybOption = zod.input<typeof KybOption>;
export type KybOptionOutput = zod.output<typeof KybOption>;

export const KybOptionList = zod.strictObject({
  "items": zod.array(KybOption).describe('In display order'),
  "nextCursor": NextCursor
});

export type KybOptionList = zod.input<typeof KybOptionList>;
export type KybOptionListOutput = zod.output<typeof KybOptionList>;

export const WalletStatus = zod.enum(['active', 'inactive']).describe('While it is `inactive`, no money leaves the wallet');

export type WalletStatus = zod.input<typeof WalletStatus>;
export type WalletStatusOutput = zod.output<typeof WalletStatus>;

export const WalletFrozen = zod.boolean().describe('True while compliance has frozen the wallet, otherwise absent. No money leaves it or moves within it, whatever its `status`, and it can only be deactivated. Money still comes in.');

export type WalletFrozen = zod.input<typeof WalletFrozen>;
export type WalletFrozenOutput = zod.output<typeof WalletFrozen>;

export const SubWallet = zod.strictObject({
  "subWalletId": SubWalletId,
  "name": zod.string().describe('Chosen by the customer'),
  "icon": zod.enum(['brown', 'purple']).describe('The colour of the symbol. It alternates from one sub-wallet to the next'),
  "balance": Money,
  "available": Money,
  "createdAt": Timestamp
});

export type SubWallet = zod.input<typeof SubWallet>;
export type SubWalletOutput = zod.output<typeof SubWallet>;

export const walletNewTransactionsMin = 0;

export const Wallet = zod.strictObject({
  "status": WalletStatus,
  "frozen": WalletFrozen.optional(),
  "balance": Money.describe('The sum of `available`, `onHold` and `inSubWallets`'),
  "available": Money.describe('What the main wallet or the sub-wallet can spend'),
  "onHold": Money.describe('What is on hold in the main wallet or the sub-wallet'),
  "inSubWallets": Money.describe('The balances of all sub-wallets. Zero if a sub-wallet was requested'),
  "total": Money.describe('The balance of the wallet and all its sub-wallets'),
  "change": Money.describe('How much the balance has changed in the last 30 days. Negative if it is lower now'),
  "changePercent": zod.number().nullable().describe('Change of the balance compared with 30 days ago, to one decimal. Null if the balance was zero'),
  "newTransactions": zod.int().min(walletNewTransactionsMin).describe('Transactions in `listTransactions` since the last `markTransactionsSeen`, at most 100'),
  "subWallet": SubWallet.optional().describe('Present if a sub-wallet was requested')
});

export type Wallet = zod.input<typeof Wallet>;
export type WalletOutput = zod.output<typeof Wallet>;

export const ActivityPoint = zod.strictObject({
  "from": Day.describe('The first day'),
  "to": Day.describe('The last day, included'),
  "moneyIn": Money.describe('What came in on these days'),
  "moneyOut": Money.describe('What went out on these days, not negative')
});

export type ActivityPoint = zod.input<typeof ActivityPoint>;
export type ActivityPointOutput = zod.output<typeof ActivityPoint>;

export const ActivityPeriod = zod.enum(['week', 'month', 'year']).describe('`week`: 7 points of a day. `month`: 4 points of 7 days. `year`: 4 points of a quarter');

export type ActivityPeriod = zod.input<typeof ActivityPeriod>;
export type ActivityPeriodOutput = zod.output<typeof ActivityPeriod>;

export const WalletActivity = zod.strictObject({
  "period": ActivityPeriod,
  "points": zod.array(ActivityPoint).describe('Oldest first')
});

export type WalletActivity = zod.input<typeof WalletActivity>;
export type WalletActivityOutput = zod.output<typeof WalletActivity>;

export const spendingSharePercentMin = 0;
export const spendingSharePercentMax = 100;

export const SpendingShare = zod.strictObject({
  "type": TransactionType,
  "amount": Money,
  "percent": zod.number().min(spendingSharePercentMin).max(spendingSharePercentMax).describe('To one decimal')
});

export type SpendingShare = zod.input<typeof SpendingShare>;
export type SpendingShareOutput = zod.output<typeof SpendingShare>;

export const payeeSharePercentMin = 0;
export const payeeSharePercentMax = 100;

export const PayeeShare = zod.strictObject({
  "name": zod.string().describe('As `counterparty` of its transactions'),
  "nameArabic": zod.string().optional().describe('The same in Arabic, if known'),
  "amount": Money,
  "percent": zod.number().min(payeeSharePercentMin).max(payeeSharePercentMax).describe('To one decimal')
});

export type PayeeShare = zod.input<typeof PayeeShare>;
export type PayeeShareOutput = zod.output<typeof PayeeShare>;

export const purposeSharePercentMin = 0;
export const purposeSharePercentMax = 100;

export const PurposeShare = zod.strictObject({
  "purpose": TransferPurpose.optional().describe('Absent for what is no transfer'),
  "amount": Money,
  "percent": zod.number().min(purposeSharePercentMin).max(purposeSharePercentMax).describe('To one decimal')
});

export type PurposeShare = zod.input<typeof PurposeShare>;
export type PurposeShareOutput = zod.output<typeof PurposeShare>;

export const WalletEvent = zod.strictObject({
  "changed": zod.array(zod.enum(['money', 'settings', 'seen', 'beneficiaries', 'transfers', 'notifications'])).describe('What to get again. `money`: balances, transactions, holds, and what limits have left. `settings`: the status, limits and sub-wallets. `seen`: which transactions are new. `beneficiaries`: those of the account. `transfers`: their states and schedules. `notifications`: which there are, and which are read. Ignore values that you do not know.')
}).describe('The data of an event of `watchWallet`');

export type WalletEvent = zod.input<typeof WalletEvent>;
export type WalletEventOutput = zod.output<typeof WalletEvent>;

export const walletSpendingPayeesMax = 20;

export const WalletSpending = zod.strictObject({
  "from": Day,
  "to": Day,
  "total": Money,
  "shares": zod.array(SpendingShare).describe('By type. Empty if another group was asked for'),
  "payees": zod.array(PayeeShare).max(walletSpendingPayeesMax).optional().describe('The largest. What they leave of `total` went to others'),
  "purposes": zod.array(PurposeShare).optional().describe('By purpose, the largest first. Present if this group was asked for')
});

export type WalletSpending = zod.input<typeof WalletSpending>;
export type WalletSpendingOutput = zod.output<typeof WalletSpending>;

export const LimitedType = zod.enum(['wallet_top_up', 'mada_card_top_up', 'credit_card_top_up', 'merchant_payment', 'apple_pay_top_up', 'bill_payment', 'government_bill_payment', 'wallet_to_bank_transfer', 'reversal', 'local_atm_withdrawal', 'international_atm_withdrawal', 'local_pos', 'international_pos', 'local_online_purchase', 'international_online_purchase', 'refund', 'mobile_recharge', 'transfer', 'customer_transfer']).describe('Types that a limit can be set for');

export type LimitedType = zod.input<typeof LimitedType>;
export type LimitedTypeOutput = zod.output<typeof LimitedType>;

export const LimitPeriod = zod.enum(['daily', 'monthly']).describe('A day or a calendar month in Riyadh time');

export type LimitPeriod = zod.input<typeof LimitPeriod>;
export type LimitPeriodOutput = zod.output<typeof LimitPeriod>;

export const LimitRange = zod.strictObject({
  "minimum": Money,
  "maximum": Money
});

export type LimitRange = zod.input<typeof LimitRange>;
export type LimitRangeOutput = zod.output<typeof LimitRange>;

export const Limit = zod.strictObject({
  "limit": zod.union([Money,zod.null()]).nullable().describe('Null if nothing is set'),
  "used": Money.describe('What counts towards it so far'),
  "remaining": Money.describe('Within all limits that apply'),
  "range": LimitRange.describe('What it can be set to')
}).describe('A limit within a day or a calendar month in Riyadh time');

export type Limit = zod.input<typeof Limit>;
export type LimitOutput = zod.output<typeof Limit>;

export const LimitPair = zod.strictObject({
  "daily": Limit,
  "monthly": Limit
});

export type LimitPair = zod.input<typeof LimitPair>;
export type LimitPairOutput = zod.output<typeof LimitPair>;

export const TypeLimits = zod.strictObject({
  "type": LimitedType,
  "daily": Limit,
  "monthly": Limit
});

export type TypeLimits = zod.input<typeof TypeLimits>;
export type TypeLimitsOutput = zod.output<typeof TypeLimits>;

export const Limits = zod.strictObject({
  "overall": LimitPair.describe('For all types together'),
  "types": zod.array(TypeLimits).describe('Every type that a limit can be set for'),
  "instantTransfer": Money.describe('The most that one transfer to an IBAN may have. `createTransfer` refuses more with `AMOUNT_OUT_OF_RANGE`')
});

export type Limits = zod.input<typeof Limits>;
export type LimitsOutput = zod.output<typeof Limits>;

export const SubWalletList = zod.strictObject({
  "items": zod.array(SubWallet).describe('Oldest first'),
  "nextCursor": NextCursor,
  "max": zod.int().describe('The maximum per account')
});

export type SubWalletList = zod.input<typeof SubWalletList>;
export type SubWalletListOutput = zod.output<typeof SubWalletList>;

export const renameSubWalletRequestNameMax = 400;

export const renameSubWalletRequestNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const RenameSubWalletRequest = zod.strictObject({
  "name": zod.string().max(renameSubWalletRequestNameMax).regex(renameSubWalletRequestNameRegExp).describe('3 to 40 characters after trimming')
});

export type RenameSubWalletRequest = zod.input<typeof RenameSubWalletRequest>;
export type RenameSubWalletRequestOutput = zod.output<typeof RenameSubWalletRequest>;

export const MoveRequest = zod.strictObject({
  "from": SubWalletId.optional().describe('Leave it out for the main wallet'),
  "to": SubWalletId.optional().describe('Leave it out for the main wallet'),
  "amount": PositiveMoney
});

export type MoveRequest = zod.input<typeof MoveRequest>;
export type MoveRequestOutput = zod.output<typeof MoveRequest>;

export const WalletActionType = zod.enum(['activate', 'deactivate', 'set_limit', 'create_sub_wallet']).describe('The change that a code confirms');

export type WalletActionType = zod.input<typeof WalletActionType>;
export type WalletActionTypeOutput = zod.output<typeof WalletActionType>;

export const ActivateAction = zod.strictObject({
  "type": zod.enum(['activate']).describe('Lets money leave the wallet again')
});

export type ActivateAction = zod.input<typeof ActivateAction>;
export type ActivateActionOutput = zod.output<typeof ActivateAction>;

export const DeactivateAction = zod.strictObject({
  "type": zod.enum(['deactivate']).describe('Stops all money that leaves the wallet')
});

export type DeactivateAction = zod.input<typeof DeactivateAction>;
export type DeactivateActionOutput = zod.output<typeof DeactivateAction>;

export const limitMoneyAmountMin = 0;
export const limitMoneyAmountMax = 100000000000;

export const LimitMoney = zod.strictObject({
  "amount": zod.int().min(limitMoneyAmountMin).max(limitMoneyAmountMax).describe('In halalas'),
  "currency": Currency
});

export type LimitMoney = zod.input<typeof LimitMoney>;
export type LimitMoneyOutput = zod.output<typeof LimitMoney>;

export const SetLimitAction = zod.strictObject({
  "type": zod.enum(['set_limit']).describe('Sets the limit of a period, overall or of a type, or removes that of a type'),
  "transactionType": LimitedType.optional().describe('Leave it out for the overall wallet'),
  "period": LimitPeriod,
  "limit": zod.union([LimitMoney,zod.null()]).nullable().describe('Within `range` of `getLimits`. With zero, nothing is allowed. Null removes the limit of a type; the overall wallet always has one')
});

export type SetLimitAction = zod.input<typeof SetLimitAction>;
export type SetLimitActionOutput = zod.output<typeof SetLimitAction>;

export const createSubWalletActionNameMax = 400;

export const createSubWalletActionNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const CreateSubWalletAction = zod.strictObject({
  "type": zod.enum(['create_sub_wallet']).describe('Opens a sub-wallet with this name'),
  "name": zod.string().max(createSubWalletActionNameMax).regex(createSubWalletActionNameRegExp).describe('3 to 40 characters after trimming')
});

export type CreateSubWalletAction = zod.input<typeof CreateSubWalletAction>;
export type CreateSubWalletActionOutput = zod.output<typeof CreateSubWalletAction>;

export const WalletActionRequest = zod.discriminatedUnion('type', [ActivateAction,DeactivateAction,SetLimitAction,CreateSubWalletAction]);

export type WalletActionRequest = zod.input<typeof WalletActionRequest>;
export type WalletActionRequestOutput = zod.output<typeof WalletActionRequest>;

export const WalletAction = zod.strictObject({
  "actionId": zod.uuid().describe('For `confirmWalletAction`'),
  "type": WalletActionType,
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type WalletAction = zod.input<typeof WalletAction>;
export type WalletActionOutput = zod.output<typeof WalletAction>;

export const WalletDeactivated = zod.strictObject({
  "status": zod.enum(['inactive']).describe('Always `inactive`')
});

export type WalletDeactivated = zod.input<typeof WalletDeactivated>;
export type WalletDeactivatedOutput = zod.output<typeof WalletDeactivated>;

export const WalletConfirmRequest = zod.strictObject({
  "otp": OtpCode
});

export type WalletConfirmRequest = zod.input<typeof WalletConfirmRequest>;
export type WalletConfirmRequestOutput = zod.output<typeof WalletConfirmRequest>;

export const LimitSet = zod.strictObject({
  "transactionType": LimitedType.optional().describe('Absent for the overall limit'),
  "period": LimitPeriod,
  "limit": zod.union([Money,zod.null()]).nullable().describe('Null if the type has no limit of its own any more')
});

export type LimitSet = zod.input<typeof LimitSet>;
export type LimitSetOutput = zod.output<typeof LimitSet>;

export const WalletActionResult = zod.strictObject({
  "actionId": zod.uuid().describe('As in `createWalletAction`'),
  "type": WalletActionType,
  "status": WalletStatus.optional().describe('Present for `activate` and `deactivate`'),
  "limit": LimitSet.optional().describe('Present for `set_limit`'),
  "subWallet": SubWallet.optional().describe('Present for `create_sub_wallet`')
});

export type WalletActionResult = zod.input<typeof WalletActionResult>;
export type WalletActionResultOutput = zod.output<typeof WalletActionResult>;

export const TransactionCategoryList = zod.strictObject({
  "items": zod.array(TransactionCategory).describe('Oldest first'),
  "nextCursor": NextCursor,
  "max": zod.int().describe('The maximum per account')
});

export type TransactionCategoryList = zod.input<typeof TransactionCategoryList>;
export type TransactionCategoryListOutput = zod.output<typeof TransactionCategoryList>;

export const CategoryRule = zod.strictObject({
  "ruleId": zod.uuid().describe('For the other operations'),
  "counterparty": zod.string().describe('As transactions have it'),
  "counterpartyArabic": zod.string().optional().describe('Its Arabic name, if it is known'),
  "category": TransactionCategory.describe('What its new transactions get'),
  "createdAt": Timestamp
});

export type CategoryRule = zod.input<typeof CategoryRule>;
export type CategoryRuleOutput = zod.output<typeof CategoryRule>;

export const CategoryRuleList = zod.strictObject({
  "items": zod.array(CategoryRule).describe('By the names of the counterparties'),
  "nextCursor": NextCursor
});

export type CategoryRuleList = zod.input<typeof CategoryRuleList>;
export type CategoryRuleListOutput = zod.output<typeof CategoryRuleList>;

export const categoryRuleRequestReferenceIdMax = 64;

export const categoryRuleRequestReferenceIdRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const CategoryRuleRequest = zod.strictObject({
  "referenceId": zod.string().min(1).max(categoryRuleRequestReferenceIdMax).regex(categoryRuleRequestReferenceIdRegExp).describe('A transaction with the counterparty'),
  "categoryId": zod.uuid().describe('What its new transactions get'),
  "applyToEarlier": zod.boolean().describe('Whether earlier transactions without a category get it too')
});

export type CategoryRuleRequest = zod.input<typeof CategoryRuleRequest>;
export type CategoryRuleRequestOutput = zod.output<typeof CategoryRuleRequest>;

export const createdCategoryRuleAppliedMin = 0;

export const CreatedCategoryRule = zod.strictObject({
  "rule": CategoryRule.describe('As it applies from now on'),
  "applied": zod.int().min(createdCategoryRuleAppliedMin).describe('Of earlier transactions')
});

export type CreatedCategoryRule = zod.input<typeof CreatedCategoryRule>;
export type CreatedCategoryRuleOutput = zod.output<typeof CreatedCategoryRule>;

export const transactionCategoryRequestNameMax = 400;

export const transactionCategoryRequestNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const TransactionCategoryRequest = zod.strictObject({
  "name": zod.string().max(transactionCategoryRequestNameMax).regex(transactionCategoryRequestNameRegExp).describe('2 to 40 characters after trimming')
});

export type TransactionCategoryRequest = zod.input<typeof TransactionCategoryRequest>;
export type TransactionCategoryRequestOutput = zod.output<typeof TransactionCategoryRequest>;

export const Receipt = zod.strictObject({
  "receiptId": zod.uuid().describe('As the client chose it'),
  "mediaType": zod.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic']).describe('What the content is'),
  "sizeBytes": zod.int().describe('Of the file'),
  "createdAt": Timestamp
});

export type Receipt = zod.input<typeof Receipt>;
export type ReceiptOutput = zod.output<typeof Receipt>;

export const ReceiptList = zod.strictObject({
  "items": zod.array(Receipt).describe('Oldest first'),
  "nextCursor": NextCursor,
  "max": zod.int().describe('The maximum per transaction')
});

export type ReceiptList = zod.input<typeof ReceiptList>;
export type ReceiptListOutput = zod.output<typeof ReceiptList>;

export const TransactionProblem = zod.enum(['not_recognised', 'wrong_amount', 'not_received', 'charged_twice', 'other']).describe('`not_recognised`: the customer did not make it. `not_received`: the money or the goods did not arrive');

export type TransactionProblem = zod.input<typeof TransactionProblem>;
export type TransactionProblemOutput = zod.output<typeof TransactionProblem>;

export const CaseMessage = zod.strictObject({
  "author": zod.enum(['customer', 'staff']).describe('Who has written it'),
  "writtenBy": PaymentPerson.optional().describe('The person of the customer. Absent of the staff, and of what is older than this record'),
  "text": zod.string().describe('May have line breaks'),
  "createdAt": Timestamp
});

export type CaseMessage = zod.input<typeof CaseMessage>;
export type CaseMessageOutput = zod.output<typeof CaseMessage>;

export const TransactionCase = zod.strictObject({
  "caseId": zod.uuid().describe('For `writeToTransactionCase` and `closeTransactionCase`'),
  "problem": TransactionProblem,
  "state": zod.enum(['open', 'answered', 'closed']).describe('`open` waits for the staff, `answered` for the customer'),
  "createdAt": Timestamp,
  "messages": zod.array(CaseMessage).describe('Oldest first')
});

export type TransactionCase = zod.input<typeof TransactionCase>;
export type TransactionCaseOutput = zod.output<typeof TransactionCase>;

export const TransactionCaseList = zod.strictObject({
  "items": zod.array(TransactionCase).describe('Newest first'),
  "nextCursor": NextCursor
});

export type TransactionCaseList = zod.input<typeof TransactionCaseList>;
export type TransactionCaseListOutput = zod.output<typeof TransactionCaseList>;

export const CaseTextMax = 2000;

export const CaseTextRegExp = new RegExp('^[^\\x00-\\x09\\x0b-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x09\\x0b-\\x1f\\x7f]*$');

export const CaseText = zod.string().max(CaseTextMax).regex(CaseTextRegExp).describe('May have line breaks');

export type CaseText = zod.input<typeof CaseText>;
export type CaseTextOutput = zod.output<typeof CaseText>;

export const TransactionProblemRequest = zod.strictObject({
  "problem": TransactionProblem,
  "text": CaseText
});

export type TransactionProblemRequest = zod.input<typeof TransactionProblemRequest>;
export type TransactionProblemRequestOutput = zod.output<typeof TransactionProblemRequest>;

export const CaseMessageRequest = zod.strictObject({
  "text": CaseText
});

export type CaseMessageRequest = zod.input<typeof CaseMessageRequest>;
export type CaseMessageRequestOutput = zod.output<typeof CaseMessageRequest>;

export const updateTransactionRequestNoteMax = 500;

export const updateTransactionRequestNoteRegExp = new RegExp('^[^\\x00-\\x09\\x0b-\\x1f\\x7f]*$');

export const UpdateTransactionRequest = zod.strictObject({
  "note": zod.string().max(updateTransactionRequestNoteMax).regex(updateTransactionRequestNoteRegExp).nullish().describe('May have line breaks'),
  "categoryId": zod.uuid().nullish().describe('One of `listTransactionCategories`')
});

export type UpdateTransactionRequest = zod.input<typeof UpdateTransactionRequest>;
export type UpdateTransactionRequestOutput = zod.output<typeof UpdateTransactionRequest>;

export const TransactionList = zod.strictObject({
  "items": zod.array(Transaction).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber,
  "searchedBackTo": zod.iso.datetime({"offset":true}).optional().describe('Of a search that has not looked at all transactions: the time of the last one that it looked at. `nextCursor` looks further back. Such a page may have few items, or none.')
});

export type TransactionList = zod.input<typeof TransactionList>;
export type TransactionListOutput = zod.output<typeof TransactionList>;

export const SeenRequest = zod.strictObject({
  "referenceId": ReferenceId
});

export type SeenRequest = zod.input<typeof SeenRequest>;
export type SeenRequestOutput = zod.output<typeof SeenRequest>;

export const HoldReason = zod.enum(['authorization', 'deposit', 'review', 'dispute', 'transfer']).describe('`authorization`: a merchant has reserved the amount. `deposit`: a security deposit. `review`: a transfer is being checked. `dispute`: a payment is disputed. `transfer`: a transfer is on its way.');

export type HoldReason = zod.input<typeof HoldReason>;
export type HoldReasonOutput = zod.output<typeof HoldReason>;

export const Hold = zod.strictObject({
  "holdId": zod.uuid().describe('For the postings of the sandbox'),
  "name": zod.string().describe('The `counterparty` of the transaction'),
  "nameArabic": zod.string().optional().describe('The `counterpartyArabic` of the transaction'),
  "amount": Money,
  "status": zod.enum(['on_hold', 'released']).describe('`released` in an event alone: a hold that has ended is not listed'),
  "reason": HoldReason,
  "transactionRef": ReferenceId,
  "heldAt": Timestamp,
  "expectedRelease": Timestamp.describe('The latest time at which the money is available again. For a transfer, when its result is expected')
});

export type Hold = zod.input<typeof Hold>;
export type HoldOutput = zod.output<typeof Hold>;

export const HoldList = zod.strictObject({
  "items": zod.array(Hold).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber,
  "total": Money.describe('The total of all pages')
});

export type HoldList = zod.input<typeof HoldList>;
export type HoldListOutput = zod.output<typeof HoldList>;

export const DocumentDigestRegExp = new RegExp('^[0-9a-f]{64}$');

export const DocumentDigest = zod.string().regex(DocumentDigestRegExp).describe('SHA-256 of what the document is about. That of the statement of a closed month is the digest of the month');

export type DocumentDigest = zod.input<typeof DocumentDigest>;
export type DocumentDigestOutput = zod.output<typeof DocumentDigest>;

export const statementMonthMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');

export const StatementMonth = zod.strictObject({
  "month": zod.string().regex(statementMonthMonthRegExp).describe('In Riyadh'),
  "from": Day.describe('Its first day'),
  "to": Day.describe('Its last day'),
  "state": zod.enum(['open', 'closed']).describe('`closed`: it is over, and nothing in it changes any more'),
  "openingBalance": Money,
  "moneyIn": Money.describe('The sum of what came in'),
  "moneyOut": Money.describe('The sum of what went out, not negative'),
  "closingBalance": Money.describe('The opening balance with what came in and without what went out. Of an open month up to now'),
  "entryCount": zod.int().describe('How many entries it has'),
  "digest": DocumentDigest.optional().describe('Of a closed month')
});

export type StatementMonth = zod.input<typeof StatementMonth>;
export type StatementMonthOutput = zod.output<typeof StatementMonth>;

export const StatementMonthList = zod.strictObject({
  "items": zod.array(StatementMonth).describe('Newest first')
});

export type StatementMonthList = zod.input<typeof StatementMonthList>;
export type StatementMonthListOutput = zod.output<typeof StatementMonthList>;

export const StatementRequest = zod.strictObject({
  "from": Day.describe('The first day'),
  "to": Day.describe('The last day, today at most'),
  "subWallet": SubWalletId.optional().describe('Leave it out for the main wallet')
});

export type StatementRequest = zod.input<typeof StatementRequest>;
export type StatementRequestOutput = zod.output<typeof StatementRequest>;

export const DocumentKind = zod.enum(['statement', 'balance_certificate', 'iban_letter']).describe('What was issued');

export type DocumentKind = zod.input<typeof DocumentKind>;
export type DocumentKindOutput = zod.output<typeof DocumentKind>;

export const CertifiedBalance = zod.strictObject({
  "balance": Money,
  "subWallet": SubWalletId.optional().describe('Missing for the main wallet'),
  "name": zod.string().optional().describe('Of the sub-wallet')
});

export type CertifiedBalance = zod.input<typeof CertifiedBalance>;
export type CertifiedBalanceOutput = zod.output<typeof CertifiedBalance>;

export const issuedDocumentCodeRegExp = new RegExp('^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$');
export const issuedDocumentIbanRegExp = new RegExp('^SA[0-9]{22}$');

export const IssuedDocument = zod.strictObject({
  "documentId": zod.uuid().describe('For the files'),
  "kind": DocumentKind,
  "code": zod.string().regex(issuedDocumentCodeRegExp).describe('For `verifyDocument`'),
  "verifyUrl": zod.url().describe('Where anybody can check the document. Its QR code leads here'),
  "issuedAt": Timestamp,
  "holder": zod.string().describe('To whom the account belongs'),
  "holderArabic": zod.string().optional().describe('The name in Arabic, if known'),
  "iban": zod.string().regex(issuedDocumentIbanRegExp).optional().describe('Of the whole account. Missing on a statement or certificate that was issued before the bank opened it'),
  "subWallet": SubWalletId.optional().describe('Of a statement of a sub-wallet'),
  "subWalletName": zod.string().optional().describe('Its name when the statement was issued'),
  "from": Day.optional().describe('Of a statement'),
  "to": Day.optional().describe('Of a statement'),
  "isInterim": zod.boolean().optional().describe('Of a statement: whether it was issued before its last day was over'),
  "openingBalance": Money.optional().describe('Of a statement'),
  "moneyIn": Money.optional().describe('Of a statement'),
  "moneyOut": Money.optional().describe('Of a statement, not negative'),
  "closingBalance": Money.optional().describe('Of a statement. On a certificate the sum of the balances'),
  "entryCount": zod.int().optional().describe('Of a statement'),
  "balances": zod.array(CertifiedBalance).optional().describe('Of a certificate'),
  "digest": DocumentDigest
});

export type IssuedDocument = zod.input<typeof IssuedDocument>;
export type IssuedDocumentOutput = zod.output<typeof IssuedDocument>;

export const IssuedDocumentList = zod.strictObject({
  "items": zod.array(IssuedDocument).describe('The newest 50, newest first'),
  "nextCursor": NextCursor
});

export type IssuedDocumentList = zod.input<typeof IssuedDocumentList>;
export type IssuedDocumentListOutput = zod.output<typeof IssuedDocumentList>;

export const documentProofIbanLastFourRegExp = new RegExp('^[0-9]{4}$');
export const documentProofDigestStartRegExp = new RegExp('^[0-9a-f]{16}$');

export const DocumentProof = zod.strictObject({
  "kind": DocumentKind,
  "holder": zod.string().describe('Enough of the name to compare'),
  "holderArabic": zod.string().optional().describe('The same in Arabic'),
  "ibanLastFour": zod.string().regex(documentProofIbanLastFourRegExp).optional().describe('The last digits of the IBAN'),
  "from": Day.optional(),
  "to": Day.optional(),
  "isInterim": zod.boolean().optional().describe('Of a statement: whether it was issued before its last day was over'),
  "closingBalance": Money.optional(),
  "issuedAt": Timestamp,
  "digestStart": zod.string().regex(documentProofDigestStartRegExp).describe('The first characters of the digest')
});

export type DocumentProof = zod.input<typeof DocumentProof>;
export type DocumentProofOutput = zod.output<typeof DocumentProof>;

export const addBeneficiaryRequestNameMin = 2;
export const addBeneficiaryRequestNameMax = 140;

export const addBeneficiaryRequestNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const addBeneficiaryRequestIbanMax = 64;

export const addBeneficiaryRequestIdentifierMin = 10;
export const addBeneficiaryRequestIdentifierMax = 20;

export const addBeneficiaryRequestIdentifierRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const addBeneficiaryRequestNicknameMax = 40;

export const addBeneficiaryRequestNicknameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const AddBeneficiaryRequest = zod.strictObject({
  "name": zod.string().min(addBeneficiaryRequestNameMin).max(addBeneficiaryRequestNameMax).regex(addBeneficiaryRequestNameRegExp).describe('Of the person or company, as their bank knows it. Letters of Latin or Arabic script, digits and punctuation'),
  "iban": zod.string().min(1).max(addBeneficiaryRequestIbanMax).describe('With or without spaces'),
  "identifier": zod.string().min(addBeneficiaryRequestIdentifierMin).max(addBeneficiaryRequestIdentifierMax).regex(addBeneficiaryRequestIdentifierRegExp).optional().describe('The national ID, Iqama, CR number or unified number of the payee, ten digits. The IBAN is compared with it'),
  "nickname": zod.string().min(1).max(addBeneficiaryRequestNicknameMax).regex(addBeneficiaryRequestNicknameRegExp).optional().describe('For the owner of the account alone')
});

export type AddBeneficiaryRequest = zod.input<typeof AddBeneficiaryRequest>;
export type AddBeneficiaryRequestOutput = zod.output<typeof AddBeneficiaryRequest>;

export const BeneficiaryCode = zod.strictObject({
  "beneficiaryId": zod.uuid().describe('For `confirmBeneficiary`'),
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type BeneficiaryCode = zod.input<typeof BeneficiaryCode>;
export type BeneficiaryCodeOutput = zod.output<typeof BeneficiaryCode>;

export const ConfirmBeneficiaryRequest = zod.strictObject({
  "otp": OtpCode
});

export type ConfirmBeneficiaryRequest = zod.input<typeof ConfirmBeneficiaryRequest>;
export type ConfirmBeneficiaryRequestOutput = zod.output<typeof ConfirmBeneficiaryRequest>;

export const BeneficiaryState = zod.enum(['unconfirmed', 'checking', 'mismatch', 'cooling_off', 'active', 'suspended', 'removed']).describe('`unconfirmed` until the code is entered, `checking` until the payee check has answered. `mismatch`, `suspended` and `removed` receive no money');

export type BeneficiaryState = zod.input<typeof BeneficiaryState>;
export type BeneficiaryStateOutput = zod.output<typeof BeneficiaryState>;

export const BeneficiaryCause = zod.enum(['added', 'confirmed', 'match', 'mismatch', 'not_checked', 'cooling_off_over', 'removed_by_customer', 'replaced', 'expired', 'suspended_by_staff', 'resumed_by_staff', 'account_closed']).describe('Why a state began. `replaced`: the same IBAN was added again. `expired`: the code was not entered in time. `not_checked`: there is no identifier to compare with, or the banks did not answer for a day. `account_closed`: the account of the customer was closed');

export type BeneficiaryCause = zod.input<typeof BeneficiaryCause>;
export type BeneficiaryCauseOutput = zod.output<typeof BeneficiaryCause>;

export const CoolingOff = zod.strictObject({
  "endsAt": Timestamp,
  "cap": Money.describe('What transfers until then may add up to')
}).describe('While the state is `cooling_off`');

export type CoolingOff = zod.input<typeof CoolingOff>;
export type CoolingOffOutput = zod.output<typeof CoolingOff>;

export const BeneficiaryStep = zod.strictObject({
  "state": BeneficiaryState,
  "cause": BeneficiaryCause,
  "at": Timestamp,
  "people": StepPeople.optional()
});

export type BeneficiaryStep = zod.input<typeof BeneficiaryStep>;
export type BeneficiaryStepOutput = zod.output<typeof BeneficiaryStep>;

export const beneficiaryBankCodeRegExp = new RegExp('^[0-9]{2}$');
export const beneficiaryIdentifierLastDigitsRegExp = new RegExp('^[0-9]{4}$');

export const Beneficiary = zod.strictObject({
  "beneficiaryId": zod.uuid().describe('For transfers to it'),
  "name": zod.string().describe('As it was entered'),
  "nickname": zod.string().optional().describe('For the owner of the account alone'),
  "iban": Iban,
  "bankCode": zod.string().regex(beneficiaryBankCodeRegExp).describe('The two digits of the IBAN that name the bank'),
  "bankName": zod.string().optional().describe('Left out where the code is not known'),
  "bankNameArabic": zod.string().optional().describe('The same in Arabic'),
  "identifierLastDigits": zod.string().regex(beneficiaryIdentifierLastDigitsRegExp).optional().describe('Left out without an identifier'),
  "state": BeneficiaryState,
  "cause": BeneficiaryCause,
  "since": Timestamp.describe('When the state began'),
  "payeeCheck": zod.enum(['waiting', 'match', 'mismatch', 'not_checked']).describe('Whether the IBAN belongs to the identifier. `not_checked` without one, or if the banks did not answer for a day'),
  "coolingOff": CoolingOff.optional(),
  "createdAt": Timestamp,
  "history": zod.array(BeneficiaryStep).describe('Every state, oldest first')
});

export type Beneficiary = zod.input<typeof Beneficiary>;
export type BeneficiaryOutput = zod.output<typeof Beneficiary>;

export const BeneficiaryList = zod.strictObject({
  "items": zod.array(Beneficiary).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber
});

export type BeneficiaryList = zod.input<typeof BeneficiaryList>;
export type BeneficiaryListOutput = zod.output<typeof BeneficiaryList>;

export const topUpMoneyAmountMin = 1000;
export const topUpMoneyAmountMax = 2000000;

export const TopUpMoney = zod.strictObject({
  "amount": zod.int().min(topUpMoneyAmountMin).max(topUpMoneyAmountMax).describe('In halalas: from 10.00 to 20,000.00 SAR'),
  "currency": Currency
});

export type TopUpMoney = zod.input<typeof TopUpMoney>;
export type TopUpMoneyOutput = zod.output<typeof TopUpMoney>;

export const TopUpRequest = zod.strictObject({
  "amount": TopUpMoney.describe('What the card is charged and the wallet receives'),
  "subWallet": SubWalletId.optional().describe('Where the money goes. Leave it out for the main wallet. If it is closed meanwhile, the money goes to the main wallet')
});

export type TopUpRequest = zod.input<typeof TopUpRequest>;
export type TopUpRequestOutput = zod.output<typeof TopUpRequest>;

export const topUpPaymentCardTokenMax = 200;

export const topUpPaymentCardTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const TopUpPayment = zod.strictObject({
  "cardToken": zod.string().min(1).max(topUpPaymentCardTokenMax).regex(topUpPaymentCardTokenRegExp).describe('A test card of the sandbox, or a token of the card provider')
});

export type TopUpPayment = zod.input<typeof TopUpPayment>;
export type TopUpPaymentOutput = zod.output<typeof TopUpPayment>;

export const TopUpCause = zod.enum(['requested', 'card_sent', 'credited', 'over_maximum', 'account_closed', 'paid_after_end', 'settled', 'declined', 'insufficient_funds', 'three_ds_failed', 'abandoned', 'other', 'payment_differs', 'payment_returned', 'not_paid_in_time', 'refunded', 'disputed']).describe('Why it is in this state. Of `failed`: `declined`, `insufficient_funds`, `three_ds_failed`, `abandoned`, `other`, and `payment_differs`, where the provider took a different amount: our staff looks at it. `over_maximum` is paid, but the wallet may not hold it: our staff looks at it. `account_closed`: the same, for an account that was closed meanwhile. `paid_after_end`: the same, for a top-up that had failed or expired when the card was charged. Once our staff has credited it, it is `credited`. `payment_returned`: it failed or expired, the card was charged all the same, and the whole payment went back to the card.');

export type TopUpCause = zod.input<typeof TopUpCause>;
export type TopUpCauseOutput = zod.output<typeof TopUpCause>;

export const TopUpStep = zod.strictObject({
  "state": TopUpState,
  "cause": TopUpCause,
  "at": Timestamp
});

export type TopUpStep = zod.input<typeof TopUpStep>;
export type TopUpStepOutput = zod.output<typeof TopUpStep>;

export const CardForm = zod.strictObject({
  "kind": zod.enum(['hosted', 'test_cards']).describe('`hosted` in live mode, `test_cards` in the sandbox'),
  "url": zod.url().optional().describe('Of the page. Present if `hosted`')
}).describe('Where the card is entered. `hosted`: open `url` in the browser, with `?language=ar` for Arabic. The page has the form of the card provider and returns to the page of the top-up. The link is valid for 15 minutes, `getTopUp` returns a new one. `test_cards`: the sandbox has test cards for `payTopUp` in place of a form');

export type CardForm = zod.input<typeof CardForm>;
export type CardFormOutput = zod.output<typeof CardForm>;

export const TopUp = zod.strictObject({
  "topUpId": zod.uuid().describe('For `payTopUp` and `getTopUp`'),
  "amount": Money,
  "subWallet": SubWalletId.optional().describe('Where the money goes. Absent for the main wallet'),
  "state": TopUpState,
  "cause": TopUpCause,
  "createdAt": Timestamp,
  "cardForm": CardForm.optional().describe('Present while a card can be entered'),
  "threeDsUrl": zod.url().optional().describe('Where the person confirms the payment. Present while it is awaited'),
  "referenceId": ReferenceId.optional().describe('Of the transaction that brought the money into the wallet'),
  "history": zod.array(TopUpStep).describe('Oldest first')
});

export type TopUp = zod.input<typeof TopUp>;
export type TopUpOutput = zod.output<typeof TopUp>;

export const TopUpList = zod.strictObject({
  "items": zod.array(TopUp).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber,
  "amountRange": LimitRange.describe('What may be topped up by card now. The maximum is below the minimum when the wallet is full'),
  "remaining": zod.union([Money,zod.null()]).describe('What is left until the wallet holds as much as it may. Null if nothing limits it')
});

export type TopUpList = zod.input<typeof TopUpList>;
export type TopUpListOutput = zod.output<typeof TopUpList>;

export const bankDetailsIbanRegExp = new RegExp('^SA[0-9]{22}$');

export const BankDetails = zod.strictObject({
  "status": zod.enum(['open', 'being_opened']).describe('`being_opened`: there is no IBAN yet. Ask again later'),
  "iban": zod.string().regex(bankDetailsIbanRegExp).optional().describe('Present once it is open'),
  "bankName": zod.string().optional().describe('The bank of the IBAN'),
  "bankNameArabic": zod.string().optional().describe('The same in Arabic'),
  "beneficiaryName": zod.string().describe('The name that the payer enters beside the IBAN')
});

export type BankDetails = zod.input<typeof BankDetails>;
export type BankDetailsOutput = zod.output<typeof BankDetails>;

export const findRecipientRequestIdentifierMax = 40;

export const findRecipientRequestIdentifierRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const FindRecipientRequest = zod.strictObject({
  "identifier": zod.string().min(1).max(findRecipientRequestIdentifierMax).regex(findRecipientRequestIdentifierRegExp).describe('A phone number, a CR number or a unified number')
});

export type FindRecipientRequest = zod.input<typeof FindRecipientRequest>;
export type FindRecipientRequestOutput = zod.output<typeof FindRecipientRequest>;

export const recipientCrEndingRegExp = new RegExp('^[0-9]{4}$');

export const Recipient = zod.strictObject({
  "recipientToken": zod.string().describe('Names the customer in `createTransfer`'),
  "name": zod.string().describe('The business. Found by its phone: masked, with its owner, enough to recognise whom one knows. Found by its CR or unified number: as in the commercial registry'),
  "nameArabic": zod.string().optional().describe('The same in Arabic, if known'),
  "crEnding": zod.string().regex(recipientCrEndingRegExp).optional().describe('The last four digits of the CR number, to compare with an invoice or a contract'),
  "expiresAt": Timestamp.describe('When the token expires')
});

export type Recipient = zod.input<typeof Recipient>;
export type RecipientOutput = zod.output<typeof Recipient>;

export const TransferWarning = zod.enum(['first_payment', 'name_not_checked', 'unusual_amount']).describe('`first_payment` to this payee. `name_not_checked`: nobody has checked whether the IBAN belongs to the name. `unusual_amount`: far more than this account usually sends.');

export type TransferWarning = zod.input<typeof TransferWarning>;
export type TransferWarningOutput = zod.output<typeof TransferWarning>;

export const toCustomerRecipientTokenMax = 500;

export const toCustomerRecipientTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ToCustomer = zod.strictObject({
  "kind": zod.enum(['customer']).describe('To another Plink customer'),
  "recipientToken": zod.string().min(1).max(toCustomerRecipientTokenMax).regex(toCustomerRecipientTokenRegExp).describe('Of `findRecipient`')
});

export type ToCustomer = zod.input<typeof ToCustomer>;
export type ToCustomerOutput = zod.output<typeof ToCustomer>;

export const ToBeneficiary = zod.strictObject({
  "kind": zod.enum(['beneficiary']).describe('To the IBAN of a beneficiary'),
  "beneficiaryId": zod.uuid().describe('Of a beneficiary whose state is `active` or `cooling_off`')
});

export type ToBeneficiary = zod.input<typeof ToBeneficiary>;
export type ToBeneficiaryOutput = zod.output<typeof ToBeneficiary>;

export const TransferDestination = zod.discriminatedUnion('kind', [ToCustomer,ToBeneficiary]);

export type TransferDestination = zod.input<typeof TransferDestination>;
export type TransferDestinationOutput = zod.output<typeof TransferDestination>;

export const CreateTransferRequest = zod.strictObject({
  "destination": TransferDestination.describe('Who is paid'),
  "amount": PositiveMoney,
  "purpose": TransferPurpose,
  "note": TransferNote.optional(),
  "subWallet": SubWalletId.optional().describe('The source. Leave it out for the main wallet'),
  "schedule": TransferPlan.optional().describe('Leave it out to pay now')
});

export type CreateTransferRequest = zod.input<typeof CreateTransferRequest>;
export type CreateTransferRequestOutput = zod.output<typeof CreateTransferRequest>;

export const SendTransferRequest = zod.strictObject({
  "beneficiaryId": zod.uuid().describe('One of the key\'s own'),
  "amount": PositiveMoney,
  "purpose": TransferPurpose,
  "note": TransferNote.optional(),
  "subWallet": SubWalletId.optional().describe('The source. Leave it out for the main wallet')
});

export type SendTransferRequest = zod.input<typeof SendTransferRequest>;
export type SendTransferRequestOutput = zod.output<typeof SendTransferRequest>;

export const TransferReview = zod.strictObject({
  "available": Money.describe('In the source now'),
  "balanceAfter": Money.optional().describe('Available in the source after it'),
  "remainingToday": Money.optional().describe('What the limits leave of the day after it'),
  "remainingThisMonth": Money.optional().describe('What the limits leave of the month after it'),
  "warnings": zod.array(TransferWarning).describe('What the payer should look at. None of them keeps the transfer from being confirmed')
}).describe('A transfer with `schedule` takes nothing now, so its review does not say what would be left.');

export type TransferReview = zod.input<typeof TransferReview>;
export type TransferReviewOutput = zod.output<typeof TransferReview>;

export const TransferDraft = zod.strictObject({
  "transfer": Transfer.describe('As it will be carried out'),
  "review": TransferReview,
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type TransferDraft = zod.input<typeof TransferDraft>;
export type TransferDraftOutput = zod.output<typeof TransferDraft>;

export const ConfirmTransferRequest = zod.strictObject({
  "otp": OtpCode
});

export type ConfirmTransferRequest = zod.input<typeof ConfirmTransferRequest>;
export type ConfirmTransferRequestOutput = zod.output<typeof ConfirmTransferRequest>;

export const TransferList = zod.strictObject({
  "items": zod.array(Transfer).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber,
  "searchedBackTo": zod.iso.datetime({"offset":true}).optional().describe('Of a search that has not looked at all transfers: the time of the last one that it looked at. `nextCursor` looks further back. Such a page may have few items, or none.')
});

export type TransferList = zod.input<typeof TransferList>;
export type TransferListOutput = zod.output<typeof TransferList>;

export const UpcomingTransferRun = zod.strictObject({
  "on": Day,
  "isSkipped": zod.boolean().describe('Nothing is paid on this day')
});

export type UpcomingTransferRun = zod.input<typeof UpcomingTransferRun>;
export type UpcomingTransferRunOutput = zod.output<typeof UpcomingTransferRun>;

export const WaitingScheduleChange = zod.strictObject({
  "transferId": zod.uuid().describe('The change'),
  "approvalId": zod.uuid().describe('For `getApproval`')
});

export type WaitingScheduleChange = zod.input<typeof WaitingScheduleChange>;
export type WaitingScheduleChangeOutput = zod.output<typeof WaitingScheduleChange>;

export const TransferRun = zod.strictObject({
  "transferId": zod.uuid().describe('The transfer of this run'),
  "state": TransferState,
  "cause": TransferCause,
  "on": Day
});

export type TransferRun = zod.input<typeof TransferRun>;
export type TransferRunOutput = zod.output<typeof TransferRun>;

export const TransferSchedule = zod.strictObject({
  "scheduleId": zod.uuid().describe('For `changeTransferSchedule`, `skipTransferRun` and `cancelTransferSchedule`'),
  "state": zod.enum(['active', 'cancelled', 'ended']).describe('`ended`: it has run for the last time'),
  "transferId": zod.uuid().describe('The transfer that was confirmed, or the last change of it. Its terms are in force'),
  "destination": TransferParty,
  "amount": Money,
  "purpose": TransferPurpose,
  "note": TransferNote.optional(),
  "subWallet": SubWalletId.optional().describe('The source; absent for the main wallet'),
  "startsOn": Day,
  "repeats": TransferRepetition,
  "endsOn": Day.optional().describe('No run is later'),
  "paymentCount": zod.int().optional().describe('How many runs there are from `startsOn` on, skipped ones included'),
  "paymentsLeft": zod.int().optional().describe('How many are still to be paid, without skipped ones. Absent if it goes on until it is cancelled'),
  "nextRunOn": Day.optional().describe('The next day that is paid. Absent if there is none'),
  "upcoming": zod.array(UpcomingTransferRun).describe('The next runs, six at most. Empty unless it is active'),
  "waitingChange": WaitingScheduleChange.optional().describe('A change that others must approve. The present terms are in force until then'),
  "lastRun": TransferRun.optional().describe('Once it has run'),
  "createdAt": Timestamp,
  "madeBy": PaymentPerson.optional().describe('Absent of what a program prepared, and of what is older than members'),
  "apiKeyName": zod.string().optional().describe('The name of the API key that prepared it. Absent if a person prepared it'),
  "cancelledBy": PaymentPerson.optional().describe('Once somebody has cancelled it. Absent of what is older than this record')
});

export type TransferSchedule = zod.input<typeof TransferSchedule>;
export type TransferScheduleOutput = zod.output<typeof TransferSchedule>;

export const ChangeTransferScheduleRequest = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of the schedule, whose terms were shown'),
  "amount": PositiveMoney,
  "purpose": TransferPurpose,
  "note": TransferNote.optional().describe('Leave it out for none'),
  "subWallet": SubWalletId.optional().describe('The source. Leave it out for the main wallet'),
  "schedule": TransferPlan.describe('`startsOn` is the next run, and nothing is paid before it. The present one with the present `repeats` keeps the days')
});

export type ChangeTransferScheduleRequest = zod.input<typeof ChangeTransferScheduleRequest>;
export type ChangeTransferScheduleRequestOutput = zod.output<typeof ChangeTransferScheduleRequest>;

export const SkipTransferRunRequest = zod.strictObject({
  "on": Day.describe('One of `upcoming`')
});

export type SkipTransferRunRequest = zod.input<typeof SkipTransferRunRequest>;
export type SkipTransferRunRequestOutput = zod.output<typeof SkipTransferRunRequest>;

export const TransferScheduleList = zod.strictObject({
  "items": zod.array(TransferSchedule).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber
});

export type TransferScheduleList = zod.input<typeof TransferScheduleList>;
export type TransferScheduleListOutput = zod.output<typeof TransferScheduleList>;

export const readTransferFileRequestContentMin = 4;
export const readTransferFileRequestContentMax = 1400000;

export const readTransferFileRequestContentRegExp = new RegExp('^[A-Za-z0-9+/]+={0,2}$');

export const ReadTransferFileRequest = zod.strictObject({
  "content": zod.string().min(readTransferFileRequestContentMin).max(readTransferFileRequestContentMax).regex(readTransferFileRequestContentRegExp).describe('The bytes of the file in base64')
});

export type ReadTransferFileRequest = zod.input<typeof ReadTransferFileRequest>;
export type ReadTransferFileRequestOutput = zod.output<typeof ReadTransferFileRequest>;

export const TransferFileRow = zod.strictObject({
  "line": zod.int().min(1).describe('The row of the file as a spreadsheet shows it'),
  "iban": zod.string().describe('The IBAN of the payee'),
  "amount": zod.string().describe('The amount in riyals'),
  "purpose": zod.string().describe('A code or name of a purpose'),
  "note": zod.string().describe('Empty if there is none'),
  "payee": zod.string().optional().describe('The name of the beneficiary with this IBAN, if there is one')
}).describe('The texts of a row as they stand in the file');

export type TransferFileRow = zod.input<typeof TransferFileRow>;
export type TransferFileRowOutput = zod.output<typeof TransferFileRow>;

export const transferFileRowsMax = 1000;

export const transferFileProblemsMax = 4000;

export const TransferFile = zod.strictObject({
  "format": zod.enum(['csv', 'xlsx', 'wps']).describe('As the content says'),
  "rows": zod.array(TransferFileRow).max(transferFileRowsMax).describe('In the order of the file'),
  "problems": zod.array(TransferRowProblem).max(transferFileProblemsMax).describe('All of them. None if `createTransferBatch` takes the rows')
});

export type TransferFile = zod.input<typeof TransferFile>;
export type TransferFileOutput = zod.output<typeof TransferFile>;

export const createTransferBatchRequestCsvMax = 300000;

export const createTransferBatchRequestFileNameMax = 100;

export const createTransferBatchRequestFileNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const CreateTransferBatchRequest = zod.strictObject({
  "csv": zod.string().min(1).max(createTransferBatchRequestCsvMax).describe('The text of the file'),
  "fileName": zod.string().min(1).max(createTransferBatchRequestFileNameMax).regex(createTransferBatchRequestFileNameRegExp).optional().describe('To find it again'),
  "subWallet": SubWalletId.optional().describe('The source; absent for the main wallet'),
  "repeatOf": zod.uuid().optional().describe('A confirmed batch of the same rows, which are to be sent once more')
});

export type CreateTransferBatchRequest = zod.input<typeof CreateTransferBatchRequest>;
export type CreateTransferBatchRequestOutput = zod.output<typeof CreateTransferBatchRequest>;

export const TransferBatchState = zod.enum(['draft', 'sending', 'sent', 'cancelled', 'expired', 'awaiting_approval', 'declined']).describe('`draft` waits for its code. `sending`: confirmed, its rows become transfers. `sent`: all of them are. `cancelled` by the customer, by a newer draft or with the account. `expired`: nobody confirmed or approved it. `awaiting_approval`: confirmed by its maker, and others must approve it. `declined` by one of them');

export type TransferBatchState = zod.input<typeof TransferBatchState>;
export type TransferBatchStateOutput = zod.output<typeof TransferBatchState>;

export const transferBatchCountMax = 1000;

export const transferBatchSentMin = 0;

export const transferBatchRefusedMin = 0;

export const TransferBatch = zod.strictObject({
  "batchId": zod.uuid().describe('For the other operations'),
  "state": TransferBatchState,
  "fileName": zod.string().optional().describe('As it was sent'),
  "subWallet": SubWalletId.optional().describe('The source; absent for the main wallet'),
  "total": Money,
  "count": zod.int().min(1).max(transferBatchCountMax).describe('Of rows'),
  "sent": zod.int().min(transferBatchSentMin).describe('Rows that became transfers, refused ones included'),
  "refused": zod.int().min(transferBatchRefusedMin).describe('Transfers that Plink refused'),
  "madeBy": PaymentPerson.optional().describe('Absent of what is older than members'),
  "createdAt": Timestamp,
  "confirmedAt": Timestamp.optional().describe('Once it is confirmed')
});

export type TransferBatch = zod.input<typeof TransferBatch>;
export type TransferBatchOutput = zod.output<typeof TransferBatch>;

export const TransferBatchRow = zod.strictObject({
  "line": zod.int().min(1).describe('The row of the file as a spreadsheet shows it'),
  "destination": TransferParty,
  "amount": Money,
  "purpose": TransferPurpose,
  "note": TransferNote.optional(),
  "transferId": zod.uuid().optional().describe('Once it is a transfer'),
  "state": TransferState.optional().describe('Of the transfer'),
  "cause": TransferCause.optional().describe('Of the state')
});

export type TransferBatchRow = zod.input<typeof TransferBatchRow>;
export type TransferBatchRowOutput = zod.output<typeof TransferBatchRow>;

export const transferBatchDetailsRowsMax = 1000;

export const TransferBatchDetails = zod.strictObject({
  "batch": TransferBatch.describe('What was confirmed or is to be'),
  "rows": zod.array(TransferBatchRow).max(transferBatchDetailsRowsMax).describe('In the order of the file. None of a batch that was cancelled or has expired')
});

export type TransferBatchDetails = zod.input<typeof TransferBatchDetails>;
export type TransferBatchDetailsOutput = zod.output<typeof TransferBatchDetails>;

export const TransferBatchList = zod.strictObject({
  "items": zod.array(TransferBatch).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber
});

export type TransferBatchList = zod.input<typeof TransferBatchList>;
export type TransferBatchListOutput = zod.output<typeof TransferBatchList>;

export const TransferBatchCode = zod.strictObject({
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type TransferBatchCode = zod.input<typeof TransferBatchCode>;
export type TransferBatchCodeOutput = zod.output<typeof TransferBatchCode>;

export const BillerCategory = zod.enum(['telecom', 'utilities', 'government', 'insurance', 'finance', 'transport']).describe('The kind of a biller');

export type BillerCategory = zod.input<typeof BillerCategory>;
export type BillerCategoryOutput = zod.output<typeof BillerCategory>;

export const Biller = zod.strictObject({
  "billerCode": BillerCode,
  "name": zod.string().describe('In English'),
  "nameArabic": zod.string().describe('The same in Arabic'),
  "category": BillerCategory,
  "accountKind": zod.enum(['account', 'phone', 'id', 'invoice']).describe('What customers of the biller know the `account` as: an account number, a phone number, a national ID or CR number, or the number of an invoice'),
  "isGovernment": zod.boolean().describe('Whether its bills are `government_bill_payment`')
});

export type Biller = zod.input<typeof Biller>;
export type BillerOutput = zod.output<typeof Biller>;

export const BillerList = zod.strictObject({
  "items": zod.array(Biller).describe('By English name')
});

export type BillerList = zod.input<typeof BillerList>;
export type BillerListOutput = zod.output<typeof BillerList>;

export const BillInquiry = zod.strictObject({
  "billerCode": BillerCode,
  "account": BillAccount
});

export type BillInquiry = zod.input<typeof BillInquiry>;
export type BillInquiryOutput = zod.output<typeof BillInquiry>;

export const Bill = zod.strictObject({
  "billerCode": BillerCode,
  "account": BillAccount,
  "billNumber": zod.string().describe('The biller\'s own number of the bill'),
  "amount": Money.describe('What is left to pay'),
  "minimum": Money.describe('The least that may be paid. As much as `amount` where the biller takes no part of it'),
  "dueOn": zod.iso.date().describe('In Riyadh'),
  "isOverdue": zod.boolean().describe('Whether that day is over')
});

export type Bill = zod.input<typeof Bill>;
export type BillOutput = zod.output<typeof Bill>;

export const BillToPay = zod.strictObject({
  "billerCode": BillerCode,
  "account": BillAccount,
  "amount": PositiveMoney
});

export type BillToPay = zod.input<typeof BillToPay>;
export type BillToPayOutput = zod.output<typeof BillToPay>;

export const payBillsRequestBillsMax = 10;

export const PayBillsRequest = zod.strictObject({
  "bills": zod.array(BillToPay).min(1).max(payBillsRequestBillsMax).describe('Each account of a biller once'),
  "subWallet": SubWalletId.optional().describe('The source. Leave it out for the main wallet')
});

export type PayBillsRequest = zod.input<typeof PayBillsRequest>;
export type PayBillsRequestOutput = zod.output<typeof PayBillsRequest>;

export const BillPaymentState = zod.enum(['draft', 'held', 'submitting', 'unknown', 'submitted', 'paid', 'cancelled', 'refused', 'failed', 'expired', 'awaiting_approval', 'declined']).describe('`draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the biller. `unknown`: there is no answer, and it is being cleared up. `submitted`: SADAD has it. `paid`. `cancelled` before it was submitted. `refused` by SADAD or the biller. `failed`: it could not be paid. `expired`: a draft without its code, or what nobody approved in time. `awaiting_approval`: confirmed by its maker, and others must approve it. `declined` by one of them.');

export type BillPaymentState = zod.input<typeof BillPaymentState>;
export type BillPaymentStateOutput = zod.output<typeof BillPaymentState>;

export const BillPaymentStep = zod.strictObject({
  "state": BillPaymentState,
  "cause": TransferCause.describe('As of transfers, with SADAD in place of the bank'),
  "at": Timestamp,
  "people": StepPeople.optional()
});

export type BillPaymentStep = zod.input<typeof BillPaymentStep>;
export type BillPaymentStepOutput = zod.output<typeof BillPaymentStep>;

export const BillPayment = zod.strictObject({
  "billPaymentId": zod.uuid().describe('For `getBillPayment`'),
  "billOrderId": zod.uuid().describe('What was confirmed with the same code'),
  "referenceId": ReferenceId.optional().describe('The number of the payment for people, from the draft on, which its transaction gets. Absent of earlier payments without a transaction'),
  "state": BillPaymentState,
  "cause": TransferCause.describe('As of transfers, with SADAD in place of the bank'),
  "billerCode": BillerCode,
  "billerName": zod.string().describe('The name of the biller, in English'),
  "billerNameArabic": zod.string().describe('The same in Arabic'),
  "isGovernment": zod.boolean().describe('Whether it is a `government_bill_payment`'),
  "account": BillAccount,
  "billNumber": zod.string().describe('The biller\'s own number of the bill'),
  "amount": Money,
  "subWallet": SubWalletId.optional().describe('The source; absent for the main wallet'),
  "createdAt": Timestamp,
  "confirmedAt": Timestamp.optional().describe('Absent until it is confirmed'),
  "transactionRef": ReferenceId.optional().describe('The transaction that took the money'),
  "failureReason": zod.string().optional().describe('Why it was refused or failed, in the words of SADAD'),
  "madeBy": PaymentPerson.optional().describe('Absent of what is older than members'),
  "history": zod.array(BillPaymentStep).describe('Each step, the oldest first')
});

export type BillPayment = zod.input<typeof BillPayment>;
export type BillPaymentOutput = zod.output<typeof BillPayment>;

export const BillOrder = zod.strictObject({
  "billOrderId": zod.uuid().describe('What the code confirmed'),
  "payments": zod.array(BillPayment).describe('In the order of the request'),
  "total": Money.describe('Of all payments')
});

export type BillOrder = zod.input<typeof BillOrder>;
export type BillOrderOutput = zod.output<typeof BillOrder>;

export const BillOrderDraft = zod.strictObject({
  "billOrderId": zod.uuid().describe('For `confirmBillPayments`'),
  "payments": zod.array(BillPayment).describe('As they will be carried out'),
  "total": Money.describe('Of all payments'),
  "review": TransferReview.describe('What the whole order would leave'),
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
});

export type BillOrderDraft = zod.input<typeof BillOrderDraft>;
export type BillOrderDraftOutput = zod.output<typeof BillOrderDraft>;

export const ConfirmBillPaymentsRequest = zod.strictObject({
  "otp": OtpCode
});

export type ConfirmBillPaymentsRequest = zod.input<typeof ConfirmBillPaymentsRequest>;
export type ConfirmBillPaymentsRequestOutput = zod.output<typeof ConfirmBillPaymentsRequest>;

export const BillPaymentList = zod.strictObject({
  "items": zod.array(BillPayment).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber
});

export type BillPaymentList = zod.input<typeof BillPaymentList>;
export type BillPaymentListOutput = zod.output<typeof BillPaymentList>;

export const SavedBillNameMax = 40;

export const SavedBillNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const SavedBillName = zod.string().min(1).max(SavedBillNameMax).regex(SavedBillNameRegExp).describe('For the owner of the account alone');

export type SavedBillName = zod.input<typeof SavedBillName>;
export type SavedBillNameOutput = zod.output<typeof SavedBillName>;

export const SaveBillRequest = zod.strictObject({
  "billerCode": BillerCode,
  "account": BillAccount,
  "name": SavedBillName,
  "remind": zod.boolean().describe('Whether to tell by message when a bill is due')
});

export type SaveBillRequest = zod.input<typeof SaveBillRequest>;
export type SaveBillRequestOutput = zod.output<typeof SaveBillRequest>;

export const ChangeSavedBillRequest = zod.strictObject({
  "name": SavedBillName.optional(),
  "remind": zod.boolean().optional().describe('Whether to tell by message when a bill is due')
});

export type ChangeSavedBillRequest = zod.input<typeof ChangeSavedBillRequest>;
export type ChangeSavedBillRequestOutput = zod.output<typeof ChangeSavedBillRequest>;

export const SavedBill = zod.strictObject({
  "savedBillId": zod.uuid().describe('For `changeSavedBill` and `removeSavedBill`'),
  "billerCode": BillerCode,
  "billerName": zod.string().describe('The name of the biller, in English'),
  "billerNameArabic": zod.string().describe('The same in Arabic'),
  "account": BillAccount,
  "name": SavedBillName,
  "remind": zod.boolean().describe('Whether a message tells when a bill is due'),
  "createdAt": Timestamp
});

export type SavedBill = zod.input<typeof SavedBill>;
export type SavedBillOutput = zod.output<typeof SavedBill>;

export const SavedBillList = zod.strictObject({
  "items": zod.array(SavedBill).describe('By name')
});

export type SavedBillList = zod.input<typeof SavedBillList>;
export type SavedBillListOutput = zod.output<typeof SavedBillList>;

export const EventId = zod.uuid().describe('The same in the list and in each delivery, which has it in `webhook-id`');

export type EventId = zod.input<typeof EventId>;
export type EventIdOutput = zod.output<typeof EventId>;

export const EventType = zod.enum(['transaction.posted', 'transfer.created', 'transfer.scheduled', 'transfer.held', 'transfer.submitted', 'transfer.pending', 'transfer.paid', 'transfer.returned', 'transfer.cancelled', 'transfer.refused', 'transfer.failed', 'transfer.awaiting_approval', 'transfer.declined', 'transfer.expired', 'bill.created', 'bill.held', 'bill.submitted', 'bill.paid', 'bill.cancelled', 'bill.refused', 'bill.failed', 'bill.awaiting_approval', 'bill.declined', 'bill.expired', 'top_up.created', 'top_up.paid', 'top_up.settled', 'top_up.failed', 'top_up.expired', 'top_up.refunded', 'top_up.disputed', 'beneficiary.created', 'beneficiary.mismatch', 'beneficiary.cooling_off', 'beneficiary.active', 'beneficiary.suspended', 'beneficiary.removed', 'hold.released', 'wallet.activated', 'wallet.deactivated', 'wallet.frozen', 'wallet.unfrozen', 'wallet.limit_set', 'api_key.created', 'api_key.rolled', 'api_key.revoked', 'webhook_endpoint.disabled', 'ping']).describe('What has happened. Ignore types that you do not know.\n- `transaction.posted`: money came into the wallet, left it, or moved between it and a sub-wallet.\n- `transfer.…`, `bill.…` (the payment of a bill), `top_up.…` and `beneficiary.…`: it was created, or its state is now the one that the type names.\n- `hold.released`: the money of a hold is available again.\n- `wallet.…`: its status, or a limit. `api_key.…`: what became of a key.\n- `webhook_endpoint.disabled`: its deliveries had failed for three days. `ping`: a test, of `testWebhookEndpoint`.\n');

export type EventType = zod.input<typeof EventType>;
export type EventTypeOutput = zod.output<typeof EventType>;

export const TransactionEvent = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['transaction.posted']).describe('The transaction is successful'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": Transaction.describe('As it was then')
}).describe('What it is about')
});

export type TransactionEvent = zod.input<typeof TransactionEvent>;
export type TransactionEventOutput = zod.output<typeof TransactionEvent>;

export const TransferEvent = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['transfer.created', 'transfer.scheduled', 'transfer.held', 'transfer.submitted', 'transfer.pending', 'transfer.paid', 'transfer.returned', 'transfer.cancelled', 'transfer.refused', 'transfer.failed', 'transfer.expired', 'transfer.awaiting_approval', 'transfer.declined']).describe('Prepared, or in a new state'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": Transfer.describe('As it was then')
}).describe('What it is about')
});

export type TransferEvent = zod.input<typeof TransferEvent>;
export type TransferEventOutput = zod.output<typeof TransferEvent>;

export const BillEvent = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['bill.created', 'bill.held', 'bill.submitted', 'bill.paid', 'bill.cancelled', 'bill.refused', 'bill.failed', 'bill.awaiting_approval', 'bill.declined', 'bill.expired']).describe('Prepared, or in a new state'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": BillPayment.describe('As it was then')
}).describe('What it is about')
});

export type BillEvent = zod.input<typeof BillEvent>;
export type BillEventOutput = zod.output<typeof BillEvent>;

export const TopUpEvent = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['top_up.created', 'top_up.paid', 'top_up.settled', 'top_up.failed', 'top_up.expired', 'top_up.refunded', 'top_up.disputed']).describe('Started, or in a new state'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": TopUp.describe('As it was then')
}).describe('What it is about')
});

export type TopUpEvent = zod.input<typeof TopUpEvent>;
export type TopUpEventOutput = zod.output<typeof TopUpEvent>;

export const BeneficiaryEvent = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['beneficiary.created', 'beneficiary.mismatch', 'beneficiary.cooling_off', 'beneficiary.active', 'beneficiary.suspended', 'beneficiary.removed']).describe('Added, or in a new state'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": Beneficiary.describe('As it was then')
}).describe('What it is about')
});

export type BeneficiaryEvent = zod.input<typeof BeneficiaryEvent>;
export type BeneficiaryEventOutput = zod.output<typeof BeneficiaryEvent>;

export const HoldEvent = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['hold.released']).describe('Its time was over, or the transfer did not take place'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": Hold.describe('As it was then')
}).describe('What it is about')
});

export type HoldEvent = zod.input<typeof HoldEvent>;
export type HoldEventOutput = zod.output<typeof HoldEvent>;

export const WalletState = zod.strictObject({
  "status": WalletStatus,
  "frozen": WalletFrozen.optional()
}).describe('What `getWallet` says of the status');

export type WalletState = zod.input<typeof WalletState>;
export type WalletStateOutput = zod.output<typeof WalletState>;

export const WalletEventOfStatus = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['wallet.activated', 'wallet.deactivated', 'wallet.frozen', 'wallet.unfrozen']).describe('What the owner or Plink did'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": WalletState.describe('As it was then')
}).describe('What it is about')
});

export type WalletEventOfStatus = zod.input<typeof WalletEventOfStatus>;
export type WalletEventOfStatusOutput = zod.output<typeof WalletEventOfStatus>;

export const LimitEvent = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['wallet.limit_set']).describe('The owner has set or removed a limit'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": LimitSet.describe('As it was then')
}).describe('What it is about')
});

export type LimitEvent = zod.input<typeof LimitEvent>;
export type LimitEventOutput = zod.output<typeof LimitEvent>;

export const ApiKeyEvent = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['api_key.created', 'api_key.rolled', 'api_key.revoked']).describe('A rolled key: the new one'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": ApiKey.describe('As it was then')
}).describe('What it is about')
});

export type ApiKeyEvent = zod.input<typeof ApiKeyEvent>;
export type ApiKeyEventOutput = zod.output<typeof ApiKeyEvent>;

export const WebhookUrlMax = 500;

export const WebhookUrlRegExp = new RegExp('^https?://[^\\s\\x00-\\x1f\\x7f#@]+$');

export const WebhookUrl = zod.string().max(WebhookUrlMax).regex(WebhookUrlRegExp).describe('Where events are sent to: `https`, on the internet. Also `http` to `localhost` or `127.0.0.1` in a sandbox that only its own machine reaches. Without a user name, and not\nfollowed to another URL\n');

export type WebhookUrl = zod.input<typeof WebhookUrl>;
export type WebhookUrlOutput = zod.output<typeof WebhookUrl>;

export const ChosenEventTypesMax = 100;

export const ChosenEventTypes = zod.array(EventType).min(1).max(ChosenEventTypesMax).describe('What it receives. Left out for every type, also those that come later');

export type ChosenEventTypes = zod.input<typeof ChosenEventTypes>;
export type ChosenEventTypesOutput = zod.output<typeof ChosenEventTypes>;

export const WebhookEndpoint = zod.strictObject({
  "webhookEndpointId": zod.uuid().describe('For the other operations'),
  "url": WebhookUrl,
  "eventTypes": ChosenEventTypes.optional(),
  "state": zod.enum(['enabled', 'disabled', 'unconfirmed']).describe('Whether events are sent to it. `unconfirmed` until the code of its owner: it is not listed'),
  "disabledCause": zod.enum(['owner', 'failing']).optional().describe('`owner`, or `failing`: all its deliveries had failed for three days'),
  "failingSince": Timestamp.optional().describe('Since when each delivery has failed. Left out after one that has not'),
  "oldSecretEndsAt": Timestamp.optional().describe('After `rollWebhookSecret`: until when deliveries are signed with the old secret, too'),
  "createdAt": Timestamp
});

export type WebhookEndpoint = zod.input<typeof WebhookEndpoint>;
export type WebhookEndpointOutput = zod.output<typeof WebhookEndpoint>;

export const WebhookEndpointEvent = zod.strictObject({
  "eventId": EventId,
  "type": zod.enum(['webhook_endpoint.disabled', 'ping']).describe('It was disabled, or tested'),
  "createdAt": Timestamp.describe('When it happened'),
  "data": zod.strictObject({
  "object": WebhookEndpoint.describe('As it was then')
}).describe('What it is about')
});

export type WebhookEndpointEvent = zod.input<typeof WebhookEndpointEvent>;
export type WebhookEndpointEventOutput = zod.output<typeof WebhookEndpointEvent>;

export const Event = zod.union([TransactionEvent,TransferEvent,BillEvent,TopUpEvent,BeneficiaryEvent,HoldEvent,WalletEventOfStatus,LimitEvent,ApiKeyEvent,WebhookEndpointEvent]);

export type Event = zod.input<typeof Event>;
export type EventOutput = zod.output<typeof Event>;

export const EventList = zod.strictObject({
  "items": zod.array(Event).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber
});

export type EventList = zod.input<typeof EventList>;
export type EventListOutput = zod.output<typeof EventList>;

export const approvalRuleApprovalsMax = 2;

export const ApprovalRule = zod.strictObject({
  "from": PositiveMoney.describe('The least amount that it is for'),
  "approvals": zod.int().min(1).max(approvalRuleApprovalsMax).describe('How many others must approve')
});

export type ApprovalRule = zod.input<typeof ApprovalRule>;
export type ApprovalRuleOutput = zod.output<typeof ApprovalRule>;

export const ApprovalRuleListMax = 5;

export const ApprovalRuleList = zod.array(ApprovalRule).max(ApprovalRuleListMax).describe('For an amount, the rule with the highest `from` that it reaches counts. Without one, nobody has to approve');

export type ApprovalRuleList = zod.input<typeof ApprovalRuleList>;
export type ApprovalRuleListOutput = zod.output<typeof ApprovalRuleList>;

export const ApprovalRuleByPerson = zod.strictObject({
  "from": PositiveMoney.describe('The least amount that it is for'),
  "maker": PaymentPerson.describe('An owner or maker'),
  "approver": PaymentPerson.describe('Another person, an owner or approver')
}).describe('Who approves what somebody makes');

export type ApprovalRuleByPerson = zod.input<typeof ApprovalRuleByPerson>;
export type ApprovalRuleByPersonOutput = zod.output<typeof ApprovalRuleByPerson>;

export const NewApprovalRuleByPerson = zod.strictObject({
  "from": PositiveMoney.describe('The least amount that it is for'),
  "makerId": zod.uuid().describe('The `userId` of an owner or maker of the business'),
  "approverId": zod.uuid().describe('The `userId` of another owner or approver of the business')
});

export type NewApprovalRuleByPerson = zod.input<typeof NewApprovalRuleByPerson>;
export type NewApprovalRuleByPersonOutput = zod.output<typeof NewApprovalRuleByPerson>;

export const NewApprovalRuleByPersonListMax = 20;

export const NewApprovalRuleByPersonList = zod.array(NewApprovalRuleByPerson).max(NewApprovalRuleByPersonListMax).describe('For a payment, the rule of its maker with the highest `from` that it reaches counts. The approver of the rule must be among those who approve it, also where `rules` need nobody. Leave it out to keep the present ones');

export type NewApprovalRuleByPersonList = zod.input<typeof NewApprovalRuleByPersonList>;
export type NewApprovalRuleByPersonListOutput = zod.output<typeof NewApprovalRuleByPersonList>;

export const ApprovalRules = zod.strictObject({
  "rules": ApprovalRuleList,
  "byPerson": zod.array(ApprovalRuleByPerson).describe('By maker, the lowest first'),
  "approvers": zod.int().min(1).describe('Owners and approvers of the business, the caller included')
});

export type ApprovalRules = zod.input<typeof ApprovalRules>;
export type ApprovalRulesOutput = zod.output<typeof ApprovalRules>;

export const SendApprovalRulesCodeRequest = zod.strictObject({
  "rules": ApprovalRuleList,
  "byPerson": NewApprovalRuleByPersonList.optional()
});

export type SendApprovalRulesCodeRequest = zod.input<typeof SendApprovalRulesCodeRequest>;
export type SendApprovalRulesCodeRequestOutput = zod.output<typeof SendApprovalRulesCodeRequest>;

export const SetApprovalRulesRequest = zod.strictObject({
  "rules": ApprovalRuleList,
  "byPerson": NewApprovalRuleByPersonList.optional(),
  "otp": OtpCode
});

export type SetApprovalRulesRequest = zod.input<typeof SetApprovalRulesRequest>;
export type SetApprovalRulesRequestOutput = zod.output<typeof SetApprovalRulesRequest>;

export const ApprovalState = zod.enum(['waiting', 'approved', 'declined', 'cancelled', 'expired']).describe('`waiting` for approvals. `approved` and carried out. `declined` by one of the others. `cancelled` by its maker, an owner or with the account. `expired`: nobody decided in time');

export type ApprovalState = zod.input<typeof ApprovalState>;
export type ApprovalStateOutput = zod.output<typeof ApprovalState>;

export const ApprovalDigestRegExp = new RegExp('^[0-9a-f]{64}$');

export const ApprovalDigest = zod.string().regex(ApprovalDigestRegExp).describe('Of all that is approved: payer, payee, amount, purpose, note, plan. It changes with any of them, and with the number of approvals that are needed');

export type ApprovalDigest = zod.input<typeof ApprovalDigest>;
export type ApprovalDigestOutput = zod.output<typeof ApprovalDigest>;

export const GivenApproval = zod.strictObject({
  "by": PaymentPerson,
  "at": Timestamp,
  "isVoid": zod.boolean().describe('It was for earlier values, or by somebody who may not approve any more')
});

export type GivenApproval = zod.input<typeof GivenApproval>;
export type GivenApprovalOutput = zod.output<typeof GivenApproval>;

export const DeclineReasonMax = 140;

export const DeclineReasonRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const DeclineReason = zod.string().min(1).max(DeclineReasonMax).regex(DeclineReasonRegExp).describe('Its maker reads it');

export type DeclineReason = zod.input<typeof DeclineReason>;
export type DeclineReasonOutput = zod.output<typeof DeclineReason>;

export const approvalApprovalsNeededMax = 2;

export const Approval = zod.strictObject({
  "approvalId": zod.uuid().describe('For the other operations'),
  "state": ApprovalState,
  "kind": zod.enum(['transfer', 'bills', 'batch']).describe('What is paid'),
  "amount": Money.describe('Of the whole payment'),
  "madeBy": PaymentPerson.describe('Who confirmed it'),
  "createdAt": Timestamp,
  "expiresAt": Timestamp.optional().describe('While it waits'),
  "decidedAt": Timestamp.optional().describe('Once it does not wait'),
  "decidedBy": PaymentPerson.optional().describe('Who declined or cancelled it'),
  "reason": DeclineReason.optional(),
  "approvalsNeeded": zod.int().min(1).max(approvalApprovalsNeededMax).describe('By how many others'),
  "requiredApprover": PaymentPerson.optional().describe('By a rule about people. Must be among those who approve it'),
  "approvals": zod.array(GivenApproval).describe('The oldest first'),
  "digest": ApprovalDigest,
  "mayApprove": zod.boolean().describe('Whether the caller may approve or decline it now'),
  "mayChange": zod.boolean().describe('Whether the caller may cancel it now'),
  "transfer": Transfer.optional().describe('Of a `transfer`'),
  "bills": zod.array(BillPayment).optional().describe('Of `bills`'),
  "batch": TransferBatch.optional().describe('Of a `batch`, whose rows `getTransferBatch` returns')
}).describe('A payment that others must approve');

export type Approval = zod.input<typeof Approval>;
export type ApprovalOutput = zod.output<typeof Approval>;

export const ApprovalList = zod.strictObject({
  "items": zod.array(Approval).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber
});

export type ApprovalList = zod.input<typeof ApprovalList>;
export type ApprovalListOutput = zod.output<typeof ApprovalList>;

export const waitingApprovalsWaitingMin = 0;

export const WaitingApprovals = zod.strictObject({
  "waiting": zod.int().min(waitingApprovalsWaitingMin).describe('How many the caller may approve now')
});

export type WaitingApprovals = zod.input<typeof WaitingApprovals>;
export type WaitingApprovalsOutput = zod.output<typeof WaitingApprovals>;

export const SendApprovalCodeRequest = zod.strictObject({
  "digest": ApprovalDigest
});

export type SendApprovalCodeRequest = zod.input<typeof SendApprovalCodeRequest>;
export type SendApprovalCodeRequestOutput = zod.output<typeof SendApprovalCodeRequest>;

export const ApprovePaymentRequest = zod.strictObject({
  "digest": ApprovalDigest,
  "otp": OtpCode
});

export type ApprovePaymentRequest = zod.input<typeof ApprovePaymentRequest>;
export type ApprovePaymentRequestOutput = zod.output<typeof ApprovePaymentRequest>;

export const DeclinePaymentRequest = zod.strictObject({
  "reason": DeclineReason
});

export type DeclinePaymentRequest = zod.input<typeof DeclinePaymentRequest>;
export type DeclinePaymentRequestOutput = zod.output<typeof DeclinePaymentRequest>;

export const ChangePaymentRequest = zod.strictObject({
  "amount": PositiveMoney.optional(),
  "purpose": TransferPurpose.optional(),
  "note": TransferNote.optional()
}).describe('What is absent stays');

export type ChangePaymentRequest = zod.input<typeof ChangePaymentRequest>;
export type ChangePaymentRequestOutput = zod.output<typeof ChangePaymentRequest>;

export const NotificationGroup = zod.enum(['money_in', 'money_out', 'developers', 'security']).describe('`money_in`: money came. `money_out`: money left, transfers, beneficiaries. `developers`: webhooks. `security`: sign-in, codes, keys, and what may be done with the account');

export type NotificationGroup = zod.input<typeof NotificationGroup>;
export type NotificationGroupOutput = zod.output<typeof NotificationGroup>;

export const NotificationKind = zod.enum(['money_received', 'money_sent', 'transfer_paid', 'transfer_pending', 'transfer_returned', 'transfer_refused', 'transfer_failed', 'transfer_cancelled', 'scheduled_transfer_refused', 'beneficiary_added', 'beneficiary_active', 'beneficiary_mismatch', 'beneficiary_suspended', 'webhook_endpoint_set', 'webhook_endpoint_disabled', 'new_device', 'sign_in_locked', 'account_unlocked', 'password_changed', 'sign_in_call_on', 'sign_in_call_off', 'sms_off', 'wallet_activated', 'wallet_deactivated', 'wallet_frozen', 'wallet_unfrozen', 'wallet_limit_set', 'api_key_created', 'api_key_rolled', 'api_key_revoked', 'review_decided', 'phone_change_asked', 'phone_changed', 'phone_change_cancelled', 'phone_change_failed', 'email_change_asked', 'email_changed', 'email_removed', 'approval_waiting', 'approval_approved', 'approval_declined', 'approval_cancelled', 'approval_expired', 'approval_rules_set', 'member_joined', 'member_role_changed', 'member_removed', 'member_left', 'document_requested']).describe('What it tells of. Ignore kinds that you do not know.\n- `money_received`, `money_sent`: a transaction, unless a transfer tells of it.\n- `transfer_…`: its new state. `scheduled_transfer_refused`: a run of a schedule that was not carried out.\n- `beneficiary_added`: it was confirmed, and waits for its cooling-off. `beneficiary_…`: its new state.\n- `wallet_…`: its new status, or a limit. `api_key_…`: what became of a key. `webhook_endpoint_set`: events now go to its host.\n- `sign_in_call_…`: whether we call at each sign-in. `sms_off`: SMS about a group were turned off. `review_decided`: compliance has decided about the sign-up.\n- `phone_change…`, `email_…`: what became of a change of the mobile number or the email.\n- `approval_waiting`: a payment waits for your approval. Other `approval_…`: what became of yours. `approval_rules_set`: an owner has changed the rules of approval.\n- `member_…`: what became of a member of the team, for its owners.\n- `document_requested`: our staff ask for a document of the business, for its owners.\n');

export type NotificationKind = zod.input<typeof NotificationKind>;
export type NotificationKindOutput = zod.output<typeof NotificationKind>;

export const PaymentCountMin = 2;

export const PaymentCount = zod.int().min(PaymentCountMin).describe('How many bills or transfers it is together. Absent of one. `name` is the biller of the first bill, or the name of the file, if it has one');

export type PaymentCount = zod.input<typeof PaymentCount>;
export type PaymentCountOutput = zod.output<typeof PaymentCount>;

export const Notification = zod.strictObject({
  "notificationId": zod.uuid().describe('For `markNotificationRead` and `markNotificationsRead`'),
  "kind": NotificationKind,
  "group": NotificationGroup,
  "createdAt": Timestamp,
  "readAt": Timestamp.optional().describe('Absent while it is unread'),
  "amount": Money.optional().describe('Of a transaction or transfer'),
  "name": zod.string().optional().describe('Of the payer or payee, the beneficiary, the API key or the member; the host of a webhook endpoint; the platform of a device'),
  "nameArabic": zod.string().optional().describe('The same in Arabic, if known'),
  "transactionType": TransactionType.optional(),
  "transactionRef": ReferenceId.optional().describe('The transaction that it tells of'),
  "transferId": zod.uuid().optional().describe('The transfer that it tells of'),
  "beneficiaryId": zod.uuid().optional().describe('The beneficiary that it tells of'),
  "approvalId": zod.uuid().optional().describe('The payment that it tells of'),
  "approvalState": ApprovalState.optional().describe('Of `approval_…`: where the payment stands now, so that nobody goes to one that no longer waits'),
  "madeBy": PaymentPerson.optional().describe('Who made the payment of `approval_…`'),
  "payments": PaymentCount.optional(),
  "smsGroup": NotificationGroup.optional().describe('Of `sms_off`'),
  "documentKind": BusinessDocumentKind.optional().describe('Of `document_requested`')
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;

export const NotificationList = zod.strictObject({
  "items": zod.array(Notification).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber
});

export type NotificationList = zod.input<typeof NotificationList>;
export type NotificationListOutput = zod.output<typeof NotificationList>;

export const Task = zod.strictObject({
  "kind": zod.enum(['approval', 'transfer', 'batch', 'bill_order', 'bill', 'document']).describe('`approval`: it waits for the approval of the caller. `transfer`, `batch`, `bill_order`: it waits for the code of the caller. `bill`: a saved bill is due. `document`: our staff ask for a document of the business'),
  "until": Timestamp.describe('When it ends; of a `bill` and a `document` the end of the day on which it is due, in Riyadh. A `document` waits on after it'),
  "amount": Money.optional().describe('Absent of a `bill` and a `document`'),
  "name": zod.string().optional().describe('Of the payee, as the customer named it or as it was shown. Of a `batch` the name of the file, if it has one. Of a `bill` as it was saved'),
  "nameArabic": zod.string().optional().describe('The same in Arabic, if known'),
  "payments": PaymentCount.optional(),
  "madeBy": PaymentPerson.optional().describe('Of an `approval`'),
  "apiKeyName": zod.string().optional().describe('Of a `transfer` that a program prepared'),
  "approvalId": zod.uuid().optional().describe('For `getApproval`'),
  "transferId": zod.uuid().optional().describe('For `getTransfer`'),
  "batchId": zod.uuid().optional().describe('For `getTransferBatch`'),
  "billPaymentId": zod.uuid().optional().describe('Of a `bill_order` the first payment, for `getBillPayment`. `resendBillCode` sends a new code'),
  "billerCode": BillerCode.optional().describe('Of a `bill`, for `inquireBill`'),
  "account": BillAccount.optional().describe('Of a `bill`, for `inquireBill`'),
  "documentKind": BusinessDocumentKind.optional().describe('Of a `document`, for `uploadBusinessDocument`'),
  "documentRequestId": zod.uuid().optional().describe('Of a `document`, as in `listBusinessDocuments`')
});

export type Task = zod.input<typeof Task>;
export type TaskOutput = zod.output<typeof Task>;

export const taskListItemsMax = 20;

export const TaskList = zod.strictObject({
  "items": zod.array(Task).max(taskListItemsMax).describe('What ends first comes first')
});

export type TaskList = zod.input<typeof TaskList>;
export type TaskListOutput = zod.output<typeof TaskList>;

export const unreadNotificationsUnreadMin = 0;
export const unreadNotificationsUnreadMax = 100;

export const UnreadNotifications = zod.strictObject({
  "unread": zod.int().min(unreadNotificationsUnreadMin).max(unreadNotificationsUnreadMax).describe('Counted up to 100')
});

export type UnreadNotifications = zod.input<typeof UnreadNotifications>;
export type UnreadNotificationsOutput = zod.output<typeof UnreadNotifications>;

export const ReadNotificationsRequest = zod.strictObject({
  "upTo": zod.uuid().describe('The `notificationId` of the newest one that was seen')
});

export type ReadNotificationsRequest = zod.input<typeof ReadNotificationsRequest>;
export type ReadNotificationsRequestOutput = zod.output<typeof ReadNotificationsRequest>;

export const NotificationPreference = zod.strictObject({
  "group": NotificationGroup,
  "inApp": zod.boolean().describe('Whether new ones are listed'),
  "sms": zod.boolean().describe('Whether an SMS tells of it too, where there is one'),
  "email": zod.boolean().describe('Whether an email tells of it too, where there is an SMS. Always false for `security`. Nothing is sent while the address is not confirmed'),
  "canChange": zod.boolean().describe('False for `security`')
});

export type NotificationPreference = zod.input<typeof NotificationPreference>;
export type NotificationPreferenceOutput = zod.output<typeof NotificationPreference>;

export const NotificationPreferenceList = zod.strictObject({
  "items": zod.array(NotificationPreference).describe('One of each group'),
  "emailState": zod.enum(['confirmed', 'unconfirmed', 'missing', 'of_business']).describe('What can be emailed to this person. `unconfirmed` and `missing`: the address of the business is to be confirmed or added with `changeEmail`. `of_business`: the person has joined the team, and the address belongs to the person who opened the business'),
  "nextCursor": NextCursor
});

export type NotificationPreferenceList = zod.input<typeof NotificationPreferenceList>;
export type NotificationPreferenceListOutput = zod.output<typeof NotificationPreferenceList>;

export const ChangeNotificationPreferencesRequest = zod.strictObject({
  "group": zod.enum(['money_in', 'money_out', 'developers']).describe('What is changed'),
  "inApp": zod.boolean().optional().describe('Whether new ones are listed'),
  "sms": zod.boolean().optional().describe('Whether an SMS tells of it too'),
  "email": zod.boolean().optional().describe('Whether an email tells of it too. True needs a confirmed address')
});

export type ChangeNotificationPreferencesRequest = zod.input<typeof ChangeNotificationPreferencesRequest>;
export type ChangeNotificationPreferencesRequestOutput = zod.output<typeof ChangeNotificationPreferencesRequest>;

export const WebhookEndpointList = zod.strictObject({
  "items": zod.array(WebhookEndpoint).describe('All of them, oldest first'),
  "nextCursor": NextCursor
});

export type WebhookEndpointList = zod.input<typeof WebhookEndpointList>;
export type WebhookEndpointListOutput = zod.output<typeof WebhookEndpointList>;

export const WebhookConfirmation = zod.strictObject({
  "expiresAt": Timestamp.describe('When the code expires'),
  "resendAfterSeconds": ResendAfterSeconds,
  "attemptsAllowed": AttemptsAllowed,
  "otpCode": OtpCode.optional().describe('Sandbox only')
}).describe('The code that a request of a person waits for');

export type WebhookConfirmation = zod.input<typeof WebhookConfirmation>;
export type WebhookConfirmationOutput = zod.output<typeof WebhookConfirmation>;

export const ChangedWebhookEndpoint = WebhookEndpoint.and(zod.strictObject({
  "confirmation": WebhookConfirmation.optional().describe('Until the code, the endpoint is as before')
}));

export type ChangedWebhookEndpoint = zod.input<typeof ChangedWebhookEndpoint>;
export type ChangedWebhookEndpointOutput = zod.output<typeof ChangedWebhookEndpoint>;

export const ConfirmWebhookEndpointRequest = zod.strictObject({
  "otp": OtpCode
});

export type ConfirmWebhookEndpointRequest = zod.input<typeof ConfirmWebhookEndpointRequest>;
export type ConfirmWebhookEndpointRequestOutput = zod.output<typeof ConfirmWebhookEndpointRequest>;

export const WebhookSecret = zod.string().describe('For checking signatures: `whsec_` and 32 bytes in base64. Shown only here');

export type WebhookSecret = zod.input<typeof WebhookSecret>;
export type WebhookSecretOutput = zod.output<typeof WebhookSecret>;

export const ConfirmedWebhookEndpoint = zod.strictObject({
  "secret": WebhookSecret.optional().describe('Left out after a change of the URL'),
  "webhookEndpoint": WebhookEndpoint.describe('As it is now')
});

export type ConfirmedWebhookEndpoint = zod.input<typeof ConfirmedWebhookEndpoint>;
export type ConfirmedWebhookEndpointOutput = zod.output<typeof ConfirmedWebhookEndpoint>;

export const CreateWebhookEndpointRequest = zod.strictObject({
  "url": WebhookUrl,
  "eventTypes": ChosenEventTypes.optional()
});

export type CreateWebhookEndpointRequest = zod.input<typeof CreateWebhookEndpointRequest>;
export type CreateWebhookEndpointRequestOutput = zod.output<typeof CreateWebhookEndpointRequest>;

export const ChangeWebhookEndpointRequest = zod.strictObject({
  "url": WebhookUrl,
  "eventTypes": ChosenEventTypes.optional(),
  "enabled": zod.boolean().describe('Whether events are sent to it')
});

export type ChangeWebhookEndpointRequest = zod.input<typeof ChangeWebhookEndpointRequest>;
export type ChangeWebhookEndpointRequestOutput = zod.output<typeof ChangeWebhookEndpointRequest>;

export const rollWebhookSecretRequestOverlapHoursMin = 0;
export const rollWebhookSecretRequestOverlapHoursMax = 72;

export const RollWebhookSecretRequest = zod.strictObject({
  "overlapHours": zod.int().min(rollWebhookSecretRequestOverlapHoursMin).max(rollWebhookSecretRequestOverlapHoursMax).describe('How long deliveries are signed with the old secret beside the new one')
});

export type RollWebhookSecretRequest = zod.input<typeof RollWebhookSecretRequest>;
export type RollWebhookSecretRequestOutput = zod.output<typeof RollWebhookSecretRequest>;

export const NewWebhookEndpoint = zod.strictObject({
  "secret": WebhookSecret.optional().describe('Of a key. A person gets it from `confirmWebhookEndpoint`'),
  "webhookEndpoint": WebhookEndpoint.describe('As it is made. One of a person has the state `unconfirmed`'),
  "confirmation": WebhookConfirmation.optional().describe('Of a person')
});

export type NewWebhookEndpoint = zod.input<typeof NewWebhookEndpoint>;
export type NewWebhookEndpointOutput = zod.output<typeof NewWebhookEndpoint>;

export const webhookAttemptMillisecondsMin = 0;

export const WebhookAttempt = zod.strictObject({
  "at": Timestamp.describe('When it was sent'),
  "milliseconds": zod.int().min(webhookAttemptMillisecondsMin).describe('How long it took'),
  "status": zod.int().optional().describe('Of the response. Left out without one'),
  "failure": zod.enum(['status', 'redirect', 'timeout', 'connection', 'address']).optional().describe('Why it was not delivered. `status`: it was not 2xx. `redirect`: 3xx, which is not followed. `timeout`: no response within 10 seconds. `connection`: none could be made, or it broke. `address`: the name leads to an address that is not on the internet'),
  "responseBody": zod.string().optional().describe('The first 4 kB of the response')
});

export type WebhookAttempt = zod.input<typeof WebhookAttempt>;
export type WebhookAttemptOutput = zod.output<typeof WebhookAttempt>;

export const webhookDeliveryAttemptsMin = 0;

export const WebhookDelivery = zod.strictObject({
  "webhookDeliveryId": zod.uuid().describe('For `resendWebhookDelivery`'),
  "state": zod.enum(['pending', 'delivered', 'failed']).describe('`failed`: it was tried for three days'),
  "attempts": zod.int().min(webhookDeliveryAttemptsMin).describe('How often it was sent'),
  "nextAttemptAt": Timestamp.optional().describe('Present while it is pending'),
  "lastAttempt": WebhookAttempt.optional().describe('The newest one'),
  "event": Event.describe('What is sent')
});

export type WebhookDelivery = zod.input<typeof WebhookDelivery>;
export type WebhookDeliveryOutput = zod.output<typeof WebhookDelivery>;

export const WebhookDeliveryList = zod.strictObject({
  "items": zod.array(WebhookDelivery).describe('Newest first'),
  "nextCursor": NextCursor,
  "previousCursor": PreviousCursor,
  "page": PageNumber
});

export type WebhookDeliveryList = zod.input<typeof WebhookDeliveryList>;
export type WebhookDeliveryListOutput = zod.output<typeof WebhookDeliveryList>;

export const AdminEmailMax = 254;

export const AdminEmailRegExp = new RegExp('^[^\\S\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$');

export const AdminEmail = zod.string().min(1).max(AdminEmailMax).regex(AdminEmailRegExp).describe('The email of an administrator');

export type AdminEmail = zod.input<typeof AdminEmail>;
export type AdminEmailOutput = zod.output<typeof AdminEmail>;

export const adminLoginRequestPasswordMax = 128;

export const adminLoginRequestPasswordRegExp = new RegExp('\\S');
export const adminLoginRequestSecondFactorRegExp = new RegExp('^([0-9]{6}|[A-Za-z2-7]{5}-?[A-Za-z2-7]{5})$');
export const adminLoginRequestDeviceTokenMax = 200;

export const AdminLoginRequest = zod.strictObject({
  "email": AdminEmail,
  "password": zod.string().min(1).max(adminLoginRequestPasswordMax).regex(adminLoginRequestPasswordRegExp).describe('In the sandbox, any password signs in'),
  "secondFactor": zod.string().regex(adminLoginRequestSecondFactorRegExp).optional().describe('In live mode: the six digits of the authenticator app, or one of the recovery codes. Each works once.'),
  "deviceToken": zod.string().max(adminLoginRequestDeviceTokenMax).optional().describe('The `deviceToken` of the last sign-in on this device. With it the failures of others do not lock the sign-in.')
});

export type AdminLoginRequest = zod.input<typeof AdminLoginRequest>;
export type AdminLoginRequestOutput = zod.output<typeof AdminLoginRequest>;

export const AdminRole = zod.enum(['admin', 'viewer']).describe('An `admin` may do everything. A `viewer` may look at everything and change nothing');

export type AdminRole = zod.input<typeof AdminRole>;
export type AdminRoleOutput = zod.output<typeof AdminRole>;

export const AdminSession = zod.strictObject({
  "token": zod.string().describe('For the `Authorization` header'),
  "name": zod.string().describe('Of the administrator'),
  "role": AdminRole,
  "expiresAt": Timestamp,
  "deviceToken": zod.string().optional().describe('In live mode: what to keep on this device and to send at its next sign-in. It opens no session.')
});

export type AdminSession = zod.input<typeof AdminSession>;
export type AdminSessionOutput = zod.output<typeof AdminSession>;

export const KybLabelMax = 100;

export const KybLabelRegExp = new RegExp('^[^\\S\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$');

export const KybLabel = zod.string().min(1).max(KybLabelMax).regex(KybLabelRegExp).describe('The text shown at sign-up');

export type KybLabel = zod.input<typeof KybLabel>;
export type KybLabelOutput = zod.output<typeof KybLabel>;

export const KybOrderMin = 0;
export const KybOrderMax = 1000000;

export const KybOrder = zod.int().min(KybOrderMin).max(KybOrderMax).describe('The smallest number comes first');

export type KybOrder = zod.input<typeof KybOrder>;
export type KybOrderOutput = zod.output<typeof KybOrder>;

export const AdminKybOption = zod.strictObject({
  "id": zod.uuid().describe('Of this label: every language has its own'),
  "category": KybCategory,
  "label": zod.string().describe('The text at sign-up, in `locale`'),
  "code": KybCode,
  "order": zod.int().describe('The smallest number comes first'),
  "active": zod.boolean().describe('Whether sign-up offers the option'),
  "locale": Locale
});

export type AdminKybOption = zod.input<typeof AdminKybOption>;
export type AdminKybOptionOutput = zod.output<typeof AdminKybOption>;

export const AdminKybOptionList = zod.strictObject({
  "items": zod.array(AdminKybOption).describe('In display order, the languages of an option one after the other'),
  "nextCursor": NextCursor
});

export type AdminKybOptionList = zod.input<typeof AdminKybOptionList>;
export type AdminKybOptionListOutput = zod.output<typeof AdminKybOptionList>;

export const CreateKybOptionRequest = zod.strictObject({
  "category": KybCategory,
  "label": KybLabel,
  "translation": KybLabel.optional().describe('The label in the other language'),
  "code": KybCode.optional(),
  "order": KybOrder.optional(),
  "active": zod.boolean().describe('Whether sign-up offers the option'),
  "locale": Locale
});

export type CreateKybOptionRequest = zod.input<typeof CreateKybOptionRequest>;
export type CreateKybOptionRequestOutput = zod.output<typeof CreateKybOptionRequest>;

export const ChangeKybOptionRequest = zod.strictObject({
  "label": KybLabel.optional(),
  "code": KybCode.optional(),
  "order": KybOrder.optional(),
  "active": zod.boolean().optional().describe('Whether sign-up offers the option')
});

export type ChangeKybOptionRequest = zod.input<typeof ChangeKybOptionRequest>;
export type ChangeKybOptionRequestOutput = zod.output<typeof ChangeKybOptionRequest>;

export const reorderKybOptionsRequestCodesMax = 500;

export const ReorderKybOptionsRequest = zod.strictObject({
  "category": KybCategory,
  "codes": zod.array(KybChoice).max(reorderKybOptionsRequestCodesMax).describe('Every option of the category once, by its `code` or its `id`, in the new order')
});

export type ReorderKybOptionsRequest = zod.input<typeof ReorderKybOptionsRequest>;
export type ReorderKybOptionsRequestOutput = zod.output<typeof ReorderKybOptionsRequest>;

export const NewDocumentRequest = zod.strictObject({
  "kind": BusinessDocumentKind,
  "note": AdminNote.optional().describe('What the owners read about it: which one, or why. Required of `other`'),
  "dueOn": Day.optional().describe('The day by which it is needed, from tomorrow to 90 days ahead. Without it, in 14 days')
});

export type NewDocumentRequest = zod.input<typeof NewDocumentRequest>;
export type NewDocumentRequestOutput = zod.output<typeof NewDocumentRequest>;

export const DocumentRequestClosure = zod.strictObject({
  "outcome": zod.enum(['withdrawn', 'settled']).describe('`withdrawn`: it is no longer needed. `settled`: the document that answered it will do')
});

export type DocumentRequestClosure = zod.input<typeof DocumentRequestClosure>;
export type DocumentRequestClosureOutput = zod.output<typeof DocumentRequestClosure>;

export const CustomerBeneficiaryList = zod.strictObject({
  "items": zod.array(Beneficiary).describe('Newest first')
});

export type CustomerBeneficiaryList = zod.input<typeof CustomerBeneficiaryList>;
export type CustomerBeneficiaryListOutput = zod.output<typeof CustomerBeneficiaryList>;

export const CustomerStatus = zod.enum(['signing_up', 'active', 'soft_locked', 'hard_locked', 'closed']).describe('`soft_locked` and `hard_locked` refer to sign-in');

export type CustomerStatus = zod.input<typeof CustomerStatus>;
export type CustomerStatusOutput = zod.output<typeof CustomerStatus>;

export const CustomerSummary = zod.strictObject({
  "customerId": zod.uuid().describe('The `userId`'),
  "phoneNumber": PhoneNumber,
  "idNumber": IdNumber.optional().describe('Absent until it is verified'),
  "crNumber": CrNumber.optional().describe('Absent until it is verified'),
  "businessName": zod.string().optional().describe('The name in the profile, or else in the registry'),
  "businessNameArabic": zod.string().optional().describe('The same in Arabic, if known'),
  "status": CustomerStatus,
  "frozen": zod.boolean().optional().describe('Whether compliance has frozen the wallet'),
  "createdAt": Timestamp.describe('When the account was created, or the sign-up if there is no account yet')
}).describe('A customer, or a sign-up that is not finished');

export type CustomerSummary = zod.input<typeof CustomerSummary>;
export type CustomerSummaryOutput = zod.output<typeof CustomerSummary>;

export const CustomerList = zod.strictObject({
  "items": zod.array(CustomerSummary).describe('In the order of `sort`'),
  "nextCursor": NextCursor
});

export type CustomerList = zod.input<typeof CustomerList>;
export type CustomerListOutput = zod.output<typeof CustomerList>;

export const CustomerLock = zod.strictObject({
  "type": zod.enum(['login', 'recovery']).describe('What is locked: the sign-in, or the recovery of the password'),
  "kind": zod.enum(['soft', 'hard']).describe('`soft` ends by itself, `hard` only by an administrator'),
  "lockedUntil": Timestamp.optional().describe('When a soft lock ends')
});

export type CustomerLock = zod.input<typeof CustomerLock>;
export type CustomerLockOutput = zod.output<typeof CustomerLock>;

export const CustomerSession = zod.strictObject({
  "id": zod.uuid().describe('The customer sees the same in `listSessions`'),
  "device": Device,
  "createdAt": Timestamp,
  "lastUsedAt": Timestamp
});

export type CustomerSession = zod.input<typeof CustomerSession>;
export type CustomerSessionOutput = zod.output<typeof CustomerSession>;

export const CustomerDevice = zod.strictObject({
  "id": zod.uuid().describe('The same at every sign-in from this device'),
  "device": Device,
  "lastSignedInAt": Timestamp,
  "isSignedIn": zod.boolean().describe('Whether it has an active session')
}).describe('A device that has signed in');

export type CustomerDevice = zod.input<typeof CustomerDevice>;
export type CustomerDeviceOutput = zod.output<typeof CustomerDevice>;

export const CustomerRegistration = zod.strictObject({
  "businessType": BusinessType,
  "unifiedNumber": UnifiedNumber.optional(),
  "legalName": zod.string().optional().describe('Absent until the registration is verified'),
  "legalNameArabic": zod.string().optional().describe('The same in Arabic, if the registry has it'),
  "issueDate": zod.iso.date().optional().describe('Absent if the registry states none'),
  "expiryDate": zod.iso.date().optional().describe('Absent for registrations that do not expire')
}).describe('What the commercial registry said');

export type CustomerRegistration = zod.input<typeof CustomerRegistration>;
export type CustomerRegistrationOutput = zod.output<typeof CustomerRegistration>;

export const CustomerOwner = zod.strictObject({
  "birthYear": zod.int().describe('In the Gregorian calendar'),
  "approvedAt": Timestamp
}).describe('The person who approved in Nafath. The whole date of birth is a proof in password recovery, so it is not shown');

export type CustomerOwner = zod.input<typeof CustomerOwner>;
export type CustomerOwnerOutput = zod.output<typeof CustomerOwner>;

export const KybAnswerLabels = zod.strictObject({
  "en": zod.string().optional().describe('In English'),
  "ar": zod.string().optional().describe('In Arabic')
}).describe('Empty when the option has another code by now');

export type KybAnswerLabels = zod.input<typeof KybAnswerLabels>;
export type KybAnswerLabelsOutput = zod.output<typeof KybAnswerLabels>;

export const KybAnswer = zod.strictObject({
  "code": zod.string().describe('As it was when the customer answered'),
  "labels": KybAnswerLabels
}).describe('A chosen option, with its labels as of now');

export type KybAnswer = zod.input<typeof KybAnswer>;
export type KybAnswerOutput = zod.output<typeof KybAnswer>;

export const CustomerQuestionnaire = zod.strictObject({
  "riskRating": zod.enum(['low']).describe('Always `low` for the business types that sign up by themselves'),
  "annualRevenue": KybAnswer,
  "businessActivity": KybAnswer,
  "purposes": zod.array(KybAnswer).describe('As in the answer of the customer'),
  "purposeOther": zod.string().optional().describe('The text for the purpose `other`')
});

export type CustomerQuestionnaire = zod.input<typeof CustomerQuestionnaire>;
export type CustomerQuestionnaireOutput = zod.output<typeof CustomerQuestionnaire>;

export const CustomerFreeze = zod.strictObject({
  "admin": AdminName,
  "reason": zod.string().describe('As the administrator gave it'),
  "frozenAt": Timestamp
}).describe('Who froze the wallet, when, and why');

export type CustomerFreeze = zod.input<typeof CustomerFreeze>;
export type CustomerFreezeOutput = zod.output<typeof CustomerFreeze>;

export const CustomerSubWallet = zod.strictObject({
  "subWalletId": SubWalletId,
  "name": zod.string().describe('Chosen by the customer'),
  "available": Money,
  "onHold": Money
});

export type CustomerSubWallet = zod.input<typeof CustomerSubWallet>;
export type CustomerSubWalletOutput = zod.output<typeof CustomerSubWallet>;

export const CustomerWallet = zod.strictObject({
  "status": WalletStatus,
  "frozen": WalletFrozen.optional(),
  "freeze": CustomerFreeze.optional().describe('Present while the wallet is frozen'),
  "total": Money.describe('Of the main wallet and all sub-wallets'),
  "available": Money.describe('In the main wallet'),
  "onHold": Money.describe('Of the main wallet'),
  "subWallets": zod.array(CustomerSubWallet).describe('Oldest first')
});

export type CustomerWallet = zod.input<typeof CustomerWallet>;
export type CustomerWalletOutput = zod.output<typeof CustomerWallet>;

export const CustomerExport = zod.strictObject({
  "customerId": zod.uuid().describe('The `userId`'),
  "exportedAt": Timestamp,
  "data": zod.record(zod.string(), zod.array(zod.record(zod.string(), zod.unknown()))).describe('Records by what they are about, such as `signUp`, `account`, `devices`, `transactions`. The fields are those that are stored; empty ones are left out')
});

export type CustomerExport = zod.input<typeof CustomerExport>;
export type CustomerExportOutput = zod.output<typeof CustomerExport>;

export const MemberOf = zod.strictObject({
  "customerId": zod.uuid().describe('The customer who opened the account of the business'),
  "phoneNumber": PhoneNumber.describe('The phone of that customer'),
  "businessName": zod.string().optional().describe('The name in the profile, or else in the registry'),
  "businessNameArabic": zod.string().optional().describe('The same in Arabic, if known'),
  "role": MemberRole
});

export type MemberOf = zod.input<typeof MemberOf>;
export type MemberOfOutput = zod.output<typeof MemberOf>;

export const CustomerMember = zod.strictObject({
  "customerId": zod.uuid().describe('For `getCustomer`'),
  "phoneNumber": PhoneNumber,
  "name": zod.string().optional().describe('As Nafath has reported it, if it has'),
  "nameArabic": zod.string().optional().describe('The same in Arabic'),
  "role": MemberRole,
  "since": Timestamp.describe('When they joined')
});

export type CustomerMember = zod.input<typeof CustomerMember>;
export type CustomerMemberOutput = zod.output<typeof CustomerMember>;

export const ReviewKind = zod.enum(['identity', 'not_on_registration', 'screening', 'rescreening']).describe('A review of the identity in Nafath, of somebody whom the registration does not name, of the screening of person and business, or of a hit in the daily screening of customers');

export type ReviewKind = zod.input<typeof ReviewKind>;
export type ReviewKindOutput = zod.output<typeof ReviewKind>;

export const ReviewStatus = zod.enum(['open', 'approved', 'rejected', 'asked_again', 'overtaken']).describe('`overtaken` means closed without a decision by an administrator');

export type ReviewStatus = zod.input<typeof ReviewStatus>;
export type ReviewStatusOutput = zod.output<typeof ReviewStatus>;

export const ReviewSubject = zod.strictObject({
  "customerId": zod.uuid().describe('The `userId`'),
  "phoneNumber": PhoneNumber,
  "idNumber": IdNumber,
  "crNumber": CrNumber.optional().describe('Absent until it is verified'),
  "unifiedNumber": UnifiedNumber.optional(),
  "legalName": zod.string().optional().describe('As in the commercial registry'),
  "legalNameArabic": zod.string().optional().describe('The same in Arabic, if the registry has it')
});

export type ReviewSubject = zod.input<typeof ReviewSubject>;
export type ReviewSubjectOutput = zod.output<typeof ReviewSubject>;

export const RegisteredParty = zod.strictObject({
  "role": zod.enum(['owner', 'manager']).describe('In the commercial registry'),
  "maskedId": zod.string().describe('The ID number with its first and its last four characters')
});

export type RegisteredParty = zod.input<typeof RegisteredParty>;
export type RegisteredPartyOutput = zod.output<typeof RegisteredParty>;

export const ReviewDecision = zod.strictObject({
  "admin": AdminName,
  "note": zod.string().describe('As the administrator gave it'),
  "decidedAt": Timestamp
});

export type ReviewDecision = zod.input<typeof ReviewDecision>;
export type ReviewDecisionOutput = zod.output<typeof ReviewDecision>;

export const Review = zod.strictObject({
  "reviewId": zod.uuid().describe('For `decideReview`'),
  "kind": ReviewKind,
  "status": ReviewStatus,
  "subject": ReviewSubject.describe('Whom it is about'),
  "reason": zod.string().optional().describe('The result of the screening'),
  "registeredParties": zod.array(RegisteredParty).optional().describe('With `not_on_registration`: whom the registration names'),
  "createdAt": Timestamp,
  "decision": ReviewDecision.optional().describe('Absent while it is `open`, and if no administrator decided')
});

export type Review = zod.input<typeof Review>;
export type ReviewOutput = zod.output<typeof Review>;

export const AdminEventType = zod.enum(['signed_in', 'signed_in_by_recovery_code', 'signed_out', 'option_created', 'option_changed', 'options_reordered', 'customers_listed', 'customer_viewed', 'locks_ended', 'sessions_ended', 'sign_in_call_changed', 'review_decided', 'wallet_frozen', 'wallet_unfrozen', 'beneficiary_suspended', 'beneficiary_resumed', 'deny_list_added', 'deny_list_removed', 'request_made', 'request_decided', 'account_closed', 'customer_exported', 'suspense_credited', 'suspense_sent_back', 'top_up_disputed', 'transfer_settled', 'exception_resolved', 'case_answered', 'customer_document_read', 'customer_document_requested', 'document_request_closed', 'staff_locks_ended', 'reconciliation_file_imported', 'difference_resolved']).describe('What the administrator did');

export type AdminEventType = zod.input<typeof AdminEventType>;
export type AdminEventTypeOutput = zod.output<typeof AdminEventType>;

export const AdminEventSubject = zod.strictObject({
  "kind": zod.enum(['kyb_option', 'kyb_category', 'customer', 'review', 'deny_list_entry', 'staff_request', 'suspense_credit', 'money_exception', 'reconciliation_file', 'reconciliation_difference', 'admin']).describe('What `id` names'),
  "id": zod.string().describe('A UUID, or the category of the questionnaire'),
  "name": zod.string().describe('A code, a category, a phone number, a reference, an email or the last digits of an ID number')
});

export type AdminEventSubject = zod.input<typeof AdminEventSubject>;
export type AdminEventSubjectOutput = zod.output<typeof AdminEventSubject>;

export const AdminEventChange = zod.strictObject({
  "field": zod.string().describe('What changed'),
  "from": zod.string().optional().describe('The value before, if there was one'),
  "to": zod.string().optional().describe('The value now, if there is one')
});

export type AdminEventChange = zod.input<typeof AdminEventChange>;
export type AdminEventChangeOutput = zod.output<typeof AdminEventChange>;

export const AdminEvent = zod.strictObject({
  "id": zod.uuid().describe('Tells events apart'),
  "type": AdminEventType,
  "at": Timestamp,
  "admin": AdminName,
  "subject": AdminEventSubject.optional().describe('What it was done to'),
  "customer": NamedCustomer.optional().describe('The customer whom it was done to, by the name of today'),
  "reason": zod.string().optional().describe('The reason or note that was given'),
  "changes": zod.array(AdminEventChange).optional().describe('The values that changed with it')
});

export type AdminEvent = zod.input<typeof AdminEvent>;
export type AdminEventOutput = zod.output<typeof AdminEvent>;

export const CustomerDetails = zod.strictObject({
  "customer": CustomerSummary,
  "currentStep": OnboardingStep,
  "registration": CustomerRegistration,
  "memberOf": MemberOf.optional().describe('The business that this person acts for, without having opened its account'),
  "members": zod.array(CustomerMember).optional().describe('Who acts for the business beside this customer. Absent if there is nobody'),
  "email": zod.string().optional().describe('As an owner wrote it in the settings'),
  "isEmailConfirmed": zod.boolean().optional().describe('Present with `email`: whether the link that was sent there was used'),
  "owner": CustomerOwner.optional().describe('Absent until the approval in Nafath'),
  "questionnaire": CustomerQuestionnaire.optional().describe('Absent until it is answered'),
  "wallet": CustomerWallet.optional().describe('Absent until it is opened'),
  "signInCall": zod.boolean().optional().describe('Whether a phone call confirms each sign-in. Only accounts have it'),
  "locks": zod.array(CustomerLock).describe('Those in force'),
  "sessions": zod.array(CustomerSession).describe('The active ones, by last use'),
  "knownDevices": zod.array(CustomerDevice).describe('The 20 that signed in last'),
  "events": zod.array(SecurityEvent).describe('The newest 20, newest first'),
  "reviews": zod.array(Review).describe('Newest first'),
  "adminEvents": zod.array(AdminEvent).describe('The newest 20 about the customer, newest first'),
  "closureRequest": StaffRequest.optional().describe('The request to close the account that waits for its decision'),
  "closedAt": Timestamp.optional().describe('When the account was closed')
});

export type CustomerDetails = zod.input<typeof CustomerDetails>;
export type CustomerDetailsOutput = zod.output<typeof CustomerDetails>;

export const FreezeLifted = zod.strictObject({
  "liftedAt": Timestamp
});

export type FreezeLifted = zod.input<typeof FreezeLifted>;
export type FreezeLiftedOutput = zod.output<typeof FreezeLifted>;

export const SignInCallRequest = zod.strictObject({
  "signInCall": zod.boolean().describe('Whether a phone call confirms each sign-in'),
  "reason": AdminNote
});

export type SignInCallRequest = zod.input<typeof SignInCallRequest>;
export type SignInCallRequestOutput = zod.output<typeof SignInCallRequest>;

export const SignInCall = zod.strictObject({
  "signInCall": zod.boolean().describe('Whether a phone call confirms each sign-in')
});

export type SignInCall = zod.input<typeof SignInCall>;
export type SignInCallOutput = zod.output<typeof SignInCall>;

export const LocksEnded = zod.strictObject({
  "ended": zod.int().min(1).describe('How many locks there were')
});

export type LocksEnded = zod.input<typeof LocksEnded>;
export type LocksEndedOutput = zod.output<typeof LocksEnded>;

export const reviewCountOpenMin = 0;

export const ReviewCount = zod.strictObject({
  "open": zod.int().min(reviewCountOpenMin).describe('Reviews that wait for a decision')
});

export type ReviewCount = zod.input<typeof ReviewCount>;
export type ReviewCountOutput = zod.output<typeof ReviewCount>;

export const ReviewList = zod.strictObject({
  "items": zod.array(Review).describe('Open ones oldest first, closed ones by their end, newest first'),
  "nextCursor": NextCursor
});

export type ReviewList = zod.input<typeof ReviewList>;
export type ReviewListOutput = zod.output<typeof ReviewList>;

export const ReviewDecisionRequest = zod.strictObject({
  "decision": zod.enum(['approve', 'reject', 'ask_again']).describe('`ask_again`: neither, the check is repeated'),
  "note": AdminNote
});

export type ReviewDecisionRequest = zod.input<typeof ReviewDecisionRequest>;
export type ReviewDecisionRequestOutput = zod.output<typeof ReviewDecisionRequest>;

export const AddToDenyListRequest = zod.strictObject({
  "idNumber": IdNumber,
  "reason": AdminNote
});

export type AddToDenyListRequest = zod.input<typeof AddToDenyListRequest>;
export type AddToDenyListRequestOutput = zod.output<typeof AddToDenyListRequest>;

export const DenyListRemoval = zod.strictObject({
  "admin": AdminName,
  "reason": zod.string().describe('As the administrator gave it'),
  "removedAt": Timestamp
});

export type DenyListRemoval = zod.input<typeof DenyListRemoval>;
export type DenyListRemovalOutput = zod.output<typeof DenyListRemoval>;

export const DenyListEntry = zod.strictObject({
  "entryId": zod.uuid().describe('For `removeFromDenyList`'),
  "lastDigits": zod.string().describe('The last four digits of the ID number'),
  "reason": zod.string().describe('As the administrator gave it'),
  "addedBy": AdminName,
  "addedAt": Timestamp,
  "removal": DenyListRemoval.optional().describe('Absent while the entry counts')
});

export type DenyListEntry = zod.input<typeof DenyListEntry>;
export type DenyListEntryOutput = zod.output<typeof DenyListEntry>;

export const DenyList = zod.strictObject({
  "items": zod.array(DenyListEntry).describe('Newest first'),
  "nextCursor": NextCursor
});

export type DenyList = zod.input<typeof DenyList>;
export type DenyListOutput = zod.output<typeof DenyList>;

export const StaffUnlockRequest = zod.strictObject({
  "email": AdminEmail,
  "reason": AdminNote
});

export type StaffUnlockRequest = zod.input<typeof StaffUnlockRequest>;
export type StaffUnlockRequestOutput = zod.output<typeof StaffUnlockRequest>;

export const staffRequestCountPendingMin = 0;

export const StaffRequestCount = zod.strictObject({
  "pending": zod.int().min(staffRequestCountPendingMin).describe('Requests that wait for a decision')
});

export type StaffRequestCount = zod.input<typeof StaffRequestCount>;
export type StaffRequestCountOutput = zod.output<typeof StaffRequestCount>;

export const StaffRequestList = zod.strictObject({
  "items": zod.array(StaffRequest).describe('Pending ones oldest first, decided ones by their decision, newest first'),
  "nextCursor": NextCursor
});

export type StaffRequestList = zod.input<typeof StaffRequestList>;
export type StaffRequestListOutput = zod.output<typeof StaffRequestList>;

export const StaffRequestDecisionRequest = zod.strictObject({
  "decision": zod.enum(['approve', 'reject', 'withdraw']).describe('`withdraw` is for the one who asked, the others are for somebody else'),
  "note": AdminNote
});

export type StaffRequestDecisionRequest = zod.input<typeof StaffRequestDecisionRequest>;
export type StaffRequestDecisionRequestOutput = zod.output<typeof StaffRequestDecisionRequest>;

export const TransferSettlementRequest = zod.strictObject({
  "outcome": TransferOutcome,
  "reason": AdminNote
});

export type TransferSettlementRequest = zod.input<typeof TransferSettlementRequest>;
export type TransferSettlementRequestOutput = zod.output<typeof TransferSettlementRequest>;

export const transferPayoutSequenceNumberRegExp = new RegExp('^[0-9]{16}$');

export const transferPayoutQuestionsMin = 0;

export const TransferPayout = zod.strictObject({
  "sequenceNumber": zod.string().regex(transferPayoutSequenceNumberRegExp).describe('Our number of the payout, which the provider takes once'),
  "providerReference": zod.string().optional().describe('Of the provider, once it has named it'),
  "submissions": zod.int().min(1).describe('How often it was submitted'),
  "firstSubmittedAt": Timestamp,
  "lastSubmittedAt": Timestamp,
  "unknownSince": Timestamp.optional().describe('Since when it was not known whether the provider has it, also if it is known now'),
  "questions": zod.int().min(transferPayoutQuestionsMin).describe('How often the provider was asked since the last step'),
  "lastAnswer": zod.enum(['found', 'not_found', 'unavailable']).optional().describe('What the provider said when it was last asked for the number'),
  "lastAskedAt": Timestamp.optional().describe('Absent until it was asked'),
  "nextQuestionAt": Timestamp.optional().describe('When it is asked next'),
  "undecidedSince": Timestamp.optional().describe('Since when it needs a decision of the staff')
}).describe('What the provider was asked and said');

export type TransferPayout = zod.input<typeof TransferPayout>;
export type TransferPayoutOutput = zod.output<typeof TransferPayout>;

export const TransferSuspenseCause = zod.enum(['wallet_inactive', 'over_maximum']).describe('`wallet_inactive`: the wallet of the recipient takes no money. `over_maximum`: it would have held more than is allowed.');

export type TransferSuspenseCause = zod.input<typeof TransferSuspenseCause>;
export type TransferSuspenseCauseOutput = zod.output<typeof TransferSuspenseCause>;

export const TransferSuspense = zod.strictObject({
  "cause": TransferSuspenseCause,
  "since": Timestamp
}).describe('Why the recipient could not receive the money. The payer does not learn this');

export type TransferSuspense = zod.input<typeof TransferSuspense>;
export type TransferSuspenseOutput = zod.output<typeof TransferSuspense>;

export const MoneyExceptionKind = zod.enum(['card_payment_differs', 'card_failed_after_paid', 'card_money_missing', 'bank_credit_differs', 'bank_credit_currency', 'bank_credit_not_returned', 'payout_differs', 'payout_paid_after_failed', 'payout_failed_after_paid', 'payout_returned_after_failed', 'payout_returned_to_closed']).describe('`card_payment_differs`: the card provider took another amount, another currency or the payment of another number.\n`card_failed_after_paid`: the card provider said that it took the money, and says now that it did not. `card_money_missing`: more went back to the card than\nthere was to take back. `bank_credit_differs`: the bank reports a transfer again, with other values. `bank_credit_currency`: the bank\nreports money in another currency. `bank_credit_not_returned`: the bank refuses to send a transfer back. `payout_differs`: the provider has another\namount or number for a payout. `payout_paid_after_failed`, `payout_failed_after_paid`, `payout_returned_after_failed`: the provider states the opposite of\nhow the transfer ended. `payout_returned_to_closed`: money came back for an account that is closed.\n');

export type MoneyExceptionKind = zod.input<typeof MoneyExceptionKind>;
export type MoneyExceptionKindOutput = zod.output<typeof MoneyExceptionKind>;

export const moneyStatementAmountMin = 0;

export const MoneyStatement = zod.strictObject({
  "amount": zod.int().min(moneyStatementAmountMin).optional().describe('In the smallest unit of its currency'),
  "currency": zod.string().optional().describe('As it is stated'),
  "state": zod.string().optional().describe('In the words of the side that states it'),
  "number": zod.string().optional().describe('Our number of the payment or payout'),
  "reference": zod.string().optional().describe('Of the bank or provider, to ask it')
}).describe('What one side says of it. What it says nothing of is left out');

export type MoneyStatement = zod.input<typeof MoneyStatement>;
export type MoneyStatementOutput = zod.output<typeof MoneyStatement>;

export const MoneyExceptionResolution = zod.strictObject({
  "admin": AdminName,
  "note": zod.string().describe('How it was cleared up'),
  "resolvedAt": Timestamp
});

export type MoneyExceptionResolution = zod.input<typeof MoneyExceptionResolution>;
export type MoneyExceptionResolutionOutput = zod.output<typeof MoneyExceptionResolution>;

export const MoneyException = zod.strictObject({
  "exceptionId": zod.uuid().describe('For `resolveMoneyException`'),
  "kind": MoneyExceptionKind,
  "topUpId": zod.uuid().optional().describe('The top-up by card that it is about'),
  "creditId": zod.uuid().optional().describe('The bank transfer that it is about'),
  "transferId": zod.uuid().optional().describe('The transfer that it is about'),
  "customer": NamedCustomer.optional().describe('Whose money it is, where that is known'),
  "expected": MoneyStatement.describe('What our books say'),
  "stated": MoneyStatement.describe('What the bank or provider says'),
  "createdAt": Timestamp,
  "resolution": MoneyExceptionResolution.optional().describe('Absent while it is open')
}).describe('A report of a bank or provider that contradicts the books. Nothing is posted for it');

export type MoneyException = zod.input<typeof MoneyException>;
export type MoneyExceptionOutput = zod.output<typeof MoneyException>;

export const AdminTransfer = zod.strictObject({
  "transfer": Transfer.describe('As its payer sees it'),
  "customer": NamedCustomer.describe('Who pays'),
  "recipient": NamedCustomer.optional().describe('Who receives, if it is a Plink customer. The payer may see a masked name'),
  "payout": TransferPayout.optional().describe('Of a transfer that was submitted to the provider'),
  "suspense": TransferSuspense.optional().describe('Of a transfer to a Plink customer whose money waits in suspense'),
  "request": StaffRequest.optional().describe('The request about it that waits for its decision'),
  "exceptions": zod.array(MoneyException).describe('Reports of the provider that contradict the books, the oldest first')
});

export type AdminTransfer = zod.input<typeof AdminTransfer>;
export type AdminTransferOutput = zod.output<typeof AdminTransfer>;

export const AdminTransferList = zod.strictObject({
  "items": zod.array(AdminTransfer).describe('Newest first. With the status `undecided`, the longest undecided first'),
  "nextCursor": NextCursor,
  "searchedBackTo": Timestamp.optional().describe('The oldest transfer that a search for a payee has looked at, if there are older ones')
});

export type AdminTransferList = zod.input<typeof AdminTransferList>;
export type AdminTransferListOutput = zod.output<typeof AdminTransferList>;

export const TopUpCardPayment = zod.strictObject({
  "providerReference": zod.string().optional().describe('Of the card provider, once it has named it'),
  "formOpenedAt": Timestamp.optional().describe('When the form of the card provider was last opened'),
  "sentAt": Timestamp.optional().describe('When the card was last sent to the provider'),
  "nextQuestionAt": Timestamp.optional().describe('When the provider is asked next'),
  "settledAt": Timestamp.optional().describe('When the money arrived at our bank'),
  "returnedAt": Timestamp.optional().describe('Since when the provider says that the whole payment went back to the card. Present if the top-up failed or expired')
}).describe('What the card provider was sent and says. Our number of the payment is the `topUpId`');

export type TopUpCardPayment = zod.input<typeof TopUpCardPayment>;
export type TopUpCardPaymentOutput = zod.output<typeof TopUpCardPayment>;

export const SuspendedTopUpCause = zod.enum(['over_maximum', 'account_closed', 'paid_after_end']).describe('Why it is not in its wallet. `over_maximum`: the wallet would have held more than is allowed. `account_closed`: the account was closed. `paid_after_end`: the provider first said that nothing was taken.');

export type SuspendedTopUpCause = zod.input<typeof SuspendedTopUpCause>;
export type SuspendedTopUpCauseOutput = zod.output<typeof SuspendedTopUpCause>;

export const TopUpSuspense = zod.strictObject({
  "amount": Money,
  "cause": SuspendedTopUpCause,
  "since": Timestamp,
  "refundAgreedAt": Timestamp.optional().describe('Since when two people agree that it goes back to the card, and the card provider has not said so yet')
});

export type TopUpSuspense = zod.input<typeof TopUpSuspense>;
export type TopUpSuspenseOutput = zod.output<typeof TopUpSuspense>;

export const AdminTopUp = zod.strictObject({
  "topUp": TopUp.describe('As its customer sees it, without the links to pay it'),
  "customer": NamedCustomer.describe('Whose top-up it is'),
  "payment": TopUpCardPayment.optional().describe('Once a card could reach the card provider'),
  "credited": Money.describe('What went to the wallet and was not taken back from it'),
  "suspense": TopUpSuspense.optional().describe('Present while money of it is in suspense'),
  "owed": Money.optional().describe('What the customer owes. Present if more went back to the card than the wallet had'),
  "refunded": Money.describe('What went back to the card'),
  "requests": zod.array(StaffRequest).describe('What the staff asked for about it, the oldest first'),
  "exceptions": zod.array(MoneyException).describe('Reports of the card provider that contradict the books, the oldest first')
});

export type AdminTopUp = zod.input<typeof AdminTopUp>;
export type AdminTopUpOutput = zod.output<typeof AdminTopUp>;

export const AdminTopUpList = zod.strictObject({
  "items": zod.array(AdminTopUp).describe('Newest first'),
  "nextCursor": NextCursor
});

export type AdminTopUpList = zod.input<typeof AdminTopUpList>;
export type AdminTopUpListOutput = zod.output<typeof AdminTopUpList>;

export const MoneyExceptionList = zod.strictObject({
  "items": zod.array(MoneyException).describe('Open ones oldest first, resolved ones by their resolution, newest first'),
  "nextCursor": NextCursor
});

export type MoneyExceptionList = zod.input<typeof MoneyExceptionList>;
export type MoneyExceptionListOutput = zod.output<typeof MoneyExceptionList>;

export const MoneyExceptionResolutionRequest = zod.strictObject({
  "note": AdminNote.describe('How it was cleared up')
});

export type MoneyExceptionResolutionRequest = zod.input<typeof MoneyExceptionResolutionRequest>;
export type MoneyExceptionResolutionRequestOutput = zod.output<typeof MoneyExceptionResolutionRequest>;

export const moneyQueuesExceptionsMin = 0;

export const moneyQueuesReconciliationMin = 0;

export const moneyQueuesReportedProblemsMin = 0;

export const moneyQueuesSuspenseMin = 0;

export const moneyQueuesUndecidedTransfersMin = 0;

export const MoneyQueues = zod.strictObject({
  "exceptions": zod.int().min(moneyQueuesExceptionsMin).describe('Open exceptions'),
  "reconciliation": zod.int().min(moneyQueuesReconciliationMin).describe('Open differences of the reconciliation'),
  "reportedProblems": zod.int().min(moneyQueuesReportedProblemsMin).describe('Problems with a transaction that wait for an answer'),
  "suspense": zod.int().min(moneyQueuesSuspenseMin).describe('What is in suspense'),
  "undecidedTransfers": zod.int().min(moneyQueuesUndecidedTransfersMin).describe('Transfers that need a decision: the provider does not say whether they were paid, or their money is in suspense')
});

export type MoneyQueues = zod.input<typeof MoneyQueues>;
export type MoneyQueuesOutput = zod.output<typeof MoneyQueues>;

export const HouseAccounts = zod.strictObject({
  "safeguarding": zod.int().describe('In the bank account that keeps the customers\' money'),
  "cardsInTransit": zod.int().describe('Paid by card, not yet at the bank'),
  "payoutsInTransit": zod.int().describe('Given to the bank to pay out, not yet paid'),
  "suspense": zod.int().describe('Received, and of no wallet yet'),
  "fees": zod.int().describe('Charged to wallets')
}).describe('Where the money is, in halalas. Money that is in no wallet is negative: `suspense` and `fees`.');

export type HouseAccounts = zod.input<typeof HouseAccounts>;
export type HouseAccountsOutput = zod.output<typeof HouseAccounts>;

export const ledgerReportBrokenRulesMin = 0;

export const LedgerReport = zod.strictObject({
  "walletsTotal": zod.int().describe('The money in all wallets, on hold or not, in halalas'),
  "houseAccounts": HouseAccounts,
  "difference": zod.int().describe('The money in all wallets less what the house accounts explain, in halalas. 0 unless something is wrong'),
  "brokenRules": zod.int().min(ledgerReportBrokenRulesMin).describe('How many rules of the ledger do not hold, the difference included. 0 unless something is wrong'),
  "checkedAt": Timestamp
});

export type LedgerReport = zod.input<typeof LedgerReport>;
export type LedgerReportOutput = zod.output<typeof LedgerReport>;

export const SuspenseCreditingRequest = zod.strictObject({
  "customerId": zod.uuid().describe('Whose wallet receives the money'),
  "reason": AdminNote
});

export type SuspenseCreditingRequest = zod.input<typeof SuspenseCreditingRequest>;
export type SuspenseCreditingRequestOutput = zod.output<typeof SuspenseCreditingRequest>;

export const SuspenseCause = zod.enum(['unknown_iban', 'wallet_inactive', 'over_maximum']).describe('Why it is in no wallet. `unknown_iban`: no wallet has the IBAN. `wallet_inactive`: the wallet takes no money. `over_maximum`: the wallet would hold more than is allowed.');

export type SuspenseCause = zod.input<typeof SuspenseCause>;
export type SuspenseCauseOutput = zod.output<typeof SuspenseCause>;

export const SuspenseCredit = zod.strictObject({
  "creditId": zod.uuid().describe('For the requests about it'),
  "bankReference": zod.string().describe('Of the bank, to ask it about the transfer'),
  "amount": Money,
  "iban": zod.string().describe('To which it was sent'),
  "remitterName": zod.string().describe('As the bank states it'),
  "remitterIban": zod.string().optional().describe('Left out for a deposit of cash'),
  "cause": SuspenseCause,
  "bookedAt": Timestamp.describe('When it arrived at the bank'),
  "since": Timestamp.describe('Since when it is in suspense'),
  "customer": CustomerSummary.optional().describe('Whose wallet has the IBAN'),
  "request": StaffRequest.optional().describe('The request about it that waits for its decision')
});

export type SuspenseCredit = zod.input<typeof SuspenseCredit>;
export type SuspenseCreditOutput = zod.output<typeof SuspenseCredit>;

export const SuspenseCreditList = zod.strictObject({
  "items": zod.array(SuspenseCredit).describe('The longest in suspense first'),
  "nextCursor": NextCursor
});

export type SuspenseCreditList = zod.input<typeof SuspenseCreditList>;
export type SuspenseCreditListOutput = zod.output<typeof SuspenseCreditList>;

export const SuspendedTopUp = zod.strictObject({
  "topUpId": zod.uuid().describe('Also our number of the payment, to ask the card provider about it'),
  "amount": Money.describe('What of it is in suspense'),
  "state": TopUpState,
  "cause": SuspendedTopUpCause,
  "reference": zod.string().optional().describe('Of the card provider'),
  "createdAt": Timestamp.describe('When the customer started it'),
  "since": Timestamp.describe('Since when it is in suspense'),
  "refundAgreedAt": Timestamp.optional().describe('Since when two people agree that it goes back to the card, and the card provider has not said so yet'),
  "customer": CustomerSummary.describe('Whose top-up it is'),
  "request": StaffRequest.optional().describe('The request about it that waits for its decision')
});

export type SuspendedTopUp = zod.input<typeof SuspendedTopUp>;
export type SuspendedTopUpOutput = zod.output<typeof SuspendedTopUp>;

export const SuspendedTopUpList = zod.strictObject({
  "items": zod.array(SuspendedTopUp).describe('The longest in suspense first'),
  "nextCursor": NextCursor
});

export type SuspendedTopUpList = zod.input<typeof SuspendedTopUpList>;
export type SuspendedTopUpListOutput = zod.output<typeof SuspendedTopUpList>;

export const ReconciliationSource = zod.enum(['bank', 'cards']).describe('Whose file it is: `bank`, the bank of the safeguarding account, or `cards`, the card provider');

export type ReconciliationSource = zod.input<typeof ReconciliationSource>;
export type ReconciliationSourceOutput = zod.output<typeof ReconciliationSource>;

export const waitingMoneyCountMin = 0;

export const waitingMoneyTotalMin = 0;

export const WaitingMoney = zod.strictObject({
  "count": zod.int().min(waitingMoneyCountMin).describe('How many there are'),
  "total": zod.int().min(waitingMoneyTotalMin).describe('Their amounts together, without their signs, in halalas'),
  "since": Timestamp.optional().describe('Of the oldest. Absent if there is none')
});

export type WaitingMoney = zod.input<typeof WaitingMoney>;
export type WaitingMoneyOutput = zod.output<typeof WaitingMoney>;

export const ReconciledSource = zod.strictObject({
  "source": ReconciliationSource,
  "lastDay": Day.optional().describe('The newest day with a file. Absent before the first file'),
  "awaiting": WaitingMoney.describe('In the books, in no file, and not late yet'),
  "differences": WaitingMoney.describe('Open differences')
});

export type ReconciledSource = zod.input<typeof ReconciledSource>;
export type ReconciledSourceOutput = zod.output<typeof ReconciledSource>;

export const Reconciliation = zod.strictObject({
  "toleranceDays": zod.int().describe('A movement of the books may be missing from files for this many days: until then it is on its way'),
  "cardsInTransit": WaitingMoney.describe('Paid by card, not yet at the bank'),
  "payoutsInTransit": WaitingMoney.describe('Given to the bank to pay out, not yet paid'),
  "inSuspense": WaitingMoney.describe('Received, and of no wallet yet'),
  "sources": zod.array(ReconciledSource).describe('The bank and the card provider')
});

export type Reconciliation = zod.input<typeof Reconciliation>;
export type ReconciliationOutput = zod.output<typeof Reconciliation>;

export const reconciliationFileLinesMin = 0;

export const reconciliationFileOpenDifferencesMin = 0;

export const ReconciliationFile = zod.strictObject({
  "fileId": zod.uuid().describe('Tells files apart'),
  "source": ReconciliationSource,
  "day": Day,
  "lines": zod.int().min(reconciliationFileLinesMin).describe('How many movements it has'),
  "openDifferences": zod.int().min(reconciliationFileOpenDifferencesMin).describe('How many differences of this day are open'),
  "opening": zod.int().optional().describe('The balance at the start of the day, in halalas. Of the bank only'),
  "closing": zod.int().optional().describe('The balance at the end of the day, in halalas. Of the bank only'),
  "importedVia": zod.enum(['upload', 'command', 'job']).describe('How it came: an upload in the portal, the command of an operator, or the job that fetches it'),
  "importedBy": AdminName.optional().describe('Who uploaded it'),
  "importedAt": Timestamp
});

export type ReconciliationFile = zod.input<typeof ReconciliationFile>;
export type ReconciliationFileOutput = zod.output<typeof ReconciliationFile>;

export const ReconciliationFileList = zod.strictObject({
  "items": zod.array(ReconciliationFile).describe('The newest day first'),
  "nextCursor": NextCursor
});

export type ReconciliationFileList = zod.input<typeof ReconciliationFileList>;
export type ReconciliationFileListOutput = zod.output<typeof ReconciliationFileList>;

export const reconciliationFileImportContentMax = 16777216;

export const ReconciliationFileImport = zod.strictObject({
  "content": zod.string().min(1).max(reconciliationFileImportContentMax).describe('The file, as text')
});

export type ReconciliationFileImport = zod.input<typeof ReconciliationFileImport>;
export type ReconciliationFileImportOutput = zod.output<typeof ReconciliationFileImport>;

export const ReconciliationMovement = zod.enum(['credit', 'credit_return', 'payout', 'payout_return', 'card_settlement', 'card_refund', 'other', 'payment', 'refund', 'settlement']).describe('Of the bank: `credit` arrived, `credit_return` was sent back, `payout` was paid out, `payout_return` came back, `card_settlement` came from the card provider,\n`card_refund` went back to it, `other` is none of these. Of the card provider: `payment` was taken from a card, `refund` went back to it, `settlement` went to the bank.\n');

export type ReconciliationMovement = zod.input<typeof ReconciliationMovement>;
export type ReconciliationMovementOutput = zod.output<typeof ReconciliationMovement>;

export const ReconciliationDifferenceKind = zod.enum(['amount_differs', 'currency_differs', 'not_in_books', 'not_in_files', 'twice', 'sum_differs', 'opening_differs']).describe('`amount_differs`: another amount. `currency_differs`: another currency than riyals. `not_in_books`: only in a file. `not_in_files`: only in the books, and late.\n`twice`: more than once in the files. `sum_differs`: opening balance and lines are not the closing balance. `opening_differs`: the file does not begin with the\nbalance that the file before ends with.\n');

export type ReconciliationDifferenceKind = zod.input<typeof ReconciliationDifferenceKind>;
export type ReconciliationDifferenceKindOutput = zod.output<typeof ReconciliationDifferenceKind>;

export const ReconciledAmount = zod.strictObject({
  "amount": zod.int().describe('In the smallest unit of the currency. Negative for money that leaves'),
  "currency": zod.string().describe('As it is stated')
});

export type ReconciledAmount = zod.input<typeof ReconciledAmount>;
export type ReconciledAmountOutput = zod.output<typeof ReconciledAmount>;

export const ReconciliationResolution = zod.strictObject({
  "outcome": zod.enum(['explained', 'suspense', 'fees', 'agrees']).describe('As it was decided. `agrees`: a later file or posting has resolved it'),
  "resolvedAt": Timestamp
});

export type ReconciliationResolution = zod.input<typeof ReconciliationResolution>;
export type ReconciliationResolutionOutput = zod.output<typeof ReconciliationResolution>;

export const ReconciliationDifference = zod.strictObject({
  "differenceId": zod.uuid().describe('For `requestDifferenceResolution`'),
  "source": ReconciliationSource,
  "kind": ReconciliationDifferenceKind,
  "movement": ReconciliationMovement.optional().describe('Absent if it is about a whole file'),
  "reference": zod.string().optional().describe('Of the movement: our number, or the reference of the bank'),
  "day": Day.describe('Of the file, or on which it is in the books'),
  "expected": ReconciledAmount.optional().describe('What the books say. Absent if they say nothing'),
  "stated": ReconciledAmount.optional().describe('What the files say. Absent if they say nothing'),
  "correction": zod.int().optional().describe('What `suspense` and `fees` would post, in halalas. Absent if they are not possible'),
  "since": Timestamp.describe('When it was noticed'),
  "request": StaffRequest.optional().describe('The pending one, or the one that resolved it'),
  "resolution": ReconciliationResolution.optional().describe('Absent while it is open')
});

export type ReconciliationDifference = zod.input<typeof ReconciliationDifference>;
export type ReconciliationDifferenceOutput = zod.output<typeof ReconciliationDifference>;

export const ReconciliationDifferenceList = zod.strictObject({
  "items": zod.array(ReconciliationDifference).describe('Open ones oldest first, resolved ones by their resolution, newest first'),
  "nextCursor": NextCursor
});

export type ReconciliationDifferenceList = zod.input<typeof ReconciliationDifferenceList>;
export type ReconciliationDifferenceListOutput = zod.output<typeof ReconciliationDifferenceList>;

export const DifferenceResolutionRequest = zod.strictObject({
  "resolution": DifferenceResolution,
  "reason": AdminNote
});

export type DifferenceResolutionRequest = zod.input<typeof DifferenceResolutionRequest>;
export type DifferenceResolutionRequestOutput = zod.output<typeof DifferenceResolutionRequest>;

export const StaffTaskKind = zod.enum(['review', 'staff_request', 'transfer', 'suspense_credit', 'suspended_top_up', 'money_exception', 'reconciliation_difference', 'reported_problem', 'document_request']).describe('What waits');

export type StaffTaskKind = zod.input<typeof StaffTaskKind>;
export type StaffTaskKindOutput = zod.output<typeof StaffTaskKind>;

export const StaffTask = zod.strictObject({
  "taskId": zod.uuid().describe('The id of what waits: a `reviewId`, `requestId`, `transferId` and so on'),
  "kind": StaffTaskKind,
  "since": Timestamp.describe('Since when it waits'),
  "amount": Money.optional().describe('The money that it is about, if it is about one amount'),
  "requestedBy": AdminName.optional().describe('Who made the request, which somebody else decides'),
  "customerId": zod.uuid().optional().describe('Of a `document_request`: the customer on whose page it is closed'),
  "takenBy": AdminName.optional().describe('Who works on it, if anybody does'),
  "isMine": zod.boolean().describe('Whether the caller has taken it')
});

export type StaffTask = zod.input<typeof StaffTask>;
export type StaffTaskOutput = zod.output<typeof StaffTask>;

export const StaffTaskList = zod.strictObject({
  "items": zod.array(StaffTask).describe('The longest wait first'),
  "nextCursor": NextCursor
});

export type StaffTaskList = zod.input<typeof StaffTaskList>;
export type StaffTaskListOutput = zod.output<typeof StaffTaskList>;

export const CaseAnswerRequest = zod.strictObject({
  "text": AdminNote.describe('What the customer reads'),
  "closes": zod.boolean().describe('Whether the case is closed with it')
});

export type CaseAnswerRequest = zod.input<typeof CaseAnswerRequest>;
export type CaseAnswerRequestOutput = zod.output<typeof CaseAnswerRequest>;

export const ReportedProblem = zod.strictObject({
  "case": TransactionCase.describe('What was reported and written'),
  "customer": NamedCustomer,
  "transaction": Transaction.describe('Without `note` and `category`')
});

export type ReportedProblem = zod.input<typeof ReportedProblem>;
export type ReportedProblemOutput = zod.output<typeof ReportedProblem>;

export const ReportedProblemList = zod.strictObject({
  "items": zod.array(ReportedProblem).describe('In the order of the filter'),
  "nextCursor": NextCursor
});

export type ReportedProblemList = zod.input<typeof ReportedProblemList>;
export type ReportedProblemListOutput = zod.output<typeof ReportedProblemList>;

export const ProviderFailureReason = zod.enum(['timeout', 'connection', 'error', 'unexpected_response', 'credentials', 'rate_limited', 'circuit_open', 'busy']);

export type ProviderFailureReason = zod.input<typeof ProviderFailureReason>;
export type ProviderFailureReasonOutput = zod.output<typeof ProviderFailureReason>;

export const ProviderHealth = zod.strictObject({
  "name": zod.string().describe('Of the outside service'),
  "state": zod.enum(['unused', 'working', 'failing', 'suspended']).describe('What the last call says'),
  "lastSuccessAt": zod.iso.datetime({"offset":true}).nullable().describe('Null if no call has succeeded since this process started'),
  "lastFailureAt": zod.iso.datetime({"offset":true}).nullable().describe('Null if no call has failed since this process started'),
  "lastFailure": zod.union([ProviderFailureReason,zod.null()]).describe('Null if no call has failed since this process started')
});

export type ProviderHealth = zod.input<typeof ProviderHealth>;
export type ProviderHealthOutput = zod.output<typeof ProviderHealth>;

export const ProviderHealthList = zod.strictObject({
  "items": zod.array(ProviderHealth).describe('As this process sees them'),
  "nextCursor": NextCursor
});

export type ProviderHealthList = zod.input<typeof ProviderHealthList>;
export type ProviderHealthListOutput = zod.output<typeof ProviderHealthList>;

export const AdminInEvents = zod.strictObject({
  "id": zod.uuid().describe('For `adminId`'),
  "name": zod.string().describe('Of the person'),
  "email": zod.string().describe('With which they sign in')
});

export type AdminInEvents = zod.input<typeof AdminInEvents>;
export type AdminInEventsOutput = zod.output<typeof AdminInEvents>;

export const AdminEventList = zod.strictObject({
  "items": zod.array(AdminEvent).describe('Newest first'),
  "nextCursor": NextCursor,
  "admins": zod.array(AdminInEvents).describe('Everybody who has done something, by name')
});

export type AdminEventList = zod.input<typeof AdminEventList>;
export type AdminEventListOutput = zod.output<typeof AdminEventList>;

export const ContactRequest = zod.strictObject({
  "phoneNumber": PhoneNumber,
  "customer": NamedCustomer.optional().describe('Who has this number, if it is known'),
  "requestedAt": Timestamp
});

export type ContactRequest = zod.input<typeof ContactRequest>;
export type ContactRequestOutput = zod.output<typeof ContactRequest>;

export const ContactRequestList = zod.strictObject({
  "items": zod.array(ContactRequest).describe('Newest first'),
  "nextCursor": zod.null().describe('Always null: the list has no pages')
});

export type ContactRequestList = zod.input<typeof ContactRequestList>;
export type ContactRequestListOutput = zod.output<typeof ContactRequestList>;

export const Support = zod.strictObject({
  "phone": zod.string().describe('The number of the call center'),
  "email": zod.email().describe('The mailbox of support'),
  "hours": zod.string().describe('When it answers, in English'),
  "mode": zod.enum(['sandbox', 'live']).describe('Whether this is a sandbox that simulates the outside world')
});

export type Support = zod.input<typeof Support>;
export type SupportOutput = zod.output<typeof Support>;

export const ContactRequestInput = zod.strictObject({
  "phoneNumber": PhoneNumber
});

export type ContactRequestInput = zod.input<typeof ContactRequestInput>;
export type ContactRequestInputOutput = zod.output<typeof ContactRequestInput>;

export const TextInBoth = zod.strictObject({
  "en": zod.string().min(1).describe('In English'),
  "ar": zod.string().min(1).describe('In Arabic')
}).describe('A text in both languages');

export type TextInBoth = zod.input<typeof TextInBoth>;
export type TextInBothOutput = zod.output<typeof TextInBoth>;

export const LegalSection = zod.strictObject({
  "heading": TextInBoth,
  "amount": TextInBoth.optional().describe('Of a fee'),
  "text": TextInBoth
});

export type LegalSection = zod.input<typeof LegalSection>;
export type LegalSectionOutput = zod.output<typeof LegalSection>;

export const legalTextsTermsVersionMax = 40;

export const LegalTexts = zod.strictObject({
  "termsVersion": zod.string().min(1).max(legalTextsTermsVersionMax).describe('The version of the terms in force'),
  "entity": TextInBoth.describe('The company behind Plink'),
  "licence": TextInBoth.describe('Who has licensed it for what'),
  "terms": zod.array(LegalSection).min(1).describe('What the customer agrees to'),
  "privacy": zod.array(LegalSection).min(1).describe('What happens to personal data'),
  "fees": zod.array(LegalSection).min(1).describe('A section for each fee, with its amount'),
  "safeguarding": zod.array(LegalSection).min(1).describe('How the money of customers is kept')
});

export type LegalTexts = zod.input<typeof LegalTexts>;
export type LegalTextsOutput = zod.output<typeof LegalTexts>;

export const Health = zod.strictObject({
  "status": zod.enum(['ok']).describe('Always `ok`. A server that is not ready has an error status'),
  "version": zod.string().describe('`info.version` of the contract that the server serves'),
  "commit": zod.string().optional().describe('The first 12 digits of the commit that was built, such as `3f2a9c1d04be`. Absent if the build does not know it')
});

export type Health = zod.input<typeof Health>;
export type HealthOutput = zod.output<typeof Health>;

export const Readiness = zod.strictObject({
  "status": zod.enum(['ok']).describe('Always `ok`. A server that is not ready has an error status'),
  "warnings": zod.array(zod.enum(['replica_unused', 'clock_differs'])).describe('What operators should look at, although the server works. `replica_unused`: everything is read from the primary, because the replica is away\nor behind. `clock_differs`: the clocks of the server and of its database are seconds apart. The log says more\n')
});

export type Readiness = zod.input<typeof Readiness>;
export type ReadinessOutput = zod.output<typeof Readiness>;

export const CallInstruction = zod.strictObject({
  "say": zod.string().describe('The text'),
  "language": zod.enum(['arabic', 'english']).describe('Of the text'),
  "voice": zod.enum(['female']).describe('Of the speaker'),
  "responseUrl": zod.url().optional().describe('Where the next key is reported. Left out, the call ends after the text')
});

export type CallInstruction = zod.input<typeof CallInstruction>;
export type CallInstructionOutput = zod.output<typeof CallInstruction>;

export const TopUpType = zod.enum(['wallet_top_up', 'mada_card_top_up', 'credit_card_top_up', 'apple_pay_top_up', 'refund']).describe('Types that bring money in');

export type TopUpType = zod.input<typeof TopUpType>;
export type TopUpTypeOutput = zod.output<typeof TopUpType>;

export const PaymentType = zod.enum(['merchant_payment', 'bill_payment', 'government_bill_payment', 'wallet_to_bank_transfer', 'local_atm_withdrawal', 'international_atm_withdrawal', 'local_pos', 'international_pos', 'local_online_purchase', 'international_online_purchase', 'mobile_recharge', 'transfer', 'customer_transfer']).describe('Types that take money out');

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const SandboxTransfer = zod.strictObject({
  "transferId": zod.uuid().describe('As in the path'),
  "state": TransferState,
  "cause": TransferCause
});

export type SandboxTransfer = zod.input<typeof SandboxTransfer>;
export type SandboxTransferOutput = zod.output<typeof SandboxTransfer>;

export const SandboxFileDifference = zod.enum(['amount', 'unknown', 'missing', 'twice', 'currency', 'sum', 'opening', 'account']).describe('A mistake of a file');

export type SandboxFileDifference = zod.input<typeof SandboxFileDifference>;
export type SandboxFileDifferenceOutput = zod.output<typeof SandboxFileDifference>;

export const sandboxReconciliationFileRequestDifferencesMax = 8;

export const SandboxReconciliationFileRequest = zod.strictObject({
  "source": ReconciliationSource,
  "day": Day,
  "differences": zod.array(SandboxFileDifference).max(sandboxReconciliationFileRequestDifferencesMax).optional().describe('What is to be wrong with it')
});

export type SandboxReconciliationFileRequest = zod.input<typeof SandboxReconciliationFileRequest>;
export type SandboxReconciliationFileRequestOutput = zod.output<typeof SandboxReconciliationFileRequest>;

export const sandboxReconciliationFileLinesMin = 0;

export const SandboxReconciliationFile = zod.strictObject({
  "source": ReconciliationSource,
  "day": Day,
  "lines": zod.int().min(sandboxReconciliationFileLinesMin).describe('How many movements it has'),
  "content": zod.string().describe('The file, as text')
});

export type SandboxReconciliationFile = zod.input<typeof SandboxReconciliationFile>;
export type SandboxReconciliationFileOutput = zod.output<typeof SandboxReconciliationFile>;

export const SandboxCardPayment = zod.strictObject({
  "paymentId": zod.uuid().describe('The last part of `threeDsUrl` of the top-up'),
  "amount": Money,
  "status": zod.enum(['initiated', 'paid', 'failed', 'refunded', 'voided']).describe('`initiated`: it waits for the decision'),
  "returnUrl": zod.url().describe('Where the browser goes after the decision')
});

export type SandboxCardPayment = zod.input<typeof SandboxCardPayment>;
export type SandboxCardPaymentOutput = zod.output<typeof SandboxCardPayment>;

export const SandboxCardDecision = zod.strictObject({
  "decision": zod.enum(['approve', 'decline']).describe('What the holder of the card does')
});

export type SandboxCardDecision = zod.input<typeof SandboxCardDecision>;
export type SandboxCardDecisionOutput = zod.output<typeof SandboxCardDecision>;

export const sandboxBankCreditRequestIbanRegExp = new RegExp('^SA[0-9]{22}$');
export const sandboxBankCreditRequestRemitterNameMax = 140;

export const sandboxBankCreditRequestRemitterNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const sandboxBankCreditRequestRemitterIbanRegExp = new RegExp('^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$');

export const SandboxBankCreditRequest = zod.strictObject({
  "iban": zod.string().regex(sandboxBankCreditRequestIbanRegExp).describe('The IBAN of a wallet'),
  "amount": PositiveMoney,
  "remitterName": zod.string().min(1).max(sandboxBankCreditRequestRemitterNameMax).regex(sandboxBankCreditRequestRemitterNameRegExp).describe('Who sends the money'),
  "remitterIban": zod.string().regex(sandboxBankCreditRequestRemitterIbanRegExp).optional().describe('From where. Leave it out for a deposit of cash')
});

export type SandboxBankCreditRequest = zod.input<typeof SandboxBankCreditRequest>;
export type SandboxBankCreditRequestOutput = zod.output<typeof SandboxBankCreditRequest>;

export const SandboxBankCredit = zod.strictObject({
  "bankReference": zod.string().describe('Of the simulated bank'),
  "state": zod.enum(['received', 'credited', 'suspense', 'sent_back']).describe('`credited`: in the wallet. `suspense`: in no wallet'),
  "cause": zod.string().describe('Why it is in this state')
});

export type SandboxBankCredit = zod.input<typeof SandboxBankCredit>;
export type SandboxBankCreditOutput = zod.output<typeof SandboxBankCredit>;

export const createSandboxBusinessRequestNameMax = 40;

export const createSandboxBusinessRequestNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const CreateSandboxBusinessRequest = zod.strictObject({
  "name": zod.string().min(1).max(createSandboxBusinessRequestNameMax).regex(createSandboxBusinessRequestNameRegExp).optional().describe('What the business is called. `Test Business` if it is left out'),
  "openingBalance": LimitMoney.optional().describe('What is in its wallet at first. 10,000.00 SAR if it is left out')
});

export type CreateSandboxBusinessRequest = zod.input<typeof CreateSandboxBusinessRequest>;
export type CreateSandboxBusinessRequestOutput = zod.output<typeof CreateSandboxBusinessRequest>;

export const SandboxBeneficiary = zod.strictObject({
  "beneficiaryId": zod.uuid().describe('For transfers to it'),
  "name": zod.string().describe('The owner of the IBAN'),
  "iban": Iban
});

export type SandboxBeneficiary = zod.input<typeof SandboxBeneficiary>;
export type SandboxBeneficiaryOutput = zod.output<typeof SandboxBeneficiary>;

export const SandboxBusiness = zod.strictObject({
  "accountId": zod.uuid().describe('The `userId` of a sign-in'),
  "name": zod.string().describe('As whoever it pays sees it'),
  "phoneNumber": PhoneNumber.describe('Made up. To sign in, and for the other operations of the sandbox'),
  "openingBalance": Money.describe('What is in its wallet at first'),
  "beneficiaries": zod.array(SandboxBeneficiary).describe('Both are active. Transfers to the first one are paid at once')
});

export type SandboxBusiness = zod.input<typeof SandboxBusiness>;
export type SandboxBusinessOutput = zod.output<typeof SandboxBusiness>;

export const NewSandboxBusiness = zod.strictObject({
  "key": zod.string().describe('An API key with every scope'),
  "password": zod.string().describe('For a person who signs in with the phone number'),
  "apiKey": ApiKey.describe('The key as `listApiKeys` returns it'),
  "business": SandboxBusiness.describe('What was made')
});

export type NewSandboxBusiness = zod.input<typeof NewSandboxBusiness>;
export type NewSandboxBusinessOutput = zod.output<typeof NewSandboxBusiness>;

export const SandboxClock = zod.strictObject({
  "now": Timestamp.describe('The time of the business')
});

export type SandboxClock = zod.input<typeof SandboxClock>;
export type SandboxClockOutput = zod.output<typeof SandboxClock>;

export const MoveSandboxClockRequest = zod.strictObject({
  "now": Timestamp.describe('What time it becomes, at most 31 days ahead')
});

export type MoveSandboxClockRequest = zod.input<typeof MoveSandboxClockRequest>;
export type MoveSandboxClockRequestOutput = zod.output<typeof MoveSandboxClockRequest>;

export const SandboxMessage = zod.strictObject({
  "id": zod.uuid().describe('Tells messages apart'),
  "phoneNumber": PhoneNumber,
  "body": zod.string().describe('The text, with the code if it has one'),
  "sentAt": Timestamp
});

export type SandboxMessage = zod.input<typeof SandboxMessage>;
export type SandboxMessageOutput = zod.output<typeof SandboxMessage>;

export const SandboxEmail = zod.strictObject({
  "id": zod.uuid().describe('Tells emails apart'),
  "to": zod.email().describe('The address'),
  "subject": zod.string().describe('In the language of the reader, as the text'),
  "text": zod.string().describe('The plain text, with the link if it has one'),
  "sentAt": Timestamp
});

export type SandboxEmail = zod.input<typeof SandboxEmail>;
export type SandboxEmailOutput = zod.output<typeof SandboxEmail>;

export const SandboxEmailList = zod.strictObject({
  "items": zod.array(SandboxEmail).describe('Newest first'),
  "nextCursor": NextCursor
});

export type SandboxEmailList = zod.input<typeof SandboxEmailList>;
export type SandboxEmailListOutput = zod.output<typeof SandboxEmailList>;

export const SandboxMessageList = zod.strictObject({
  "items": zod.array(SandboxMessage).describe('Newest first'),
  "nextCursor": NextCursor
});

export type SandboxMessageList = zod.input<typeof SandboxMessageList>;
export type SandboxMessageListOutput = zod.output<typeof SandboxMessageList>;

export const SandboxNafathRequest = zod.strictObject({
  "sessionId": zod.uuid().describe('As in `initiateNafath`'),
  "nationalId": IdNumber,
  "phoneNumber": PhoneNumber,
  "status": NafathState,
  "createdAt": Timestamp,
  "expiresAt": Timestamp
});

export type SandboxNafathRequest = zod.input<typeof SandboxNafathRequest>;
export type SandboxNafathRequestOutput = zod.output<typeof SandboxNafathRequest>;

export const SandboxNafathRequestList = zod.strictObject({
  "items": zod.array(SandboxNafathRequest).describe('Newest first'),
  "nextCursor": NextCursor
});

export type SandboxNafathRequestList = zod.input<typeof SandboxNafathRequestList>;
export type SandboxNafathRequestListOutput = zod.output<typeof SandboxNafathRequestList>;

export const SandboxNafathDecision = zod.strictObject({
  "decision": zod.enum(['approve', 'decline', 'review', 'reject', 'expire']).describe('By the person: `approve`, `decline`. By compliance: `review`, `reject`. `expire`: nobody acts in time')
});

export type SandboxNafathDecision = zod.input<typeof SandboxNafathDecision>;
export type SandboxNafathDecisionOutput = zod.output<typeof SandboxNafathDecision>;

export const SandboxCall = zod.strictObject({
  "callbackId": zod.uuid().describe('As in `verifyLoginOtp`'),
  "phoneNumber": PhoneNumber,
  "status": CallbackState,
  "createdAt": Timestamp,
  "expiresAt": Timestamp
});

export type SandboxCall = zod.input<typeof SandboxCall>;
export type SandboxCallOutput = zod.output<typeof SandboxCall>;

export const SandboxCallList = zod.strictObject({
  "items": zod.array(SandboxCall).describe('Newest first'),
  "nextCursor": NextCursor
});

export type SandboxCallList = zod.input<typeof SandboxCallList>;
export type SandboxCallListOutput = zod.output<typeof SandboxCallList>;

export const SandboxRescreeningRequest = zod.strictObject({
  "phoneNumber": PhoneNumber
});

export type SandboxRescreeningRequest = zod.input<typeof SandboxRescreeningRequest>;
export type SandboxRescreeningRequestOutput = zod.output<typeof SandboxRescreeningRequest>;

export const SandboxRescreening = zod.strictObject({
  "outcome": zod.enum(['clear', 'review', 'unavailable']).describe('`clear`: no hit, or one that compliance has decided on. `review`: a review is open.')
});

export type SandboxRescreening = zod.input<typeof SandboxRescreening>;
export type SandboxRescreeningOutput = zod.output<typeof SandboxRescreening>;

export const SandboxPress = zod.strictObject({
  "digit": zod.union([zod.literal(1),zod.literal(2)]).describe('1 confirms the sign-in, 2 rejects it')
});

export type SandboxPress = zod.input<typeof SandboxPress>;
export type SandboxPressOutput = zod.output<typeof SandboxPress>;

export const PostingKeyRegExp = new RegExp('^[A-Za-z0-9_.:-]{8,100}$');

export const PostingKey = zod.string().regex(PostingKeyRegExp).describe('One value for one posting. A repeated key posts nothing');

export type PostingKey = zod.input<typeof PostingKey>;
export type PostingKeyOutput = zod.output<typeof PostingKey>;

export const topUpPostingCounterpartyMax = 100;

export const topUpPostingCounterpartyRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const topUpPostingCounterpartyArabicMax = 100;

export const topUpPostingCounterpartyArabicRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const TopUpPosting = zod.strictObject({
  "key": PostingKey,
  "phoneNumber": PhoneNumber,
  "kind": zod.enum(['top_up']).describe('Money comes in'),
  "subWallet": SubWalletId.optional().describe('Leave it out for the main wallet'),
  "type": TopUpType,
  "amount": PositiveMoney,
  "counterparty": zod.string().min(1).max(topUpPostingCounterpartyMax).regex(topUpPostingCounterpartyRegExp).describe('Who pays'),
  "counterpartyArabic": zod.string().min(1).max(topUpPostingCounterpartyArabicMax).regex(topUpPostingCounterpartyArabicRegExp).optional().describe('Its name in Arabic')
});

export type TopUpPosting = zod.input<typeof TopUpPosting>;
export type TopUpPostingOutput = zod.output<typeof TopUpPosting>;

export const paymentPostingCounterpartyMax = 100;

export const paymentPostingCounterpartyRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const paymentPostingCounterpartyArabicMax = 100;

export const paymentPostingCounterpartyArabicRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const PaymentPosting = zod.strictObject({
  "key": PostingKey,
  "phoneNumber": PhoneNumber,
  "kind": zod.enum(['payment']).describe('Money goes out'),
  "subWallet": SubWalletId.optional().describe('Leave it out for the main wallet'),
  "type": PaymentType,
  "amount": PositiveMoney,
  "counterparty": zod.string().min(1).max(paymentPostingCounterpartyMax).regex(paymentPostingCounterpartyRegExp).describe('Who is paid'),
  "counterpartyArabic": zod.string().min(1).max(paymentPostingCounterpartyArabicMax).regex(paymentPostingCounterpartyArabicRegExp).optional().describe('Its name in Arabic')
});

export type PaymentPosting = zod.input<typeof PaymentPosting>;
export type PaymentPostingOutput = zod.output<typeof PaymentPosting>;

export const holdPostingCounterpartyMax = 100;

export const holdPostingCounterpartyRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const holdPostingCounterpartyArabicMax = 100;

export const holdPostingCounterpartyArabicRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');

export const HoldPosting = zod.strictObject({
  "key": PostingKey,
  "phoneNumber": PhoneNumber,
  "kind": zod.enum(['hold']).describe('Money is put on hold'),
  "subWallet": SubWalletId.optional().describe('Leave it out for the main wallet'),
  "type": PaymentType,
  "amount": PositiveMoney,
  "counterparty": zod.string().min(1).max(holdPostingCounterpartyMax).regex(holdPostingCounterpartyRegExp).describe('Who is to be paid'),
  "counterpartyArabic": zod.string().min(1).max(holdPostingCounterpartyArabicMax).regex(holdPostingCounterpartyArabicRegExp).optional().describe('Its name in Arabic'),
  "reason": zod.enum(['authorization', 'deposit', 'review', 'dispute']).describe('As in `listHolds`'),
  "expectedRelease": Timestamp.describe('In the future')
});

export type HoldPosting = zod.input<typeof HoldPosting>;
export type HoldPostingOutput = zod.output<typeof HoldPosting>;

export const CapturePosting = zod.strictObject({
  "key": PostingKey,
  "phoneNumber": PhoneNumber,
  "kind": zod.enum(['capture']).describe('The money of a hold goes out'),
  "holdId": zod.uuid().describe('Of a hold that has not ended')
});

export type CapturePosting = zod.input<typeof CapturePosting>;
export type CapturePostingOutput = zod.output<typeof CapturePosting>;

export const ReleasePosting = zod.strictObject({
  "key": PostingKey,
  "phoneNumber": PhoneNumber,
  "kind": zod.enum(['release']).describe('The money of a hold is available again'),
  "holdId": zod.uuid().describe('Of a hold that has not ended')
});

export type ReleasePosting = zod.input<typeof ReleasePosting>;
export type ReleasePostingOutput = zod.output<typeof ReleasePosting>;

export const ReversalPosting = zod.strictObject({
  "key": PostingKey,
  "phoneNumber": PhoneNumber,
  "kind": zod.enum(['reversal']).describe('A payment comes back'),
  "referenceId": ReferenceId.describe('The reference ID of a successful payment')
});

export type ReversalPosting = zod.input<typeof ReversalPosting>;
export type ReversalPostingOutput = zod.output<typeof ReversalPosting>;

export const MovePosting = zod.strictObject({
  "key": PostingKey,
  "phoneNumber": PhoneNumber,
  "kind": zod.enum(['move']).describe('Money moves within the wallet'),
  "from": SubWalletId.optional().describe('Leave it out for the main wallet'),
  "to": SubWalletId.optional().describe('Leave it out for the main wallet'),
  "amount": PositiveMoney
});

export type MovePosting = zod.input<typeof MovePosting>;
export type MovePostingOutput = zod.output<typeof MovePosting>;

export const PostingRequest = zod.discriminatedUnion('kind', [TopUpPosting,PaymentPosting,HoldPosting,CapturePosting,ReleasePosting,ReversalPosting,MovePosting]);

export type PostingRequest = zod.input<typeof PostingRequest>;
export type PostingRequestOutput = zod.output<typeof PostingRequest>;

export const Posting = zod.strictObject({
  "transaction": Transaction.describe('As it is now in `listTransactions`'),
  "holdId": zod.uuid().optional().describe('Present for `hold`, `capture` and `release`')
});

export type Posting = zod.input<typeof Posting>;
export type PostingOutput = zod.output<typeof Posting>;
/**
 * Sends a six-digit code by SMS. The code is valid for 5 minutes and replaces any earlier one. A new code can be requested after 30 seconds and
 * 10 times an hour for a phone number. A new code does not give new attempts. Freelancers have 3 attempts, others 5. On the alternative screen everybody has 5.
 *
 * With `joinsTeam` the phone follows an invitation of `inviteMember`. Whether there is one, only the code tells: `verifyOtp`.
 *
 * Show the terms and the privacy notice of `getLegalTexts` first: verifying the phone accepts the terms, and their version is stored with the time.
 * @summary Send the sign-up code
 */
export const sendOtpHeaderIdempotencyKeyMin = 8;
export const sendOtpHeaderIdempotencyKeyMax = 128;

export const sendOtpHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SendOtpHeader = zod.object({
  "Idempotency-Key": zod.string().min(sendOtpHeaderIdempotencyKeyMin).max(sendOtpHeaderIdempotencyKeyMax).regex(sendOtpHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SendOtpBody = SendOtpRequest

export const SendOtpResponse = OtpSent

/**
 * Consumes the code and returns the onboarding token, valid for 24 hours. Freelancers have 3 attempts, others 5, and everybody has 5 when the code was requested
 * with `alternativeScreen`. The same wrong code counts each time. After the last attempt the number is locked for 15 minutes. A number that already has
 * an account gets `nextStep: login` and no token.
 *
 * `OTP_VERIFY_FAILED` means that the code itself was not checked: no code waits for this number.
 *
 * A code that was requested with `joinsTeam` takes up the newest open invitation. Registration and questionnaire are then those of the business: go on with `localScreening`, and after
 * `runGlobalScreening` with `setPassword`.
 * @summary Verify the sign-up code
 */
export const verifyOtpHeaderIdempotencyKeyMin = 8;
export const verifyOtpHeaderIdempotencyKeyMax = 128;

export const verifyOtpHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const VerifyOtpHeader = zod.object({
  "Idempotency-Key": zod.string().min(verifyOtpHeaderIdempotencyKeyMin).max(verifyOtpHeaderIdempotencyKeyMax).regex(verifyOtpHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const VerifyOtpBody = VerifyOtpRequest

export const VerifyOtpResponse = OtpVerified

/**
 * Opens the account. From now on the phone, the identity and the commercial registration belong to it alone. A password has 8 to 128 characters with letters, numbers and
 * symbols (of `!@#$%^&*(),.?":{}|<>`), and is not a common password. Whoever follows an invitation becomes a member, with its role.
 * @summary Set the first password
 */
export const setPasswordHeaderIdempotencyKeyMin = 8;
export const setPasswordHeaderIdempotencyKeyMax = 128;

export const setPasswordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SetPasswordHeader = zod.object({
  "Idempotency-Key": zod.string().min(setPasswordHeaderIdempotencyKeyMin).max(setPasswordHeaderIdempotencyKeyMax).regex(setPasswordHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SetPasswordBody = SetPasswordRequest

export const SetPasswordResponse = CredentialSet

/**
 * Six digits, neither all the same nor a sequence. Set once, after the password.
 * @summary Set the passcode
 */
export const setPasscodeHeaderIdempotencyKeyMin = 8;
export const setPasscodeHeaderIdempotencyKeyMax = 128;

export const setPasscodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SetPasscodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(setPasscodeHeaderIdempotencyKeyMin).max(setPasscodeHeaderIdempotencyKeyMax).regex(setPasscodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SetPasscodeBody = SetPasscodeRequest

export const SetPasscodeResponse = CredentialSet

/**
 * The first step of a sign-in. `emailOrPhone` is the phone number, the national ID or Iqama, or the unified national number of the business, with or without
 * `+966`. Most accounts then need the code that is sent to their phone (`needsOtp`). Within 30 seconds of a code, the same device is asked for that one, and another
 * device gets 429 `OTP_COOLDOWN`. Some get their tokens at once. Five failures within an hour, of
 * password, code and call together, lock the sign-in for 15 minutes. The third such lock within 24 hours is permanent. The response is the
 * same, and takes as long, if no account exists.
 * @summary Sign in with the password
 */
export const loginWithPasswordHeaderIdempotencyKeyMin = 8;
export const loginWithPasswordHeaderIdempotencyKeyMax = 128;

export const loginWithPasswordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const LoginWithPasswordHeader = zod.object({
  "Idempotency-Key": zod.string().min(loginWithPasswordHeaderIdempotencyKeyMin).max(loginWithPasswordHeaderIdempotencyKeyMax).regex(loginWithPasswordHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const LoginWithPasswordBody = LoginRequest

export const LoginWithPasswordResponse = LoginStarted

/**
 * Works within 15 minutes after the last code, from the same `device`. Returns the tokens, or `needsCallback` for accounts that confirm each sign-in by phone call. Without a sign-in under way on this device, a locked account gets 410 like an unknown `userId`.
 * @summary Verify the sign-in code
 */
export const verifyLoginOtpHeaderIdempotencyKeyMin = 8;
export const verifyLoginOtpHeaderIdempotencyKeyMax = 128;

export const verifyLoginOtpHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const VerifyLoginOtpHeader = zod.object({
  "Idempotency-Key": zod.string().min(verifyLoginOtpHeaderIdempotencyKeyMin).max(verifyLoginOtpHeaderIdempotencyKeyMax).regex(verifyLoginOtpHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const VerifyLoginOtpBody = LoginOtpRequest

export const VerifyLoginOtpResponse = LoginVerified

/**
 * Replaces the last code. Possible 30 seconds after it and 10 times an hour. Earlier attempts still count.
 * @summary Send the sign-in code again
 */
export const resendLoginOtpHeaderIdempotencyKeyMin = 8;
export const resendLoginOtpHeaderIdempotencyKeyMax = 128;

export const resendLoginOtpHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResendLoginOtpHeader = zod.object({
  "Idempotency-Key": zod.string().min(resendLoginOtpHeaderIdempotencyKeyMin).max(resendLoginOtpHeaderIdempotencyKeyMax).regex(resendLoginOtpHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResendLoginOtpBody = LoginResendRequest

export const ResendLoginOtpResponse = LoginStarted

/**
 * Poll every 2 seconds. The phone rings for 2 minutes at most.
 * @summary Poll the verification call
 */
export const GetCallbackStatusParams = zod.strictObject({
  "callbackId": zod.uuid().describe('The `callbackId` of `verifyLoginOtp`')
})

export const GetCallbackStatusResponse = CallbackStatus

/**
 * Works once, and only from the `device` that started the sign-in. Any other device gets 404.
 * @summary Complete a sign-in that was confirmed by phone
 */
export const CompleteCallbackParams = zod.strictObject({
  "callbackId": zod.uuid().describe('The `callbackId` of `verifyLoginOtp`')
})

export const completeCallbackHeaderIdempotencyKeyMin = 8;
export const completeCallbackHeaderIdempotencyKeyMax = 128;

export const completeCallbackHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CompleteCallbackHeader = zod.object({
  "Idempotency-Key": zod.string().min(completeCallbackHeaderIdempotencyKeyMin).max(completeCallbackHeaderIdempotencyKeyMax).regex(completeCallbackHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CompleteCallbackBody = PartialDevice

export const CompleteCallbackResponse = LoginCompleted

/**
 * Checks the ID, Iqama or unified national number together with the date of birth or the phone number, and sends a code to the account's phone. An empty
 * `dateOfBirth` sends the code of the current recovery again; the first `resetToken` stays valid. A date of birth is `2012-12-03` or `031212`. Five failures within an
 * hour lock recovery for 15 minutes. An account that only the call center can unlock cannot be recovered here.
 * @summary Begin a recovery
 */
export const forgotPasswordHeaderIdempotencyKeyMin = 8;
export const forgotPasswordHeaderIdempotencyKeyMax = 128;

export const forgotPasswordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ForgotPasswordHeader = zod.object({
  "Idempotency-Key": zod.string().min(forgotPasswordHeaderIdempotencyKeyMin).max(forgotPasswordHeaderIdempotencyKeyMax).regex(forgotPasswordHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ForgotPasswordBody = ForgotPasswordRequest

export const ForgotPasswordResponse = RecoveryStarted

/**
 * Consumes the code, and ends every session and a lock of 15 minutes, but not a permanent lock. The new password has at least 8 characters with an uppercase and a lowercase letter, a number and a symbol (any character that is neither a letter nor a number), and is not a common password.
 * @summary Set a new password in a recovery
 */
export const resetPasswordHeaderIdempotencyKeyMin = 8;
export const resetPasswordHeaderIdempotencyKeyMax = 128;

export const resetPasswordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResetPasswordHeader = zod.object({
  "Idempotency-Key": zod.string().min(resetPasswordHeaderIdempotencyKeyMin).max(resetPasswordHeaderIdempotencyKeyMax).regex(resetPasswordHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResetPasswordBody = ResetPasswordRequest

export const ResetPasswordResponse = PasswordReset

/**
 * Each refresh token works once. A refresh token that is used twice ends its session, because it may have been stolen. A call that runs while another call exchanges the token is rejected with `TOKEN_ROTATED` and does not end the session.
 * @summary Refresh the tokens
 */
export const refreshTokensHeaderIdempotencyKeyMin = 8;
export const refreshTokensHeaderIdempotencyKeyMax = 128;

export const refreshTokensHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RefreshTokensHeader = zod.object({
  "Idempotency-Key": zod.string().min(refreshTokensHeaderIdempotencyKeyMin).max(refreshTokensHeaderIdempotencyKeyMax).regex(refreshTokensHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RefreshTokensBody = RefreshRequest

export const RefreshTokensResponse = Tokens

/**
 * Ends the session of the refresh token. Also succeeds if the session has already ended. With the token of an unfinished sign-up in its place, ends that token.
 * @summary Sign out
 */
export const logoutHeaderIdempotencyKeyMin = 8;
export const logoutHeaderIdempotencyKeyMax = 128;

export const logoutHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const LogoutHeader = zod.object({
  "Idempotency-Key": zod.string().min(logoutHeaderIdempotencyKeyMin).max(logoutHeaderIdempotencyKeyMax).regex(logoutHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const LogoutBody = LogoutRequest

export const LogoutResponse = zod.void()

/**
 * Ends every session, including the calling one, and returns the tokens of a new session for this device. The password rules are those of `resetPassword`. Wrong current passwords count as failed sign-ins. A retry may get 401 because the password has already been changed.
 * @summary Change the password while signed in
 */
export const changePasswordHeaderIdempotencyKeyMin = 8;
export const changePasswordHeaderIdempotencyKeyMax = 128;

export const changePasswordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangePasswordHeader = zod.object({
  "Idempotency-Key": zod.string().min(changePasswordHeaderIdempotencyKeyMin).max(changePasswordHeaderIdempotencyKeyMax).regex(changePasswordHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ChangePasswordBody = ChangePasswordRequest

export const ChangePasswordResponse = Tokens

/**
 * @summary Who is signed in
 */
export const GetMeResponse = Me

/**
 * How support reaches the business beside the phone. Codes never go there.
 *
 * A new address gets a message with a link, which is valid for a day and works once: `confirmEmailChange`. Until then the old address stays; `getEmailChange` has what became of it,
 * `sendEmailLink` sends the link again, and `cancelEmailChange` ends the change. A newer change ends the one before it, and repeating a change that waits changes nothing. An address
 * that was stored before emails were confirmed is confirmed by changing to it. Any number of accounts may have the same address.
 *
 * Wrong passwords count as failed sign-ins. The phone and the old address are told of what happened.
 * @summary Change or remove the email of the business
 */
export const ChangeEmailBody = ChangeEmailRequest

export const ChangeEmailResponse = Me

/**
 * Of SMS and emails to the customer. The language at sign-up is the first one.
 * @summary Change the language of messages
 */
export const ChangeMessageLanguageBody = ChangeMessageLanguageRequest

export const ChangeMessageLanguageResponse = Me

/**
 * As the commercial registry had it at sign-up.
 * @summary Read the registration and the accepted terms
 */
export const GetRegistrationResponse = AccountRegistration

/**
 * What its owners have uploaded about it, newest first. All of them: a business has at most 20. `requests` are the documents that our staff ask for: an owner answers one with `uploadBusinessDocument` of its kind.
 * @summary List the documents of the business
 */
export const ListBusinessDocumentsResponse = BusinessDocumentList

/**
 * A PDF or an image (JPEG, PNG, WebP, HEIC) of at most 10 MB. The content says which, whatever `Content-Type` says. The client chooses the `businessDocumentId`: an upload that is
 * repeated with the same one stores nothing and returns what is stored. Our staff see the documents. A document of a kind that they have asked for answers their request.
 *
 * A business has at most 20 documents, and uploads one at a time. A body that does not arrive within 30 seconds is cut off.
 * @summary Upload a document of the business
 */
export const UploadBusinessDocumentParams = zod.strictObject({
  "businessDocumentId": zod.uuid().describe('The `businessDocumentId` of a document of the business, a UUID that the client chooses')
})

export const UploadBusinessDocumentQueryParams = zod.strictObject({
  "kind": zod.enum(['commercial_registration', 'articles_of_association', 'authorization_letter', 'vat_certificate', 'national_address', 'other']).describe('What the document is')
})

export const UploadBusinessDocumentResponse = BusinessDocument

/**
 * As it was uploaded, to be saved and not to be shown.
 * @summary Download a document of the business
 */
export const DownloadBusinessDocumentParams = zod.strictObject({
  "businessDocumentId": zod.uuid().describe('The `businessDocumentId` of a document of the business, a UUID that the client chooses')
})

export const DownloadBusinessDocumentResponse = zod.unknown()

/**
 * For good. Another one can be uploaded in its place. A request of our staff that it answered is open again, unless they have closed it.
 * @summary Delete a document of the business
 */
export const DeleteBusinessDocumentParams = zod.strictObject({
  "businessDocumentId": zod.uuid().describe('The `businessDocumentId` of a document of the business, a UUID that the client chooses')
})

export const DeleteBusinessDocumentResponse = zod.void()

/**
 * @summary Read the newest change of the email
 */
export const GetEmailChangeResponse = NewestEmailChange

/**
 * For the page that the link opens. Nobody has to be signed in, because the mailbox may be on another device. The page asks for a press of a button first: programs that look for
 * harmful links open every link of a message.
 * @summary Confirm an email with the token of its link
 */
export const confirmEmailChangeHeaderIdempotencyKeyMin = 8;
export const confirmEmailChangeHeaderIdempotencyKeyMax = 128;

export const confirmEmailChangeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmEmailChangeHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmEmailChangeHeaderIdempotencyKeyMin).max(confirmEmailChangeHeaderIdempotencyKeyMax).regex(confirmEmailChangeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmEmailChangeBody = ConfirmEmailChangeRequest

export const ConfirmEmailChangeResponse = ConfirmedEmail

/**
 * It is valid for a day from now. The earlier link no longer works. At most 10 links are sent for a business within an hour, first ones included.
 * @summary Send the link of a change of email again
 */
export const SendEmailLinkParams = zod.strictObject({
  "emailChangeId": zod.uuid().describe('The `emailChangeId` of a change of the email')
})

export const sendEmailLinkHeaderIdempotencyKeyMin = 8;
export const sendEmailLinkHeaderIdempotencyKeyMax = 128;

export const sendEmailLinkHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SendEmailLinkHeader = zod.object({
  "Idempotency-Key": zod.string().min(sendEmailLinkHeaderIdempotencyKeyMin).max(sendEmailLinkHeaderIdempotencyKeyMax).regex(sendEmailLinkHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SendEmailLinkResponse = EmailChange

/**
 * Its link no longer works. Repeating it changes nothing.
 * @summary Cancel a change of the email
 */
export const CancelEmailChangeParams = zod.strictObject({
  "emailChangeId": zod.uuid().describe('The `emailChangeId` of a change of the email')
})

export const CancelEmailChangeResponse = EmailChange

/**
 * @summary Read the newest change of the mobile number
 */
export const GetPhoneChangeResponse = NewestPhoneChange

/**
 * Sends a code to the present number. `confirmPhoneChange` takes it; then `sendPhoneChangeCode` sends one to the new number, and `confirmPhoneChange` takes that too. Then the
 * change waits, for a day unless the operator says otherwise, and takes effect. Until then `cancelPhoneChange` ends it. The present number is told of each step.
 *
 * Who no longer has the present number asks support. Wrong passwords count as failed sign-ins. Without both codes, nothing remains of it after 15 minutes, and a newer one
 * replaces it. It fails if somebody else opens an account with the number meanwhile. While the wallet is frozen, none starts, is confirmed or takes effect.
 *
 * It tells whether the new number has an account, and counts as a look-up of `findRecipient`.
 * @summary Start a change of the mobile number
 */
export const startPhoneChangeHeaderIdempotencyKeyMin = 8;
export const startPhoneChangeHeaderIdempotencyKeyMax = 128;

export const startPhoneChangeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const StartPhoneChangeHeader = zod.object({
  "Idempotency-Key": zod.string().min(startPhoneChangeHeaderIdempotencyKeyMin).max(startPhoneChangeHeaderIdempotencyKeyMax).regex(startPhoneChangeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const StartPhoneChangeBody = StartPhoneChangeRequest

export const StartPhoneChangeResponse = PhoneChangeCode

/**
 * The code of the present number first, then the one of the new number.
 * @summary Confirm a code of a change of number
 */
export const ConfirmPhoneChangeParams = zod.strictObject({
  "phoneChangeId": zod.uuid().describe('The `phoneChangeId` of a change of the mobile number')
})

export const confirmPhoneChangeHeaderIdempotencyKeyMin = 8;
export const confirmPhoneChangeHeaderIdempotencyKeyMax = 128;

export const confirmPhoneChangeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmPhoneChangeHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmPhoneChangeHeaderIdempotencyKeyMin).max(confirmPhoneChangeHeaderIdempotencyKeyMax).regex(confirmPhoneChangeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmPhoneChangeBody = ConfirmPhoneChangeRequest

export const ConfirmPhoneChangeResponse = PhoneChange

/**
 * To the present or to the new number, for the first time or again. The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code that a change of number waits for
 */
export const SendPhoneChangeCodeParams = zod.strictObject({
  "phoneChangeId": zod.uuid().describe('The `phoneChangeId` of a change of the mobile number')
})

export const sendPhoneChangeCodeHeaderIdempotencyKeyMin = 8;
export const sendPhoneChangeCodeHeaderIdempotencyKeyMax = 128;

export const sendPhoneChangeCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SendPhoneChangeCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(sendPhoneChangeCodeHeaderIdempotencyKeyMin).max(sendPhoneChangeCodeHeaderIdempotencyKeyMax).regex(sendPhoneChangeCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SendPhoneChangeCodeResponse = PhoneChangeCode

/**
 * Repeating it changes nothing.
 * @summary Cancel a change of the mobile number
 */
export const CancelPhoneChangeParams = zod.strictObject({
  "phoneChangeId": zod.uuid().describe('The `phoneChangeId` of a change of the mobile number')
})

export const CancelPhoneChangeResponse = PhoneChange

/**
 * The calling session comes first, then by last use.
 * @summary List the devices that are signed in
 */
export const ListSessionsResponse = SessionList

/**
 * @summary End all other sessions
 */
export const EndOtherSessionsResponse = SessionsEnded

/**
 * May also be the calling session.
 * @summary End a session
 */
export const EndSessionParams = zod.strictObject({
  "sessionId": zod.uuid().describe('The `id` of a session')
})

export const EndSessionResponse = zod.void()

/**
 * The newest 50, newest first.
 * @summary List the recent security events
 */
export const ListSecurityEventsResponse = SecurityEventList

/**
 * Newest first, with those that expired in the last 30 days, without revoked ones.
 * @summary List API keys
 */
export const ListApiKeysResponse = ApiKeyList

/**
 * Sends a code by SMS that names the key and its scopes. `confirmApiKey` returns the key. Without a confirmation, nothing remains of it after 15 minutes. An account has at
 * most 20 keys.
 *
 * `transfers:send` needs `sending`: the beneficiaries that the key may pay, each of which is `active`, and the most that it may send in a day. No other scope has it.
 *
 * A key belongs to the account and not to a device. It works until it expires, is revoked, or the account is closed, also after the password has changed, and not while the
 * wallet is frozen. No key confirms a transfer that it has prepared, and none reaches sign-in, devices, beneficiaries or other keys: with `api-key:roll` it
 * replaces itself.
 * @summary Create an API key
 */
export const createApiKeyHeaderIdempotencyKeyMin = 8;
export const createApiKeyHeaderIdempotencyKeyMax = 128;

export const createApiKeyHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateApiKeyHeader = zod.object({
  "Idempotency-Key": zod.string().min(createApiKeyHeaderIdempotencyKeyMin).max(createApiKeyHeaderIdempotencyKeyMax).regex(createApiKeyHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateApiKeyBody = CreateApiKeyRequest

export const CreateApiKeyResponse = ApiKeyCode

/**
 * For programs that replace their key by themselves, without a code: the new key may do no more, ends no later, and shares the daily cap. The old one works for `overlapHours`
 * more, within which a repetition with the same `Idempotency-Key` returns the new one again. A key rolls itself once. The owner is told.
 * @summary Roll the API key of the call
 */
export const rollOwnApiKeyHeaderIdempotencyKeyMin = 8;
export const rollOwnApiKeyHeaderIdempotencyKeyMax = 128;

export const rollOwnApiKeyHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RollOwnApiKeyHeader = zod.object({
  "Idempotency-Key": zod.string().min(rollOwnApiKeyHeaderIdempotencyKeyMin).max(rollOwnApiKeyHeaderIdempotencyKeyMax).regex(rollOwnApiKeyHeaderIdempotencyKeyRegExp).describe('One value for one request, such as a UUID. Retries of the same request repeat it, so that the money moves once.')
})

export const RollOwnApiKeyBody = RollOwnApiKeyRequest

export const RollOwnApiKeyResponse = NewApiKey

/**
 * It stops working at once, as do the keys that it was rolled from and into, also one that waits for its code. Needs no code.
 * @summary Revoke an API key
 */
export const RevokeApiKeyParams = zod.strictObject({
  "apiKeyId": zod.uuid().describe('The `apiKeyId` of an API key')
})

export const RevokeApiKeyResponse = zod.void()

/**
 * Those of the last 30 days, newest first, also of a key that has expired or was revoked. They are stored after the response, within a second: a crash of the server may lose the
 * last ones. Requests above the limit of the key are not stored. A cursor contains its filter: leave it out, or send the same one.
 * @summary List the requests of an API key
 */
export const ListApiKeyRequestsParams = zod.strictObject({
  "apiKeyId": zod.uuid().describe('The `apiKeyId` of an API key')
})

export const listApiKeyRequestsQueryCursorMax = 2000;

export const listApiKeyRequestsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listApiKeyRequestsQueryLimitDefault = 20;
export const listApiKeyRequestsQueryLimitMax = 100;

export const ListApiKeyRequestsQueryParams = zod.strictObject({
  "requestId": zod.uuid().optional().describe('The `X-Request-Id` of a response'),
  "cursor": zod.string().min(1).max(listApiKeyRequestsQueryCursorMax).regex(listApiKeyRequestsQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listApiKeyRequestsQueryLimitMax)).default(listApiKeyRequestsQueryLimitDefault).describe('Of a page')
})

export const ListApiKeyRequestsResponse = ApiKeyRequestList

/**
 * Makes another key with the same name, scopes and `sending`, which `confirmApiKey` returns as it does a new one. Once it is confirmed, the old key works for `overlapHours` more, if it
 * does not expire before. A key is rolled once: the next time, roll the new one.
 * @summary Roll an API key
 */
export const RollApiKeyParams = zod.strictObject({
  "apiKeyId": zod.uuid().describe('The `apiKeyId` of an API key')
})

export const rollApiKeyHeaderIdempotencyKeyMin = 8;
export const rollApiKeyHeaderIdempotencyKeyMax = 128;

export const rollApiKeyHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RollApiKeyHeader = zod.object({
  "Idempotency-Key": zod.string().min(rollApiKeyHeaderIdempotencyKeyMin).max(rollApiKeyHeaderIdempotencyKeyMax).regex(rollApiKeyHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RollApiKeyBody = RollApiKeyRequest

export const RollApiKeyResponse = ApiKeyCode

/**
 * One code confirms one key, once, and only who asked for the key has the code. This is the only response that has the key: the server stores its hash.
 * @summary Confirm an API key
 */
export const ConfirmApiKeyParams = zod.strictObject({
  "apiKeyId": zod.uuid().describe('The `apiKeyId` of an API key')
})

export const confirmApiKeyHeaderIdempotencyKeyMin = 8;
export const confirmApiKeyHeaderIdempotencyKeyMax = 128;

export const confirmApiKeyHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmApiKeyHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmApiKeyHeaderIdempotencyKeyMin).max(confirmApiKeyHeaderIdempotencyKeyMax).regex(confirmApiKeyHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmApiKeyBody = ConfirmApiKeyRequest

export const ConfirmApiKeyResponse = NewApiKey

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of an API key again
 */
export const ResendApiKeyCodeParams = zod.strictObject({
  "apiKeyId": zod.uuid().describe('The `apiKeyId` of an API key')
})

export const resendApiKeyCodeHeaderIdempotencyKeyMin = 8;
export const resendApiKeyCodeHeaderIdempotencyKeyMax = 128;

export const resendApiKeyCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResendApiKeyCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(resendApiKeyCodeHeaderIdempotencyKeyMin).max(resendApiKeyCodeHeaderIdempotencyKeyMax).regex(resendApiKeyCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResendApiKeyCodeResponse = ApiKeyCode

/**
 * Who may act for the business, who opened the account first, and the open invitations. Only owners see whole phone numbers.
 * @summary Get the team
 */
export const GetTeamResponse = Team

/**
 * Sends a code to the caller that names the phone and the role. It confirms nothing else: see `confirmInvitation`. Without a confirmation, the invitation ends after 15 minutes.
 * Members and invitations together are at most 20.
 *
 * It tells whether the phone has an account, and counts as a look-up of `findRecipient`.
 * @summary Invite somebody to the team
 */
export const inviteMemberHeaderIdempotencyKeyMin = 8;
export const inviteMemberHeaderIdempotencyKeyMax = 128;

export const inviteMemberHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const InviteMemberHeader = zod.object({
  "Idempotency-Key": zod.string().min(inviteMemberHeaderIdempotencyKeyMin).max(inviteMemberHeaderIdempotencyKeyMax).regex(inviteMemberHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const InviteMemberBody = InviteMemberRequest

export const InviteMemberResponse = InvitationCode

/**
 * Nobody can join with it any more. Revoking it again changes nothing.
 * @summary Revoke an invitation
 */
export const RevokeInvitationParams = zod.strictObject({
  "invitationId": zod.uuid().describe('The `invitationId` of an invitation')
})

export const RevokeInvitationResponse = zod.void()

/**
 * One code confirms one invitation, once. It is then open for 7 days, and an SMS asks the person to join at `/join`. There they verify the phone (`sendOtp` and `verifyOtp` with `joinsTeam`),
 * then identity and screening as in the sign-up, and set a password, which makes them a member.
 * @summary Confirm an invitation
 */
export const ConfirmInvitationParams = zod.strictObject({
  "invitationId": zod.uuid().describe('The `invitationId` of an invitation')
})

export const confirmInvitationHeaderIdempotencyKeyMin = 8;
export const confirmInvitationHeaderIdempotencyKeyMax = 128;

export const confirmInvitationHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmInvitationHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmInvitationHeaderIdempotencyKeyMin).max(confirmInvitationHeaderIdempotencyKeyMax).regex(confirmInvitationHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmInvitationBody = ConfirmInvitationRequest

export const ConfirmInvitationResponse = Invitation

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of an invitation again
 */
export const ResendInvitationCodeParams = zod.strictObject({
  "invitationId": zod.uuid().describe('The `invitationId` of an invitation')
})

export const resendInvitationCodeHeaderIdempotencyKeyMin = 8;
export const resendInvitationCodeHeaderIdempotencyKeyMax = 128;

export const resendInvitationCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResendInvitationCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(resendInvitationCodeHeaderIdempotencyKeyMin).max(resendInvitationCodeHeaderIdempotencyKeyMax).regex(resendInvitationCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResendInvitationCodeResponse = InvitationCode

/**
 * To the owner who calls, for exactly this member and this role.
 * @summary Send the code for a role of a member
 */
export const SendMemberRoleCodeParams = zod.strictObject({
  "memberId": zod.uuid().describe('The `memberId` of a member')
})

export const sendMemberRoleCodeHeaderIdempotencyKeyMin = 8;
export const sendMemberRoleCodeHeaderIdempotencyKeyMax = 128;

export const sendMemberRoleCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SendMemberRoleCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(sendMemberRoleCodeHeaderIdempotencyKeyMin).max(sendMemberRoleCodeHeaderIdempotencyKeyMax).regex(sendMemberRoleCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SendMemberRoleCodeBody = SendMemberRoleCodeRequest

export const SendMemberRoleCodeResponse = ApprovalCode

/**
 * With the code that `sendMemberRoleCode` has sent for exactly this. It counts from the next call of the member on. The member is told by SMS. Whoever opened the account stays an owner. `removeMember` takes no code: it only takes away, and may be urgent.
 * @summary Change the role of a member
 */
export const ChangeMemberRoleParams = zod.strictObject({
  "memberId": zod.uuid().describe('The `memberId` of a member')
})

export const changeMemberRoleHeaderIdempotencyKeyMin = 8;
export const changeMemberRoleHeaderIdempotencyKeyMax = 128;

export const changeMemberRoleHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeMemberRoleHeader = zod.object({
  "Idempotency-Key": zod.string().min(changeMemberRoleHeaderIdempotencyKeyMin).max(changeMemberRoleHeaderIdempotencyKeyMax).regex(changeMemberRoleHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ChangeMemberRoleBody = ChangeMemberRoleRequest

export const ChangeMemberRoleResponse = zod.void()

/**
 * Signs the member out everywhere and closes their account, for good. The member is told by SMS, and can be invited again. Their payments that wait for approval are cancelled, and so are rules about what they make. Rules that need their approval have to be changed before.
 * @summary Remove a member
 */
export const RemoveMemberParams = zod.strictObject({
  "memberId": zod.uuid().describe('The `memberId` of a member')
})

export const RemoveMemberResponse = zod.void()

/**
 * Signs the caller out everywhere and closes the account with which they act for the business, for good. Whoever opened the account cannot leave.
 * @summary Leave the team
 */
export const LeaveTeamResponse = zod.void()

/**
 * Looks up the number in the commercial registry. With `valid: false`, `code` and `error` give the reason: only an active registration is valid. A valid result
 * is cached for 10 minutes and becomes part of the applicant's verified facts. Another number replaces it and invalidates the screening.
 * @summary Check the commercial registration
 */
export const validateCrHeaderIdempotencyKeyMin = 8;
export const validateCrHeaderIdempotencyKeyMax = 128;

export const validateCrHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ValidateCrHeader = zod.object({
  "Idempotency-Key": zod.string().min(validateCrHeaderIdempotencyKeyMin).max(validateCrHeaderIdempotencyKeyMax).regex(validateCrHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ValidateCrBody = ValidateCrRequest

export const ValidateCrResponse = CrCheck

/**
 * Verifies the number of the owner or authorised person and screens it against local lists. On `HIT`, sign-up cannot continue with this number. A number other than
 * the verified one invalidates the identity approval and everything after it.
 * @summary Screen the identity number
 */
export const localScreeningHeaderIdempotencyKeyMin = 8;
export const localScreeningHeaderIdempotencyKeyMax = 128;

export const localScreeningHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const LocalScreeningHeader = zod.object({
  "Idempotency-Key": zod.string().min(localScreeningHeaderIdempotencyKeyMin).max(localScreeningHeaderIdempotencyKeyMax).regex(localScreeningHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const LocalScreeningBody = LocalScreeningRequest

export const LocalScreeningResponse = LocalScreening

/**
 * Checks that the verified phone is registered to the screened identity. `phoneNumber` must be the one verified at sign-up.
 * @summary Match the identity with the phone
 */
export const idPhoneMatchHeaderIdempotencyKeyMin = 8;
export const idPhoneMatchHeaderIdempotencyKeyMax = 128;

export const idPhoneMatchHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const IdPhoneMatchHeader = zod.object({
  "Idempotency-Key": zod.string().min(idPhoneMatchHeaderIdempotencyKeyMin).max(idPhoneMatchHeaderIdempotencyKeyMax).regex(idPhoneMatchHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const IdPhoneMatchBody = IdPhoneMatchRequest

export const IdPhoneMatchResponse = IdPhoneMatch

/**
 * Starts a request that is valid for 10 minutes. A request that waits for the person is replaced by a new one. A request that is under review or approved is returned
 * again. `redirectUrl` is left out when the portal returned none. The person then opens Nafath manually. An applicant may start 10 requests in an hour.
 * More return 429 `RATE_LIMITED`.
 * @summary Request the approval in Nafath
 */
export const initiateNafathHeaderIdempotencyKeyMin = 8;
export const initiateNafathHeaderIdempotencyKeyMax = 128;

export const initiateNafathHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const InitiateNafathHeader = zod.object({
  "Idempotency-Key": zod.string().min(initiateNafathHeaderIdempotencyKeyMin).max(initiateNafathHeaderIdempotencyKeyMax).regex(initiateNafathHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const InitiateNafathBody = InitiateNafathRequest

export const InitiateNafathResponse = NafathRequest

/**
 * Poll every 5 seconds. `SENT` while the person has not acted, `pending` during a compliance review, then `approved`, `rejected` (by compliance), `FAILED`
 * (declined by the person) or `expired`.
 * @summary Poll the approval
 */
export const GetNafathStatusParams = zod.strictObject({
  "sessionId": zod.uuid().describe('The `sessionId` of `initiateNafath`')
})

export const GetNafathStatusResponse = NafathStatus

/**
 * The server's view of the sign-up. Use it to resume after a reload, a day later, or on another device after the phone code.
 * @summary Get the current step of the sign-up
 */
export const GetOnboardingSessionResponse = OnboardingSession

/**
 * Checks that the commercial registry names the person as an owner or a manager of the company, then screens person, company, owners and managers
 * for sanctions and risks. Of whoever joins a team, only the person and the company are screened. The body must match the verified facts. Sign-up continues only on `CLEAR`.
 * @summary Screen the person and the business
 */
export const runGlobalScreeningHeaderIdempotencyKeyMin = 8;
export const runGlobalScreeningHeaderIdempotencyKeyMax = 128;

export const runGlobalScreeningHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RunGlobalScreeningHeader = zod.object({
  "Idempotency-Key": zod.string().min(runGlobalScreeningHeaderIdempotencyKeyMin).max(runGlobalScreeningHeaderIdempotencyKeyMax).regex(runGlobalScreeningHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RunGlobalScreeningBody = GlobalScreeningRequest

export const RunGlobalScreeningResponse = GlobalScreening

/**
 * Takes active options, each by its `code` or its `id`, and stores the codes. `purposeOther` is required when `other` is among the purposes, and rejected otherwise. Can be repeated until the password is set.
 * @summary Answer the business questionnaire
 */
export const submitKybHeaderIdempotencyKeyMin = 8;
export const submitKybHeaderIdempotencyKeyMax = 128;

export const submitKybHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SubmitKybHeader = zod.object({
  "Idempotency-Key": zod.string().min(submitKybHeaderIdempotencyKeyMin).max(submitKybHeaderIdempotencyKeyMax).regex(submitKybHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SubmitKybBody = KybAnswers

export const SubmitKybResponse = KybResult

/**
 * The last step. The body must match the verified facts. A repeated call returns the same profile.
 * @summary Create the business profile
 */
export const createProfileHeaderIdempotencyKeyMin = 8;
export const createProfileHeaderIdempotencyKeyMax = 128;

export const createProfileHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateProfileHeader = zod.object({
  "Idempotency-Key": zod.string().min(createProfileHeaderIdempotencyKeyMin).max(createProfileHeaderIdempotencyKeyMax).regex(createProfileHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateProfileBody = ProfilePayload

export const CreateProfileResponse = ProfileCreated

/**
 * @summary List the active options of a category
 */
export const listKybOptionsQueryLocaleDefault = `en`;

export const ListKybOptionsQueryParams = zod.strictObject({
  "category": zod.enum(['purpose_of_account', 'business_activity', 'annual_revenue']).describe('Which question of the questionnaire'),
  "locale": zod.enum(['en', 'ar']).default(listKybOptionsQueryLocaleDefault).describe('Language of the labels')
})

export const ListKybOptionsResponse = KybOptionList

/**
 * Of the whole wallet, or of a sub-wallet. The balance of the whole wallet is the sum of `available`, which the main wallet can spend, `onHold` of the main wallet, and `inSubWallets`. The balance of a sub-wallet is its own `available` and `onHold`.
 * @summary Get balance and status
 */
export const getWalletQuerySubWalletRegExp = new RegExp('^[0-9]{12}$');

export const GetWalletQueryParams = zod.strictObject({
  "subWallet": zod.string().regex(getWalletQuerySubWalletRegExp).optional().describe('The `subWalletId`. Leave it out for the main wallet')
})

export const GetWalletResponse = Wallet

/**
 * Server-sent events: one `changed` within two seconds of each change of the wallet or its sub-wallets, with a `WalletEvent` as its data. Events that follow each other
 * quickly are combined. An event says only what to get again with the other operations. Nothing is repeated, so get everything after the stream has opened.
 *
 * The stream ends when the access token expires, the session ends, or the server stops. Connect again after a random part of the time that `retry` names, with a
 * refreshed token where it is needed. A comment every 20 seconds shows that the connection lives. An account may have 10 streams open, so share one between the windows of a program.
 * @summary Watch the wallet for changes
 */
export const WatchWalletResponse = zod.unknown()

/**
 * `week`: the last 7 days, one point per day. `month`: the last 28 days, one point per 7 days. `year`: this quarter and the three before it. Days are in Riyadh time. Only successful transactions count.
 * @summary Get money in and out over a period
 */
export const getWalletActivityQueryPeriodDefault = `week`;
export const getWalletActivityQuerySubWalletRegExp = new RegExp('^[0-9]{12}$');

export const GetWalletActivityQueryParams = zod.strictObject({
  "period": zod.enum(['week', 'month', 'year']).default(getWalletActivityQueryPeriodDefault).describe('How far back'),
  "subWallet": zod.string().regex(getWalletActivityQuerySubWalletRegExp).optional().describe('The `subWalletId`. Leave it out for the main wallet')
})

export const GetWalletActivityResponse = WalletActivity

/**
 * Successful payments by type, payee or purpose, largest first, including payments that were reversed later. Movements between the wallet and its sub-wallets are not spending.
 * @summary Get spending in the last 30 days
 */
export const getWalletSpendingQueryByDefault = `type`;
export const getWalletSpendingQuerySubWalletRegExp = new RegExp('^[0-9]{12}$');

export const GetWalletSpendingQueryParams = zod.strictObject({
  "by": zod.enum(['type', 'payee', 'purpose']).default(getWalletSpendingQueryByDefault).describe('What to group by: `type` fills `shares`, `payee` fills `payees`, `purpose` fills `purposes`'),
  "subWallet": zod.string().regex(getWalletSpendingQuerySubWalletRegExp).optional().describe('The `subWalletId`. Leave it out for the main wallet')
})

export const GetWalletSpendingResponse = WalletSpending

/**
 * Limits count money that leaves the wallet, from the moment it is committed. Holds therefore count too. A limit for a type that brings money in counts incoming money. Days and months are in Riyadh time. `limit` is null if a type has no limit of its own. No limit of money that leaves the wallet is above what the licence lets leave in a month: `range` ends there, and a higher limit counts as that.
 * @summary Get limits with range and usage
 */
export const GetLimitsResponse = Limits

/**
 * Oldest first.
 * @summary List the sub-wallets
 */
export const ListSubWalletsResponse = SubWalletList

/**
 * Needs no code.
 * @summary Rename a sub-wallet
 */
export const renameSubWalletPathSubWalletIdRegExp = new RegExp('^[0-9]{12}$');

export const RenameSubWalletParams = zod.strictObject({
  "subWalletId": zod.string().regex(renameSubWalletPathSubWalletIdRegExp).describe('The `subWalletId` of `listSubWallets`')
})

export const RenameSubWalletBody = RenameSubWalletRequest

export const RenameSubWalletResponse = SubWallet

/**
 * Only an empty one can be closed, with nothing on hold. Its transactions can still be read. Another one can be created in its place. Needs no code.
 * @summary Close a sub-wallet
 */
export const closeSubWalletPathSubWalletIdRegExp = new RegExp('^[0-9]{12}$');

export const CloseSubWalletParams = zod.strictObject({
  "subWalletId": zod.string().regex(closeSubWalletPathSubWalletIdRegExp).describe('The `subWalletId` of `listSubWallets`')
})

export const CloseSubWalletResponse = zod.void()

/**
 * At once and without a code: the money stays within the wallet, so it counts towards no limit, and it can be moved while the wallet is inactive. Both sides get a transaction. Returns that of the side that the money left.
 * @summary Move money between the wallet and its sub-wallets
 */
export const moveMoneyHeaderIdempotencyKeyMin = 8;
export const moveMoneyHeaderIdempotencyKeyMax = 128;

export const moveMoneyHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MoveMoneyHeader = zod.object({
  "Idempotency-Key": zod.string().min(moveMoneyHeaderIdempotencyKeyMin).max(moveMoneyHeaderIdempotencyKeyMax).regex(moveMoneyHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const MoveMoneyBody = MoveRequest

export const MoveMoneyResponse = Transaction

/**
 * Sends a code for this change with these values. `confirmWalletAction` carries it out. The code is valid for 5 minutes, the action for 15. A new action ends the one of the same type before it, whose code can then no longer be used. It is refused within 30 seconds of a code that is still to be used. Codes can be requested 10 times an hour. Five wrong codes, over all actions together, lock all actions for 15 minutes.
 * @summary Request a wallet change
 */
export const createWalletActionHeaderIdempotencyKeyMin = 8;
export const createWalletActionHeaderIdempotencyKeyMax = 128;

export const createWalletActionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateWalletActionHeader = zod.object({
  "Idempotency-Key": zod.string().min(createWalletActionHeaderIdempotencyKeyMin).max(createWalletActionHeaderIdempotencyKeyMax).regex(createWalletActionHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateWalletActionBody = WalletActionRequest

export const CreateWalletActionResponse = WalletAction

/**
 * One code confirms one action, once. An action that has expired, is confirmed, has changed since its code was sent, or is of another person returns 410 `ACTION_EXPIRED`.
 * @summary Confirm a wallet change
 */
export const ConfirmWalletActionParams = zod.strictObject({
  "actionId": zod.uuid().describe('The `actionId` of `createWalletAction`')
})

export const confirmWalletActionHeaderIdempotencyKeyMin = 8;
export const confirmWalletActionHeaderIdempotencyKeyMax = 128;

export const confirmWalletActionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmWalletActionHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmWalletActionHeaderIdempotencyKeyMin).max(confirmWalletActionHeaderIdempotencyKeyMax).regex(confirmWalletActionHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmWalletActionBody = WalletConfirmRequest

export const ConfirmWalletActionResponse = WalletActionResult

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of an action again
 */
export const ResendWalletActionCodeParams = zod.strictObject({
  "actionId": zod.uuid().describe('The `actionId` of `createWalletAction`')
})

export const resendWalletActionCodeHeaderIdempotencyKeyMin = 8;
export const resendWalletActionCodeHeaderIdempotencyKeyMax = 128;

export const resendWalletActionCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResendWalletActionCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(resendWalletActionCodeHeaderIdempotencyKeyMin).max(resendWalletActionCodeHeaderIdempotencyKeyMax).regex(resendWalletActionCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResendWalletActionCodeResponse = WalletAction

/**
 * The emergency brake while codes are locked after too many wrong ones. At other times a code is required, see `createWalletAction`. Activating the wallet always needs a code. A wallet that is inactive already stays so, so the call may be repeated.
 * @summary Deactivate the wallet without a code
 */
export const DeactivateWalletResponse = WalletDeactivated

/**
 * Newest first. A cursor contains its filters: leave them out, or send the same ones. Other filters are rejected. With `q`, `category` or `receipt`, a page looks at the 10,000 transactions that come next and match the other filters. If there are more, it has `searchedBackTo`, and `nextCursor` looks further back.
 * @summary List transactions
 */
export const listTransactionsQueryQMax = 100;

export const listTransactionsQueryQRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const listTransactionsQueryFromRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
export const listTransactionsQueryToRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
export const listTransactionsQuerySubWalletRegExp = new RegExp('^[0-9]{12}$');
export const listTransactionsQueryCursorMax = 2000;

export const listTransactionsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listTransactionsQueryLimitDefault = 20;
export const listTransactionsQueryLimitMax = 100;

export const ListTransactionsQueryParams = zod.strictObject({
  "status": zod.enum(['successful', 'pending', 'failed']).optional().describe('`pending` while the money is on hold'),
  "type": zod.enum(['wallet_top_up', 'mada_card_top_up', 'credit_card_top_up', 'merchant_payment', 'apple_pay_top_up', 'bill_payment', 'government_bill_payment', 'wallet_to_bank_transfer', 'reversal', 'local_atm_withdrawal', 'international_atm_withdrawal', 'local_pos', 'international_pos', 'local_online_purchase', 'international_online_purchase', 'refund', 'mobile_recharge', 'transfer', 'incoming_transfer', 'customer_transfer', 'returned_transfer', 'fee']).optional().describe('What a transaction was for'),
  "categoryId": zod.uuid().optional().describe('The `categoryId` of a category. No transaction is in one that does not exist'),
  "category": zod.enum(['none']).optional().describe('`none`: only transactions without a category'),
  "receipt": zod.enum(['none']).optional().describe('`none`: only transactions to which no receipt is attached'),
  "q": zod.string().min(1).max(listTransactionsQueryQMax).regex(listTransactionsQueryQRegExp).optional().describe('A part of the merchant\'s or beneficiary\'s name, or of the reference ID'),
  "from": zod.iso.date().regex(listTransactionsQueryFromRegExp).optional().describe('The first day, in Riyadh'),
  "to": zod.iso.date().regex(listTransactionsQueryToRegExp).optional().describe('The last day, in Riyadh'),
  "subWallet": zod.string().regex(listTransactionsQuerySubWalletRegExp).optional().describe('The `subWalletId`. Leave it out for the main wallet'),
  "cursor": zod.string().min(1).max(listTransactionsQueryCursorMax).regex(listTransactionsQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listTransactionsQueryLimitMax)).default(listTransactionsQueryLimitDefault).describe('Of a page')
})

export const ListTransactionsResponse = TransactionList

/**
 * All transactions that match the filters, newest first, streamed, one download of an account at a time. UTF-8 with a byte order mark. Where a spreadsheet would read text as a formula, an apostrophe stands before it.
 * @summary Download transactions as CSV
 */
export const exportTransactionsQueryQMax = 100;

export const exportTransactionsQueryQRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const exportTransactionsQueryFromRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
export const exportTransactionsQueryToRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
export const exportTransactionsQuerySubWalletRegExp = new RegExp('^[0-9]{12}$');
export const exportTransactionsQueryLocaleDefault = `en`;

export const ExportTransactionsQueryParams = zod.strictObject({
  "status": zod.enum(['successful', 'pending', 'failed']).optional().describe('`pending` while the money is on hold'),
  "type": zod.enum(['wallet_top_up', 'mada_card_top_up', 'credit_card_top_up', 'merchant_payment', 'apple_pay_top_up', 'bill_payment', 'government_bill_payment', 'wallet_to_bank_transfer', 'reversal', 'local_atm_withdrawal', 'international_atm_withdrawal', 'local_pos', 'international_pos', 'local_online_purchase', 'international_online_purchase', 'refund', 'mobile_recharge', 'transfer', 'incoming_transfer', 'customer_transfer', 'returned_transfer', 'fee']).optional().describe('What a transaction was for'),
  "categoryId": zod.uuid().optional().describe('The `categoryId` of a category. No transaction is in one that does not exist'),
  "category": zod.enum(['none']).optional().describe('`none`: only transactions without a category'),
  "receipt": zod.enum(['none']).optional().describe('`none`: only transactions to which no receipt is attached'),
  "q": zod.string().min(1).max(exportTransactionsQueryQMax).regex(exportTransactionsQueryQRegExp).optional().describe('A part of the merchant\'s or beneficiary\'s name, or of the reference ID'),
  "from": zod.iso.date().regex(exportTransactionsQueryFromRegExp).optional().describe('The first day, in Riyadh'),
  "to": zod.iso.date().regex(exportTransactionsQueryToRegExp).optional().describe('The last day, in Riyadh'),
  "subWallet": zod.string().regex(exportTransactionsQuerySubWalletRegExp).optional().describe('The `subWalletId`. Leave it out for the main wallet'),
  "locale": zod.enum(['en', 'ar']).default(exportTransactionsQueryLocaleDefault).describe('Language of the column headings and of the names of types and statuses')
})

export const ExportTransactionsResponse = zod.unknown()

/**
 * This transaction and all earlier ones are no longer new, including those of sub-wallets.
 * @summary Mark transactions as seen
 */
export const markTransactionsSeenHeaderIdempotencyKeyMin = 8;
export const markTransactionsSeenHeaderIdempotencyKeyMax = 128;

export const markTransactionsSeenHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MarkTransactionsSeenHeader = zod.object({
  "Idempotency-Key": zod.string().min(markTransactionsSeenHeaderIdempotencyKeyMin).max(markTransactionsSeenHeaderIdempotencyKeyMax).regex(markTransactionsSeenHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const MarkTransactionsSeenBody = SeenRequest

export const MarkTransactionsSeenResponse = zod.void()

/**
 * A transaction of the wallet or of one of its sub-wallets.
 * @summary A transaction
 */
export const getTransactionPathReferenceIdRegExp = new RegExp('^PLK[0-9A-HJKMNP-TV-Z]{13}$');

export const GetTransactionParams = zod.strictObject({
  "referenceId": zod.string().regex(getTransactionPathReferenceIdRegExp).describe('The reference ID of a transaction')
})

export const GetTransactionResponse = Transaction

/**
 * What is left out stays as it is. `null` removes it, and so does a note of nothing but spaces. Neither changes anything about the money.
 * @summary Change the note and the category of a transaction
 */
export const updateTransactionPathReferenceIdRegExp = new RegExp('^PLK[0-9A-HJKMNP-TV-Z]{13}$');

export const UpdateTransactionParams = zod.strictObject({
  "referenceId": zod.string().regex(updateTransactionPathReferenceIdRegExp).describe('The reference ID of a transaction')
})

export const UpdateTransactionBody = UpdateTransactionRequest

export const UpdateTransactionResponse = Transaction

/**
 * The files that the team has attached to the transaction or to its payment, oldest first. All of them: a transaction has at most 5.
 * @summary List the receipts of a transaction
 */
export const listReceiptsPathReferenceIdRegExp = new RegExp('^PLK[0-9A-HJKMNP-TV-Z]{13}$');

export const ListReceiptsParams = zod.strictObject({
  "referenceId": zod.string().regex(listReceiptsPathReferenceIdRegExp).describe('The reference ID of a transaction')
})

export const ListReceiptsResponse = ReceiptList

/**
 * An image (JPEG, PNG, WebP, HEIC) or a PDF of at most 10 MB. The content says which, whatever `Content-Type` says. The client chooses the `receiptId`: an upload that
 * is repeated with the same one stores nothing and returns what is stored.
 *
 * A transaction has at most 5 receipts, an account 500 MB of them. An account uploads one at a time. A body that does not arrive within 30 seconds is cut off.
 * @summary Attach a receipt to a transaction
 */
export const uploadReceiptPathReferenceIdRegExp = new RegExp('^PLK[0-9A-HJKMNP-TV-Z]{13}$');

export const UploadReceiptParams = zod.strictObject({
  "referenceId": zod.string().regex(uploadReceiptPathReferenceIdRegExp).describe('The reference ID of a transaction'),
  "receiptId": zod.uuid().describe('The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses')
})

export const UploadReceiptResponse = Receipt

/**
 * As it was uploaded, to be saved and not to be shown.
 * @summary Download a receipt
 */
export const downloadReceiptPathReferenceIdRegExp = new RegExp('^PLK[0-9A-HJKMNP-TV-Z]{13}$');

export const DownloadReceiptParams = zod.strictObject({
  "referenceId": zod.string().regex(downloadReceiptPathReferenceIdRegExp).describe('The reference ID of a transaction'),
  "receiptId": zod.uuid().describe('The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses')
})

export const DownloadReceiptResponse = zod.unknown()

/**
 * For good. Another one can be attached in its place.
 * @summary Delete a receipt
 */
export const deleteReceiptPathReferenceIdRegExp = new RegExp('^PLK[0-9A-HJKMNP-TV-Z]{13}$');

export const DeleteReceiptParams = zod.strictObject({
  "referenceId": zod.string().regex(deleteReceiptPathReferenceIdRegExp).describe('The reference ID of a transaction'),
  "receiptId": zod.uuid().describe('The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses')
})

export const DeleteReceiptResponse = zod.void()

/**
 * The files that the team has attached, oldest first. All of them: a payment has at most 5. They are those of its transaction, before there is one and afterwards.
 *
 * A bill that is prepared again keeps the files of its earlier payments that have not paid it.
 * @summary List the receipts and invoices of a payment
 */
export const ListPaymentReceiptsParams = zod.strictObject({
  "paymentId": zod.uuid().describe('The `transferId` of a transfer or the `billPaymentId` of a bill payment')
})

export const ListPaymentReceiptsResponse = ReceiptList

/**
 * An image (JPEG, PNG, WebP, HEIC) or a PDF of at most 10 MB. The content says which, whatever `Content-Type` says. The client chooses the `receiptId`: an upload that
 * is repeated with the same one stores nothing and returns what is stored.
 *
 * Possible in every state of the payment, so approvers see the invoice before they decide. A payment has at most 5 receipts, with those of its transaction.
 * An account has 500 MB of them, and uploads one at a time. A body that does not arrive within 30 seconds is cut off.
 * @summary Attach a receipt or invoice to a payment
 */
export const UploadPaymentReceiptParams = zod.strictObject({
  "paymentId": zod.uuid().describe('The `transferId` of a transfer or the `billPaymentId` of a bill payment'),
  "receiptId": zod.uuid().describe('The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses')
})

export const UploadPaymentReceiptResponse = Receipt

/**
 * As it was uploaded, to be saved and not to be shown.
 * @summary Download a receipt or invoice of a payment
 */
export const DownloadPaymentReceiptParams = zod.strictObject({
  "paymentId": zod.uuid().describe('The `transferId` of a transfer or the `billPaymentId` of a bill payment'),
  "receiptId": zod.uuid().describe('The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses')
})

export const DownloadPaymentReceiptResponse = zod.unknown()

/**
 * For good. Another one can be attached in its place.
 * @summary Delete a receipt or invoice of a payment
 */
export const DeletePaymentReceiptParams = zod.strictObject({
  "paymentId": zod.uuid().describe('The `transferId` of a transfer or the `billPaymentId` of a bill payment'),
  "receiptId": zod.uuid().describe('The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses')
})

export const DeletePaymentReceiptResponse = zod.void()

/**
 * All of them, the newest first, with what both sides have written.
 * @summary List the problems reported with a transaction
 */
export const listTransactionCasesPathReferenceIdRegExp = new RegExp('^PLK[0-9A-HJKMNP-TV-Z]{13}$');

export const ListTransactionCasesParams = zod.strictObject({
  "referenceId": zod.string().regex(listTransactionCasesPathReferenceIdRegExp).describe('The reference ID of a transaction')
})

export const ListTransactionCasesResponse = TransactionCaseList

/**
 * Opens a case, which our staff answer. A transaction has one at a time that is not closed, and at most 10. Moves no money.
 * @summary Report a problem with a transaction
 */
export const reportTransactionProblemPathReferenceIdRegExp = new RegExp('^PLK[0-9A-HJKMNP-TV-Z]{13}$');

export const ReportTransactionProblemParams = zod.strictObject({
  "referenceId": zod.string().regex(reportTransactionProblemPathReferenceIdRegExp).describe('The reference ID of a transaction')
})

export const reportTransactionProblemHeaderIdempotencyKeyMin = 8;
export const reportTransactionProblemHeaderIdempotencyKeyMax = 128;

export const reportTransactionProblemHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ReportTransactionProblemHeader = zod.object({
  "Idempotency-Key": zod.string().min(reportTransactionProblemHeaderIdempotencyKeyMin).max(reportTransactionProblemHeaderIdempotencyKeyMax).regex(reportTransactionProblemHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ReportTransactionProblemBody = TransactionProblemRequest

export const ReportTransactionProblemResponse = TransactionCase

/**
 * The case is `open` again, for the staff to answer. A case has at most 100 messages.
 * @summary Write to a case
 */
export const WriteToTransactionCaseParams = zod.strictObject({
  "caseId": zod.uuid().describe('The `caseId` of a case')
})

export const writeToTransactionCaseHeaderIdempotencyKeyMin = 8;
export const writeToTransactionCaseHeaderIdempotencyKeyMax = 128;

export const writeToTransactionCaseHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const WriteToTransactionCaseHeader = zod.object({
  "Idempotency-Key": zod.string().min(writeToTransactionCaseHeaderIdempotencyKeyMin).max(writeToTransactionCaseHeaderIdempotencyKeyMax).regex(writeToTransactionCaseHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const WriteToTransactionCaseBody = CaseMessageRequest

export const WriteToTransactionCaseResponse = TransactionCase

/**
 * For good. It stays readable, and another one can be opened.
 * @summary Close a case
 */
export const CloseTransactionCaseParams = zod.strictObject({
  "caseId": zod.uuid().describe('The `caseId` of a case')
})

export const closeTransactionCaseHeaderIdempotencyKeyMin = 8;
export const closeTransactionCaseHeaderIdempotencyKeyMax = 128;

export const closeTransactionCaseHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CloseTransactionCaseHeader = zod.object({
  "Idempotency-Key": zod.string().min(closeTransactionCaseHeaderIdempotencyKeyMin).max(closeTransactionCaseHeaderIdempotencyKeyMax).regex(closeTransactionCaseHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CloseTransactionCaseResponse = TransactionCase

/**
 * The own list of the account, all of it, oldest first. A new account has ten.
 * @summary List the categories for transactions
 */
export const ListTransactionCategoriesResponse = TransactionCategoryList

/**
 * An account has at most 50. Two cannot have the same name; capitals make no difference.
 * @summary Create a category
 */
export const createTransactionCategoryHeaderIdempotencyKeyMin = 8;
export const createTransactionCategoryHeaderIdempotencyKeyMax = 128;

export const createTransactionCategoryHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateTransactionCategoryHeader = zod.object({
  "Idempotency-Key": zod.string().min(createTransactionCategoryHeaderIdempotencyKeyMin).max(createTransactionCategoryHeaderIdempotencyKeyMax).regex(createTransactionCategoryHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateTransactionCategoryBody = TransactionCategoryRequest

export const CreateTransactionCategoryResponse = TransactionCategory

/**
 * The transactions in it stay in it. It then has this name in both languages.
 * @summary Rename a category
 */
export const RenameTransactionCategoryParams = zod.strictObject({
  "categoryId": zod.uuid().describe('The `categoryId` of a category')
})

export const RenameTransactionCategoryBody = TransactionCategoryRequest

export const RenameTransactionCategoryResponse = TransactionCategory

/**
 * Its transactions stay, without a category.
 * @summary Delete a category
 */
export const DeleteTransactionCategoryParams = zod.strictObject({
  "categoryId": zod.uuid().describe('The `categoryId` of a category')
})

export const DeleteTransactionCategoryResponse = zod.void()

/**
 * By the names of the counterparties, all of them.
 * @summary List the rules that sort transactions
 */
export const ListCategoryRulesResponse = CategoryRuleList

/**
 * For the counterparty of a transaction, in place of an earlier rule. New transactions with it get the category. With `applyToEarlier`, so do those among the newest 10,000 of each wallet that have none. A rule ends with its category. An account has at most 200.
 * @summary Always use a category for a counterparty
 */
export const createCategoryRuleHeaderIdempotencyKeyMin = 8;
export const createCategoryRuleHeaderIdempotencyKeyMax = 128;

export const createCategoryRuleHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateCategoryRuleHeader = zod.object({
  "Idempotency-Key": zod.string().min(createCategoryRuleHeaderIdempotencyKeyMin).max(createCategoryRuleHeaderIdempotencyKeyMax).regex(createCategoryRuleHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateCategoryRuleBody = CategoryRuleRequest

export const CreateCategoryRuleResponse = CreatedCategoryRule

/**
 * Transactions keep the category that it has given them.
 * @summary Delete a rule
 */
export const DeleteCategoryRuleParams = zod.strictObject({
  "ruleId": zod.uuid().describe('The `ruleId` of a rule')
})

export const DeleteCategoryRuleResponse = zod.void()

/**
 * Newest first. A hold ends once. A captured hold becomes a successful transaction. A released hold makes the money available again. Ended holds are not listed.
 * @summary List what is on hold
 */
export const listHoldsQuerySubWalletRegExp = new RegExp('^[0-9]{12}$');
export const listHoldsQueryCursorMax = 2000;

export const listHoldsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listHoldsQueryLimitDefault = 20;
export const listHoldsQueryLimitMax = 100;

export const ListHoldsQueryParams = zod.strictObject({
  "subWallet": zod.string().regex(listHoldsQuerySubWalletRegExp).optional().describe('The `subWalletId`. Leave it out for the main wallet'),
  "cursor": zod.string().min(1).max(listHoldsQueryCursorMax).regex(listHoldsQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listHoldsQueryLimitMax)).default(listHoldsQueryLimitDefault).describe('Of a page')
})

export const ListHoldsResponse = HoldList

/**
 * The months of the main wallet or of a sub-wallet, newest first, at most 120. A month is closed a few minutes after its end, in Riyadh: nothing in it changes any more. Its `digest` covers its entries in their order and the digest of the month before.
 * @summary List the months of an account
 */
export const listStatementsQuerySubWalletRegExp = new RegExp('^[0-9]{12}$');

export const ListStatementsQueryParams = zod.strictObject({
  "subWallet": zod.string().regex(listStatementsQuerySubWalletRegExp).optional().describe('The `subWalletId`. Leave it out for the main wallet')
})

export const ListStatementsResponse = StatementMonthList

/**
 * Of the main wallet or of a sub-wallet, for at most 366 days. It has what is booked: money on hold is in the balance until it is paid. What is booked later is in no statement that was issued before. The same request returns the same statement while nothing has changed.
 * @summary Issue a statement
 */
export const createStatementHeaderIdempotencyKeyMin = 8;
export const createStatementHeaderIdempotencyKeyMax = 128;

export const createStatementHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateStatementHeader = zod.object({
  "Idempotency-Key": zod.string().min(createStatementHeaderIdempotencyKeyMin).max(createStatementHeaderIdempotencyKeyMax).regex(createStatementHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateStatementBody = StatementRequest

export const CreateStatementResponse = IssuedDocument

/**
 * What the account has now: the main wallet, each sub-wallet and their sum, money on hold included. Within a day, the same balances return the same certificate.
 * @summary Issue a balance certificate
 */
export const createBalanceCertificateHeaderIdempotencyKeyMin = 8;
export const createBalanceCertificateHeaderIdempotencyKeyMax = 128;

export const createBalanceCertificateHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateBalanceCertificateHeader = zod.object({
  "Idempotency-Key": zod.string().min(createBalanceCertificateHeaderIdempotencyKeyMin).max(createBalanceCertificateHeaderIdempotencyKeyMax).regex(createBalanceCertificateHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateBalanceCertificateResponse = IssuedDocument

/**
 * It confirms to whom the IBAN belongs. Within a day, the same letter is returned.
 * @summary Issue an IBAN letter
 */
export const createIbanLetterHeaderIdempotencyKeyMin = 8;
export const createIbanLetterHeaderIdempotencyKeyMax = 128;

export const createIbanLetterHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateIbanLetterHeader = zod.object({
  "Idempotency-Key": zod.string().min(createIbanLetterHeaderIdempotencyKeyMin).max(createIbanLetterHeaderIdempotencyKeyMax).regex(createIbanLetterHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateIbanLetterResponse = IssuedDocument

/**
 * The newest 50 that were issued, newest first.
 * @summary List statements, certificates and letters
 */
export const ListIssuedDocumentsResponse = IssuedDocumentList

/**
 * As it was issued.
 * @summary Get a statement, certificate or letter
 */
export const GetIssuedDocumentParams = zod.strictObject({
  "documentId": zod.uuid().describe('The `documentId` of a statement, certificate or letter')
})

export const GetIssuedDocumentResponse = IssuedDocument

/**
 * A statement of more than 10,000 entries is refused: download it as CSV.
 * @summary Download a statement, certificate or letter as PDF
 */
export const GetIssuedDocumentPdfParams = zod.strictObject({
  "documentId": zod.uuid().describe('The `documentId` of a statement, certificate or letter')
})

export const getIssuedDocumentPdfQueryLocaleDefault = `en`;

export const GetIssuedDocumentPdfQueryParams = zod.strictObject({
  "locale": zod.enum(['en', 'ar']).default(getIssuedDocumentPdfQueryLocaleDefault).describe('Language of the file')
})

export const GetIssuedDocumentPdfResponse = zod.unknown()

/**
 * Oldest first, with the balance after each entry, streamed, one download of an account at a time. UTF-8 with a byte order mark. Where a spreadsheet would read text as a formula, an apostrophe stands before it.
 * @summary Download a statement as CSV
 */
export const GetStatementCsvParams = zod.strictObject({
  "documentId": zod.uuid().describe('The `documentId` of a statement, certificate or letter')
})

export const getStatementCsvQueryLocaleDefault = `en`;

export const GetStatementCsvQueryParams = zod.strictObject({
  "locale": zod.enum(['en', 'ar']).default(getStatementCsvQueryLocaleDefault).describe('Language of the file')
})

export const GetStatementCsvResponse = zod.unknown()

/**
 * An XLSX file of ECMA-376, streamed, one download of an account at a time. The first sheet has the entries, oldest first, with the balance after each, the second one the sums and the balances. Amounts are numbers of riyals, days are dates, and every text is a text: no cell is a formula. A statement of 1,048,576 entries or more is refused: download it as CSV.
 * @summary Download a statement as a workbook
 */
export const GetStatementXlsxParams = zod.strictObject({
  "documentId": zod.uuid().describe('The `documentId` of a statement, certificate or letter')
})

export const getStatementXlsxQueryLocaleDefault = `en`;

export const GetStatementXlsxQueryParams = zod.strictObject({
  "locale": zod.enum(['en', 'ar']).default(getStatementXlsxQueryLocaleDefault).describe('Language of the file')
})

export const GetStatementXlsxResponse = zod.unknown()

/**
 * XML by ISO 20022 (camt.053.001.08), which accounting programs import, streamed, one download of an account at a time.
 * @summary Download a statement as XML of ISO 20022
 */
export const GetStatementCamtParams = zod.strictObject({
  "documentId": zod.uuid().describe('The `documentId` of a statement, certificate or letter')
})

export const GetStatementCamtResponse = zod.unknown()

/**
 * Messages that accounting programs import, streamed, one download of an account at a time. None has more than 2,000 characters, so a statement has as many as it needs, and each begins with the balance (`60M`) at which the one before it ends (`62M`). Names have the letters of SWIFT's character set X only: an entry whose name has others is known by its reference, which is also in the other formats. A statement of more than 399,996 entries is refused: download it as CSV.
 * @summary Download a statement as MT940 of SWIFT
 */
export const GetStatementSwiftParams = zod.strictObject({
  "documentId": zod.uuid().describe('The `documentId` of a statement, certificate or letter')
})

export const GetStatementSwiftResponse = zod.unknown()

/**
 * For whoever was given the document. It says what the document must say, and no more than is needed to compare.
 * @summary Check a code of a statement, certificate or letter
 */
export const verifyDocumentPathCodeRegExp = new RegExp('^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$');

export const VerifyDocumentParams = zod.strictObject({
  "code": zod.string().regex(verifyDocumentPathCodeRegExp).describe('As printed. Small letters, and missing hyphens, are accepted')
})

export const VerifyDocumentResponse = DocumentProof

/**
 * Newest first, without unconfirmed and removed ones. With `q`, those whose name, nickname or IBAN contains it.
 * @summary List beneficiaries
 */
export const listBeneficiariesQueryQMax = 100;

export const listBeneficiariesQueryQRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const listBeneficiariesQueryCursorMax = 2000;

export const listBeneficiariesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listBeneficiariesQueryLimitDefault = 20;
export const listBeneficiariesQueryLimitMax = 100;

export const ListBeneficiariesQueryParams = zod.strictObject({
  "q": zod.string().min(1).max(listBeneficiariesQueryQMax).regex(listBeneficiariesQueryQRegExp).optional().describe('A part of the name, the nickname or the IBAN'),
  "cursor": zod.string().min(1).max(listBeneficiariesQueryCursorMax).regex(listBeneficiariesQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listBeneficiariesQueryLimitMax)).default(listBeneficiariesQueryLimitDefault).describe('Of a page')
})

export const ListBeneficiariesResponse = BeneficiaryList

/**
 * Sends a code by SMS that names the beneficiary. It belongs to this name and IBAN and confirms nothing else: see `confirmBeneficiary`. Without a confirmation, the
 * beneficiary expires after 15 minutes. Adding the same IBAN again replaces one that is not confirmed, and one that is a `mismatch`. An account has at most 100 beneficiaries.
 *
 * In the sandbox, the IBANs of the examples `payout_…` decide what becomes of transfers to them.
 *
 * The IBAN may have spaces, dashes, small letters and Arabic digits. It has to be of a bank in Saudi Arabia.
 * @summary Add a beneficiary
 */
export const addBeneficiaryHeaderIdempotencyKeyMin = 8;
export const addBeneficiaryHeaderIdempotencyKeyMax = 128;

export const addBeneficiaryHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AddBeneficiaryHeader = zod.object({
  "Idempotency-Key": zod.string().min(addBeneficiaryHeaderIdempotencyKeyMin).max(addBeneficiaryHeaderIdempotencyKeyMax).regex(addBeneficiaryHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const AddBeneficiaryBody = AddBeneficiaryRequest

export const AddBeneficiaryResponse = BeneficiaryCode

/**
 * Unconfirmed and removed ones can be read too.
 * @summary Get a beneficiary with its history
 */
export const GetBeneficiaryParams = zod.strictObject({
  "beneficiaryId": zod.uuid().describe('The `beneficiaryId` of a beneficiary')
})

export const GetBeneficiaryResponse = Beneficiary

/**
 * It stays readable with `getBeneficiary`, for the transfers that name it. One that was removed before stays so. Needs no code.
 * @summary Remove a beneficiary
 */
export const RemoveBeneficiaryParams = zod.strictObject({
  "beneficiaryId": zod.uuid().describe('The `beneficiaryId` of a beneficiary')
})

export const RemoveBeneficiaryResponse = zod.void()

/**
 * One code confirms one beneficiary, once. For anybody but who added it, it returns 410 `ACTION_EXPIRED`.
 *
 * Then a service of the banks is asked whether the IBAN belongs to the `identifier`. Read the outcome in `state`:
 * - `checking`: the service does not answer. It is asked again for a day; `watchWallet` reports `beneficiaries`.
 * - `mismatch`: the IBAN belongs to somebody else. No money can be sent to it.
 * - `cooling_off`: until `coolingOff.endsAt`, transfers add up to at most `coolingOff.cap`.
 * - `active`: at once if there is no cooling-off, as in the sandbox.
 *
 * Without an `identifier` nothing can be checked, and `payeeCheck` is `not_checked`. So it is if the service has not answered after a day.
 * @summary Confirm a beneficiary
 */
export const ConfirmBeneficiaryParams = zod.strictObject({
  "beneficiaryId": zod.uuid().describe('The `beneficiaryId` of a beneficiary')
})

export const confirmBeneficiaryHeaderIdempotencyKeyMin = 8;
export const confirmBeneficiaryHeaderIdempotencyKeyMax = 128;

export const confirmBeneficiaryHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmBeneficiaryHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmBeneficiaryHeaderIdempotencyKeyMin).max(confirmBeneficiaryHeaderIdempotencyKeyMax).regex(confirmBeneficiaryHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmBeneficiaryBody = ConfirmBeneficiaryRequest

export const ConfirmBeneficiaryResponse = Beneficiary

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of a beneficiary again
 */
export const ResendBeneficiaryCodeParams = zod.strictObject({
  "beneficiaryId": zod.uuid().describe('The `beneficiaryId` of a beneficiary')
})

export const resendBeneficiaryCodeHeaderIdempotencyKeyMin = 8;
export const resendBeneficiaryCodeHeaderIdempotencyKeyMax = 128;

export const resendBeneficiaryCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResendBeneficiaryCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(resendBeneficiaryCodeHeaderIdempotencyKeyMin).max(resendBeneficiaryCodeHeaderIdempotencyKeyMax).regex(resendBeneficiaryCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResendBeneficiaryCodeResponse = BeneficiaryCode

/**
 * Newest first, with what may be topped up now. Money that arrived by bank transfer is listed with the transactions, as `incoming_transfer`.
 * @summary List the top-ups by card
 */
export const listTopUpsQueryCursorMax = 2000;

export const listTopUpsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listTopUpsQueryLimitDefault = 20;
export const listTopUpsQueryLimitMax = 100;

export const ListTopUpsQueryParams = zod.strictObject({
  "cursor": zod.string().min(1).max(listTopUpsQueryCursorMax).regex(listTopUpsQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listTopUpsQueryLimitMax)).default(listTopUpsQueryLimitDefault).describe('Of a page')
})

export const ListTopUpsResponse = TopUpList

/**
 * Takes no money. `cardForm` says where the card is entered: on the page at its `url`, in the form of the card provider. No card number reaches Plink. The top-up expires if it is not paid within an hour.
 * @summary Start a top-up by card
 */
export const createTopUpHeaderIdempotencyKeyMin = 8;
export const createTopUpHeaderIdempotencyKeyMax = 128;

export const createTopUpHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateTopUpHeader = zod.object({
  "Idempotency-Key": zod.string().min(createTopUpHeaderIdempotencyKeyMin).max(createTopUpHeaderIdempotencyKeyMax).regex(createTopUpHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateTopUpBody = TopUpRequest

export const CreateTopUpResponse = TopUp

/**
 * Whoever transfers money to this IBAN tops the wallet up. It is opened at the first request, which may take a while: `being_opened` until then.
 * @summary Get the IBAN of the wallet
 */
export const GetBankDetailsResponse = BankDetails

/**
 * Asks the card provider what has become of the payment while it is open. The money is in the wallet with the causes `credited` and `settled`. With `over_maximum`, `account_closed` and `paid_after_end`, our staff looks at it.
 * @summary Get a top-up with its history
 */
export const GetTopUpParams = zod.strictObject({
  "topUpId": zod.uuid().describe('The `topUpId` of `createTopUp`')
})

export const GetTopUpResponse = TopUp

/**
 * Sends a test card, or a token of the card provider, to the card provider. Nothing is to be sent after a `hosted` form, which pays by itself. The person then confirms the payment at `threeDsUrl`, from where the browser returns to the page of the top-up. Without an answer of the provider there is no `threeDsUrl` yet: `getTopUp` finds the payment again, if there is one. A card is never charged twice for a top-up. Another call is possible when the provider knows of no payment.
 * @summary Pay a top-up with a card
 */
export const PayTopUpParams = zod.strictObject({
  "topUpId": zod.uuid().describe('The `topUpId` of `createTopUp`')
})

export const payTopUpHeaderIdempotencyKeyMin = 8;
export const payTopUpHeaderIdempotencyKeyMax = 128;

export const payTopUpHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const PayTopUpHeader = zod.object({
  "Idempotency-Key": zod.string().min(payTopUpHeaderIdempotencyKeyMin).max(payTopUpHeaderIdempotencyKeyMax).regex(payTopUpHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const PayTopUpBody = TopUpPayment

export const PayTopUpResponse = TopUp

/**
 * Takes a phone number, a CR number or a unified number, in any usual notation. Returns the name, masked if the number is a phone, the end of the CR number, and a token that names the customer in `createTransfer` for 30 minutes. Nothing tells whether a number has no account, a closed one or none that can be paid. A person or an API key may look up 30 in an hour, and a business 150; more return 429 `RATE_LIMITED` with the reason `recipients_per_hour`. `inviteMember` and `startPhoneChange` count too.
 * @summary Find the Plink customer to pay
 */
export const findRecipientHeaderIdempotencyKeyMin = 8;
export const findRecipientHeaderIdempotencyKeyMax = 128;

export const findRecipientHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const FindRecipientHeader = zod.object({
  "Idempotency-Key": zod.string().min(findRecipientHeaderIdempotencyKeyMin).max(findRecipientHeaderIdempotencyKeyMax).regex(findRecipientHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const FindRecipientBody = FindRecipientRequest

export const FindRecipientResponse = Recipient

/**
 * Newest first. Without `state` and `q`: those that were confirmed, and the runs of schedules. A cursor contains its filters: leave them out, or send the same ones. A search by the whole number of a transfer finds it at once. With any other `q`, a page looks at the 2,000 transfers that come next and match `state`. If there are more, it has `searchedBackTo`, and `nextCursor` looks further back.
 * @summary List transfers
 */
export const listTransfersQueryQMax = 100;

export const listTransfersQueryQRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const listTransfersQueryCursorMax = 2000;

export const listTransfersQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listTransfersQueryLimitDefault = 20;
export const listTransfersQueryLimitMax = 100;

export const ListTransfersQueryParams = zod.strictObject({
  "state": zod.enum(['draft', 'held', 'submitting', 'unknown', 'submitted', 'pending', 'paid', 'returned', 'cancelled', 'refused', 'failed', 'expired', 'scheduled', 'awaiting_approval', 'declined']).optional().describe('Only transfers in this state'),
  "q": zod.string().min(1).max(listTransfersQueryQMax).regex(listTransfersQueryQRegExp).optional().describe('A part of the payee\'s name, of the number of the transfer or of its note'),
  "cursor": zod.string().min(1).max(listTransfersQueryCursorMax).regex(listTransfersQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listTransfersQueryLimitMax)).default(listTransfersQueryLimitDefault).describe('Of a page')
})

export const ListTransfersResponse = TransferList

/**
 * To a Plink customer or to a beneficiary, now, on a date or repeatedly. Nothing moves yet. Returns what the wallet would have left, and warnings, and sends a code for exactly these values; `confirmTransfer` carries it out. The code is valid for 5 minutes, the draft for 15. Each person and each API key has limits of their own: ten codes an hour that are not used, five wrong codes over all transfers together, which lock them for 15 minutes, and 20 refused transfers an hour, after which more return 429 `RATE_LIMITED` with the reason `refused_per_hour`. A business as a whole has five times as many. With `schedule`, each run needs the money on its own day; an amount that alone is above a limit is refused with `LIMIT_EXCEEDED`, because no run could be sent. Nothing here depends on how much the recipient has or may receive. `destination` names a Plink customer or a beneficiary. `sendTransfer` has `beneficiaryId` in its place, because keys pay beneficiaries only.
 * @summary Prepare a transfer
 */
export const createTransferHeaderIdempotencyKeyMin = 8;
export const createTransferHeaderIdempotencyKeyMax = 128;

export const createTransferHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateTransferHeader = zod.object({
  "Idempotency-Key": zod.string().min(createTransferHeaderIdempotencyKeyMin).max(createTransferHeaderIdempotencyKeyMax).regex(createTransferHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateTransferBody = CreateTransferRequest

export const CreateTransferResponse = TransferDraft

/**
 * For programs alone: no person confirms it. The money is on hold (`held`) at once, until the bank has paid. A key pays the beneficiaries that its owner has named for it while they are `active`, and sends at most its daily cap on a day in Riyadh. Transfers that were cancelled, refused or failed do not count towards the cap, returned ones do. A key and those that it was rolled into share one cap. Everything else that `createTransfer` and `confirmTransfer` refuse is refused here too. The body has `beneficiaryId` where `createTransfer` has `destination`, because keys pay beneficiaries only.
 * @summary Send a transfer with an API key
 */
export const sendTransferHeaderIdempotencyKeyMin = 8;
export const sendTransferHeaderIdempotencyKeyMax = 128;

export const sendTransferHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SendTransferHeader = zod.object({
  "Idempotency-Key": zod.string().min(sendTransferHeaderIdempotencyKeyMin).max(sendTransferHeaderIdempotencyKeyMax).regex(sendTransferHeaderIdempotencyKeyRegExp).describe('One value for one request, such as a UUID. Retries of the same request repeat it, so that the money moves once.')
})

export const SendTransferBody = SendTransferRequest

export const SendTransferResponse = Transfer

/**
 * @summary Get a transfer with the history of its states
 */
export const GetTransferParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const GetTransferResponse = Transfer

/**
 * What the transfer was and where it stands now. There is a receipt from the confirmation on, unless the transfer was cancelled, refused or has failed.
 * @summary Download the receipt of a transfer as PDF
 */
export const GetTransferReceiptParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const getTransferReceiptQueryLocaleDefault = `en`;

export const GetTransferReceiptQueryParams = zod.strictObject({
  "locale": zod.enum(['en', 'ar']).default(getTransferReceiptQueryLocaleDefault).describe('Language of the receipt')
})

export const GetTransferReceiptResponse = zod.unknown()

/**
 * One code confirms one transfer, once. To a Plink customer it is `paid` at once, or `pending` if that wallet cannot receive it now. To a beneficiary the money is on hold (`held`) until the bank has paid. With a schedule it is `scheduled`, and each run is a transfer of its own. A change of a schedule is in force from the next run on: a run that is due already is paid with the terms before it. From the amount of an approval rule on it is `awaiting_approval`, and `approvePayment` carries it out. When the wallet does not allow it now, the code stays valid. A draft that has expired, is confirmed, has changed since its code was sent, or was prepared by somebody else or in a session that has ended returns 410 `TRANSFER_EXPIRED`.
 * @summary Confirm a transfer
 */
export const ConfirmTransferParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const confirmTransferHeaderIdempotencyKeyMin = 8;
export const confirmTransferHeaderIdempotencyKeyMax = 128;

export const confirmTransferHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmTransferHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmTransferHeaderIdempotencyKeyMin).max(confirmTransferHeaderIdempotencyKeyMax).regex(confirmTransferHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmTransferBody = ConfirmTransferRequest

export const ConfirmTransferResponse = Transfer

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of a transfer again
 */
export const ResendTransferCodeParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const resendTransferCodeHeaderIdempotencyKeyMin = 8;
export const resendTransferCodeHeaderIdempotencyKeyMax = 128;

export const resendTransferCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResendTransferCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(resendTransferCodeHeaderIdempotencyKeyMin).max(resendTransferCodeHeaderIdempotencyKeyMax).regex(resendTransferCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResendTransferCodeResponse = TransferDraft

/**
 * Possible until it is on its way to the bank: while it is a `draft` or `held`. Money on hold is available again. A second call returns the cancelled transfer.
 * @summary Cancel a transfer
 */
export const CancelTransferParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const cancelTransferHeaderIdempotencyKeyMin = 8;
export const cancelTransferHeaderIdempotencyKeyMax = 128;

export const cancelTransferHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CancelTransferHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelTransferHeaderIdempotencyKeyMin).max(cancelTransferHeaderIdempotencyKeyMax).regex(cancelTransferHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CancelTransferResponse = Transfer

/**
 * Newest first. Cancelled ones and those that have run for the last time are included.
 * @summary List scheduled and repeating transfers
 */
export const listTransferSchedulesQueryCursorMax = 2000;

export const listTransferSchedulesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listTransferSchedulesQueryLimitDefault = 20;
export const listTransferSchedulesQueryLimitMax = 100;

export const ListTransferSchedulesQueryParams = zod.strictObject({
  "cursor": zod.string().min(1).max(listTransferSchedulesQueryCursorMax).regex(listTransferSchedulesQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listTransferSchedulesQueryLimitMax)).default(listTransferSchedulesQueryLimitDefault).describe('Of a page')
})

export const ListTransferSchedulesResponse = TransferScheduleList

/**
 * With the next days, and which of them are skipped.
 * @summary Get a scheduled or repeating transfer
 */
export const GetTransferScheduleParams = zod.strictObject({
  "scheduleId": zod.uuid().describe('The `scheduleId` of a schedule')
})

export const GetTransferScheduleResponse = TransferSchedule

/**
 * No further run starts. A run that has started goes on. A second call returns the cancelled schedule.
 * @summary Cancel a scheduled or repeating transfer
 */
export const CancelTransferScheduleParams = zod.strictObject({
  "scheduleId": zod.uuid().describe('The `scheduleId` of a schedule')
})

export const cancelTransferScheduleHeaderIdempotencyKeyMin = 8;
export const cancelTransferScheduleHeaderIdempotencyKeyMax = 128;

export const cancelTransferScheduleHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CancelTransferScheduleHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelTransferScheduleHeaderIdempotencyKeyMin).max(cancelTransferScheduleHeaderIdempotencyKeyMax).regex(cancelTransferScheduleHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CancelTransferScheduleResponse = TransferSchedule

/**
 * Amount, purpose, note, source and days; the payee stays. Send all terms. Nothing changes yet: the answer is a draft, like that of `createTransfer` and with the same limits, and `confirmTransfer` takes its code, which is for exactly these terms. The rules of approval are those of a new schedule of these terms. While one change waits for approval, no other can be made, and the present terms are in force. Days that are skipped stay skipped.
 * @summary Prepare a change of a scheduled or repeating transfer
 */
export const ChangeTransferScheduleParams = zod.strictObject({
  "scheduleId": zod.uuid().describe('The `scheduleId` of a schedule')
})

export const changeTransferScheduleHeaderIdempotencyKeyMin = 8;
export const changeTransferScheduleHeaderIdempotencyKeyMax = 128;

export const changeTransferScheduleHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeTransferScheduleHeader = zod.object({
  "Idempotency-Key": zod.string().min(changeTransferScheduleHeaderIdempotencyKeyMin).max(changeTransferScheduleHeaderIdempotencyKeyMax).regex(changeTransferScheduleHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ChangeTransferScheduleBody = ChangeTransferScheduleRequest

export const ChangeTransferScheduleResponse = TransferDraft

/**
 * One day of `upcoming`. Nothing is paid on it, the days of the others stay as they are, and none is added. Until the day begins, `unskipTransferRun` undoes it. Repeating it changes nothing.
 * @summary Skip a run of a repeating transfer
 */
export const SkipTransferRunParams = zod.strictObject({
  "scheduleId": zod.uuid().describe('The `scheduleId` of a schedule')
})

export const SkipTransferRunBody = SkipTransferRunRequest

export const SkipTransferRunResponse = TransferSchedule

/**
 * Until its day begins. A day that is not skipped stays as it is.
 * @summary Pay a skipped run after all
 */
export const unskipTransferRunPathOnRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');

export const UnskipTransferRunParams = zod.strictObject({
  "scheduleId": zod.uuid().describe('The `scheduleId` of a schedule'),
  "on": zod.iso.date().regex(unskipTransferRunPathOnRegExp).describe('The day of a run')
})

export const UnskipTransferRunResponse = TransferSchedule

/**
 * Newest first, drafts and those that were cancelled included.
 * @summary List files of transfers
 */
export const listTransferBatchesQueryCursorMax = 2000;

export const listTransferBatchesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listTransferBatchesQueryLimitDefault = 20;
export const listTransferBatchesQueryLimitMax = 100;

export const ListTransferBatchesQueryParams = zod.strictObject({
  "cursor": zod.string().min(1).max(listTransferBatchesQueryCursorMax).regex(listTransferBatchesQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listTransferBatchesQueryLimitMax)).default(listTransferBatchesQueryLimitDefault).describe('Of a page')
})

export const ListTransferBatchesResponse = TransferBatchList

/**
 * Up to 1,000 rows with the columns `iban`, `amount`, `purpose` and optionally `note`, named in English or Arabic in the first row. `readTransferFile` reads a workbook or a wages file into such rows. Commas, semicolons and tabs separate, CR LF, LF or CR ends a row, and each row has as many cells as the first: otherwise, 422 `TRANSFER_FILE_INVALID` says where. In an amount, a last separator before one or two digits is the decimal point, and one before exactly three groups them; digits may be Arabic-Indic. Each IBAN is that of a beneficiary. Every row is checked, and nothing is stored if one is wrong: 422 `TRANSFER_ROWS_INVALID` names them. Nothing moves yet; `sendTransferBatchCode` sends the code. The same rows again, while they are a draft of the caller or once they were confirmed, return the batch that exists with 200. A draft of the same rows by somebody else is cancelled, because only who made a draft confirms it. A draft ends after a day. Of more than 10 drafts, the oldest is cancelled.
 * @summary Prepare transfers from a CSV file
 */
export const createTransferBatchHeaderIdempotencyKeyMin = 8;
export const createTransferBatchHeaderIdempotencyKeyMax = 128;

export const createTransferBatchHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateTransferBatchHeader = zod.object({
  "Idempotency-Key": zod.string().min(createTransferBatchHeaderIdempotencyKeyMin).max(createTransferBatchHeaderIdempotencyKeyMax).regex(createTransferBatchHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateTransferBatchBody = CreateTransferBatchRequest

export const CreateTransferBatchResponse = TransferBatchDetails

/**
 * @summary Get a file of transfers with its rows
 */
export const GetTransferBatchParams = zod.strictObject({
  "batchId": zod.uuid().describe('The `batchId` of a batch')
})

export const GetTransferBatchResponse = TransferBatchDetails

/**
 * For exactly these rows, for who uploaded them, and only if the wallet may send their sum now. A further call sends another code, and the earlier one is no longer valid.
 * @summary Send the code for a file of transfers
 */
export const SendTransferBatchCodeParams = zod.strictObject({
  "batchId": zod.uuid().describe('The `batchId` of a batch')
})

export const sendTransferBatchCodeHeaderIdempotencyKeyMin = 8;
export const sendTransferBatchCodeHeaderIdempotencyKeyMax = 128;

export const sendTransferBatchCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SendTransferBatchCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(sendTransferBatchCodeHeaderIdempotencyKeyMin).max(sendTransferBatchCodeHeaderIdempotencyKeyMax).regex(sendTransferBatchCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SendTransferBatchCodeResponse = TransferBatchCode

/**
 * One code confirms all rows, once. Then each row becomes a transfer of its own, in the order of the file. A row that the wallet or its beneficiary does not allow by then is a `refused` transfer, and the others are sent all the same. Wrong codes count together with those of single transfers. Only who uploaded the file confirms it: for others it returns 410 `TRANSFER_BATCH_EXPIRED`.
 * @summary Confirm a file of transfers
 */
export const ConfirmTransferBatchParams = zod.strictObject({
  "batchId": zod.uuid().describe('The `batchId` of a batch')
})

export const confirmTransferBatchHeaderIdempotencyKeyMin = 8;
export const confirmTransferBatchHeaderIdempotencyKeyMax = 128;

export const confirmTransferBatchHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmTransferBatchHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmTransferBatchHeaderIdempotencyKeyMin).max(confirmTransferBatchHeaderIdempotencyKeyMax).regex(confirmTransferBatchHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmTransferBatchBody = ConfirmTransferRequest

export const ConfirmTransferBatchResponse = TransferBatch

/**
 * Possible until it is confirmed. A second call returns the cancelled batch. Afterwards, `cancelTransfer` cancels single transfers that are not on their way.
 * @summary Cancel a file of transfers
 */
export const CancelTransferBatchParams = zod.strictObject({
  "batchId": zod.uuid().describe('The `batchId` of a batch')
})

export const cancelTransferBatchHeaderIdempotencyKeyMin = 8;
export const cancelTransferBatchHeaderIdempotencyKeyMax = 128;

export const cancelTransferBatchHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CancelTransferBatchHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelTransferBatchHeaderIdempotencyKeyMin).max(cancelTransferBatchHeaderIdempotencyKeyMax).regex(cancelTransferBatchHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CancelTransferBatchResponse = TransferBatch

/**
 * Reads a file of up to 1 MB and 1,000 rows, and returns what stands in it with everything that is wrong with it. Stores nothing: `createTransferBatch` takes the corrected rows as CSV.
 * The content says which format it is:
 *
 * - a workbook (XLSX) with one sheet whose first row names the columns, as for `createTransferBatch`. Numbers are taken as they are stored, texts are read as in CSV. Nothing is guessed: a
 *   date, a percentage, another currency or a number with more than two decimals is no amount, and formulas, hidden or several sheets, hidden rows or columns and merged cells are refused
 * - the wages file of the Wage Protection System that the Ministry of Human Resources publishes ("WPS Wages File Specification", 2017-06, sections 1.7 and 1.8): tab-separated text with the
 *   10 fields of the header from `[DEST-ID]` to `[MOL-ESTBID]`, the 14 fields of the content from `[32B-AMT]` to `[TRN-DATE]`, both with their names, and a hyphen at the end. The net wage
 *   must be the sum of its parts, the total that of the wages, and no bank may have processed it. The purpose is `payroll_benefits`
 * - a table of text (CSV), as for `createTransferBatch`, in UTF-8, UTF-16 or Windows-1256
 * @summary Read a file of transfers
 */
export const ReadTransferFileBody = ReadTransferFileRequest

export const ReadTransferFileResponse = TransferFile

/**
 * For `readTransferFile`: a row for each beneficiary that can be paid, in the order of their names, up to 1,000. Amounts are to be entered.
 * @summary Download a workbook to fill in
 */
export const getTransferFileTemplateQueryLocaleDefault = `en`;

export const GetTransferFileTemplateQueryParams = zod.strictObject({
  "locale": zod.enum(['en', 'ar']).default(getTransferFileTemplateQueryLocaleDefault).describe('Language of the file')
})

export const GetTransferFileTemplateResponse = zod.unknown()

/**
 * All of them, by their English name. `q` is found in both names and in the code.
 * @summary List the billers whose bills can be paid
 */
export const listBillersQueryQMax = 50;

export const ListBillersQueryParams = zod.strictObject({
  "q": zod.string().max(listBillersQueryQMax).optional().describe('Words of the name, in either language, or the code'),
  "category": zod.enum(['telecom', 'utilities', 'government', 'insurance', 'finance', 'transport']).optional().describe('Only billers of this kind')
})

export const ListBillersResponse = BillerList

/**
 * Asks the biller at once. An account may ask 60 times in an hour; more return 429 `RATE_LIMITED` with the reason `inquiries_per_hour`.
 * @summary Ask a biller what is owed
 */
export const inquireBillHeaderIdempotencyKeyMin = 8;
export const inquireBillHeaderIdempotencyKeyMax = 128;

export const inquireBillHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const InquireBillHeader = zod.object({
  "Idempotency-Key": zod.string().min(inquireBillHeaderIdempotencyKeyMin).max(inquireBillHeaderIdempotencyKeyMax).regex(inquireBillHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const InquireBillBody = BillInquiry

export const InquireBillResponse = Bill

/**
 * One to ten bills, which one code confirms together. Nothing moves yet. Each biller is asked again, and each amount must be what its rule allows: all of the bill, or from `minimum` on. Returns what the wallet would have left and sends a code for exactly these values; `confirmBillPayments` carries them out. The code is valid for 5 minutes, the draft for 15. In an error, `fields` names the bill that it is about. `BILL_PAYMENT_UNDER_WAY`: a payment of the bill has been confirmed, by whomever, and has not ended.
 * @summary Prepare the payment of bills
 */
export const payBillsHeaderIdempotencyKeyMin = 8;
export const payBillsHeaderIdempotencyKeyMax = 128;

export const payBillsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const PayBillsHeader = zod.object({
  "Idempotency-Key": zod.string().min(payBillsHeaderIdempotencyKeyMin).max(payBillsHeaderIdempotencyKeyMax).regex(payBillsHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const PayBillsBody = PayBillsRequest

export const PayBillsResponse = BillOrderDraft

/**
 * One code confirms all bills of the order, once, or none of them. The money is on hold (`held`) until the biller has it. When the wallet does not allow it now, the code stays valid. A draft that has expired, is confirmed, or was prepared by somebody else or in a session that has ended returns 410 `BILL_PAYMENT_EXPIRED`. Of two orders with the same bill, one is confirmed, and the other returns 409 `BILL_PAYMENT_UNDER_WAY`, or `BILL_ALREADY_PAID` once the first has paid it.
 * @summary Confirm the payment of bills
 */
export const ConfirmBillPaymentsParams = zod.strictObject({
  "billOrderId": zod.uuid().describe('The `billOrderId` of `payBills`')
})

export const confirmBillPaymentsHeaderIdempotencyKeyMin = 8;
export const confirmBillPaymentsHeaderIdempotencyKeyMax = 128;

export const confirmBillPaymentsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmBillPaymentsHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmBillPaymentsHeaderIdempotencyKeyMin).max(confirmBillPaymentsHeaderIdempotencyKeyMax).regex(confirmBillPaymentsHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmBillPaymentsBody = ConfirmBillPaymentsRequest

export const ConfirmBillPaymentsResponse = BillOrder

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of bill payments again
 */
export const ResendBillCodeParams = zod.strictObject({
  "billOrderId": zod.uuid().describe('The `billOrderId` of `payBills`')
})

export const resendBillCodeHeaderIdempotencyKeyMin = 8;
export const resendBillCodeHeaderIdempotencyKeyMax = 128;

export const resendBillCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResendBillCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(resendBillCodeHeaderIdempotencyKeyMin).max(resendBillCodeHeaderIdempotencyKeyMax).regex(resendBillCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResendBillCodeResponse = BillOrderDraft

/**
 * Newest first. Without `state`: those that were confirmed. A cursor contains its filter: leave it out, or send the same one.
 * @summary List bill payments
 */
export const listBillPaymentsQueryCursorMax = 2000;

export const listBillPaymentsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listBillPaymentsQueryLimitDefault = 20;
export const listBillPaymentsQueryLimitMax = 100;

export const ListBillPaymentsQueryParams = zod.strictObject({
  "state": zod.enum(['draft', 'held', 'submitting', 'unknown', 'submitted', 'paid', 'cancelled', 'refused', 'failed', 'expired', 'awaiting_approval', 'declined']).optional().describe('Only payments in this state'),
  "cursor": zod.string().min(1).max(listBillPaymentsQueryCursorMax).regex(listBillPaymentsQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listBillPaymentsQueryLimitMax)).default(listBillPaymentsQueryLimitDefault).describe('Of a page')
})

export const ListBillPaymentsResponse = BillPaymentList

/**
 * @summary Get a bill payment with the history of its states
 */
export const GetBillPaymentParams = zod.strictObject({
  "billPaymentId": zod.uuid().describe('The `billPaymentId` of `listBillPayments`')
})

export const GetBillPaymentResponse = BillPayment

/**
 * Possible while it is `held`: until it is on its way to the biller. The money is available again, and the bill can be paid again. A second call returns the cancelled payment. A `draft` has no money on hold: it expires without its code.
 * @summary Cancel a bill payment
 */
export const CancelBillPaymentParams = zod.strictObject({
  "billPaymentId": zod.uuid().describe('The `billPaymentId` of `listBillPayments`')
})

export const cancelBillPaymentHeaderIdempotencyKeyMin = 8;
export const cancelBillPaymentHeaderIdempotencyKeyMax = 128;

export const cancelBillPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CancelBillPaymentHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelBillPaymentHeaderIdempotencyKeyMin).max(cancelBillPaymentHeaderIdempotencyKeyMax).regex(cancelBillPaymentHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CancelBillPaymentResponse = BillPayment

/**
 * Of a bill that is paid.
 * @summary Download the receipt of a bill payment as PDF
 */
export const GetBillReceiptParams = zod.strictObject({
  "billPaymentId": zod.uuid().describe('The `billPaymentId` of `listBillPayments`')
})

export const getBillReceiptQueryLocaleDefault = `en`;

export const GetBillReceiptQueryParams = zod.strictObject({
  "locale": zod.enum(['en', 'ar']).default(getBillReceiptQueryLocaleDefault).describe('Language of the receipt')
})

export const GetBillReceiptResponse = zod.unknown()

/**
 * By name. At most 50, so all of them.
 * @summary List the saved bills
 */
export const ListSavedBillsResponse = SavedBillList

/**
 * The account at a biller, under a name. With `remind` a message says that a bill is due, three days before it is.
 * @summary Save a bill
 */
export const saveBillHeaderIdempotencyKeyMin = 8;
export const saveBillHeaderIdempotencyKeyMax = 128;

export const saveBillHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SaveBillHeader = zod.object({
  "Idempotency-Key": zod.string().min(saveBillHeaderIdempotencyKeyMin).max(saveBillHeaderIdempotencyKeyMax).regex(saveBillHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SaveBillBody = SaveBillRequest

export const SaveBillResponse = SavedBill

/**
 * @summary Rename a saved bill, or turn its reminder on or off
 */
export const ChangeSavedBillParams = zod.strictObject({
  "savedBillId": zod.uuid().describe('The `savedBillId` of `listSavedBills`')
})

export const ChangeSavedBillBody = ChangeSavedBillRequest

export const ChangeSavedBillResponse = SavedBill

/**
 * Its payments stay.
 * @summary Remove a saved bill
 */
export const RemoveSavedBillParams = zod.strictObject({
  "savedBillId": zod.uuid().describe('The `savedBillId` of `listSavedBills`')
})

export const RemoveSavedBillResponse = zod.void()

/**
 * What has happened in the last 30 days, newest first. `data.object` is the object as it was then, as the operations of its tag return it. Look here for what a webhook may have
 * missed.
 *
 * Events of a wallet are in the order in which they happened. An event is written in the transaction that it tells of, so it is listed exactly when that has happened. A cursor
 * contains its filter: leave it out, or send the same one.
 *
 * Events of API keys and webhook endpoints are listed to whoever may list those, and webhooks of a key have no others. The URL of an endpoint is shown without its query.
 * @summary List events
 */
export const listEventsQueryCursorMax = 2000;

export const listEventsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listEventsQueryLimitDefault = 20;
export const listEventsQueryLimitMax = 100;

export const ListEventsQueryParams = zod.strictObject({
  "type": zod.enum(['transaction.posted', 'transfer.created', 'transfer.scheduled', 'transfer.held', 'transfer.submitted', 'transfer.pending', 'transfer.paid', 'transfer.returned', 'transfer.cancelled', 'transfer.refused', 'transfer.failed', 'transfer.awaiting_approval', 'transfer.declined', 'transfer.expired', 'bill.created', 'bill.held', 'bill.submitted', 'bill.paid', 'bill.cancelled', 'bill.refused', 'bill.failed', 'bill.awaiting_approval', 'bill.declined', 'bill.expired', 'top_up.created', 'top_up.paid', 'top_up.settled', 'top_up.failed', 'top_up.expired', 'top_up.refunded', 'top_up.disputed', 'beneficiary.created', 'beneficiary.mismatch', 'beneficiary.cooling_off', 'beneficiary.active', 'beneficiary.suspended', 'beneficiary.removed', 'hold.released', 'wallet.activated', 'wallet.deactivated', 'wallet.frozen', 'wallet.unfrozen', 'wallet.limit_set', 'api_key.created', 'api_key.rolled', 'api_key.revoked', 'webhook_endpoint.disabled', 'ping']).optional().describe('Events of this type alone'),
  "cursor": zod.string().min(1).max(listEventsQueryCursorMax).regex(listEventsQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listEventsQueryLimitMax)).default(listEventsQueryLimitDefault).describe('Of a page')
})

export const ListEventsResponse = EventList

/**
 * @summary Get the rules of approval
 */
export const GetApprovalRulesResponse = ApprovalRules

/**
 * With the code that `sendApprovalRulesCode` has sent for exactly these rules. They replace all earlier ones. A waiting payment that now needs another number of approvals, or the approval of somebody else, loses those that it has. Owners hear of the change.
 * @summary Set the rules of approval
 */
export const setApprovalRulesHeaderIdempotencyKeyMin = 8;
export const setApprovalRulesHeaderIdempotencyKeyMax = 128;

export const setApprovalRulesHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SetApprovalRulesHeader = zod.object({
  "Idempotency-Key": zod.string().min(setApprovalRulesHeaderIdempotencyKeyMin).max(setApprovalRulesHeaderIdempotencyKeyMax).regex(setApprovalRulesHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SetApprovalRulesBody = SetApprovalRulesRequest

export const SetApprovalRulesResponse = ApprovalRules

/**
 * To the owner who calls, for exactly these rules. Each rule must leave enough other owners and approvers to satisfy it, and nobody approves their own payments. `fields` says what is wrong with a rule about people. An empty list ends all rules.
 * @summary Send the code for rules of approval
 */
export const sendApprovalRulesCodeHeaderIdempotencyKeyMin = 8;
export const sendApprovalRulesCodeHeaderIdempotencyKeyMax = 128;

export const sendApprovalRulesCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SendApprovalRulesCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(sendApprovalRulesCodeHeaderIdempotencyKeyMin).max(sendApprovalRulesCodeHeaderIdempotencyKeyMax).regex(sendApprovalRulesCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SendApprovalRulesCodeBody = SendApprovalRulesCodeRequest

export const SendApprovalRulesCodeResponse = ApprovalCode

/**
 * Newest first, decided ones included. A cursor contains its filter: leave it out, or send the same one.
 * @summary List payments for approval
 */
export const listApprovalsQueryCursorMax = 2000;

export const listApprovalsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listApprovalsQueryLimitDefault = 20;
export const listApprovalsQueryLimitMax = 100;

export const ListApprovalsQueryParams = zod.strictObject({
  "state": zod.enum(['waiting', 'approved', 'declined', 'cancelled', 'expired']).optional().describe('Only payments in this state'),
  "cursor": zod.string().min(1).max(listApprovalsQueryCursorMax).regex(listApprovalsQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listApprovalsQueryLimitMax)).default(listApprovalsQueryLimitDefault).describe('Of a page')
})

export const ListApprovalsResponse = ApprovalList

/**
 * @summary Count the payments that the caller may approve
 */
export const CountWaitingApprovalsResponse = WaitingApprovals

/**
 * @summary Get a payment for approval
 */
export const GetApprovalParams = zod.strictObject({
  "approvalId": zod.uuid().describe('The `approvalId` of a payment')
})

export const GetApprovalResponse = Approval

/**
 * By who made it. The approvals so far are void, and whoever may approve hears of it. It still needs one approval at least. The payee and the source stay.
 * @summary Change a transfer that waits for approval
 */
export const ChangePaymentParams = zod.strictObject({
  "approvalId": zod.uuid().describe('The `approvalId` of a payment')
})

export const ChangePaymentBody = ChangePaymentRequest

export const ChangePaymentResponse = Approval

/**
 * To the phone of the caller, for exactly what `digest` stands for. Whoever made the payment cannot approve it.
 * @summary Send the code for an approval
 */
export const SendApprovalCodeParams = zod.strictObject({
  "approvalId": zod.uuid().describe('The `approvalId` of a payment')
})

export const sendApprovalCodeHeaderIdempotencyKeyMin = 8;
export const sendApprovalCodeHeaderIdempotencyKeyMax = 128;

export const sendApprovalCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SendApprovalCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(sendApprovalCodeHeaderIdempotencyKeyMin).max(sendApprovalCodeHeaderIdempotencyKeyMax).regex(sendApprovalCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SendApprovalCodeBody = SendApprovalCodeRequest

export const SendApprovalCodeResponse = ApprovalCode

/**
 * With the code that `sendApprovalCode` has sent for this `digest`. Who prepared or confirmed the payment does not approve it. The last approval that is needed carries the payment out. Balance, limits, wallet and payee are checked again then; if they do not allow it now, nothing is stored, the payment still waits, and the code stays valid.
 * @summary Approve a payment
 */
export const ApprovePaymentParams = zod.strictObject({
  "approvalId": zod.uuid().describe('The `approvalId` of a payment')
})

export const approvePaymentHeaderIdempotencyKeyMin = 8;
export const approvePaymentHeaderIdempotencyKeyMax = 128;

export const approvePaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ApprovePaymentHeader = zod.object({
  "Idempotency-Key": zod.string().min(approvePaymentHeaderIdempotencyKeyMin).max(approvePaymentHeaderIdempotencyKeyMax).regex(approvePaymentHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ApprovePaymentBody = ApprovePaymentRequest

export const ApprovePaymentResponse = Approval

/**
 * Needs no code. Its maker hears of the reason.
 * @summary Decline a payment
 */
export const DeclinePaymentParams = zod.strictObject({
  "approvalId": zod.uuid().describe('The `approvalId` of a payment')
})

export const declinePaymentHeaderIdempotencyKeyMin = 8;
export const declinePaymentHeaderIdempotencyKeyMax = 128;

export const declinePaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeclinePaymentHeader = zod.object({
  "Idempotency-Key": zod.string().min(declinePaymentHeaderIdempotencyKeyMin).max(declinePaymentHeaderIdempotencyKeyMax).regex(declinePaymentHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const DeclinePaymentBody = DeclinePaymentRequest

export const DeclinePaymentResponse = Approval

/**
 * By who made it, or an owner. No money was on hold for it.
 * @summary Cancel a payment that waits for approval
 */
export const WithdrawPaymentParams = zod.strictObject({
  "approvalId": zod.uuid().describe('The `approvalId` of a payment')
})

export const withdrawPaymentHeaderIdempotencyKeyMin = 8;
export const withdrawPaymentHeaderIdempotencyKeyMax = 128;

export const withdrawPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const WithdrawPaymentHeader = zod.object({
  "Idempotency-Key": zod.string().min(withdrawPaymentHeaderIdempotencyKeyMin).max(withdrawPaymentHeaderIdempotencyKeyMax).regex(withdrawPaymentHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const WithdrawPaymentResponse = Approval

/**
 * What the account was told, newest first. A notification is written in the transaction that it tells of. It is deleted 90 days after it was read, and a year after it was written
 * in any case. A cursor contains its filters: leave them out, or send the same ones.
 * @summary List notifications
 */
export const listNotificationsQueryCursorMax = 2000;

export const listNotificationsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listNotificationsQueryLimitDefault = 20;
export const listNotificationsQueryLimitMax = 100;

export const ListNotificationsQueryParams = zod.strictObject({
  "group": zod.enum(['money_in', 'money_out', 'developers', 'security']).optional().describe('Notifications of this group alone'),
  "status": zod.enum(['unread']).optional().describe('Unread notifications alone'),
  "cursor": zod.string().min(1).max(listNotificationsQueryCursorMax).regex(listNotificationsQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listNotificationsQueryLimitMax)).default(listNotificationsQueryLimitDefault).describe('Of a page')
})

export const ListNotificationsResponse = NotificationList

/**
 * `watchWallet` reports `notifications` when it changes.
 * @summary Count the unread notifications
 */
export const CountUnreadNotificationsResponse = UnreadNotifications

/**
 * Payments that the caller may approve, transfers, files of transfers and orders of bills that the caller may confirm with a code, saved bills of which a reminder has told and that are not paid yet, and for owners the documents that our staff ask for. What ends first comes first. `watchWallet` reports `transfers` or `notifications` when it may have changed, but not that a document is no longer asked for.
 * @summary List what waits for the caller
 */
export const ListTasksResponse = TaskList

/**
 * This notification and all earlier ones are read, of all groups. Those that were read before keep their time, so a repeated call does nothing.
 * @summary Mark notifications as read
 */
export const MarkNotificationsReadBody = ReadNotificationsRequest

export const MarkNotificationsReadResponse = UnreadNotifications

/**
 * Of each kind of SMS, 4 are sent to a person in an hour, and as many emails. The last one says so; further ones are only in `listNotifications`.
 * @summary Get what the account wants to hear of
 */
export const GetNotificationPreferencesResponse = NotificationPreferenceList

/**
 * Of one group, from now on. What is left out stays as it is. Notifications about security cannot be turned off, so the request has no group for them. When SMS are turned off, an
 * SMS says so. Email is off until it is turned on, and goes to the confirmed address of the person who opened the business, in the language of `changeMessageLanguage`.
 * @summary Change what the account wants to hear of
 */
export const ChangeNotificationPreferencesBody = ChangeNotificationPreferencesRequest

export const ChangeNotificationPreferencesResponse = NotificationPreferenceList

/**
 * One that was read before keeps its time.
 * @summary Mark one notification as read
 */
export const MarkNotificationReadParams = zod.strictObject({
  "notificationId": zod.uuid().describe('The `notificationId` of a notification')
})

export const MarkNotificationReadResponse = UnreadNotifications

/**
 * @summary List webhook endpoints
 */
export const ListWebhookEndpointsResponse = WebhookEndpointList

/**
 * Plink sends each new event of the account to it as the webhook `event` of this document describes. An account has at most 10 endpoints.
 *
 * A person is sent a code by SMS that names the host: the response has `confirmation`, and `confirmWebhookEndpoint` returns the secret. Without a confirmation, nothing remains
 * of it after 15 minutes. The key of a program was confirmed with its scopes, so the response has the `secret`. An endpoint that a key makes receives only what the key may list
 * with `listEvents`: `eventTypes` with others are refused, and left out means all of those.
 * @summary Create a webhook endpoint
 */
export const createWebhookEndpointHeaderIdempotencyKeyMin = 8;
export const createWebhookEndpointHeaderIdempotencyKeyMax = 128;

export const createWebhookEndpointHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateWebhookEndpointHeader = zod.object({
  "Idempotency-Key": zod.string().min(createWebhookEndpointHeaderIdempotencyKeyMin).max(createWebhookEndpointHeaderIdempotencyKeyMax).regex(createWebhookEndpointHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateWebhookEndpointBody = CreateWebhookEndpointRequest

export const CreateWebhookEndpointResponse = NewWebhookEndpoint

/**
 * Takes all of its values. One that is disabled receives nothing, and the events of that time are not delivered later. What had waited for it before is sent once it is enabled.
 *
 * A person is sent a code by SMS for another `url`: the response has `confirmation`, and nothing changes before `confirmWebhookEndpoint`. A key that sets `eventTypes` that it may
 * not list with `listEvents` is refused.
 * @summary Change a webhook endpoint
 */
export const ChangeWebhookEndpointParams = zod.strictObject({
  "webhookEndpointId": zod.uuid().describe('The `webhookEndpointId` of an endpoint')
})

export const ChangeWebhookEndpointBody = ChangeWebhookEndpointRequest

export const ChangeWebhookEndpointResponse = ChangedWebhookEndpoint

/**
 * With its deliveries. What has not been delivered is not sent any more.
 * @summary Delete a webhook endpoint
 */
export const DeleteWebhookEndpointParams = zod.strictObject({
  "webhookEndpointId": zod.uuid().describe('The `webhookEndpointId` of an endpoint')
})

export const DeleteWebhookEndpointResponse = zod.void()

/**
 * One code confirms one request, once: a new endpoint, another URL, or a roll of the secret. This is the only response that has the secret of a new endpoint or of a roll.
 * @summary Confirm a webhook endpoint
 */
export const ConfirmWebhookEndpointParams = zod.strictObject({
  "webhookEndpointId": zod.uuid().describe('The `webhookEndpointId` of an endpoint')
})

export const confirmWebhookEndpointHeaderIdempotencyKeyMin = 8;
export const confirmWebhookEndpointHeaderIdempotencyKeyMax = 128;

export const confirmWebhookEndpointHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConfirmWebhookEndpointHeader = zod.object({
  "Idempotency-Key": zod.string().min(confirmWebhookEndpointHeaderIdempotencyKeyMin).max(confirmWebhookEndpointHeaderIdempotencyKeyMax).regex(confirmWebhookEndpointHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ConfirmWebhookEndpointBody = ConfirmWebhookEndpointRequest

export const ConfirmWebhookEndpointResponse = ConfirmedWebhookEndpoint

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of a webhook endpoint again
 */
export const ResendWebhookEndpointCodeParams = zod.strictObject({
  "webhookEndpointId": zod.uuid().describe('The `webhookEndpointId` of an endpoint')
})

export const resendWebhookEndpointCodeHeaderIdempotencyKeyMin = 8;
export const resendWebhookEndpointCodeHeaderIdempotencyKeyMax = 128;

export const resendWebhookEndpointCodeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResendWebhookEndpointCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(resendWebhookEndpointCodeHeaderIdempotencyKeyMin).max(resendWebhookEndpointCodeHeaderIdempotencyKeyMax).regex(resendWebhookEndpointCodeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResendWebhookEndpointCodeResponse = WebhookConfirmation

/**
 * For `overlapHours`, deliveries have two signatures: one with the new secret, and one with the old one. Until then, the secret is rolled again only without an overlap, which
 * ends both old ones at once.
 *
 * A person is sent a code by SMS: the response has `confirmation`, and `confirmWebhookEndpoint` returns the secret. A key gets it at once.
 * @summary Roll the secret of a webhook endpoint
 */
export const RollWebhookSecretParams = zod.strictObject({
  "webhookEndpointId": zod.uuid().describe('The `webhookEndpointId` of an endpoint')
})

export const rollWebhookSecretHeaderIdempotencyKeyMin = 8;
export const rollWebhookSecretHeaderIdempotencyKeyMax = 128;

export const rollWebhookSecretHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RollWebhookSecretHeader = zod.object({
  "Idempotency-Key": zod.string().min(rollWebhookSecretHeaderIdempotencyKeyMin).max(rollWebhookSecretHeaderIdempotencyKeyMax).regex(rollWebhookSecretHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RollWebhookSecretBody = RollWebhookSecretRequest

export const RollWebhookSecretResponse = NewWebhookEndpoint

/**
 * An event `ping`, whichever types it has chosen.
 * @summary Send a test to a webhook endpoint
 */
export const TestWebhookEndpointParams = zod.strictObject({
  "webhookEndpointId": zod.uuid().describe('The `webhookEndpointId` of an endpoint')
})

export const testWebhookEndpointHeaderIdempotencyKeyMin = 8;
export const testWebhookEndpointHeaderIdempotencyKeyMax = 128;

export const testWebhookEndpointHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const TestWebhookEndpointHeader = zod.object({
  "Idempotency-Key": zod.string().min(testWebhookEndpointHeaderIdempotencyKeyMin).max(testWebhookEndpointHeaderIdempotencyKeyMax).regex(testWebhookEndpointHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const TestWebhookEndpointResponse = WebhookDelivery

/**
 * Of the last 30 days, newest first.
 * @summary List the deliveries of a webhook endpoint
 */
export const ListWebhookDeliveriesParams = zod.strictObject({
  "webhookEndpointId": zod.uuid().describe('The `webhookEndpointId` of an endpoint')
})

export const listWebhookDeliveriesQueryCursorMax = 2000;

export const listWebhookDeliveriesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listWebhookDeliveriesQueryLimitDefault = 20;
export const listWebhookDeliveriesQueryLimitMax = 100;

export const ListWebhookDeliveriesQueryParams = zod.strictObject({
  "cursor": zod.string().min(1).max(listWebhookDeliveriesQueryCursorMax).regex(listWebhookDeliveriesQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listWebhookDeliveriesQueryLimitMax)).default(listWebhookDeliveriesQueryLimitDefault).describe('Of a page')
})

export const ListWebhookDeliveriesResponse = WebhookDeliveryList

/**
 * As a new delivery of the same event, which has the same `webhook-id`.
 * @summary Send a delivery again
 */
export const ResendWebhookDeliveryParams = zod.strictObject({
  "webhookDeliveryId": zod.uuid().describe('The `webhookDeliveryId` of a delivery')
})

export const resendWebhookDeliveryHeaderIdempotencyKeyMin = 8;
export const resendWebhookDeliveryHeaderIdempotencyKeyMax = 128;

export const resendWebhookDeliveryHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResendWebhookDeliveryHeader = zod.object({
  "Idempotency-Key": zod.string().min(resendWebhookDeliveryHeaderIdempotencyKeyMin).max(resendWebhookDeliveryHeaderIdempotencyKeyMax).regex(resendWebhookDeliveryHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResendWebhookDeliveryResponse = WebhookDelivery

/**
 * In live mode, an administrator proves email, password and a second factor. Without `secondFactor`, the right password returns 401 `SECOND_FACTOR_REQUIRED`. A wrong second factor counts as a wrong password does. Failures are counted by address, by address and email, and by email, and each lock is twice as long as the one before. A device that sends its `deviceToken` is counted by itself, so that nobody else can lock it. The token is valid for 8 hours, or until half an hour passes without a call. Emails are compared in lower case, without a dot at the end, and have ASCII characters only. The sandbox accepts any such email and any password that is not blank, and ignores the second factor.
 * @summary Sign an administrator in
 */
export const LoginAdminBody = AdminLoginRequest

export const LoginAdminResponse = AdminSession

/**
 * @summary End the session
 */
export const LogoutAdminResponse = zod.void()

/**
 * Active or not, in every language and in display order. The languages of an option follow each other.
 * @summary List all options of a category
 */
export const ListAdminKybOptionsQueryParams = zod.strictObject({
  "category": zod.enum(['purpose_of_account', 'business_activity', 'annual_revenue']).describe('Which question of the questionnaire')
})

export const ListAdminKybOptionsResponse = AdminKybOptionList

/**
 * Sign-up offers the option at once. A missing code is made from the label. A missing order is the last order plus 10. `translation` also creates the option in the other language.
 * @summary Create a choice
 */
export const createKybOptionHeaderIdempotencyKeyMin = 8;
export const createKybOptionHeaderIdempotencyKeyMax = 128;

export const createKybOptionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateKybOptionHeader = zod.object({
  "Idempotency-Key": zod.string().min(createKybOptionHeaderIdempotencyKeyMin).max(createKybOptionHeaderIdempotencyKeyMax).regex(createKybOptionHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateKybOptionBody = CreateKybOptionRequest

export const CreateKybOptionResponse = AdminKybOption

/**
 * The body lists every option of the category once, by its `code` or its `id`, in display order. The orders become 10, 20 and so on.
 * @summary Reorder the options of a category
 */
export const ReorderKybOptionsBody = ReorderKybOptionsRequest

export const ReorderKybOptionsResponse = AdminKybOptionList

/**
 * The label belongs to this language. Code, order and active state belong to the option in all its languages. Existing answers of customers keep the old code.
 * @summary Change a choice
 */
export const ChangeKybOptionParams = zod.strictObject({
  "optionId": zod.uuid().describe('The `id` of an option in one language')
})

export const ChangeKybOptionBody = ChangeKybOptionRequest

export const ChangeKybOptionResponse = AdminKybOption

/**
 * Accounts and unfinished sign-ups, 20 per page. Members of a team are found by their phone and ID numbers only. The look is an admin event, once in half an hour for each administrator.
 * @summary List and find customers
 */
export const searchCustomersQueryQMax = 100;

export const searchCustomersQueryQRegExp = new RegExp('^\\s*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$');
export const searchCustomersQuerySortDefault = `newest`;

export const SearchCustomersQueryParams = zod.strictObject({
  "q": zod.string().min(1).max(searchCustomersQueryQMax).regex(searchCustomersQueryQRegExp).optional().describe('A part of the name (of 1 or 2 letters: the beginning of a word), a whole phone or ID number, or the first 4 digits of a CR or unified number. Without it, all customers'),
  "sort": zod.enum(['newest', 'oldest', 'name']).default(searchCustomersQuerySortDefault).describe('By `createdAt` or by name. Customers without a name come last'),
  "cursor": zod.uuid().optional().describe('The `nextCursor` of the previous page, with the same `q` and `sort`')
})

export const SearchCustomersResponse = CustomerList

/**
 * Status, verified facts, answers, balances, locks, sessions, known devices, reviews, security events and admin events of the customer, whether a phone call confirms each sign-in, and whether the account is closed or is to be. The newest 20 events of each kind, and the 20 devices that signed in last. The look is an admin event, once in half an hour for each administrator.
 * @summary Get a customer
 */
export const GetCustomerParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const GetCustomerResponse = CustomerDetails

/**
 * Newest first. A cursor contains `subWallet`: leave it out, or send the same one. The look is an admin event like that of `getCustomer`.
 * @summary List the transactions of a customer
 */
export const ListCustomerTransactionsParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const listCustomerTransactionsQuerySubWalletRegExp = new RegExp('^[0-9]{12}$');
export const listCustomerTransactionsQueryCursorMax = 2000;

export const listCustomerTransactionsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const listCustomerTransactionsQueryLimitDefault = 20;
export const listCustomerTransactionsQueryLimitMax = 100;

export const ListCustomerTransactionsQueryParams = zod.strictObject({
  "subWallet": zod.string().regex(listCustomerTransactionsQuerySubWalletRegExp).optional().describe('The `subWalletId`. Leave it out for the main wallet'),
  "cursor": zod.string().min(1).max(listCustomerTransactionsQueryCursorMax).regex(listCustomerTransactionsQueryCursorRegExp).optional().describe('The `nextCursor` or `previousCursor` of a page'),
  "limit": decimal(zod.number().int().min(1).max(listCustomerTransactionsQueryLimitMax)).default(listCustomerTransactionsQueryLimitDefault).describe('Of a page')
})

export const ListCustomerTransactionsResponse = TransactionList

/**
 * Those that are confirmed and not removed, newest first. The look is an admin event like that of `getCustomer`.
 * @summary List the beneficiaries of a customer
 */
export const ListCustomerBeneficiariesParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const ListCustomerBeneficiariesResponse = CustomerBeneficiaryList

/**
 * No money is sent to it until an administrator resumes it. A transfer that waits to be submitted is cancelled, and the runs of schedules are refused. The customer sees the state, and not why.
 * @summary Suspend a beneficiary of a customer
 */
export const SuspendBeneficiaryParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer'),
  "beneficiaryId": zod.uuid().describe('The `beneficiaryId` of a beneficiary')
})

export const suspendBeneficiaryHeaderIdempotencyKeyMin = 8;
export const suspendBeneficiaryHeaderIdempotencyKeyMax = 128;

export const suspendBeneficiaryHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SuspendBeneficiaryHeader = zod.object({
  "Idempotency-Key": zod.string().min(suspendBeneficiaryHeaderIdempotencyKeyMin).max(suspendBeneficiaryHeaderIdempotencyKeyMax).regex(suspendBeneficiaryHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const SuspendBeneficiaryBody = AdminReason

export const SuspendBeneficiaryResponse = Beneficiary

/**
 * Money can be sent to it again. Until the cooling-off that it was added with is over, it is `cooling_off` and not `active`. What was cancelled stays so.
 * @summary Resume a suspended beneficiary of a customer
 */
export const ResumeBeneficiaryParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer'),
  "beneficiaryId": zod.uuid().describe('The `beneficiaryId` of a beneficiary')
})

export const resumeBeneficiaryHeaderIdempotencyKeyMin = 8;
export const resumeBeneficiaryHeaderIdempotencyKeyMax = 128;

export const resumeBeneficiaryHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResumeBeneficiaryHeader = zod.object({
  "Idempotency-Key": zod.string().min(resumeBeneficiaryHeaderIdempotencyKeyMin).max(resumeBeneficiaryHeaderIdempotencyKeyMax).regex(resumeBeneficiaryHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResumeBeneficiaryBody = AdminReason

export const ResumeBeneficiaryResponse = Beneficiary

/**
 * What its owners have uploaded about it, newest first, with what they are asked for in `requests`. An admin event says who looked. A member has none, but their business.
 * @summary List the documents of a business
 */
export const ListCustomerDocumentsParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const ListCustomerDocumentsResponse = BusinessDocumentList

/**
 * As it was uploaded, to be saved and not to be shown. An admin event says who read it.
 * @summary Download a document of a business
 */
export const DownloadCustomerDocumentParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer'),
  "businessDocumentId": zod.uuid().describe('The `businessDocumentId` of a document of the business, a UUID that the client chooses')
})

export const DownloadCustomerDocumentResponse = zod.unknown()

/**
 * Its owners are told, and it is one of their tasks until one of them uploads a document of this kind. At most one request of a kind is not closed. An admin event says who asked.
 * @summary Ask a business for a document
 */
export const RequestCustomerDocumentParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const requestCustomerDocumentHeaderIdempotencyKeyMin = 8;
export const requestCustomerDocumentHeaderIdempotencyKeyMax = 128;

export const requestCustomerDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestCustomerDocumentHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestCustomerDocumentHeaderIdempotencyKeyMin).max(requestCustomerDocumentHeaderIdempotencyKeyMax).regex(requestCustomerDocumentHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestCustomerDocumentBody = NewDocumentRequest

export const RequestCustomerDocumentResponse = DocumentRequest

/**
 * `withdrawn` of one that is open, `settled` of one whose document has been uploaded. A member of staff who has not seen that an owner has just uploaded or deleted the document is refused. An admin event says who closed it. The documents stay.
 * @summary Close the request for a document
 */
export const CloseCustomerDocumentRequestParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer'),
  "documentRequestId": zod.uuid().describe('The `documentRequestId` of a request for a document')
})

export const closeCustomerDocumentRequestHeaderIdempotencyKeyMin = 8;
export const closeCustomerDocumentRequestHeaderIdempotencyKeyMax = 128;

export const closeCustomerDocumentRequestHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CloseCustomerDocumentRequestHeader = zod.object({
  "Idempotency-Key": zod.string().min(closeCustomerDocumentRequestHeaderIdempotencyKeyMin).max(closeCustomerDocumentRequestHeaderIdempotencyKeyMax).regex(closeCustomerDocumentRequestHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CloseCustomerDocumentRequestBody = DocumentRequestClosure

export const CloseCustomerDocumentRequestResponse = DocumentRequest

/**
 * Ends soft and hard locks of sign-in and recovery, and resets the failure counts.
 * @summary End the locks of a customer
 */
export const UnlockCustomerParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const unlockCustomerHeaderIdempotencyKeyMin = 8;
export const unlockCustomerHeaderIdempotencyKeyMax = 128;

export const unlockCustomerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const UnlockCustomerHeader = zod.object({
  "Idempotency-Key": zod.string().min(unlockCustomerHeaderIdempotencyKeyMin).max(unlockCustomerHeaderIdempotencyKeyMax).regex(unlockCustomerHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const UnlockCustomerBody = AdminReason

export const UnlockCustomerResponse = LocksEnded

/**
 * No money leaves the wallet or moves within it until an administrator lifts the freeze. Money still comes in. The customer is told to call, and not why.
 * @summary Freeze a wallet
 */
export const FreezeCustomerParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const freezeCustomerHeaderIdempotencyKeyMin = 8;
export const freezeCustomerHeaderIdempotencyKeyMax = 128;

export const freezeCustomerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const FreezeCustomerHeader = zod.object({
  "Idempotency-Key": zod.string().min(freezeCustomerHeaderIdempotencyKeyMin).max(freezeCustomerHeaderIdempotencyKeyMax).regex(freezeCustomerHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const FreezeCustomerBody = AdminReason

export const FreezeCustomerResponse = CustomerFreeze

/**
 * Money can leave the wallet again. A later hit of the daily screening that compliance has not seen may freeze it again.
 * @summary Lift the freeze of a wallet
 */
export const UnfreezeCustomerParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const unfreezeCustomerHeaderIdempotencyKeyMin = 8;
export const unfreezeCustomerHeaderIdempotencyKeyMax = 128;

export const unfreezeCustomerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const UnfreezeCustomerHeader = zod.object({
  "Idempotency-Key": zod.string().min(unfreezeCustomerHeaderIdempotencyKeyMin).max(unfreezeCustomerHeaderIdempotencyKeyMax).regex(unfreezeCustomerHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const UnfreezeCustomerBody = AdminReason

export const UnfreezeCustomerResponse = FreezeLifted

/**
 * @summary Sign a customer out everywhere
 */
export const EndCustomerSessionsParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const endCustomerSessionsHeaderIdempotencyKeyMin = 8;
export const endCustomerSessionsHeaderIdempotencyKeyMax = 128;

export const endCustomerSessionsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const EndCustomerSessionsHeader = zod.object({
  "Idempotency-Key": zod.string().min(endCustomerSessionsHeaderIdempotencyKeyMin).max(endCustomerSessionsHeaderIdempotencyKeyMax).regex(endCustomerSessionsHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const EndCustomerSessionsBody = AdminReason

export const EndCustomerSessionsResponse = SessionsEnded

/**
 * Counts from the next code of a sign-in that is verified. Signed-in devices stay signed in. The customer is told. Without the call, the account signs in with password and code.
 * @summary Change whether a phone call confirms each sign-in
 */
export const ChangeSignInCallParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const changeSignInCallHeaderIdempotencyKeyMin = 8;
export const changeSignInCallHeaderIdempotencyKeyMax = 128;

export const changeSignInCallHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeSignInCallHeader = zod.object({
  "Idempotency-Key": zod.string().min(changeSignInCallHeaderIdempotencyKeyMin).max(changeSignInCallHeaderIdempotencyKeyMax).regex(changeSignInCallHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ChangeSignInCallBody = SignInCallRequest

export const ChangeSignInCallResponse = SignInCall

/**
 * What is stored about the person, the business, the devices and the wallet, to hand out to the person. Without secrets, and without what compliance and the staff say among themselves. An admin event says who exported it and why.
 * @summary Export everything about a customer
 */
export const ExportCustomerParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const ExportCustomerBody = AdminReason

export const ExportCustomerResponse = CustomerExport

/**
 * The look is an admin event about each customer in the list, once in half an hour for each administrator.
 * @summary List compliance reviews
 */
export const listReviewsQueryStatusDefault = `open`;

export const ListReviewsQueryParams = zod.strictObject({
  "status": zod.enum(['open', 'closed']).default(listReviewsQueryStatusDefault).describe('`open` lists open reviews, oldest first. `closed` lists the newest 100 closed reviews')
})

export const ListReviewsResponse = ReviewList

/**
 * Does not say whom they are about, so it is no look at a customer.
 * @summary Count the open reviews
 */
export const CountOpenReviewsResponse = ReviewCount

/**
 * The waiting customer's screen updates. `ask_again` repeats the check. The note is never shown to the customer.
 * @summary Decide a review
 */
export const DecideReviewParams = zod.strictObject({
  "reviewId": zod.uuid().describe('The `reviewId` of a review')
})

export const decideReviewHeaderIdempotencyKeyMin = 8;
export const decideReviewHeaderIdempotencyKeyMax = 128;

export const decideReviewHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DecideReviewHeader = zod.object({
  "Idempotency-Key": zod.string().min(decideReviewHeaderIdempotencyKeyMin).max(decideReviewHeaderIdempotencyKeyMax).regex(decideReviewHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const DecideReviewBody = ReviewDecisionRequest

export const DecideReviewResponse = Review

/**
 * ID numbers that compliance does not admit: sign-up is refused as a local screening hit. Last added first, 50 per page. Plink shows the last four digits of a number, and stores the number encrypted.
 * @summary List the deny list
 */
export const listDenyListQueryStatusDefault = `active`;
export const listDenyListQueryLastDigitsRegExp = new RegExp('^[0-9]{4}$');

export const ListDenyListQueryParams = zod.strictObject({
  "status": zod.enum(['active', 'removed']).default(listDenyListQueryStatusDefault).describe('`active` entries refuse a sign-up, `removed` ones no longer do'),
  "lastDigits": zod.string().regex(listDenyListQueryLastDigitsRegExp).optional().describe('Only entries whose number ends with these four digits'),
  "cursor": zod.uuid().optional().describe('The `nextCursor` of the previous page, with the same filters')
})

export const ListDenyListResponse = DenyList

/**
 * From now on `localScreening` of this number returns `HIT`. Accounts that are open and sign-ups that have passed the screening stay as they are.
 * @summary Add an ID number to the deny list
 */
export const addToDenyListHeaderIdempotencyKeyMin = 8;
export const addToDenyListHeaderIdempotencyKeyMax = 128;

export const addToDenyListHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AddToDenyListHeader = zod.object({
  "Idempotency-Key": zod.string().min(addToDenyListHeaderIdempotencyKeyMin).max(addToDenyListHeaderIdempotencyKeyMax).regex(addToDenyListHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const AddToDenyListBody = AddToDenyListRequest

export const AddToDenyListResponse = DenyListEntry

/**
 * The number passes the local screening again. The entry is kept, with who removed it and why.
 * @summary Remove an entry from the deny list
 */
export const RemoveFromDenyListParams = zod.strictObject({
  "entryId": zod.uuid().describe('The `entryId` of an entry of the deny list')
})

export const removeFromDenyListHeaderIdempotencyKeyMin = 8;
export const removeFromDenyListHeaderIdempotencyKeyMax = 128;

export const removeFromDenyListHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RemoveFromDenyListHeader = zod.object({
  "Idempotency-Key": zod.string().min(removeFromDenyListHeaderIdempotencyKeyMin).max(removeFromDenyListHeaderIdempotencyKeyMax).regex(removeFromDenyListHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RemoveFromDenyListBody = AdminReason

export const RemoveFromDenyListResponse = DenyListEntry

/**
 * Another administrator decides it with `decideStaffRequest`. The wallet must be empty, with nothing on hold.
 * @summary Request that an account is closed
 */
export const RequestAccountClosureParams = zod.strictObject({
  "customerId": zod.uuid().describe('The `customerId` of a customer')
})

export const requestAccountClosureHeaderIdempotencyKeyMin = 8;
export const requestAccountClosureHeaderIdempotencyKeyMax = 128;

export const requestAccountClosureHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestAccountClosureHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestAccountClosureHeaderIdempotencyKeyMin).max(requestAccountClosureHeaderIdempotencyKeyMax).regex(requestAccountClosureHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestAccountClosureBody = AdminReason

export const RequestAccountClosureResponse = StaffRequest

/**
 * Another administrator decides it with `decideStaffRequest`. An approval ends the locks of this email and clears its failures; the locks of addresses stay.
 * @summary Request that the sign-in locks of a member of the staff end
 */
export const requestStaffUnlockHeaderIdempotencyKeyMin = 8;
export const requestStaffUnlockHeaderIdempotencyKeyMax = 128;

export const requestStaffUnlockHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestStaffUnlockHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestStaffUnlockHeaderIdempotencyKeyMin).max(requestStaffUnlockHeaderIdempotencyKeyMax).regex(requestStaffUnlockHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestStaffUnlockBody = StaffUnlockRequest

export const RequestStaffUnlockResponse = StaffRequest

/**
 * The look is an admin event about each customer in the list, once in half an hour for each administrator.
 * @summary List requests that a second person decides
 */
export const listStaffRequestsQueryStatusDefault = `pending`;

export const ListStaffRequestsQueryParams = zod.strictObject({
  "status": zod.enum(['pending', 'closed']).default(listStaffRequestsQueryStatusDefault).describe('`pending` lists what waits for its decision, oldest first. `closed` lists the newest 100 that were decided or withdrawn')
})

export const ListStaffRequestsResponse = StaffRequestList

/**
 * Does not say whom they are about, so it is no look at a customer.
 * @summary Count the requests that wait for a second person
 */
export const CountStaffRequestsResponse = StaffRequestCount

/**
 * To approve it carries it out at once. Whoever asked can only withdraw the request, and nobody else can.
 * @summary Decide a request of a colleague, or withdraw one's own
 */
export const DecideStaffRequestParams = zod.strictObject({
  "requestId": zod.uuid().describe('The `requestId` of a request')
})

export const decideStaffRequestHeaderIdempotencyKeyMin = 8;
export const decideStaffRequestHeaderIdempotencyKeyMax = 128;

export const decideStaffRequestHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DecideStaffRequestHeader = zod.object({
  "Idempotency-Key": zod.string().min(decideStaffRequestHeaderIdempotencyKeyMin).max(decideStaffRequestHeaderIdempotencyKeyMax).regex(decideStaffRequestHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const DecideStaffRequestBody = StaffRequestDecisionRequest

export const DecideStaffRequestResponse = StaffRequest

/**
 * Reports of banks and providers that contradict the books. Nothing is posted for an exception: somebody clears it up with the bank or provider. `open`: the oldest first. `resolved`: the one resolved last first. 20 per page. A look at each customer in the list.
 * @summary List the exceptions of money
 */
export const listMoneyExceptionsQueryStatusDefault = `open`;

export const ListMoneyExceptionsQueryParams = zod.strictObject({
  "status": zod.enum(['open', 'resolved']).default(listMoneyExceptionsQueryStatusDefault).describe('`open` ones need somebody, `resolved` ones are kept'),
  "cursor": zod.uuid().optional().describe('The `nextCursor` of the previous page, with the same filter')
})

export const ListMoneyExceptionsResponse = MoneyExceptionList

/**
 * Says how it was cleared up. Moves no money. One administrator resolves it, once, and the note is kept with it.
 * @summary Resolve an exception of money
 */
export const ResolveMoneyExceptionParams = zod.strictObject({
  "exceptionId": zod.uuid().describe('The `exceptionId` of an exception')
})

export const resolveMoneyExceptionHeaderIdempotencyKeyMin = 8;
export const resolveMoneyExceptionHeaderIdempotencyKeyMax = 128;

export const resolveMoneyExceptionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResolveMoneyExceptionHeader = zod.object({
  "Idempotency-Key": zod.string().min(resolveMoneyExceptionHeaderIdempotencyKeyMin).max(resolveMoneyExceptionHeaderIdempotencyKeyMax).regex(resolveMoneyExceptionHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const ResolveMoneyExceptionBody = MoneyExceptionResolutionRequest

export const ResolveMoneyExceptionResponse = MoneyException

/**
 * Does not say whose it is, so it is no look at a customer.
 * @summary Count the money that waits for a person
 */
export const CountMoneyQueuesResponse = MoneyQueues

/**
 * Newest first, 20 per page. A look at each customer in the list.
 * @summary List and find top-ups by card
 */
export const searchTopUpsQueryQMax = 100;

export const searchTopUpsQueryQRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const searchTopUpsQueryAmountMax = 100000000000;

export const searchTopUpsQueryFromRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
export const searchTopUpsQueryToRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');

export const SearchTopUpsQueryParams = zod.strictObject({
  "q": zod.string().min(1).max(searchTopUpsQueryQMax).regex(searchTopUpsQueryQRegExp).optional().describe('A `topUpId`, the reference of the card provider or of the transaction, or the customer: a part of the name, a whole phone or ID number, or the first 4 digits of a CR or unified number'),
  "customerId": zod.uuid().optional().describe('Only those of this customer'),
  "amount": decimal(zod.number().int().min(1).max(searchTopUpsQueryAmountMax)).optional().describe('Only those of exactly this amount, in halalas'),
  "from": zod.iso.date().regex(searchTopUpsQueryFromRegExp).optional().describe('The first day, in Riyadh'),
  "to": zod.iso.date().regex(searchTopUpsQueryToRegExp).optional().describe('The last day, in Riyadh'),
  "state": zod.enum(['created', 'awaiting_3ds', 'paid', 'settled', 'failed', 'expired', 'refunded', 'disputed']).optional().describe('Only top-ups in this state'),
  "cursor": zod.uuid().optional().describe('The `nextCursor` of the previous page, with the same filters')
})

export const SearchTopUpsResponse = AdminTopUpList

/**
 * With each step of its state, where its money is, and what the card provider says. A look at the customer.
 * @summary Get a top-up by card with all that is known of it
 */
export const GetAdminTopUpParams = zod.strictObject({
  "topUpId": zod.uuid().describe('The `topUpId` of `createTopUp`')
})

export const GetAdminTopUpResponse = AdminTopUp

/**
 * The bank of the card has taken the payment back, which the card provider tells the staff. Another administrator decides it with `decideStaffRequest`. Then all
 * that has not gone back yet leaves suspense and the wallet. What is missing there, the customer owes. One request about a top-up waits at a time. A look at the
 * customer.
 * @summary Request that a top-up is recorded as disputed
 */
export const RequestTopUpDisputeParams = zod.strictObject({
  "topUpId": zod.uuid().describe('The `topUpId` of `createTopUp`')
})

export const requestTopUpDisputeHeaderIdempotencyKeyMin = 8;
export const requestTopUpDisputeHeaderIdempotencyKeyMax = 128;

export const requestTopUpDisputeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestTopUpDisputeHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestTopUpDisputeHeaderIdempotencyKeyMin).max(requestTopUpDisputeHeaderIdempotencyKeyMax).regex(requestTopUpDisputeHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestTopUpDisputeBody = AdminReason

export const RequestTopUpDisputeResponse = StaffRequest

/**
 * Newest first, 20 per page. Without `q` and `state`: those that were confirmed, and the runs of schedules. Names of payees are encrypted, so with `payee` a page looks at 2,000
 * transfers: if there are more, it has `searchedBackTo`, may have few items or none, and `nextCursor` looks further back. With `status` `undecided`, those that need a
 * decision: the provider does not say whether they were paid, or their money is in suspense; the one that waits longest first. A look at each customer in the list.
 * @summary List and find transfers
 */
export const searchTransfersQueryQMax = 100;

export const searchTransfersQueryQRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const searchTransfersQueryPayeeMax = 100;

export const searchTransfersQueryPayeeRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const searchTransfersQueryAmountMax = 100000000000;

export const searchTransfersQueryFromRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
export const searchTransfersQueryToRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
export const searchTransfersQueryStatusDefault = `all`;

export const SearchTransfersQueryParams = zod.strictObject({
  "q": zod.string().min(1).max(searchTransfersQueryQMax).regex(searchTransfersQueryQRegExp).optional().describe('The `referenceId` or `transferId`, our number of the payout, the reference of the provider or of a transaction, or the payer: a part of the name, a whole phone or ID number, or the first 4 digits of a CR or unified number'),
  "customerId": zod.uuid().optional().describe('Only those that this customer pays'),
  "payee": zod.string().min(1).max(searchTransfersQueryPayeeMax).regex(searchTransfersQueryPayeeRegExp).optional().describe('A part of the name of the payee, in either language'),
  "amount": decimal(zod.number().int().min(1).max(searchTransfersQueryAmountMax)).optional().describe('Only those of exactly this amount, in halalas'),
  "from": zod.iso.date().regex(searchTransfersQueryFromRegExp).optional().describe('The first day, in Riyadh'),
  "to": zod.iso.date().regex(searchTransfersQueryToRegExp).optional().describe('The last day, in Riyadh'),
  "state": zod.enum(['draft', 'held', 'submitting', 'unknown', 'submitted', 'pending', 'paid', 'returned', 'cancelled', 'refused', 'failed', 'expired', 'scheduled', 'awaiting_approval', 'declined']).optional().describe('Only transfers in this state'),
  "status": zod.enum(['all', 'undecided']).default(searchTransfersQueryStatusDefault).describe('`undecided` for those that need a decision'),
  "cursor": zod.uuid().optional().describe('The `nextCursor` of the previous page, with the same filters')
})

export const SearchTransfersResponse = AdminTransferList

/**
 * With each step of its state, and what the provider was asked and said. A look at the customer.
 * @summary Get a transfer with all that is known of it
 */
export const GetAdminTransferParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const GetAdminTransferResponse = AdminTransfer

/**
 * For a transfer of which the provider does not say whether it was paid, once somebody has found out with the bank; or for one to a Plink customer whose money
 * is in suspense: `paid` credits the recipient, `failed` returns it to the payer. Another administrator decides it with `decideStaffRequest`, where the rules
 * that kept the money out of a wallet still apply. If the provider answers first, its answer counts. One request about a transfer waits at a time.
 * @summary Request how a transfer that needs a decision ends
 */
export const RequestTransferSettlementParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const requestTransferSettlementHeaderIdempotencyKeyMin = 8;
export const requestTransferSettlementHeaderIdempotencyKeyMax = 128;

export const requestTransferSettlementHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestTransferSettlementHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestTransferSettlementHeaderIdempotencyKeyMin).max(requestTransferSettlementHeaderIdempotencyKeyMax).regex(requestTransferSettlementHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestTransferSettlementBody = TransferSettlementRequest

export const RequestTransferSettlementResponse = StaffRequest

/**
 * The money in all wallets, the house accounts that explain it, and what differs. All figures are of one snapshot of the database. Because the
 * check reads the whole ledger, it runs once a minute at most, and only hourly once it takes over two seconds: `checkedAt` says when. While a first
 * check takes longer than ten seconds, the response is 503 with `reason` `first_check` and `Retry-After`.
 * `npm run ledger:check` prints what is wrong.
 * @summary Show whether the ledger agrees
 */
export const GetLedgerReportResponse = LedgerReport

/**
 * Money that arrived at the bank and could not go to a wallet. The longest wait first, 20 per page. A look at each customer in the list.
 * @summary List the bank transfers in suspense
 */
export const listSuspenseCreditsQueryCursorRegExp = new RegExp('^[0-9]{1,14}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');

export const ListSuspenseCreditsQueryParams = zod.strictObject({
  "cursor": zod.string().regex(listSuspenseCreditsQueryCursorRegExp).optional().describe('The `nextCursor` of the page before')
})

export const ListSuspenseCreditsResponse = SuspenseCreditList

/**
 * Another administrator decides it with `decideStaffRequest`. The wallet must be able to receive the money, now and when it is approved: it is active, and
 * does not come to hold more than it may. A frozen one receives money. One request about a transfer waits at a time. A look at the customer.
 * @summary Request that a bank transfer in suspense goes to a wallet
 */
export const RequestSuspenseCreditingParams = zod.strictObject({
  "creditId": zod.uuid().describe('The `creditId` of a bank transfer in suspense')
})

export const requestSuspenseCreditingHeaderIdempotencyKeyMin = 8;
export const requestSuspenseCreditingHeaderIdempotencyKeyMax = 128;

export const requestSuspenseCreditingHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestSuspenseCreditingHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestSuspenseCreditingHeaderIdempotencyKeyMin).max(requestSuspenseCreditingHeaderIdempotencyKeyMax).regex(requestSuspenseCreditingHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestSuspenseCreditingBody = SuspenseCreditingRequest

export const RequestSuspenseCreditingResponse = StaffRequest

/**
 * Another administrator decides it with `decideStaffRequest`. The bank then sends the money back to where it came from. One request about a transfer waits at a time.
 * @summary Request that a bank transfer in suspense is sent back
 */
export const RequestSuspenseReturnParams = zod.strictObject({
  "creditId": zod.uuid().describe('The `creditId` of a bank transfer in suspense')
})

export const requestSuspenseReturnHeaderIdempotencyKeyMin = 8;
export const requestSuspenseReturnHeaderIdempotencyKeyMax = 128;

export const requestSuspenseReturnHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestSuspenseReturnHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestSuspenseReturnHeaderIdempotencyKeyMin).max(requestSuspenseReturnHeaderIdempotencyKeyMax).regex(requestSuspenseReturnHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestSuspenseReturnBody = AdminReason

export const RequestSuspenseReturnResponse = StaffRequest

/**
 * Money that was taken from a card and could not go to the wallet. The longest wait first, 20 per page. A look at each customer in the list.
 * @summary List the card top-ups in suspense
 */
export const listSuspendedTopUpsQueryCursorRegExp = new RegExp('^[0-9]{1,14}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');

export const ListSuspendedTopUpsQueryParams = zod.strictObject({
  "cursor": zod.string().regex(listSuspendedTopUpsQueryCursorRegExp).optional().describe('The `nextCursor` of the page before')
})

export const ListSuspendedTopUpsResponse = SuspendedTopUpList

/**
 * Another administrator decides it with `decideStaffRequest`. The wallet must be able to receive the money, now and when it is approved: it is active, and
 * does not come to hold more than it may. A frozen one receives money. One request about a top-up waits at a time. A look at the customer.
 * @summary Request that a suspended top-up goes to its wallet
 */
export const RequestTopUpCreditingParams = zod.strictObject({
  "topUpId": zod.uuid().describe('The `topUpId` of `createTopUp`')
})

export const requestTopUpCreditingHeaderIdempotencyKeyMin = 8;
export const requestTopUpCreditingHeaderIdempotencyKeyMax = 128;

export const requestTopUpCreditingHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestTopUpCreditingHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestTopUpCreditingHeaderIdempotencyKeyMin).max(requestTopUpCreditingHeaderIdempotencyKeyMax).regex(requestTopUpCreditingHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestTopUpCreditingBody = AdminReason

export const RequestTopUpCreditingResponse = StaffRequest

/**
 * Another administrator decides it with `decideStaffRequest`. Then somebody refunds it at the card provider, and it leaves suspense once the provider says
 * so. One request about a top-up waits at a time. A look at the customer.
 * @summary Request that a suspended top-up goes back to the card
 */
export const RequestTopUpRefundParams = zod.strictObject({
  "topUpId": zod.uuid().describe('The `topUpId` of `createTopUp`')
})

export const requestTopUpRefundHeaderIdempotencyKeyMin = 8;
export const requestTopUpRefundHeaderIdempotencyKeyMax = 128;

export const requestTopUpRefundHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestTopUpRefundHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestTopUpRefundHeaderIdempotencyKeyMin).max(requestTopUpRefundHeaderIdempotencyKeyMax).regex(requestTopUpRefundHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestTopUpRefundBody = AdminReason

export const RequestTopUpRefundResponse = StaffRequest

/**
 * What is on its way, what is in suspense, and what does not agree with the imported files, each with the time since when.
 * @summary Compare the books with the outside at a glance
 */
export const GetReconciliationResponse = Reconciliation

/**
 * One file for each day of the bank and of the card provider. The newest day first, 20 per page.
 * @summary List the imported files
 */
export const ListReconciliationFilesQueryParams = zod.strictObject({
  "cursor": zod.uuid().optional().describe('The `nextCursor` of the page before')
})

export const ListReconciliationFilesResponse = ReconciliationFileList

/**
 * A CAMT.053 statement of the safeguarding account, or the CSV report of the card provider with the columns `payment_id`, `given_id`, `amount`, `currency`, `kind`
 * (`payment`, `refund`, `settlement`) and `time`. The content tells which. A time without an offset is one in Riyadh. At once it is compared with the books: see
 * `listReconciliationDifferences`. What the report settles is settled in the books. A day has one file, and a file is imported once, however it comes: it takes no `Idempotency-Key`.
 * @summary Import the file of a day
 */
export const ImportReconciliationFileBody = ReconciliationFileImport

export const ImportReconciliationFileResponse = ReconciliationFile

/**
 * `open`: the oldest first. `resolved`: the one resolved last first, also those that a later file or posting has resolved. 20 per page. Nothing is posted for a
 * difference until two administrators agree on it.
 * @summary List what does not agree
 */
export const listReconciliationDifferencesQueryStatusDefault = `open`;

export const ListReconciliationDifferencesQueryParams = zod.strictObject({
  "status": zod.enum(['open', 'resolved']).default(listReconciliationDifferencesQueryStatusDefault).describe('`open` ones need somebody, `resolved` ones are kept'),
  "cursor": zod.uuid().optional().describe('The `nextCursor` of the previous page, with the same filter')
})

export const ListReconciliationDifferencesResponse = ReconciliationDifferenceList

/**
 * Another administrator decides it with `decideStaffRequest`. `explained` posts nothing. `suspense` and `fees` post the `correction` of the difference, so that the
 * books say what the bank or provider states: against money that no customer owns yet, or against what is ours. One request about a difference waits at a time.
 * @summary Request that a difference is resolved
 */
export const RequestDifferenceResolutionParams = zod.strictObject({
  "differenceId": zod.uuid().describe('The `differenceId` of a difference')
})

export const requestDifferenceResolutionHeaderIdempotencyKeyMin = 8;
export const requestDifferenceResolutionHeaderIdempotencyKeyMax = 128;

export const requestDifferenceResolutionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RequestDifferenceResolutionHeader = zod.object({
  "Idempotency-Key": zod.string().min(requestDifferenceResolutionHeaderIdempotencyKeyMin).max(requestDifferenceResolutionHeaderIdempotencyKeyMax).regex(requestDifferenceResolutionHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const RequestDifferenceResolutionBody = DifferenceResolutionRequest

export const RequestDifferenceResolutionResponse = StaffRequest

/**
 * Reviews, requests, transfers, money in suspense, exceptions, differences, reported problems and documents that were asked for and have arrived in one list, the longest wait first, 20 per page. What a pending request is about waits as that request. Does not name whom a task is about, so it is no look at a customer.
 * @summary List what waits for the staff
 */
export const listStaffTasksQueryCursorRegExp = new RegExp('^[0-9]{1,14}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');

export const ListStaffTasksQueryParams = zod.strictObject({
  "cursor": zod.string().regex(listStaffTasksQueryCursorRegExp).optional().describe('The `nextCursor` of the page before')
})

export const ListStaffTasksResponse = StaffTaskList

/**
 * The others see who works on it. It does not keep them from deciding about it.
 * @summary Take a task
 */
export const TakeStaffTaskParams = zod.strictObject({
  "taskId": zod.uuid().describe('The `taskId` of a task')
})

export const TakeStaffTaskResponse = StaffTask

/**
 * Also a task of somebody else, who may be away. Succeeds for a task that nobody has taken.
 * @summary Give a task back
 */
export const ReleaseStaffTaskParams = zod.strictObject({
  "taskId": zod.uuid().describe('The `taskId` of a task')
})

export const ReleaseStaffTaskResponse = StaffTask

/**
 * `open` and `answered`: the one that waits longest first. `closed`: the one closed last first. 20 per page. A look at each customer in the list.
 * @summary List the problems that customers have reported
 */
export const listReportedProblemsQueryStatusDefault = `open`;

export const ListReportedProblemsQueryParams = zod.strictObject({
  "status": zod.enum(['open', 'answered', 'closed']).default(listReportedProblemsQueryStatusDefault).describe('`open` ones wait for us, `answered` ones for the customer'),
  "cursor": zod.uuid().optional().describe('The `nextCursor` of the previous page, with the same filter')
})

export const ListReportedProblemsResponse = ReportedProblemList

/**
 * The customer is told by SMS that there is an answer, and reads it in the details of the transaction. Moves no money.
 * @summary Answer a case
 */
export const AnswerTransactionCaseParams = zod.strictObject({
  "caseId": zod.uuid().describe('The `caseId` of a case')
})

export const answerTransactionCaseHeaderIdempotencyKeyMin = 8;
export const answerTransactionCaseHeaderIdempotencyKeyMax = 128;

export const answerTransactionCaseHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AnswerTransactionCaseHeader = zod.object({
  "Idempotency-Key": zod.string().min(answerTransactionCaseHeaderIdempotencyKeyMin).max(answerTransactionCaseHeaderIdempotencyKeyMax).regex(answerTransactionCaseHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const AnswerTransactionCaseBody = CaseAnswerRequest

export const AnswerTransactionCaseResponse = ReportedProblem

/**
 * The newest 200, the last one first.
 * @summary List who asked to be called
 */
export const ListContactRequestsResponse = ContactRequestList

/**
 * Newest first, 50 per page. Days are in Riyadh time.
 * @summary List admin events
 */
export const listAdminEventsQueryCustomerMax = 100;

export const listAdminEventsQueryCustomerRegExp = new RegExp('^[^\\x00-\\x1f\\x7f]*$');
export const listAdminEventsQueryFromRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
export const listAdminEventsQueryToRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');

export const ListAdminEventsQueryParams = zod.strictObject({
  "type": zod.enum(['signed_in', 'signed_in_by_recovery_code', 'signed_out', 'option_created', 'option_changed', 'options_reordered', 'customers_listed', 'customer_viewed', 'locks_ended', 'sessions_ended', 'sign_in_call_changed', 'review_decided', 'wallet_frozen', 'wallet_unfrozen', 'beneficiary_suspended', 'beneficiary_resumed', 'deny_list_added', 'deny_list_removed', 'request_made', 'request_decided', 'account_closed', 'customer_exported', 'suspense_credited', 'suspense_sent_back', 'top_up_disputed', 'transfer_settled', 'exception_resolved', 'case_answered', 'customer_document_read', 'customer_document_requested', 'document_request_closed', 'staff_locks_ended', 'reconciliation_file_imported', 'difference_resolved']).optional().describe('Only events of this type'),
  "adminId": zod.uuid().optional().describe('Only events of this administrator, by the `id` in `admins`'),
  "customerId": zod.uuid().optional().describe('Only events about this customer'),
  "customer": zod.string().min(1).max(listAdminEventsQueryCustomerMax).regex(listAdminEventsQueryCustomerRegExp).optional().describe('Only events about customers with this part of a name, whole phone or ID number, or first 4 digits of a CR or unified number'),
  "from": zod.iso.date().regex(listAdminEventsQueryFromRegExp).optional().describe('The first day, in Riyadh'),
  "to": zod.iso.date().regex(listAdminEventsQueryToRegExp).optional().describe('The last day, in Riyadh'),
  "cursor": zod.uuid().optional().describe('The `nextCursor` of the previous page, with the same filters')
})

export const ListAdminEventsResponse = AdminEventList

/**
 * As far as the process that responds has called them. Calls of a suspended service fail at once for some seconds, because it failed several
 * times in a row. The sandbox calls none.
 * @summary List how the outside services fare
 */
export const ListProviderHealthResponse = ProviderHealthList

/**
 * @summary Get the contact details of support
 */
export const GetSupportResponse = Support

/**
 * For companies with more than one owner, which cannot sign up by themselves. Staff see the number for 30 days. Asking again takes the place of the request before.
 * @summary Ask to be called
 */
export const RequestContactBody = ContactRequestInput

export const RequestContactResponse = zod.void()

/**
 * The company and its licence, the terms, the privacy notice, the fees and how money is kept. Whoever signs up customers shows the terms and the privacy notice before `sendOtp`:
 * verifying the phone accepts the terms in the version that is in force then.
 * @summary Get the texts that customers have to know
 */
export const GetLegalTextsResponse = LegalTexts

/**
 * @summary Check that the process is up
 */
export const GetLivenessResponse = Health

/**
 * 503 while the server stops, or when the database does not take a small write within 3 seconds. `reason` says why it does not. The database is
 * tested at most once a second; callers share the result.
 * @summary Check that the server accepts requests
 */
export const GetReadinessResponse = Readiness

/**
 * For Unifonic alone, which does not authenticate itself: the URL of each call is a secret. Only live mode places such calls, so the sandbox always
 * responds with 404.
 *
 * The response is what the call says next. The first 1 or 2 decides. The same key again gets the same response, the other one is refused. Without
 * a key, or with any other, the call asks again.
 * @summary Receive the key that was pressed in a call
 */
export const receiveCallDigitsPathCallTokenRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');

export const ReceiveCallDigitsParams = zod.object({
  "callToken": zod.string().regex(receiveCallDigitsPathCallTokenRegExp).describe('The secret of the call')
})

export const ReceiveCallDigitsBody = zod.object({
  "callId": zod.union([zod.string(),zod.int(),zod.null()]).optional().describe('The id of the call at Unifonic'),
  "digits": zod.union([zod.string(),zod.int(),zod.null()]).optional().describe('The keys that were pressed, if any')
}).describe('As far as it is read. Other fields, such as `speechResult` and `confidence`, are ignored')

export const ReceiveCallDigitsResponse = CallInstruction

/**
 * For Nafath alone, whose signature of the token is the proof. What the token says is applied as if `getNafathStatus` had asked for it: an
 * approval by anybody but the applicant rejects the request. A token that comes again, or after the end of its request, changes nothing and gets
 * the same response. In the sandbox no token is valid.
 * @summary Receive the token of a person who approved
 */

export const ReceiveNafathTokenBody = zod.object({
  "token": zod.string().min(1).describe('A JWT of Nafath'),
  "requestId": zod.uuid().describe('The id under which Plink started the request')
}).describe('As far as it is read. Other fields, such as `transId`, are ignored')

export const ReceiveNafathTokenResponse = zod.void()

/**
 * For the safeguarding bank alone, whose signature of time and body is the proof. The money goes to the wallet of the IBAN, or into suspense. The
 * bank's reference is the key: a notice that comes again changes nothing and gets the same response, and one with other values is refused.
 * @summary Receive the notice of money that arrived
 */
export const receiveBankCreditHeaderXBankTimestampMax = 20;

export const receiveBankCreditHeaderXBankSignatureMax = 200;

export const ReceiveBankCreditHeader = zod.object({
  "X-Bank-Timestamp": zod.string().max(receiveBankCreditHeaderXBankTimestampMax).optional().describe('Seconds since 1970'),
  "X-Bank-Signature": zod.string().max(receiveBankCreditHeaderXBankSignatureMax).optional().describe('The HMAC-SHA256 of the timestamp, a full stop and the body, in hexadecimal')
})

export const receiveBankCreditBodyBankReferenceMax = 100;

export const ReceiveBankCreditBody = zod.object({
  "bankReference": zod.string().min(1).max(receiveBankCreditBodyBankReferenceMax).describe('The bank\'s own'),
  "iban": zod.string().describe('Of the wallet'),
  "amount": zod.int().min(1).describe('In halalas'),
  "currency": zod.string().describe('Money in another one than SAR becomes an exception'),
  "remitterName": zod.string().describe('As the bank states it'),
  "remitterIban": zod.union([zod.string(),zod.null()]).optional().describe('Null for a deposit of cash'),
  "bookedAt": Timestamp
}).describe('As far as it is read. Other fields are ignored')

export const ReceiveBankCreditResponse = zod.void()

/**
 * For the card provider alone, who proves itself by the secret that it sends along. What it says is not believed: the payment is asked for at
 * the provider and applied as if `getTopUp` had asked. An event that comes again, late, or about a payment that is none of ours changes nothing.
 * In the sandbox nothing is signed: an event names the `reference` of a payment.
 * @summary Receive news of a card payment
 */
export const ReceivePaymentEventBody = zod.object({
  "type": zod.string().optional().describe('The kind of event, such as `payment_paid`'),
  "secret_token": zod.string().optional().describe('The secret that we share with the provider'),
  "data": zod.object({
  "id": zod.string().optional().describe('The id of the payment')
}).optional().describe('The payment'),
  "reference": zod.string().optional().describe('The id of the payment in the sandbox')
}).describe('As far as it is read. Other fields are ignored')

export const ReceivePaymentEventResponse = zod.void()

/**
 * For the provider of payouts alone. Its content is not trusted: the payout is read from the provider, and the answer is applied. A notice that is repeated, late or out of order changes nothing. One about a payout that is not ours gets the same response. In the sandbox nothing is signed: an event names the `reference` of a payout.
 * @summary Receive a change of the state of a payout
 */
export const ReceivePayoutEventBody = zod.object({
  "type": zod.string().optional().describe('The kind of event, such as `payout_paid`'),
  "secret_token": zod.string().optional().describe('The secret that we share with the provider'),
  "data": zod.object({
  "id": zod.string().optional().describe('The id of the payout')
}).optional().describe('The payout'),
  "reference": zod.string().optional().describe('The id of the payout in the sandbox')
}).describe('As far as it is read. Other fields are ignored')

export const ReceivePayoutEventResponse = zod.void()

/**
 * The newest 50, newest first.
 * @summary Read the messages that would have been sent
 */
export const listSandboxMessagesQueryPhoneNumberRegExp = new RegExp('^\\+9665[0-9]{8}$');

export const ListSandboxMessagesQueryParams = zod.strictObject({
  "phoneNumber": zod.string().regex(listSandboxMessagesQueryPhoneNumberRegExp).describe('In E.164. Encode the `+` as `%2B`')
})

export const ListSandboxMessagesResponse = SandboxMessageList

/**
 * To the people of the business of this phone. The newest 50, newest first.
 * @summary Read the emails that would have been sent
 */
export const listSandboxEmailsQueryPhoneNumberRegExp = new RegExp('^\\+9665[0-9]{8}$');

export const ListSandboxEmailsQueryParams = zod.strictObject({
  "phoneNumber": zod.string().regex(listSandboxEmailsQueryPhoneNumberRegExp).describe('In E.164. Encode the `+` as `%2B`')
})

export const ListSandboxEmailsResponse = SandboxEmailList

/**
 * The newest 20, newest first.
 * @summary List the Nafath requests of a phone
 */
export const listSandboxNafathRequestsQueryPhoneNumberRegExp = new RegExp('^\\+9665[0-9]{8}$');

export const ListSandboxNafathRequestsQueryParams = zod.strictObject({
  "phoneNumber": zod.string().regex(listSandboxNafathRequestsQueryPhoneNumberRegExp).describe('In E.164. Encode the `+` as `%2B`')
})

export const ListSandboxNafathRequestsResponse = SandboxNafathRequestList

/**
 * @summary Read one Nafath request
 */
export const GetSandboxNafathRequestParams = zod.strictObject({
  "sessionId": zod.uuid().describe('The `sessionId` of `initiateNafath`')
})

export const GetSandboxNafathRequestResponse = SandboxNafathRequest

/**
 * A waiting request can be approved, declined, sent to review, rejected or expired. A request under review can be approved or rejected.
 * @summary Act as the person, or as compliance
 */
export const DecideSandboxNafathParams = zod.strictObject({
  "sessionId": zod.uuid().describe('The `sessionId` of `initiateNafath`')
})

export const DecideSandboxNafathBody = SandboxNafathDecision

export const DecideSandboxNafathResponse = SandboxNafathRequest

/**
 * The newest 20, newest first.
 * @summary List the verification calls to a phone
 */
export const listSandboxCallsQueryPhoneNumberRegExp = new RegExp('^\\+9665[0-9]{8}$');

export const ListSandboxCallsQueryParams = zod.strictObject({
  "phoneNumber": zod.string().regex(listSandboxCallsQueryPhoneNumberRegExp).describe('In E.164. Encode the `+` as `%2B`')
})

export const ListSandboxCallsResponse = SandboxCallList

/**
 * 1 confirms the sign-in, 2 cancels it.
 * @summary Press 1 or 2 in a verification call
 */
export const PressSandboxCallParams = zod.strictObject({
  "callbackId": zod.uuid().describe('The `callbackId` of `verifyLoginOtp`')
})

export const PressSandboxCallBody = SandboxPress

export const PressSandboxCallResponse = SandboxCall

/**
 * What the simulated bank of a test card asks its holder to confirm.
 * @summary Get a payment on the 3-D Secure page
 */
export const GetSandboxCardPaymentParams = zod.strictObject({
  "paymentId": zod.uuid().describe('The end of a `threeDsUrl`, which is the `topUpId`')
})

export const GetSandboxCardPaymentResponse = SandboxCardPayment

/**
 * In place of the holder of the test card `three_ds`. A payment that is decided already stays as it is, so the call may be repeated.
 * @summary Approve or decline a payment in 3-D Secure
 */
export const DecideSandboxCardPaymentParams = zod.strictObject({
  "paymentId": zod.uuid().describe('The end of a `threeDsUrl`, which is the `topUpId`')
})

export const DecideSandboxCardPaymentBody = SandboxCardDecision

export const DecideSandboxCardPaymentResponse = SandboxCardPayment

/**
 * Somebody pays to the IBAN that `getBankDetails` returns. The simulated bank tells Plink at once. Money for an unknown IBAN, an inactive wallet, or over the maximum balance is in suspense, where the staff decides.
 * @summary Transfer money to an IBAN of a wallet
 */
export const createSandboxBankCreditHeaderIdempotencyKeyMin = 8;
export const createSandboxBankCreditHeaderIdempotencyKeyMax = 128;

export const createSandboxBankCreditHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateSandboxBankCreditHeader = zod.object({
  "Idempotency-Key": zod.string().min(createSandboxBankCreditHeaderIdempotencyKeyMin).max(createSandboxBankCreditHeaderIdempotencyKeyMax).regex(createSandboxBankCreditHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const CreateSandboxBankCreditBody = SandboxBankCreditRequest

export const CreateSandboxBankCreditResponse = SandboxBankCredit

/**
 * What the simulated bank or card provider would send of this day, from its own books, for `importReconciliationFile`. `differences` plants mistakes: `amount`, `unknown`,
 * `missing`, `twice` and `currency` change lines; `sum`, `opening` and `account` change the rest of a file of the bank.
 * @summary Make the file of a day
 */
export const CreateSandboxReconciliationFileBody = SandboxReconciliationFileRequest

export const CreateSandboxReconciliationFileResponse = SandboxReconciliationFile

/**
 * A business of your own in one call, without a sign-up: an open account, a wallet with money, two active beneficiaries, and an API key with every scope, which may send them 1,000.00 SAR a day. Nobody else has the business or can find it. A person can sign in with its phone number and password, as with any account; `verifyLoginOtp` takes the code that `loginWithPassword` returns. It takes no `Idempotency-Key`, which somebody else may send too: make another one instead. A business that nothing has used for 30 days is closed.
 * @summary Make a test business with money and an API key
 */
export const CreateSandboxBusinessBody = CreateSandboxBusinessRequest

export const CreateSandboxBusinessResponse = NewSandboxBusiness

/**
 * The business of the caller is as after `createSandboxBusiness`: opening balance, two beneficiaries, no transactions, transfers, limits, sub-wallets or sessions. Its keys, its webhook endpoints, its password and its numbers stay. It has a new account with a new wallet and a new IBAN, because what the ledger has written never changes. What was under way ends in the old account, which nobody sees. A repetition resets again.
 * @summary Put a test business back to how it was made
 */
export const ResetSandboxBusinessResponse = SandboxBusiness

/**
 * The clock of the business of the caller: ours, until `moveSandboxClock` has moved it.
 * @summary The time of a test business
 */
export const GetSandboxClockResponse = SandboxClock

/**
 * Moves the clock of the business of the caller, and no other, to a time at most 31 days ahead of it. What falls due until then has happened when the response comes, in its order and to the hour: cooling-off periods end, scheduled transfers run, holds are released, drafts expire, payments settle. From then on the clock runs on from that time. Wallet, transactions, transfers, top-ups, beneficiaries and events follow it. Sessions, API keys, changes of number and email, webhook signatures and limits on calls keep the real time. A key that may only read moves no clock. A clock never moves back: `resetSandboxBusiness` gives the business the real time again.
 * @summary Move the time of a test business ahead
 */
export const moveSandboxClockHeaderIdempotencyKeyMin = 8;
export const moveSandboxClockHeaderIdempotencyKeyMax = 128;

export const moveSandboxClockHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MoveSandboxClockHeader = zod.object({
  "Idempotency-Key": zod.string().min(moveSandboxClockHeaderIdempotencyKeyMin).max(moveSandboxClockHeaderIdempotencyKeyMax).regex(moveSandboxClockHeaderIdempotencyKeyRegExp).optional().describe('One value for one request, such as a UUID. Retries of the same request repeat it.')
})

export const MoveSandboxClockBody = MoveSandboxClockRequest

export const MoveSandboxClockResponse = SandboxClock

/**
 * Compares the customer with the lists at once, as the daily job does. A hit that compliance has not seen opens a review of the kind `rescreening`. If compliance rejects it, the wallet is frozen.
 * @summary Run the daily screening of a customer now
 */
export const RunSandboxRescreeningBody = SandboxRescreeningRequest

export const RunSandboxRescreeningResponse = SandboxRescreening

/**
 * Simulates the outside world: top-ups, payments, holds and their captures and releases, reversals, and movements between a wallet and its sub-wallets. The same `key` with the same values returns the same result and posts nothing. The same `key` with other values is rejected. A refused payment is kept as a failed transaction.
 * @summary Post a movement of money to a wallet
 */
export const CreateSandboxPostingBody = PostingRequest

export const CreateSandboxPostingResponse = Posting

/**
 * Submits the transfer to a beneficiary if it waits, and has it paid at once. One that is paid already stays so, so the call may be repeated.
 * @summary Let the bank pay a transfer
 */
export const SettleSandboxTransferParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const SettleSandboxTransferResponse = SandboxTransfer

/**
 * Submits the transfer to a beneficiary if it waits, and has it fail: the money is available again. One that has failed already stays so, so the call may be repeated.
 * @summary Let a transfer fail at the bank
 */
export const FailSandboxTransferParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const FailSandboxTransferResponse = SandboxTransfer

/**
 * Of a paid transfer to a beneficiary. The money comes back as a `returned_transfer`, once, so the call may be repeated.
 * @summary Let the bank of the beneficiary return a transfer
 */
export const ReturnSandboxTransferParams = zod.strictObject({
  "transferId": zod.uuid().describe('The `transferId` of a transfer')
})

export const ReturnSandboxTransferResponse = SandboxTransfer
