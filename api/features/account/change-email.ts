import { and, eq, gt } from 'drizzle-orm'
import type { ChangeEmailRequest, Me } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { verifyAccountPassword } from '#api/people/accounts/account-guesses.ts'
import { cancelEmailChanges } from '#api/people/accounts/email-changes.ts'
import { clearAttempts, loginLockout } from '#api/people/accounts/lockouts.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { lockEmail, newLink, sendLink } from './email-link.ts'
import { getMe } from './get-me.ts'
import { notifyOfEmail } from './notify-of-email.ts'

/** Sends a link to the new address, which replaces the old one once the link is used. Null removes the address at once. */
export async function changeEmail(
  deps: Deps,
  bearer: SessionBearer,
  { currentPassword, email }: ChangeEmailRequest,
): Promise<Me> {
  const { person } = bearer
  const key = loginLockout(person.id)
  await verifyAccountPassword(deps, {
    key,
    account: person,
    password: currentPassword,
    wrong: details => new PlinkError('PASSWORD_WRONG', details),
  })
  await clearAttempts(deps.db, key)
  await deps.db.transaction(tx => (email === null ? remove(tx, deps, bearer) : start(tx, deps, bearer, email)))
  return getMe(deps, bearer)
}

async function start(tx: Db, deps: Deps, bearer: SessionBearer, newEmail: string): Promise<void> {
  const { account, person } = bearer
  const now = deps.clock()
  const current = await lockEmail(tx, account.id)
  if (current.email === newEmail && current.emailConfirmedAt !== null)
    throw new PlinkError('VALIDATION_ERROR', { fields: { email: 'Must be another address' } })
  // The call repeats an earlier one, for example after a lost response.
  if ((await waitingEmail(tx, account.id, now)) === newEmail) return
  await cancelEmailChanges(tx, account.id, 'newer_change', now)
  const { token, columns } = newLink(now)
  const initialState = { state: 'waiting', stateCause: 'created', stateSince: now, createdAt: now } as const
  const ids = { id: crypto.randomUUID(), accountId: account.id, askedBy: person.id }
  await tx.insert(emailChanges).values({ ...ids, newEmail, ...columns, ...initialState })
  await sendLink(tx, deps, bearer, { newEmail, token, now })
  await notifyOfEmail(tx, { business: account.id, person: person.id, type: 'email_change_asked', at: now })
}

async function waitingEmail(tx: Db, accountId: string, now: Date): Promise<string | undefined> {
  const isWaiting = and(eq(emailChanges.state, 'waiting'), gt(emailChanges.expiresAt, now))
  const [change] = await tx
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), isWaiting))
  return change?.newEmail
}

async function remove(tx: Db, { clock }: Deps, { account, person }: SessionBearer): Promise<void> {
  const now = clock()
  const { email, emailConfirmedAt } = await lockEmail(tx, account.id)
  await cancelEmailChanges(tx, account.id, 'newer_change', now)
  if (email === null) return
  await tx.update(profiles).set({ email: null, emailConfirmedAt: null }).where(eq(profiles.accountId, account.id))
  const oldEmail = emailConfirmedAt === null ? null : email
  await notifyOfEmail(tx, { business: account.id, person: person.id, type: 'email_removed', oldEmail, at: now })
}
