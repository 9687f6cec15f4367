import type { Db } from '#api/kernel/db/client.ts'
import { type AttemptRule, type CounterKey, clearCounter, countAttempt, lockedUntil } from '#api/kernel/db/counters.ts'
import { secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { LOCKOUT_SECONDS, LOCKOUT_WINDOW_SECONDS } from '#domain/constants.ts'
import type { Guesses } from './one-time-code.ts'

/** Guesses with their own counter. The last one locks with `OTP_LOCKED` for a while. The context of the code determines their number. */
export function countedGuesses(key: CounterKey, allowedFor: (context: string) => number): Guesses {
  async function requireUnlocked(db: Db, now: Date): Promise<void> {
    const until = await lockedUntil(db, key, now)
    if (until) throw new PlinkError('OTP_LOCKED', { retryAfterSeconds: secondsUntil(until, now) })
  }
  return {
    requireUnlocked,
    async take(tx, context, now) {
      const allowed = allowedFor(context)
      const rule: AttemptRule = { allowed, windowSeconds: LOCKOUT_WINDOW_SECONDS, lockSeconds: LOCKOUT_SECONDS }
      const { count } = await countAttempt(tx, key, rule, now)
      if (count > allowed) return new PlinkError('OTP_LOCKED', { retryAfterSeconds: LOCKOUT_SECONDS })
      return {
        wrong: async () => ({ attemptsRemaining: allowed - count }),
        right: () => clearCounter(tx, key),
      }
    },
  }
}
