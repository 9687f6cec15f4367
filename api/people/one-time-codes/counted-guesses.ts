import type { Db } from '#api/kernel/db/client.ts'
import { type AttemptRule, type CounterKey, clearCounter, countAttempt, lockedUntil } from '#api/kernel/db/counters.ts'
import { secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { BUSINESS_LIMIT_FACTOR, LOCKOUT_SECONDS, LOCKOUT_WINDOW_SECONDS, OTP_ATTEMPTS } from '#domain/constants.ts'
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
      const limit = allowedFor(context)
      const rule: AttemptRule = { allowed: limit, windowSeconds: LOCKOUT_WINDOW_SECONDS, lockSeconds: LOCKOUT_SECONDS }
      const { count } = await countAttempt(tx, key, rule, now)
      if (count > limit) return new PlinkError('OTP_LOCKED', { retryAfterSeconds: LOCKOUT_SECONDS })
      return {
        wrong: async () => ({ attemptsRemaining: limit - count }),
        right: () => clearCounter(tx, key),
      }
    },
  }
}

type Guesser = Pick<SessionBearer, 'account' | 'person'>

const keysOf = (purpose: string, { account, person }: Guesser): Record<'own' | 'ofAll', CounterKey> => ({
  own: { kind: `attempts:${purpose}`, subject: person.id },
  ofAll: { kind: `attempts_of_all:${purpose}`, subject: account.id },
})

/**
 * Limits guesses at the codes with which the people of a business confirm something. Each person has one count for all codes of a purpose, so
 * that several codes give no more guesses, and nobody locks the others. The business as a whole has a higher limit in addition.
 */
export function guessesOf(purpose: string, bearer: Guesser): Guesses {
  const keys = keysOf(purpose, bearer)
  const ownGuesses = countedGuesses(keys.own, () => OTP_ATTEMPTS)
  const ofAll = countedGuesses(keys.ofAll, () => BUSINESS_LIMIT_FACTOR * OTP_ATTEMPTS)
  return {
    async requireUnlocked(db, now) {
      await ownGuesses.requireUnlocked(db, now)
      await ofAll.requireUnlocked(db, now)
    },
    async take(tx, context, now) {
      const guess = await ownGuesses.take(tx, context, now)
      if (guess instanceof PlinkError) return guess
      const guessOfAll = await ofAll.take(tx, context, now)
      if (guessOfAll instanceof PlinkError) return guessOfAll
      return {
        wrong: () => guess.wrong(),
        async right() {
          await guess.right()
          await guessOfAll.right()
        },
      }
    },
  }
}

/** Returns whether too many of those guesses were wrong, so that none is accepted for a while. */
export async function areGuessesLocked(db: Db, purpose: string, bearer: Guesser, now: Date): Promise<boolean> {
  const { own, ofAll } = keysOf(purpose, bearer)
  return Boolean((await lockedUntil(db, own, now)) ?? (await lockedUntil(db, ofAll, now)))
}
