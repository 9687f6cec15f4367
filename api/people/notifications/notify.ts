import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NotificationKind } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { at as momentOf } from '#api/kernel/db/schema/columns.ts'
import { type Message, messages } from '#api/kernel/db/schema/messages.ts'
import type { NotificationData } from '#api/kernel/db/schema/notifications.ts'
import { groupOf } from './message-groups.ts'
import { channelsOf } from './preferences.ts'

interface Notification {
  /** The id of an account, or of an applicant without one. */
  to: string
  /** The phone to use in place of the recipient's. */
  phone?: string
  /** The email to use in place of a phone. */
  email?: string
  message: Message
  /** The time of the event. */
  at: Date
}

/**
 * Notifies a person by SMS or email, or by both, of what this transaction changes, as they have chosen. The message is stored with the change, so
 * it exists exactly when the change does. `sendMessages` sends it after the commit, and no caller waits for it. Adds a notification to the list of
 * the account if neither an event nor a security event adds one.
 */
export async function notify(tx: Db, { to, phone, email, message, at }: Notification): Promise<void> {
  const group = groupOf(message)
  const channels = group === undefined ? ONE_MESSAGE : await channelsOf(tx, to, group)
  const row = { recipientId: to, content: message, createdAt: at, nextAttemptAt: at }
  if (channels.sms) await tx.insert(messages).values({ ...row, id: randomUUID(), phone, email })
  if (channels.email) await tx.insert(messages).values({ ...row, id: randomUUID(), byEmail: true })
  const notification = notificationFor(message)
  if (notification) await listNotification(tx, to, notification, at)
}

/** A message about security goes to the phone, or to the email that its sender names. */
const ONE_MESSAGE = { sms: true, email: false }

interface ListedNotification {
  kind: NotificationKind
  objectId?: string
  data?: NotificationData
}

function notificationFor(message: Message): ListedNotification | undefined {
  switch (message.key) {
    case 'sign_in_call_on':
    case 'sign_in_call_off':
    case 'review_decided':
    case 'approval_rules_set':
      return { kind: message.key }
    case 'approval_waiting':
    case 'approval_approved':
    case 'approval_declined':
    case 'approval_cancelled':
    case 'approval_expired':
      return { kind: message.key, objectId: message.approvalId }
    case 'webhook_endpoint_set':
      return { kind: message.key, data: { name: message.host } }
    case 'sms_off':
      return { kind: message.key, data: { smsGroup: message.group } }
    case 'document_requested':
      return { kind: message.key, data: { documentKind: message.documentKind } }
    default:
      return undefined
  }
}

/** Lists the notification without sending a message. An applicant without an account has no list. */
export async function listNotification(
  tx: Db,
  accountId: string,
  { kind, objectId, data }: ListedNotification,
  at: Date,
): Promise<void> {
  const json = data ? JSON.stringify(data) : null
  await tx.execute(
    sql`select add_notification(${accountId}, ${kind}, ${objectId ?? null}, ${json}::jsonb, ${momentOf(at)})`,
  )
}
