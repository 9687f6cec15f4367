import { eq, inArray } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { lockouts } from '#api/kernel/db/schema/security.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { openWallet } from '#api/money/ledger/wallets.ts'
import { sandboxUnifiedNumber } from '#api/outside/sandbox/registry.ts'
import { sealedDateOfBirth } from '#api/people/applicants/applicant.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { SANDBOX_DATE_OF_BIRTH, SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { KYB_OPTIONS } from './kyb-options.ts'
import { idOf, SANDBOX_ACCOUNTS, type SandboxAccount } from './sandbox-accounts.ts'

/** Inserts the initial data of a new database. Safe to run at every start and by several processes at once, because it skips existing rows. */
export async function seed({
  db,
  clock,
  passwords,
  sandbox,
}: Pick<Deps, 'db' | 'clock' | 'passwords' | 'sandbox'>): Promise<void> {
  await seedKybOptions(db)
  if (!sandbox) return
  const missing = await missingAccounts(db)
  if (missing.length === 0) return
  const passwordHash = await passwords.hash(SANDBOX_PASSWORD)
  // One transaction per account, so that an account is complete or absent.
  for (const account of missing) {
    await db.transaction(tx => seedAccount(tx, { ...account, id: idOf(account), passwordHash }, clock()))
  }
}

async function missingAccounts(db: Db): Promise<SandboxAccount[]> {
  const ids = SANDBOX_ACCOUNTS.map(idOf)
  const present = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids))
  return SANDBOX_ACCOUNTS.filter(account => !present.some(({ id }) => id === idOf(account)))
}

async function seedKybOptions(db: Db): Promise<void> {
  if ((await db.$count(kybOptions)) > 0) return
  const rows = Object.entries(KYB_OPTIONS).flatMap(([category, choices]) =>
    choices.flatMap(([code, en, ar], index) => {
      // Object.entries widens the type of the keys.
      const option = { category: category as keyof typeof KYB_OPTIONS, code, order: (index + 1) * 10 }
      return [
        { ...option, locale: 'en' as const, label: en },
        { ...option, locale: 'ar' as const, label: ar },
      ]
    }),
  )
  await db.insert(kybOptions).values(rows).onConflictDoNothing()
}

const DAY_SECONDS = 86_400

interface SeededAccount extends SandboxAccount {
  id: string
  passwordHash: string
}

/** Inserts an account with all data of a sign-up. Does nothing if another account has one of its numbers. */
export async function seedAccount(tx: Db, account: SeededAccount, now: Date): Promise<void> {
  const { id, phone, nationalId, crNumber, business, passwordHash, signInCheck, lock, hasNoProfile } = account
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
  const verified = await tx.insert(applicants).values(applicantWith(facts, business)).onConflictDoNothing().returning()
  if (verified.length === 0) return
  const opened = await tx
    .insert(accounts)
    .values({ ...facts, dateOfBirth: sealedDateOfBirth(id), passwordHash, ...(signInCheck && { signInCheck }) })
    .onConflictDoNothing()
    .returning()
  if (opened.length === 0) {
    await tx.delete(applicants).where(eq(applicants.id, id))
    return
  }
  if (!hasNoProfile) {
    await tx.insert(profiles).values(profileOf(id, business, createdAt))
    await openWallet(tx, id, createdAt)
  }
  if (lock) await tx.insert(lockouts).values(lockoutRow(id, lock, now))
}

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

/** For locks that do not expire. Only a reset or the call center ends them. */
const NEVER = new Date('2099-12-31T00:00:00Z')

const lockoutRow = (subject: string, lock: 'soft' | 'hard', now: Date): typeof lockouts.$inferInsert => ({
  type: 'login',
  subject,
  attempts: [],
  softLocks: [now],
  updatedAt: now,
  ...(lock === 'hard' ? { hardLockedAt: now } : { lockedUntil: NEVER }),
})
