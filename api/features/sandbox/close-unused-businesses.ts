import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { sandboxBusinesses } from '#api/kernel/db/schema/sandbox.ts'
import { sessions } from '#api/kernel/db/schema/sessions.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { endAccountUse, endPrograms } from '#api/staff/account-closure.ts'

const UNUSED_SECONDS = 30 * 86_400

/** Closes the test businesses that no program and nobody has used for 30 days, so that their number does not grow for ever. */
export async function closeUnusedBusinesses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const now = clock()
  const lastMonth = addSeconds(now, -UNUSED_SECONDS)
  const one = { one: sql`1` }
  const isUsed = and(eq(apiKeys.accountId, accounts.id), gt(apiKeys.lastUsedAt, lastMonth))
  const businesses = await db
    .select({ id: accounts.id })
    .from(sandboxBusinesses)
    .innerJoin(accounts, eq(accounts.id, sandboxBusinesses.accountId))
    .where(
      and(
        lt(accounts.createdAt, lastMonth),
        notExists(db.select(one).from(apiKeys).where(isUsed)),
        notExists(db.select(one).from(sessions).where(eq(sessions.accountId, accounts.id))),
      ),
    )
  for (const { id } of businesses) {
    if (signal.aborted) return
    await db.transaction(async tx => {
      await endAccountUse(tx, id, now)
      await endPrograms(tx, id, now)
      await tx.delete(sandboxBusinesses).where(eq(sandboxBusinesses.accountId, id))
    })
  }
}
