import { and, eq, isNull } from 'drizzle-orm'
import type { CustomerDetails, CustomerWallet, KybCategory } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { optionsOf } from '#api/features/admin/kyb-options.store.ts'
import { balancesOf } from '#api/features/wallet/balances.ts'
import { totalOf } from '#api/features/wallet/present-wallet.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { knownDevices, toDevice } from '#api/people/accounts/devices.ts'
import { accountById } from '#api/people/accounts/find-account.ts'
import { locksOf } from '#api/people/accounts/lockouts.ts'
import { newestSecurityEvents, toSecurityEvent } from '#api/people/accounts/security-events.ts'
import { liveSessions } from '#api/people/accounts/sessions.ts'
import { factsOf } from '#api/people/applicants/applicant.ts'
import { customerNames } from '#api/people/applicants/business-names.ts'
import { isAbout, newestAdminEvents } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, recordViews, requireCustomer } from '#api/staff/customers.store.ts'
import { presentCustomer } from '#api/staff/present-customer.ts'
import { reviewsOf } from '#api/staff/reviews.ts'
import { pendingRequestsAbout } from '#api/staff/staff-requests.ts'
import { sar } from '#domain/money/money.ts'
import { latestOpenStep } from '#domain/onboarding.ts'

const EVENTS = 20
const DEVICES = 20

/** Everything about a customer that an administrator may need to know during a call. The look is recorded before anything is returned. */
export async function getCustomer({ db, clock }: Deps, { admin }: AdminBearer, id: string): Promise<CustomerDetails> {
  const row = await requireCustomer(db, id)
  const { applicant } = row
  const now = clock()
  const sessions = await liveSessions(db, id, now)
  const [closureRequest] = await pendingRequestsAbout(db, admin.id, [id])
  const details = {
    customer: presentCustomer(row, now),
    currentStep: latestOpenStep(factsOf(applicant, applicant.accountCreatedAt !== null)),
    registration: presentRegistration(applicant),
    ...presentOwner(applicant),
    ...(await presentQuestionnaire(db, applicant)),
    ...(await presentWallet(db, id, now)),
    ...(await presentSignIn(db, id)),
    ...(await presentEmail(db, id)),
    ...(await presentTeam(db, id)),
    locks: (await locksOf(db, id, now)).map(presentLock),
    sessions: sessions.map(({ session, device }) => ({
      id: session.id,
      device: toDevice(device),
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
    })),
    knownDevices: (await knownDevices(db, id, DEVICES)).map(device => ({
      id: device.id,
      device: toDevice(device),
      lastSignedInAt: device.lastSignedInAt!.toISOString(),
      isSignedIn: sessions.some(({ session }) => session.deviceId === device.id),
    })),
    events: (await newestSecurityEvents(db, id, EVENTS)).map(toSecurityEvent),
    reviews: await reviewsOf(db, id),
    adminEvents: await newestAdminEvents(db, isAbout({ kind: 'customer', id }), EVENTS),
    ...(closureRequest && { closureRequest }),
    ...(applicant.closedAt && { closedAt: applicant.closedAt.toISOString() }),
  }
  await recordViews(db, admin.id, [customerSubject(row)], now)
  return details
}

function presentRegistration(applicant: Applicant): CustomerDetails['registration'] {
  const { businessType, unifiedNumber, crLegalName, crLegalNameArabic, crIssueDate, crExpiryDate } = applicant
  return {
    businessType,
    ...(unifiedNumber !== null && { unifiedNumber }),
    ...(crLegalName !== null && { legalName: crLegalName }),
    ...(crLegalNameArabic !== null && { legalNameArabic: crLegalNameArabic }),
    ...(crIssueDate !== null && { issueDate: crIssueDate }),
    ...(crExpiryDate !== null && { expiryDate: crExpiryDate }),
  }
}

/** Returns the year alone, because the whole date of birth is a proof in password recovery. */
function presentOwner({ dateOfBirth, nafathApprovedAt }: Applicant): Pick<CustomerDetails, 'owner'> {
  if (dateOfBirth === null || nafathApprovedAt === null) return {}
  return { owner: { birthYear: Number(dateOfBirth.slice(0, 4)), approvedAt: nafathApprovedAt.toISOString() } }
}

async function presentQuestionnaire(db: Db, applicant: Applicant): Promise<Pick<CustomerDetails, 'questionnaire'>> {
  const { riskRating, annualRevenue, businessActivity, purposes, purposeOther } = applicant
  if (!riskRating || !annualRevenue || !businessActivity || !purposes) return {}
  const options = await optionsOf(db, [annualRevenue, businessActivity, ...purposes])
  const answer = (category: KybCategory, code: string) => ({
    code,
    labels: Object.fromEntries(
      options
        .filter(option => option.category === category && option.code === code)
        .map(({ locale, label }) => [locale, label]),
    ),
  })
  return {
    questionnaire: {
      riskRating,
      annualRevenue: answer('annual_revenue', annualRevenue),
      businessActivity: answer('business_activity', businessActivity),
      purposes: purposes.map(code => answer('purpose_of_account', code)),
      ...(purposeOther !== null && { purposeOther }),
    },
  }
}

async function presentWallet(db: Db, accountId: string, now: Date): Promise<Pick<CustomerDetails, 'wallet'>> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, accountId))
  if (!wallet) return {}
  const balances = await balancesOf(db, wallet.id, now)
  const main = balances.find(({ subWallet }) => subWallet === null)
  return {
    wallet: {
      status: wallet.status,
      ...(wallet.frozenAt !== null && { frozen: true, ...(await presentFreeze(db, accountId)) }),
      total: sar(balances.reduce((sum, each) => sum + totalOf(each), 0)),
      available: sar(main?.available ?? 0),
      onHold: sar(main?.onHold ?? 0),
      subWallets: balances.flatMap(({ subWallet, available, onHold }) =>
        subWallet
          ? [{ subWalletId: subWallet.id, name: subWallet.name, available: sar(available), onHold: sar(onHold) }]
          : [],
      ),
    },
  }
}

async function presentSignIn(db: Db, id: string): Promise<Pick<CustomerDetails, 'signInCall'>> {
  const account = await accountById(db, id)
  return account ? { signInCall: account.signInCheck === 'code_and_call' } : {}
}

async function presentEmail(db: Db, id: string): Promise<Pick<CustomerDetails, 'email' | 'isEmailConfirmed'>> {
  const { email, emailConfirmedAt } = profiles
  const [profile] = await db.select({ email, emailConfirmedAt }).from(profiles).where(eq(profiles.accountId, id))
  return profile?.email ? { email: profile.email, isEmailConfirmed: profile.emailConfirmedAt !== null } : {}
}

/** Returns the business of a member, and the members of a person who opened a business. */
async function presentTeam(db: Db, id: string): Promise<Pick<CustomerDetails, 'memberOf' | 'members'>> {
  const account = await accountById(db, id)
  if (account?.businessId) {
    const { applicant } = await requireCustomer(db, account.businessId)
    const business = { customerId: applicant.id, phoneNumber: applicant.phone, ...customerNames(applicant) }
    return { memberOf: { ...business, role: account.role } }
  }
  const members = await db
    .select({ account: accounts, english: applicants.personNameEnglish, arabic: applicants.personNameArabic })
    .from(accounts)
    .innerJoin(applicants, eq(applicants.id, accounts.id))
    .where(and(eq(accounts.businessId, id), isNull(accounts.closedAt)))
    .orderBy(accounts.createdAt, accounts.id)
  return members.length === 0 ? {} : { members: members.map(presentMember) }
}

const presentMember = ({
  account,
  english,
  arabic,
}: {
  account: Account
  english: string | null
  arabic: string | null
}) => ({
  customerId: account.id,
  phoneNumber: account.phone,
  ...(english !== null && { name: english }),
  ...(arabic !== null && { nameArabic: arabic }),
  role: account.role,
  since: account.createdAt.toISOString(),
})

/** A wallet that opened after compliance confirmed a hit has the event of that time. */
async function presentFreeze(db: Db, id: string): Promise<Pick<CustomerWallet, 'freeze'>> {
  const isFreeze = and(isAbout({ kind: 'customer', id }), eq(adminEvents.type, 'wallet_frozen'))
  const [event] = await newestAdminEvents(db, isFreeze, 1)
  if (event?.reason === undefined) return {}
  return { freeze: { admin: event.admin, reason: event.reason, frozenAt: event.at } }
}

type Lock = Awaited<ReturnType<typeof locksOf>>[number]

/** `locksOf` returns only locks of sign-in and recovery. */
function presentLock({ type, hardLockedAt, lockedUntil }: Lock): CustomerDetails['locks'][number] {
  const about = { type: type === 'recovery' ? ('recovery' as const) : ('login' as const) }
  if (hardLockedAt || !lockedUntil) return { ...about, kind: 'hard' }
  return { ...about, kind: 'soft', lockedUntil: lockedUntil.toISOString() }
}
