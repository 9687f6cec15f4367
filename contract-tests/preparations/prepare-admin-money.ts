import { eq } from 'drizzle-orm'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { applyPayment } from '#api/money/top-ups/apply-payment.ts'
import { settleTopUp } from '#api/money/top-ups/settle-top-up.ts'
import type { CardPayment } from '#api/outside/providers/money-providers.ts'
import { bankReportsDollars, deleteMoneyExceptions, newMoneyException } from '#api/testing/money/money-exceptions.ts'
import { emptySuspense, newSuspendedTopUp, newSuspenseCredit } from '#api/testing/money/suspense.ts'
import { leaveUndecided } from '#api/testing/money/transfers.ts'
import { payment } from '#api/testing/money/wallet.ts'
import type { Staff } from '#api/testing/staff.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { TestUser } from '../test-user.ts'
import type { Preparation } from './preparation.ts'
import { withAccount } from './prepare-admin-customers.ts'
import { colleagueOf, withoutRequests } from './prepare-admin-requests.ts'
import { signedIn } from './prepare-admin-staff.ts'
import { confirmTransfer, requestTransfer, toCustomer, withHeldTransfer, withPayees } from './prepare-transfers.ts'
import { createExampleTopUp, payExampleTopUp, readTopUp } from './top-up-setup.ts'
import { postExampleTransactions, postFor } from './wallet-setup.ts'

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
  await emptySuspense(user.world.deps)
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

export const askAboutTopUp = ({ wallet }: TestUser, staff: Staff, act: 'crediting' | 'refund') =>
  staff.post(`/suspended-top-ups/${wallet.topUpId}/${act}-requests`, { reason: TOP_UP_REASONS[act] })

/** A colleague asks for the top-up in suspense to be credited or refunded, which is the only request. */
export const withTopUpRequest =
  (act: 'crediting' | 'refund'): Preparation =>
  async user => {
    await withSuspendedTopUp(user)
    const response = await askAboutTopUp(user, await colleagueOf(user), act)
    user.adminValues.requestId = (await response.json()).requestId
  }

const differingPayment = (id: string): CardPayment => ({
  reference: id,
  id,
  amount: 249_00,
  currency: 'SAR',
  state: 'paid',
  failure: null,
  refunded: 0,
  url: null,
})

/** A card payment of another amount is the only exception. */
export const withCardException: Preparation = async user => {
  await withAccount(user)
  const { world, customer, wallet, adminValues } = user
  const { deps } = world
  await deleteMoneyExceptions(deps)
  await customer.signIn()
  await createExampleTopUp(user)
  await payExampleTopUp(user)
  await applyPayment(deps, wallet.topUpId, differingPayment(wallet.topUpId))
  const [exception] = await deps.db.select().from(moneyExceptions)
  adminValues.exceptionId = exception!.id
}

/** The payment of another amount went back to the card. */
export const withReturnedPayment: Preparation = async user => {
  await withCardException(user)
  const payment = differingPayment(user.wallet.topUpId)
  await applyPayment(user.world.deps, payment.id, { ...payment, state: 'refunded', refunded: payment.amount })
}

/** More went back to the card than the wallet has left. */
export const withOwedTopUp: Preparation = async user => {
  await withAccount(user)
  const { world, customer, wallet } = user
  await customer.signIn()
  await createExampleTopUp(user)
  await payExampleTopUp(user, SANDBOX_CARDS.paid)
  await readTopUp(user)
  await postFor(user, payment(40_00))
  const refund = { ...differingPayment(wallet.topUpId), amount: 250_00, state: 'refunded', refunded: 250_00 } as const
  await applyPayment(world.deps, refund.id, refund)
}

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

export const askForDispute = ({ wallet }: TestUser, staff: Staff) =>
  staff.post(`/top-ups/${wallet.topUpId}/dispute-requests`, { reason: 'The card provider has reported a dispute' })

/** A colleague asks for this top-up to count as disputed, which is the only request. */
export const withDisputeRequest =
  (prepare: Preparation = withSettledTopUp): Preparation =>
  async user => {
    await prepare(user)
    const response = await askForDispute(user, await colleagueOf(user))
    user.adminValues.requestId = (await response.json()).requestId
  }

/** Dollars at the bank are the only exception. */
export const withBankException: Preparation = async user => {
  const { deps } = user.world
  await deleteMoneyExceptions(deps)
  user.adminValues.exceptionId = await bankReportsDollars(deps)
  await signedIn(user)
}

/** A transfer that has failed and is paid at the provider is the only exception. */
export const withTransferException: Preparation = async user => {
  const { world, customer, transfer } = user
  await withAccount(user)
  await deleteMoneyExceptions(world.deps)
  await customer.signIn()
  await postExampleTransactions(user)
  await withHeldTransfer(user)
  const { transferId } = transfer
  const [row] = await world.deps.db.select().from(transfers).where(eq(transfers.id, transferId))
  const both = { amount: 200_00, currency: 'SAR', number: '4829136501274829' }
  await newMoneyException(world.deps, {
    kind: 'payout_paid_after_failed',
    walletId: row!.walletId,
    transferId,
    expected: { ...both, state: 'failed' },
    stated: { ...both, state: 'paid', reference: transferId },
  })
}

/** One exception, one bank transfer in suspense and one transfer to decide about. */
const withMoneyQueues: Preparation = async user => {
  const { db } = user.world.deps
  await db.update(transfers).set({ undecidedSince: null }).where(eq(transfers.state, 'unknown'))
  await withUndecidedTransfer(user)
  await withUnknownIban(user)
  await withBankException(user)
}

/** The wallet of the payee may not hold the money of a transfer. */
export const withTransferInSuspense: Preparation = async user => {
  const { world, customer } = user
  await withoutRequests(user)
  await customer.signIn()
  await postExampleTransactions(user)
  await withPayees(user)
  await requestTransfer(user, toCustomer(user))
  await confirmTransfer(user, world.with({ licence: { maximumBalance: 1 } }))
}

/** By operationId. */
export const moneyPreparations: Record<string, Preparation> = {
  listSuspendedTopUps: withSuspendedTopUp,
  requestTopUpCrediting: withSuspendedTopUp,
  requestTopUpRefund: withSuspendedTopUp,
  requestTopUpDispute: withSettledTopUp,
  listMoneyExceptions: withCardException,
  resolveMoneyException: withCardException,
  countMoneyQueues: withMoneyQueues,
  searchTopUps: withSuspendedTopUp,
  getAdminTopUp: withSuspendedTopUp,
  searchTransfers: withUndecidedTransfer,
  getAdminTransfer: withUndecidedTransfer,
  requestTransferSettlement: withUndecidedTransfer,
  requestSuspenseCrediting: withCreditToDecide,
  requestSuspenseReturn: withCreditToDecide,
  listSuspenseCredits: withUnknownIban,
}
