import { inRequest, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  requestTransferSettlement: {
    fields: {
      outcome: inRequest('payload.outcome'),
      reason: inRequest('reason'),
    },
  },
  requestTopUpDispute: { fields: { reason: inRequest('reason') } },
  resolveMoneyException: {
    fields: {
      note: { operation: 'listMoneyExceptions', path: 'items[0].resolution.note', parameters: { status: 'resolved' } },
    },
  },
}
