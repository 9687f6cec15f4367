import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { ErrorDetails, PlinkError } from '#api/kernel/platform/plink-error.ts'
import { DUMMY_ACCOUNT } from './find-account.ts'
import { countAttempt, type Failure, type LockoutKey, lockErrorOf, refundAttempt } from './lockouts.ts'

interface PasswordAttempt<Owner> {
  key: LockoutKey
  owner: Owner | undefined
  password: string
  /** True if the caller settles the attempt after a right password: it clears all attempts, or fails this one at the next proof. */
  isCleared?: boolean
  /** Records a wrong password. */
  failed: (tx: Db, now: Date) => Promise<Failure>
  /** The error for a wrong password. */
  wrong: (details: ErrorDetails) => PlinkError
}

/** Returns the owner of the password, or throws. The attempt is counted before the password is compared. */
export async function verifyPassword<Owner extends { passwordHash: string | null }>(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { key, owner, password, isCleared = false, failed, wrong }: PasswordAttempt<Owner>,
): Promise<Owner> {
  const countedAt = clock()
  const refusal = await countAttempt(db, key, countedAt)
  if (refusal) throw refusal
  const isRight = await passwords
    .verify(owner?.passwordHash ?? DUMMY_ACCOUNT.passwordHash, password)
    .catch(async cause => {
      await refundAttempt(db, key, countedAt)
      throw cause
    })
  if (owner?.passwordHash && isRight) {
    if (!isCleared) await refundAttempt(db, key, countedAt)
    return owner
  }
  const failure = await db.transaction(tx => failed(tx, clock()))
  throw lockErrorOf(failure) ?? wrong({ attemptsRemaining: failure.attemptsRemaining })
}
