import { IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { withTransactions } from '../steps/wallet.ts'

const withNotifications = inTurn(withTransactions, async ({ customer, wallet }) => {
  const { items } = await successOf(customer.get('/api/v1/notifications'))
  wallet.notificationId = items[0].notificationId
})

export const preparations: Preparations = {
  listNotifications: withNotifications,
  countUnreadNotifications: withNotifications,
  markNotificationsRead: withNotifications,
  markNotificationRead: withNotifications,
  getNotificationPreferences: signedIn,
  changeNotificationPreferences: signedIn,
}

const inPreference = readIn('getNotificationPreferences', 'items[group].')

export const requestFields: RequestFields = {
  markNotificationsRead: { fields: { upTo: IDENTIFIER } },
  changeNotificationPreferences: {
    fields: { group: IDENTIFIER, inApp: inPreference('inApp'), sms: inPreference('sms') },
  },
}
