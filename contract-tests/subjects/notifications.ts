import { eq } from 'drizzle-orm'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { newMember } from '#api/testing/customers/members.ts'
import type { People } from '../people.ts'
import { IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { after, preparedBy, unknownId } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { withApproval } from '../steps/approvals.ts'
import { askForExampleDocument } from '../steps/business-documents.ts'
import { confirmExampleEmail } from '../steps/email-changes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn, staffSignedIn } from '../steps/sign-in.ts'
import { type Cursor, cursorOf, withTransactions } from '../steps/wallet.ts'

type NotificationId = { notificationId: string }

async function findNewestNotification({ customer }: People): Promise<NotificationId> {
  const { items } = await successOf(customer.get('/api/v1/notifications'))
  return { notificationId: items[0].notificationId }
}

const withNotifications = inTurn(withTransactions, findNewestNotification)

export const preparations: Preparations = {
  listNotifications: withNotifications,
  countUnreadNotifications: withNotifications,
  markNotificationsRead: withNotifications,
  markNotificationRead: withNotifications,
  listTasks: inTurn(withTransactions, withApproval),
  getNotificationPreferences: signedIn,
  changeNotificationPreferences: signedIn,
}

const inPreference = readIn('getNotificationPreferences', 'items[group].')

export const requestFields: RequestFields = {
  markNotificationsRead: { fields: { upTo: IDENTIFIER } },
  changeNotificationPreferences: {
    prepare: inTurn(signedIn, confirmExampleEmail),
    fields: {
      group: IDENTIFIER,
      inApp: inPreference('inApp'),
      sms: inPreference('sms'),
      email: inPreference('email'),
    },
  },
}

const notificationsCursor = (people: People): Promise<Cursor> => cursorOf(people, '/api/v1/notifications')

async function readNewest({ customer }: People, { notificationId }: NotificationId): Promise<void> {
  await successOf(customer.post(`/api/v1/notifications/${notificationId}/read`, undefined))
}

async function turnOffSms({ customer }: People): Promise<void> {
  await successOf(customer.patch('/api/v1/notifications/preferences', { group: 'money_in', sms: false }))
}

async function turnOnEmail({ customer }: People): Promise<void> {
  await successOf(customer.patch('/api/v1/notifications/preferences', { group: 'money_in', email: true }))
}

/** As if the email was stored before emails were confirmed. */
async function storeUnconfirmedEmail({ plink, newcomer }: People): Promise<void> {
  const isTheirs = eq(profiles.accountId, newcomer.userId)
  await plink.deps.db.update(profiles).set({ email: 'noura@palm.example' }).where(isTheirs)
}

export const scripts: ScenarioScripts = {
  listNotifications: {
    notification_read: preparedBy(inTurn(withNotifications, readNewest)),
    notifications_empty: async context => {
      await signedIn(context)
      return context.call()
    },
    second_page: after(notificationsCursor),
    cursor_invalid: async context => {
      await context.prepare()
      const { cursor } = await notificationsCursor(context)
      return context.call({ parameters: { cursor, group: 'security' } })
    },
  },
  listTasks: {
    document_requested: preparedBy(inTurn(signedIn, staffSignedIn, askForExampleDocument)),
    nothing: async context => {
      await signedIn(context)
      return context.call()
    },
  },
  getNotificationPreferences: {
    sms_off: after(turnOffSms),
    email_on: after(inTurn(confirmExampleEmail, turnOnEmail)),
    email_unconfirmed: after(storeUnconfirmedEmail),
    of_business: async context => {
      await context.prepare()
      const { plink, newcomer } = context
      const member = await newMember(plink.deps, plink.app, newcomer.userId, 'maker')
      return context.call({ token: (await member.signIn()).accessToken })
    },
  },
  changeNotificationPreferences: { email_on: after(confirmExampleEmail) },
  markNotificationRead: { notification_not_found: unknownId('notificationId') },
}
