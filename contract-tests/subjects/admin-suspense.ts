import { inRequest, type RequestFields } from '../request-fields.ts'

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
