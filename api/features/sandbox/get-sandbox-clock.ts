import { eq } from 'drizzle-orm'
import type { SandboxClock } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxBusinesses } from '#api/kernel/db/schema/sandbox.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/** Throws `SANDBOX_BUSINESS_NOT_FOUND`. */
export async function getSandboxClock({ db, clock }: Deps, { account }: AccountBearer): Promise<SandboxClock> {
  const ahead = await millisecondsAheadOf(db, account.id)
  return { now: new Date(clock().getTime() + ahead).toISOString() }
}

/** Throws `SANDBOX_BUSINESS_NOT_FOUND`. */
export async function millisecondsAheadOf(db: Db, accountId: string): Promise<number> {
  const [business] = await db
    .select({ ahead: sandboxBusinesses.millisecondsAhead })
    .from(sandboxBusinesses)
    .where(eq(sandboxBusinesses.accountId, accountId))
  if (!business) throw new PlinkError('SANDBOX_BUSINESS_NOT_FOUND')
  return business.ahead
}
