import { eq } from 'drizzle-orm'
import { transfers } from '#api/db/schema/transfers.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Staff } from '#api/testing/staff.ts'
import { emptySuspense, newSuspenseCredit } from '#api/testing/suspense.ts'
import { leaveUndecided } from '#api/testing/transfers.ts'
import { withAccount } from './prepare-admin-customers.ts'
import { colleagueOf, withoutRequests } from './prepare-admin-requests.ts'
import { type Preparation, signedIn } from './prepare-admin-staff.ts'
import { withHeldTransfer } from './prepare-transfers.ts'
import type { TestUser } from './test-user.ts'
import { postExampleTransactions } from './wallet-setup.ts'

/** A bank transfer to an IBAN of no wallet is all that is in suspense. */
const withUnknownIban: Preparation = async user => {
  const { deps } = user.world
  await emptySuspense(deps)
  const credit = { stateCause: 'unknown_iban', remitterIban: 'SA0380000000608010167519' } as const
  user.adminValues.creditId = await newSuspenseCredit(deps, credit)
  await signedIn(user)
}

/** The same, for a customer to whom it may go. */
const withCreditToDecide: Preparation = async user => {
  await withoutRequests(user)
  await withUnknownIban(user)
}

export const askToCredit = ({ person, adminValues }: TestUser, staff: Staff) =>
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

/** A bank transfer of more than the wallet may hold is all that is in suspense. */
export const withCreditOfCustomer: Preparation = async user => {
  await withAccount(user)
  const { db, clock } = user.world.deps
  await emptySuspense({ db, clock })
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, user.person.userId))
  await newSuspenseCredit({ db, clock }, { stateCause: 'over_maximum', walletId: wallet!.id })
}

/** The provider does not say whether a transfer of the customer was paid. */
const withUndecidedTransfer: Preparation = async user => {
  const { world, customer, transfer } = user
  await withoutRequests(user)
  await customer.signIn()
  await postExampleTransactions(user)
  await withHeldTransfer(user)
  await leaveUndecided(world.deps, world.clock, transfer.transferId)
  const isIt = eq(transfers.id, transfer.transferId)
  const [row] = await world.deps.db.select().from(transfers).where(isIt)
  transfer.sequenceNumber = row!.sequenceNumber!
  await signedIn(user)
}

export const askForOutcome = ({ transfer }: TestUser, staff: Staff) =>
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

/** By operationId. */
export const moneyPreparations: Record<string, Preparation> = {
  searchTransfers: withUndecidedTransfer,
  getAdminTransfer: withUndecidedTransfer,
  requestTransferSettlement: withUndecidedTransfer,
  requestSuspenseCrediting: withCreditToDecide,
  requestSuspenseReturn: withCreditToDecide,
  listSuspenseCredits: withUnknownIban,
}
