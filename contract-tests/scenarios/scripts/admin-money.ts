import { eq } from 'drizzle-orm'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { cardTopUpOf } from '#api/money/top-ups/card-top-ups.store.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import { decideTransfer } from '#api/money/transfers/decide-transfer.ts'
import { refundSandboxCardPayment } from '#api/outside/sandbox/card-top-up.ts'
import { decideRequest } from '#api/testing/closure-steps.ts'
import { bankReportsDollars, deleteMoneyExceptions } from '#api/testing/money/money-exceptions.ts'
import { emptySuspense } from '#api/testing/money/suspense.ts'
import { signUp } from '#api/testing/personas.ts'
import { askForDispute, withDisputeRequest, withSettledTopUp } from '../../steps/disputes.ts'
import { askForOutcome, withSettlementRequest } from '../../steps/settlements.ts'
import {
  askAboutTopUp,
  askToCredit,
  withSuspendedTopUp,
  withSuspenseRequest,
  withTopUpRequest,
} from '../../steps/suspense.ts'
import {
  withBankException,
  withCardException,
  withOwedTopUp,
  withReturnedPayment,
  withTransferException,
  withTransferInSuspense,
} from '../../subjects/admin-money.ts'
import { withCreditOfCustomer } from '../../subjects/admin-suspense.ts'
import { after } from '../preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scenario-context.ts'
import { closedBefore, unknown } from './admin-preconditions.ts'

const unknownCredit = after(async ({ adminValues }) => {
  adminValues.creditId = crypto.randomUUID()
})

export const suspenseRequest =
  (act: 'credit' | 'send back'): ScenarioScript =>
  async context => {
    await withSuspenseRequest(act)(context)
    return context.call()
  }

/** Somebody has decided about all that is in suspense. */
export const suspenseIsDecided = ({ world }: ScenarioContext) => emptySuspense(world.deps)

export const deactivateWallet = async ({ world, person }: ScenarioContext) => {
  await world.deps.db.update(wallets).set({ status: 'inactive' }).where(eq(wallets.accountId, person.userId))
}

/** The wallet may not hold the money in suspense. */
export const overMaximum =
  (prepare: (context: ScenarioContext) => Promise<unknown>): ScenarioScript =>
  async context => {
    await prepare(context)
    return context.call({}, context.world.with({ licence: { maximumBalance: 1 } }))
  }

export const settlementRequest: ScenarioScript = async context => {
  await withSettlementRequest(context)
  return context.call()
}

/** The provider has responded meanwhile. */
export const providerResponds = async ({ world, transfer }: ScenarioContext) => {
  const { deps } = world
  await deps.db.transaction(tx => decideTransfer(tx, deps, transfer.transferId, 'paid'))
}

export const topUpRequest =
  (act: 'crediting' | 'refund'): ScenarioScript =>
  async context => {
    await withTopUpRequest(act)(context)
    return context.call()
  }

const refundAgreed: ScenarioScript = async context => {
  await withTopUpRequest('refund')(context)
  await decideRequest(context.staff, context.adminValues.requestId, 'approve')
  return context.call()
}

export const disputeRequest: ScenarioScript = async context => {
  await withDisputeRequest()(context)
  return context.call()
}

/** The provider reports that the whole payment has gone back meanwhile. */
export const providerRefunds = async ({ world, wallet }: ScenarioContext) => {
  const { deps } = world
  await refundSandboxCardPayment(deps.db, deps.clock, wallet.topUpId)
  await refreshTopUp(deps, await cardTopUpOf(deps.db, wallet.topUpId))
}

const unknownTopUp = after(async ({ wallet }) => {
  wallet.topUpId = crypto.randomUUID()
})

const asStaff =
  (prepare: (context: ScenarioContext) => Promise<unknown>): ScenarioScript =>
  async context => {
    await prepare(context)
    await context.staff.signIn()
    return context.call()
  }

const resolveException = ({ staff, adminValues }: ScenarioContext) =>
  staff.post(`/money-exceptions/${adminValues.exceptionId}/resolution`, { note: 'The provider corrected the amount' })

export const suspenseScenarios: ScenarioScripts = {
  listSuspenseCredits: {
    of_customer: async context => {
      await withCreditOfCustomer(context)
      return context.call()
    },
    requested: suspenseRequest('credit'),
    nothing: after(suspenseIsDecided),
  },

  requestSuspenseCrediting: {
    suspense_credit_not_found: unknownCredit,
    customer_not_found: async ({ prepare, call, scenario }) => {
      await prepare()
      return call({ body: { ...scenario.body, customerId: crypto.randomUUID() } })
    },
    wallet_not_found: async context => {
      await context.prepare()
      const { userId } = await signUp(context.world.app).upTo('cr')
      return context.call({ body: { ...context.scenario.body, customerId: userId } })
    },
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: after(context => askToCredit(context, context.staff)),
    wallet_inactive: after(deactivateWallet),
    maximum_balance_exceeded: overMaximum(({ prepare }) => prepare()),
    account_closed: closedBefore,
  },

  requestSuspenseReturn: {
    suspense_credit_not_found: unknownCredit,
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: after(context => askToCredit(context, context.staff)),
  },

  listSuspendedTopUps: {
    requested: topUpRequest('crediting'),
    dispute_requested: async context => {
      await withDisputeRequest(withSuspendedTopUp)(context)
      return context.call()
    },
    refund_agreed: refundAgreed,
    nothing: after(suspenseIsDecided),
  },

  requestTopUpCrediting: {
    top_up_not_found: unknownTopUp,
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: after(context => askAboutTopUp(context, context.staff, 'refund')),
    wallet_inactive: after(deactivateWallet),
    maximum_balance_exceeded: overMaximum(({ prepare }) => prepare()),
    account_closed: closedBefore,
  },

  requestTopUpRefund: {
    top_up_not_found: unknownTopUp,
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: after(context => askAboutTopUp(context, context.staff, 'crediting')),
  },
}

export const moneyScenarios: ScenarioScripts = {
  listMoneyExceptions: {
    of_transfer: asStaff(withTransferException),
    of_bank: asStaff(withBankException),
    resolved: after(resolveException),
    nothing: after(({ world }) => deleteMoneyExceptions(world.deps)),
    next_page: async ({ prepare, world, call, adminValues }) => {
      await prepare()
      await bankReportsDollars(world.deps)
      return call({ parameters: { cursor: adminValues.exceptionId } })
    },
  },

  resolveMoneyException: {
    money_exception_not_found: unknown('exceptionId'),
    money_exception_resolved: after(resolveException),
  },

  searchTopUps: {
    next_page: async ({ prepare, call, wallet, person }) => {
      await prepare()
      return call({ parameters: { customerId: person.userId, cursor: wallet.topUpId } })
    },
    cursor_invalid: async ({ prepare, call }) => {
      await prepare()
      return call({ parameters: { cursor: crypto.randomUUID() } })
    },
  },

  getAdminTopUp: {
    top_up_not_found: unknownTopUp,
    requested: topUpRequest('crediting'),
    refund_agreed: refundAgreed,
    with_exception: asStaff(withCardException),
    exception_resolved: asStaff(async context => {
      await withCardException(context)
      await context.staff.signIn()
      await resolveException(context)
    }),
    settled: asStaff(withSettledTopUp),
    dispute_requested: disputeRequest,
    disputed: async context => {
      await withDisputeRequest()(context)
      await decideRequest(context.staff, context.adminValues.requestId, 'approve')
      return context.call()
    },
    owed: asStaff(withOwedTopUp),
    payment_returned: asStaff(withReturnedPayment),
  },

  requestTopUpDispute: {
    top_up_not_found: unknownTopUp,
    top_up_state_invalid: after(providerRefunds),
    request_pending: after(context => askForDispute(context, context.staff)),
  },

  searchTransfers: {
    next_page: async ({ prepare, call, transfer, person }) => {
      await prepare()
      return call({ parameters: { customerId: person.userId, cursor: transfer.transferId } })
    },
    cursor_invalid: async ({ prepare, call }) => {
      await prepare()
      return call({ parameters: { cursor: crypto.randomUUID() } })
    },
  },

  getAdminTransfer: {
    transfer_not_found: unknown('transferId'),
    requested: settlementRequest,
    in_suspense: asStaff(withTransferInSuspense),
    with_exception: asStaff(withTransferException),
  },

  requestTransferSettlement: {
    transfer_not_found: unknown('transferId'),
    transfer_state_invalid: after(providerResponds),
    request_pending: after(context => askForOutcome(context, context.staff)),
  },
}
