import type { LoginResendRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { accountOrDummy } from '#api/people/accounts/find-account.ts'
import { findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import { loginCode, matchesSignIn, sendLoginCode } from './login-code.ts'
import { presentCode } from './present-code.ts'

/** Sends another code for a sign-in that is not complete. */
export async function resendLoginOtp(deps: Deps, { userId, device }: LoginResendRequest) {
  const account = await accountOrDummy(deps.db, userId)
  const isForSignIn = matchesSignIn(deps, account, device)
  const live = await findCode(deps.db, loginCode(account.id))
  if (!live || live.consumedAt || !isForSignIn(live)) throw new PlinkError('LOGIN_EXPIRED')
  const code = await sendLoginCode(deps, account, device, true)
  return { needsOtp: true, userId, ...presentCode(deps, code) }
}
