import { eq } from 'drizzle-orm'
import type { Locale, Me } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { getMe } from './get-me.ts'

export async function changeMessageLanguage(deps: Deps, bearer: SessionBearer, language: Locale): Promise<Me> {
  await deps.db.update(applicants).set({ language }).where(eq(applicants.id, bearer.person.id))
  return getMe(deps, bearer)
}
