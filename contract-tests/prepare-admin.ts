import { and, desc, eq, sql } from 'drizzle-orm'
import { countAttempt, failAttempt, loginLockout } from '#api/accounts/lockouts.ts'
import { adminEvents } from '#api/db/schema/admin.ts'
import { denyListEntries } from '#api/db/schema/deny-list.ts'
import { kybOptions } from '#api/db/schema/kyb.ts'
import { reviews } from '#api/db/schema/reviews.ts'
import { staffRequests } from '#api/db/schema/staff-requests.ts'
import { transfers } from '#api/db/schema/transfers.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Providers } from '#api/providers/providers.ts'
import { ProviderTimeout } from '#api/providers/safeguards.ts'
import { sandbox } from '#api/sandbox/rules.ts'
import { seed } from '#api/seed/seed.ts'
import { askForClosure } from '#api/testing/closure-steps.ts'
import { OTHER_DEVICE } from '#api/testing/customer.ts'
import { deny } from '#api/testing/deny-list-steps.ts'
import { Staff } from '#api/testing/staff.ts'
import { emptySuspense, newSuspenseCredit } from '#api/testing/suspense.ts'
import { leaveUndecided, setBeneficiary } from '#api/testing/transfers.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { addBeneficiary, confirmBeneficiary, PALM } from './beneficiary-setup.ts'
import { withHeldTransfer } from './prepare-transfers.ts'
import { openAccount, type TestUser } from './test-user.ts'
import { freeze, openExampleSubWallet, postExampleTransactions } from './wallet-setup.ts'

type Preparation = (user: TestUser) => Promise<void>

const signedIn: Preparation = async ({ staff }) => {
  await staff.signIn()
}

/** The KYB options are those of a new database. */
const withKybOptions: Preparation = async user => {
  const { db } = user.world.deps
  await db.delete(kybOptions)
  await seed(user.world.deps)
  await findPurpose(user, 'supplier_payments')
  await signedIn(user)
}

/** Sets `optionId` to the English option of this purpose. */
export async function findPurpose({ world, adminValues }: TestUser, code: string): Promise<void> {
  const condition = and(
    eq(kybOptions.category, 'purpose_of_account'),
    eq(kybOptions.code, code),
    eq(kybOptions.locale, 'en'),
  )
  const [option] = await world.deps.db.select().from(kybOptions).where(condition)
  adminValues.optionId = option?.id ?? ''
}

export const withAccount: Preparation = async user => {
  await openAccount(user)
  await signedIn(user)
}

export const withLockedAccount: Preparation = async user => {
  await withAccount(user)
  const { db, clock } = user.world.deps
  const key = loginLockout(user.person.userId)
  // Counted directly: verifying a password for each attempt would be slow.
  for (let count = 0; count < LOCKOUT_FAILURES; count++) await countAttempt(db, key, clock())
  await failAttempt(db, key, clock())
}

const withCustomerSignedIn: Preparation = async user => {
  await withAccount(user)
  await user.customer.signIn()
}

const withTransactions: Preparation = async user => {
  await withAccount(user)
  await postExampleTransactions(user)
}

const withMoneyAndDevices: Preparation = async user => {
  await withAccount(user)
  const laptop = await user.customer.at(OTHER_DEVICE).signIn()
  await laptop.post('/api/v1/auth/logout', { refreshToken: laptop.refreshToken })
  user.world.clock.advance(60)
  await user.customer.signIn()
  await postExampleTransactions(user)
  await openExampleSubWallet(user)
}

export const withoutWallet: Preparation = async user => {
  await openAccount(user, { hasNoProfile: true })
  await signedIn(user)
}

/** Nafath asks for a review by compliance. */
export const withIdentityReview: Preparation = async user => {
  const { person, world } = user
  await world.deps.db.delete(reviews)
  await person.upTo('nafath')
  await person.askForApproval()
  await person.post(`/api/sandbox/nafath/${person.sessionId}/decision`, { decision: 'review' })
  await person.get(`/api/v1/nafath/status/${person.sessionId}`)
  await findReview(user)
  await signedIn(user)
}

const screeningAsksForReview: Partial<Providers> = {
  screening: { screen: async () => ({ kind: 'review', reason: 'Your details need a manual compliance review.' }) },
}

/** The screening asks for a review by compliance. */
export const withScreeningReview: Preparation = async user => {
  const { person, world } = user
  await person.upTo('globalScreening')
  await person.through(world.with({ providers: screeningAsksForReview })).upTo('kyb')
  await findReview(user)
  await signedIn(user)
}

/** The registry does not name the person. */
export const withRegistrationReview: Preparation = async user => {
  const { person, world } = user
  await world.deps.db.delete(reviews)
  await person.upTo('globalScreening')
  await person.through(world.with({ sandbox: { ...sandbox, isOnEveryRegistration: () => false } })).upTo('kyb')
  await findReview(user)
  await signedIn(user)
}

const listsCustomer: Partial<Providers> = {
  screening: {
    screen: async () => ({ kind: 'review', reason: 'Your details need a manual compliance review.', hits: ['Q1'] }),
  },
}

/** The daily screening finds the customer on a list. */
export const withRescreeningReview: Preparation = async user => {
  const { person, world } = user
  await world.deps.db.delete(reviews)
  await openAccount(user)
  await person.through(world.with({ providers: listsCustomer })).post('/api/sandbox/rescreenings', {
    phoneNumber: person.phoneNumber,
  })
  await findReview(user)
  await signedIn(user)
}

const withFrozenWallet: Preparation = async user => {
  await withAccount(user)
  await freeze(user)
}

const withBeneficiary: Preparation = async user => {
  await withCustomerSignedIn(user)
  await addBeneficiary(user, PALM)
  await confirmBeneficiary(user)
}

const withSuspendedBeneficiary: Preparation = async user => {
  await withBeneficiary(user)
  await suspendBeneficiary(user)
}

export const suspendBeneficiary: Preparation = async ({ world, wallet }) => {
  await setBeneficiary(world.deps, wallet.beneficiaryId, 'suspended')
}

export const resumeBeneficiary: Preparation = async ({ world, wallet }) => {
  await setBeneficiary(world.deps, wallet.beneficiaryId, 'active')
}

async function findReview({ world, person, adminValues }: TestUser): Promise<void> {
  const [review] = await world.deps.db.select().from(reviews).where(eq(reviews.applicantId, person.userId))
  adminValues.reviewId = review?.id ?? ''
}

/** Nobody is on the deny list. */
const withEmptyDenyList: Preparation = async user => {
  // A trigger refuses to delete single rows.
  await user.world.deps.db.execute(sql`truncate ${denyListEntries}`)
  await signedIn(user)
}

/** The person is the only one on the deny list. */
const withDenyListEntry: Preparation = async user => {
  await withEmptyDenyList(user)
  const { staff, person, adminValues } = user
  adminValues.entryId = (await deny(staff, person.values.idNumber)).entryId
}

/** Nobody waits for a second person. */
const withoutRequests: Preparation = async user => {
  // A trigger refuses to delete single rows.
  await user.world.deps.db.execute(sql`truncate ${staffRequests}`)
  await withAccount(user)
}

/** A colleague asks for the closure of the account. */
const withClosureRequest: Preparation = async user => {
  await withoutRequests(user)
  await findRequest(user, await colleagueOf(user))
}

export const colleagueOf = ({ world }: TestUser): Promise<Staff> => new Staff(world.app, 'omar@plink.example').signIn()

/** This member of the staff asks for the closure of the account. */
export async function findRequest({ person, adminValues }: TestUser, staff: Staff): Promise<void> {
  adminValues.requestId = (await askForClosure(staff, person.userId)).requestId
}

/** This member of the staff asks for the closure, which is the only request. */
export const withOwnRequest: Preparation = async user => {
  await withoutRequests(user)
  await findRequest(user, user.staff)
}

/** The sign-in is the only admin event. */
const withOneEvent: Preparation = async user => {
  const { db } = user.world.deps
  // A trigger refuses to delete single rows.
  await db.execute(sql`truncate ${adminEvents}`)
  await signedIn(user)
}

/** A bank transfer to an IBAN of no wallet is all that is in suspense. */
const withUnknownIban: Preparation = async user => {
  const { deps } = user.world
  await emptySuspense(deps)
  const credit = { stateCause: 'unknown_iban', remitterIban: 'SA0380000000608010167519' } as const
  user.adminValues.creditId = await newSuspenseCredit(deps, credit)
  await signedIn(user)
}

/** The same, for a customer to whom it may go. */
const withCreditToDecide: Preparation = async user => {
  await withoutRequests(user)
  await withUnknownIban(user)
}

export const askToCredit = ({ person, adminValues }: TestUser, staff: Staff) =>
  staff.post(`/suspense/${adminValues.creditId}/crediting-requests`, {
    customerId: person.userId,
    reason: 'The payer named the shop in the reference',
  })

/** A colleague asks for the money in suspense to be credited or sent back, which is the only request. */
export const withSuspenseRequest =
  (act: 'credit' | 'send back'): Preparation =>
  async user => {
    await withCreditToDecide(user)
    const { adminValues } = user
    const colleague = await colleagueOf(user)
    const reason = 'The payer asked the bank for it back'
    const path = `/suspense/${adminValues.creditId}/return-requests`
    const response = act === 'credit' ? askToCredit(user, colleague) : colleague.post(path, { reason })
    adminValues.requestId = (await (await response).json()).requestId
  }

/** A bank transfer of more than the wallet may hold is all that is in suspense. */
export const withCreditOfCustomer: Preparation = async user => {
  await withAccount(user)
  const { db, clock } = user.world.deps
  await emptySuspense({ db, clock })
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, user.person.userId))
  await newSuspenseCredit({ db, clock }, { stateCause: 'over_maximum', walletId: wallet!.id })
}

/** The provider does not say whether a transfer of the customer was paid. */
const withUndecidedTransfer: Preparation = async user => {
  const { world, customer, transfer } = user
  await withoutRequests(user)
  await customer.signIn()
  await postExampleTransactions(user)
  await withHeldTransfer(user)
  await leaveUndecided(world.deps, world.clock, transfer.transferId)
  const isIt = eq(transfers.id, transfer.transferId)
  const [row] = await world.deps.db.select().from(transfers).where(isIt)
  transfer.sequenceNumber = row!.sequenceNumber!
  await signedIn(user)
}

export const askForOutcome = ({ transfer }: TestUser, staff: Staff) =>
  staff.post(`/transfers/${transfer.transferId}/settlement-requests`, {
    outcome: 'paid',
    reason: 'The bank confirmed the payment by phone',
  })

/** A colleague asks for the transfer to end as paid, which is the only request. */
export const withSettlementRequest: Preparation = async user => {
  await withUndecidedTransfer(user)
  const response = await askForOutcome(user, await colleagueOf(user))
  user.adminValues.requestId = (await response.json()).requestId
}

/** One provider responds, another one has failed for some time. */
const withProviders: Preparation = async user => {
  const { providerHealth } = user.world.deps
  providerHealth.register('wathq', () => false)
  providerHealth.recordSuccess('wathq')
  providerHealth.register('unifonic', () => true)
  providerHealth.recordSuccess('unifonic')
  providerHealth.recordFailure('unifonic', new ProviderTimeout())
  await signedIn(user)
}

export async function findNewestEvent({ world, adminValues }: TestUser): Promise<void> {
  const [event] = await world.deps.db.select().from(adminEvents).orderBy(desc(adminEvents.sequence)).limit(1)
  adminValues.eventId = event?.id ?? ''
}

/** By operationId of the tag `admin`. */
export const adminPreparations: Record<string, Preparation> = {
  logoutAdmin: signedIn,
  listAdminKybOptions: withKybOptions,
  createKybOption: withKybOptions,
  reorderKybOptions: withKybOptions,
  changeKybOption: withKybOptions,
  searchCustomers: withAccount,
  getCustomer: withMoneyAndDevices,
  listCustomerTransactions: withTransactions,
  listCustomerBeneficiaries: withBeneficiary,
  suspendBeneficiary: withBeneficiary,
  resumeBeneficiary: withSuspendedBeneficiary,
  unlockCustomer: withLockedAccount,
  freezeCustomer: withAccount,
  unfreezeCustomer: withFrozenWallet,
  endCustomerSessions: withCustomerSignedIn,
  changeSignInCall: withAccount,
  countOpenReviews: withIdentityReview,
  exportCustomer: withAccount,
  requestAccountClosure: withoutRequests,
  searchTransfers: withUndecidedTransfer,
  getAdminTransfer: withUndecidedTransfer,
  requestTransferSettlement: withUndecidedTransfer,
  requestSuspenseCrediting: withCreditToDecide,
  requestSuspenseReturn: withCreditToDecide,
  listStaffRequests: withClosureRequest,
  countStaffRequests: withClosureRequest,
  decideStaffRequest: withClosureRequest,
  listReviews: withIdentityReview,
  decideReview: withIdentityReview,
  listDenyList: withDenyListEntry,
  addToDenyList: withEmptyDenyList,
  removeFromDenyList: withDenyListEntry,
  listAdminEvents: withOneEvent,
  listSuspenseCredits: withUnknownIban,
  getLedgerReport: signedIn,
  listProviderHealth: withProviders,
}
