import { askForUnlock, Staff } from '#api/testing/staff.ts'
import { inRequest, type RequestFields, readIn } from '../request-fields.ts'
import type { Preparation, Preparations } from '../steps/preparation.ts'
import { colleagueOf, findRequest, withoutRequests } from '../steps/staff-requests.ts'

/** A colleague asks for the closure of the account. */
const withClosureRequest: Preparation = async user => {
  await withoutRequests(user)
  await findRequest(user, await colleagueOf(user))
}

/** The person who is locked out has an account. */
const withColleague: Preparation = async user => {
  await withoutRequests(user)
  await new Staff(user.world.app, 'huda@plink.example').signIn()
}

/** A colleague asks for the end of the locks of another one. */
export const withUnlockRequest: Preparation = async user => {
  await withColleague(user)
  user.adminValues.requestId = (await askForUnlock(await colleagueOf(user), 'huda@plink.example')).requestId
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
