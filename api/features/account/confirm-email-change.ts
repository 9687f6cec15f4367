import { and, eq, isNull, or } from 'drizzle-orm'
import type { ConfirmedEmail } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { type EmailChangeRow, emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { endEmailChange } from '#api/people/accounts/email-changes.ts'
import { lockEmail } from './email-link.ts'
import { notifyOfEmail } from './notify-of-email.ts'

/** Sets the email of the business to the address that the link was sent to. The token alone identifies the caller. */
export async function confirmEmailChange(deps: Deps, token: string): Promise<ConfirmedEmail> {
  const { db } = deps
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.tokenHash, sha256(token)))
  if (!change) throw new PlinkError('EMAIL_LINK_INVALID')
  return db.transaction(tx => confirm(tx, deps, change))
}

async function confirm(tx: Db, { clock }: Deps, change: EmailChangeRow): Promise<ConfirmedEmail> {
  const now = clock()
  const { accountId, askedBy, newEmail: email } = change
  if (change.state === 'confirmed') throw new PlinkError('EMAIL_LINK_USED')
  if (change.expiresAt <= now || !(await isOwner(tx, change))) throw new PlinkError('ACTION_EXPIRED')
  const old = await lockEmail(tx, accountId)
  await applyEmailChange(tx, change, now)
  const columns = { email, emailConfirmedAt: now }
  await tx.update(profiles).set(columns).where(eq(profiles.accountId, accountId))
  const oldEmail = old.emailConfirmedAt === null || old.email === email ? null : old.email
  await notifyOfEmail(tx, { business: accountId, person: askedBy, type: 'email_changed', oldEmail, at: now })
  return keepResponse(tx, { email })
}

/** Only the newest link takes effect. A concurrent call waits at this row, and then gets the error that fits the outcome of the first. */
async function applyEmailChange(tx: Db, { id, tokenHash }: EmailChangeRow, now: Date): Promise<void> {
  const [newest] = await tx.select().from(emailChanges).where(eq(emailChanges.id, id)).for('update')
  if (newest?.state === 'confirmed') throw new PlinkError('EMAIL_LINK_USED')
  const isNewest = newest?.tokenHash === tokenHash
  const hasEnded = isNewest && (await endEmailChange(tx, id, { to: 'confirmed', cause: 'link' }, now))
  if (!hasEnded) throw new PlinkError('ACTION_EXPIRED')
}

/** Checks that the person who asked for the change may still do so. The share lock keeps their account open until the transaction ends. */
async function isOwner(tx: Db, { accountId, askedBy }: EmailChangeRow): Promise<boolean> {
  const isOfBusiness = or(eq(accounts.id, accountId), eq(accounts.businessId, accountId))
  const mayAsk = and(eq(accounts.role, 'owner'), isNull(accounts.closedAt), isOfBusiness)
  const owners = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, askedBy), mayAsk))
    .for('share')
  return owners.length > 0
}
