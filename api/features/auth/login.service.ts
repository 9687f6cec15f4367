import { findOrCreateDevice, loginProof } from '#api/accounts/devices.ts'
import { accountById, findAccount } from '#api/accounts/find-account.ts'
import { loginLockout } from '#api/accounts/lockouts.ts'
import { openSession } from '#api/accounts/sessions.ts'
import type { Device, LoginOtpRequest, LoginRequest, LoginResendRequest } from '#api/contract/generated/schemas.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import { findCode } from '#api/one-time-codes/one-time-code.store.ts'
import { type Refusals, redeemCode, returnCode, type SentCode, sendCode } from '#api/one-time-codes/one-time-code.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { keyedHash } from '#api/platform/cryptography.ts'
import { type ErrorDetails, PlinkError } from '#api/platform/plink-error.ts'
import { CHALLENGE_SECONDS } from '#domain/constants.ts'
import { normaliseLoginIdentifier } from '#domain/login-identifier.ts'
import { accountGuesses } from './account-guesses.ts'
import { announceSession } from './announcements.ts'
import { placeCall, settleCalls } from './call-back.service.ts'
import { proveAccount } from './prove-password.ts'
import { type SignedIn, tokensFor } from './session.service.ts'

export type LoginStarted = { account: Account; sent: SentCode } | { account: Account; signedIn: SignedIn }
export type LoginVerified =
  | { deviceId: string; signedIn: SignedIn }
  | { deviceId: string; call: { id: string; expiresAt: Date } }

const codeOf = (accountId: string) => ({ purpose: 'login' as const, subject: accountId })
const wrongPassword = (details: ErrorDetails) => new PlinkError('INVALID_CREDENTIALS', details)

/** The password, and what this account needs next: its tokens already, or a code. */
export async function startLogin(deps: Deps, request: LoginRequest): Promise<LoginStarted> {
  const { device } = request
  // Messages and calls are outside: a provider that hangs takes nobody's turn.
  const { account, opened } = await deps.passwords.runQueued(() => provePasswordOf(deps, request))
  if (opened) {
    await announceSession(deps, account, opened.session, device)
    return { account, signedIn: opened.signedIn }
  }
  if (account.signInCheck === 'code_and_call') await settleCalls(deps, account.id)
  return { account, sent: await sendLoginCode(deps, account, device) }
}

/** The account whose password it is, with its session where that is all that it takes. */
async function provePasswordOf(deps: Deps, { emailOrPhone, password, device }: LoginRequest) {
  const found = await findAccount(deps.db, emailOrPhone)
  const stranger = keyedHash(deps.secretKey, 'login', normaliseLoginIdentifier(emailOrPhone))
  const key = loginLockout(found?.id ?? stranger)
  const account = await proveAccount(deps, { key, account: found, password, wrong: wrongPassword })
  if (account.signInCheck !== 'none') return { account }
  const session = await deps.db.transaction(tx => openSession(tx, account, device, deps.clock(), 'INVALID_CREDENTIALS'))
  return { account, opened: { session, signedIn: await tokensFor(deps, session) } }
}

function sendLoginCode(deps: Deps, account: Account, device: Device, again = false): Promise<SentCode> {
  const context = loginProof(deps.secretKey, account, device)
  const guesses = accountGuesses(loginLockout(account.id))
  return sendCode(deps, { ...codeOf(account.id), phone: account.phone, context, guesses, again })
}

/** Another code for the sign-in under way. */
export async function resendLoginCode(deps: Deps, { userId, device }: LoginResendRequest): Promise<SentCode> {
  const account = await accountById(deps.db, userId)
  const live = account && (await findCode(deps.db, codeOf(account.id)))
  if (!account || !live || live.consumedAt || !isOf(deps, account, device)(live)) throw new PlinkError('LOGIN_EXPIRED')
  return sendLoginCode(deps, account, device, true)
}

/** Whether a code was made for a sign-in of this device that can still be gone on with. */
const isOf =
  ({ clock, secretKey }: Deps, account: Account, device: Device) =>
  ({ context, sentAt }: { context: string; sentAt: Date }): boolean =>
    context === loginProof(secretKey, account, device) && sentAt > addSeconds(clock(), -CHALLENGE_SECONDS)

const REFUSALS: Refusals = {
  gone: () => new PlinkError('LOGIN_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'Invalid verification code', ...details }),
}

/** The code, and what this account needs next: its tokens, or a call. */
export async function verifyLogin(deps: Deps, { userId, otp, device }: LoginOtpRequest): Promise<LoginVerified> {
  const account = await accountById(deps.db, userId)
  if (!account) throw new PlinkError('LOGIN_EXPIRED')
  const attempt = { code: otp, guesses: accountGuesses(loginLockout(userId)), isMeant: isOf(deps, account, device) }
  if (account.signInCheck === 'code_and_call') {
    const deviceId = await redeemCode(deps, codeOf(userId), attempt, REFUSALS, tx =>
      findOrCreateDevice(tx, userId, device),
    )
    return { deviceId, call: await callOrReturn(deps, account, device, otp) }
  }
  const session = await redeemCode(deps, codeOf(userId), attempt, REFUSALS, tx =>
    openSession(tx, account, device, deps.clock()),
  )
  await announceSession(deps, account, session, device)
  return { deviceId: session.deviceId, signedIn: await tokensFor(deps, session) }
}

/** A code is not lost to a call that could not be placed. */
async function callOrReturn(deps: Deps, account: Account, device: Device, code: string) {
  try {
    return await placeCall(deps, account, device)
  } catch (cause) {
    await returnCode(deps, codeOf(account.id), code)
    throw cause
  }
}
