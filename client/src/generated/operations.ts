// Generated from openapi.yaml. Do not edit.

import { type Call, type CallOptions, segment } from '../call.ts'
import type {
  AccountRegistration,
  AddBeneficiaryRequest,
  ApiKeyCode,
  ApiKeyList,
  ApiKeyRequestList,
  Approval,
  ApprovalCode,
  ApprovalList,
  ApprovalRules,
  ApprovalState,
  ApprovePaymentRequest,
  BankDetails,
  Beneficiary,
  BeneficiaryCode,
  BeneficiaryList,
  Bill,
  BillInquiry,
  BillOrder,
  BillOrderDraft,
  BillPayment,
  BillPaymentList,
  BillPaymentState,
  BillerCategory,
  BillerList,
  BusinessDocument,
  BusinessDocumentKind,
  BusinessDocumentList,
  CallbackStatus,
  CaseMessageRequest,
  CategoryRuleList,
  CategoryRuleRequest,
  ChangeEmailRequest,
  ChangeMemberRoleRequest,
  ChangeMessageLanguageRequest,
  ChangeNotificationPreferencesRequest,
  ChangePasswordRequest,
  ChangePaymentRequest,
  ChangeSavedBillRequest,
  ChangeTransferScheduleRequest,
  ChangeWebhookEndpointRequest,
  ChangedWebhookEndpoint,
  ConfirmApiKeyRequest,
  ConfirmBeneficiaryRequest,
  ConfirmBillPaymentsRequest,
  ConfirmEmailChangeRequest,
  ConfirmInvitationRequest,
  ConfirmPhoneChangeRequest,
  ConfirmTransferRequest,
  ConfirmWebhookEndpointRequest,
  ConfirmedEmail,
  ConfirmedWebhookEndpoint,
  ContactRequestInput,
  CrCheck,
  CreateApiKeyRequest,
  CreateSandboxBusinessRequest,
  CreateTransferBatchRequest,
  CreateTransferRequest,
  CreateWebhookEndpointRequest,
  CreatedCategoryRule,
  CredentialSet,
  Day,
  DeclinePaymentRequest,
  DocumentProof,
  EmailChange,
  EventList,
  EventType,
  FindRecipientRequest,
  ForgotPasswordRequest,
  GlobalScreening,
  GlobalScreeningRequest,
  Health,
  HoldList,
  IdPhoneMatch,
  IdPhoneMatchRequest,
  InitiateNafathRequest,
  Invitation,
  InvitationCode,
  InviteMemberRequest,
  IssuedDocument,
  IssuedDocumentList,
  KybAnswers,
  KybCategory,
  KybOptionList,
  KybResult,
  LegalTexts,
  Limits,
  LocalScreening,
  LocalScreeningRequest,
  LoginCompleted,
  LoginOtpRequest,
  LoginRequest,
  LoginResendRequest,
  LoginStarted,
  LoginVerified,
  LogoutRequest,
  Me,
  MoveRequest,
  MoveSandboxClockRequest,
  NafathRequest,
  NafathStatus,
  NewApiKey,
  NewSandboxBusiness,
  NewWebhookEndpoint,
  NewestEmailChange,
  NewestPhoneChange,
  NotificationGroup,
  NotificationList,
  NotificationPreferenceList,
  OnboardingSession,
  OtpSent,
  OtpVerified,
  PartialDevice,
  PasswordReset,
  PayBillsRequest,
  PhoneChange,
  PhoneChangeCode,
  PhoneNumber,
  Posting,
  PostingRequest,
  ProfileCreated,
  ProfilePayload,
  ReadNotificationsRequest,
  ReadTransferFileRequest,
  Readiness,
  Receipt,
  ReceiptList,
  Recipient,
  RecoveryStarted,
  ReferenceId,
  RefreshRequest,
  RenameSubWalletRequest,
  ResetPasswordRequest,
  RollApiKeyRequest,
  RollOwnApiKeyRequest,
  RollWebhookSecretRequest,
  SandboxBankCredit,
  SandboxBankCreditRequest,
  SandboxBusiness,
  SandboxCall,
  SandboxCallList,
  SandboxCardDecision,
  SandboxCardPayment,
  SandboxClock,
  SandboxEmailList,
  SandboxMessageList,
  SandboxNafathDecision,
  SandboxNafathRequest,
  SandboxNafathRequestList,
  SandboxPress,
  SandboxRescreening,
  SandboxRescreeningRequest,
  SandboxTransfer,
  SaveBillRequest,
  SavedBill,
  SavedBillList,
  SecurityEventList,
  SeenRequest,
  SendApprovalCodeRequest,
  SendApprovalRulesCodeRequest,
  SendMemberRoleCodeRequest,
  SendOtpRequest,
  SendTransferRequest,
  SessionList,
  SessionsEnded,
  SetApprovalRulesRequest,
  SetPasscodeRequest,
  SetPasswordRequest,
  SkipTransferRunRequest,
  StartPhoneChangeRequest,
  StatementMonthList,
  StatementRequest,
  SubWallet,
  SubWalletId,
  SubWalletList,
  Support,
  TaskList,
  Team,
  Tokens,
  TopUp,
  TopUpList,
  TopUpPayment,
  TopUpRequest,
  Transaction,
  TransactionCase,
  TransactionCaseList,
  TransactionCategory,
  TransactionCategoryList,
  TransactionCategoryRequest,
  TransactionList,
  TransactionProblemRequest,
  TransactionStatus,
  TransactionType,
  Transfer,
  TransferBatch,
  TransferBatchCode,
  TransferBatchDetails,
  TransferBatchList,
  TransferDraft,
  TransferFile,
  TransferList,
  TransferSchedule,
  TransferScheduleList,
  TransferState,
  UnreadNotifications,
  UpdateTransactionRequest,
  ValidateCrRequest,
  VerifyOtpRequest,
  WaitingApprovals,
  Wallet,
  WalletAction,
  WalletActionRequest,
  WalletActionResult,
  WalletActivity,
  WalletConfirmRequest,
  WalletDeactivated,
  WalletEvent,
  WalletSpending,
  WebhookConfirmation,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpointList,
} from './types.ts'

export interface GetCallbackStatusParameters {
  /**
   * The `callbackId` of `verifyLoginOtp`
   * @format uuid
   */
  callbackId: string
}

export interface CompleteCallbackParameters {
  /**
   * The `callbackId` of `verifyLoginOtp`
   * @format uuid
   */
  callbackId: string
}

export interface UploadBusinessDocumentParameters {
  /**
   * The `businessDocumentId` of a document of the business, a UUID that the client chooses
   * @format uuid
   */
  businessDocumentId: string
  /** What the document is */
  kind: BusinessDocumentKind
}

export interface DownloadBusinessDocumentParameters {
  /**
   * The `businessDocumentId` of a document of the business, a UUID that the client chooses
   * @format uuid
   */
  businessDocumentId: string
}

export interface DeleteBusinessDocumentParameters {
  /**
   * The `businessDocumentId` of a document of the business, a UUID that the client chooses
   * @format uuid
   */
  businessDocumentId: string
}

export interface SendEmailLinkParameters {
  /**
   * The `emailChangeId` of a change of the email
   * @format uuid
   */
  emailChangeId: string
}

export interface CancelEmailChangeParameters {
  /**
   * The `emailChangeId` of a change of the email
   * @format uuid
   */
  emailChangeId: string
}

export interface ConfirmPhoneChangeParameters {
  /**
   * The `phoneChangeId` of a change of the mobile number
   * @format uuid
   */
  phoneChangeId: string
}

export interface SendPhoneChangeCodeParameters {
  /**
   * The `phoneChangeId` of a change of the mobile number
   * @format uuid
   */
  phoneChangeId: string
}

export interface CancelPhoneChangeParameters {
  /**
   * The `phoneChangeId` of a change of the mobile number
   * @format uuid
   */
  phoneChangeId: string
}

export interface EndSessionParameters {
  /**
   * The `id` of a session
   * @format uuid
   */
  sessionId: string
}

export interface RevokeApiKeyParameters {
  /**
   * The `apiKeyId` of an API key
   * @format uuid
   */
  apiKeyId: string
}

export interface ListApiKeyRequestsParameters {
  /**
   * The `apiKeyId` of an API key
   * @format uuid
   */
  apiKeyId: string
  /**
   * The `X-Request-Id` of a response
   * @format uuid
   */
  requestId?: string | undefined
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface RollApiKeyParameters {
  /**
   * The `apiKeyId` of an API key
   * @format uuid
   */
  apiKeyId: string
}

export interface ConfirmApiKeyParameters {
  /**
   * The `apiKeyId` of an API key
   * @format uuid
   */
  apiKeyId: string
}

export interface ResendApiKeyCodeParameters {
  /**
   * The `apiKeyId` of an API key
   * @format uuid
   */
  apiKeyId: string
}

export interface RevokeInvitationParameters {
  /**
   * The `invitationId` of an invitation
   * @format uuid
   */
  invitationId: string
}

export interface ConfirmInvitationParameters {
  /**
   * The `invitationId` of an invitation
   * @format uuid
   */
  invitationId: string
}

export interface ResendInvitationCodeParameters {
  /**
   * The `invitationId` of an invitation
   * @format uuid
   */
  invitationId: string
}

export interface SendMemberRoleCodeParameters {
  /**
   * The `memberId` of a member
   * @format uuid
   */
  memberId: string
}

export interface ChangeMemberRoleParameters {
  /**
   * The `memberId` of a member
   * @format uuid
   */
  memberId: string
}

export interface RemoveMemberParameters {
  /**
   * The `memberId` of a member
   * @format uuid
   */
  memberId: string
}

export interface GetNafathStatusParameters {
  /**
   * The `sessionId` of `initiateNafath`
   * @format uuid
   */
  sessionId: string
}

export interface ListKybOptionsParameters {
  /** Which question of the questionnaire */
  category: KybCategory
  /**
   * Language of the labels
   * @default en
   */
  locale?: 'en' | 'ar' | undefined
}

export interface GetWalletParameters {
  /** The `subWalletId`. Leave it out for the main wallet */
  subWallet?: SubWalletId | undefined
}

export interface GetWalletActivityParameters {
  /**
   * How far back
   * @default week
   */
  period?: 'week' | 'month' | 'year' | undefined
  /** The `subWalletId`. Leave it out for the main wallet */
  subWallet?: SubWalletId | undefined
}

export interface GetWalletSpendingParameters {
  /**
   * What to group by: `type` fills `shares`, `payee` fills `payees`, `purpose` fills `purposes`
   * @default type
   */
  by?: 'type' | 'payee' | 'purpose' | undefined
  /** The `subWalletId`. Leave it out for the main wallet */
  subWallet?: SubWalletId | undefined
}

export interface RenameSubWalletParameters {
  /** The `subWalletId` of `listSubWallets` */
  subWalletId: SubWalletId
}

export interface CloseSubWalletParameters {
  /** The `subWalletId` of `listSubWallets` */
  subWalletId: SubWalletId
}

export interface ConfirmWalletActionParameters {
  /**
   * The `actionId` of `createWalletAction`
   * @format uuid
   */
  actionId: string
}

export interface ResendWalletActionCodeParameters {
  /**
   * The `actionId` of `createWalletAction`
   * @format uuid
   */
  actionId: string
}

export interface ListTransactionsParameters {
  /** `pending` while the money is on hold */
  status?: TransactionStatus | undefined
  /** What a transaction was for */
  type?: TransactionType | undefined
  /**
   * The `categoryId` of a category. No transaction is in one that does not exist
   * @format uuid
   */
  categoryId?: string | undefined
  /** `none`: only transactions without a category */
  category?: 'none' | undefined
  /** `none`: only transactions to which no receipt is attached */
  receipt?: 'none' | undefined
  /**
   * A part of the merchant's or beneficiary's name, or of the reference ID
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  q?: string | undefined
  /** The first day, in Riyadh */
  from?: Day | undefined
  /** The last day, in Riyadh */
  to?: Day | undefined
  /** The `subWalletId`. Leave it out for the main wallet */
  subWallet?: SubWalletId | undefined
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface ExportTransactionsParameters {
  /** `pending` while the money is on hold */
  status?: TransactionStatus | undefined
  /** What a transaction was for */
  type?: TransactionType | undefined
  /**
   * The `categoryId` of a category. No transaction is in one that does not exist
   * @format uuid
   */
  categoryId?: string | undefined
  /** `none`: only transactions without a category */
  category?: 'none' | undefined
  /** `none`: only transactions to which no receipt is attached */
  receipt?: 'none' | undefined
  /**
   * A part of the merchant's or beneficiary's name, or of the reference ID
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  q?: string | undefined
  /** The first day, in Riyadh */
  from?: Day | undefined
  /** The last day, in Riyadh */
  to?: Day | undefined
  /** The `subWalletId`. Leave it out for the main wallet */
  subWallet?: SubWalletId | undefined
  /**
   * Language of the column headings and of the names of types and statuses
   * @default en
   */
  locale?: 'en' | 'ar' | undefined
}

export interface GetTransactionParameters {
  /** The reference ID of a transaction */
  referenceId: ReferenceId
}

export interface UpdateTransactionParameters {
  /** The reference ID of a transaction */
  referenceId: ReferenceId
}

export interface ListReceiptsParameters {
  /** The reference ID of a transaction */
  referenceId: ReferenceId
}

export interface UploadReceiptParameters {
  /** The reference ID of a transaction */
  referenceId: ReferenceId
  /**
   * The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses
   * @format uuid
   */
  receiptId: string
}

export interface DownloadReceiptParameters {
  /** The reference ID of a transaction */
  referenceId: ReferenceId
  /**
   * The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses
   * @format uuid
   */
  receiptId: string
}

export interface DeleteReceiptParameters {
  /** The reference ID of a transaction */
  referenceId: ReferenceId
  /**
   * The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses
   * @format uuid
   */
  receiptId: string
}

export interface ListPaymentReceiptsParameters {
  /**
   * The `transferId` of a transfer or the `billPaymentId` of a bill payment
   * @format uuid
   */
  paymentId: string
}

export interface UploadPaymentReceiptParameters {
  /**
   * The `transferId` of a transfer or the `billPaymentId` of a bill payment
   * @format uuid
   */
  paymentId: string
  /**
   * The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses
   * @format uuid
   */
  receiptId: string
}

export interface DownloadPaymentReceiptParameters {
  /**
   * The `transferId` of a transfer or the `billPaymentId` of a bill payment
   * @format uuid
   */
  paymentId: string
  /**
   * The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses
   * @format uuid
   */
  receiptId: string
}

export interface DeletePaymentReceiptParameters {
  /**
   * The `transferId` of a transfer or the `billPaymentId` of a bill payment
   * @format uuid
   */
  paymentId: string
  /**
   * The `receiptId` of a receipt of the transaction or payment, a UUID that the client chooses
   * @format uuid
   */
  receiptId: string
}

export interface ListTransactionCasesParameters {
  /** The reference ID of a transaction */
  referenceId: ReferenceId
}

export interface ReportTransactionProblemParameters {
  /** The reference ID of a transaction */
  referenceId: ReferenceId
}

export interface WriteToTransactionCaseParameters {
  /**
   * The `caseId` of a case
   * @format uuid
   */
  caseId: string
}

export interface CloseTransactionCaseParameters {
  /**
   * The `caseId` of a case
   * @format uuid
   */
  caseId: string
}

export interface RenameTransactionCategoryParameters {
  /**
   * The `categoryId` of a category
   * @format uuid
   */
  categoryId: string
}

export interface DeleteTransactionCategoryParameters {
  /**
   * The `categoryId` of a category
   * @format uuid
   */
  categoryId: string
}

export interface DeleteCategoryRuleParameters {
  /**
   * The `ruleId` of a rule
   * @format uuid
   */
  ruleId: string
}

export interface ListHoldsParameters {
  /** The `subWalletId`. Leave it out for the main wallet */
  subWallet?: SubWalletId | undefined
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface ListStatementsParameters {
  /** The `subWalletId`. Leave it out for the main wallet */
  subWallet?: SubWalletId | undefined
}

export interface GetIssuedDocumentParameters {
  /**
   * The `documentId` of a statement, certificate or letter
   * @format uuid
   */
  documentId: string
}

export interface GetIssuedDocumentPdfParameters {
  /**
   * The `documentId` of a statement, certificate or letter
   * @format uuid
   */
  documentId: string
  /**
   * Language of the file
   * @default en
   */
  locale?: 'en' | 'ar' | undefined
}

export interface GetStatementCsvParameters {
  /**
   * The `documentId` of a statement, certificate or letter
   * @format uuid
   */
  documentId: string
  /**
   * Language of the file
   * @default en
   */
  locale?: 'en' | 'ar' | undefined
}

export interface GetStatementXlsxParameters {
  /**
   * The `documentId` of a statement, certificate or letter
   * @format uuid
   */
  documentId: string
  /**
   * Language of the file
   * @default en
   */
  locale?: 'en' | 'ar' | undefined
}

export interface GetStatementCamtParameters {
  /**
   * The `documentId` of a statement, certificate or letter
   * @format uuid
   */
  documentId: string
}

export interface GetStatementSwiftParameters {
  /**
   * The `documentId` of a statement, certificate or letter
   * @format uuid
   */
  documentId: string
}

export interface VerifyDocumentParameters {
  /**
   * As printed. Small letters, and missing hyphens, are accepted
   * @pattern ^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$
   */
  code: string
}

export interface ListBeneficiariesParameters {
  /**
   * A part of the name, the nickname or the IBAN
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  q?: string | undefined
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface GetBeneficiaryParameters {
  /**
   * The `beneficiaryId` of a beneficiary
   * @format uuid
   */
  beneficiaryId: string
}

export interface RemoveBeneficiaryParameters {
  /**
   * The `beneficiaryId` of a beneficiary
   * @format uuid
   */
  beneficiaryId: string
}

export interface ConfirmBeneficiaryParameters {
  /**
   * The `beneficiaryId` of a beneficiary
   * @format uuid
   */
  beneficiaryId: string
}

export interface ResendBeneficiaryCodeParameters {
  /**
   * The `beneficiaryId` of a beneficiary
   * @format uuid
   */
  beneficiaryId: string
}

export interface ListTopUpsParameters {
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface GetTopUpParameters {
  /**
   * The `topUpId` of `createTopUp`
   * @format uuid
   */
  topUpId: string
}

export interface PayTopUpParameters {
  /**
   * The `topUpId` of `createTopUp`
   * @format uuid
   */
  topUpId: string
}

export interface ListTransfersParameters {
  /** Only transfers in this state */
  state?: TransferState | undefined
  /**
   * A part of the payee's name, of the number of the transfer or of its note
   * @pattern ^[^\x00-\x1f\x7f]*$
   * @minLength 1
   * @maxLength 100
   */
  q?: string | undefined
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface GetTransferParameters {
  /**
   * The `transferId` of a transfer
   * @format uuid
   */
  transferId: string
}

export interface GetTransferReceiptParameters {
  /**
   * The `transferId` of a transfer
   * @format uuid
   */
  transferId: string
  /**
   * Language of the receipt
   * @default en
   */
  locale?: 'en' | 'ar' | undefined
}

export interface ConfirmTransferParameters {
  /**
   * The `transferId` of a transfer
   * @format uuid
   */
  transferId: string
}

export interface ResendTransferCodeParameters {
  /**
   * The `transferId` of a transfer
   * @format uuid
   */
  transferId: string
}

export interface CancelTransferParameters {
  /**
   * The `transferId` of a transfer
   * @format uuid
   */
  transferId: string
}

export interface ListTransferSchedulesParameters {
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface GetTransferScheduleParameters {
  /**
   * The `scheduleId` of a schedule
   * @format uuid
   */
  scheduleId: string
}

export interface CancelTransferScheduleParameters {
  /**
   * The `scheduleId` of a schedule
   * @format uuid
   */
  scheduleId: string
}

export interface ChangeTransferScheduleParameters {
  /**
   * The `scheduleId` of a schedule
   * @format uuid
   */
  scheduleId: string
}

export interface SkipTransferRunParameters {
  /**
   * The `scheduleId` of a schedule
   * @format uuid
   */
  scheduleId: string
}

export interface UnskipTransferRunParameters {
  /**
   * The `scheduleId` of a schedule
   * @format uuid
   */
  scheduleId: string
  /** The day of a run */
  on: Day
}

export interface ListTransferBatchesParameters {
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface GetTransferBatchParameters {
  /**
   * The `batchId` of a batch
   * @format uuid
   */
  batchId: string
}

export interface SendTransferBatchCodeParameters {
  /**
   * The `batchId` of a batch
   * @format uuid
   */
  batchId: string
}

export interface ConfirmTransferBatchParameters {
  /**
   * The `batchId` of a batch
   * @format uuid
   */
  batchId: string
}

export interface CancelTransferBatchParameters {
  /**
   * The `batchId` of a batch
   * @format uuid
   */
  batchId: string
}

export interface GetTransferFileTemplateParameters {
  /**
   * Language of the file
   * @default en
   */
  locale?: 'en' | 'ar' | undefined
}

export interface ListBillersParameters {
  /**
   * Words of the name, in either language, or the code
   * @maxLength 50
   */
  q?: string | undefined
  /** Only billers of this kind */
  category?: BillerCategory | undefined
}

export interface ConfirmBillPaymentsParameters {
  /**
   * The `billOrderId` of `payBills`
   * @format uuid
   */
  billOrderId: string
}

export interface ResendBillCodeParameters {
  /**
   * The `billOrderId` of `payBills`
   * @format uuid
   */
  billOrderId: string
}

export interface ListBillPaymentsParameters {
  /** Only payments in this state */
  state?: BillPaymentState | undefined
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface GetBillPaymentParameters {
  /**
   * The `billPaymentId` of `listBillPayments`
   * @format uuid
   */
  billPaymentId: string
}

export interface CancelBillPaymentParameters {
  /**
   * The `billPaymentId` of `listBillPayments`
   * @format uuid
   */
  billPaymentId: string
}

export interface GetBillReceiptParameters {
  /**
   * The `billPaymentId` of `listBillPayments`
   * @format uuid
   */
  billPaymentId: string
  /**
   * Language of the receipt
   * @default en
   */
  locale?: 'en' | 'ar' | undefined
}

export interface ChangeSavedBillParameters {
  /**
   * The `savedBillId` of `listSavedBills`
   * @format uuid
   */
  savedBillId: string
}

export interface RemoveSavedBillParameters {
  /**
   * The `savedBillId` of `listSavedBills`
   * @format uuid
   */
  savedBillId: string
}

export interface ListEventsParameters {
  /** Events of this type alone */
  type?: EventType | undefined
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface ListApprovalsParameters {
  /** Only payments in this state */
  state?: ApprovalState | undefined
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface GetApprovalParameters {
  /**
   * The `approvalId` of a payment
   * @format uuid
   */
  approvalId: string
}

export interface ChangePaymentParameters {
  /**
   * The `approvalId` of a payment
   * @format uuid
   */
  approvalId: string
}

export interface SendApprovalCodeParameters {
  /**
   * The `approvalId` of a payment
   * @format uuid
   */
  approvalId: string
}

export interface ApprovePaymentParameters {
  /**
   * The `approvalId` of a payment
   * @format uuid
   */
  approvalId: string
}

export interface DeclinePaymentParameters {
  /**
   * The `approvalId` of a payment
   * @format uuid
   */
  approvalId: string
}

export interface WithdrawPaymentParameters {
  /**
   * The `approvalId` of a payment
   * @format uuid
   */
  approvalId: string
}

export interface ListNotificationsParameters {
  /** Notifications of this group alone */
  group?: NotificationGroup | undefined
  /** Unread notifications alone */
  status?: 'unread' | undefined
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface MarkNotificationReadParameters {
  /**
   * The `notificationId` of a notification
   * @format uuid
   */
  notificationId: string
}

export interface ChangeWebhookEndpointParameters {
  /**
   * The `webhookEndpointId` of an endpoint
   * @format uuid
   */
  webhookEndpointId: string
}

export interface DeleteWebhookEndpointParameters {
  /**
   * The `webhookEndpointId` of an endpoint
   * @format uuid
   */
  webhookEndpointId: string
}

export interface ConfirmWebhookEndpointParameters {
  /**
   * The `webhookEndpointId` of an endpoint
   * @format uuid
   */
  webhookEndpointId: string
}

export interface ResendWebhookEndpointCodeParameters {
  /**
   * The `webhookEndpointId` of an endpoint
   * @format uuid
   */
  webhookEndpointId: string
}

export interface RollWebhookSecretParameters {
  /**
   * The `webhookEndpointId` of an endpoint
   * @format uuid
   */
  webhookEndpointId: string
}

export interface TestWebhookEndpointParameters {
  /**
   * The `webhookEndpointId` of an endpoint
   * @format uuid
   */
  webhookEndpointId: string
}

export interface ListWebhookDeliveriesParameters {
  /**
   * The `webhookEndpointId` of an endpoint
   * @format uuid
   */
  webhookEndpointId: string
  /**
   * The `nextCursor` or `previousCursor` of a page
   * @pattern ^[A-Za-z0-9_.-]+$
   * @minLength 1
   * @maxLength 2000
   */
  cursor?: string | undefined
  /**
   * Of a page
   * @minimum 1
   * @maximum 100
   * @default 20
   */
  limit?: number | undefined
}

export interface ResendWebhookDeliveryParameters {
  /**
   * The `webhookDeliveryId` of a delivery
   * @format uuid
   */
  webhookDeliveryId: string
}

export interface ListSandboxMessagesParameters {
  /** In E.164. Encode the `+` as `%2B` */
  phoneNumber: PhoneNumber
}

export interface ListSandboxEmailsParameters {
  /** In E.164. Encode the `+` as `%2B` */
  phoneNumber: PhoneNumber
}

export interface ListSandboxNafathRequestsParameters {
  /** In E.164. Encode the `+` as `%2B` */
  phoneNumber: PhoneNumber
}

export interface GetSandboxNafathRequestParameters {
  /**
   * The `sessionId` of `initiateNafath`
   * @format uuid
   */
  sessionId: string
}

export interface DecideSandboxNafathParameters {
  /**
   * The `sessionId` of `initiateNafath`
   * @format uuid
   */
  sessionId: string
}

export interface ListSandboxCallsParameters {
  /** In E.164. Encode the `+` as `%2B` */
  phoneNumber: PhoneNumber
}

export interface PressSandboxCallParameters {
  /**
   * The `callbackId` of `verifyLoginOtp`
   * @format uuid
   */
  callbackId: string
}

export interface GetSandboxCardPaymentParameters {
  /**
   * The end of a `threeDsUrl`, which is the `topUpId`
   * @format uuid
   */
  paymentId: string
}

export interface DecideSandboxCardPaymentParameters {
  /**
   * The end of a `threeDsUrl`, which is the `topUpId`
   * @format uuid
   */
  paymentId: string
}

export interface SettleSandboxTransferParameters {
  /**
   * The `transferId` of a transfer
   * @format uuid
   */
  transferId: string
}

export interface FailSandboxTransferParameters {
  /**
   * The `transferId` of a transfer
   * @format uuid
   */
  transferId: string
}

export interface ReturnSandboxTransferParameters {
  /**
   * The `transferId` of a transfer
   * @format uuid
   */
  transferId: string
}

/** Every operation of the contract, under its `operationId`. */
export interface Operations {
  /**
   * Send the sign-up code.
   *
   * Sends a six-digit code by SMS. The code is valid for 5 minutes and replaces any earlier one. A new code can be requested after 30 seconds and
   * 10 times an hour for a phone number. A new code does not give new attempts. Freelancers have 3 attempts, others 5. On the alternative screen everybody has 5.
   *
   * With `joinsTeam` the phone follows an invitation of `inviteMember`. Whether there is one, only the code tells: `verifyOtp`.
   *
   * Show the terms and the privacy notice of `getLegalTexts` first: verifying the phone accepts the terms, and their version is stored with the time.
   *
   * @example
   * await plink.sendOtp({
   *   phoneNumber: '+966512345678',
   *   businessType: 'freelancer'
   * })
   */
  sendOtp(body: SendOtpRequest, options?: CallOptions): Promise<OtpSent>

  /**
   * Verify the sign-up code.
   *
   * Consumes the code and returns the onboarding token, valid for 24 hours. Freelancers have 3 attempts, others 5, and everybody has 5 when the code was requested
   * with `alternativeScreen`. The same wrong code counts each time. After the last attempt the number is locked for 15 minutes. A number that already has
   * an account gets `nextStep: login` and no token.
   *
   * `OTP_VERIFY_FAILED` means that the code itself was not checked: no code waits for this number.
   *
   * A code that was requested with `joinsTeam` takes up the newest open invitation. Registration and questionnaire are then those of the business: go on with `localScreening`, and after
   * `runGlobalScreening` with `setPassword`.
   *
   * @example
   * await plink.verifyOtp({
   *   phoneNumber: '+966512345678',
   *   otp: '482913',
   *   locale: 'en'
   * })
   */
  verifyOtp(body: VerifyOtpRequest, options?: CallOptions): Promise<OtpVerified>

  /**
   * Set the first password.
   *
   * Opens the account. From now on the phone, the identity and the commercial registration belong to it alone. A password has 8 to 128 characters with letters, numbers and
   * symbols (of `!@#$%^&*(),.?":{}|<>`), and is not a common password. Whoever follows an invitation becomes a member, with its role.
   *
   * Takes the onboarding token.
   *
   * @example
   * await plink.setPassword({
   *   userId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   password: 'Sandbox#2026'
   * })
   */
  setPassword(body: SetPasswordRequest, options?: CallOptions): Promise<CredentialSet>

  /**
   * Set the passcode.
   *
   * Six digits, neither all the same nor a sequence. Set once, after the password.
   *
   * Takes the onboarding token.
   *
   * @example
   * await plink.setPasscode({
   *   userId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   passcode: '280519'
   * })
   */
  setPasscode(body: SetPasscodeRequest, options?: CallOptions): Promise<CredentialSet>

  /**
   * Sign in with the password.
   *
   * The first step of a sign-in. `emailOrPhone` is the phone number, the national ID or Iqama, or the unified national number of the business, with or without
   * `+966`. Most accounts then need the code that is sent to their phone (`needsOtp`). Within 30 seconds of a code, the same device is asked for that one, and another
   * device gets 429 `OTP_COOLDOWN`. Some get their tokens at once. Five failures within an hour, of
   * password, code and call together, lock the sign-in for 15 minutes. The third such lock within 24 hours is permanent. The response is the
   * same, and takes as long, if no account exists.
   *
   * @example
   * await plink.loginWithPassword({
   *   emailOrPhone: '+966512345678',
   *   password: 'Palm#Trees2031',
   *   device: {
   *     platform: 'web',
   *     userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/146.0 Mobile Safari/537.36',
   *     screenResolution: '412x915',
   *     timezone: 'Asia/Riyadh'
   *   }
   * })
   */
  loginWithPassword(body: LoginRequest, options?: CallOptions): Promise<LoginStarted>

  /**
   * Verify the sign-in code.
   *
   * Works within 15 minutes after the last code, from the same `device`. Returns the tokens, or `needsCallback` for accounts that confirm each sign-in by phone call. Without a sign-in under way on this device, a locked account gets 410 like an unknown `userId`.
   *
   * @example
   * await plink.verifyLoginOtp({
   *   userId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   otp: '482913',
   *   device: {
   *     platform: 'web',
   *     userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/146.0 Mobile Safari/537.36',
   *     screenResolution: '412x915',
   *     timezone: 'Asia/Riyadh'
   *   }
   * })
   */
  verifyLoginOtp(body: LoginOtpRequest, options?: CallOptions): Promise<LoginVerified>

  /**
   * Send the sign-in code again.
   *
   * Replaces the last code. Possible 30 seconds after it and 10 times an hour. Earlier attempts still count.
   *
   * @example
   * await plink.resendLoginOtp({
   *   userId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   device: {
   *     platform: 'web',
   *     userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/146.0 Mobile Safari/537.36',
   *     screenResolution: '412x915',
   *     timezone: 'Asia/Riyadh'
   *   }
   * })
   */
  resendLoginOtp(body: LoginResendRequest, options?: CallOptions): Promise<LoginStarted>

  /**
   * Poll the verification call.
   *
   * Poll every 2 seconds. The phone rings for 2 minutes at most.
   *
   * @example
   * await plink.getCallbackStatus({
   *   callbackId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getCallbackStatus(parameters: GetCallbackStatusParameters, options?: CallOptions): Promise<CallbackStatus>

  /**
   * Complete a sign-in that was confirmed by phone.
   *
   * Works once, and only from the `device` that started the sign-in. Any other device gets 404.
   *
   * @example
   * await plink.completeCallback({
   *   callbackId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   platform: 'web',
   *   userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/146.0 Mobile Safari/537.36',
   *   screenResolution: '412x915',
   *   timezone: 'Asia/Riyadh'
   * })
   */
  completeCallback(parameters: CompleteCallbackParameters, body: PartialDevice, options?: CallOptions): Promise<LoginCompleted>

  /**
   * Begin a recovery.
   *
   * Checks the ID, Iqama or unified national number together with the date of birth or the phone number, and sends a code to the account's phone. An empty
   * `dateOfBirth` sends the code of the current recovery again; the first `resetToken` stays valid. A date of birth is `2012-12-03` or `031212`. Five failures within an
   * hour lock recovery for 15 minutes. An account that only the call center can unlock cannot be recovered here.
   *
   * @example
   * await plink.forgotPassword({
   *   idUnn: '1990800003',
   *   dateOfBirth: '2012-12-03'
   * })
   */
  forgotPassword(body: ForgotPasswordRequest, options?: CallOptions): Promise<RecoveryStarted>

  /**
   * Set a new password in a recovery.
   *
   * Consumes the code, and ends every session and a lock of 15 minutes, but not a permanent lock. The new password has at least 8 characters with an uppercase and a lowercase letter, a number and a symbol (any character that is neither a letter nor a number), and is not a common password.
   *
   * @example
   * await plink.resetPassword({
   *   resetToken: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f.rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0',
   *   otp: '482913',
   *   newPassword: 'Dates&Coffee77'
   * })
   */
  resetPassword(body: ResetPasswordRequest, options?: CallOptions): Promise<PasswordReset>

  /**
   * Refresh the tokens.
   *
   * Each refresh token works once. A refresh token that is used twice ends its session, because it may have been stolen. A call that runs while another call exchanges the token is rejected with `TOKEN_ROTATED` and does not end the session.
   *
   * @example
   * await plink.refreshTokens({
   *   refreshToken: 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0'
   * })
   */
  refreshTokens(body: RefreshRequest, options?: CallOptions): Promise<Tokens>

  /**
   * Sign out.
   *
   * Ends the session of the refresh token. Also succeeds if the session has already ended. With the token of an unfinished sign-up in its place, ends that token.
   *
   * @example
   * await plink.logout({
   *   refreshToken: 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0'
   * })
   */
  logout(body: LogoutRequest, options?: CallOptions): Promise<void>

  /**
   * Change the password while signed in.
   *
   * Ends every session, including the calling one, and returns the tokens of a new session for this device. The password rules are those of `resetPassword`. Wrong current passwords count as failed sign-ins. A retry may get 401 because the password has already been changed.
   *
   * Takes the access token.
   *
   * @example
   * await plink.changePassword({
   *   currentPassword: 'Palm#Trees2031',
   *   newPassword: 'Dates&Coffee77'
   * })
   */
  changePassword(body: ChangePasswordRequest, options?: CallOptions): Promise<Tokens>

  /**
   * Who is signed in.
   *
   * Takes the access token.
   */
  getMe(options?: CallOptions): Promise<Me>

  /**
   * Change or remove the email of the business.
   *
   * How support reaches the business beside the phone. Codes never go there.
   *
   * A new address gets a message with a link, which is valid for a day and works once: `confirmEmailChange`. Until then the old address stays; `getEmailChange` has what became of it,
   * `sendEmailLink` sends the link again, and `cancelEmailChange` ends the change. A newer change ends the one before it, and repeating a change that waits changes nothing. An address
   * that was stored before emails were confirmed is confirmed by changing to it. Any number of accounts may have the same address.
   *
   * Wrong passwords count as failed sign-ins. The phone and the old address are told of what happened.
   *
   * Takes the access token.
   *
   * @example
   * await plink.changeEmail({
   *   currentPassword: 'Palm#Trees2031',
   *   email: 'noura@palm.example'
   * })
   */
  changeEmail(body: ChangeEmailRequest, options?: CallOptions): Promise<Me>

  /**
   * Change the language of messages.
   *
   * Of SMS and emails to the customer. The language at sign-up is the first one.
   *
   * Takes the access token.
   *
   * @example
   * await plink.changeMessageLanguage({
   *   messageLanguage: 'ar'
   * })
   */
  changeMessageLanguage(body: ChangeMessageLanguageRequest, options?: CallOptions): Promise<Me>

  /**
   * Read the registration and the accepted terms.
   *
   * As the commercial registry had it at sign-up.
   *
   * Takes the access token.
   */
  getRegistration(options?: CallOptions): Promise<AccountRegistration>

  /**
   * List the documents of the business.
   *
   * What its owners have uploaded about it, newest first. All of them: a business has at most 20. `requests` are the documents that our staff ask for: an owner answers one with `uploadBusinessDocument` of its kind.
   *
   * Takes the access token.
   */
  listBusinessDocuments(options?: CallOptions): Promise<BusinessDocumentList>

  /**
   * Upload a document of the business.
   *
   * A PDF or an image (JPEG, PNG, WebP, HEIC) of at most 10 MB. The content says which, whatever `Content-Type` says. The client chooses the `businessDocumentId`: an upload that is
   * repeated with the same one stores nothing and returns what is stored. Our staff see the documents. A document of a kind that they have asked for answers their request.
   *
   * A business has at most 20 documents, and uploads one at a time. A body that does not arrive within 30 seconds is cut off.
   *
   * Takes the access token.
   *
   * @example
   * await plink.uploadBusinessDocument({
   *   businessDocumentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   kind: 'vat_certificate'
   * }, file)
   */
  uploadBusinessDocument(parameters: UploadBusinessDocumentParameters, body: Blob, options?: CallOptions): Promise<BusinessDocument>

  /**
   * Download a document of the business.
   *
   * As it was uploaded, to be saved and not to be shown.
   *
   * Takes the access token.
   *
   * @example
   * await plink.downloadBusinessDocument({
   *   businessDocumentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  downloadBusinessDocument(parameters: DownloadBusinessDocumentParameters, options?: CallOptions): Promise<Blob>

  /**
   * Delete a document of the business.
   *
   * For good. Another one can be uploaded in its place. A request of our staff that it answered is open again, unless they have closed it.
   *
   * Takes the access token.
   *
   * @example
   * await plink.deleteBusinessDocument({
   *   businessDocumentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  deleteBusinessDocument(parameters: DeleteBusinessDocumentParameters, options?: CallOptions): Promise<void>

  /**
   * Read the newest change of the email.
   *
   * Takes the access token.
   */
  getEmailChange(options?: CallOptions): Promise<NewestEmailChange>

  /**
   * Confirm an email with the token of its link.
   *
   * For the page that the link opens. Nobody has to be signed in, because the mailbox may be on another device. The page asks for a press of a button first: programs that look for
   * harmful links open every link of a message.
   *
   * @example
   * await plink.confirmEmailChange({
   *   token: '7m3hT0Gm1q9rYp2sVb5xWc8zEd4fAg6hJk0lNn3oQt1'
   * })
   */
  confirmEmailChange(body: ConfirmEmailChangeRequest, options?: CallOptions): Promise<ConfirmedEmail>

  /**
   * Send the link of a change of email again.
   *
   * It is valid for a day from now. The earlier link no longer works. At most 10 links are sent for a business within an hour, first ones included.
   *
   * Takes the access token.
   *
   * @example
   * await plink.sendEmailLink({
   *   emailChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  sendEmailLink(parameters: SendEmailLinkParameters, options?: CallOptions): Promise<EmailChange>

  /**
   * Cancel a change of the email.
   *
   * Its link no longer works. Repeating it changes nothing.
   *
   * Takes the access token.
   *
   * @example
   * await plink.cancelEmailChange({
   *   emailChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  cancelEmailChange(parameters: CancelEmailChangeParameters, options?: CallOptions): Promise<EmailChange>

  /**
   * Read the newest change of the mobile number.
   *
   * Takes the access token.
   */
  getPhoneChange(options?: CallOptions): Promise<NewestPhoneChange>

  /**
   * Start a change of the mobile number.
   *
   * Sends a code to the present number. `confirmPhoneChange` takes it; then `sendPhoneChangeCode` sends one to the new number, and `confirmPhoneChange` takes that too. Then the
   * change waits, for a day unless the operator says otherwise, and takes effect. Until then `cancelPhoneChange` ends it. The present number is told of each step.
   *
   * Who no longer has the present number asks support. Wrong passwords count as failed sign-ins. Without both codes, nothing remains of it after 15 minutes, and a newer one
   * replaces it. It fails if somebody else opens an account with the number meanwhile. While the wallet is frozen, none starts, is confirmed or takes effect.
   *
   * It tells whether the new number has an account, and counts as a look-up of `findRecipient`.
   *
   * Takes the access token.
   *
   * @example
   * await plink.startPhoneChange({
   *   currentPassword: 'Palm#Trees2031',
   *   newPhoneNumber: '+966598765432'
   * })
   */
  startPhoneChange(body: StartPhoneChangeRequest, options?: CallOptions): Promise<PhoneChangeCode>

  /**
   * Confirm a code of a change of number.
   *
   * The code of the present number first, then the one of the new number.
   *
   * Takes the access token.
   *
   * @example
   * await plink.confirmPhoneChange({
   *   phoneChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   otp: '482913'
   * })
   */
  confirmPhoneChange(parameters: ConfirmPhoneChangeParameters, body: ConfirmPhoneChangeRequest, options?: CallOptions): Promise<PhoneChange>

  /**
   * Send the code that a change of number waits for.
   *
   * To the present or to the new number, for the first time or again. The earlier code is no longer valid. A new code does not give new attempts.
   *
   * Takes the access token.
   *
   * @example
   * await plink.sendPhoneChangeCode({
   *   phoneChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  sendPhoneChangeCode(parameters: SendPhoneChangeCodeParameters, options?: CallOptions): Promise<PhoneChangeCode>

  /**
   * Cancel a change of the mobile number.
   *
   * Repeating it changes nothing.
   *
   * Takes the access token.
   *
   * @example
   * await plink.cancelPhoneChange({
   *   phoneChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  cancelPhoneChange(parameters: CancelPhoneChangeParameters, options?: CallOptions): Promise<PhoneChange>

  /**
   * List the devices that are signed in.
   *
   * The calling session comes first, then by last use.
   *
   * Takes the access token.
   */
  listSessions(options?: CallOptions): Promise<SessionList>

  /**
   * End all other sessions.
   *
   * Takes the access token.
   */
  endOtherSessions(options?: CallOptions): Promise<SessionsEnded>

  /**
   * End a session.
   *
   * May also be the calling session.
   *
   * Takes the access token.
   *
   * @example
   * await plink.endSession({
   *   sessionId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  endSession(parameters: EndSessionParameters, options?: CallOptions): Promise<void>

  /**
   * List the recent security events.
   *
   * The newest 50, newest first.
   *
   * Takes the access token.
   */
  listSecurityEvents(options?: CallOptions): Promise<SecurityEventList>

  /**
   * List API keys.
   *
   * Newest first, with those that expired in the last 30 days, without revoked ones.
   *
   * Takes the access token.
   */
  listApiKeys(options?: CallOptions): Promise<ApiKeyList>

  /**
   * Create an API key.
   *
   * Sends a code by SMS that names the key and its scopes. `confirmApiKey` returns the key. Without a confirmation, nothing remains of it after 15 minutes. An account has at
   * most 20 keys.
   *
   * `transfers:send` needs `sending`: the beneficiaries that the key may pay, each of which is `active`, and the most that it may send in a day. No other scope has it.
   *
   * A key belongs to the account and not to a device. It works until it expires, is revoked, or the account is closed, also after the password has changed, and not while the
   * wallet is frozen. No key confirms a transfer that it has prepared, and none reaches sign-in, devices, beneficiaries or other keys: with `api-key:roll` it
   * replaces itself.
   *
   * Takes the access token.
   *
   * @example
   * await plink.createApiKey({
   *   name: 'Accounting',
   *   scopes: [
   *     'wallet:read',
   *     'transfers:prepare'
   *   ],
   *   validDays: 365
   * })
   */
  createApiKey(body: CreateApiKeyRequest, options?: CallOptions): Promise<ApiKeyCode>

  /**
   * Roll the API key of the call.
   *
   * For programs that replace their key by themselves, without a code: the new key may do no more, ends no later, and shares the daily cap. The old one works for `overlapHours`
   * more, within which a repetition with the same `Idempotency-Key` returns the new one again. A key rolls itself once. The owner is told.
   *
   * Takes apiKey.
   *
   * @example
   * await plink.rollOwnApiKey({
   *   overlapHours: 24
   * })
   */
  rollOwnApiKey(body: RollOwnApiKeyRequest, options?: CallOptions): Promise<NewApiKey>

  /**
   * Revoke an API key.
   *
   * It stops working at once, as do the keys that it was rolled from and into, also one that waits for its code. Needs no code.
   *
   * Takes the access token.
   *
   * @example
   * await plink.revokeApiKey({
   *   apiKeyId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  revokeApiKey(parameters: RevokeApiKeyParameters, options?: CallOptions): Promise<void>

  /**
   * List the requests of an API key.
   *
   * Those of the last 30 days, newest first, also of a key that has expired or was revoked. They are stored after the response, within a second: a crash of the server may lose the
   * last ones. Requests above the limit of the key are not stored. A cursor contains its filter: leave it out, or send the same one.
   *
   * Takes the access token.
   *
   * @example
   * await plink.listApiKeyRequests({
   *   apiKeyId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  listApiKeyRequests(parameters: ListApiKeyRequestsParameters, options?: CallOptions): Promise<ApiKeyRequestList>

  /**
   * Roll an API key.
   *
   * Makes another key with the same name, scopes and `sending`, which `confirmApiKey` returns as it does a new one. Once it is confirmed, the old key works for `overlapHours` more, if it
   * does not expire before. A key is rolled once: the next time, roll the new one.
   *
   * Takes the access token.
   *
   * @example
   * await plink.rollApiKey({
   *   apiKeyId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   overlapHours: 24,
   *   validDays: 365
   * })
   */
  rollApiKey(parameters: RollApiKeyParameters, body: RollApiKeyRequest, options?: CallOptions): Promise<ApiKeyCode>

  /**
   * Confirm an API key.
   *
   * One code confirms one key, once, and only who asked for the key has the code. This is the only response that has the key: the server stores its hash.
   *
   * Takes the access token.
   *
   * @example
   * await plink.confirmApiKey({
   *   apiKeyId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   otp: '482913'
   * })
   */
  confirmApiKey(parameters: ConfirmApiKeyParameters, body: ConfirmApiKeyRequest, options?: CallOptions): Promise<NewApiKey>

  /**
   * Send the code of an API key again.
   *
   * The earlier code is no longer valid. A new code does not give new attempts.
   *
   * Takes the access token.
   *
   * @example
   * await plink.resendApiKeyCode({
   *   apiKeyId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  resendApiKeyCode(parameters: ResendApiKeyCodeParameters, options?: CallOptions): Promise<ApiKeyCode>

  /**
   * Get the team.
   *
   * Who may act for the business, who opened the account first, and the open invitations. Only owners see whole phone numbers.
   *
   * Takes the access token.
   */
  getTeam(options?: CallOptions): Promise<Team>

  /**
   * Invite somebody to the team.
   *
   * Sends a code to the caller that names the phone and the role. It confirms nothing else: see `confirmInvitation`. Without a confirmation, the invitation ends after 15 minutes.
   * Members and invitations together are at most 20.
   *
   * It tells whether the phone has an account, and counts as a look-up of `findRecipient`.
   *
   * Takes the access token.
   *
   * @example
   * await plink.inviteMember({
   *   phoneNumber: '+966598765432',
   *   name: 'Sara Al Harbi',
   *   role: 'maker'
   * })
   */
  inviteMember(body: InviteMemberRequest, options?: CallOptions): Promise<InvitationCode>

  /**
   * Revoke an invitation.
   *
   * Nobody can join with it any more. Revoking it again changes nothing.
   *
   * Takes the access token.
   *
   * @example
   * await plink.revokeInvitation({
   *   invitationId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  revokeInvitation(parameters: RevokeInvitationParameters, options?: CallOptions): Promise<void>

  /**
   * Confirm an invitation.
   *
   * One code confirms one invitation, once. It is then open for 7 days, and an SMS asks the person to join at `/join`. There they verify the phone (`sendOtp` and `verifyOtp` with `joinsTeam`),
   * then identity and screening as in the sign-up, and set a password, which makes them a member.
   *
   * Takes the access token.
   *
   * @example
   * await plink.confirmInvitation({
   *   invitationId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   otp: '482913'
   * })
   */
  confirmInvitation(parameters: ConfirmInvitationParameters, body: ConfirmInvitationRequest, options?: CallOptions): Promise<Invitation>

  /**
   * Send the code of an invitation again.
   *
   * The earlier code is no longer valid. A new code does not give new attempts.
   *
   * Takes the access token.
   *
   * @example
   * await plink.resendInvitationCode({
   *   invitationId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  resendInvitationCode(parameters: ResendInvitationCodeParameters, options?: CallOptions): Promise<InvitationCode>

  /**
   * Send the code for a role of a member.
   *
   * To the owner who calls, for exactly this member and this role.
   *
   * Takes the access token.
   *
   * @example
   * await plink.sendMemberRoleCode({
   *   memberId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   role: 'viewer'
   * })
   */
  sendMemberRoleCode(parameters: SendMemberRoleCodeParameters, body: SendMemberRoleCodeRequest, options?: CallOptions): Promise<ApprovalCode>

  /**
   * Change the role of a member.
   *
   * With the code that `sendMemberRoleCode` has sent for exactly this. It counts from the next call of the member on. The member is told by SMS. Whoever opened the account stays an owner. `removeMember` takes no code: it only takes away, and may be urgent.
   *
   * Takes the access token.
   *
   * @example
   * await plink.changeMemberRole({
   *   memberId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   role: 'viewer',
   *   otp: '482913'
   * })
   */
  changeMemberRole(parameters: ChangeMemberRoleParameters, body: ChangeMemberRoleRequest, options?: CallOptions): Promise<void>

  /**
   * Remove a member.
   *
   * Signs the member out everywhere and closes their account, for good. The member is told by SMS, and can be invited again. Their payments that wait for approval are cancelled, and so are rules about what they make. Rules that need their approval have to be changed before.
   *
   * Takes the access token.
   *
   * @example
   * await plink.removeMember({
   *   memberId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  removeMember(parameters: RemoveMemberParameters, options?: CallOptions): Promise<void>

  /**
   * Leave the team.
   *
   * Signs the caller out everywhere and closes the account with which they act for the business, for good. Whoever opened the account cannot leave.
   *
   * Takes the access token.
   */
  leaveTeam(options?: CallOptions): Promise<void>

  /**
   * Check the commercial registration.
   *
   * Looks up the number in the commercial registry. With `valid: false`, `code` and `error` give the reason: only an active registration is valid. A valid result
   * is cached for 10 minutes and becomes part of the applicant's verified facts. Another number replaces it and invalidates the screening.
   *
   * Takes the onboarding token.
   *
   * @example
   * await plink.validateCr({
   *   crNumber: '9900000000'
   * })
   */
  validateCr(body: ValidateCrRequest, options?: CallOptions): Promise<CrCheck>

  /**
   * Screen the identity number.
   *
   * Verifies the number of the owner or authorised person and screens it against local lists. On `HIT`, sign-up cannot continue with this number. A number other than
   * the verified one invalidates the identity approval and everything after it.
   *
   * Takes the onboarding token.
   *
   * @example
   * await plink.localScreening({
   *   idNumber: '1990800003'
   * })
   */
  localScreening(body: LocalScreeningRequest, options?: CallOptions): Promise<LocalScreening>

  /**
   * Match the identity with the phone.
   *
   * Checks that the verified phone is registered to the screened identity. `phoneNumber` must be the one verified at sign-up.
   *
   * Takes the onboarding token.
   *
   * @example
   * await plink.idPhoneMatch({
   *   idNumber: '1990800003',
   *   phoneNumber: '+966512345678'
   * })
   */
  idPhoneMatch(body: IdPhoneMatchRequest, options?: CallOptions): Promise<IdPhoneMatch>

  /**
   * Request the approval in Nafath.
   *
   * Starts a request that is valid for 10 minutes. A request that waits for the person is replaced by a new one. A request that is under review or approved is returned
   * again. `redirectUrl` is left out when the portal returned none. The person then opens Nafath manually. An applicant may start 10 requests in an hour.
   * More return 429 `RATE_LIMITED`.
   *
   * Takes the onboarding token.
   *
   * @example
   * await plink.initiateNafath({
   *   nationalId: '1990800003',
   *   phoneE164: '+966512345678'
   * })
   */
  initiateNafath(body: InitiateNafathRequest, options?: CallOptions): Promise<NafathRequest>

  /**
   * Poll the approval.
   *
   * Poll every 5 seconds. `SENT` while the person has not acted, `pending` during a compliance review, then `approved`, `rejected` (by compliance), `FAILED`
   * (declined by the person) or `expired`.
   *
   * Takes the onboarding token.
   *
   * @example
   * await plink.getNafathStatus({
   *   sessionId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getNafathStatus(parameters: GetNafathStatusParameters, options?: CallOptions): Promise<NafathStatus>

  /**
   * Get the current step of the sign-up.
   *
   * The server's view of the sign-up. Use it to resume after a reload, a day later, or on another device after the phone code.
   *
   * Takes the onboarding token or the access token.
   */
  getOnboardingSession(options?: CallOptions): Promise<OnboardingSession>

  /**
   * Screen the person and the business.
   *
   * Checks that the commercial registry names the person as an owner or a manager of the company, then screens person, company, owners and managers
   * for sanctions and risks. Of whoever joins a team, only the person and the company are screened. The body must match the verified facts. Sign-up continues only on `CLEAR`.
   *
   * Takes the onboarding token.
   *
   * @example
   * await plink.runGlobalScreening({
   *   idNumber: '1990800003',
   *   phoneNumber: '+966512345678',
   *   crNumber: '9900000000',
   *   businessType: 'freelancer'
   * })
   */
  runGlobalScreening(body: GlobalScreeningRequest, options?: CallOptions): Promise<GlobalScreening>

  /**
   * Answer the business questionnaire.
   *
   * Takes active options, each by its `code` or its `id`, and stores the codes. `purposeOther` is required when `other` is among the purposes, and rejected otherwise. Can be repeated until the password is set.
   *
   * Takes the onboarding token.
   *
   * @example
   * await plink.submitKyb({
   *   annualRevenue: 'under_500k',
   *   businessActivity: 'retail',
   *   purposeOfAccount: [
   *     'supplier_payments',
   *     'customer_collections'
   *   ]
   * })
   */
  submitKyb(body: KybAnswers, options?: CallOptions): Promise<KybResult>

  /**
   * Create the business profile.
   *
   * The last step. The body must match the verified facts. A repeated call returns the same profile.
   *
   * Takes the onboarding token or the access token.
   *
   * @example
   * await plink.createProfile({
   *   userId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   businessType: 'FREELANCER',
   *   businessName: 'retail',
   *   crNumber: '9900000000',
   *   freelancerLicense: '9900000000',
   *   nationalId: '1990800003',
   *   phoneE164: '+966512345678',
   *   annualRevenue: 'under_500k',
   *   businessActivity: 'retail',
   *   accountPurpose: 'supplier_payments, customer_collections'
   * })
   */
  createProfile(body: ProfilePayload, options?: CallOptions): Promise<ProfileCreated>

  /**
   * List the active options of a category.
   *
   * @example
   * await plink.listKybOptions({
   *   category: 'purpose_of_account'
   * })
   */
  listKybOptions(parameters: ListKybOptionsParameters, options?: CallOptions): Promise<KybOptionList>

  /**
   * Get balance and status.
   *
   * Of the whole wallet, or of a sub-wallet. The balance of the whole wallet is the sum of `available`, which the main wallet can spend, `onHold` of the main wallet, and `inSubWallets`. The balance of a sub-wallet is its own `available` and `onHold`.
   *
   * Takes the access token or apiKey.
   */
  getWallet(parameters?: GetWalletParameters, options?: CallOptions): Promise<Wallet>

  /**
   * Watch the wallet for changes.
   *
   * Server-sent events: one `changed` within two seconds of each change of the wallet or its sub-wallets, with a `WalletEvent` as its data. Events that follow each other
   * quickly are combined. An event says only what to get again with the other operations. Nothing is repeated, so get everything after the stream has opened.
   *
   * The stream ends when the access token expires, the session ends, or the server stops. Connect again after a random part of the time that `retry` names, with a
   * refreshed token where it is needed. A comment every 20 seconds shows that the connection lives. An account may have 10 streams open, so share one between the windows of a program.
   *
   * Takes the access token.
   */
  watchWallet(options?: CallOptions): Promise<AsyncIterable<WalletEvent>>

  /**
   * Get money in and out over a period.
   *
   * `week`: the last 7 days, one point per day. `month`: the last 28 days, one point per 7 days. `year`: this quarter and the three before it. Days are in Riyadh time. Only successful transactions count.
   *
   * Takes the access token or apiKey.
   */
  getWalletActivity(parameters?: GetWalletActivityParameters, options?: CallOptions): Promise<WalletActivity>

  /**
   * Get spending in the last 30 days.
   *
   * Successful payments by type, payee or purpose, largest first, including payments that were reversed later. Movements between the wallet and its sub-wallets are not spending.
   *
   * Takes the access token or apiKey.
   */
  getWalletSpending(parameters?: GetWalletSpendingParameters, options?: CallOptions): Promise<WalletSpending>

  /**
   * Get limits with range and usage.
   *
   * Limits count money that leaves the wallet, from the moment it is committed. Holds therefore count too. A limit for a type that brings money in counts incoming money. Days and months are in Riyadh time. `limit` is null if a type has no limit of its own. No limit of money that leaves the wallet is above what the licence lets leave in a month: `range` ends there, and a higher limit counts as that.
   *
   * Takes the access token or apiKey.
   */
  getLimits(options?: CallOptions): Promise<Limits>

  /**
   * List the sub-wallets.
   *
   * Oldest first.
   *
   * Takes the access token or apiKey.
   */
  listSubWallets(options?: CallOptions): Promise<SubWalletList>

  /**
   * Rename a sub-wallet.
   *
   * Needs no code.
   *
   * Takes the access token.
   *
   * @example
   * await plink.renameSubWallet({
   *   subWalletId: '482913650127'
   * }, {
   *   name: 'Rent'
   * })
   */
  renameSubWallet(parameters: RenameSubWalletParameters, body: RenameSubWalletRequest, options?: CallOptions): Promise<SubWallet>

  /**
   * Close a sub-wallet.
   *
   * Only an empty one can be closed, with nothing on hold. Its transactions can still be read. Another one can be created in its place. Needs no code.
   *
   * Takes the access token.
   *
   * @example
   * await plink.closeSubWallet({
   *   subWalletId: '482913650127'
   * })
   */
  closeSubWallet(parameters: CloseSubWalletParameters, options?: CallOptions): Promise<void>

  /**
   * Move money between the wallet and its sub-wallets.
   *
   * At once and without a code: the money stays within the wallet, so it counts towards no limit, and it can be moved while the wallet is inactive. Both sides get a transaction. Returns that of the side that the money left.
   *
   * Takes the access token.
   *
   * @example
   * await plink.moveMoney({
   *   to: '482913650127',
   *   amount: {
   *     amount: 20000,
   *     currency: 'SAR'
   *   }
   * })
   */
  moveMoney(body: MoveRequest, options?: CallOptions): Promise<Transaction>

  /**
   * Request a wallet change.
   *
   * Sends a code for this change with these values. `confirmWalletAction` carries it out. The code is valid for 5 minutes, the action for 15. A new action ends the one of the same type before it, whose code can then no longer be used. It is refused within 30 seconds of a code that is still to be used. Codes can be requested 10 times an hour. Five wrong codes, over all actions together, lock all actions for 15 minutes.
   *
   * Takes the access token.
   *
   * @example
   * await plink.createWalletAction({
   *   type: 'set_limit',
   *   period: 'daily',
   *   limit: {
   *     amount: 500000,
   *     currency: 'SAR'
   *   }
   * })
   */
  createWalletAction(body: WalletActionRequest, options?: CallOptions): Promise<WalletAction>

  /**
   * Confirm a wallet change.
   *
   * One code confirms one action, once. An action that has expired, is confirmed, has changed since its code was sent, or is of another person returns 410 `ACTION_EXPIRED`.
   *
   * Takes the access token.
   *
   * @example
   * await plink.confirmWalletAction({
   *   actionId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   otp: '482913'
   * })
   */
  confirmWalletAction(parameters: ConfirmWalletActionParameters, body: WalletConfirmRequest, options?: CallOptions): Promise<WalletActionResult>

  /**
   * Send the code of an action again.
   *
   * The earlier code is no longer valid. A new code does not give new attempts.
   *
   * Takes the access token.
   *
   * @example
   * await plink.resendWalletActionCode({
   *   actionId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  resendWalletActionCode(parameters: ResendWalletActionCodeParameters, options?: CallOptions): Promise<WalletAction>

  /**
   * Deactivate the wallet without a code.
   *
   * The emergency brake while codes are locked after too many wrong ones. At other times a code is required, see `createWalletAction`. Activating the wallet always needs a code. A wallet that is inactive already stays so, so the call may be repeated.
   *
   * Takes the access token.
   */
  deactivateWallet(options?: CallOptions): Promise<WalletDeactivated>

  /**
   * List transactions.
   *
   * Newest first. A cursor contains its filters: leave them out, or send the same ones. Other filters are rejected. With `q`, `category` or `receipt`, a page looks at the 10,000 transactions that come next and match the other filters. If there are more, it has `searchedBackTo`, and `nextCursor` looks further back.
   *
   * Takes the access token or apiKey.
   */
  listTransactions(parameters?: ListTransactionsParameters, options?: CallOptions): Promise<TransactionList>

  /**
   * Download transactions as CSV.
   *
   * All transactions that match the filters, newest first, streamed, one download of an account at a time. UTF-8 with a byte order mark. Where a spreadsheet would read text as a formula, an apostrophe stands before it.
   *
   * Takes the access token or apiKey.
   */
  exportTransactions(parameters?: ExportTransactionsParameters, options?: CallOptions): Promise<string>

  /**
   * Mark transactions as seen.
   *
   * This transaction and all earlier ones are no longer new, including those of sub-wallets.
   *
   * Takes the access token.
   *
   * @example
   * await plink.markTransactionsSeen({
   *   referenceId: 'PLK8Q3M7X2K9D4TA'
   * })
   */
  markTransactionsSeen(body: SeenRequest, options?: CallOptions): Promise<void>

  /**
   * A transaction.
   *
   * A transaction of the wallet or of one of its sub-wallets.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getTransaction({
   *   referenceId: 'PLK8Q3M7X2K9D4TA'
   * })
   */
  getTransaction(parameters: GetTransactionParameters, options?: CallOptions): Promise<Transaction>

  /**
   * Change the note and the category of a transaction.
   *
   * What is left out stays as it is. `null` removes it, and so does a note of nothing but spaces. Neither changes anything about the money.
   *
   * Takes the access token.
   *
   * @example
   * await plink.updateTransaction({
   *   referenceId: 'PLK8Q3M7X2K9D4TA'
   * }, {
   *   note: 'Office rent of January',
   *   categoryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  updateTransaction(parameters: UpdateTransactionParameters, body: UpdateTransactionRequest, options?: CallOptions): Promise<Transaction>

  /**
   * List the receipts of a transaction.
   *
   * The files that the team has attached to the transaction or to its payment, oldest first. All of them: a transaction has at most 5.
   *
   * Takes the access token.
   *
   * @example
   * await plink.listReceipts({
   *   referenceId: 'PLK8Q3M7X2K9D4TA'
   * })
   */
  listReceipts(parameters: ListReceiptsParameters, options?: CallOptions): Promise<ReceiptList>

  /**
   * Attach a receipt to a transaction.
   *
   * An image (JPEG, PNG, WebP, HEIC) or a PDF of at most 10 MB. The content says which, whatever `Content-Type` says. The client chooses the `receiptId`: an upload that
   * is repeated with the same one stores nothing and returns what is stored.
   *
   * A transaction has at most 5 receipts, an account 500 MB of them. An account uploads one at a time. A body that does not arrive within 30 seconds is cut off.
   *
   * Takes the access token.
   *
   * @example
   * await plink.uploadReceipt({
   *   referenceId: 'PLK8Q3M7X2K9D4TA',
   *   receiptId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, file)
   */
  uploadReceipt(parameters: UploadReceiptParameters, body: Blob, options?: CallOptions): Promise<Receipt>

  /**
   * Download a receipt.
   *
   * As it was uploaded, to be saved and not to be shown.
   *
   * Takes the access token.
   *
   * @example
   * await plink.downloadReceipt({
   *   referenceId: 'PLK8Q3M7X2K9D4TA',
   *   receiptId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  downloadReceipt(parameters: DownloadReceiptParameters, options?: CallOptions): Promise<Blob>

  /**
   * Delete a receipt.
   *
   * For good. Another one can be attached in its place.
   *
   * Takes the access token.
   *
   * @example
   * await plink.deleteReceipt({
   *   referenceId: 'PLK8Q3M7X2K9D4TA',
   *   receiptId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  deleteReceipt(parameters: DeleteReceiptParameters, options?: CallOptions): Promise<void>

  /**
   * List the receipts and invoices of a payment.
   *
   * The files that the team has attached, oldest first. All of them: a payment has at most 5. They are those of its transaction, before there is one and afterwards.
   *
   * A bill that is prepared again keeps the files of its earlier payments that have not paid it.
   *
   * Takes the access token.
   *
   * @example
   * await plink.listPaymentReceipts({
   *   paymentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  listPaymentReceipts(parameters: ListPaymentReceiptsParameters, options?: CallOptions): Promise<ReceiptList>

  /**
   * Attach a receipt or invoice to a payment.
   *
   * An image (JPEG, PNG, WebP, HEIC) or a PDF of at most 10 MB. The content says which, whatever `Content-Type` says. The client chooses the `receiptId`: an upload that
   * is repeated with the same one stores nothing and returns what is stored.
   *
   * Possible in every state of the payment, so approvers see the invoice before they decide. A payment has at most 5 receipts, with those of its transaction.
   * An account has 500 MB of them, and uploads one at a time. A body that does not arrive within 30 seconds is cut off.
   *
   * Takes the access token.
   *
   * @example
   * await plink.uploadPaymentReceipt({
   *   paymentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   receiptId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, file)
   */
  uploadPaymentReceipt(parameters: UploadPaymentReceiptParameters, body: Blob, options?: CallOptions): Promise<Receipt>

  /**
   * Download a receipt or invoice of a payment.
   *
   * As it was uploaded, to be saved and not to be shown.
   *
   * Takes the access token.
   *
   * @example
   * await plink.downloadPaymentReceipt({
   *   paymentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   receiptId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  downloadPaymentReceipt(parameters: DownloadPaymentReceiptParameters, options?: CallOptions): Promise<Blob>

  /**
   * Delete a receipt or invoice of a payment.
   *
   * For good. Another one can be attached in its place.
   *
   * Takes the access token.
   *
   * @example
   * await plink.deletePaymentReceipt({
   *   paymentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   receiptId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  deletePaymentReceipt(parameters: DeletePaymentReceiptParameters, options?: CallOptions): Promise<void>

  /**
   * List the problems reported with a transaction.
   *
   * All of them, the newest first, with what both sides have written.
   *
   * Takes the access token.
   *
   * @example
   * await plink.listTransactionCases({
   *   referenceId: 'PLK8Q3M7X2K9D4TA'
   * })
   */
  listTransactionCases(parameters: ListTransactionCasesParameters, options?: CallOptions): Promise<TransactionCaseList>

  /**
   * Report a problem with a transaction.
   *
   * Opens a case, which our staff answer. A transaction has one at a time that is not closed, and at most 10. Moves no money.
   *
   * Takes the access token.
   *
   * @example
   * await plink.reportTransactionProblem({
   *   referenceId: 'PLK8Q3M7X2K9D4TA'
   * }, {
   *   problem: 'charged_twice',
   *   text: 'I paid this once'
   * })
   */
  reportTransactionProblem(parameters: ReportTransactionProblemParameters, body: TransactionProblemRequest, options?: CallOptions): Promise<TransactionCase>

  /**
   * Write to a case.
   *
   * The case is `open` again, for the staff to answer. A case has at most 100 messages.
   *
   * Takes the access token.
   *
   * @example
   * await plink.writeToTransactionCase({
   *   caseId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   text: 'Here is my receipt'
   * })
   */
  writeToTransactionCase(parameters: WriteToTransactionCaseParameters, body: CaseMessageRequest, options?: CallOptions): Promise<TransactionCase>

  /**
   * Close a case.
   *
   * For good. It stays readable, and another one can be opened.
   *
   * Takes the access token.
   *
   * @example
   * await plink.closeTransactionCase({
   *   caseId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  closeTransactionCase(parameters: CloseTransactionCaseParameters, options?: CallOptions): Promise<TransactionCase>

  /**
   * List the categories for transactions.
   *
   * The own list of the account, all of it, oldest first. A new account has ten.
   *
   * Takes the access token or apiKey.
   */
  listTransactionCategories(options?: CallOptions): Promise<TransactionCategoryList>

  /**
   * Create a category.
   *
   * An account has at most 50. Two cannot have the same name; capitals make no difference.
   *
   * Takes the access token.
   *
   * @example
   * await plink.createTransactionCategory({
   *   name: 'Coffee beans'
   * })
   */
  createTransactionCategory(body: TransactionCategoryRequest, options?: CallOptions): Promise<TransactionCategory>

  /**
   * Rename a category.
   *
   * The transactions in it stay in it. It then has this name in both languages.
   *
   * Takes the access token.
   *
   * @example
   * await plink.renameTransactionCategory({
   *   categoryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   name: 'Coffee beans'
   * })
   */
  renameTransactionCategory(parameters: RenameTransactionCategoryParameters, body: TransactionCategoryRequest, options?: CallOptions): Promise<TransactionCategory>

  /**
   * Delete a category.
   *
   * Its transactions stay, without a category.
   *
   * Takes the access token.
   *
   * @example
   * await plink.deleteTransactionCategory({
   *   categoryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  deleteTransactionCategory(parameters: DeleteTransactionCategoryParameters, options?: CallOptions): Promise<void>

  /**
   * List the rules that sort transactions.
   *
   * By the names of the counterparties, all of them.
   *
   * Takes the access token.
   */
  listCategoryRules(options?: CallOptions): Promise<CategoryRuleList>

  /**
   * Always use a category for a counterparty.
   *
   * For the counterparty of a transaction, in place of an earlier rule. New transactions with it get the category. With `applyToEarlier`, so do those among the newest 10,000 of each wallet that have none. A rule ends with its category. An account has at most 200.
   *
   * Takes the access token.
   *
   * @example
   * await plink.createCategoryRule({
   *   referenceId: 'PLK8Q3M7X2K9D4TA',
   *   categoryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   applyToEarlier: true
   * })
   */
  createCategoryRule(body: CategoryRuleRequest, options?: CallOptions): Promise<CreatedCategoryRule>

  /**
   * Delete a rule.
   *
   * Transactions keep the category that it has given them.
   *
   * Takes the access token.
   *
   * @example
   * await plink.deleteCategoryRule({
   *   ruleId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  deleteCategoryRule(parameters: DeleteCategoryRuleParameters, options?: CallOptions): Promise<void>

  /**
   * List what is on hold.
   *
   * Newest first. A hold ends once. A captured hold becomes a successful transaction. A released hold makes the money available again. Ended holds are not listed.
   *
   * Takes the access token or apiKey.
   */
  listHolds(parameters?: ListHoldsParameters, options?: CallOptions): Promise<HoldList>

  /**
   * List the months of an account.
   *
   * The months of the main wallet or of a sub-wallet, newest first, at most 120. A month is closed a few minutes after its end, in Riyadh: nothing in it changes any more. Its `digest` covers its entries in their order and the digest of the month before.
   *
   * Takes the access token or apiKey.
   */
  listStatements(parameters?: ListStatementsParameters, options?: CallOptions): Promise<StatementMonthList>

  /**
   * Issue a statement.
   *
   * Of the main wallet or of a sub-wallet, for at most 366 days. It has what is booked: money on hold is in the balance until it is paid. What is booked later is in no statement that was issued before. The same request returns the same statement while nothing has changed.
   *
   * Takes the access token.
   *
   * @example
   * await plink.createStatement({
   *   from: '2026-01-01',
   *   to: '2026-01-05'
   * })
   */
  createStatement(body: StatementRequest, options?: CallOptions): Promise<IssuedDocument>

  /**
   * Issue a balance certificate.
   *
   * What the account has now: the main wallet, each sub-wallet and their sum, money on hold included. Within a day, the same balances return the same certificate.
   *
   * Takes the access token.
   */
  createBalanceCertificate(options?: CallOptions): Promise<IssuedDocument>

  /**
   * Issue an IBAN letter.
   *
   * It confirms to whom the IBAN belongs. Within a day, the same letter is returned.
   *
   * Takes the access token.
   */
  createIbanLetter(options?: CallOptions): Promise<IssuedDocument>

  /**
   * List statements, certificates and letters.
   *
   * The newest 50 that were issued, newest first.
   *
   * Takes the access token.
   */
  listIssuedDocuments(options?: CallOptions): Promise<IssuedDocumentList>

  /**
   * Get a statement, certificate or letter.
   *
   * As it was issued.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getIssuedDocument({
   *   documentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getIssuedDocument(parameters: GetIssuedDocumentParameters, options?: CallOptions): Promise<IssuedDocument>

  /**
   * Download a statement, certificate or letter as PDF.
   *
   * A statement of more than 10,000 entries is refused: download it as CSV.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getIssuedDocumentPdf({
   *   documentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getIssuedDocumentPdf(parameters: GetIssuedDocumentPdfParameters, options?: CallOptions): Promise<Blob>

  /**
   * Download a statement as CSV.
   *
   * Oldest first, with the balance after each entry, streamed, one download of an account at a time. UTF-8 with a byte order mark. Where a spreadsheet would read text as a formula, an apostrophe stands before it.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getStatementCsv({
   *   documentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getStatementCsv(parameters: GetStatementCsvParameters, options?: CallOptions): Promise<string>

  /**
   * Download a statement as a workbook.
   *
   * An XLSX file of ECMA-376, streamed, one download of an account at a time. The first sheet has the entries, oldest first, with the balance after each, the second one the sums and the balances. Amounts are numbers of riyals, days are dates, and every text is a text: no cell is a formula. A statement of 1,048,576 entries or more is refused: download it as CSV.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getStatementXlsx({
   *   documentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getStatementXlsx(parameters: GetStatementXlsxParameters, options?: CallOptions): Promise<Blob>

  /**
   * Download a statement as XML of ISO 20022.
   *
   * XML by ISO 20022 (camt.053.001.08), which accounting programs import, streamed, one download of an account at a time.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getStatementCamt({
   *   documentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getStatementCamt(parameters: GetStatementCamtParameters, options?: CallOptions): Promise<string>

  /**
   * Download a statement as MT940 of SWIFT.
   *
   * Messages that accounting programs import, streamed, one download of an account at a time. None has more than 2,000 characters, so a statement has as many as it needs, and each begins with the balance (`60M`) at which the one before it ends (`62M`). Names have the letters of SWIFT's character set X only: an entry whose name has others is known by its reference, which is also in the other formats. A statement of more than 399,996 entries is refused: download it as CSV.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getStatementSwift({
   *   documentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getStatementSwift(parameters: GetStatementSwiftParameters, options?: CallOptions): Promise<Blob>

  /**
   * Check a code of a statement, certificate or letter.
   *
   * For whoever was given the document. It says what the document must say, and no more than is needed to compare.
   *
   * @example
   * await plink.verifyDocument({
   *   code: '7K3Q-9XWD-4MHT'
   * })
   */
  verifyDocument(parameters: VerifyDocumentParameters, options?: CallOptions): Promise<DocumentProof>

  /**
   * List beneficiaries.
   *
   * Newest first, without unconfirmed and removed ones. With `q`, those whose name, nickname or IBAN contains it.
   *
   * Takes the access token or apiKey.
   */
  listBeneficiaries(parameters?: ListBeneficiariesParameters, options?: CallOptions): Promise<BeneficiaryList>

  /**
   * Add a beneficiary.
   *
   * Sends a code by SMS that names the beneficiary. It belongs to this name and IBAN and confirms nothing else: see `confirmBeneficiary`. Without a confirmation, the
   * beneficiary expires after 15 minutes. Adding the same IBAN again replaces one that is not confirmed, and one that is a `mismatch`. An account has at most 100 beneficiaries.
   *
   * In the sandbox, the IBANs of the examples `payout_…` decide what becomes of transfers to them.
   *
   * The IBAN may have spaces, dashes, small letters and Arabic digits. It has to be of a bank in Saudi Arabia.
   *
   * Takes the access token.
   *
   * @example
   * await plink.addBeneficiary({
   *   name: 'Green Palm Trading',
   *   iban: 'SA0380000000608010167519',
   *   identifier: '1010123456'
   * })
   */
  addBeneficiary(body: AddBeneficiaryRequest, options?: CallOptions): Promise<BeneficiaryCode>

  /**
   * Get a beneficiary with its history.
   *
   * Unconfirmed and removed ones can be read too.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getBeneficiary({
   *   beneficiaryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getBeneficiary(parameters: GetBeneficiaryParameters, options?: CallOptions): Promise<Beneficiary>

  /**
   * Remove a beneficiary.
   *
   * It stays readable with `getBeneficiary`, for the transfers that name it. One that was removed before stays so. Needs no code.
   *
   * Takes the access token.
   *
   * @example
   * await plink.removeBeneficiary({
   *   beneficiaryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  removeBeneficiary(parameters: RemoveBeneficiaryParameters, options?: CallOptions): Promise<void>

  /**
   * Confirm a beneficiary.
   *
   * One code confirms one beneficiary, once. For anybody but who added it, it returns 410 `ACTION_EXPIRED`.
   *
   * Then a service of the banks is asked whether the IBAN belongs to the `identifier`. Read the outcome in `state`:
   * - `checking`: the service does not answer. It is asked again for a day; `watchWallet` reports `beneficiaries`.
   * - `mismatch`: the IBAN belongs to somebody else. No money can be sent to it.
   * - `cooling_off`: until `coolingOff.endsAt`, transfers add up to at most `coolingOff.cap`.
   * - `active`: at once if there is no cooling-off, as in the sandbox.
   *
   * Without an `identifier` nothing can be checked, and `payeeCheck` is `not_checked`. So it is if the service has not answered after a day.
   *
   * Takes the access token.
   *
   * @example
   * await plink.confirmBeneficiary({
   *   beneficiaryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   otp: '482913'
   * })
   */
  confirmBeneficiary(parameters: ConfirmBeneficiaryParameters, body: ConfirmBeneficiaryRequest, options?: CallOptions): Promise<Beneficiary>

  /**
   * Send the code of a beneficiary again.
   *
   * The earlier code is no longer valid. A new code does not give new attempts.
   *
   * Takes the access token.
   *
   * @example
   * await plink.resendBeneficiaryCode({
   *   beneficiaryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  resendBeneficiaryCode(parameters: ResendBeneficiaryCodeParameters, options?: CallOptions): Promise<BeneficiaryCode>

  /**
   * List the top-ups by card.
   *
   * Newest first, with what may be topped up now. Money that arrived by bank transfer is listed with the transactions, as `incoming_transfer`.
   *
   * Takes the access token or apiKey.
   */
  listTopUps(parameters?: ListTopUpsParameters, options?: CallOptions): Promise<TopUpList>

  /**
   * Start a top-up by card.
   *
   * Takes no money. `cardForm` says where the card is entered: on the page at its `url`, in the form of the card provider. No card number reaches Plink. The top-up expires if it is not paid within an hour.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.createTopUp({
   *   amount: {
   *     amount: 25000,
   *     currency: 'SAR'
   *   }
   * })
   */
  createTopUp(body: TopUpRequest, options?: CallOptions): Promise<TopUp>

  /**
   * Get the IBAN of the wallet.
   *
   * Whoever transfers money to this IBAN tops the wallet up. It is opened at the first request, which may take a while: `being_opened` until then.
   *
   * Takes the access token or apiKey.
   */
  getBankDetails(options?: CallOptions): Promise<BankDetails>

  /**
   * Get a top-up with its history.
   *
   * Asks the card provider what has become of the payment while it is open. The money is in the wallet with the causes `credited` and `settled`. With `over_maximum`, `account_closed` and `paid_after_end`, our staff looks at it.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getTopUp({
   *   topUpId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getTopUp(parameters: GetTopUpParameters, options?: CallOptions): Promise<TopUp>

  /**
   * Pay a top-up with a card.
   *
   * Sends a test card, or a token of the card provider, to the card provider. Nothing is to be sent after a `hosted` form, which pays by itself. The person then confirms the payment at `threeDsUrl`, from where the browser returns to the page of the top-up. Without an answer of the provider there is no `threeDsUrl` yet: `getTopUp` finds the payment again, if there is one. A card is never charged twice for a top-up. Another call is possible when the provider knows of no payment.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.payTopUp({
   *   topUpId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   cardToken: 'token_sandbox_three_ds'
   * })
   */
  payTopUp(parameters: PayTopUpParameters, body: TopUpPayment, options?: CallOptions): Promise<TopUp>

  /**
   * Find the Plink customer to pay.
   *
   * Takes a phone number, a CR number or a unified number, in any usual notation. Returns the name, masked if the number is a phone, the end of the CR number, and a token that names the customer in `createTransfer` for 30 minutes. Nothing tells whether a number has no account, a closed one or none that can be paid. A person or an API key may look up 30 in an hour, and a business 150; more return 429 `RATE_LIMITED` with the reason `recipients_per_hour`. `inviteMember` and `startPhoneChange` count too.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.findRecipient({
   *   identifier: '0500000021'
   * })
   */
  findRecipient(body: FindRecipientRequest, options?: CallOptions): Promise<Recipient>

  /**
   * List transfers.
   *
   * Newest first. Without `state` and `q`: those that were confirmed, and the runs of schedules. A cursor contains its filters: leave them out, or send the same ones. A search by the whole number of a transfer finds it at once. With any other `q`, a page looks at the 2,000 transfers that come next and match `state`. If there are more, it has `searchedBackTo`, and `nextCursor` looks further back.
   *
   * Takes the access token or apiKey.
   */
  listTransfers(parameters?: ListTransfersParameters, options?: CallOptions): Promise<TransferList>

  /**
   * Prepare a transfer.
   *
   * To a Plink customer or to a beneficiary, now, on a date or repeatedly. Nothing moves yet. Returns what the wallet would have left, and warnings, and sends a code for exactly these values; `confirmTransfer` carries it out. The code is valid for 5 minutes, the draft for 15. Each person and each API key has limits of their own: ten codes an hour that are not used, five wrong codes over all transfers together, which lock them for 15 minutes, and 20 refused transfers an hour, after which more return 429 `RATE_LIMITED` with the reason `refused_per_hour`. A business as a whole has five times as many. With `schedule`, each run needs the money on its own day; an amount that alone is above a limit is refused with `LIMIT_EXCEEDED`, because no run could be sent. Nothing here depends on how much the recipient has or may receive. `destination` names a Plink customer or a beneficiary. `sendTransfer` has `beneficiaryId` in its place, because keys pay beneficiaries only.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.createTransfer({
   *   destination: {
   *     kind: 'customer',
   *     recipientToken: 'c2VhbGVkIHJlY2lwaWVudA'
   *   },
   *   amount: {
   *     amount: 20000,
   *     currency: 'SAR'
   *   },
   *   purpose: 'expenses_services'
   * })
   */
  createTransfer(body: CreateTransferRequest, options?: CallOptions): Promise<TransferDraft>

  /**
   * Send a transfer with an API key.
   *
   * For programs alone: no person confirms it. The money is on hold (`held`) at once, until the bank has paid. A key pays the beneficiaries that its owner has named for it while they are `active`, and sends at most its daily cap on a day in Riyadh. Transfers that were cancelled, refused or failed do not count towards the cap, returned ones do. A key and those that it was rolled into share one cap. Everything else that `createTransfer` and `confirmTransfer` refuse is refused here too. The body has `beneficiaryId` where `createTransfer` has `destination`, because keys pay beneficiaries only.
   *
   * Takes apiKey.
   *
   * @example
   * await plink.sendTransfer({
   *   beneficiaryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   amount: {
   *     amount: 20000,
   *     currency: 'SAR'
   *   },
   *   purpose: 'expenses_services'
   * })
   */
  sendTransfer(body: SendTransferRequest, options?: CallOptions): Promise<Transfer>

  /**
   * Get a transfer with the history of its states.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getTransfer({
   *   transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getTransfer(parameters: GetTransferParameters, options?: CallOptions): Promise<Transfer>

  /**
   * Download the receipt of a transfer as PDF.
   *
   * What the transfer was and where it stands now. There is a receipt from the confirmation on, unless the transfer was cancelled, refused or has failed.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getTransferReceipt({
   *   transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getTransferReceipt(parameters: GetTransferReceiptParameters, options?: CallOptions): Promise<Blob>

  /**
   * Confirm a transfer.
   *
   * One code confirms one transfer, once. To a Plink customer it is `paid` at once, or `pending` if that wallet cannot receive it now. To a beneficiary the money is on hold (`held`) until the bank has paid. With a schedule it is `scheduled`, and each run is a transfer of its own. A change of a schedule is in force from the next run on: a run that is due already is paid with the terms before it. From the amount of an approval rule on it is `awaiting_approval`, and `approvePayment` carries it out. When the wallet does not allow it now, the code stays valid. A draft that has expired, is confirmed, has changed since its code was sent, or was prepared by somebody else or in a session that has ended returns 410 `TRANSFER_EXPIRED`.
   *
   * Takes the access token.
   *
   * @example
   * await plink.confirmTransfer({
   *   transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   otp: '482913'
   * })
   */
  confirmTransfer(parameters: ConfirmTransferParameters, body: ConfirmTransferRequest, options?: CallOptions): Promise<Transfer>

  /**
   * Send the code of a transfer again.
   *
   * The earlier code is no longer valid. A new code does not give new attempts.
   *
   * Takes the access token.
   *
   * @example
   * await plink.resendTransferCode({
   *   transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  resendTransferCode(parameters: ResendTransferCodeParameters, options?: CallOptions): Promise<TransferDraft>

  /**
   * Cancel a transfer.
   *
   * Possible until it is on its way to the bank: while it is a `draft` or `held`. Money on hold is available again. A second call returns the cancelled transfer.
   *
   * Takes the access token.
   *
   * @example
   * await plink.cancelTransfer({
   *   transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  cancelTransfer(parameters: CancelTransferParameters, options?: CallOptions): Promise<Transfer>

  /**
   * List scheduled and repeating transfers.
   *
   * Newest first. Cancelled ones and those that have run for the last time are included.
   *
   * Takes the access token or apiKey.
   */
  listTransferSchedules(parameters?: ListTransferSchedulesParameters, options?: CallOptions): Promise<TransferScheduleList>

  /**
   * Get a scheduled or repeating transfer.
   *
   * With the next days, and which of them are skipped.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.getTransferSchedule({
   *   scheduleId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getTransferSchedule(parameters: GetTransferScheduleParameters, options?: CallOptions): Promise<TransferSchedule>

  /**
   * Cancel a scheduled or repeating transfer.
   *
   * No further run starts. A run that has started goes on. A second call returns the cancelled schedule.
   *
   * Takes the access token.
   *
   * @example
   * await plink.cancelTransferSchedule({
   *   scheduleId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  cancelTransferSchedule(parameters: CancelTransferScheduleParameters, options?: CallOptions): Promise<TransferSchedule>

  /**
   * Prepare a change of a scheduled or repeating transfer.
   *
   * Amount, purpose, note, source and days; the payee stays. Send all terms. Nothing changes yet: the answer is a draft, like that of `createTransfer` and with the same limits, and `confirmTransfer` takes its code, which is for exactly these terms. The rules of approval are those of a new schedule of these terms. While one change waits for approval, no other can be made, and the present terms are in force. Days that are skipped stay skipped.
   *
   * Takes the access token.
   *
   * @example
   * await plink.changeTransferSchedule({
   *   scheduleId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   amount: {
   *     amount: 30000,
   *     currency: 'SAR'
   *   },
   *   purpose: 'expenses_services',
   *   schedule: {
   *     startsOn: '2026-03-01',
   *     repeats: 'monthly',
   *     endsOn: '2026-12-31'
   *   }
   * })
   */
  changeTransferSchedule(parameters: ChangeTransferScheduleParameters, body: ChangeTransferScheduleRequest, options?: CallOptions): Promise<TransferDraft>

  /**
   * Skip a run of a repeating transfer.
   *
   * One day of `upcoming`. Nothing is paid on it, the days of the others stay as they are, and none is added. Until the day begins, `unskipTransferRun` undoes it. Repeating it changes nothing.
   *
   * Takes the access token.
   *
   * @example
   * await plink.skipTransferRun({
   *   scheduleId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   on: '2026-02-01'
   * })
   */
  skipTransferRun(parameters: SkipTransferRunParameters, body: SkipTransferRunRequest, options?: CallOptions): Promise<TransferSchedule>

  /**
   * Pay a skipped run after all.
   *
   * Until its day begins. A day that is not skipped stays as it is.
   *
   * Takes the access token.
   *
   * @example
   * await plink.unskipTransferRun({
   *   scheduleId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *   on: '2026-02-01'
   * })
   */
  unskipTransferRun(parameters: UnskipTransferRunParameters, options?: CallOptions): Promise<TransferSchedule>

  /**
   * List files of transfers.
   *
   * Newest first, drafts and those that were cancelled included.
   *
   * Takes the access token.
   */
  listTransferBatches(parameters?: ListTransferBatchesParameters, options?: CallOptions): Promise<TransferBatchList>

  /**
   * Prepare transfers from a CSV file.
   *
   * Up to 1,000 rows with the columns `iban`, `amount`, `purpose` and optionally `note`, named in English or Arabic in the first row. `readTransferFile` reads a workbook or a wages file into such rows. Commas, semicolons and tabs separate, CR LF, LF or CR ends a row, and each row has as many cells as the first: otherwise, 422 `TRANSFER_FILE_INVALID` says where. In an amount, a last separator before one or two digits is the decimal point, and one before exactly three groups them; digits may be Arabic-Indic. Each IBAN is that of a beneficiary. Every row is checked, and nothing is stored if one is wrong: 422 `TRANSFER_ROWS_INVALID` names them. Nothing moves yet; `sendTransferBatchCode` sends the code. The same rows again, while they are a draft of the caller or once they were confirmed, return the batch that exists with 200. A draft of the same rows by somebody else is cancelled, because only who made a draft confirms it. A draft ends after a day. Of more than 10 drafts, the oldest is cancelled.
   *
   * Takes the access token.
   *
   * @example
   * await plink.createTransferBatch({
   *   fileName: 'salaries.csv',
   *   csv: 'iban,amount,purpose,note\nSA5580608010000000000003,200.00,payroll_benefits,January\nSA5580608010000000000003,100.00,expenses_services,\n'
   * })
   */
  createTransferBatch(body: CreateTransferBatchRequest, options?: CallOptions): Promise<TransferBatchDetails>

  /**
   * Get a file of transfers with its rows.
   *
   * Takes the access token.
   *
   * @example
   * await plink.getTransferBatch({
   *   batchId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getTransferBatch(parameters: GetTransferBatchParameters, options?: CallOptions): Promise<TransferBatchDetails>

  /**
   * Send the code for a file of transfers.
   *
   * For exactly these rows, for who uploaded them, and only if the wallet may send their sum now. A further call sends another code, and the earlier one is no longer valid.
   *
   * Takes the access token.
   *
   * @example
   * await plink.sendTransferBatchCode({
   *   batchId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  sendTransferBatchCode(parameters: SendTransferBatchCodeParameters, options?: CallOptions): Promise<TransferBatchCode>

  /**
   * Confirm a file of transfers.
   *
   * One code confirms all rows, once. Then each row becomes a transfer of its own, in the order of the file. A row that the wallet or its beneficiary does not allow by then is a `refused` transfer, and the others are sent all the same. Wrong codes count together with those of single transfers. Only who uploaded the file confirms it: for others it returns 410 `TRANSFER_BATCH_EXPIRED`.
   *
   * Takes the access token.
   *
   * @example
   * await plink.confirmTransferBatch({
   *   batchId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   otp: '482913'
   * })
   */
  confirmTransferBatch(parameters: ConfirmTransferBatchParameters, body: ConfirmTransferRequest, options?: CallOptions): Promise<TransferBatch>

  /**
   * Cancel a file of transfers.
   *
   * Possible until it is confirmed. A second call returns the cancelled batch. Afterwards, `cancelTransfer` cancels single transfers that are not on their way.
   *
   * Takes the access token.
   *
   * @example
   * await plink.cancelTransferBatch({
   *   batchId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  cancelTransferBatch(parameters: CancelTransferBatchParameters, options?: CallOptions): Promise<TransferBatch>

  /**
   * Read a file of transfers.
   *
   * Reads a file of up to 1 MB and 1,000 rows, and returns what stands in it with everything that is wrong with it. Stores nothing: `createTransferBatch` takes the corrected rows as CSV.
   * The content says which format it is:
   *
   * - a workbook (XLSX) with one sheet whose first row names the columns, as for `createTransferBatch`. Numbers are taken as they are stored, texts are read as in CSV. Nothing is guessed: a
   *   date, a percentage, another currency or a number with more than two decimals is no amount, and formulas, hidden or several sheets, hidden rows or columns and merged cells are refused
   * - the wages file of the Wage Protection System that the Ministry of Human Resources publishes ("WPS Wages File Specification", 2017-06, sections 1.7 and 1.8): tab-separated text with the
   *   10 fields of the header from `[DEST-ID]` to `[MOL-ESTBID]`, the 14 fields of the content from `[32B-AMT]` to `[TRN-DATE]`, both with their names, and a hyphen at the end. The net wage
   *   must be the sum of its parts, the total that of the wages, and no bank may have processed it. The purpose is `payroll_benefits`
   * - a table of text (CSV), as for `createTransferBatch`, in UTF-8, UTF-16 or Windows-1256
   *
   * Takes the access token.
   *
   * @example
   * await plink.readTransferFile({
   *   content: 'aWJhbixhbW91bnQscHVycG9zZSxub3RlClNBNTU4MDYwODAxMDAwMDAwMDAwMDAwMywyMDAuMDAscGF5cm9sbF9iZW5lZml0cyxKYW51YXJ5Cg=='
   * })
   */
  readTransferFile(body: ReadTransferFileRequest, options?: CallOptions): Promise<TransferFile>

  /**
   * Download a workbook to fill in.
   *
   * For `readTransferFile`: a row for each beneficiary that can be paid, in the order of their names, up to 1,000. Amounts are to be entered.
   *
   * Takes the access token.
   */
  getTransferFileTemplate(parameters?: GetTransferFileTemplateParameters, options?: CallOptions): Promise<Blob>

  /**
   * List the billers whose bills can be paid.
   *
   * All of them, by their English name. `q` is found in both names and in the code.
   *
   * Takes the access token.
   */
  listBillers(parameters?: ListBillersParameters, options?: CallOptions): Promise<BillerList>

  /**
   * Ask a biller what is owed.
   *
   * Asks the biller at once. An account may ask 60 times in an hour; more return 429 `RATE_LIMITED` with the reason `inquiries_per_hour`.
   *
   * Takes the access token.
   *
   * @example
   * await plink.inquireBill({
   *   billerCode: '002',
   *   account: '3000000001'
   * })
   */
  inquireBill(body: BillInquiry, options?: CallOptions): Promise<Bill>

  /**
   * Prepare the payment of bills.
   *
   * One to ten bills, which one code confirms together. Nothing moves yet. Each biller is asked again, and each amount must be what its rule allows: all of the bill, or from `minimum` on. Returns what the wallet would have left and sends a code for exactly these values; `confirmBillPayments` carries them out. The code is valid for 5 minutes, the draft for 15. In an error, `fields` names the bill that it is about. `BILL_PAYMENT_UNDER_WAY`: a payment of the bill has been confirmed, by whomever, and has not ended.
   *
   * Takes the access token.
   *
   * @example
   * await plink.payBills({
   *   bills: [
   *     {
   *       billerCode: '002',
   *       account: '3000000001',
   *       amount: {
   *         amount: 34500,
   *         currency: 'SAR'
   *       }
   *     }
   *   ]
   * })
   */
  payBills(body: PayBillsRequest, options?: CallOptions): Promise<BillOrderDraft>

  /**
   * Confirm the payment of bills.
   *
   * One code confirms all bills of the order, once, or none of them. The money is on hold (`held`) until the biller has it. When the wallet does not allow it now, the code stays valid. A draft that has expired, is confirmed, or was prepared by somebody else or in a session that has ended returns 410 `BILL_PAYMENT_EXPIRED`. Of two orders with the same bill, one is confirmed, and the other returns 409 `BILL_PAYMENT_UNDER_WAY`, or `BILL_ALREADY_PAID` once the first has paid it.
   *
   * Takes the access token.
   *
   * @example
   * await plink.confirmBillPayments({
   *   billOrderId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   otp: '482913'
   * })
   */
  confirmBillPayments(parameters: ConfirmBillPaymentsParameters, body: ConfirmBillPaymentsRequest, options?: CallOptions): Promise<BillOrder>

  /**
   * Send the code of bill payments again.
   *
   * The earlier code is no longer valid. A new code does not give new attempts.
   *
   * Takes the access token.
   *
   * @example
   * await plink.resendBillCode({
   *   billOrderId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  resendBillCode(parameters: ResendBillCodeParameters, options?: CallOptions): Promise<BillOrderDraft>

  /**
   * List bill payments.
   *
   * Newest first. Without `state`: those that were confirmed. A cursor contains its filter: leave it out, or send the same one.
   *
   * Takes the access token.
   */
  listBillPayments(parameters?: ListBillPaymentsParameters, options?: CallOptions): Promise<BillPaymentList>

  /**
   * Get a bill payment with the history of its states.
   *
   * Takes the access token.
   *
   * @example
   * await plink.getBillPayment({
   *   billPaymentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getBillPayment(parameters: GetBillPaymentParameters, options?: CallOptions): Promise<BillPayment>

  /**
   * Cancel a bill payment.
   *
   * Possible while it is `held`: until it is on its way to the biller. The money is available again, and the bill can be paid again. A second call returns the cancelled payment. A `draft` has no money on hold: it expires without its code.
   *
   * Takes the access token.
   *
   * @example
   * await plink.cancelBillPayment({
   *   billPaymentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  cancelBillPayment(parameters: CancelBillPaymentParameters, options?: CallOptions): Promise<BillPayment>

  /**
   * Download the receipt of a bill payment as PDF.
   *
   * Of a bill that is paid.
   *
   * Takes the access token.
   *
   * @example
   * await plink.getBillReceipt({
   *   billPaymentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getBillReceipt(parameters: GetBillReceiptParameters, options?: CallOptions): Promise<Blob>

  /**
   * List the saved bills.
   *
   * By name. At most 50, so all of them.
   *
   * Takes the access token.
   */
  listSavedBills(options?: CallOptions): Promise<SavedBillList>

  /**
   * Save a bill.
   *
   * The account at a biller, under a name. With `remind` a message says that a bill is due, three days before it is.
   *
   * Takes the access token.
   *
   * @example
   * await plink.saveBill({
   *   billerCode: '002',
   *   account: '3000000001',
   *   name: 'Shop',
   *   remind: true
   * })
   */
  saveBill(body: SaveBillRequest, options?: CallOptions): Promise<SavedBill>

  /**
   * Rename a saved bill, or turn its reminder on or off.
   *
   * Takes the access token.
   *
   * @example
   * await plink.changeSavedBill({
   *   savedBillId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   name: 'Head office'
   * })
   */
  changeSavedBill(parameters: ChangeSavedBillParameters, body: ChangeSavedBillRequest, options?: CallOptions): Promise<SavedBill>

  /**
   * Remove a saved bill.
   *
   * Its payments stay.
   *
   * Takes the access token.
   *
   * @example
   * await plink.removeSavedBill({
   *   savedBillId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  removeSavedBill(parameters: RemoveSavedBillParameters, options?: CallOptions): Promise<void>

  /**
   * List events.
   *
   * What has happened in the last 30 days, newest first. `data.object` is the object as it was then, as the operations of its tag return it. Look here for what a webhook may have
   * missed.
   *
   * Events of a wallet are in the order in which they happened. An event is written in the transaction that it tells of, so it is listed exactly when that has happened. A cursor
   * contains its filter: leave it out, or send the same one.
   *
   * Events of API keys and webhook endpoints are listed to whoever may list those, and webhooks of a key have no others. The URL of an endpoint is shown without its query.
   *
   * Takes the access token or apiKey.
   */
  listEvents(parameters?: ListEventsParameters, options?: CallOptions): Promise<EventList>

  /**
   * Get the rules of approval.
   *
   * Takes the access token.
   */
  getApprovalRules(options?: CallOptions): Promise<ApprovalRules>

  /**
   * Set the rules of approval.
   *
   * With the code that `sendApprovalRulesCode` has sent for exactly these rules. They replace all earlier ones. A waiting payment that now needs another number of approvals, or the approval of somebody else, loses those that it has. Owners hear of the change.
   *
   * Takes the access token.
   *
   * @example
   * await plink.setApprovalRules({
   *   rules: [
   *     {
   *       from: {
   *         amount: 1000000,
   *         currency: 'SAR'
   *       },
   *       approvals: 1
   *     }
   *   ],
   *   byPerson: [
   *     {
   *       from: {
   *         amount: 500000,
   *         currency: 'SAR'
   *       },
   *       makerId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *       approverId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   *     }
   *   ],
   *   otp: '482913'
   * })
   */
  setApprovalRules(body: SetApprovalRulesRequest, options?: CallOptions): Promise<ApprovalRules>

  /**
   * Send the code for rules of approval.
   *
   * To the owner who calls, for exactly these rules. Each rule must leave enough other owners and approvers to satisfy it, and nobody approves their own payments. `fields` says what is wrong with a rule about people. An empty list ends all rules.
   *
   * Takes the access token.
   *
   * @example
   * await plink.sendApprovalRulesCode({
   *   rules: [
   *     {
   *       from: {
   *         amount: 1000000,
   *         currency: 'SAR'
   *       },
   *       approvals: 1
   *     }
   *   ],
   *   byPerson: [
   *     {
   *       from: {
   *         amount: 500000,
   *         currency: 'SAR'
   *       },
   *       makerId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
   *       approverId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   *     }
   *   ]
   * })
   */
  sendApprovalRulesCode(body: SendApprovalRulesCodeRequest, options?: CallOptions): Promise<ApprovalCode>

  /**
   * List payments for approval.
   *
   * Newest first, decided ones included. A cursor contains its filter: leave it out, or send the same one.
   *
   * Takes the access token.
   */
  listApprovals(parameters?: ListApprovalsParameters, options?: CallOptions): Promise<ApprovalList>

  /**
   * Count the payments that the caller may approve.
   *
   * Takes the access token.
   */
  countWaitingApprovals(options?: CallOptions): Promise<WaitingApprovals>

  /**
   * Get a payment for approval.
   *
   * Takes the access token.
   *
   * @example
   * await plink.getApproval({
   *   approvalId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getApproval(parameters: GetApprovalParameters, options?: CallOptions): Promise<Approval>

  /**
   * Change a transfer that waits for approval.
   *
   * By who made it. The approvals so far are void, and whoever may approve hears of it. It still needs one approval at least. The payee and the source stay.
   *
   * Takes the access token.
   *
   * @example
   * await plink.changePayment({
   *   approvalId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   amount: {
   *     amount: 15000,
   *     currency: 'SAR'
   *   }
   * })
   */
  changePayment(parameters: ChangePaymentParameters, body: ChangePaymentRequest, options?: CallOptions): Promise<Approval>

  /**
   * Send the code for an approval.
   *
   * To the phone of the caller, for exactly what `digest` stands for. Whoever made the payment cannot approve it.
   *
   * Takes the access token.
   *
   * @example
   * await plink.sendApprovalCode({
   *   approvalId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   digest: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b'
   * })
   */
  sendApprovalCode(parameters: SendApprovalCodeParameters, body: SendApprovalCodeRequest, options?: CallOptions): Promise<ApprovalCode>

  /**
   * Approve a payment.
   *
   * With the code that `sendApprovalCode` has sent for this `digest`. Who prepared or confirmed the payment does not approve it. The last approval that is needed carries the payment out. Balance, limits, wallet and payee are checked again then; if they do not allow it now, nothing is stored, the payment still waits, and the code stays valid.
   *
   * Takes the access token.
   *
   * @example
   * await plink.approvePayment({
   *   approvalId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   digest: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
   *   otp: '482913'
   * })
   */
  approvePayment(parameters: ApprovePaymentParameters, body: ApprovePaymentRequest, options?: CallOptions): Promise<Approval>

  /**
   * Decline a payment.
   *
   * Needs no code. Its maker hears of the reason.
   *
   * Takes the access token.
   *
   * @example
   * await plink.declinePayment({
   *   approvalId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   reason: 'Wrong supplier'
   * })
   */
  declinePayment(parameters: DeclinePaymentParameters, body: DeclinePaymentRequest, options?: CallOptions): Promise<Approval>

  /**
   * Cancel a payment that waits for approval.
   *
   * By who made it, or an owner. No money was on hold for it.
   *
   * Takes the access token.
   *
   * @example
   * await plink.withdrawPayment({
   *   approvalId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  withdrawPayment(parameters: WithdrawPaymentParameters, options?: CallOptions): Promise<Approval>

  /**
   * List notifications.
   *
   * What the account was told, newest first. A notification is written in the transaction that it tells of. It is deleted 90 days after it was read, and a year after it was written
   * in any case. A cursor contains its filters: leave them out, or send the same ones.
   *
   * Takes the access token.
   */
  listNotifications(parameters?: ListNotificationsParameters, options?: CallOptions): Promise<NotificationList>

  /**
   * Count the unread notifications.
   *
   * `watchWallet` reports `notifications` when it changes.
   *
   * Takes the access token.
   */
  countUnreadNotifications(options?: CallOptions): Promise<UnreadNotifications>

  /**
   * List what waits for the caller.
   *
   * Payments that the caller may approve, transfers, files of transfers and orders of bills that the caller may confirm with a code, saved bills of which a reminder has told and that are not paid yet, and for owners the documents that our staff ask for. What ends first comes first. `watchWallet` reports `transfers` or `notifications` when it may have changed, but not that a document is no longer asked for.
   *
   * Takes the access token.
   */
  listTasks(options?: CallOptions): Promise<TaskList>

  /**
   * Mark notifications as read.
   *
   * This notification and all earlier ones are read, of all groups. Those that were read before keep their time, so a repeated call does nothing.
   *
   * Takes the access token.
   *
   * @example
   * await plink.markNotificationsRead({
   *   upTo: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  markNotificationsRead(body: ReadNotificationsRequest, options?: CallOptions): Promise<UnreadNotifications>

  /**
   * Get what the account wants to hear of.
   *
   * Of each kind of SMS, 4 are sent to a person in an hour, and as many emails. The last one says so; further ones are only in `listNotifications`.
   *
   * Takes the access token.
   */
  getNotificationPreferences(options?: CallOptions): Promise<NotificationPreferenceList>

  /**
   * Change what the account wants to hear of.
   *
   * Of one group, from now on. What is left out stays as it is. Notifications about security cannot be turned off, so the request has no group for them. When SMS are turned off, an
   * SMS says so. Email is off until it is turned on, and goes to the confirmed address of the person who opened the business, in the language of `changeMessageLanguage`.
   *
   * Takes the access token.
   *
   * @example
   * await plink.changeNotificationPreferences({
   *   group: 'money_in',
   *   sms: false
   * })
   */
  changeNotificationPreferences(body: ChangeNotificationPreferencesRequest, options?: CallOptions): Promise<NotificationPreferenceList>

  /**
   * Mark one notification as read.
   *
   * One that was read before keeps its time.
   *
   * Takes the access token.
   *
   * @example
   * await plink.markNotificationRead({
   *   notificationId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  markNotificationRead(parameters: MarkNotificationReadParameters, options?: CallOptions): Promise<UnreadNotifications>

  /**
   * List webhook endpoints.
   *
   * Takes the access token or apiKey.
   */
  listWebhookEndpoints(options?: CallOptions): Promise<WebhookEndpointList>

  /**
   * Create a webhook endpoint.
   *
   * Plink sends each new event of the account to it as the webhook `event` of this document describes. An account has at most 10 endpoints.
   *
   * A person is sent a code by SMS that names the host: the response has `confirmation`, and `confirmWebhookEndpoint` returns the secret. Without a confirmation, nothing remains
   * of it after 15 minutes. The key of a program was confirmed with its scopes, so the response has the `secret`. An endpoint that a key makes receives only what the key may list
   * with `listEvents`: `eventTypes` with others are refused, and left out means all of those.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.createWebhookEndpoint({
   *   url: 'https://shop.example/plink',
   *   eventTypes: [
   *     'transaction.posted',
   *     'transfer.paid'
   *   ]
   * })
   */
  createWebhookEndpoint(body: CreateWebhookEndpointRequest, options?: CallOptions): Promise<NewWebhookEndpoint>

  /**
   * Change a webhook endpoint.
   *
   * Takes all of its values. One that is disabled receives nothing, and the events of that time are not delivered later. What had waited for it before is sent once it is enabled.
   *
   * A person is sent a code by SMS for another `url`: the response has `confirmation`, and nothing changes before `confirmWebhookEndpoint`. A key that sets `eventTypes` that it may
   * not list with `listEvents` is refused.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.changeWebhookEndpoint({
   *   webhookEndpointId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   url: 'https://shop.example/plink',
   *   eventTypes: [
   *     'transaction.posted',
   *     'transfer.paid'
   *   ],
   *   enabled: true
   * })
   */
  changeWebhookEndpoint(parameters: ChangeWebhookEndpointParameters, body: ChangeWebhookEndpointRequest, options?: CallOptions): Promise<ChangedWebhookEndpoint>

  /**
   * Delete a webhook endpoint.
   *
   * With its deliveries. What has not been delivered is not sent any more.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.deleteWebhookEndpoint({
   *   webhookEndpointId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  deleteWebhookEndpoint(parameters: DeleteWebhookEndpointParameters, options?: CallOptions): Promise<void>

  /**
   * Confirm a webhook endpoint.
   *
   * One code confirms one request, once: a new endpoint, another URL, or a roll of the secret. This is the only response that has the secret of a new endpoint or of a roll.
   *
   * Takes the access token.
   *
   * @example
   * await plink.confirmWebhookEndpoint({
   *   webhookEndpointId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   otp: '482913'
   * })
   */
  confirmWebhookEndpoint(parameters: ConfirmWebhookEndpointParameters, body: ConfirmWebhookEndpointRequest, options?: CallOptions): Promise<ConfirmedWebhookEndpoint>

  /**
   * Send the code of a webhook endpoint again.
   *
   * The earlier code is no longer valid. A new code does not give new attempts.
   *
   * Takes the access token.
   *
   * @example
   * await plink.resendWebhookEndpointCode({
   *   webhookEndpointId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  resendWebhookEndpointCode(parameters: ResendWebhookEndpointCodeParameters, options?: CallOptions): Promise<WebhookConfirmation>

  /**
   * Roll the secret of a webhook endpoint.
   *
   * For `overlapHours`, deliveries have two signatures: one with the new secret, and one with the old one. Until then, the secret is rolled again only without an overlap, which
   * ends both old ones at once.
   *
   * A person is sent a code by SMS: the response has `confirmation`, and `confirmWebhookEndpoint` returns the secret. A key gets it at once.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.rollWebhookSecret({
   *   webhookEndpointId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   overlapHours: 24
   * })
   */
  rollWebhookSecret(parameters: RollWebhookSecretParameters, body: RollWebhookSecretRequest, options?: CallOptions): Promise<NewWebhookEndpoint>

  /**
   * Send a test to a webhook endpoint.
   *
   * An event `ping`, whichever types it has chosen.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.testWebhookEndpoint({
   *   webhookEndpointId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  testWebhookEndpoint(parameters: TestWebhookEndpointParameters, options?: CallOptions): Promise<WebhookDelivery>

  /**
   * List the deliveries of a webhook endpoint.
   *
   * Of the last 30 days, newest first.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.listWebhookDeliveries({
   *   webhookEndpointId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  listWebhookDeliveries(parameters: ListWebhookDeliveriesParameters, options?: CallOptions): Promise<WebhookDeliveryList>

  /**
   * Send a delivery again.
   *
   * As a new delivery of the same event, which has the same `webhook-id`.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.resendWebhookDelivery({
   *   webhookDeliveryId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  resendWebhookDelivery(parameters: ResendWebhookDeliveryParameters, options?: CallOptions): Promise<WebhookDelivery>

  /** Get the contact details of support. */
  getSupport(options?: CallOptions): Promise<Support>

  /**
   * Ask to be called.
   *
   * For companies with more than one owner, which cannot sign up by themselves. Staff see the number for 30 days. Asking again takes the place of the request before.
   *
   * @example
   * await plink.requestContact({
   *   phoneNumber: '+966512345678'
   * })
   */
  requestContact(body: ContactRequestInput, options?: CallOptions): Promise<void>

  /**
   * Get the texts that customers have to know.
   *
   * The company and its licence, the terms, the privacy notice, the fees and how money is kept. Whoever signs up customers shows the terms and the privacy notice before `sendOtp`:
   * verifying the phone accepts the terms in the version that is in force then.
   */
  getLegalTexts(options?: CallOptions): Promise<LegalTexts>

  /** Check that the process is up. */
  getLiveness(options?: CallOptions): Promise<Health>

  /**
   * Check that the server accepts requests.
   *
   * 503 while the server stops, or when the database does not take a small write within 3 seconds. `reason` says why it does not. The database is
   * tested at most once a second; callers share the result.
   */
  getReadiness(options?: CallOptions): Promise<Readiness>

  /**
   * Read the messages that would have been sent.
   *
   * The newest 50, newest first.
   *
   * @example
   * await plink.listSandboxMessages({
   *   phoneNumber: '+966512345678'
   * })
   */
  listSandboxMessages(parameters: ListSandboxMessagesParameters, options?: CallOptions): Promise<SandboxMessageList>

  /**
   * Read the emails that would have been sent.
   *
   * To the people of the business of this phone. The newest 50, newest first.
   *
   * @example
   * await plink.listSandboxEmails({
   *   phoneNumber: '+966512345678'
   * })
   */
  listSandboxEmails(parameters: ListSandboxEmailsParameters, options?: CallOptions): Promise<SandboxEmailList>

  /**
   * List the Nafath requests of a phone.
   *
   * The newest 20, newest first.
   *
   * @example
   * await plink.listSandboxNafathRequests({
   *   phoneNumber: '+966512345678'
   * })
   */
  listSandboxNafathRequests(parameters: ListSandboxNafathRequestsParameters, options?: CallOptions): Promise<SandboxNafathRequestList>

  /**
   * Read one Nafath request.
   *
   * @example
   * await plink.getSandboxNafathRequest({
   *   sessionId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getSandboxNafathRequest(parameters: GetSandboxNafathRequestParameters, options?: CallOptions): Promise<SandboxNafathRequest>

  /**
   * Act as the person, or as compliance.
   *
   * A waiting request can be approved, declined, sent to review, rejected or expired. A request under review can be approved or rejected.
   *
   * @example
   * await plink.decideSandboxNafath({
   *   sessionId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   decision: 'approve'
   * })
   */
  decideSandboxNafath(parameters: DecideSandboxNafathParameters, body: SandboxNafathDecision, options?: CallOptions): Promise<SandboxNafathRequest>

  /**
   * List the verification calls to a phone.
   *
   * The newest 20, newest first.
   *
   * @example
   * await plink.listSandboxCalls({
   *   phoneNumber: '+966512345678'
   * })
   */
  listSandboxCalls(parameters: ListSandboxCallsParameters, options?: CallOptions): Promise<SandboxCallList>

  /**
   * Press 1 or 2 in a verification call.
   *
   * 1 confirms the sign-in, 2 cancels it.
   *
   * @example
   * await plink.pressSandboxCall({
   *   callbackId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   digit: 1
   * })
   */
  pressSandboxCall(parameters: PressSandboxCallParameters, body: SandboxPress, options?: CallOptions): Promise<SandboxCall>

  /**
   * Get a payment on the 3-D Secure page.
   *
   * What the simulated bank of a test card asks its holder to confirm.
   *
   * @example
   * await plink.getSandboxCardPayment({
   *   paymentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  getSandboxCardPayment(parameters: GetSandboxCardPaymentParameters, options?: CallOptions): Promise<SandboxCardPayment>

  /**
   * Approve or decline a payment in 3-D Secure.
   *
   * In place of the holder of the test card `three_ds`. A payment that is decided already stays as it is, so the call may be repeated.
   *
   * @example
   * await plink.decideSandboxCardPayment({
   *   paymentId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * }, {
   *   decision: 'approve'
   * })
   */
  decideSandboxCardPayment(parameters: DecideSandboxCardPaymentParameters, body: SandboxCardDecision, options?: CallOptions): Promise<SandboxCardPayment>

  /**
   * Transfer money to an IBAN of a wallet.
   *
   * Somebody pays to the IBAN that `getBankDetails` returns. The simulated bank tells Plink at once. Money for an unknown IBAN, an inactive wallet, or over the maximum balance is in suspense, where the staff decides.
   *
   * @example
   * await plink.createSandboxBankCredit({
   *   iban: 'SA0330000000000000000001',
   *   amount: {
   *     amount: 250000,
   *     currency: 'SAR'
   *   },
   *   remitterName: 'Najd Supplies Co.',
   *   remitterIban: 'SA0380000000608010167519'
   * })
   */
  createSandboxBankCredit(body: SandboxBankCreditRequest, options?: CallOptions): Promise<SandboxBankCredit>

  /**
   * Make a test business with money and an API key.
   *
   * A business of your own in one call, without a sign-up: an open account, a wallet with money, two active beneficiaries, and an API key with every scope, which may send them 1,000.00 SAR a day. Nobody else has the business or can find it. A person can sign in with its phone number and password, as with any account; `verifyLoginOtp` takes the code that `loginWithPassword` returns. It takes no `Idempotency-Key`, which somebody else may send too: make another one instead. A business that nothing has used for 30 days is closed.
   *
   * @example
   * await plink.createSandboxBusiness({
   *   name: 'Najd Bakery',
   *   openingBalance: {
   *     amount: 1000000,
   *     currency: 'SAR'
   *   }
   * })
   */
  createSandboxBusiness(body: CreateSandboxBusinessRequest, options?: CallOptions): Promise<NewSandboxBusiness>

  /**
   * Put a test business back to how it was made.
   *
   * The business of the caller is as after `createSandboxBusiness`: opening balance, two beneficiaries, no transactions, transfers, limits, sub-wallets or sessions. Its keys, its webhook endpoints, its password and its numbers stay. It has a new account with a new wallet and a new IBAN, because what the ledger has written never changes. What was under way ends in the old account, which nobody sees. A repetition resets again.
   *
   * Takes the access token or apiKey.
   */
  resetSandboxBusiness(options?: CallOptions): Promise<SandboxBusiness>

  /**
   * The time of a test business.
   *
   * The clock of the business of the caller: ours, until `moveSandboxClock` has moved it.
   *
   * Takes the access token or apiKey.
   */
  getSandboxClock(options?: CallOptions): Promise<SandboxClock>

  /**
   * Move the time of a test business ahead.
   *
   * Moves the clock of the business of the caller, and no other, to a time at most 31 days ahead of it. What falls due until then has happened when the response comes, in its order and to the hour: cooling-off periods end, scheduled transfers run, holds are released, drafts expire, payments settle. From then on the clock runs on from that time. Wallet, transactions, transfers, top-ups, beneficiaries and events follow it. Sessions, API keys, changes of number and email, webhook signatures and limits on calls keep the real time. A key that may only read moves no clock. A clock never moves back: `resetSandboxBusiness` gives the business the real time again.
   *
   * Takes the access token or apiKey.
   *
   * @example
   * await plink.moveSandboxClock({
   *   now: '2026-02-05T09:00:00.000Z'
   * })
   */
  moveSandboxClock(body: MoveSandboxClockRequest, options?: CallOptions): Promise<SandboxClock>

  /**
   * Run the daily screening of a customer now.
   *
   * Compares the customer with the lists at once, as the daily job does. A hit that compliance has not seen opens a review of the kind `rescreening`. If compliance rejects it, the wallet is frozen.
   *
   * @example
   * await plink.runSandboxRescreening({
   *   phoneNumber: '+966512345678'
   * })
   */
  runSandboxRescreening(body: SandboxRescreeningRequest, options?: CallOptions): Promise<SandboxRescreening>

  /**
   * Post a movement of money to a wallet.
   *
   * Simulates the outside world: top-ups, payments, holds and their captures and releases, reversals, and movements between a wallet and its sub-wallets. The same `key` with the same values returns the same result and posts nothing. The same `key` with other values is rejected. A refused payment is kept as a failed transaction.
   *
   * @example
   * await plink.createSandboxPosting({
   *   key: '5f1d7c1e-8a5b',
   *   phoneNumber: '+966512345678',
   *   kind: 'payment',
   *   type: 'local_pos',
   *   amount: {
   *     amount: 20000,
   *     currency: 'SAR'
   *   },
   *   counterparty: 'Panda Supermarket',
   *   counterpartyArabic: 'أسواق بنده'
   * })
   */
  createSandboxPosting(body: PostingRequest, options?: CallOptions): Promise<Posting>

  /**
   * Let the bank pay a transfer.
   *
   * Submits the transfer to a beneficiary if it waits, and has it paid at once. One that is paid already stays so, so the call may be repeated.
   *
   * @example
   * await plink.settleSandboxTransfer({
   *   transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  settleSandboxTransfer(parameters: SettleSandboxTransferParameters, options?: CallOptions): Promise<SandboxTransfer>

  /**
   * Let a transfer fail at the bank.
   *
   * Submits the transfer to a beneficiary if it waits, and has it fail: the money is available again. One that has failed already stays so, so the call may be repeated.
   *
   * @example
   * await plink.failSandboxTransfer({
   *   transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  failSandboxTransfer(parameters: FailSandboxTransferParameters, options?: CallOptions): Promise<SandboxTransfer>

  /**
   * Let the bank of the beneficiary return a transfer.
   *
   * Of a paid transfer to a beneficiary. The money comes back as a `returned_transfer`, once, so the call may be repeated.
   *
   * @example
   * await plink.returnSandboxTransfer({
   *   transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
   * })
   */
  returnSandboxTransfer(parameters: ReturnSandboxTransferParameters, options?: CallOptions): Promise<SandboxTransfer>
}

export function createOperations(call: Call): Operations {
  return {
    sendOtp: (body, options) => call({ operation: 'sendOtp', method: 'POST', path: '/api/v1/auth/send-otp', body, takesKey: true }, options),
    verifyOtp: (body, options) => call({ operation: 'verifyOtp', method: 'POST', path: '/api/v1/auth/verify-otp', body, takesKey: true }, options),
    setPassword: (body, options) => call({ operation: 'setPassword', method: 'POST', path: '/api/v1/auth/set-password', body, takesKey: true, takesToken: true }, options),
    setPasscode: (body, options) => call({ operation: 'setPasscode', method: 'POST', path: '/api/v1/auth/set-passcode', body, takesKey: true, takesToken: true }, options),
    loginWithPassword: (body, options) => call({ operation: 'loginWithPassword', method: 'POST', path: '/api/v1/auth/login/password', body, takesKey: true }, options),
    verifyLoginOtp: (body, options) => call({ operation: 'verifyLoginOtp', method: 'POST', path: '/api/v1/auth/login/verify-otp', body, takesKey: true }, options),
    resendLoginOtp: (body, options) => call({ operation: 'resendLoginOtp', method: 'POST', path: '/api/v1/auth/login/resend-otp', body, takesKey: true }, options),
    getCallbackStatus: (parameters, options) => call({ operation: 'getCallbackStatus', method: 'GET', path: `/api/v1/auth/callback-status/${segment(parameters.callbackId)}` }, options),
    completeCallback: (parameters, body, options) => call({ operation: 'completeCallback', method: 'POST', path: `/api/v1/auth/callback-complete/${segment(parameters.callbackId)}`, body, takesKey: true }, options),
    forgotPassword: (body, options) => call({ operation: 'forgotPassword', method: 'POST', path: '/api/v1/auth/forgot-password', body, takesKey: true }, options),
    resetPassword: (body, options) => call({ operation: 'resetPassword', method: 'POST', path: '/api/v1/auth/reset-password', body, takesKey: true }, options),
    refreshTokens: (body, options) => call({ operation: 'refreshTokens', method: 'POST', path: '/api/v1/auth/refresh', body, takesKey: true }, options),
    logout: (body, options) => call({ operation: 'logout', method: 'POST', path: '/api/v1/auth/logout', body, takesKey: true }, options),
    changePassword: (body, options) => call({ operation: 'changePassword', method: 'POST', path: '/api/v1/auth/change-password', body, takesKey: true, takesToken: true }, options),
    getMe: (options) => call({ operation: 'getMe', method: 'GET', path: '/api/v1/auth/me', takesToken: true }, options),
    changeEmail: (body, options) => call({ operation: 'changeEmail', method: 'PATCH', path: '/api/v1/auth/me', body, takesToken: true }, options),
    changeMessageLanguage: (body, options) => call({ operation: 'changeMessageLanguage', method: 'PUT', path: '/api/v1/auth/me/message-language', body, takesToken: true }, options),
    getRegistration: (options) => call({ operation: 'getRegistration', method: 'GET', path: '/api/v1/auth/me/registration', takesToken: true }, options),
    listBusinessDocuments: (options) => call({ operation: 'listBusinessDocuments', method: 'GET', path: '/api/v1/business-documents', takesToken: true }, options),
    uploadBusinessDocument: (parameters, body, options) => call({ operation: 'uploadBusinessDocument', method: 'PUT', path: `/api/v1/business-documents/${segment(parameters.businessDocumentId)}`, query: { kind: parameters?.kind }, body, takesToken: true }, options),
    downloadBusinessDocument: (parameters, options) => call({ operation: 'downloadBusinessDocument', method: 'GET', path: `/api/v1/business-documents/${segment(parameters.businessDocumentId)}`, takesToken: true, isFile: true }, options),
    deleteBusinessDocument: (parameters, options) => call({ operation: 'deleteBusinessDocument', method: 'DELETE', path: `/api/v1/business-documents/${segment(parameters.businessDocumentId)}`, takesToken: true }, options),
    getEmailChange: (options) => call({ operation: 'getEmailChange', method: 'GET', path: '/api/v1/auth/email-changes', takesToken: true }, options),
    confirmEmailChange: (body, options) => call({ operation: 'confirmEmailChange', method: 'POST', path: '/api/v1/auth/email-changes/confirm', body, takesKey: true }, options),
    sendEmailLink: (parameters, options) => call({ operation: 'sendEmailLink', method: 'POST', path: `/api/v1/auth/email-changes/${segment(parameters.emailChangeId)}/link`, takesKey: true, takesToken: true }, options),
    cancelEmailChange: (parameters, options) => call({ operation: 'cancelEmailChange', method: 'POST', path: `/api/v1/auth/email-changes/${segment(parameters.emailChangeId)}/cancel`, takesToken: true }, options),
    getPhoneChange: (options) => call({ operation: 'getPhoneChange', method: 'GET', path: '/api/v1/auth/phone-changes', takesToken: true }, options),
    startPhoneChange: (body, options) => call({ operation: 'startPhoneChange', method: 'POST', path: '/api/v1/auth/phone-changes', body, takesKey: true, takesToken: true }, options),
    confirmPhoneChange: (parameters, body, options) => call({ operation: 'confirmPhoneChange', method: 'POST', path: `/api/v1/auth/phone-changes/${segment(parameters.phoneChangeId)}/confirm`, body, takesKey: true, takesToken: true }, options),
    sendPhoneChangeCode: (parameters, options) => call({ operation: 'sendPhoneChangeCode', method: 'POST', path: `/api/v1/auth/phone-changes/${segment(parameters.phoneChangeId)}/code`, takesKey: true, takesToken: true }, options),
    cancelPhoneChange: (parameters, options) => call({ operation: 'cancelPhoneChange', method: 'POST', path: `/api/v1/auth/phone-changes/${segment(parameters.phoneChangeId)}/cancel`, takesToken: true }, options),
    listSessions: (options) => call({ operation: 'listSessions', method: 'GET', path: '/api/v1/auth/sessions', takesToken: true }, options),
    endOtherSessions: (options) => call({ operation: 'endOtherSessions', method: 'DELETE', path: '/api/v1/auth/sessions', takesToken: true }, options),
    endSession: (parameters, options) => call({ operation: 'endSession', method: 'DELETE', path: `/api/v1/auth/sessions/${segment(parameters.sessionId)}`, takesToken: true }, options),
    listSecurityEvents: (options) => call({ operation: 'listSecurityEvents', method: 'GET', path: '/api/v1/auth/events', takesToken: true }, options),
    listApiKeys: (options) => call({ operation: 'listApiKeys', method: 'GET', path: '/api/v1/api-keys', takesToken: true }, options),
    createApiKey: (body, options) => call({ operation: 'createApiKey', method: 'POST', path: '/api/v1/api-keys', body, takesKey: true, takesToken: true }, options),
    rollOwnApiKey: (body, options) => call({ operation: 'rollOwnApiKey', method: 'POST', path: '/api/v1/api-keys/roll', body, takesKey: true, takesToken: true }, options),
    revokeApiKey: (parameters, options) => call({ operation: 'revokeApiKey', method: 'DELETE', path: `/api/v1/api-keys/${segment(parameters.apiKeyId)}`, takesToken: true }, options),
    listApiKeyRequests: (parameters, options) => call({ operation: 'listApiKeyRequests', method: 'GET', path: `/api/v1/api-keys/${segment(parameters.apiKeyId)}/requests`, query: { requestId: parameters?.requestId, cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    rollApiKey: (parameters, body, options) => call({ operation: 'rollApiKey', method: 'POST', path: `/api/v1/api-keys/${segment(parameters.apiKeyId)}/roll`, body, takesKey: true, takesToken: true }, options),
    confirmApiKey: (parameters, body, options) => call({ operation: 'confirmApiKey', method: 'POST', path: `/api/v1/api-keys/${segment(parameters.apiKeyId)}/confirm`, body, takesKey: true, takesToken: true }, options),
    resendApiKeyCode: (parameters, options) => call({ operation: 'resendApiKeyCode', method: 'POST', path: `/api/v1/api-keys/${segment(parameters.apiKeyId)}/resend`, takesKey: true, takesToken: true }, options),
    getTeam: (options) => call({ operation: 'getTeam', method: 'GET', path: '/api/v1/team', takesToken: true }, options),
    inviteMember: (body, options) => call({ operation: 'inviteMember', method: 'POST', path: '/api/v1/team/invitations', body, takesKey: true, takesToken: true }, options),
    revokeInvitation: (parameters, options) => call({ operation: 'revokeInvitation', method: 'DELETE', path: `/api/v1/team/invitations/${segment(parameters.invitationId)}`, takesToken: true }, options),
    confirmInvitation: (parameters, body, options) => call({ operation: 'confirmInvitation', method: 'POST', path: `/api/v1/team/invitations/${segment(parameters.invitationId)}/confirm`, body, takesKey: true, takesToken: true }, options),
    resendInvitationCode: (parameters, options) => call({ operation: 'resendInvitationCode', method: 'POST', path: `/api/v1/team/invitations/${segment(parameters.invitationId)}/resend`, takesKey: true, takesToken: true }, options),
    sendMemberRoleCode: (parameters, body, options) => call({ operation: 'sendMemberRoleCode', method: 'POST', path: `/api/v1/team/members/${segment(parameters.memberId)}/code`, body, takesKey: true, takesToken: true }, options),
    changeMemberRole: (parameters, body, options) => call({ operation: 'changeMemberRole', method: 'PATCH', path: `/api/v1/team/members/${segment(parameters.memberId)}`, body, takesKey: true, takesToken: true }, options),
    removeMember: (parameters, options) => call({ operation: 'removeMember', method: 'DELETE', path: `/api/v1/team/members/${segment(parameters.memberId)}`, takesToken: true }, options),
    leaveTeam: (options) => call({ operation: 'leaveTeam', method: 'DELETE', path: '/api/v1/team/membership', takesToken: true }, options),
    validateCr: (body, options) => call({ operation: 'validateCr', method: 'POST', path: '/api/v1/verification/validate-cr', body, takesKey: true, takesToken: true }, options),
    localScreening: (body, options) => call({ operation: 'localScreening', method: 'POST', path: '/api/v1/verification/local-screening', body, takesKey: true, takesToken: true }, options),
    idPhoneMatch: (body, options) => call({ operation: 'idPhoneMatch', method: 'POST', path: '/api/v1/verification/id-phone-match', body, takesKey: true, takesToken: true }, options),
    initiateNafath: (body, options) => call({ operation: 'initiateNafath', method: 'POST', path: '/api/v1/nafath/initiate', body, takesKey: true, takesToken: true }, options),
    getNafathStatus: (parameters, options) => call({ operation: 'getNafathStatus', method: 'GET', path: `/api/v1/nafath/status/${segment(parameters.sessionId)}`, takesToken: true }, options),
    getOnboardingSession: (options) => call({ operation: 'getOnboardingSession', method: 'GET', path: '/api/v1/onboarding/session', takesToken: true }, options),
    runGlobalScreening: (body, options) => call({ operation: 'runGlobalScreening', method: 'POST', path: '/api/v1/onboarding/global-screening', body, takesKey: true, takesToken: true }, options),
    submitKyb: (body, options) => call({ operation: 'submitKyb', method: 'POST', path: '/api/v1/onboarding/kyb', body, takesKey: true, takesToken: true }, options),
    createProfile: (body, options) => call({ operation: 'createProfile', method: 'POST', path: '/api/v1/onboarding/create-profile', body, takesKey: true, takesToken: true }, options),
    listKybOptions: (parameters, options) => call({ operation: 'listKybOptions', method: 'GET', path: '/api/v1/kyb/options', query: { category: parameters?.category, locale: parameters?.locale } }, options),
    getWallet: (parameters, options) => call({ operation: 'getWallet', method: 'GET', path: '/api/v1/wallet', query: { subWallet: parameters?.subWallet }, takesToken: true }, options),
    watchWallet: (options) => call({ operation: 'watchWallet', method: 'GET', path: '/api/v1/wallet/events', takesToken: true, isStream: true }, options),
    getWalletActivity: (parameters, options) => call({ operation: 'getWalletActivity', method: 'GET', path: '/api/v1/wallet/activity', query: { period: parameters?.period, subWallet: parameters?.subWallet }, takesToken: true }, options),
    getWalletSpending: (parameters, options) => call({ operation: 'getWalletSpending', method: 'GET', path: '/api/v1/wallet/spending', query: { by: parameters?.by, subWallet: parameters?.subWallet }, takesToken: true }, options),
    getLimits: (options) => call({ operation: 'getLimits', method: 'GET', path: '/api/v1/wallet/limits', takesToken: true }, options),
    listSubWallets: (options) => call({ operation: 'listSubWallets', method: 'GET', path: '/api/v1/wallet/sub-wallets', takesToken: true }, options),
    renameSubWallet: (parameters, body, options) => call({ operation: 'renameSubWallet', method: 'PATCH', path: `/api/v1/wallet/sub-wallets/${segment(parameters.subWalletId)}`, body, takesToken: true }, options),
    closeSubWallet: (parameters, options) => call({ operation: 'closeSubWallet', method: 'DELETE', path: `/api/v1/wallet/sub-wallets/${segment(parameters.subWalletId)}`, takesToken: true }, options),
    moveMoney: (body, options) => call({ operation: 'moveMoney', method: 'POST', path: '/api/v1/wallet/moves', body, takesKey: true, takesToken: true }, options),
    createWalletAction: (body, options) => call({ operation: 'createWalletAction', method: 'POST', path: '/api/v1/wallet/actions', body, takesKey: true, takesToken: true }, options),
    confirmWalletAction: (parameters, body, options) => call({ operation: 'confirmWalletAction', method: 'POST', path: `/api/v1/wallet/actions/${segment(parameters.actionId)}/confirm`, body, takesKey: true, takesToken: true }, options),
    resendWalletActionCode: (parameters, options) => call({ operation: 'resendWalletActionCode', method: 'POST', path: `/api/v1/wallet/actions/${segment(parameters.actionId)}/resend`, takesKey: true, takesToken: true }, options),
    deactivateWallet: (options) => call({ operation: 'deactivateWallet', method: 'POST', path: '/api/v1/wallet/deactivate', takesToken: true }, options),
    listTransactions: (parameters, options) => call({ operation: 'listTransactions', method: 'GET', path: '/api/v1/wallet/transactions', query: { status: parameters?.status, type: parameters?.type, categoryId: parameters?.categoryId, category: parameters?.category, receipt: parameters?.receipt, q: parameters?.q, from: parameters?.from, to: parameters?.to, subWallet: parameters?.subWallet, cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    exportTransactions: (parameters, options) => call({ operation: 'exportTransactions', method: 'GET', path: '/api/v1/wallet/transactions/export', query: { status: parameters?.status, type: parameters?.type, categoryId: parameters?.categoryId, category: parameters?.category, receipt: parameters?.receipt, q: parameters?.q, from: parameters?.from, to: parameters?.to, subWallet: parameters?.subWallet, locale: parameters?.locale }, takesToken: true, isText: true }, options),
    markTransactionsSeen: (body, options) => call({ operation: 'markTransactionsSeen', method: 'POST', path: '/api/v1/wallet/transactions/seen', body, takesKey: true, takesToken: true }, options),
    getTransaction: (parameters, options) => call({ operation: 'getTransaction', method: 'GET', path: `/api/v1/wallet/transactions/${segment(parameters.referenceId)}`, takesToken: true }, options),
    updateTransaction: (parameters, body, options) => call({ operation: 'updateTransaction', method: 'PATCH', path: `/api/v1/wallet/transactions/${segment(parameters.referenceId)}`, body, takesToken: true }, options),
    listReceipts: (parameters, options) => call({ operation: 'listReceipts', method: 'GET', path: `/api/v1/wallet/transactions/${segment(parameters.referenceId)}/receipts`, takesToken: true }, options),
    uploadReceipt: (parameters, body, options) => call({ operation: 'uploadReceipt', method: 'PUT', path: `/api/v1/wallet/transactions/${segment(parameters.referenceId)}/receipts/${segment(parameters.receiptId)}`, body, takesToken: true }, options),
    downloadReceipt: (parameters, options) => call({ operation: 'downloadReceipt', method: 'GET', path: `/api/v1/wallet/transactions/${segment(parameters.referenceId)}/receipts/${segment(parameters.receiptId)}`, takesToken: true, isFile: true }, options),
    deleteReceipt: (parameters, options) => call({ operation: 'deleteReceipt', method: 'DELETE', path: `/api/v1/wallet/transactions/${segment(parameters.referenceId)}/receipts/${segment(parameters.receiptId)}`, takesToken: true }, options),
    listPaymentReceipts: (parameters, options) => call({ operation: 'listPaymentReceipts', method: 'GET', path: `/api/v1/payments/${segment(parameters.paymentId)}/receipts`, takesToken: true }, options),
    uploadPaymentReceipt: (parameters, body, options) => call({ operation: 'uploadPaymentReceipt', method: 'PUT', path: `/api/v1/payments/${segment(parameters.paymentId)}/receipts/${segment(parameters.receiptId)}`, body, takesToken: true }, options),
    downloadPaymentReceipt: (parameters, options) => call({ operation: 'downloadPaymentReceipt', method: 'GET', path: `/api/v1/payments/${segment(parameters.paymentId)}/receipts/${segment(parameters.receiptId)}`, takesToken: true, isFile: true }, options),
    deletePaymentReceipt: (parameters, options) => call({ operation: 'deletePaymentReceipt', method: 'DELETE', path: `/api/v1/payments/${segment(parameters.paymentId)}/receipts/${segment(parameters.receiptId)}`, takesToken: true }, options),
    listTransactionCases: (parameters, options) => call({ operation: 'listTransactionCases', method: 'GET', path: `/api/v1/wallet/transactions/${segment(parameters.referenceId)}/cases`, takesToken: true }, options),
    reportTransactionProblem: (parameters, body, options) => call({ operation: 'reportTransactionProblem', method: 'POST', path: `/api/v1/wallet/transactions/${segment(parameters.referenceId)}/cases`, body, takesKey: true, takesToken: true }, options),
    writeToTransactionCase: (parameters, body, options) => call({ operation: 'writeToTransactionCase', method: 'POST', path: `/api/v1/transaction-cases/${segment(parameters.caseId)}/messages`, body, takesKey: true, takesToken: true }, options),
    closeTransactionCase: (parameters, options) => call({ operation: 'closeTransactionCase', method: 'POST', path: `/api/v1/transaction-cases/${segment(parameters.caseId)}/closure`, takesKey: true, takesToken: true }, options),
    listTransactionCategories: (options) => call({ operation: 'listTransactionCategories', method: 'GET', path: '/api/v1/transaction-categories', takesToken: true }, options),
    createTransactionCategory: (body, options) => call({ operation: 'createTransactionCategory', method: 'POST', path: '/api/v1/transaction-categories', body, takesKey: true, takesToken: true }, options),
    renameTransactionCategory: (parameters, body, options) => call({ operation: 'renameTransactionCategory', method: 'PATCH', path: `/api/v1/transaction-categories/${segment(parameters.categoryId)}`, body, takesToken: true }, options),
    deleteTransactionCategory: (parameters, options) => call({ operation: 'deleteTransactionCategory', method: 'DELETE', path: `/api/v1/transaction-categories/${segment(parameters.categoryId)}`, takesToken: true }, options),
    listCategoryRules: (options) => call({ operation: 'listCategoryRules', method: 'GET', path: '/api/v1/category-rules', takesToken: true }, options),
    createCategoryRule: (body, options) => call({ operation: 'createCategoryRule', method: 'POST', path: '/api/v1/category-rules', body, takesKey: true, takesToken: true }, options),
    deleteCategoryRule: (parameters, options) => call({ operation: 'deleteCategoryRule', method: 'DELETE', path: `/api/v1/category-rules/${segment(parameters.ruleId)}`, takesToken: true }, options),
    listHolds: (parameters, options) => call({ operation: 'listHolds', method: 'GET', path: '/api/v1/wallet/holds', query: { subWallet: parameters?.subWallet, cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    listStatements: (parameters, options) => call({ operation: 'listStatements', method: 'GET', path: '/api/v1/statements', query: { subWallet: parameters?.subWallet }, takesToken: true }, options),
    createStatement: (body, options) => call({ operation: 'createStatement', method: 'POST', path: '/api/v1/statements', body, takesKey: true, takesToken: true }, options),
    createBalanceCertificate: (options) => call({ operation: 'createBalanceCertificate', method: 'POST', path: '/api/v1/balance-certificates', takesKey: true, takesToken: true }, options),
    createIbanLetter: (options) => call({ operation: 'createIbanLetter', method: 'POST', path: '/api/v1/iban-letters', takesKey: true, takesToken: true }, options),
    listIssuedDocuments: (options) => call({ operation: 'listIssuedDocuments', method: 'GET', path: '/api/v1/issued-documents', takesToken: true }, options),
    getIssuedDocument: (parameters, options) => call({ operation: 'getIssuedDocument', method: 'GET', path: `/api/v1/issued-documents/${segment(parameters.documentId)}`, takesToken: true }, options),
    getIssuedDocumentPdf: (parameters, options) => call({ operation: 'getIssuedDocumentPdf', method: 'GET', path: `/api/v1/issued-documents/${segment(parameters.documentId)}/pdf`, query: { locale: parameters?.locale }, takesToken: true, isFile: true }, options),
    getStatementCsv: (parameters, options) => call({ operation: 'getStatementCsv', method: 'GET', path: `/api/v1/issued-documents/${segment(parameters.documentId)}/csv`, query: { locale: parameters?.locale }, takesToken: true, isText: true }, options),
    getStatementXlsx: (parameters, options) => call({ operation: 'getStatementXlsx', method: 'GET', path: `/api/v1/issued-documents/${segment(parameters.documentId)}/xlsx`, query: { locale: parameters?.locale }, takesToken: true, isFile: true }, options),
    getStatementCamt: (parameters, options) => call({ operation: 'getStatementCamt', method: 'GET', path: `/api/v1/issued-documents/${segment(parameters.documentId)}/camt053`, takesToken: true, isText: true }, options),
    getStatementSwift: (parameters, options) => call({ operation: 'getStatementSwift', method: 'GET', path: `/api/v1/issued-documents/${segment(parameters.documentId)}/mt940`, takesToken: true, isFile: true }, options),
    verifyDocument: (parameters, options) => call({ operation: 'verifyDocument', method: 'GET', path: `/api/v1/verify/${segment(parameters.code)}` }, options),
    listBeneficiaries: (parameters, options) => call({ operation: 'listBeneficiaries', method: 'GET', path: '/api/v1/beneficiaries', query: { q: parameters?.q, cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    addBeneficiary: (body, options) => call({ operation: 'addBeneficiary', method: 'POST', path: '/api/v1/beneficiaries', body, takesKey: true, takesToken: true }, options),
    getBeneficiary: (parameters, options) => call({ operation: 'getBeneficiary', method: 'GET', path: `/api/v1/beneficiaries/${segment(parameters.beneficiaryId)}`, takesToken: true }, options),
    removeBeneficiary: (parameters, options) => call({ operation: 'removeBeneficiary', method: 'DELETE', path: `/api/v1/beneficiaries/${segment(parameters.beneficiaryId)}`, takesToken: true }, options),
    confirmBeneficiary: (parameters, body, options) => call({ operation: 'confirmBeneficiary', method: 'POST', path: `/api/v1/beneficiaries/${segment(parameters.beneficiaryId)}/confirm`, body, takesKey: true, takesToken: true }, options),
    resendBeneficiaryCode: (parameters, options) => call({ operation: 'resendBeneficiaryCode', method: 'POST', path: `/api/v1/beneficiaries/${segment(parameters.beneficiaryId)}/resend`, takesKey: true, takesToken: true }, options),
    listTopUps: (parameters, options) => call({ operation: 'listTopUps', method: 'GET', path: '/api/v1/top-ups', query: { cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    createTopUp: (body, options) => call({ operation: 'createTopUp', method: 'POST', path: '/api/v1/top-ups', body, takesKey: true, takesToken: true }, options),
    getBankDetails: (options) => call({ operation: 'getBankDetails', method: 'GET', path: '/api/v1/top-ups/bank-details', takesToken: true }, options),
    getTopUp: (parameters, options) => call({ operation: 'getTopUp', method: 'GET', path: `/api/v1/top-ups/${segment(parameters.topUpId)}`, takesToken: true }, options),
    payTopUp: (parameters, body, options) => call({ operation: 'payTopUp', method: 'POST', path: `/api/v1/top-ups/${segment(parameters.topUpId)}/pay`, body, takesKey: true, takesToken: true }, options),
    findRecipient: (body, options) => call({ operation: 'findRecipient', method: 'POST', path: '/api/v1/transfers/recipients', body, takesKey: true, takesToken: true }, options),
    listTransfers: (parameters, options) => call({ operation: 'listTransfers', method: 'GET', path: '/api/v1/transfers', query: { state: parameters?.state, q: parameters?.q, cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    createTransfer: (body, options) => call({ operation: 'createTransfer', method: 'POST', path: '/api/v1/transfers', body, takesKey: true, takesToken: true }, options),
    sendTransfer: (body, options) => call({ operation: 'sendTransfer', method: 'POST', path: '/api/v1/transfers/send', body, takesKey: true, takesToken: true }, options),
    getTransfer: (parameters, options) => call({ operation: 'getTransfer', method: 'GET', path: `/api/v1/transfers/${segment(parameters.transferId)}`, takesToken: true }, options),
    getTransferReceipt: (parameters, options) => call({ operation: 'getTransferReceipt', method: 'GET', path: `/api/v1/transfers/${segment(parameters.transferId)}/receipt`, query: { locale: parameters?.locale }, takesToken: true, isFile: true }, options),
    confirmTransfer: (parameters, body, options) => call({ operation: 'confirmTransfer', method: 'POST', path: `/api/v1/transfers/${segment(parameters.transferId)}/confirm`, body, takesKey: true, takesToken: true }, options),
    resendTransferCode: (parameters, options) => call({ operation: 'resendTransferCode', method: 'POST', path: `/api/v1/transfers/${segment(parameters.transferId)}/resend`, takesKey: true, takesToken: true }, options),
    cancelTransfer: (parameters, options) => call({ operation: 'cancelTransfer', method: 'POST', path: `/api/v1/transfers/${segment(parameters.transferId)}/cancel`, takesKey: true, takesToken: true }, options),
    listTransferSchedules: (parameters, options) => call({ operation: 'listTransferSchedules', method: 'GET', path: '/api/v1/transfer-schedules', query: { cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    getTransferSchedule: (parameters, options) => call({ operation: 'getTransferSchedule', method: 'GET', path: `/api/v1/transfer-schedules/${segment(parameters.scheduleId)}`, takesToken: true }, options),
    cancelTransferSchedule: (parameters, options) => call({ operation: 'cancelTransferSchedule', method: 'POST', path: `/api/v1/transfer-schedules/${segment(parameters.scheduleId)}/cancel`, takesKey: true, takesToken: true }, options),
    changeTransferSchedule: (parameters, body, options) => call({ operation: 'changeTransferSchedule', method: 'POST', path: `/api/v1/transfer-schedules/${segment(parameters.scheduleId)}/changes`, body, takesKey: true, takesToken: true }, options),
    skipTransferRun: (parameters, body, options) => call({ operation: 'skipTransferRun', method: 'POST', path: `/api/v1/transfer-schedules/${segment(parameters.scheduleId)}/skips`, body, takesToken: true }, options),
    unskipTransferRun: (parameters, options) => call({ operation: 'unskipTransferRun', method: 'DELETE', path: `/api/v1/transfer-schedules/${segment(parameters.scheduleId)}/skips/${segment(parameters.on)}`, takesToken: true }, options),
    listTransferBatches: (parameters, options) => call({ operation: 'listTransferBatches', method: 'GET', path: '/api/v1/transfer-batches', query: { cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    createTransferBatch: (body, options) => call({ operation: 'createTransferBatch', method: 'POST', path: '/api/v1/transfer-batches', body, takesKey: true, takesToken: true }, options),
    getTransferBatch: (parameters, options) => call({ operation: 'getTransferBatch', method: 'GET', path: `/api/v1/transfer-batches/${segment(parameters.batchId)}`, takesToken: true }, options),
    sendTransferBatchCode: (parameters, options) => call({ operation: 'sendTransferBatchCode', method: 'POST', path: `/api/v1/transfer-batches/${segment(parameters.batchId)}/code`, takesKey: true, takesToken: true }, options),
    confirmTransferBatch: (parameters, body, options) => call({ operation: 'confirmTransferBatch', method: 'POST', path: `/api/v1/transfer-batches/${segment(parameters.batchId)}/confirm`, body, takesKey: true, takesToken: true }, options),
    cancelTransferBatch: (parameters, options) => call({ operation: 'cancelTransferBatch', method: 'POST', path: `/api/v1/transfer-batches/${segment(parameters.batchId)}/cancel`, takesKey: true, takesToken: true }, options),
    readTransferFile: (body, options) => call({ operation: 'readTransferFile', method: 'POST', path: '/api/v1/transfer-files', body, takesToken: true }, options),
    getTransferFileTemplate: (parameters, options) => call({ operation: 'getTransferFileTemplate', method: 'GET', path: '/api/v1/transfer-files/template', query: { locale: parameters?.locale }, takesToken: true, isFile: true }, options),
    listBillers: (parameters, options) => call({ operation: 'listBillers', method: 'GET', path: '/api/v1/billers', query: { q: parameters?.q, category: parameters?.category }, takesToken: true }, options),
    inquireBill: (body, options) => call({ operation: 'inquireBill', method: 'POST', path: '/api/v1/bills/inquiries', body, takesKey: true, takesToken: true }, options),
    payBills: (body, options) => call({ operation: 'payBills', method: 'POST', path: '/api/v1/bill-orders', body, takesKey: true, takesToken: true }, options),
    confirmBillPayments: (parameters, body, options) => call({ operation: 'confirmBillPayments', method: 'POST', path: `/api/v1/bill-orders/${segment(parameters.billOrderId)}/confirm`, body, takesKey: true, takesToken: true }, options),
    resendBillCode: (parameters, options) => call({ operation: 'resendBillCode', method: 'POST', path: `/api/v1/bill-orders/${segment(parameters.billOrderId)}/resend`, takesKey: true, takesToken: true }, options),
    listBillPayments: (parameters, options) => call({ operation: 'listBillPayments', method: 'GET', path: '/api/v1/bill-payments', query: { state: parameters?.state, cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    getBillPayment: (parameters, options) => call({ operation: 'getBillPayment', method: 'GET', path: `/api/v1/bill-payments/${segment(parameters.billPaymentId)}`, takesToken: true }, options),
    cancelBillPayment: (parameters, options) => call({ operation: 'cancelBillPayment', method: 'POST', path: `/api/v1/bill-payments/${segment(parameters.billPaymentId)}/cancel`, takesKey: true, takesToken: true }, options),
    getBillReceipt: (parameters, options) => call({ operation: 'getBillReceipt', method: 'GET', path: `/api/v1/bill-payments/${segment(parameters.billPaymentId)}/receipt`, query: { locale: parameters?.locale }, takesToken: true, isFile: true }, options),
    listSavedBills: (options) => call({ operation: 'listSavedBills', method: 'GET', path: '/api/v1/saved-bills', takesToken: true }, options),
    saveBill: (body, options) => call({ operation: 'saveBill', method: 'POST', path: '/api/v1/saved-bills', body, takesKey: true, takesToken: true }, options),
    changeSavedBill: (parameters, body, options) => call({ operation: 'changeSavedBill', method: 'PATCH', path: `/api/v1/saved-bills/${segment(parameters.savedBillId)}`, body, takesToken: true }, options),
    removeSavedBill: (parameters, options) => call({ operation: 'removeSavedBill', method: 'DELETE', path: `/api/v1/saved-bills/${segment(parameters.savedBillId)}`, takesToken: true }, options),
    listEvents: (parameters, options) => call({ operation: 'listEvents', method: 'GET', path: '/api/v1/events', query: { type: parameters?.type, cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    getApprovalRules: (options) => call({ operation: 'getApprovalRules', method: 'GET', path: '/api/v1/approval-rules', takesToken: true }, options),
    setApprovalRules: (body, options) => call({ operation: 'setApprovalRules', method: 'POST', path: '/api/v1/approval-rules', body, takesKey: true, takesToken: true }, options),
    sendApprovalRulesCode: (body, options) => call({ operation: 'sendApprovalRulesCode', method: 'POST', path: '/api/v1/approval-rules/code', body, takesKey: true, takesToken: true }, options),
    listApprovals: (parameters, options) => call({ operation: 'listApprovals', method: 'GET', path: '/api/v1/approvals', query: { state: parameters?.state, cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    countWaitingApprovals: (options) => call({ operation: 'countWaitingApprovals', method: 'GET', path: '/api/v1/approvals/waiting', takesToken: true }, options),
    getApproval: (parameters, options) => call({ operation: 'getApproval', method: 'GET', path: `/api/v1/approvals/${segment(parameters.approvalId)}`, takesToken: true }, options),
    changePayment: (parameters, body, options) => call({ operation: 'changePayment', method: 'PATCH', path: `/api/v1/approvals/${segment(parameters.approvalId)}`, body, takesToken: true }, options),
    sendApprovalCode: (parameters, body, options) => call({ operation: 'sendApprovalCode', method: 'POST', path: `/api/v1/approvals/${segment(parameters.approvalId)}/code`, body, takesKey: true, takesToken: true }, options),
    approvePayment: (parameters, body, options) => call({ operation: 'approvePayment', method: 'POST', path: `/api/v1/approvals/${segment(parameters.approvalId)}/approve`, body, takesKey: true, takesToken: true }, options),
    declinePayment: (parameters, body, options) => call({ operation: 'declinePayment', method: 'POST', path: `/api/v1/approvals/${segment(parameters.approvalId)}/decline`, body, takesKey: true, takesToken: true }, options),
    withdrawPayment: (parameters, options) => call({ operation: 'withdrawPayment', method: 'POST', path: `/api/v1/approvals/${segment(parameters.approvalId)}/withdraw`, takesKey: true, takesToken: true }, options),
    listNotifications: (parameters, options) => call({ operation: 'listNotifications', method: 'GET', path: '/api/v1/notifications', query: { group: parameters?.group, status: parameters?.status, cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    countUnreadNotifications: (options) => call({ operation: 'countUnreadNotifications', method: 'GET', path: '/api/v1/notifications/unread', takesToken: true }, options),
    listTasks: (options) => call({ operation: 'listTasks', method: 'GET', path: '/api/v1/tasks', takesToken: true }, options),
    markNotificationsRead: (body, options) => call({ operation: 'markNotificationsRead', method: 'POST', path: '/api/v1/notifications/read', body, takesToken: true }, options),
    getNotificationPreferences: (options) => call({ operation: 'getNotificationPreferences', method: 'GET', path: '/api/v1/notifications/preferences', takesToken: true }, options),
    changeNotificationPreferences: (body, options) => call({ operation: 'changeNotificationPreferences', method: 'PATCH', path: '/api/v1/notifications/preferences', body, takesToken: true }, options),
    markNotificationRead: (parameters, options) => call({ operation: 'markNotificationRead', method: 'POST', path: `/api/v1/notifications/${segment(parameters.notificationId)}/read`, takesToken: true }, options),
    listWebhookEndpoints: (options) => call({ operation: 'listWebhookEndpoints', method: 'GET', path: '/api/v1/webhook-endpoints', takesToken: true }, options),
    createWebhookEndpoint: (body, options) => call({ operation: 'createWebhookEndpoint', method: 'POST', path: '/api/v1/webhook-endpoints', body, takesKey: true, takesToken: true }, options),
    changeWebhookEndpoint: (parameters, body, options) => call({ operation: 'changeWebhookEndpoint', method: 'PUT', path: `/api/v1/webhook-endpoints/${segment(parameters.webhookEndpointId)}`, body, takesToken: true }, options),
    deleteWebhookEndpoint: (parameters, options) => call({ operation: 'deleteWebhookEndpoint', method: 'DELETE', path: `/api/v1/webhook-endpoints/${segment(parameters.webhookEndpointId)}`, takesToken: true }, options),
    confirmWebhookEndpoint: (parameters, body, options) => call({ operation: 'confirmWebhookEndpoint', method: 'POST', path: `/api/v1/webhook-endpoints/${segment(parameters.webhookEndpointId)}/confirm`, body, takesKey: true, takesToken: true }, options),
    resendWebhookEndpointCode: (parameters, options) => call({ operation: 'resendWebhookEndpointCode', method: 'POST', path: `/api/v1/webhook-endpoints/${segment(parameters.webhookEndpointId)}/resend`, takesKey: true, takesToken: true }, options),
    rollWebhookSecret: (parameters, body, options) => call({ operation: 'rollWebhookSecret', method: 'POST', path: `/api/v1/webhook-endpoints/${segment(parameters.webhookEndpointId)}/roll`, body, takesKey: true, takesToken: true }, options),
    testWebhookEndpoint: (parameters, options) => call({ operation: 'testWebhookEndpoint', method: 'POST', path: `/api/v1/webhook-endpoints/${segment(parameters.webhookEndpointId)}/test`, takesKey: true, takesToken: true }, options),
    listWebhookDeliveries: (parameters, options) => call({ operation: 'listWebhookDeliveries', method: 'GET', path: `/api/v1/webhook-endpoints/${segment(parameters.webhookEndpointId)}/deliveries`, query: { cursor: parameters?.cursor, limit: parameters?.limit }, takesToken: true }, options),
    resendWebhookDelivery: (parameters, options) => call({ operation: 'resendWebhookDelivery', method: 'POST', path: `/api/v1/webhook-deliveries/${segment(parameters.webhookDeliveryId)}/resend`, takesKey: true, takesToken: true }, options),
    getSupport: (options) => call({ operation: 'getSupport', method: 'GET', path: '/api/v1/support' }, options),
    requestContact: (body, options) => call({ operation: 'requestContact', method: 'POST', path: '/api/v1/support/contact-requests', body }, options),
    getLegalTexts: (options) => call({ operation: 'getLegalTexts', method: 'GET', path: '/api/v1/legal' }, options),
    getLiveness: (options) => call({ operation: 'getLiveness', method: 'GET', path: '/health/live' }, options),
    getReadiness: (options) => call({ operation: 'getReadiness', method: 'GET', path: '/health/ready' }, options),
    listSandboxMessages: (parameters, options) => call({ operation: 'listSandboxMessages', method: 'GET', path: '/api/sandbox/messages', query: { phoneNumber: parameters?.phoneNumber } }, options),
    listSandboxEmails: (parameters, options) => call({ operation: 'listSandboxEmails', method: 'GET', path: '/api/sandbox/emails', query: { phoneNumber: parameters?.phoneNumber } }, options),
    listSandboxNafathRequests: (parameters, options) => call({ operation: 'listSandboxNafathRequests', method: 'GET', path: '/api/sandbox/nafath', query: { phoneNumber: parameters?.phoneNumber } }, options),
    getSandboxNafathRequest: (parameters, options) => call({ operation: 'getSandboxNafathRequest', method: 'GET', path: `/api/sandbox/nafath/${segment(parameters.sessionId)}` }, options),
    decideSandboxNafath: (parameters, body, options) => call({ operation: 'decideSandboxNafath', method: 'POST', path: `/api/sandbox/nafath/${segment(parameters.sessionId)}/decision`, body }, options),
    listSandboxCalls: (parameters, options) => call({ operation: 'listSandboxCalls', method: 'GET', path: '/api/sandbox/calls', query: { phoneNumber: parameters?.phoneNumber } }, options),
    pressSandboxCall: (parameters, body, options) => call({ operation: 'pressSandboxCall', method: 'POST', path: `/api/sandbox/calls/${segment(parameters.callbackId)}/press`, body }, options),
    getSandboxCardPayment: (parameters, options) => call({ operation: 'getSandboxCardPayment', method: 'GET', path: `/api/sandbox/card-payments/${segment(parameters.paymentId)}` }, options),
    decideSandboxCardPayment: (parameters, body, options) => call({ operation: 'decideSandboxCardPayment', method: 'POST', path: `/api/sandbox/card-payments/${segment(parameters.paymentId)}/decision`, body }, options),
    createSandboxBankCredit: (body, options) => call({ operation: 'createSandboxBankCredit', method: 'POST', path: '/api/sandbox/bank-credits', body, takesKey: true }, options),
    createSandboxBusiness: (body, options) => call({ operation: 'createSandboxBusiness', method: 'POST', path: '/api/sandbox/businesses', body }, options),
    resetSandboxBusiness: (options) => call({ operation: 'resetSandboxBusiness', method: 'POST', path: '/api/sandbox/businesses/reset', takesToken: true }, options),
    getSandboxClock: (options) => call({ operation: 'getSandboxClock', method: 'GET', path: '/api/sandbox/clock', takesToken: true }, options),
    moveSandboxClock: (body, options) => call({ operation: 'moveSandboxClock', method: 'POST', path: '/api/sandbox/clock', body, takesKey: true, takesToken: true }, options),
    runSandboxRescreening: (body, options) => call({ operation: 'runSandboxRescreening', method: 'POST', path: '/api/sandbox/rescreenings', body }, options),
    createSandboxPosting: (body, options) => call({ operation: 'createSandboxPosting', method: 'POST', path: '/api/sandbox/postings', body }, options),
    settleSandboxTransfer: (parameters, options) => call({ operation: 'settleSandboxTransfer', method: 'POST', path: `/api/sandbox/transfers/${segment(parameters.transferId)}/settle` }, options),
    failSandboxTransfer: (parameters, options) => call({ operation: 'failSandboxTransfer', method: 'POST', path: `/api/sandbox/transfers/${segment(parameters.transferId)}/fail` }, options),
    returnSandboxTransfer: (parameters, options) => call({ operation: 'returnSandboxTransfer', method: 'POST', path: `/api/sandbox/transfers/${segment(parameters.transferId)}/return` }, options),
  }
}
