import { CREDENTIAL, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  changePassword: { fields: { currentPassword: CREDENTIAL, newPassword: CREDENTIAL } },
  changeMessageLanguage: { fields: { messageLanguage: { operation: 'getMe', path: 'messageLanguage' } } },
  uploadBusinessDocument: { fields: { kind: { operation: 'listBusinessDocuments', path: 'items[0].kind' } } },
}
