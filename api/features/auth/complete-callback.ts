import type { Device, PartialDevice } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { LoginCall } from '#api/kernel/db/schema/sessions.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { loginProof } from '#api/people/accounts/devices.ts'
import { accountById } from '#api/people/accounts/find-account.ts'
import { loginLockout, requireUnlocked } from '#api/people/accounts/lockouts.ts'
import { openSession } from '#api/people/accounts/sessions.ts'
import { presentTokens, tokensFor } from '#api/people/accounts/sign-in-tokens.ts'
import { CALLBACK_COMPLETION_SECONDS } from '#domain/constants.ts'
import { claimCompletion, findCall } from './auth.store.ts'
import { refreshCallStatus } from './login-call-status.ts'

/** Returns the tokens of a confirmed sign-in, or no tokens for an account whose tokens the sandbox withholds. */
export async function completeCallback(deps: Deps, callbackId: string, device: PartialDevice) {
  const { db, clock, secretKey, sandbox } = deps
  const call = await findCall(db, callbackId)
  const account = call && (await accountById(db, call.accountId))
  if (!account || call.proof !== loginProof(secretKey, account, device)) throw new PlinkError('CALLBACK_NOT_FOUND')
  await requireConfirmed(deps, call)
  const isWithheld = sandbox?.withholdsTokens(account.phone) ?? false
  return db.transaction(async tx => {
    await requireUnlocked(tx, loginLockout(account.id), clock())
    if (!(await claimCompletion(tx, call.id, clock()))) throw new PlinkError('CALLBACK_EXPIRED')
    if (isWithheld) return keepResponse(tx, { userId: account.id })
    const session = await openSession(tx, account, completeDevice(device), clock(), 'CALLBACK_EXPIRED')
    return keepResponse(tx, presentTokens(await tokensFor(deps, session, tx)))
  })
}

async function requireConfirmed(deps: Deps, call: LoginCall): Promise<void> {
  const status = await refreshCallStatus(deps, call)
  if (status === 'calling' || status === 'pending') throw new PlinkError('CALLBACK_NOT_CONFIRMED')
  const isOver = deps.clock() >= addSeconds(call.createdAt, CALLBACK_COMPLETION_SECONDS)
  if (status !== 'confirmed' || call.completedAt || isOver) throw new PlinkError('CALLBACK_EXPIRED')
}

/** The proof matches the device that started the sign-in, which had every field. */
const completeDevice = ({
  platform = '',
  userAgent = '',
  screenResolution = '',
  timezone = '',
}: PartialDevice): Device => ({
  platform,
  userAgent,
  screenResolution,
  timezone,
})
