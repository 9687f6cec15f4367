import { cardTopUpOf } from '#api/money/top-ups/card-top-ups.store.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import { settleTopUp } from '#api/money/top-ups/settle-top-up.ts'
import { refundSandboxCardPayment } from '#api/outside/sandbox/card-top-up.ts'
import type { StaffMember } from '#api/testing/staff-member.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { TestUser } from '../test-user.ts'
import type { Preparation } from './preparation.ts'
import { colleagueOf, withoutRequests } from './staff-requests.ts'
import { createExampleTopUp, payExampleTopUp, readTopUp } from './top-ups.ts'

/** A top-up that has arrived at our bank. Nobody asks for anything. */
export const withSettledTopUp: Preparation = async user => {
  await withoutRequests(user)
  const { world, customer, wallet } = user
  await customer.signIn()
  await createExampleTopUp(user)
  await payExampleTopUp(user, SANDBOX_CARDS.paid)
  await readTopUp(user)
  await world.deps.db.transaction(tx => settleTopUp(tx, wallet.topUpId, world.clock()))
}

export const askForDispute = ({ wallet }: TestUser, staff: StaffMember) =>
  staff.post(`/top-ups/${wallet.topUpId}/dispute-requests`, { reason: 'The card provider has reported a dispute' })

/** A colleague asks for this top-up to count as disputed, which is the only request. */
export const withDisputeRequest =
  (prepare: Preparation = withSettledTopUp): Preparation =>
  async user => {
    await prepare(user)
    const response = await askForDispute(user, await colleagueOf(user))
    user.adminValues.requestId = (await response.json()).requestId
  }

/** The provider reports that the whole payment has gone back meanwhile. */
export const providerRefunds = async ({ world, wallet }: TestUser) => {
  const { deps } = world
  await refundSandboxCardPayment(deps.db, deps.clock, wallet.topUpId)
  await refreshTopUp(deps, await cardTopUpOf(deps.db, wallet.topUpId))
}
