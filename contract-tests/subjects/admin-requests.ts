import { askForClosure, decideRequest } from '#api/testing/closure-steps.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { askForUnlock, StaffMember } from '#api/testing/staff-member.ts'
import type { People } from '../people.ts'
import { inRequest, type RequestFields, readIn } from '../request-fields.ts'
import { after, preparedBy } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import {
  closeAccount,
  closedBefore,
  customerNotFound,
  duringSignUp,
  otherNote,
  unknownForStaff,
} from '../scripts/staff-preconditions.ts'
import { providerRefunds, withDisputeRequest } from '../steps/disputes.ts'
import type { Preparation, Preparations } from '../steps/preparation.ts'
import { inTurn } from '../steps/preparation.ts'
import { differenceCloses, withResolutionRequest } from '../steps/reconciliation.ts'
import { providerResponds, withSettlementRequest } from '../steps/settlements.ts'
import { colleagueOf, findRequest, withOwnRequest, withoutRequests } from '../steps/staff-requests.ts'
import { suspenseIsDecided, withSuspenseRequest, withTopUpRequest } from '../steps/suspense.ts'
import { deactivate, postFor } from '../steps/wallet.ts'

/** A colleague asks for the closure of the account. */
const withClosureRequest: Preparation = async people => {
  await withoutRequests(people)
  await findRequest(people, await colleagueOf(people))
}

/** The person who is locked out has an account. */
const withColleague: Preparation = async people => {
  await withoutRequests(people)
  await new StaffMember(people.plink.app, 'huda@plink.example').signIn()
}

/** A colleague asks for the end of the locks of another one. */
const withUnlockRequest: Preparation = async people => {
  await withColleague(people)
  people.adminValues.requestId = (await askForUnlock(await colleagueOf(people), 'huda@plink.example')).requestId
}

export const preparations: Preparations = {
  requestAccountClosure: withoutRequests,
  requestStaffUnlock: withColleague,
  listStaffRequests: withClosureRequest,
  countStaffRequests: withClosureRequest,
  decideStaffRequest: withClosureRequest,
}

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

const toCredit = withSuspenseRequest('credit')

/** The wallet may not hold the money in suspense. */
const overMaximum: ScenarioScript = async context => {
  await toCredit(context)
  return context.call({}, context.plink.with({ licence: { maximumBalance: 1 } }))
}

const moneyArrives = (people: People) => postFor(people, topUp(100_00))

export const scripts: ScenarioScripts = {
  requestAccountClosure: {
    customer_not_found: customerNotFound,
    account_not_found: duringSignUp,
    wallet_not_empty: after(moneyArrives),
    request_pending: after(({ staff, newcomer }) => askForClosure(staff, newcomer.userId)),
    account_closed: closedBefore,
  },

  requestStaffUnlock: {
    request_pending: after(({ staff }) => askForUnlock(staff, 'huda@plink.example')),
  },

  listStaffRequests: {
    staff_unlock: unlockRequest,
    suspense_crediting: preparedBy(withSuspenseRequest('credit')),
    suspense_return: preparedBy(withSuspenseRequest('send back')),
    transfer_settlement: preparedBy(withSettlementRequest),
    top_up_crediting: preparedBy(withTopUpRequest('crediting')),
    top_up_refund: preparedBy(withTopUpRequest('refund')),
    top_up_dispute: preparedBy(withDisputeRequest()),
    difference_resolution: preparedBy(withResolutionRequest),
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
    suspense_credited: preparedBy(withSuspenseRequest('credit')),
    suspense_sent_back: preparedBy(withSuspenseRequest('send back')),
    transfer_settled: preparedBy(withSettlementRequest),
    top_up_credited: preparedBy(withTopUpRequest('crediting')),
    top_up_refund_agreed: preparedBy(withTopUpRequest('refund')),
    top_up_disputed: preparedBy(withDisputeRequest()),
    difference_resolved: preparedBy(withResolutionRequest),
    difference_closed: preparedBy(inTurn(withResolutionRequest, differenceCloses)),
    transfer_state_invalid: preparedBy(inTurn(withSettlementRequest, providerResponds)),
    top_up_state_invalid: preparedBy(inTurn(withDisputeRequest(), providerRefunds)),
    suspense_credit_decided: preparedBy(inTurn(toCredit, suspenseIsDecided)),
    wallet_inactive: preparedBy(inTurn(toCredit, deactivate)),
    maximum_balance_exceeded: overMaximum,
    account_closed: preparedBy(inTurn(toCredit, closeAccount)),
    second_person_required: ownRequest,
    staff_request_not_found: unknownForStaff('requestId'),
    staff_request_closed: after(({ staff, adminValues }) => decideRequest(staff, adminValues.requestId, 'reject')),
    wallet_not_empty: after(moneyArrives),
    idempotency_mismatch: otherNote,
  },
}
