import { loginProof } from '#api/accounts/devices.ts'
import { accountById } from '#api/accounts/find-account.ts'
import { loginLockout, requireUnlocked } from '#api/accounts/lockouts.ts'
import { openSession } from '#api/accounts/sessions.ts'
import type { Device, PartialDevice } from '#api/contract/generated/schemas.ts'
import type { LoginCall } from '#api/db/schema/sessions.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { keepResponse } from '#api/platform/kept-response.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { CALLBACK_COMPLETION_SECONDS } from '#domain/constants.ts'
import { claimCompletion, findCall } from './auth.store.ts'
import { refreshCallStatus } from './login-call-status.ts'
import { presentTokens, tokensFor } from './sign-in-tokens.ts'

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
