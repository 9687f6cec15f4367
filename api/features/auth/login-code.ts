import type { Device } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { accountGuesses } from '#api/people/accounts/account-guesses.ts'
import { loginProof } from '#api/people/accounts/devices.ts'
import { loginLockout } from '#api/people/accounts/lockouts.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { CHALLENGE_SECONDS } from '#domain/constants.ts'

export const loginCode = (accountId: string): CodeKey => ({ purpose: 'login', subject: accountId })

/** @param again true if the code replaces the last one of the same sign-in */
export function sendLoginCode(deps: Deps, account: Account, device: Device, again = false): Promise<SentCode> {
  const context = loginProof(deps.secretKey, account, device)
  const guesses = accountGuesses(loginLockout(account.id))
  return sendCode(deps, { ...loginCode(account.id), phone: account.phone, reader: account, context, guesses, again })
}

/** Returns a function that tells whether a code was sent for a sign-in on this device that can still continue. */
export function matchesSignIn({ clock, secretKey }: Deps, account: Account, device: Device) {
  // The context is computed even if there is no code, so that the response takes equally long.
  const proof = loginProof(secretKey, account, device)
  const earliest = addSeconds(clock(), -CHALLENGE_SECONDS)
  return ({ context, sentAt }: { context: string; sentAt: Date }): boolean => context === proof && sentAt > earliest
}
