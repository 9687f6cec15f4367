import { cardTopUpOf } from '#api/money/top-ups/card-top-ups.store.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import { settleTopUp } from '#api/money/top-ups/settle-top-up.ts'
import { refundSandboxCardPayment } from '#api/outside/sandbox/card-top-up.ts'
import type { StaffMember } from '#api/testing/staff-member.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { People } from '../people.ts'
import type { Preparation } from './preparation.ts'
import { colleagueOf, withoutRequests } from './staff-requests.ts'
import { createExampleTopUp, payExampleTopUp, readTopUp } from './top-ups.ts'

/** A top-up that has arrived at our bank. Nobody asks for anything. */
export const withSettledTopUp: Preparation = async people => {
  await withoutRequests(people)
  const { plink, customer, wallet } = people
  await customer.signIn()
  await createExampleTopUp(people)
  await payExampleTopUp(people, SANDBOX_CARDS.paid)
  await readTopUp(people)
  await plink.deps.db.transaction(tx => settleTopUp(tx, wallet.topUpId, plink.clock()))
}

export const askForDispute = ({ wallet }: People, staff: StaffMember) =>
  staff.post(`/top-ups/${wallet.topUpId}/dispute-requests`, { reason: 'The card provider has reported a dispute' })

/** A colleague asks for this top-up to count as disputed, which is the only request. */
export const withDisputeRequest =
  (prepare: Preparation = withSettledTopUp): Preparation =>
  async people => {
    await prepare(people)
    const response = await askForDispute(people, await colleagueOf(people))
    people.adminValues.requestId = (await response.json()).requestId
  }

/** The provider reports that the whole payment has gone back meanwhile. */
export const providerRefunds = async ({ plink, wallet }: People) => {
  const { deps } = plink
  await refundSandboxCardPayment(deps.db, deps.clock, wallet.topUpId)
  await refreshTopUp(deps, await cardTopUpOf(deps.db, wallet.topUpId))
}
