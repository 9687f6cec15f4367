import { requireCallAtSignIn } from '#api/dev/testing/customer-with-call.ts'
import { newIban } from '#api/dev/testing/money/beneficiaries.ts'
import type { Stop } from '#api/dev/testing/personas.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { Operation } from '../contract.ts'
import { openAccount, type TestUser } from '../test-user.ts'
import { addBeneficiary, confirmBeneficiary, PALM } from './beneficiary-setup.ts'
import { customerPreparations } from './prepare-admin-customers.ts'
import { moneyPreparations } from './prepare-admin-money.ts'
import { requestPreparations } from './prepare-admin-requests.ts'
import { reviewPreparations } from './prepare-admin-reviews.ts'
import { staffPreparations } from './prepare-admin-staff.ts'
import {
  withDraft,
  withHeldTransfer,
  withOldDraft,
  withPaidTransfer,
  withPayees,
  withSchedule,
  withSettledTransfer,
} from './prepare-transfers.ts'
import { withVoiceCall } from './prepare-webhooks.ts'
import { createExampleTopUp, openExampleIban, payExampleTopUp } from './top-up-setup.ts'
import { lockActionCodes, openExampleSubWallet, postExampleTransactions, requestAction } from './wallet-setup.ts'

/** Brings a user to where an operation can succeed. */
type Preparation = (user: TestUser) => Promise<unknown>

const upTo =
  (stop: Stop): Preparation =>
  ({ person }) =>
    person.upTo(stop)

const screened: Preparation = async ({ person }) => {
  await person.upTo('id')
  await person.post('/api/v1/verification/local-screening', { idNumber: person.values.idNumber })
}

const waitingInNafath: Preparation = async ({ person }) => {
  await person.upTo('nafath')
  await person.askForApproval()
}

const withLoginCode: Preparation = async user => {
  await openAccount(user)
  await user.customer.startLogin()
}

const withOldLoginCode: Preparation = async user => {
  await withLoginCode(user)
  user.world.clock.advance(OTP_RESEND_SECONDS)
}

const callPlaced: Preparation = async user => {
  await openAccount(user)
  await requireCallAtSignIn(user.world, user.person.values.phone)
  await user.customer.startLogin()
  await user.customer.verifyLogin()
}

const callConfirmed: Preparation = async user => {
  await callPlaced(user)
  await user.customer.press(1)
}

const recovering: Preparation = async user => {
  await openAccount(user)
  await user.customer.startRecovery()
}

const signedIn: Preparation = async user => {
  await openAccount(user)
  await user.customer.signIn()
}

const withSessionId: Preparation = async user => {
  await signedIn(user)
  await user.customer.readSession()
}

/** Signed in, with the transactions of the examples. */
const withTransactions: Preparation = async user => {
  await signedIn(user)
  await postExampleTransactions(user)
}

const withSubWallet: Preparation = async user => {
  await signedIn(user)
  await openExampleSubWallet(user)
}

const withMoneyAndSubWallet: Preparation = async user => {
  await withTransactions(user)
  await openExampleSubWallet(user)
}

const withTopUp: Preparation = async user => {
  await signedIn(user)
  await createExampleTopUp(user)
}

/** The holder of the card is asked. */
const withPayment: Preparation = async user => {
  await withTopUp(user)
  await payExampleTopUp(user)
}

const withPaidTopUp: Preparation = async user => {
  await withTopUp(user)
  await payExampleTopUp(user, 'token_sandbox_paid')
}

/** Keeps the IBAN of the wallet. */
const withIban: Preparation = async user => {
  await signedIn(user)
  await openExampleIban(user)
}

const DAILY_LIMIT = { type: 'set_limit', period: 'daily', limit: { amount: 5_000_00, currency: 'SAR' } } as const

const withPendingAction: Preparation = async user => {
  await signedIn(user)
  await requestAction(user, DAILY_LIMIT)
}

const withOldPendingAction: Preparation = async user => {
  await withPendingAction(user)
  user.world.clock.advance(OTP_RESEND_SECONDS)
}

const withLockedCodes: Preparation = async user => {
  await withPendingAction(user)
  await lockActionCodes(user)
}

const withUnconfirmedBeneficiary: Preparation = async user => {
  await signedIn(user)
  await addBeneficiary(user, PALM)
}

const withOldUnconfirmedBeneficiary: Preparation = async user => {
  await withUnconfirmedBeneficiary(user)
  user.world.clock.advance(OTP_RESEND_SECONDS)
}

const withBeneficiary: Preparation = async user => {
  await withUnconfirmedBeneficiary(user)
  await confirmBeneficiary(user)
}

const withTwoBeneficiaries: Preparation = async user => {
  await withBeneficiary(user)
  await addBeneficiary(user, { name: 'Blue Sea', iban: newIban() })
  await confirmBeneficiary(user)
}
/** Signed in, with the transactions of the examples, then this. */
const toTransfer =
  (preparation: Preparation): Preparation =>
  async user => {
    await withTransactions(user)
    await preparation(user)
  }

/** By operationId. An operation that is not listed needs no preparation. */
const PREPARATIONS: Record<string, Preparation> = {
  verifyOtp: upTo('otp'),
  setPassword: upTo('password'),
  setPasscode: upTo('done'),
  loginWithPassword: openAccount,
  verifyLoginOtp: withLoginCode,
  resendLoginOtp: withOldLoginCode,
  getCallbackStatus: callPlaced,
  completeCallback: callConfirmed,
  forgotPassword: openAccount,
  resetPassword: recovering,
  changePassword: signedIn,
  refreshTokens: signedIn,
  logout: signedIn,
  getMe: signedIn,
  changeEmail: signedIn,
  listSessions: signedIn,
  endOtherSessions: signedIn,
  endSession: withSessionId,
  listSecurityEvents: signedIn,
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
  listSandboxNafathRequests: waitingInNafath,
  getSandboxNafathRequest: waitingInNafath,
  decideSandboxNafath: waitingInNafath,
  listSandboxCalls: callPlaced,
  pressSandboxCall: callPlaced,
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
  listHolds: withTransactions,
  getLimits: withTransactions,
  listSubWallets: withSubWallet,
  renameSubWallet: withSubWallet,
  closeSubWallet: withSubWallet,
  moveMoney: withMoneyAndSubWallet,
  createWalletAction: signedIn,
  confirmWalletAction: withPendingAction,
  resendWalletActionCode: withOldPendingAction,
  deactivateWallet: withLockedCodes,
  listBeneficiaries: withTwoBeneficiaries,
  addBeneficiary: signedIn,
  getBeneficiary: withBeneficiary,
  removeBeneficiary: withBeneficiary,
  confirmBeneficiary: withUnconfirmedBeneficiary,
  resendBeneficiaryCode: withOldUnconfirmedBeneficiary,
  createTopUp: withSubWallet,
  listTopUps: withPaidTopUp,
  getTopUp: withPaidTopUp,
  payTopUp: withTopUp,
  getBankDetails: signedIn,
  receivePaymentEvent: withPaidTopUp,
  createSandboxBankCredit: withIban,
  getSandboxCardPayment: withPayment,
  decideSandboxCardPayment: withPayment,
  findRecipient: signedIn,
  createTransfer: toTransfer(withPayees),
  confirmTransfer: toTransfer(withDraft),
  resendTransferCode: toTransfer(withOldDraft),
  cancelTransfer: toTransfer(withDraft),
  getTransfer: toTransfer(withPaidTransfer),
  getTransferReceipt: toTransfer(withPaidTransfer),
  listTransfers: toTransfer(withPaidTransfer),
  listTransferSchedules: toTransfer(withSchedule),
  cancelTransferSchedule: toTransfer(withSchedule),
  settleSandboxTransfer: toTransfer(withHeldTransfer),
  failSandboxTransfer: toTransfer(withHeldTransfer),
  returnSandboxTransfer: toTransfer(withSettledTransfer),
  receiveCallDigits: withVoiceCall,
  ...staffPreparations,
  ...customerPreparations,
  ...requestPreparations,
  ...reviewPreparations,
  ...moneyPreparations,
}

/** Brings the user to where the operation succeeds. */
export async function prepareFor({ id }: Operation, user: TestUser): Promise<void> {
  await PREPARATIONS[id]?.(user)
}

/** Signs in an account without a profile, which has no wallet. */
export async function signInWithoutWallet(user: TestUser): Promise<void> {
  await openAccount(user, { hasNoProfile: true })
  await user.customer.signIn()
}

/** Gives the user the token that the operation takes, and nothing more. */
export async function authenticate({ schemes }: Operation, user: TestUser): Promise<void> {
  if (schemes.includes('onboardingToken')) await user.person.upTo('cr')
  else if (schemes.includes('accessToken')) await signedIn(user)
  else if (schemes.includes('adminToken')) await user.staff.signIn()
}
