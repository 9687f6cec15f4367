import type { Db } from '#api/db/client.ts'
import type { PlinkError } from '#api/platform/plink-error.ts'

/** One guess at a code that was counted before it is compared. */
export interface Guess {
  /** What to answer: how many guesses are left, or the lock that this one led to. */
  wrong(): Promise<{ attemptsRemaining: number } | PlinkError>
  right(): Promise<void>
}

/** How often a code may be guessed at. */
export interface Guesses {
  /** Throws while the subject is locked. */
  requireUnlocked(db: Db, now: Date): Promise<void>
  /**
   * A refusal that has locked the subject is answered and not thrown, so that it is kept.
   * @param context what is kept with the code
   */
  take(tx: Db, context: string, now: Date): Promise<Guess | PlinkError>
}
