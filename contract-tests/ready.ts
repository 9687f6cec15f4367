import { wantCalls } from '#api/testing/customer-with-call.ts'
import type { Stop } from '#api/testing/personas.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { type Actor, openAccount } from './actor.ts'
import type { Operation } from './contract.ts'
import { readyAdmin } from './ready-admin.ts'
import { askForChange, openExampleSubWallet } from './wallet-changes.ts'
import { liveThroughExamples } from './wallet-values.ts'

/** How far somebody must have come to make a call. */
type Ready = (actor: Actor) => Promise<unknown>

const upTo =
  (stop: Stop): Ready =>
  ({ person }) =>
    person.upTo(stop)

const screened: Ready = async ({ person }) => {
  await person.upTo('id')
  await person.post('/api/v1/verification/local-screening', { idNumber: person.values.idNumber })
}

const waitingInNafath: Ready = async ({ person }) => {
  await person.upTo('nafath')
  await person.askForApproval()
}

const withLoginCode: Ready = async actor => {
  await openAccount(actor)
  await actor.customer.startLogin()
}

const withOldLoginCode: Ready = async actor => {
  await withLoginCode(actor)
  actor.world.clock.advance(OTP_RESEND_SECONDS)
}

const called: Ready = async actor => {
  await openAccount(actor)
  await wantCalls(actor.world, actor.person.values.phone)
  await actor.customer.startLogin()
  await actor.customer.verifyLogin()
}

const confirmed: Ready = async actor => {
  await called(actor)
  await actor.customer.press(1)
}

const recovering: Ready = async actor => {
  await openAccount(actor)
  await actor.customer.startRecovery()
}

const signedIn: Ready = async actor => {
  await openAccount(actor)
  await actor.customer.signIn()
}

const knowingTheSession: Ready = async actor => {
  await signedIn(actor)
  await actor.customer.readSession()
}

/** Signed in to the wallet of the examples. */
const withHistory: Ready = async actor => {
  await signedIn(actor)
  await liveThroughExamples(actor)
}

const withSubWallet: Ready = async actor => {
  await signedIn(actor)
  await openExampleSubWallet(actor)
}

const DAILY_LIMIT = { type: 'set_limit', period: 'daily', limit: { amount: 5_000_00, currency: 'SAR' } } as const

const withWaitingChange: Ready = async actor => {
  await signedIn(actor)
  await askForChange(actor, DAILY_LIMIT)
}

const withOldWaitingChange: Ready = async actor => {
  await withWaitingChange(actor)
  actor.world.clock.advance(OTP_RESEND_SECONDS)
}

/** What must have happened before an operation is in order; whoever calls one that is not listed needs nothing. */
const READY: Record<string, Ready> = {
  verifyOtp: upTo('otp'),
  setPassword: upTo('password'),
  setPasscode: upTo('done'),
  loginWithPassword: openAccount,
  verifyLoginOtp: withLoginCode,
  resendLoginOtp: withOldLoginCode,
  getCallbackStatus: called,
  completeCallback: confirmed,
  forgotPassword: openAccount,
  resetPassword: recovering,
  changePassword: signedIn,
  refreshTokens: signedIn,
  logout: signedIn,
  getMe: signedIn,
  listSessions: signedIn,
  endOtherSessions: signedIn,
  endSession: knowingTheSession,
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
  listSandboxMessages: ({ person }) => person.askForCode(),
  listSandboxNafathRequests: waitingInNafath,
  getSandboxNafathRequest: waitingInNafath,
  decideSandboxNafath: waitingInNafath,
  listSandboxCalls: called,
  pressSandboxCall: called,
  createSandboxPosting: withHistory,
  getWallet: withHistory,
  getWalletActivity: withHistory,
  getWalletSpending: withHistory,
  listTransactions: withHistory,
  exportTransactions: withHistory,
  markTransactionsSeen: withHistory,
  getTransaction: withHistory,
  listHolds: withHistory,
  getLimits: withHistory,
  listSubWallets: withSubWallet,
  createWalletAction: signedIn,
  confirmWalletAction: withWaitingChange,
  resendWalletActionCode: withOldWaitingChange,
  ...readyAdmin,
}

export async function makeReady({ id }: Operation, actor: Actor): Promise<void> {
  await READY[id]?.(actor)
}

/** Signed in without a profile, and so without a wallet. */
export async function signInWithoutWallet(actor: Actor): Promise<void> {
  await openAccount(actor, { hasNoProfile: true })
  await actor.customer.signIn()
}

/** As far as is needed to be let in at all. */
export async function identify({ schemes }: Operation, actor: Actor): Promise<void> {
  if (schemes.includes('onboardingToken')) await actor.person.upTo('cr')
  else if (schemes.includes('accessToken')) await signedIn(actor)
  else if (schemes.includes('adminToken')) await actor.staff.signIn()
}
