import { eq } from 'drizzle-orm'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { applyPayment } from '#api/money/top-ups/apply-payment.ts'
import type { CardPayment } from '#api/outside/providers/money-providers.ts'
import { bankReportsDollars, deleteMoneyExceptions, newMoneyException } from '#api/testing/money/money-exceptions.ts'
import { payment } from '#api/testing/money/wallet.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { People } from '../people.ts'
import { inRequest, type RequestFields } from '../request-fields.ts'
import { after, preparedBy, unknownId } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { asStaff, unknownForStaff } from '../scripts/staff-preconditions.ts'
import { askForDispute, providerRefunds, withDisputeRequest, withSettledTopUp } from '../steps/disputes.ts'
import { inTurn, type Preparation, type Preparations } from '../steps/preparation.ts'
import { askForOutcome, providerResponds, withSettlementRequest, withUndecidedTransfer } from '../steps/settlements.ts'
import { staffSignedIn, withAccount } from '../steps/sign-in.ts'
import { approveRequest, withoutRequests } from '../steps/staff-requests.ts'
import { withAgreedRefund, withSuspendedTopUp, withTopUpRequest, withUnknownIban } from '../steps/suspense.ts'
import { createExampleTopUp, payExampleTopUp, readTopUp } from '../steps/top-ups.ts'
import { confirmTransfer, requestTransfer, toCustomer, withHeldTransfer, withPayees } from '../steps/transfers.ts'
import { postExampleTransactions, postFor } from '../steps/wallet.ts'

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
const withCardException: Preparation = async people => {
  await withAccount(people)
  const { plink, customer, wallet, adminValues } = people
  const { deps } = plink
  await deleteMoneyExceptions(deps)
  await customer.signIn()
  await createExampleTopUp(people)
  await payExampleTopUp(people)
  await applyPayment(deps, wallet.topUpId, differingPayment(wallet.topUpId))
  const [exception] = await deps.db.select().from(moneyExceptions)
  adminValues.exceptionId = exception!.id
}

/** The payment of another amount went back to the card. */
const withReturnedPayment: Preparation = async people => {
  await withCardException(people)
  const payment = differingPayment(people.wallet.topUpId)
  await applyPayment(people.plink.deps, payment.id, { ...payment, state: 'refunded', refunded: payment.amount })
}

/** More went back to the card than the wallet has left. */
const withOwedTopUp: Preparation = async people => {
  await withAccount(people)
  const { plink, customer, wallet } = people
  await customer.signIn()
  await createExampleTopUp(people)
  await payExampleTopUp(people, SANDBOX_CARDS.paid)
  await readTopUp(people)
  await postFor(people, payment(40_00))
  const refund = { ...differingPayment(wallet.topUpId), amount: 250_00, state: 'refunded', refunded: 250_00 } as const
  await applyPayment(plink.deps, refund.id, refund)
}

/** Dollars at the bank are the only exception. */
const withBankException: Preparation = async people => {
  const { deps } = people.plink
  await deleteMoneyExceptions(deps)
  people.adminValues.exceptionId = await bankReportsDollars(deps)
  await staffSignedIn(people)
}

/** A transfer that has failed and is paid at the provider is the only exception. */
const withTransferException: Preparation = async people => {
  const { plink, customer, transfer } = people
  await withAccount(people)
  await deleteMoneyExceptions(plink.deps)
  await customer.signIn()
  await postExampleTransactions(people)
  await withHeldTransfer(people)
  const { transferId } = transfer
  const [row] = await plink.deps.db.select().from(transfers).where(eq(transfers.id, transferId))
  const both = { amount: 200_00, currency: 'SAR', number: '4829136501274829' }
  await newMoneyException(plink.deps, {
    kind: 'payout_paid_after_failed',
    walletId: row!.walletId,
    transferId,
    expected: { ...both, state: 'failed' },
    stated: { ...both, state: 'paid', reference: transferId },
  })
}

/** One exception, one bank transfer in suspense and one transfer to decide about. */
const withMoneyQueues: Preparation = async people => {
  const { db } = people.plink.deps
  await db.update(transfers).set({ undecidedSince: null }).where(eq(transfers.state, 'unknown'))
  await withUndecidedTransfer(people)
  await withUnknownIban(people)
  await withBankException(people)
}

/** The wallet of the payee may not hold the money of a transfer. */
const withTransferInSuspense: Preparation = async people => {
  const { plink, customer } = people
  await withoutRequests(people)
  await customer.signIn()
  await postExampleTransactions(people)
  await withPayees(people)
  await requestTransfer(people, toCustomer(people))
  await confirmTransfer(people, plink.with({ licence: { maximumBalance: 1 } }))
}

export const preparations: Preparations = {
  requestTopUpDispute: withSettledTopUp,
  listMoneyExceptions: withCardException,
  resolveMoneyException: withCardException,
  countMoneyQueues: withMoneyQueues,
  searchTopUps: withSuspendedTopUp,
  getAdminTopUp: withSuspendedTopUp,
  searchTransfers: withUndecidedTransfer,
  getAdminTransfer: withUndecidedTransfer,
  requestTransferSettlement: withUndecidedTransfer,
  getLedgerReport: staffSignedIn,
}

export const requestFields: RequestFields = {
  requestTransferSettlement: {
    fields: {
      outcome: inRequest('payload.outcome'),
      reason: inRequest('reason'),
    },
  },
  requestTopUpDispute: { fields: { reason: inRequest('reason') } },
  resolveMoneyException: {
    fields: {
      note: { operation: 'listMoneyExceptions', path: 'items[0].resolution.note', parameters: { status: 'resolved' } },
    },
  },
}

const resolveException = ({ staff, adminValues }: People) =>
  staff.post(`/money-exceptions/${adminValues.exceptionId}/resolution`, { note: 'The provider corrected the amount' })

export const scripts: ScenarioScripts = {
  listMoneyExceptions: {
    of_transfer: asStaff(withTransferException),
    of_bank: asStaff(withBankException),
    resolved: after(resolveException),
    nothing: after(({ plink }) => deleteMoneyExceptions(plink.deps)),
    next_page: async ({ prepare, plink, call, adminValues }) => {
      await prepare()
      await bankReportsDollars(plink.deps)
      return call({ parameters: { cursor: adminValues.exceptionId } })
    },
  },

  resolveMoneyException: {
    money_exception_not_found: unknownForStaff('exceptionId'),
    money_exception_resolved: after(resolveException),
  },

  searchTopUps: {
    next_page: async ({ prepare, call, wallet, newcomer }) => {
      await prepare()
      return call({ parameters: { customerId: newcomer.userId, cursor: wallet.topUpId } })
    },
    cursor_invalid: unknownId('cursor'),
  },

  getAdminTopUp: {
    top_up_not_found: unknownId('topUpId'),
    requested: preparedBy(withTopUpRequest('crediting')),
    refund_agreed: preparedBy(withAgreedRefund),
    with_exception: asStaff(withCardException),
    exception_resolved: preparedBy(inTurn(withCardException, staffSignedIn, resolveException)),
    settled: asStaff(withSettledTopUp),
    dispute_requested: preparedBy(withDisputeRequest()),
    disputed: preparedBy(inTurn(withDisputeRequest(), approveRequest)),
    owed: asStaff(withOwedTopUp),
    payment_returned: asStaff(withReturnedPayment),
  },

  requestTopUpDispute: {
    top_up_not_found: unknownId('topUpId'),
    top_up_state_invalid: after(providerRefunds),
    request_pending: after(context => askForDispute(context, context.staff)),
  },

  searchTransfers: {
    next_page: async ({ prepare, call, transfer, newcomer }) => {
      await prepare()
      return call({ parameters: { customerId: newcomer.userId, cursor: transfer.transferId } })
    },
    cursor_invalid: unknownId('cursor'),
  },

  getAdminTransfer: {
    transfer_not_found: unknownForStaff('transferId'),
    requested: preparedBy(withSettlementRequest),
    in_suspense: asStaff(withTransferInSuspense),
    with_exception: asStaff(withTransferException),
  },

  requestTransferSettlement: {
    transfer_not_found: unknownForStaff('transferId'),
    transfer_state_invalid: after(providerResponds),
    request_pending: after(context => askForOutcome(context, context.staff)),
  },
}
