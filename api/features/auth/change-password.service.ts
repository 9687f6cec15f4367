import { and, eq } from 'drizzle-orm'
import { clearAttempts, loginLockout } from '#api/accounts/lockouts.ts'
import { recordSecurityEvents } from '#api/accounts/security-events.ts'
import { type AccountBearer, endAllSessions, lockSessionDevice, openSession } from '#api/accounts/sessions.ts'
import type { ChangePasswordRequest } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { type Account, accounts } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { announcePasswordChange } from './announcements.ts'
import { requireNewPassword } from './new-password.ts'
import { proveAccount } from './prove-password.ts'
import { type SignedIn, tokensFor } from './session.service.ts'

/** Ends every session, and opens one for the device that asked. */
export async function changePassword(
  deps: Deps,
  { account, sessionId }: AccountBearer,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<SignedIn> {
  requireNewPassword(newPassword)
  const key = loginLockout(account.id)
  await proveAccount(deps, {
    key,
    account,
    password: currentPassword,
    wrong: details => new PlinkError('PASSWORD_WRONG', details),
  })
  const changed = { ...account, passwordHash: await deps.passwords.hash(newPassword) }
  const session = await deps.db.transaction(async tx => {
    await clearAttempts(tx, key)
    const isReplaced = await replace(tx, account, changed)
    const now = deps.clock()
    const device = await lockSessionDevice(tx, sessionId, now)
    if (!isReplaced || !device) throw new PlinkError('UNAUTHENTICATED')
    await recordSecurityEvents(tx, { accountId: account.id, type: 'password_changed', at: now })
    await endAllSessions(tx, account.id, 'password_changed', now)
    return openSession(tx, changed, device, now)
  })
  await announcePasswordChange(deps, account)
  return tokensFor(deps, session)
}

/** Only in place of the password that was proved: whoever has changed it meanwhile has ended this session. */
async function replace(tx: Db, { id, passwordHash }: Account, changed: Account): Promise<boolean> {
  const replaced = await tx
    .update(accounts)
    .set({ passwordHash: changed.passwordHash })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .returning({ id: accounts.id })
  return replaced.length > 0
}
