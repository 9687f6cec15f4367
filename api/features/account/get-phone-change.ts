import { desc, eq } from 'drizzle-orm'
import type { NewestPhoneChange } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentPhoneChange } from './phone-change-code.ts'

export async function getPhoneChange({ db }: Deps, { account }: SessionBearer): Promise<NewestPhoneChange> {
  const [newest] = await db
    .select()
    .from(phoneChanges)
    .where(eq(phoneChanges.accountId, account.id))
    .orderBy(desc(phoneChanges.createdAt))
    .limit(1)
  return { phoneChange: newest ? presentPhoneChange(newest) : null }
}
