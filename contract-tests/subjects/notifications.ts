import type { People } from '../people.ts'
import { IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { after, unknownId } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { authenticate, signedIn } from '../steps/sign-in.ts'
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

async function readFirstPage({ customer, wallet }: People): Promise<void> {
  const page = await customer.get('/api/v1/notifications?limit=1')
  wallet.cursor = (await page.json()).nextCursor
}

const readNewest = ({ customer, wallet }: People) =>
  successOf(customer.post(`/api/v1/notifications/${wallet.notificationId}/read`, undefined))

const turnOffSms = ({ customer }: People) =>
  successOf(customer.patch('/api/v1/notifications/preferences', { group: 'money_in', sms: false }))

export const scripts: ScenarioScripts = {
  listNotifications: {
    notification_read: after(readNewest),
    notifications_empty: async context => {
      await authenticate(context.operation, context)
      return context.call()
    },
    second_page: after(readFirstPage),
    cursor_invalid: async context => {
      await context.prepare()
      await readFirstPage(context)
      return context.call({ parameters: { cursor: context.wallet.cursor, group: 'security' } })
    },
  },
  getNotificationPreferences: { sms_off: after(turnOffSms) },
  markNotificationRead: { notification_not_found: unknownId('notificationId') },
}
