import { CREDENTIAL, type RequestFields } from '../request-fields.ts'
import { withEmailChange } from '../steps/email-changes.ts'
import type { Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'

export const preparations: Preparations = {
  changeEmail: signedIn,
  getEmailChange: signedIn,
  sendEmailLink: withEmailChange,
  cancelEmailChange: withEmailChange,
  confirmEmailChange: withEmailChange,
}

export const requestFields: RequestFields = {
  changeEmail: {
    fields: {
      currentPassword: CREDENTIAL,
      email: { operation: 'getEmailChange', path: 'emailChange.newEmail' },
    },
  },
  confirmEmailChange: { fields: { token: CREDENTIAL } },
}
