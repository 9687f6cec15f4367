import { eq } from 'drizzle-orm'
import type { SandboxClock } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { sandboxBusinesses } from '#api/kernel/db/schema/sandbox.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/** Throws `SANDBOX_BUSINESS_NOT_FOUND`. */
export async function getSandboxClock({ db, clock }: Deps, { account }: AccountBearer): Promise<SandboxClock> {
  const [business] = await db.select().from(sandboxBusinesses).where(eq(sandboxBusinesses.accountId, account.id))
  if (!business) throw new PlinkError('SANDBOX_BUSINESS_NOT_FOUND')
  return { now: new Date(clock().getTime() + business.millisecondsAhead).toISOString() }
}
