import { CHOICE, inRequest, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  importReconciliationFile: { fields: { content: CHOICE } },
  requestDifferenceResolution: {
    fields: {
      resolution: inRequest('payload.resolution'),
      reason: inRequest('reason'),
    },
  },
}
