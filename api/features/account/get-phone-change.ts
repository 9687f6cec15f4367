import { and, desc, eq, gt } from 'drizzle-orm'
import type { NewestPhoneChange } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentPhoneChange } from './phone-change-code.ts'

const MONTH_SECONDS = 30 * 86_400

/** Returns the newest change of the last month. The end of an older one is no longer news. */
export async function getPhoneChange({ db, clock }: Deps, { person }: SessionBearer): Promise<NewestPhoneChange> {
  const [newest] = await db
    .select()
    .from(phoneChanges)
    .where(and(eq(phoneChanges.accountId, person.id), gt(phoneChanges.createdAt, addSeconds(clock(), -MONTH_SECONDS))))
    .orderBy(desc(phoneChanges.createdAt))
    .limit(1)
  return { phoneChange: newest ? presentPhoneChange(newest) : null }
}
