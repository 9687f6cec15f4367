import { askForClosure, decideRequest } from '#api/testing/closure-steps.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { askForUnlock } from '#api/testing/staff.ts'
import { withDisputeRequest } from '../../steps/disputes.ts'
import { withResolutionRequest } from '../../steps/reconciliation.ts'
import { withSettlementRequest } from '../../steps/settlements.ts'
import { withOwnRequest } from '../../steps/staff-requests.ts'
import { withSuspenseRequest } from '../../steps/suspense.ts'
import { postFor } from '../../steps/wallet.ts'
import { withUnlockRequest } from '../../subjects/admin-requests.ts'
import { after } from '../preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scenario-context.ts'
import {
  deactivateWallet,
  disputeRequest,
  overMaximum,
  providerRefunds,
  providerResponds,
  settlementRequest,
  suspenseIsDecided,
  suspenseRequest,
  topUpRequest,
} from './admin-money.ts'
import {
  closeAccount,
  closedBefore,
  customerNotFound,
  duringSignUp,
  otherNote,
  unknown,
} from './admin-preconditions.ts'
import { differenceCloses, resolutionRequest } from './admin-reconciliation.ts'

const ownRequest: ScenarioScript = async context => {
  await withOwnRequest(context)
  return context.call()
}

const unlockRequest: ScenarioScript = async context => {
  await withUnlockRequest(context)
  return context.call()
}

const toCredit = withSuspenseRequest('credit')

/** What a colleague has asked for is decided after this. */
const creditingAfter =
  (action: (context: ScenarioContext) => Promise<unknown>): ScenarioScript =>
  async context => {
    await toCredit(context)
    await action(context)
    return context.call()
  }

const moneyArrives = (user: ScenarioContext) => postFor(user, topUp(100_00))

export const requestScenarios: ScenarioScripts = {
  requestAccountClosure: {
    customer_not_found: customerNotFound,
    account_not_found: duringSignUp,
    wallet_not_empty: after(moneyArrives),
    request_pending: after(({ staff, person }) => askForClosure(staff, person.userId)),
    account_closed: closedBefore,
  },

  requestStaffUnlock: {
    request_pending: after(({ staff }) => askForUnlock(staff, 'huda@plink.example')),
  },

  listStaffRequests: {
    staff_unlock: unlockRequest,
    suspense_crediting: suspenseRequest('credit'),
    suspense_return: suspenseRequest('send back'),
    transfer_settlement: settlementRequest,
    top_up_crediting: topUpRequest('crediting'),
    top_up_refund: topUpRequest('refund'),
    top_up_dispute: disputeRequest,
    difference_resolution: resolutionRequest,
    own: ownRequest,
    closed: async context => {
      await withOwnRequest(context)
      await decideRequest(context.staff, context.adminValues.requestId, 'withdraw', 'The customer stays')
      return context.call()
    },
  },

  decideStaffRequest: {
    withdrawn: ownRequest,
    staff_unlocked: unlockRequest,
    suspense_credited: suspenseRequest('credit'),
    suspense_sent_back: suspenseRequest('send back'),
    transfer_settled: settlementRequest,
    top_up_credited: topUpRequest('crediting'),
    top_up_refund_agreed: topUpRequest('refund'),
    top_up_disputed: disputeRequest,
    difference_resolved: resolutionRequest,
    difference_closed: async context => {
      await withResolutionRequest(context)
      await differenceCloses(context)
      return context.call()
    },
    transfer_state_invalid: async context => {
      await withSettlementRequest(context)
      await providerResponds(context)
      return context.call()
    },
    top_up_state_invalid: async context => {
      await withDisputeRequest()(context)
      await providerRefunds(context)
      return context.call()
    },
    suspense_credit_decided: creditingAfter(suspenseIsDecided),
    wallet_inactive: creditingAfter(deactivateWallet),
    maximum_balance_exceeded: overMaximum(toCredit),
    account_closed: creditingAfter(closeAccount),
    second_person_required: ownRequest,
    staff_request_not_found: unknown('requestId'),
    staff_request_closed: after(({ staff, adminValues }) => decideRequest(staff, adminValues.requestId, 'reject')),
    wallet_not_empty: after(moneyArrives),
    idempotency_mismatch: otherNote,
  },
}
