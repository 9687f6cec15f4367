import { CODE, CREDENTIAL, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  startPhoneChange: {
    fields: {
      currentPassword: CREDENTIAL,
      newPhoneNumber: { operation: 'getPhoneChange', path: 'phoneChange.newPhoneNumber' },
    },
  },
  confirmPhoneChange: { fields: { otp: CODE } },
}
