import { eq } from 'drizzle-orm'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { decideTransfer } from '#api/money/transfers/decide-transfer.ts'
import { leaveUndecided } from '#api/testing/money/transfers.ts'
import type { StaffMember } from '#api/testing/staff-member.ts'
import type { TestUser } from '../test-user.ts'
import type { Preparation } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'
import { colleagueOf, withoutRequests } from './staff-requests.ts'
import { withHeldTransfer } from './transfers.ts'
import { postExampleTransactions } from './wallet.ts'

/** The provider does not say whether a transfer of the customer was paid. */
export const withUndecidedTransfer: Preparation = async user => {
  const { world, customer, transfer } = user
  await withoutRequests(user)
  await customer.signIn()
  await postExampleTransactions(user)
  await withHeldTransfer(user)
  await leaveUndecided(world.deps, world.clock, transfer.transferId)
  const isIt = eq(transfers.id, transfer.transferId)
  const [row] = await world.deps.db.select().from(transfers).where(isIt)
  transfer.sequenceNumber = row!.sequenceNumber!
  await staffSignedIn(user)
}

export const askForOutcome = ({ transfer }: TestUser, staff: StaffMember) =>
  staff.post(`/transfers/${transfer.transferId}/settlement-requests`, {
    outcome: 'paid',
    reason: 'The bank confirmed the payment by phone',
  })

/** A colleague asks for the transfer to end as paid, which is the only request. */
export const withSettlementRequest: Preparation = async user => {
  await withUndecidedTransfer(user)
  const response = await askForOutcome(user, await colleagueOf(user))
  user.adminValues.requestId = (await response.json()).requestId
}

/** The provider has responded meanwhile. */
export const providerResponds = async ({ world, transfer }: TestUser) => {
  const { deps } = world
  await deps.db.transaction(tx => decideTransfer(tx, deps, transfer.transferId, 'paid'))
}
