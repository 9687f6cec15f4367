import { accountById } from '#api/accounts/find-account.ts'
import { countIfOpen, loginLockout } from '#api/accounts/lockouts.ts'
import type { LoginCall } from '#api/db/schema/sessions.ts'
import type { Deps } from '#api/deps.ts'
import { recordFailedProof } from './account-guesses.ts'
import { findCall, moveCall } from './auth.store.ts'

/** The status of a call as the provider reports it. A failed call is counted once, by the request that sees it first. */
export async function refreshCallStatus(deps: Deps, call: LoginCall): Promise<LoginCall['status']> {
  if (call.status !== 'calling' && call.status !== 'pending') return call.status
  const { db, clock, providers } = deps
  const outcome = await providers.voiceCall.outcome(call.reference)
  const now = clock()
  const isOpen = outcome === 'calling' || outcome === 'pending'
  const status = isOpen && now >= call.expiresAt ? 'expired' : outcome
  if (status === call.status) return status
  return db.transaction(async tx => {
    const isMoved = await moveCall(tx, call.id, status)
    // Another request has seen the end of the call first.
    if (!isMoved) return (await findCall(tx, call.id))?.status ?? 'expired'
    if (status === 'rejected' || status === 'expired') await countFailedCall({ ...deps, db: tx }, call)
    return status
  })
}

async function countFailedCall({ db, clock, sandbox }: Deps, { accountId }: LoginCall): Promise<void> {
  const account = await accountById(db, accountId)
  if (account && sandbox?.failsCalls(account.phone)) return
  const key = loginLockout(accountId)
  const now = clock()
  // The end of a call cannot be refused as an attempt can: while the account is locked it is not counted.
  await countIfOpen(db, key, now)
  await recordFailedProof(db, { key, accountId, proof: 'call', now })
}
