import type { Deps } from '#api/deps.ts'
import type { LoginCall } from '#api/kernel/db/schema/sessions.ts'
import { recordFailedAttempt } from '#api/people/accounts/account-guesses.ts'
import { accountById } from '#api/people/accounts/find-account.ts'
import { countIfOpen, loginLockout } from '#api/people/accounts/lockouts.ts'
import { findCall, updateCallStatus } from './auth.store.ts'

/** The status of a call as the provider reports it. The first request that sees a failed call counts it. */
export async function refreshCallStatus(deps: Deps, call: LoginCall): Promise<LoginCall['status']> {
  if (call.status !== 'calling' && call.status !== 'pending') return call.status
  const { db, clock, providers } = deps
  const outcome = await providers.voiceCall.outcome(call.reference)
  const now = clock()
  const isOpen = outcome === 'calling' || outcome === 'pending'
  const status = isOpen && now >= call.expiresAt ? 'expired' : outcome
  if (status === call.status) return status
  return db.transaction(async tx => {
    const isUpdated = await updateCallStatus(tx, call.id, status)
    // Another request has already seen the end of the call.
    if (!isUpdated) return (await findCall(tx, call.id))?.status ?? 'expired'
    if (status === 'rejected' || status === 'expired') await countFailedCall({ ...deps, db: tx }, call)
    return status
  })
}

async function countFailedCall({ db, clock, sandbox }: Deps, { accountId }: LoginCall): Promise<void> {
  const account = await accountById(db, accountId)
  if (account && sandbox?.failsCalls(account.phone)) return
  const key = loginLockout(accountId)
  const now = clock()
  // The attempt is not counted while the account is locked. Unlike other attempts, a failed call cannot be refused.
  await countIfOpen(db, key, now)
  await recordFailedAttempt(db, { key, accountId, reason: 'call', now })
}
