import { CREDENTIAL, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  changeEmail: {
    fields: {
      currentPassword: CREDENTIAL,
      email: { operation: 'getEmailChange', path: 'emailChange.newEmail' },
    },
  },
  confirmEmailChange: { fields: { token: CREDENTIAL } },
}
