import { randomUUID } from 'node:crypto'
import { loginProof } from '#api/accounts/devices.ts'
import { accountById } from '#api/accounts/find-account.ts'
import { countIfOpen, loginLockout, requireUnlocked } from '#api/accounts/lockouts.ts'
import { type NewSession, openSession } from '#api/accounts/sessions.ts'
import type { Device, PartialDevice } from '#api/contract/generated/schemas.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { LoginCall } from '#api/db/schema/sessions.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { CALLBACK_COMPLETION_SECONDS, CALLBACK_LIFETIME_SECONDS } from '#domain/constants.ts'
import { failed } from './account-guesses.ts'
import { announceSession } from './announcements.ts'
import { claimCompletion, findCall, insertCall, moveCall, openCalls } from './call-back.store.ts'
import { type SignedIn, tokensFor } from './session.service.ts'

/** Calls the account's phone, for the sign-in of this device. */
export async function placeCall({ db, clock, providers, secretKey }: Deps, account: Account, device: Device) {
  const now = clock()
  const id = randomUUID()
  const expiresAt = addSeconds(now, CALLBACK_LIFETIME_SECONDS)
  const proof = loginProof(secretKey, account, device)
  const reference = await providers.voiceCall.place({ callId: id, phone: account.phone, expiresAt })
  if (reference === undefined) throw new PlinkError('CALL_FAILED')
  await insertCall(db, { id, accountId: account.id, proof, reference, status: 'calling', createdAt: now, expiresAt })
  return { id, expiresAt }
}

/** Takes note of how earlier calls ended that nobody asked about, so that they count before there is another. */
export async function settleCalls(deps: Deps, accountId: string): Promise<void> {
  const calls = await openCalls(deps.db, accountId)
  // What cannot be learnt now is asked again at the next sign-in.
  await Promise.allSettled(calls.map(call => statusOf(deps, call)))
}

/** How the call stands, by the provider's word. A call that failed is noted once, by whoever sees it first. */
export async function followCall(deps: Deps, callbackId: string): Promise<LoginCall['status']> {
  const call = await findCall(deps.db, callbackId)
  if (!call) throw new PlinkError('CALLBACK_NOT_FOUND')
  return statusOf(deps, call)
}

async function statusOf(deps: Deps, call: LoginCall): Promise<LoginCall['status']> {
  if (call.status !== 'calling' && call.status !== 'pending') return call.status
  const { db, clock, providers } = deps
  const outcome = await providers.voiceCall.outcome(call.reference)
  const now = clock()
  const isOpen = outcome === 'calling' || outcome === 'pending'
  const status = isOpen && now >= call.expiresAt ? 'expired' : outcome
  if (status === call.status) return status
  return db.transaction(async tx => {
    const moved = await moveCall(tx, call.id, status)
    // Somebody else has seen the end of it first.
    if (!moved) return (await findCall(tx, call.id))?.status ?? 'expired'
    if (status === 'rejected' || status === 'expired') await noteFailure({ ...deps, db: tx }, call)
    return status
  })
}

async function noteFailure({ db, clock, sandbox }: Deps, { accountId }: LoginCall): Promise<void> {
  const account = await accountById(db, accountId)
  if (account && sandbox?.failsCalls(account.phone)) return
  const key = loginLockout(accountId)
  const now = clock()
  // The end of a call is not an attempt that could be refused: while the account is locked it counts for nothing.
  await countIfOpen(db, key, now)
  await failed(db, { key, accountId, proof: 'call', now })
}

/** The tokens of a sign-in that was confirmed; without them where the sandbox withholds them. */
export async function completeCall(
  deps: Deps,
  callbackId: string,
  device: PartialDevice,
): Promise<{ account: Account; signedIn?: SignedIn }> {
  const { db, clock, secretKey, sandbox } = deps
  const call = await findCall(db, callbackId)
  const account = call && (await accountById(db, call.accountId))
  if (!account || call.proof !== loginProof(secretKey, account, device)) throw new PlinkError('CALLBACK_NOT_FOUND')
  await requireConfirmed(deps, call)
  const isWithheld = sandbox?.withholdsTokens(account.phone) ?? false
  const session = await db.transaction(async (tx): Promise<NewSession | undefined> => {
    await requireUnlocked(tx, loginLockout(account.id), clock())
    if (!(await claimCompletion(tx, call.id, clock()))) throw new PlinkError('CALLBACK_EXPIRED')
    return isWithheld ? undefined : openSession(tx, account, whole(device), clock(), 'CALLBACK_EXPIRED')
  })
  if (!session) return { account }
  await announceSession(deps, account, session, whole(device))
  return { account, signedIn: await tokensFor(deps, session) }
}

async function requireConfirmed(deps: Deps, call: LoginCall): Promise<void> {
  const status = await statusOf(deps, call)
  if (status === 'calling' || status === 'pending') throw new PlinkError('CALLBACK_NOT_CONFIRMED')
  const isOver = deps.clock() >= addSeconds(call.createdAt, CALLBACK_COMPLETION_SECONDS)
  if (status !== 'confirmed' || call.completedAt || isOver) throw new PlinkError('CALLBACK_EXPIRED')
}

/** The device that began the sign-in was whole, and this one has proved to be the same. */
const whole = ({ platform = '', userAgent = '', screenResolution = '', timezone = '' }: PartialDevice): Device => ({
  platform,
  userAgent,
  screenResolution,
  timezone,
})
