import { inArray } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { seedAccount } from '#api/features/sandbox/seed-account.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { KYB_OPTIONS } from './kyb-options.ts'
import { restoreDocumentRequest } from './restore-team.ts'
import { idOf, SANDBOX_ACCOUNTS, SANDBOX_MEMBERS, SEEDED_IDS } from './sandbox-accounts.ts'
import { seedMember } from './seed-member.ts'

/** The members of the team joined this long ago. */
const MEMBER_SECONDS = 45 * 86_400

/** Inserts the initial data of a new database. It is safe to run at every start and by several processes at once, because it skips existing rows. */
export async function seed({
  db,
  clock,
  passwords,
  sandbox,
}: Pick<Deps, 'db' | 'clock' | 'passwords' | 'sandbox'>): Promise<void> {
  await seedKybOptions(db)
  if (!sandbox) return
  const isMissing = await missingIn(db)
  const newAccounts = SANDBOX_ACCOUNTS.filter(isMissing)
  const newMembers = SANDBOX_MEMBERS.filter(isMissing)
  if (newAccounts.length + newMembers.length === 0) return
  const passwordHash = await passwords.hash(SANDBOX_PASSWORD)
  // There is one transaction per account, so that an account is complete or absent.
  for (const account of newAccounts) {
    await db.transaction(tx => seedAccount(tx, { ...account, id: idOf(account), passwordHash }, clock()))
  }
  for (const member of newMembers) {
    const joinedAt = addSeconds(clock(), -MEMBER_SECONDS)
    await db.transaction(tx => seedMember(tx, { ...member, id: idOf(member), passwordHash }, joinedAt))
  }
  await restoreDocumentRequest({ db, clock })
}

async function missingIn(db: Db): Promise<(account: { phone: string }) => boolean> {
  const present = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, SEEDED_IDS))
  return account => !present.some(({ id }) => id === idOf(account))
}

async function seedKybOptions(db: Db): Promise<void> {
  if ((await db.$count(kybOptions)) > 0) return
  const rows = Object.entries(KYB_OPTIONS).flatMap(([category, choices]) =>
    choices.flatMap(([code, en, ar], index) => {
      // `Object.entries` widens the type of the keys.
      const option = { category: category as keyof typeof KYB_OPTIONS, code, order: (index + 1) * 10 }
      return [
        { ...option, locale: 'en' as const, label: en },
        { ...option, locale: 'ar' as const, label: ar },
      ]
    }),
  )
  await db.insert(kybOptions).values(rows).onConflictDoNothing()
}
