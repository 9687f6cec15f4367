import { eq } from 'drizzle-orm'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { emptySuspense, newSuspendedTopUp, newSuspenseCredit } from '#api/testing/money/suspense.ts'
import type { StaffMember } from '#api/testing/staff/staff-member.ts'
import type { People } from '../people.ts'
import { inTurn } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'
import { approveRequest, colleagueOf, type RequestId, requestIdIn, withoutRequests } from './staff-requests.ts'
import type { TopUpId } from './top-ups.ts'

/** A bank transfer in suspense. */
export type CreditId = { creditId: string }

/** Somebody has decided about all that is in suspense. */
export const suspenseIsDecided = ({ plink }: People): Promise<void> => emptySuspense(plink.deps)

async function creditToUnknownIban({ plink }: People): Promise<CreditId> {
  const credit = { stateCause: 'unknown_iban', remitterIban: 'SA0380000000608010167519' } as const
  return { creditId: await newSuspenseCredit(plink.deps, credit) }
}

/** A bank transfer to an IBAN of no wallet is all that is in suspense. */
export const withUnknownIban = inTurn(suspenseIsDecided, creditToUnknownIban, staffSignedIn)

/** The same, and a customer to whom it may go. */
export const withCreditToDecide = inTurn(withoutRequests, withUnknownIban)

export const requestCrediting = (staff: StaffMember, { newcomer }: People, { creditId }: CreditId): Promise<Response> =>
  staff.post(`/suspense/${creditId}/crediting-requests`, {
    customerId: newcomer.userId,
    reason: 'The payer named the shop in the reference',
  })

const requestReturn = (staff: StaffMember, { creditId }: CreditId): Promise<Response> =>
  staff.post(`/suspense/${creditId}/return-requests`, { reason: 'The payer asked the bank for it back' })

/** A colleague requests that the money in suspense is credited, which is the only request. */
export const withCreditingRequest = inTurn(
  withCreditToDecide,
  async (people, credit): Promise<RequestId> =>
    requestIdIn(requestCrediting(await colleagueOf(people), people, credit)),
)

/** A colleague requests that the money in suspense is sent back, which is the only request. */
export const withReturnRequest = inTurn(
  withCreditToDecide,
  async (people, credit): Promise<RequestId> => requestIdIn(requestReturn(await colleagueOf(people), credit)),
)

async function suspendTopUp({ plink: { deps }, newcomer }: People): Promise<TopUpId> {
  const [wallet] = await deps.db.select().from(wallets).where(eq(wallets.accountId, newcomer.userId))
  return { topUpId: await newSuspendedTopUp(deps, wallet!.id) }
}

/** A card top-up of more than the wallet may hold is all that is in suspense. */
export const withSuspendedTopUp = inTurn(withoutRequests, suspenseIsDecided, suspendTopUp)

const TOP_UP_REASONS = {
  crediting: 'The customer asked for it by phone',
  refund: 'The customer wants it back on the card',
}
type TopUpRequest = keyof typeof TOP_UP_REASONS

export const requestAboutTopUp = (staff: StaffMember, { topUpId }: TopUpId, kind: TopUpRequest): Promise<Response> =>
  staff.post(`/suspended-top-ups/${topUpId}/${kind}-requests`, { reason: TOP_UP_REASONS[kind] })

/** A colleague requests that the top-up in suspense is credited or refunded, which is the only request. */
export const withTopUpRequest = (kind: TopUpRequest) =>
  inTurn(
    withSuspendedTopUp,
    async (people, topUp): Promise<RequestId> => requestIdIn(requestAboutTopUp(await colleagueOf(people), topUp, kind)),
  )

/** Two members of the staff have agreed on the refund of the top-up. */
export const withAgreedRefund = inTurn(withTopUpRequest('refund'), approveRequest)
