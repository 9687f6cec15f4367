import { randomUUID } from 'node:crypto'
import type { Device, LoginOtpRequestOutput as LoginOtpRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { accountGuesses } from '#api/people/accounts/account-guesses.ts'
import { findOrCreateDevice, loginProof } from '#api/people/accounts/devices.ts'
import { accountOrDummy } from '#api/people/accounts/find-account.ts'
import { loginLockout } from '#api/people/accounts/lockouts.ts'
import { openSession } from '#api/people/accounts/sessions.ts'
import { presentTokens, tokensFor } from '#api/people/accounts/sign-in-tokens.ts'
import { type Attempt, type Refusals, reactivateCode, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { CALLBACK_LIFETIME_SECONDS } from '#domain/constants.ts'
import { insertCall } from './auth.store.ts'
import { loginCode, matchesSignIn } from './login-code.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('LOGIN_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'Invalid verification code', ...details }),
}

/** Redeems the code. Returns the tokens, or the call if the account needs one. */
export async function verifyLoginOtp(deps: Deps, { userId, otp, device, locale = 'en' }: LoginOtpRequest) {
  const account = await accountOrDummy(deps.db, userId)
  const guesses = accountGuesses(loginLockout(account.id))
  const attempt: Attempt = { code: otp, guesses, isForAttempt: matchesSignIn(deps, account, device) }
  return account.signInCheck === 'code_and_call'
    ? redeemForCall(deps, account, { device, locale }, attempt)
    : redeemForTokens(deps, account, device, attempt)
}

async function redeemForTokens(deps: Deps, account: Account, device: Device, attempt: Attempt) {
  return redeemCode(deps, loginCode(account.id), attempt, REFUSALS, async tx => {
    const session = await openSession(tx, account, device, deps.clock())
    const tokens = presentTokens(await tokensFor(deps, session, tx))
    return keepResponse(tx, { needsCallback: false, deviceId: session.deviceId, ...tokens })
  })
}

/** The device that the call is about, and the language of the call. */
type CallFor = Required<Pick<LoginOtpRequest, 'device' | 'locale'>>

/** Makes the code valid again if the call cannot be placed. */
async function redeemForCall(deps: Deps, account: Account, { device, locale }: CallFor, attempt: Attempt) {
  const { id: userId } = account
  const deviceId = await redeemCode(deps, loginCode(userId), attempt, REFUSALS, tx =>
    findOrCreateDevice(tx, userId, device),
  )
  try {
    return { needsCallback: true, userId, deviceId, ...(await placeCall(deps, account, { device, locale })) }
  } catch (cause) {
    await reactivateCode(deps, loginCode(userId), attempt.code)
    throw cause
  }
}

/** Calls the account's phone for the sign-in on this device. */
async function placeCall({ db, clock, providers, secretKey }: Deps, account: Account, { device, locale }: CallFor) {
  const now = clock()
  const id = randomUUID()
  const expiresAt = addSeconds(now, CALLBACK_LIFETIME_SECONDS)
  const proof = loginProof(secretKey, account, device)
  const reference = await providers.voiceCall.place({ callId: id, phone: account.phone, locale, expiresAt })
  if (reference === undefined) throw new PlinkError('CALL_FAILED')
  await insertCall(db, { id, accountId: account.id, proof, reference, status: 'calling', createdAt: now, expiresAt })
  return { callbackId: id, expiresAt: expiresAt.toISOString() }
}
