import { eq } from 'drizzle-orm'
import { accountById, findAccount } from '#api/accounts/find-account.ts'
import {
  clearAttempts,
  countAttempt,
  endSoftLock,
  type LockoutKey,
  refundAttempt,
  requireNotLockedForGood,
  requireUnlocked,
} from '#api/accounts/lockouts.ts'
import { recordEvents } from '#api/accounts/security-events.ts'
import { endAllSessions } from '#api/accounts/sessions.ts'
import { addSeconds } from '#api/clock.ts'
import type { ForgotPasswordRequest, ResetPasswordRequest } from '#api/contract/generated/schemas.ts'
import { keyedHash, newToken, sha256 } from '#api/cryptography.ts'
import type { Db } from '#api/db/client.ts'
import { type Account, accounts } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/plink-error.ts'
import { CHALLENGE_SECONDS } from '#domain/constants.ts'
import { accountGuesses, failed, lockOf } from './account-guesses.ts'
import { announcePasswordChange } from './announcements.ts'
import { requireNewPassword } from './new-password.ts'
import { type Refusals, redeemCode, type SentCode, sendCode } from './one-time-code.service.ts'
import { findCode } from './one-time-code.store.ts'

const lockoutOf = (subject: string): LockoutKey => ({ type: 'recovery', subject })
const codeOf = (accountId: string) => ({ purpose: 'recovery' as const, subject: accountId })

/** Begins a recovery, or sends the code of the one under way again. Only the first answers the token. */
export async function recover(deps: Deps, request: ForgotPasswordRequest): Promise<SentCode & { resetToken?: string }> {
  requireOneWay(request)
  const account = await findAccount(deps.db, request.idUnn)
  if (request.dateOfBirth === '') return resend(deps, account)
  const owner = await proveIdentity(deps, account, request)
  await requireNotLockedForGood(deps.db, { type: 'login', subject: owner.id })
  const secret = newToken()
  const sent = await sendRecoveryCode(deps, owner, sha256(secret))
  return { ...sent, resetToken: `${owner.id}.${secret}` }
}

function requireOneWay({ dateOfBirth, phoneNumber }: ForgotPasswordRequest): void {
  if ((dateOfBirth === undefined) !== (phoneNumber === undefined)) return
  const fields: Record<string, string> =
    phoneNumber === undefined
      ? { dateOfBirth: 'Is required' }
      : { phoneNumber: 'Give either the date of birth or the phone number' }
  throw new PlinkError('VALIDATION_ERROR', { fields })
}

/** The account when the details are its owner's. Counted before it is looked at, whether there is an account or not. */
async function proveIdentity(
  { db, clock, secretKey }: Deps,
  account: Account | undefined,
  { idUnn, dateOfBirth, phoneNumber }: ForgotPasswordRequest,
): Promise<Account> {
  const key = lockoutOf(account?.id ?? keyedHash(secretKey, 'recovery', idUnn))
  const now = clock()
  await countAttempt(db, key, now)
  const isRight = dateOfBirth ? isBirthday(account, dateOfBirth) : account?.phone === phoneNumber
  if (account && isRight) {
    await refundAttempt(db, key, now)
    return account
  }
  const failure = await db.transaction(tx => failed(tx, { key, accountId: account?.id, proof: 'identity', now }))
  throw lockOf(failure) ?? new PlinkError('ACCOUNT_NOT_FOUND')
}

/** `2012-12-03` or `031212`. */
function isBirthday(account: Account | undefined, dateOfBirth: string): boolean {
  const [year = '', month, day] = account?.dateOfBirth.split('-') ?? []
  return dateOfBirth === account?.dateOfBirth || dateOfBirth === `${day}${month}${year.slice(2)}`
}

async function resend(deps: Deps, account: Account | undefined): Promise<SentCode> {
  const live = account && (await liveCode(deps, account.id))
  if (!account || !live) throw new PlinkError('RECOVERY_EXPIRED')
  return sendRecoveryCode(deps, account, live.context, true)
}

function sendRecoveryCode(deps: Deps, { id, phone }: Account, context: string, again = false): Promise<SentCode> {
  return sendCode(deps, { ...codeOf(id), phone, context, guesses: accountGuesses(lockoutOf(id)), again })
}

/** The code of a recovery that can still be gone on with. */
async function liveCode({ db, clock }: Deps, accountId: string) {
  const code = await findCode(db, codeOf(accountId))
  const isLive = code && !code.consumedAt && code.sentAt > addSeconds(clock(), -CHALLENGE_SECONDS)
  return isLive ? code : undefined
}

const invalid = (details = {}) => new PlinkError('RESET_INVALID', details)
const REFUSALS: Refusals = { gone: invalid, expired: invalid, wrong: invalid }

/** Sets the new password for whoever holds the token and the code. */
export async function resetPassword(deps: Deps, { resetToken, otp, newPassword }: ResetPasswordRequest): Promise<void> {
  requireNewPassword(newPassword)
  const { account, context } = await recoveryOf(deps, resetToken)
  const key = lockoutOf(account.id)
  await requireUnlocked(deps.db, key, deps.clock())
  await requireNotLockedForGood(deps.db, { type: 'login', subject: account.id })
  // Before the code's row is locked: hashing takes a while.
  const passwordHash = await deps.passwords.hash(newPassword)
  const attempt = { code: otp, guesses: accountGuesses(key), isMeant: isOf(deps, context) }
  await redeemCode(deps, codeOf(account.id), attempt, REFUSALS, tx => replacePassword(deps, tx, account, passwordHash))
  await announcePasswordChange(deps, account)
}

/** The recovery that the token stands for; without one nothing is hashed. */
async function recoveryOf(deps: Deps, resetToken: string) {
  const [accountId = '', secret = ''] = resetToken.split('.')
  const account = UUID.test(accountId) ? await accountById(deps.db, accountId) : undefined
  const context = sha256(secret)
  const live = account && (await liveCode(deps, account.id))
  if (!account || live?.context !== context) throw invalid()
  return { account, context }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isOf =
  ({ clock }: Deps, expected: string) =>
  ({ context, sentAt }: { context: string; sentAt: Date }): boolean =>
    context === expected && sentAt > addSeconds(clock(), -CHALLENGE_SECONDS)

async function replacePassword({ clock }: Deps, tx: Db, { id }: Account, passwordHash: string): Promise<void> {
  const now = clock()
  const login: LockoutKey = { type: 'login', subject: id }
  await clearAttempts(tx, lockoutOf(id))
  const wasLocked = await endSoftLock(tx, login, now)
  await requireNotLockedForGood(tx, login)
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id))
  await recordEvents(tx, { accountId: id, type: 'password_reset', at: now })
  if (wasLocked) await recordEvents(tx, { accountId: id, type: 'unlocked', reason: 'reset', at: now })
  await endAllSessions(tx, id, 'reset', now)
}
