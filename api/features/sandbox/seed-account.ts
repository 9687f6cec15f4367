import { eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { lockouts } from '#api/kernel/db/schema/security.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { openWallet } from '#api/money/ledger/wallets.ts'
import { sandboxUnifiedNumber } from '#api/outside/sandbox/registry.ts'
import { sealedDateOfBirth } from '#api/people/applicants/applicant.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { SANDBOX_DATE_OF_BIRTH } from '#domain/sandbox.ts'

export interface SandboxAccount {
  phone: string
  nationalId: string
  crNumber: string
  business: Business
  /** The name that Nafath returns for the person who opened the account. */
  personName?: PersonName
  /** The second factor of the sign-in. Default: a code. */
  signInCheck?: Account['signInCheck']
  lock?: 'soft' | 'hard'
  /** True if the owner left sign-up before the profile. */
  hasNoProfile?: boolean
}

export interface PersonName {
  english: string
  arabic: string
}

interface Business {
  name: string
  nameArabic?: string
  type: Applicant['businessType']
  /** Codes of the questionnaire. */
  activity: string
  annualRevenue: string
  purposes: string[]
  /** When the account was opened. Its history is younger. */
  openedDaysAgo: number
}

const DAY_SECONDS = 86_400

interface SeededAccount extends SandboxAccount {
  id: string
  passwordHash: string
}

/** Inserts an account with all data of a sign-up. Returns false, and does nothing, if another account has one of its numbers. */
export async function seedAccount(tx: Db, account: SeededAccount, now: Date): Promise<boolean> {
  const { id, phone, nationalId, crNumber, business, personName, passwordHash, signInCheck, lock, hasNoProfile } =
    account
  const createdAt = addSeconds(now, -business.openedDaysAgo * DAY_SECONDS)
  const facts = {
    id,
    phone: phoneToE164(phone),
    nationalId,
    crNumber,
    unifiedNumber: sandboxUnifiedNumber(crNumber),
    dateOfBirth: SANDBOX_DATE_OF_BIRTH,
    riskRating: 'low' as const,
    createdAt,
  }
  const applicant = { ...applicantWith(facts, business), ...(personName && namesOf(personName)) }
  const applicantRows = await tx.insert(applicants).values(applicant).onConflictDoNothing().returning()
  if (applicantRows.length === 0) return false
  const accountRows = await tx
    .insert(accounts)
    .values({ ...facts, dateOfBirth: sealedDateOfBirth(id), passwordHash, ...(signInCheck && { signInCheck }) })
    .onConflictDoNothing()
    .returning()
  if (accountRows.length === 0) {
    await tx.delete(applicants).where(eq(applicants.id, id))
    return false
  }
  if (!hasNoProfile) {
    await tx.insert(profiles).values(profileOf(id, business, createdAt))
    await openWallet(tx, id, createdAt)
  }
  if (lock) await tx.insert(lockouts).values(lockoutRow(id, lock, now))
  return true
}

export const namesOf = ({ english, arabic }: PersonName) => ({ personNameEnglish: english, personNameArabic: arabic })

type Fact = 'id' | 'phone' | 'nationalId' | 'crNumber' | 'unifiedNumber' | 'dateOfBirth' | 'riskRating'

const applicantWith = (facts: Pick<Applicant, Fact | 'createdAt'>, business: SandboxAccount['business']) => ({
  ...facts,
  ...answersOf(business),
  businessType: business.type,
  phoneVerifiedAt: facts.createdAt,
  crLegalName: business.name,
  crLegalNameArabic: business.nameArabic,
  screenedId: facts.nationalId,
  nafathApprovedAt: facts.createdAt,
  screeningStatus: 'CLEAR' as const,
})

const profileOf = (accountId: string, business: SandboxAccount['business'], createdAt: Date) => ({
  ...answersOf(business),
  id: accountId,
  accountId,
  businessName: business.name,
  businessNameArabic: business.nameArabic,
  legalName: business.name,
  legalNameArabic: business.nameArabic,
  createdAt,
})

const answersOf = ({ activity, annualRevenue, purposes }: SandboxAccount['business']) => ({
  businessActivity: activity,
  annualRevenue,
  purposes,
})

/** A lock of a test account does not expire. Only a reset or the call center ends it. */
const NEVER = new Date('2099-12-31T00:00:00Z')

export const lockoutRow = (subject: string, lock: 'soft' | 'hard', now: Date): typeof lockouts.$inferInsert => ({
  type: 'login',
  subject,
  attempts: [],
  softLocks: [now],
  updatedAt: now,
  ...(lock === 'hard' ? { hardLockedAt: now } : { lockedUntil: NEVER }),
})
