import { inCustomer, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  addToDenyList: {
    fields: {
      idNumber: { operation: 'listDenyList', path: 'items[0].lastDigits', as: sent => sent.slice(-4) },
      reason: { operation: 'listDenyList', path: 'items[0].reason' },
    },
  },
  removeFromDenyList: {
    fields: {
      reason: { operation: 'listDenyList', path: 'items[0].removal.reason', parameters: { status: 'removed' } },
    },
  },
  decideReview: {
    fields: {
      decision: { ...inCustomer('reviews[0].status'), as: { approve: 'approved' } },
      note: inCustomer('reviews[0].decision.note'),
    },
  },
}
