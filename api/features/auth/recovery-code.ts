import type { Deps } from '#api/deps.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { keyedHash } from '#api/kernel/platform/cryptography.ts'
import { type CodeKey, findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import { CHALLENGE_SECONDS } from '#domain/constants.ts'

export const recoveryCode = (accountId: string): CodeKey => ({ purpose: 'recovery', subject: accountId })

/**
 * The proof that is stored with the code and shown at the reset. It covers the reset token and the current password hash, so a password change ends
 * a recovery in progress.
 */
export const recoveryProof = (secretKey: string, { id, passwordHash }: Account, resetSecret: string): string =>
  keyedHash(secretKey, 'recovery', id, passwordHash, resetSecret)

/** The code of a recovery that can still continue. */
export async function liveRecovery({ db, clock }: Deps, accountId: string) {
  const code = await findCode(db, recoveryCode(accountId))
  const isLive = code && !code.consumedAt && code.sentAt > addSeconds(clock(), -CHALLENGE_SECONDS)
  return isLive ? code : undefined
}
