import { and, desc, eq, gt } from 'drizzle-orm'
import type { NewestEmailChange } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentEmailChange } from './email-link.ts'

const MONTH_SECONDS = 30 * 86_400

/** Returns the newest change of the last month. The end of an older one is no longer news. */
export async function getEmailChange({ db, clock }: Deps, { account }: SessionBearer): Promise<NewestEmailChange> {
  const now = clock()
  const isNew = gt(emailChanges.createdAt, addSeconds(now, -MONTH_SECONDS))
  const [newest] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, account.id), isNew))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1)
  return { emailChange: newest ? presentEmailChange(newest, now) : null }
}
