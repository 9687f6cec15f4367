import type { RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  requestContact: {
    prepare: ({ staff }) => staff.signIn(),
    fields: { phoneNumber: { operation: 'listContactRequests', path: 'items[0].phoneNumber' } },
  },
}
