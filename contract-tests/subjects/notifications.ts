import { IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'

const inPreference = readIn('getNotificationPreferences', 'items[group].')

export const requestFields: RequestFields = {
  markNotificationsRead: { fields: { upTo: IDENTIFIER } },
  changeNotificationPreferences: {
    fields: { group: IDENTIFIER, inApp: inPreference('inApp'), sms: inPreference('sms') },
  },
}
