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
import { providerRefunds, withDisputeRequest, withSettledTopUp } from '../steps/disputes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { providerResponds, withSettlementRequest, withUndecidedTransfer } from '../steps/settlements.ts'
import { signIn, staffSignedIn, withAccount } from '../steps/sign-in.ts'
import { approveRequest, withoutRequests } from '../steps/staff-requests.ts'
import { withAgreedRefund, withSuspendedTopUp, withTopUpRequest, withUnknownIban } from '../steps/suspense.ts'
import { createExampleTopUp, payExampleTopUp, readTopUp, type TopUpId } from '../steps/top-ups.ts'
import { confirmTransfer, type TransferId, withDraft, withHeldTransfer } from '../steps/transfers.ts'
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

type ExceptionId = { exceptionId: string }

const withTopUpOfCustomer = inTurn(withAccount, signIn, createExampleTopUp)

/** The provider reports another amount, which is the only exception. */
async function payOtherAmount(people: People, topUp: TopUpId): Promise<ExceptionId> {
  const { deps } = people.plink
  await deleteMoneyExceptions(deps)
  await payExampleTopUp(people, topUp)
  await applyPayment(deps, topUp.topUpId, differingPayment(topUp.topUpId))
  const [exception] = await deps.db.select().from(moneyExceptions)
  return { exceptionId: exception!.id }
}

/** A card payment of another amount is the only exception. */
const withCardException = inTurn(withTopUpOfCustomer, payOtherAmount)

/** The payment of another amount went back to the card. */
const withReturnedPayment = inTurn(withCardException, async ({ plink }, { topUpId }) => {
  const payment = differingPayment(topUpId)
  await applyPayment(plink.deps, topUpId, { ...payment, state: 'refunded', refunded: payment.amount })
})

/** More went back to the card than the wallet has left. */
const withOwedTopUp = inTurn(withTopUpOfCustomer, async (people, topUp) => {
  await payExampleTopUp(people, topUp, SANDBOX_CARDS.paid)
  await readTopUp(people, topUp)
  await postFor(people, payment(40_00))
  const refund = { ...differingPayment(topUp.topUpId), amount: 250_00, state: 'refunded', refunded: 250_00 } as const
  await applyPayment(people.plink.deps, topUp.topUpId, refund)
})

/** Dollars at the bank are the only exception. */
async function withBankException(people: People): Promise<ExceptionId> {
  const { deps } = people.plink
  await deleteMoneyExceptions(deps)
  const exceptionId = await bankReportsDollars(deps)
  await staffSignedIn(people)
  return { exceptionId }
}

/** The provider reports that the transfer is paid, after it has failed. That is the only exception. */
async function payFailedTransfer({ plink: { deps } }: People, { transferId }: TransferId): Promise<void> {
  await deleteMoneyExceptions(deps)
  const [row] = await deps.db.select().from(transfers).where(eq(transfers.id, transferId))
  const both = { amount: 200_00, currency: 'SAR', number: '4829136501274829' }
  await newMoneyException(deps, {
    kind: 'payout_paid_after_failed',
    walletId: row!.walletId,
    transferId,
    expected: { ...both, state: 'failed' },
    stated: { ...both, state: 'paid', reference: transferId },
  })
}

const withMoneyOfCustomer = inTurn(withAccount, signIn, postExampleTransactions)

/** A transfer that has failed and is paid at the provider is the only exception. */
const withTransferException = inTurn(withMoneyOfCustomer, withHeldTransfer, payFailedTransfer)

async function decideAllTransfers({ plink }: People): Promise<void> {
  await plink.deps.db.update(transfers).set({ undecidedSince: null }).where(eq(transfers.state, 'unknown'))
}

/** One exception, one bank transfer in suspense and one transfer to decide about. */
const withMoneyQueues = inTurn(decideAllTransfers, withUndecidedTransfer, withUnknownIban, withBankException)

const withDraftOfCustomer = inTurn(withoutRequests, signIn, postExampleTransactions, withDraft)

/** The wallet of the payee may not hold the money of a transfer. */
const withTransferInSuspense = inTurn(withDraftOfCustomer, (people, transfer) =>
  confirmTransfer(people, transfer, people.plink.with({ licence: { maximumBalance: 1 } })),
)

export const preparations = {
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
} satisfies Preparations

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

async function resolveException({ staff }: People, { exceptionId }: ExceptionId): Promise<void> {
  const note = 'The provider corrected the amount'
  await successOf(staff.post(`/money-exceptions/${exceptionId}/resolution`, { note }))
}

const withResolvedException = inTurn(withCardException, staffSignedIn, resolveException)

export const scripts: ScenarioScripts = {
  listMoneyExceptions: {
    of_transfer: asStaff(withTransferException),
    of_bank: asStaff(withBankException),
    resolved: preparedBy(withResolvedException),
    nothing: after(async ({ plink }) => {
      await deleteMoneyExceptions(plink.deps)
    }),
    next_page: async context => {
      const { exceptionId } = await withCardException(context)
      await bankReportsDollars(context.plink.deps)
      return context.call({ parameters: { cursor: exceptionId } })
    },
  },

  resolveMoneyException: {
    money_exception_not_found: unknownForStaff('exceptionId'),
    money_exception_resolved: preparedBy(withResolvedException),
  },

  searchTopUps: {
    next_page: async context => {
      const { topUpId } = await withSuspendedTopUp(context)
      return context.call({ parameters: { customerId: context.newcomer.userId, cursor: topUpId } })
    },
    cursor_invalid: unknownId('cursor'),
  },

  getAdminTopUp: {
    top_up_not_found: unknownId('topUpId'),
    requested: preparedBy(withTopUpRequest('crediting')),
    refund_agreed: preparedBy(withAgreedRefund),
    with_exception: asStaff(withCardException),
    exception_resolved: preparedBy(withResolvedException),
    settled: asStaff(withSettledTopUp),
    dispute_requested: preparedBy(withDisputeRequest),
    disputed: preparedBy(inTurn(withDisputeRequest, approveRequest)),
    owed: asStaff(withOwedTopUp),
    payment_returned: asStaff(withReturnedPayment),
  },

  requestTopUpDispute: {
    top_up_not_found: unknownId('topUpId'),
    top_up_state_invalid: preparedBy(inTurn(withSettledTopUp, providerRefunds)),
    request_pending: preparedBy(withDisputeRequest),
  },

  searchTransfers: {
    next_page: async context => {
      const { transferId } = await withUndecidedTransfer(context)
      return context.call({ parameters: { customerId: context.newcomer.userId, cursor: transferId } })
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
    transfer_state_invalid: preparedBy(inTurn(withUndecidedTransfer, providerResponds)),
    request_pending: preparedBy(withSettlementRequest),
  },
}
