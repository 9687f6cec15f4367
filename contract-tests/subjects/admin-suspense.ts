import { eq } from 'drizzle-orm'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { emptySuspense, newSuspenseCredit } from '#api/testing/money/suspense.ts'
import type { People } from '../people.ts'
import { inRequest, type RequestFields } from '../request-fields.ts'
import { after, preparedBy, unknownId, withSettings } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { closedBefore } from '../scripts/staff-preconditions.ts'
import { disputeByColleague } from '../steps/disputes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { withAccount } from '../steps/sign-in.ts'
import {
  suspenseIsDecided,
  withAgreedRefund,
  withCreditingRequest,
  withCreditToDecide,
  withSuspendedTopUp,
  withTopUpRequest,
  withUnknownIban,
} from '../steps/suspense.ts'
import { deactivate } from '../steps/wallet.ts'

/** A bank transfer of more than the wallet may hold is all that is in suspense. */
async function withCreditOfCustomer(people: People): Promise<void> {
  await withAccount(people)
  const { db, clock } = people.plink.deps
  await emptySuspense(people.plink.deps)
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, people.newcomer.userId))
  await newSuspenseCredit({ db, clock }, { stateCause: 'over_maximum', walletId: wallet!.id })
}

export const preparations: Preparations = {
  listSuspendedTopUps: withSuspendedTopUp,
  requestTopUpCrediting: withSuspendedTopUp,
  requestTopUpRefund: withSuspendedTopUp,
  requestSuspenseCrediting: withCreditToDecide,
  requestSuspenseReturn: withCreditToDecide,
  listSuspenseCredits: withUnknownIban,
}

export const requestFields: RequestFields = {
  requestSuspenseCrediting: {
    fields: {
      customerId: inRequest('customer.customerId'),
      reason: inRequest('reason'),
    },
  },
  requestSuspenseReturn: { fields: { reason: inRequest('reason') } },
  requestTopUpCrediting: { fields: { reason: inRequest('reason') } },
  requestTopUpRefund: { fields: { reason: inRequest('reason') } },
}

/** The wallet may not hold the money in suspense. */
const overMaximum = withSettings({ licence: { maximumBalance: 1 } })

export const scripts: ScenarioScripts = {
  listSuspenseCredits: {
    of_customer: preparedBy(withCreditOfCustomer),
    requested: preparedBy(withCreditingRequest),
    nothing: after(suspenseIsDecided),
  },

  requestSuspenseCrediting: {
    suspense_credit_not_found: unknownId('creditId'),
    customer_not_found: async ({ prepare, call, scenario }) => {
      const made = await prepare()
      return call({ made, body: { ...scenario.body, customerId: crypto.randomUUID() } })
    },
    wallet_not_found: async context => {
      const made = await context.prepare()
      const { userId } = await signUp(context.plink.app).upTo('cr')
      return context.call({ made, body: { ...context.scenario.body, customerId: userId } })
    },
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: preparedBy(withCreditingRequest),
    wallet_inactive: after(deactivate),
    maximum_balance_exceeded: overMaximum,
    account_closed: closedBefore,
  },

  requestSuspenseReturn: {
    suspense_credit_not_found: unknownId('creditId'),
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: preparedBy(withCreditingRequest),
  },

  listSuspendedTopUps: {
    requested: preparedBy(withTopUpRequest('crediting')),
    dispute_requested: preparedBy(inTurn(withSuspendedTopUp, disputeByColleague)),
    refund_agreed: preparedBy(withAgreedRefund),
    nothing: after(suspenseIsDecided),
  },

  requestTopUpCrediting: {
    top_up_not_found: unknownId('topUpId'),
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: preparedBy(withTopUpRequest('refund')),
    wallet_inactive: after(deactivate),
    maximum_balance_exceeded: overMaximum,
    account_closed: closedBefore,
  },

  requestTopUpRefund: {
    top_up_not_found: unknownId('topUpId'),
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: preparedBy(withTopUpRequest('crediting')),
  },
}
