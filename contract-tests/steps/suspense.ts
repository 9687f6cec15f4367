import { eq } from 'drizzle-orm'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { emptySuspense, newSuspendedTopUp, newSuspenseCredit } from '#api/testing/money/suspense.ts'
import type { StaffMember } from '#api/testing/staff-member.ts'
import type { TestUser } from '../test-user.ts'
import { inTurn, type Preparation } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'
import { approveRequest, colleagueOf, withoutRequests } from './staff-requests.ts'

/** A bank transfer to an IBAN of no wallet is all that is in suspense. */
export const withUnknownIban: Preparation = async user => {
  const { deps } = user.world
  await emptySuspense(deps)
  const credit = { stateCause: 'unknown_iban', remitterIban: 'SA0380000000608010167519' } as const
  user.adminValues.creditId = await newSuspenseCredit(deps, credit)
  await staffSignedIn(user)
}

/** The same, for a customer to whom it may go. */
export const withCreditToDecide: Preparation = async user => {
  await withoutRequests(user)
  await withUnknownIban(user)
}

export const askToCredit = ({ person, adminValues }: TestUser, staff: StaffMember) =>
  staff.post(`/suspense/${adminValues.creditId}/crediting-requests`, {
    customerId: person.userId,
    reason: 'The payer named the shop in the reference',
  })

/** A colleague asks for the money in suspense to be credited or sent back, which is the only request. */
export const withSuspenseRequest =
  (act: 'credit' | 'send back'): Preparation =>
  async user => {
    await withCreditToDecide(user)
    const { adminValues } = user
    const colleague = await colleagueOf(user)
    const reason = 'The payer asked the bank for it back'
    const path = `/suspense/${adminValues.creditId}/return-requests`
    const response = act === 'credit' ? askToCredit(user, colleague) : colleague.post(path, { reason })
    adminValues.requestId = (await (await response).json()).requestId
  }

/** A card top-up of more than the wallet may hold is all that is in suspense. */
export const withSuspendedTopUp: Preparation = async user => {
  await withoutRequests(user)
  const { deps } = user.world
  await emptySuspense(deps)
  const [wallet] = await deps.db.select().from(wallets).where(eq(wallets.accountId, user.person.userId))
  user.wallet.topUpId = await newSuspendedTopUp(deps, wallet!.id)
}

const TOP_UP_REASONS = {
  crediting: 'The customer asked for it by phone',
  refund: 'The customer wants it back on the card',
}

export const askAboutTopUp = ({ wallet }: TestUser, staff: StaffMember, act: 'crediting' | 'refund') =>
  staff.post(`/suspended-top-ups/${wallet.topUpId}/${act}-requests`, { reason: TOP_UP_REASONS[act] })

/** A colleague asks for the top-up in suspense to be credited or refunded, which is the only request. */
export const withTopUpRequest =
  (act: 'crediting' | 'refund'): Preparation =>
  async user => {
    await withSuspendedTopUp(user)
    const response = await askAboutTopUp(user, await colleagueOf(user), act)
    user.adminValues.requestId = (await response.json()).requestId
  }

/** Somebody has decided about all that is in suspense. */
export const suspenseIsDecided = ({ world }: TestUser) => emptySuspense(world.deps)

/** Two members of the staff have agreed on the refund of the top-up. */
export const withAgreedRefund = inTurn(withTopUpRequest('refund'), approveRequest)
