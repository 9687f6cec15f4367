import { eq } from 'drizzle-orm'
import type { ResetPasswordRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import { accountGuesses } from '#api/people/accounts/account-guesses.ts'
import { accountOrDummy } from '#api/people/accounts/find-account.ts'
import {
  clearAttempts,
  endSoftLock,
  loginLockout,
  recoveryLockout,
  requireNotHardLocked,
  requireUnlocked,
} from '#api/people/accounts/lockouts.ts'
import { requireNewPassword } from '#api/people/accounts/new-password.ts'
import { cancelPhoneChanges } from '#api/people/accounts/phone-changes.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import { endAllSessions } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { type Attempt, type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { liveRecovery, recoveryCode, recoveryProof } from './recovery-code.ts'

const invalid = (details = {}) => new PlinkError('RESET_INVALID', details)
const REFUSALS: Refusals = { gone: invalid, expired: invalid, wrong: invalid }

/** Sets the new password when both the token and the code are right. */
export async function resetPassword(deps: Deps, { resetToken, otp, newPassword }: ResetPasswordRequest) {
  requireNewPassword(newPassword)
  const { account, context } = await recoveryOf(deps, resetToken)
  const key = recoveryLockout(account.id)
  await requireUnlocked(deps.db, key, deps.clock())
  await requireNotHardLocked(deps.db, loginLockout(account.id))
  // Hashing is slow, so it comes before the row of the code is locked.
  const passwordHash = await deps.passwords.hash(newPassword)
  const attempt: Attempt = { code: otp, guesses: accountGuesses(key), isForAttempt: live => live.context === context }
  return redeemCode(deps, recoveryCode(account.id), attempt, REFUSALS, async tx => {
    await replacePassword(deps, tx, account, passwordHash)
    return keepResponse(tx, { success: true as const })
  })
}

/** The recovery of the token. Throws if there is none, before a password is hashed and equally fast with and without an account. */
async function recoveryOf(deps: Deps, resetToken: string) {
  const [accountId = '', secret = ''] = resetToken.split('.')
  if (!isUuid(accountId)) throw invalid()
  const account = await accountOrDummy(deps.db, accountId)
  const context = recoveryProof(deps.secretKey, account, secret)
  const live = await liveRecovery(deps, account.id)
  if (live?.context !== context) throw invalid()
  return { account, context }
}

async function replacePassword({ clock }: Deps, tx: Db, { id }: Account, passwordHash: string): Promise<void> {
  const now = clock()
  const login = loginLockout(id)
  await clearAttempts(tx, recoveryLockout(id))
  const wasLocked = await endSoftLock(tx, login, now)
  await requireNotHardLocked(tx, login)
  await cancelPhoneChange(tx, id, now)
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id))
  await recordSecurityEvents(tx, { accountId: id, type: 'password_reset', at: now })
  await notify(tx, { to: id, message: { key: 'password_changed' }, at: now })
  if (wasLocked) await recordSecurityEvents(tx, { accountId: id, type: 'unlocked', reason: 'reset', at: now })
  await endAllSessions(tx, id, 'reset', now)
}

/** A person who knew the old password may have asked for another number. The changes are locked before the account, as when a change takes effect. */
async function cancelPhoneChange(tx: Db, accountId: string, at: Date): Promise<void> {
  if (!(await cancelPhoneChanges(tx, accountId, 'password_reset', at))) return
  await recordSecurityEvents(tx, { accountId, type: 'phone_change_cancelled', at })
  await notify(tx, { to: accountId, message: { key: 'phone_change_cancelled' }, at })
}
