import type { Account } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import { findCode } from '#api/one-time-codes/one-time-code.store.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { keyedHash } from '#api/platform/cryptography.ts'
import { CHALLENGE_SECONDS } from '#domain/constants.ts'

export const recoveryCode = (accountId: string) => ({ purpose: 'recovery' as const, subject: accountId })

/**
 * What is kept with the code for the one who resets to prove: the reset token, and still the password that was forgotten. Who changes
 * it thereby ends a recovery under way.
 */
export const recoveryProof = (secretKey: string, { id, passwordHash }: Account, resetSecret: string): string =>
  keyedHash(secretKey, 'recovery', id, passwordHash, resetSecret)

/** The code of a recovery that can still be gone on with. */
export async function liveRecovery({ db, clock }: Deps, accountId: string) {
  const code = await findCode(db, recoveryCode(accountId))
  const isLive = code && !code.consumedAt && code.sentAt > addSeconds(clock(), -CHALLENGE_SECONDS)
  return isLive ? code : undefined
}
