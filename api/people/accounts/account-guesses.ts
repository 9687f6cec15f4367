import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import type { ErrorDetails, PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { Guesses } from '#api/people/one-time-codes/one-time-code.ts'
import { DUMMY_ACCOUNT } from './find-account.ts'
import {
  countAttempt,
  type Failure,
  failAttempt,
  type LockoutKey,
  lockErrorOf,
  refundAttempt,
  requireUnlocked,
} from './lockouts.ts'
import { newestSecurityEvents, recordSecurityEvents } from './security-events.ts'
import { verifyPassword } from './verify-password.ts'

/** Guesses at an account's codes. The account's codes, password and calls share one limit of attempts. */
export function accountGuesses(key: LockoutKey): Guesses {
  return {
    requireUnlocked: (db, now) => requireUnlocked(db, key, now),
    async take(tx, _context, now) {
      const refusal = await countAttempt(tx, key, now)
      if (refusal) return refusal
      return {
        async wrong() {
          const failure = await recordFailedAttempt(tx, { key, accountId: key.subject, reason: 'code', now })
          return lockErrorOf(failure) ?? { attemptsRemaining: failure.attemptsRemaining }
        },
        right: () => refundAttempt(tx, key, now),
      }
    },
  }
}

interface FailedAttempt {
  key: LockoutKey
  /** Undefined when there is no such account. */
  accountId: string | undefined
  /** The part of the attempt that was wrong. */
  reason: 'password' | 'identity' | 'code' | 'call'
  now: Date
}

/** Records a failed attempt: it counts towards the lock, and the owner of the account sees it. */
export async function recordFailedAttempt(db: Db, { key, accountId, reason, now }: FailedAttempt): Promise<Failure> {
  const failure = await failAttempt(db, key, now)
  if (!accountId) {
    // Reads events instead of writing one, so that the response takes as long as for an existing account.
    await newestSecurityEvents(db, DUMMY_ACCOUNT.id)
    return failure
  }
  const { lock, isNewLock } = failure
  await recordSecurityEvents(
    db,
    { accountId, type: key.type === 'login' ? 'sign_in_failed' : 'recovery_failed', reason, at: now },
    ...(lock && isNewLock ? [{ accountId, type: 'locked' as const, reason: lock, at: now }] : []),
  )
  return failure
}

interface PasswordAttempt {
  key: LockoutKey
  account: Account | undefined
  password: string
  isCleared?: boolean
  /** The error for a wrong password. */
  wrong: (details: ErrorDetails) => PlinkError
}

/** Returns the account if the password is right. Its owner sees failed attempts. */
export const verifyAccountPassword = (deps: Deps, { account, key, ...attempt }: PasswordAttempt): Promise<Account> =>
  verifyPassword(deps, {
    ...attempt,
    key,
    owner: account,
    failed: (tx, now) => recordFailedAttempt(tx, { key, accountId: account?.id, reason: 'password', now }),
  })
