import { sql } from 'drizzle-orm'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { callWith } from '#api/testing/api-keys.ts'
import { Customer } from '#api/testing/customer.ts'
import { requireCallAtSignIn } from '#api/testing/customer-with-call.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import type { Stop } from '#api/testing/personas.ts'
import { newSandboxBusiness } from '#api/testing/sandbox-businesses.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { type Operation, scopesOf } from '../contract.ts'
import { openAccount, type TestUser } from '../test-user.ts'
import { askForApiKey, confirmApiKey, withKey } from './api-key-setup.ts'
import { addBeneficiary, confirmBeneficiary, PALM } from './beneficiary-setup.ts'
import { askForExampleEmail } from './email-change-setup.ts'
import { askForLongChange, startExampleChange } from './phone-change-setup.ts'
import { inTurn, type Preparation, successOf } from './preparation.ts'
import { customerPreparations } from './prepare-admin-customers.ts'
import { moneyPreparations } from './prepare-admin-money.ts'
import { reconciliationPreparations } from './prepare-admin-reconciliation.ts'
import { requestPreparations } from './prepare-admin-requests.ts'
import { reviewPreparations } from './prepare-admin-reviews.ts'
import { staffPreparations } from './prepare-admin-staff.ts'
import {
  withApproval,
  withApprovalCode,
  withApprover,
  withOwnApproval,
  withRules,
  withRulesCode,
} from './prepare-approvals.ts'
import { withBillDraft, withHeldBill, withPaidBill, withSavedBill } from './prepare-bills.ts'
import { withBatch, withBatchCode } from './prepare-transfer-batches.ts'
import {
  payCustomer,
  scheduleTransfer,
  withActiveBeneficiary,
  withDraft,
  withHeldTransfer,
  withPayees,
  withSendingKey,
  withSettledTransfer,
} from './prepare-transfers.ts'
import { withVoiceCall } from './prepare-webhooks.ts'
import { issueExampleStatement } from './statement-setup.ts'
import { addMember, askForInvitation, confirmInvitation, sendRoleCode, signInAsMember } from './team-setup.ts'
import { createExampleTopUp, openExampleIban, payExampleTopUp } from './top-up-setup.ts'
import {
  findExampleCategory,
  lockActionCodes,
  openExampleSubWallet,
  postExampleTransactions,
  reportExampleProblem,
  requestAction,
  uploadExampleDocument,
  uploadExampleReceipt,
} from './wallet-setup.ts'
import { askForExampleEndpoint, createExampleEndpoint, testExampleEndpoint } from './webhook-setup.ts'

const upTo =
  (stop: Stop): Preparation =>
  ({ person }) =>
    person.upTo(stop)

const screened = inTurn(upTo('id'), ({ person }) =>
  person.post('/api/v1/verification/local-screening', { idNumber: person.values.idNumber }),
)

const waitingInNafath = inTurn(upTo('nafath'), ({ person }) => person.askForApproval())

/** Makes the last code so old that another one can be asked for. */
const waitToResend: Preparation = async ({ world }) => world.clock.advance(OTP_RESEND_SECONDS)

const withLoginCode = inTurn(openAccount, ({ customer }) => customer.startLogin())

const callPlaced: Preparation = async user => {
  await openAccount(user)
  await requireCallAtSignIn(user.world, user.person.values.phone)
  await user.customer.startLogin()
  await user.customer.verifyLogin()
}

const signedIn = inTurn(openAccount, ({ customer }) => customer.signIn())
const withTransactions = inTurn(signedIn, postExampleTransactions)
const withCategory = inTurn(signedIn, findExampleCategory)
const withCase = inTurn(withTransactions, reportExampleProblem)
/** Nobody else has reported anything. Triggers refuse to delete single rows. */
const withoutCases: Preparation = ({ world }) => world.deps.db.execute(sql`truncate ${transactionCases} cascade`)
const withReceipt = inTurn(withTransactions, uploadExampleReceipt)
const withDocument = inTurn(signedIn, uploadExampleDocument)
const withSubWallet = inTurn(signedIn, openExampleSubWallet)
const withTopUp = inTurn(signedIn, createExampleTopUp)
const withPaidTopUp = inTurn(withTopUp, user => payExampleTopUp(user, 'token_sandbox_paid'))
/** The holder of the card is asked. */
const withPayment = inTurn(withTopUp, payExampleTopUp)

const DAILY_LIMIT = { type: 'set_limit', period: 'daily', limit: { amount: 5_000_00, currency: 'SAR' } } as const

const withPendingAction = inTurn(signedIn, user => requestAction(user, DAILY_LIMIT))

const withUnconfirmedApiKey = inTurn(signedIn, askForApiKey)
const withApiKey = inTurn(withUnconfirmedApiKey, confirmApiKey)

const withEmailChange = inTurn(signedIn, user => askForExampleEmail(user))

const withPhoneChange = inTurn(signedIn, user => startExampleChange(user))

const withWebhookEndpoint = inTurn(signedIn, createExampleEndpoint)
const withUnconfirmedEndpoint = inTurn(signedIn, askForExampleEndpoint)
const withWebhookDelivery = inTurn(withWebhookEndpoint, testExampleEndpoint)

const withUnconfirmedBeneficiary = inTurn(signedIn, user => addBeneficiary(user, PALM))
const withBeneficiary = inTurn(withUnconfirmedBeneficiary, confirmBeneficiary)
const withTwoBeneficiaries = inTurn(
  withBeneficiary,
  user => addBeneficiary(user, { name: 'Blue Sea', iban: newIban() }),
  confirmBeneficiary,
)

const withMember: Preparation = user => addMember(user)

const withNotifications = inTurn(withTransactions, async ({ customer, wallet }) => {
  const { items } = await successOf(customer.get('/api/v1/notifications'))
  wallet.notificationId = items[0].notificationId
})

const withPaidTransfer = inTurn(withTransactions, withPayees, payCustomer)
const withStatement = inTurn(withTransactions, issueExampleStatement)
const withSchedule = inTurn(withTransactions, withPayees, scheduleTransfer)

/** The customer is the owner of the business of the examples, who has signed in. */
const withBusiness: Preparation = async user => {
  const made = await newSandboxBusiness(user.world.app, { name: 'Najd Bakery' })
  user.customer = new Customer(user.world.app, {
    identifier: phoneFromE164(made.business.phoneNumber),
    password: made.password,
  })
  user.person.userId = made.business.accountId
  await user.customer.signIn()
}

/** By operationId. An operation that is not listed needs no preparation. */
const PREPARATIONS: Record<string, Preparation> = {
  verifyOtp: upTo('otp'),
  setPassword: upTo('password'),
  setPasscode: upTo('done'),
  loginWithPassword: openAccount,
  verifyLoginOtp: withLoginCode,
  resendLoginOtp: inTurn(withLoginCode, waitToResend),
  getCallbackStatus: callPlaced,
  completeCallback: inTurn(callPlaced, ({ customer }) => customer.press(1)),
  forgotPassword: openAccount,
  resetPassword: inTurn(openAccount, ({ customer }) => customer.startRecovery()),
  changePassword: signedIn,
  refreshTokens: signedIn,
  logout: signedIn,
  getMe: signedIn,
  changeEmail: signedIn,
  getEmailChange: signedIn,
  sendEmailLink: withEmailChange,
  cancelEmailChange: withEmailChange,
  confirmEmailChange: withEmailChange,
  changeMessageLanguage: signedIn,
  getRegistration: signedIn,
  listBusinessDocuments: withDocument,
  uploadBusinessDocument: inTurn(signedIn, async ({ wallet }) => {
    wallet.businessDocumentId = crypto.randomUUID()
  }),
  downloadBusinessDocument: withDocument,
  deleteBusinessDocument: withDocument,
  getPhoneChange: signedIn,
  startPhoneChange: signedIn,
  confirmPhoneChange: withPhoneChange,
  sendPhoneChangeCode: inTurn(withPhoneChange, waitToResend),
  cancelPhoneChange: inTurn(signedIn, askForLongChange),
  listSessions: signedIn,
  endOtherSessions: signedIn,
  endSession: inTurn(signedIn, ({ customer }) => customer.readSession()),
  listSecurityEvents: signedIn,
  listApiKeys: withApiKey,
  listApiKeyRequests: inTurn(withUnconfirmedApiKey, async user => {
    await callWith(user.world.app, await confirmApiKey(user))
  }),
  createApiKey: inTurn(signedIn, withActiveBeneficiary),
  revokeApiKey: withApiKey,
  rollApiKey: withApiKey,
  rollOwnApiKey: inTurn(openAccount, withKey(['api-key:roll'])),
  confirmApiKey: withUnconfirmedApiKey,
  resendApiKeyCode: inTurn(withUnconfirmedApiKey, waitToResend),
  validateCr: upTo('cr'),
  localScreening: upTo('id'),
  idPhoneMatch: screened,
  initiateNafath: upTo('nafath'),
  getNafathStatus: waitingInNafath,
  getOnboardingSession: upTo('id'),
  runGlobalScreening: upTo('globalScreening'),
  submitKyb: upTo('kyb'),
  createProfile: upTo('done'),
  receiveNafathToken: waitingInNafath,
  listSandboxMessages: ({ person }) => person.askForCode(),
  listSandboxEmails: withEmailChange,
  listSandboxNafathRequests: waitingInNafath,
  getSandboxNafathRequest: waitingInNafath,
  decideSandboxNafath: waitingInNafath,
  listSandboxCalls: callPlaced,
  pressSandboxCall: callPlaced,
  resetSandboxBusiness: withBusiness,
  getSandboxClock: withBusiness,
  moveSandboxClock: withBusiness,
  runSandboxRescreening: openAccount,
  createSandboxPosting: withTransactions,
  getWallet: withTransactions,
  watchWallet: signedIn,
  getWalletActivity: withTransactions,
  getWalletSpending: withTransactions,
  listTransactions: withTransactions,
  exportTransactions: withTransactions,
  markTransactionsSeen: withTransactions,
  getTransaction: withTransactions,
  updateTransaction: inTurn(withTransactions, findExampleCategory),
  listTransactionCases: withCase,
  reportTransactionProblem: withTransactions,
  writeToTransactionCase: withCase,
  closeTransactionCase: withCase,
  listReportedProblems: inTurn(withoutCases, withCase, ({ staff }) => staff.signIn()),
  answerTransactionCase: inTurn(withCase, ({ staff }) => staff.signIn()),
  listReceipts: withReceipt,
  uploadReceipt: withTransactions,
  downloadReceipt: withReceipt,
  deleteReceipt: withReceipt,
  listTransactionCategories: signedIn,
  createTransactionCategory: signedIn,
  renameTransactionCategory: withCategory,
  deleteTransactionCategory: withCategory,
  listHolds: withTransactions,
  listStatements: withTransactions,
  createStatement: withTransactions,
  createBalanceCertificate: withTransactions,
  createIbanLetter: signedIn,
  listIssuedDocuments: withStatement,
  getIssuedDocument: withStatement,
  getIssuedDocumentPdf: withStatement,
  getStatementCsv: withStatement,
  getStatementCamt: withStatement,
  verifyDocument: withStatement,
  listEvents: withTransactions,
  listNotifications: withNotifications,
  countUnreadNotifications: withNotifications,
  markNotificationsRead: withNotifications,
  markNotificationRead: withNotifications,
  getNotificationPreferences: signedIn,
  changeNotificationPreferences: signedIn,
  listWebhookEndpoints: withWebhookEndpoint,
  createWebhookEndpoint: signedIn,
  changeWebhookEndpoint: withWebhookEndpoint,
  deleteWebhookEndpoint: withWebhookEndpoint,
  rollWebhookSecret: withWebhookEndpoint,
  confirmWebhookEndpoint: withUnconfirmedEndpoint,
  resendWebhookEndpointCode: inTurn(withUnconfirmedEndpoint, waitToResend),
  testWebhookEndpoint: withWebhookEndpoint,
  listWebhookDeliveries: withWebhookDelivery,
  resendWebhookDelivery: withWebhookDelivery,
  getLimits: withTransactions,
  listSubWallets: withSubWallet,
  renameSubWallet: withSubWallet,
  closeSubWallet: withSubWallet,
  moveMoney: inTurn(withTransactions, openExampleSubWallet),
  createWalletAction: signedIn,
  confirmWalletAction: withPendingAction,
  resendWalletActionCode: inTurn(withPendingAction, waitToResend),
  deactivateWallet: inTurn(withPendingAction, lockActionCodes),
  listBeneficiaries: withTwoBeneficiaries,
  addBeneficiary: signedIn,
  getBeneficiary: withBeneficiary,
  removeBeneficiary: withBeneficiary,
  confirmBeneficiary: withUnconfirmedBeneficiary,
  resendBeneficiaryCode: inTurn(withUnconfirmedBeneficiary, waitToResend),
  getTeam: inTurn(signedIn, withMember, askForInvitation, confirmInvitation),
  inviteMember: signedIn,
  revokeInvitation: inTurn(signedIn, askForInvitation, confirmInvitation),
  confirmInvitation: inTurn(signedIn, askForInvitation),
  resendInvitationCode: inTurn(signedIn, askForInvitation, waitToResend),
  sendMemberRoleCode: inTurn(signedIn, withMember),
  changeMemberRole: inTurn(signedIn, withMember, sendRoleCode),
  removeMember: inTurn(signedIn, withMember),
  leaveTeam: inTurn(signedIn, signInAsMember),
  createTopUp: withSubWallet,
  listTopUps: withPaidTopUp,
  getTopUp: withPaidTopUp,
  payTopUp: withTopUp,
  getBankDetails: signedIn,
  receivePaymentEvent: withPaidTopUp,
  createSandboxBankCredit: inTurn(signedIn, openExampleIban),
  getSandboxCardPayment: withPayment,
  decideSandboxCardPayment: withPayment,
  findRecipient: signedIn,
  createTransfer: inTurn(withTransactions, withPayees),
  sendTransfer: inTurn(withTransactions, withActiveBeneficiary, withSendingKey),
  confirmTransfer: inTurn(withTransactions, withDraft),
  resendTransferCode: inTurn(withTransactions, withDraft, waitToResend),
  cancelTransfer: inTurn(withTransactions, withDraft),
  getTransfer: withPaidTransfer,
  getTransferReceipt: withPaidTransfer,
  listTransfers: withPaidTransfer,
  listBillers: signedIn,
  inquireBill: signedIn,
  payBills: withTransactions,
  confirmBillPayments: inTurn(withTransactions, withBillDraft),
  resendBillCode: inTurn(withTransactions, withBillDraft, waitToResend),
  listBillPayments: inTurn(withTransactions, withHeldBill),
  getBillPayment: inTurn(withTransactions, withPaidBill),
  cancelBillPayment: inTurn(withTransactions, withHeldBill),
  getBillReceipt: inTurn(withTransactions, withPaidBill),
  listSavedBills: inTurn(signedIn, withSavedBill),
  saveBill: signedIn,
  changeSavedBill: inTurn(signedIn, withSavedBill),
  removeSavedBill: inTurn(signedIn, withSavedBill),
  listTransferSchedules: withSchedule,
  cancelTransferSchedule: withSchedule,
  listTransferBatches: inTurn(withTransactions, withBatch),
  createTransferBatch: inTurn(withTransactions, withActiveBeneficiary),
  getTransferBatch: inTurn(withTransactions, withBatch),
  sendTransferBatchCode: inTurn(withTransactions, withBatch),
  confirmTransferBatch: inTurn(withTransactions, withBatchCode),
  cancelTransferBatch: inTurn(withTransactions, withBatch),
  getApprovalRules: inTurn(signedIn, withRules),
  sendApprovalRulesCode: inTurn(signedIn, withApprover),
  setApprovalRules: inTurn(signedIn, withRulesCode),
  listApprovals: inTurn(withTransactions, withApproval),
  countWaitingApprovals: inTurn(withTransactions, withApproval),
  getApproval: inTurn(withTransactions, withApproval),
  changePayment: inTurn(withTransactions, withOwnApproval),
  sendApprovalCode: inTurn(withTransactions, withApproval),
  approvePayment: inTurn(withTransactions, withApprovalCode),
  declinePayment: inTurn(withTransactions, withApproval),
  withdrawPayment: inTurn(withTransactions, withApproval),
  settleSandboxTransfer: inTurn(withTransactions, withHeldTransfer),
  failSandboxTransfer: inTurn(withTransactions, withHeldTransfer),
  returnSandboxTransfer: inTurn(withTransactions, withSettledTransfer),
  receiveCallDigits: withVoiceCall,
  ...staffPreparations,
  ...customerPreparations,
  ...requestPreparations,
  ...reviewPreparations,
  ...moneyPreparations,
  ...reconciliationPreparations,
}

/** Brings the user to where the operation succeeds. */
export async function prepareFor({ id }: Operation, user: TestUser): Promise<void> {
  await PREPARATIONS[id]?.(user)
}

/** Signs in an account without a profile, which has no wallet. */
export async function signInWithoutWallet(user: TestUser): Promise<void> {
  await openAccount(user, { hasNoProfile: true })
  await user.customer.signIn()
  await withSendingKey(user)
}

/** Gives the user the token that the operation takes, and nothing more. */
export async function authenticate(operation: Operation, user: TestUser): Promise<void> {
  const { schemes } = operation
  if (schemes.includes('onboardingToken')) await user.person.upTo('cr')
  else if (schemes.includes('accessToken')) await signedIn(user)
  else if (schemes.includes('adminToken')) await user.staff.signIn()
  else if (schemes.includes('apiKey')) await inTurn(openAccount, withKey(scopesOf(operation)))(user)
}
