import { eq } from 'drizzle-orm'
import type { Locale } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'

/** The language of messages to an account. */
export async function languageOf(db: Db, accountId: string): Promise<Locale> {
  const [applicant] = await db
    .select({ language: applicants.language })
    .from(applicants)
    .where(eq(applicants.id, accountId))
  return applicant?.language ?? 'en'
}
