import { eq } from 'drizzle-orm'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { emptySuspense, newSuspendedTopUp, newSuspenseCredit } from '#api/testing/money/suspense.ts'
import type { StaffMember } from '#api/testing/staff-member.ts'
import type { People } from '../people.ts'
import { inTurn, type Preparation } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'
import { approveRequest, colleagueOf, withoutRequests } from './staff-requests.ts'

/** A bank transfer to an IBAN of no wallet is all that is in suspense. */
export const withUnknownIban: Preparation = async people => {
  const { deps } = people.plink
  await emptySuspense(deps)
  const credit = { stateCause: 'unknown_iban', remitterIban: 'SA0380000000608010167519' } as const
  people.adminValues.creditId = await newSuspenseCredit(deps, credit)
  await staffSignedIn(people)
}

/** The same, for a customer to whom it may go. */
export const withCreditToDecide: Preparation = async people => {
  await withoutRequests(people)
  await withUnknownIban(people)
}

export const askToCredit = ({ newcomer, adminValues }: People, staff: StaffMember) =>
  staff.post(`/suspense/${adminValues.creditId}/crediting-requests`, {
    customerId: newcomer.userId,
    reason: 'The payer named the shop in the reference',
  })

/** A colleague asks for the money in suspense to be credited or sent back, which is the only request. */
export const withSuspenseRequest =
  (act: 'credit' | 'send back'): Preparation =>
  async people => {
    await withCreditToDecide(people)
    const { adminValues } = people
    const colleague = await colleagueOf(people)
    const reason = 'The payer asked the bank for it back'
    const path = `/suspense/${adminValues.creditId}/return-requests`
    const response = act === 'credit' ? askToCredit(people, colleague) : colleague.post(path, { reason })
    adminValues.requestId = (await (await response).json()).requestId
  }

/** A card top-up of more than the wallet may hold is all that is in suspense. */
export const withSuspendedTopUp: Preparation = async people => {
  await withoutRequests(people)
  const { deps } = people.plink
  await emptySuspense(deps)
  const [wallet] = await deps.db.select().from(wallets).where(eq(wallets.accountId, people.newcomer.userId))
  people.wallet.topUpId = await newSuspendedTopUp(deps, wallet!.id)
}

const TOP_UP_REASONS = {
  crediting: 'The customer asked for it by phone',
  refund: 'The customer wants it back on the card',
}

export const askAboutTopUp = ({ wallet }: People, staff: StaffMember, act: 'crediting' | 'refund') =>
  staff.post(`/suspended-top-ups/${wallet.topUpId}/${act}-requests`, { reason: TOP_UP_REASONS[act] })

/** A colleague asks for the top-up in suspense to be credited or refunded, which is the only request. */
export const withTopUpRequest =
  (act: 'crediting' | 'refund'): Preparation =>
  async people => {
    await withSuspendedTopUp(people)
    const response = await askAboutTopUp(people, await colleagueOf(people), act)
    people.adminValues.requestId = (await response.json()).requestId
  }

/** Somebody has decided about all that is in suspense. */
export const suspenseIsDecided = ({ plink }: People) => emptySuspense(plink.deps)

/** Two members of the staff have agreed on the refund of the top-up. */
export const withAgreedRefund = inTurn(withTopUpRequest('refund'), approveRequest)
