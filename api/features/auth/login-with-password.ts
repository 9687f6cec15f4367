import type { Device, LoginRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { keyedHash } from '#api/kernel/platform/cryptography.ts'
import { type ErrorDetails, PlinkError } from '#api/kernel/platform/plink-error.ts'
import { verifyAccountPassword } from '#api/people/accounts/account-guesses.ts'
import { findAccount } from '#api/people/accounts/find-account.ts'
import { loginLockout } from '#api/people/accounts/lockouts.ts'
import { openSession } from '#api/people/accounts/sessions.ts'
import { presentTokens, tokensFor } from '#api/people/accounts/sign-in-tokens.ts'
import { findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import { normaliseLoginIdentifier } from '#domain/login-identifier.ts'
import { openCalls } from './auth.store.ts'
import { refreshCallStatus } from './login-call-status.ts'
import { loginCode, matchesSignIn, sendLoginCode } from './login-code.ts'
import { presentCode } from './present-code.ts'

const wrongPassword = (details: ErrorDetails) => new PlinkError('INVALID_CREDENTIALS', details)

/** Verifies the password. Returns the tokens if the account needs no code, and sends a code otherwise. */
export async function loginWithPassword(deps: Deps, request: LoginRequest, address: string) {
  const { device } = request
  // The queue covers the password check alone: a provider that hangs must not delay other sign-ins.
  const { account, session } = await deps.passwords.runQueued(() => verifyCredentials(deps, request), address)
  if (session) return { needsOtp: false, message: 'Signed in', ...presentTokens(session) }
  if (account.signInCheck === 'code_and_call') await settleCalls(deps, account.id)
  return { needsOtp: true, userId: account.id, ...presentCode(deps, await sendOrKeepCode(deps, account, device)) }
}

/** Within 30 s of a code, that code stays valid for the device that it was sent for: its owner signs in again and enters it. */
async function sendOrKeepCode(deps: Deps, account: Account, device: Device) {
  try {
    return await sendLoginCode(deps, account, device)
  } catch (cause) {
    if (!(cause instanceof PlinkError) || cause.code !== 'OTP_COOLDOWN') throw cause
    const live = await findCode(deps.db, loginCode(account.id))
    if (!live || live.consumedAt || !matchesSignIn(deps, account, device)(live)) throw cause
    return { expiresAt: live.expiresAt, resendAfterSeconds: cause.details.retryAfterSeconds }
  }
}

/** Returns the account, and its new session if the password alone is enough. */
async function verifyCredentials(deps: Deps, { emailOrPhone, password, device }: LoginRequest) {
  const owner = await findAccount(deps.db, emailOrPhone)
  const unknownSubject = keyedHash(deps.secretKey, 'login', normaliseLoginIdentifier(emailOrPhone))
  const key = loginLockout(owner?.id ?? unknownSubject)
  const isCleared = owner?.signInCheck === 'none'
  const account = await verifyAccountPassword(deps, { key, account: owner, password, isCleared, wrong: wrongPassword })
  if (account.signInCheck !== 'none') return { account }
  const newSession = await deps.db.transaction(tx =>
    openSession(tx, account, device, deps.clock(), 'INVALID_CREDENTIALS'),
  )
  return { account, session: await tokensFor(deps, newSession) }
}

/** Counts earlier calls that failed and whose status was not requested since. */
async function settleCalls(deps: Deps, accountId: string): Promise<void> {
  const calls = await openCalls(deps.db, accountId)
  // If the provider fails, the next sign-in requests the status again.
  await Promise.allSettled(calls.map(call => refreshCallStatus(deps, call)))
}
