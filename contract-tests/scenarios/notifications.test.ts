import { successOf } from '../steps/preparation.ts'
import { authenticate } from '../steps/sign-in.ts'
import type { TestUser } from '../test-user.ts'
import { after } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript } from './scenario-context.ts'

async function readFirstPage({ customer, wallet }: TestUser): Promise<void> {
  const page = await customer.get('/api/v1/notifications?limit=1')
  wallet.cursor = (await page.json()).nextCursor
}

const readNewest = ({ customer, wallet }: TestUser) =>
  successOf(customer.post(`/api/v1/notifications/${wallet.notificationId}/read`, undefined))

const turnOffSms = ({ customer }: TestUser) =>
  successOf(customer.patch('/api/v1/notifications/preferences', { group: 'money_in', sms: false }))

const unknown: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { notificationId: crypto.randomUUID() } })
}

runScenarios('notifications', {
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
  markNotificationRead: { notification_not_found: unknown },
})
