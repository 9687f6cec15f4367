import { topUp } from '#api/testing/money/wallet.ts'
import { decideRequest } from '#api/testing/staff/closure-steps.ts'
import { askForUnlock, StaffMember } from '#api/testing/staff/staff-member.ts'
import type { People } from '../people.ts'
import { inRequest, type RequestFields, readIn } from '../request-fields.ts'
import { after, preparedBy, withOtherNote } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import {
  closeAccount,
  closedBefore,
  customerNotFound,
  duringSignUp,
  unknownForStaff,
} from '../scripts/staff-preconditions.ts'
import { providerRefunds, withDisputeRequest } from '../steps/disputes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { differenceCloses, withResolutionRequest } from '../steps/reconciliation.ts'
import { providerResponds, withSettlementRequest } from '../steps/settlements.ts'
import {
  colleagueOf,
  type RequestId,
  requestClosure,
  withOwnRequest,
  withoutRequests,
} from '../steps/staff-requests.ts'
import { suspenseIsDecided, withCreditingRequest, withReturnRequest, withTopUpRequest } from '../steps/suspense.ts'
import { deactivate, postFor } from '../steps/wallet.ts'

/** A colleague requests the closure of the account. */
const withClosureRequest = inTurn(withoutRequests, async people => requestClosure(people, await colleagueOf(people)))

const LOCKED_OUT = 'huda@plink.example'

/** The member of the staff who is locked out has an account. */
const withColleague = inTurn(withoutRequests, async ({ plink }) => {
  await new StaffMember(plink.app, LOCKED_OUT).signIn()
})

async function requestUnlock(staff: StaffMember): Promise<RequestId> {
  const { requestId } = await askForUnlock(staff, LOCKED_OUT)
  return { requestId }
}

/** A colleague requests the end of the locks of another one. */
const withUnlockRequest = inTurn(withColleague, async people => requestUnlock(await colleagueOf(people)))

export const preparations = {
  requestAccountClosure: withoutRequests,
  requestStaffUnlock: withColleague,
  listStaffRequests: withClosureRequest,
  countStaffRequests: withClosureRequest,
  decideStaffRequest: withClosureRequest,
} satisfies Preparations

const inClosedRequest = readIn('listStaffRequests', 'items[0].', { status: 'closed' })

export const requestFields: RequestFields = {
  requestStaffUnlock: {
    fields: {
      email: inRequest('subject.name'),
      reason: inRequest('reason'),
    },
  },
  requestAccountClosure: { fields: { reason: inRequest('reason') } },
  decideStaffRequest: {
    fields: {
      decision: { ...inClosedRequest('state'), as: { approve: 'approved' } },
      note: inClosedRequest('decision.note'),
    },
  },
}

const ownRequest = preparedBy(withOwnRequest)

const unlockRequest = preparedBy(withUnlockRequest)

/** The wallet may not hold the money in suspense. */
const overMaximum: ScenarioScript = async context => {
  const made = await withCreditingRequest(context)
  return context.call({ made, server: context.plink.with({ licence: { maximumBalance: 1 } }) })
}

async function moneyArrives(people: People): Promise<void> {
  await postFor(people, topUp(100_00))
}

export const scripts: ScenarioScripts = {
  requestAccountClosure: {
    customer_not_found: customerNotFound,
    account_not_found: duringSignUp,
    wallet_not_empty: after(moneyArrives),
    request_pending: preparedBy(withOwnRequest),
    account_closed: closedBefore,
  },

  requestStaffUnlock: {
    request_pending: after(({ staff }) => requestUnlock(staff)),
  },

  listStaffRequests: {
    staff_unlock: unlockRequest,
    suspense_crediting: preparedBy(withCreditingRequest),
    suspense_return: preparedBy(withReturnRequest),
    transfer_settlement: preparedBy(withSettlementRequest),
    top_up_crediting: preparedBy(withTopUpRequest('crediting')),
    top_up_refund: preparedBy(withTopUpRequest('refund')),
    top_up_dispute: preparedBy(withDisputeRequest),
    difference_resolution: preparedBy(withResolutionRequest),
    own: ownRequest,
    closed: async context => {
      const { requestId } = await withOwnRequest(context)
      await decideRequest(context.staff, requestId, 'withdraw', 'The customer stays')
      return context.call()
    },
  },

  decideStaffRequest: {
    withdrawn: ownRequest,
    staff_unlocked: unlockRequest,
    suspense_credited: preparedBy(withCreditingRequest),
    suspense_sent_back: preparedBy(withReturnRequest),
    transfer_settled: preparedBy(withSettlementRequest),
    top_up_credited: preparedBy(withTopUpRequest('crediting')),
    top_up_refund_agreed: preparedBy(withTopUpRequest('refund')),
    top_up_disputed: preparedBy(withDisputeRequest),
    difference_resolved: preparedBy(withResolutionRequest),
    difference_closed: preparedBy(inTurn(withResolutionRequest, differenceCloses)),
    transfer_state_invalid: preparedBy(inTurn(withSettlementRequest, providerResponds)),
    top_up_state_invalid: preparedBy(inTurn(withDisputeRequest, providerRefunds)),
    suspense_credit_decided: preparedBy(inTurn(withCreditingRequest, suspenseIsDecided)),
    wallet_inactive: preparedBy(inTurn(withCreditingRequest, deactivate)),
    maximum_balance_exceeded: overMaximum,
    account_closed: preparedBy(inTurn(withCreditingRequest, closeAccount)),
    second_person_required: ownRequest,
    staff_request_not_found: unknownForStaff('requestId'),
    staff_request_closed: preparedBy(
      inTurn(withClosureRequest, async ({ staff }, { requestId }) => {
        await decideRequest(staff, requestId, 'reject')
      }),
    ),
    wallet_not_empty: after(moneyArrives),
    idempotency_mismatch: withOtherNote,
  },
}
