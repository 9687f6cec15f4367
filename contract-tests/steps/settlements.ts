import { eq } from 'drizzle-orm'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { decideTransfer } from '#api/money/transfers/decide-transfer.ts'
import { leaveUndecided } from '#api/testing/money/transfers.ts'
import type { StaffMember } from '#api/testing/staff/staff-member.ts'
import type { People } from '../people.ts'
import { inTurn } from './preparation.ts'
import { signIn, staffSignedIn } from './sign-in.ts'
import { colleagueOf, type RequestId, requestIdIn, withoutRequests } from './staff-requests.ts'
import { type TransferId, withHeldTransfer } from './transfers.ts'
import { postExampleTransactions } from './wallet.ts'

/** Returns our number of the payout, which the provider does not decide. */
async function leaveTransferUndecided(
  { plink: { deps, clock } }: People,
  { transferId }: TransferId,
): Promise<{ sequenceNumber: string }> {
  await leaveUndecided(deps, clock, transferId)
  const [row] = await deps.db.select().from(transfers).where(eq(transfers.id, transferId))
  return { sequenceNumber: row!.sequenceNumber! }
}

const withTransferOfCustomer = inTurn(withoutRequests, signIn, postExampleTransactions, withHeldTransfer)

/** The provider does not say whether a transfer of the customer was paid. */
export const withUndecidedTransfer = inTurn(withTransferOfCustomer, leaveTransferUndecided, staffSignedIn)

export const requestOutcome = (staff: StaffMember, { transferId }: TransferId): Promise<Response> =>
  staff.post(`/transfers/${transferId}/settlement-requests`, {
    outcome: 'paid',
    reason: 'The bank confirmed the payment by phone',
  })

const outcomeByColleague = async (people: People, transfer: TransferId): Promise<RequestId> =>
  requestIdIn(requestOutcome(await colleagueOf(people), transfer))

/** A colleague requests that the transfer ends as paid, which is the only request. */
export const withSettlementRequest = inTurn(withUndecidedTransfer, outcomeByColleague)

/** The provider has responded meanwhile. */
export async function providerResponds({ plink: { deps } }: People, { transferId }: TransferId): Promise<void> {
  await deps.db.transaction(tx => decideTransfer(tx, deps, transferId, 'paid'))
}
