import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ProfilePayload } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import type { Applicant } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { openWallet } from '#api/money/ledger/wallets.ts'
import { factsOf, type OnboardingBearer, requireMatchingFacts, requireStep } from '#api/people/applicants/applicant.ts'
import { codeOf } from '#api/people/applicants/kyb-choices.ts'
import { visibleLength } from '#domain/text-length.ts'
import { visibleLine } from '#domain/visible-text.ts'

const PURPOSES_SEPARATOR = ', '

/**
 * Creates the profile and the wallet of the account. Later calls return the same profile. A call of a member returns that of the business.
 * @param attempt the caller's Idempotency-Key, which tells a retry from a new attempt
 */
export async function createProfile(
  { db, clock, providers }: Deps,
  { applicant, account }: OnboardingBearer,
  body: ProfilePayload,
  attempt: string = randomUUID(),
): Promise<string> {
  const answers = await withCodes(db, body)
  if (answers.userId !== applicant.id) throw new PlinkError('FORBIDDEN')
  requireStep('done', factsOf(applicant, account !== null))
  requireMatchingFacts({ ...answers }, verifiedPayload(applicant))
  const payload = withVisibleNames(answers)
  const existing = await profileOf(db, account?.businessId ?? applicant.id)
  if (existing) return existing
  const outcome = await providers.accountOpening.open({
    reference: applicant.id,
    attempt,
    nationalId: answers.nationalId,
    crNumber: answers.crNumber,
  })
  if (outcome === 'forbidden') throw new PlinkError('PROFILE_FORBIDDEN')
  if (outcome === 'unavailable') throw new PlinkError('PROFILE_UNAVAILABLE')
  await insertWithWallet(db, profileRow(applicant, payload, clock()))
  return (await profileOf(db, applicant.id)) ?? missing()
}

/** The questionnaire is stored as codes, and the body may name its choices by their ids. */
async function withCodes(db: Db, body: ProfilePayload): Promise<ProfilePayload> {
  const options = await db.select().from(kybOptions)
  const purposes = body.accountPurpose.split(PURPOSES_SEPARATOR)
  return {
    ...body,
    annualRevenue: codeOf(options, 'annual_revenue', body.annualRevenue),
    businessActivity: codeOf(options, 'business_activity', body.businessActivity),
    accountPurpose: purposes.map(each => codeOf(options, 'purpose_of_account', each)).join(PURPOSES_SEPARATOR),
  }
}

/** If two calls are concurrent, the first one inserts, and the second one finds the profile and the wallet. */
async function insertWithWallet(db: Db, profile: typeof profiles.$inferInsert): Promise<void> {
  await db.transaction(async tx => {
    const rows = await tx.insert(profiles).values(profile).onConflictDoNothing().returning()
    if (rows.length > 0) await openWallet(tx, profile.accountId, profile.createdAt)
  })
}

/** Returns the names as they are stored, without invisible characters. */
function withVisibleNames(payload: ProfilePayload): ProfilePayload {
  const { businessNameArabic } = payload
  const names = {
    businessName: visibleLine(payload.businessName),
    ...(businessNameArabic !== undefined && { businessNameArabic: visibleLine(businessNameArabic) }),
  }
  const blank = Object.entries(names).filter(([, name]) => visibleLength(name) === 0)
  if (blank.length === 0) return { ...payload, ...names }
  const fields = Object.fromEntries(blank.map(([field]) => [field, 'Must not be blank']))
  throw new PlinkError('VALIDATION_ERROR', { fields })
}

const missing = (): never => {
  throw new Error('The inserted profile was not found')
}

async function profileOf(db: Db, accountId: string): Promise<string | undefined> {
  const [profile] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.accountId, accountId))
  return profile?.id
}

/** The values that the request must repeat from the verified facts. */
function verifiedPayload(applicant: Applicant) {
  return {
    businessType: applicant.businessType.toUpperCase(),
    crNumber: applicant.crNumber,
    freelancerLicense: applicant.businessType === 'freelancer' ? applicant.crNumber : undefined,
    nationalId: applicant.nationalId,
    phoneE164: applicant.phone,
    annualRevenue: applicant.annualRevenue,
    businessActivity: applicant.businessActivity,
    accountPurpose: applicant.purposes?.join(PURPOSES_SEPARATOR),
  }
}

/** A business has the name in the registry, whatever the request says. */
const namesOf = ({ crLegalName, crLegalNameArabic }: Applicant, payload: ProfilePayload) =>
  crLegalName === null
    ? { businessName: payload.businessName, businessNameArabic: payload.businessNameArabic }
    : { businessName: crLegalName, businessNameArabic: crLegalNameArabic }

const profileRow = (applicant: Applicant, payload: ProfilePayload, now: Date): typeof profiles.$inferInsert => ({
  id: randomUUID(),
  accountId: applicant.id,
  ...namesOf(applicant, payload),
  legalName: applicant.crLegalName ?? payload.businessName,
  legalNameArabic: applicant.crLegalNameArabic,
  annualRevenue: payload.annualRevenue,
  businessActivity: payload.businessActivity,
  purposes: applicant.purposes ?? [],
  purposeOther: applicant.purposeOther,
  createdAt: now,
})
