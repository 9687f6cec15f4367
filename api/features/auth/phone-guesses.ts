import { secondsUntil } from '#api/clock.ts'
import type { Db } from '#api/db/client.ts'
import { type AttemptRule, clearCounter, countAttempt, lockedUntil } from '#api/db/counters.ts'
import type { Guesses } from '#api/one-time-codes/guesses.ts'
import { PlinkError } from '#api/plink-error.ts'
import { LOCKOUT_SECONDS, LOCKOUT_WINDOW_SECONDS } from '#domain/constants.ts'
import { otpAttemptsAllowed } from '#domain/onboarding.ts'
import { selfService } from './self-service.ts'

/** Guesses at the sign-up code of a phone; the type of business that is kept with the code says how many there are. */
export function phoneGuesses(phone: string): Guesses {
  const key = { kind: 'attempts:sign_up', subject: phone }
  async function requireUnlocked(db: Db, now: Date): Promise<void> {
    const until = await lockedUntil(db, key, now)
    if (until) throw new PlinkError('OTP_LOCKED', { retryAfterSeconds: secondsUntil(until, now) })
  }
  return {
    requireUnlocked,
    async take(tx, type, now) {
      const allowed = otpAttemptsAllowed(selfService(type) ?? 'freelancer')
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
