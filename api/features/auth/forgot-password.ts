import type { ForgotPasswordRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { keyedHash, newToken } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { accountGuesses, recordFailedAttempt } from '#api/people/accounts/account-guesses.ts'
import { findAccount } from '#api/people/accounts/find-account.ts'
import {
  countAttempt,
  lockErrorOf,
  loginLockout,
  recoveryLockout,
  refundAttempt,
  requireNotHardLocked,
} from '#api/people/accounts/lockouts.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { presentCode } from './present-code.ts'
import { liveRecovery, recoveryCode, recoveryProof } from './recovery-code.ts'

/** Starts a recovery, or sends another code for the one in progress. Only a start returns the reset token. */
export async function forgotPassword(deps: Deps, request: ForgotPasswordRequest) {
  const { resetToken, ...code } = await startOrResend(deps, request)
  return { success: true as const, ...(resetToken && { resetToken }), ...presentCode(deps, code) }
}

async function startOrResend(deps: Deps, request: ForgotPasswordRequest): Promise<SentCode & { resetToken?: string }> {
  requireOneProof(request)
  const account = await findAccount(deps.db, request.idUnn)
  if (request.dateOfBirth === '') return resend(deps, account)
  const owner = await verifyIdentity(deps, account, request)
  await requireNotHardLocked(deps.db, loginLockout(owner.id))
  const secret = newToken()
  const code = await sendRecoveryCode(deps, owner, recoveryProof(deps.secretKey, owner, secret))
  return { ...code, resetToken: `${owner.id}.${secret}` }
}

function requireOneProof({ dateOfBirth, phoneNumber }: ForgotPasswordRequest): void {
  if ((dateOfBirth === undefined) !== (phoneNumber === undefined)) return
  const fields: Record<string, string> =
    phoneNumber === undefined
      ? { dateOfBirth: 'Is required' }
      : { phoneNumber: 'Give either the date of birth or the phone number' }
  throw new PlinkError('VALIDATION_ERROR', { fields })
}

/** Returns the account if the details are its owner's. Counts the attempt before it compares the details, with or without an account. */
async function verifyIdentity(
  { db, clock, secretKey }: Deps,
  account: Account | undefined,
  { idUnn, dateOfBirth, phoneNumber }: ForgotPasswordRequest,
): Promise<Account> {
  const key = recoveryLockout(account?.id ?? keyedHash(secretKey, 'recovery', idUnn))
  const now = clock()
  const refusal = await countAttempt(db, key, now)
  if (refusal) throw refusal
  const isRight = dateOfBirth ? isBirthday(account, dateOfBirth) : account?.phone === phoneNumber
  if (account && isRight) {
    await refundAttempt(db, key, now)
    return account
  }
  const failure = await db.transaction(tx =>
    recordFailedAttempt(tx, { key, accountId: account?.id, reason: 'identity', now }),
  )
  throw lockErrorOf(failure) ?? new PlinkError('ACCOUNT_NOT_FOUND')
}

/** Accepts `2012-12-03` or `031212`. */
function isBirthday(account: Account | undefined, dateOfBirth: string): boolean {
  const [year = '', month, day] = account?.dateOfBirth.split('-') ?? []
  return dateOfBirth === account?.dateOfBirth || dateOfBirth === `${day}${month}${year.slice(2)}`
}

async function resend(deps: Deps, account: Account | undefined): Promise<SentCode> {
  // The query runs without an account too, so that the response takes equally long.
  const live = await liveRecovery(deps, account?.id ?? '')
  if (!account || !live) throw new PlinkError('RECOVERY_EXPIRED')
  return sendRecoveryCode(deps, account, live.context, true)
}

function sendRecoveryCode(deps: Deps, { id, phone }: Account, context: string, again = false): Promise<SentCode> {
  return sendCode(deps, {
    ...recoveryCode(id),
    phone,
    reader: { id },
    context,
    guesses: accountGuesses(recoveryLockout(id)),
    again,
  })
}
