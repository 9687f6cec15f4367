import { eq } from 'drizzle-orm'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { decideTransfer } from '#api/money/transfers/decide-transfer.ts'
import { leaveUndecided } from '#api/testing/money/transfers.ts'
import type { StaffMember } from '#api/testing/staff-member.ts'
import type { People } from '../people.ts'
import type { Preparation } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'
import { colleagueOf, withoutRequests } from './staff-requests.ts'
import { withHeldTransfer } from './transfers.ts'
import { postExampleTransactions } from './wallet.ts'

/** The provider does not say whether a transfer of the customer was paid. */
export const withUndecidedTransfer: Preparation = async people => {
  const { plink, customer, transfer } = people
  await withoutRequests(people)
  await customer.signIn()
  await postExampleTransactions(people)
  await withHeldTransfer(people)
  await leaveUndecided(plink.deps, plink.clock, transfer.transferId)
  const isIt = eq(transfers.id, transfer.transferId)
  const [row] = await plink.deps.db.select().from(transfers).where(isIt)
  transfer.sequenceNumber = row!.sequenceNumber!
  await staffSignedIn(people)
}

export const askForOutcome = ({ transfer }: People, staff: StaffMember) =>
  staff.post(`/transfers/${transfer.transferId}/settlement-requests`, {
    outcome: 'paid',
    reason: 'The bank confirmed the payment by phone',
  })

/** A colleague asks for the transfer to end as paid, which is the only request. */
export const withSettlementRequest: Preparation = async people => {
  await withUndecidedTransfer(people)
  const response = await askForOutcome(people, await colleagueOf(people))
  people.adminValues.requestId = (await response.json()).requestId
}

/** The provider has responded meanwhile. */
export const providerResponds = async ({ plink, transfer }: People) => {
  const { deps } = plink
  await deps.db.transaction(tx => decideTransfer(tx, deps, transfer.transferId, 'paid'))
}
