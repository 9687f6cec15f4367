import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { senderUnknown } from './sender-unknown.ts'

/**
 * Makes the job look the payout up at once, because the content of a webhook is never trusted. The reference of a payout whose submission had no
 * response is not known yet, so those are looked up too.
 */
export async function receivePayoutEvent({ db, clock, providers }: Deps, event: unknown): Promise<void> {
  const notice = providers.payout.read(event)
  if (!notice) throw senderUnknown()
  const now = clock()
  const isNamed = and(
    eq(transfers.providerReference, notice.reference),
    inArray(transfers.state, ['submitted', 'paid', 'failed', 'returned']),
  )
  const isSought = and(eq(transfers.state, 'unknown'), gt(transfers.dueAt, now))
  await db.update(transfers).set({ dueAt: now }).where(or(isNamed, isSought))
}
