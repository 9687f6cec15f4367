import { and, eq, lte, or } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type EmailChangeRow, emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'

interface Step {
  to: Exclude<EmailChangeRow['state'], 'waiting'>
  cause: EmailChangeRow['stateCause']
}

/** Ends a waiting change, unless a concurrent call was faster. */
export async function endEmailChange(
  tx: Db,
  id: string,
  { to, cause }: Step,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [change] = await tx
    .update(emailChanges)
    .set({ state: to, stateCause: cause, stateSince: now })
    .where(and(eq(emailChanges.id, id), eq(emailChanges.state, 'waiting')))
    .returning()
  return change
}

/** Ends the change of a business that waits, and any that this account has asked for. */
export async function cancelEmailChanges(
  tx: Db,
  accountId: string,
  cause: Extract<Step['cause'], 'newer_change' | 'account_closed' | 'role_lost' | 'restored'>,
  now: Date,
): Promise<void> {
  const isTheirs = or(eq(emailChanges.accountId, accountId), eq(emailChanges.askedBy, accountId))
  await tx
    .update(emailChanges)
    .set({ state: 'cancelled', stateCause: cause, stateSince: now })
    .where(and(isTheirs, eq(emailChanges.state, 'waiting')))
}

/** Ends the change whose newest link could not be delivered, because the address does not exist. */
export async function failEmailChange({ db, clock }: Deps, token: string): Promise<void> {
  await db
    .update(emailChanges)
    .set({ state: 'failed', stateCause: 'refused', stateSince: clock() })
    .where(and(eq(emailChanges.tokenHash, sha256(token)), eq(emailChanges.state, 'waiting')))
}

/** Ends changes whose links were not used in time. */
export async function expireEmailChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await db
    .update(emailChanges)
    .set({ state: 'expired', stateCause: 'timeout', stateSince: now })
    .where(and(eq(emailChanges.state, 'waiting'), lte(emailChanges.expiresAt, now)))
}
