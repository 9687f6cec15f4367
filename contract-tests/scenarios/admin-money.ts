import { eq } from 'drizzle-orm'
import { wallets } from '#api/db/schema/wallet.ts'
import { signUp } from '#api/testing/personas.ts'
import { emptySuspense } from '#api/testing/suspense.ts'
import { decideUnknownTransfer } from '#api/transfers/decide-unknown-transfer.ts'
import {
  askForOutcome,
  askToCredit,
  withCreditOfCustomer,
  withSettlementRequest,
  withSuspenseRequest,
} from '../prepare-admin-money.ts'
import { closedBefore, unknown } from './admin-preconditions.ts'
import { after } from './preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from './scenario-context.ts'

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
  (prepare: (context: ScenarioContext) => Promise<void>): ScenarioScript =>
  async context => {
    await prepare(context)
    return context.call({}, context.world.with({ licence: { maximumBalance: 1 } }))
  }

export const settlementRequest: ScenarioScript = async context => {
  await withSettlementRequest(context)
  return context.call()
}

/** The provider has answered meanwhile. */
export const providerAnswers = async ({ world, transfer }: ScenarioContext) => {
  const { deps } = world
  await deps.db.transaction(tx => decideUnknownTransfer(tx, deps, transfer.transferId, 'paid'))
}

export const moneyScenarios: ScenarioScripts = {
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

  getAdminTransfer: { transfer_not_found: unknown('transferId'), requested: settlementRequest },

  requestTransferSettlement: {
    transfer_not_found: unknown('transferId'),
    transfer_state_invalid: after(providerAnswers),
    request_pending: after(context => askForOutcome(context, context.staff)),
  },
}
