import { countAttempt, type LockoutKey, refundAttempt } from '#api/accounts/lockouts.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import type { ErrorDetails, PlinkError } from '#api/plink-error.ts'
import { failed, lockOf } from './account-guesses.ts'

/** Of a password that nobody knows: compared where there is no account, so that the answer takes as long. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$2zPy73aX/9JoQY6IwhRHww$3T83hs02/KHwNPxg73nNyJh+NPDM7g8e9/YuzojeP6E'

interface ProvePassword {
  key: LockoutKey
  account: Account | undefined
  password: string
  /** The refusal of a wrong password. */
  wrong: (details: ErrorDetails) => PlinkError
}

/** Answers the account when the password is its own. The attempt is counted before the password is looked at. */
export async function provePassword(
  { db, clock, passwords }: Deps,
  { key, account, password, wrong }: ProvePassword,
): Promise<Account> {
  const countedAt = clock()
  const refusal = await countAttempt(db, key, countedAt)
  if (refusal) throw refusal
  const isRight = await passwords.verify(account?.passwordHash ?? NOBODYS_HASH, password).catch(async cause => {
    await refundAttempt(db, key, countedAt)
    throw cause
  })
  if (account && isRight) {
    await refundAttempt(db, key, countedAt)
    return account
  }
  const failure = await db.transaction(tx =>
    failed(tx, { key, accountId: account?.id, proof: 'password', now: clock() }),
  )
  throw lockOf(failure) ?? wrong({ attemptsRemaining: failure.attemptsRemaining })
}
