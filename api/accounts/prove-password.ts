import type { Db } from '#api/db/client.ts'
import type { Deps } from '#api/deps.ts'
import type { ErrorDetails, PlinkError } from '#api/platform/plink-error.ts'
import { countAttempt, type Failure, type LockoutKey, lockErrorOf, refundAttempt } from './lockouts.ts'

/** The hash of an unknown password. It is compared when there is no account, so that the response takes equally long. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$2zPy73aX/9JoQY6IwhRHww$3T83hs02/KHwNPxg73nNyJh+NPDM7g8e9/YuzojeP6E'

interface Proof<Owner> {
  key: LockoutKey
  owner: Owner | undefined
  password: string
  /** Records a wrong password. */
  failed: (tx: Db, now: Date) => Promise<Failure>
  /** The error for a wrong password. */
  wrong: (details: ErrorDetails) => PlinkError
}

/** Returns the owner of the password, or throws. The attempt is counted before the password is compared. */
export async function provePassword<Owner extends { passwordHash: string | null }>(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { key, owner, password, failed, wrong }: Proof<Owner>,
): Promise<Owner> {
  const countedAt = clock()
  const refusal = await countAttempt(db, key, countedAt)
  if (refusal) throw refusal
  const isRight = await passwords.verify(owner?.passwordHash ?? DUMMY_HASH, password).catch(async cause => {
    await refundAttempt(db, key, countedAt)
    throw cause
  })
  if (owner?.passwordHash && isRight) {
    await refundAttempt(db, key, countedAt)
    return owner
  }
  const failure = await db.transaction(tx => failed(tx, clock()))
  throw lockErrorOf(failure) ?? wrong({ attemptsRemaining: failure.attemptsRemaining })
}
