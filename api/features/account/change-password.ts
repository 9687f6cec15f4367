import { and, eq } from 'drizzle-orm'
import type { ChangePasswordRequest, Tokens } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { verifyAccountPassword } from '#api/people/accounts/account-guesses.ts'
import { clearAttempts, loginLockout } from '#api/people/accounts/lockouts.ts'
import { requireNewPassword } from '#api/people/accounts/new-password.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import { endAllSessions, lockSessionDevice, openSession, type SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentTokens, tokensFor } from '#api/people/accounts/sign-in-tokens.ts'
import { notify } from '#api/people/notifications/notify.ts'

/** Changes the password, ends every session and opens a new one for the calling device. */
export async function changePassword(
  deps: Deps,
  { person, sessionId }: SessionBearer,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<Tokens> {
  requireNewPassword(newPassword)
  const key = loginLockout(person.id)
  await verifyAccountPassword(deps, {
    key,
    account: person,
    password: currentPassword,
    wrong: details => new PlinkError('PASSWORD_WRONG', details),
  })
  const update = { ...person, passwordHash: await deps.passwords.hash(newPassword) }
  const session = await deps.db.transaction(async tx => {
    await clearAttempts(tx, key)
    const isReplaced = await replacePassword(tx, person, update)
    const now = deps.clock()
    const device = await lockSessionDevice(tx, sessionId, now)
    if (!isReplaced || !device) throw new PlinkError('UNAUTHENTICATED')
    await recordSecurityEvents(tx, { accountId: person.id, type: 'password_changed', at: now })
    await notify(tx, { to: person.id, message: { key: 'password_changed' }, at: now })
    await endAllSessions(tx, person.id, 'password_changed', now)
    return openSession(tx, update, device, now)
  })
  return presentTokens(await tokensFor(deps, session))
}

/** Replaces only the password that was verified. If another request has changed it since, that request has ended this session. */
async function replacePassword(tx: Db, { id, passwordHash }: Account, update: Account): Promise<boolean> {
  const rows = await tx
    .update(accounts)
    .set({ passwordHash: update.passwordHash })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .returning({ id: accounts.id })
  return rows.length > 0
}
