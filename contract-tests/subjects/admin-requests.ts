import { inRequest, type RequestFields, readIn } from '../request-fields.ts'

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
