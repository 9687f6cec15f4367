import type { Db } from '#api/db/client.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { kybOptions } from '#api/db/schema/kyb.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import { profiles } from '#api/db/schema/profiles.ts'
import type { Deps } from '#api/deps.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { KYB_OPTIONS } from './kyb-options.ts'
import { SANDBOX_ACCOUNTS, SANDBOX_DATE_OF_BIRTH, SANDBOX_PASSWORD, type SandboxAccount } from './sandbox-accounts.ts'

/** Puts in what a new database needs. Safe to run at every start, by several processes at once: what exists is left alone. */
export async function seed({ db, clock, passwords, sandbox }: Deps): Promise<void> {
  await seedKybOptions(db)
  if (!sandbox || (await db.$count(accounts)) > 0) return
  const passwordHash = await passwords.hash(SANDBOX_PASSWORD)
  // All or nothing: an account that is there means to the next start that all are.
  await db.transaction(async tx => {
    for (const account of SANDBOX_ACCOUNTS) await seedAccount(tx, account, passwordHash, clock())
  })
}

async function seedKybOptions(db: Db): Promise<void> {
  if ((await db.$count(kybOptions)) > 0) return
  const rows = Object.entries(KYB_OPTIONS).flatMap(([category, choices]) =>
    choices.flatMap(([code, en, ar], index) => {
      // Object.entries forgets that the keys are the categories.
      const option = { category: category as keyof typeof KYB_OPTIONS, code, order: (index + 1) * 10 }
      return [
        { ...option, locale: 'en' as const, label: en },
        { ...option, locale: 'ar' as const, label: ar },
      ]
    }),
  )
  await db.insert(kybOptions).values(rows).onConflictDoNothing()
}

async function seedAccount(tx: Db, account: SandboxAccount, passwordHash: string, now: Date): Promise<void> {
  const { id, nationalId, crNumber } = account
  const phone = phoneToE164(account.phone)
  const answers = { annualRevenue: 'under_500k', businessActivity: 'retail', purposes: ['supplier_payments'] }
  await tx
    .insert(applicants)
    .values({
      ...answers,
      id,
      phone,
      businessType: 'freelancer',
      phoneVerifiedAt: now,
      crNumber,
      crLegalName: 'Green Palm Trading Est.',
      screenedId: nationalId,
      nationalId,
      dateOfBirth: SANDBOX_DATE_OF_BIRTH,
      nafathApprovedAt: now,
      screeningStatus: 'CLEAR',
      riskRating: 'low',
      createdAt: now,
    })
    .onConflictDoNothing()
  await tx
    .insert(accounts)
    .values({
      id,
      phone,
      nationalId,
      crNumber,
      dateOfBirth: SANDBOX_DATE_OF_BIRTH,
      riskRating: 'low',
      passwordHash,
      createdAt: now,
    })
    .onConflictDoNothing()
  await tx
    .insert(profiles)
    .values({
      ...answers,
      id,
      accountId: id,
      businessName: 'Green Palm Trading Est.',
      legalName: 'Green Palm Trading Est.',
      createdAt: now,
    })
    .onConflictDoNothing()
}
