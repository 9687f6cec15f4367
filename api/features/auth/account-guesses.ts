import { NOBODY } from '#api/accounts/find-account.ts'
import {
  attemptsRemaining,
  countAttempt,
  type Failure,
  failAttempt,
  type LockoutKey,
  lockErrorOf,
  refundAttempt,
  requireUnlocked,
} from '#api/accounts/lockouts.ts'
import { provePassword } from '#api/accounts/prove-password.ts'
import { newestSecurityEvents, recordSecurityEvents } from '#api/accounts/security-events.ts'
import type { Db } from '#api/db/client.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import type { Guesses } from '#api/one-time-codes/one-time-code.ts'
import type { ErrorDetails, PlinkError } from '#api/platform/plink-error.ts'

/** Guesses at an account's codes. They share their attempts with its password and its calls. */
export function accountGuesses(key: LockoutKey): Guesses {
  return {
    requireUnlocked: (db, now) => requireUnlocked(db, key, now),
    async take(tx, _context, now) {
      const refusal = await countAttempt(tx, key, now)
      if (refusal) return refusal
      return {
        async wrong() {
          const failure = await recordFailedProof(tx, { key, accountId: key.subject, proof: 'code', now })
          return lockErrorOf(failure) ?? { attemptsRemaining: failure.attemptsRemaining }
        },
        right: () => refundAttempt(tx, key, now),
      }
    },
    remaining: (tx, _context, now) => attemptsRemaining(tx, key, now),
  }
}

interface FailedProof {
  key: LockoutKey
  /** Undefined when there is no such account. */
  accountId: string | undefined
  /** The kind of proof that failed. */
  proof: 'password' | 'identity' | 'code' | 'call'
  now: Date
}

/** Records a failed proof: it counts towards the lock, and the owner of the account sees it. */
export async function recordFailedProof(db: Db, { key, accountId, proof, now }: FailedProof): Promise<Failure> {
  const failure = await failAttempt(db, key, now)
  if (!accountId) {
    // In place of writing an event, so that the response takes as long as for an existing account.
    await newestSecurityEvents(db, NOBODY.id)
    return failure
  }
  const { lock, isNewLock } = failure
  await recordSecurityEvents(
    db,
    { accountId, type: key.type === 'login' ? 'sign_in_failed' : 'recovery_failed', reason: proof, at: now },
    ...(lock && isNewLock ? [{ accountId, type: 'locked' as const, reason: lock, at: now }] : []),
  )
  return failure
}

interface ProveAccount {
  key: LockoutKey
  account: Account | undefined
  password: string
  isCleared?: boolean
  /** The refusal of a wrong password. */
  wrong: (details: ErrorDetails) => PlinkError
}

/** Returns the account when the password is right. Its owner sees the attempts that fail. */
export const proveAccount = (deps: Deps, { account, key, ...proof }: ProveAccount): Promise<Account> =>
  provePassword(deps, {
    ...proof,
    key,
    owner: account,
    failed: (tx, now) => recordFailedProof(tx, { key, accountId: account?.id, proof: 'password', now }),
  })
