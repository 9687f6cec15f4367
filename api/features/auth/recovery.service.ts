import { findAccount } from '#api/accounts/find-account.ts'
import {
  countAttempt,
  lockErrorOf,
  loginLockout,
  recoveryLockout,
  refundAttempt,
  requireNotHardLocked,
} from '#api/accounts/lockouts.ts'
import type { ForgotPasswordRequest } from '#api/contract/generated/schemas.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import { type SentCode, sendCode } from '#api/one-time-codes/one-time-code.ts'
import { keyedHash, newToken } from '#api/platform/cryptography.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { accountGuesses, failed } from './account-guesses.ts'
import { liveRecovery, recoveryCode, recoveryProof } from './live-recovery.ts'

/** Begins a recovery, or sends the code of the one under way again. Only the first answers the token. */
export async function recover(deps: Deps, request: ForgotPasswordRequest): Promise<SentCode & { resetToken?: string }> {
  requireOneWay(request)
  const account = await findAccount(deps.db, request.idUnn)
  if (request.dateOfBirth === '') return resend(deps, account)
  const owner = await proveIdentity(deps, account, request)
  await requireNotHardLocked(deps.db, loginLockout(owner.id))
  const secret = newToken()
  const sent = await sendRecoveryCode(deps, owner, recoveryProof(deps.secretKey, owner, secret))
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
  const key = recoveryLockout(account?.id ?? keyedHash(secretKey, 'recovery', idUnn))
  const now = clock()
  const refusal = await countAttempt(db, key, now)
  if (refusal) throw refusal
  const isRight = dateOfBirth ? isBirthday(account, dateOfBirth) : account?.phone === phoneNumber
  if (account && isRight) {
    await refundAttempt(db, key, now)
    return account
  }
  const failure = await db.transaction(tx => failed(tx, { key, accountId: account?.id, proof: 'identity', now }))
  throw lockErrorOf(failure) ?? new PlinkError('ACCOUNT_NOT_FOUND')
}

/** `2012-12-03` or `031212`. */
function isBirthday(account: Account | undefined, dateOfBirth: string): boolean {
  const [year = '', month, day] = account?.dateOfBirth.split('-') ?? []
  return dateOfBirth === account?.dateOfBirth || dateOfBirth === `${day}${month}${year.slice(2)}`
}

async function resend(deps: Deps, account: Account | undefined): Promise<SentCode> {
  // Looked for where there is no account, too, so that the answer takes as long.
  const live = await liveRecovery(deps, account?.id ?? '')
  if (!account || !live) throw new PlinkError('RECOVERY_EXPIRED')
  return sendRecoveryCode(deps, account, live.context, true)
}

function sendRecoveryCode(deps: Deps, { id, phone }: Account, context: string, again = false): Promise<SentCode> {
  return sendCode(deps, { ...recoveryCode(id), phone, context, guesses: accountGuesses(recoveryLockout(id)), again })
}
