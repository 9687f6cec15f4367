import {
  countAttempt,
  type Failure,
  failAttempt,
  type LockoutKey,
  lockErrorOf,
  refundAttempt,
  requireUnlocked,
} from '#api/accounts/lockouts.ts'
import { newestSecurityEvents, recordSecurityEvents } from '#api/accounts/security-events.ts'
import type { Db } from '#api/db/client.ts'
import type { Guesses } from '#api/one-time-codes/one-time-code.ts'

/** Guesses at an account's codes, which share the attempts of its password and its calls. */
export function accountGuesses(key: LockoutKey): Guesses {
  return {
    requireUnlocked: (db, now) => requireUnlocked(db, key, now),
    async take(tx, _context, now) {
      const refusal = await countAttempt(tx, key, now)
      if (refusal) return refusal
      return {
        async wrong() {
          const failure = await failed(tx, { key, accountId: key.subject, proof: 'code', now })
          return lockErrorOf(failure) ?? { attemptsRemaining: failure.attemptsRemaining }
        },
        right: () => refundAttempt(tx, key, now),
      }
    },
  }
}

interface FailedProof {
  key: LockoutKey
  /** Undefined where there is no such account. */
  accountId: string | undefined
  /** What was proved wrongly. */
  proof: 'password' | 'identity' | 'code' | 'call'
  now: Date
}

/** No account has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Takes note of a proof that failed: for the lock, and for the owner of the account to see. */
export async function failed(db: Db, { key, accountId, proof, now }: FailedProof): Promise<Failure> {
  const failure = await failAttempt(db, key, now)
  if (!accountId) {
    // In place of writing somebody's event, so that the answer takes as long.
    await newestSecurityEvents(db, NOBODY)
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
