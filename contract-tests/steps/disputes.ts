import { cardTopUpOf } from '#api/money/top-ups/card-top-ups.store.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import { settleTopUp } from '#api/money/top-ups/settle-top-up.ts'
import { refundSandboxCardPayment } from '#api/outside/sandbox/card-top-up.ts'
import type { StaffMember } from '#api/testing/staff/staff-member.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { People } from '../people.ts'
import { inTurn } from './preparation.ts'
import { signIn } from './sign-in.ts'
import { colleagueOf, type RequestId, requestIdIn, withoutRequests } from './staff-requests.ts'
import { createExampleTopUp, payExampleTopUp, readTopUp, type TopUpId } from './top-ups.ts'

/** A top-up that has arrived at our bank. The staff has requested nothing. */
export const withSettledTopUp = inTurn(withoutRequests, signIn, createExampleTopUp, async (people, topUp) => {
  const { deps, clock } = people.plink
  await payExampleTopUp(people, topUp, SANDBOX_CARDS.paid)
  await readTopUp(people, topUp)
  await deps.db.transaction(tx => settleTopUp(tx, topUp.topUpId, clock()))
})

export const requestDispute = (staff: StaffMember, { topUpId }: TopUpId): Promise<Response> =>
  staff.post(`/top-ups/${topUpId}/dispute-requests`, { reason: 'The card provider has reported a dispute' })

/** A colleague requests that this top-up counts as disputed, which is the only request. */
export const disputeByColleague = async (people: People, topUp: TopUpId): Promise<RequestId> =>
  requestIdIn(requestDispute(await colleagueOf(people), topUp))

export const withDisputeRequest = inTurn(withSettledTopUp, disputeByColleague)

/** The provider reports that the whole payment has gone back meanwhile. */
export async function providerRefunds({ plink: { deps } }: People, { topUpId }: TopUpId): Promise<void> {
  await refundSandboxCardPayment(deps.db, deps.clock, topUpId)
  await refreshTopUp(deps, await cardTopUpOf(deps.db, topUpId))
}
