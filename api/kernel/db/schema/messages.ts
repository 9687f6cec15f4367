import { boolean, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { BusinessDocumentKind } from '#api/contract/generated/schemas.ts'
import { moment, sealed, sealedJson } from './columns.ts'
import type { PreferenceGroup } from './notifications.ts'
import { applicants } from './onboarding.ts'

/** The content of a message. A new kind needs its text in `textOf`. */
type Notice =
  | { key: 'new_device'; platform: string }
  | { key: 'password_changed' }
  | { key: 'account_unlocked' }
  | { key: 'phone_change_asked'; takesEffectAt: string }
  | { key: 'phone_changed' | 'phone_change_cancelled' | 'phone_change_failed' }
  | { key: 'email_confirmation'; token: string }
  | { key: 'email_changed' | 'email_removed' }
  | { key: 'account_closed' }
  | { key: 'sign_in_call_on' }
  | { key: 'sign_in_call_off' }
  | { key: 'case_answered' }
  | { key: 'document_requested'; documentKind: BusinessDocumentKind; dueOn: string }
  | { key: 'wallet_deactivated' }
  | { key: 'wallet_frozen' }
  | { key: 'wallet_unfrozen' }
  | { key: 'review_decided' }
  | { key: 'sms_off'; group: PreferenceGroup }
  | { key: 'beneficiary_added'; name: string; ibanEnd: string }
  | { key: 'webhook_endpoint_set' | 'webhook_endpoint_disabled'; host: string }
  | { key: 'api_key_created' | 'api_key_rolled' | 'api_key_revoked'; name: string }
  | { key: 'member_joined'; name: string }
  | { key: 'member_role_changed' | 'member_removed'; business: string }
  | { key: 'batch_rows_refused'; refused: number; count: number }
  | {
      key: 'transfer_paid' | 'transfer_failed' | 'transfer_returned' | 'transfer_received' | 'transfer_not_run'
      amount: number
    }
  | {
      key: 'approval_waiting' | 'approval_approved' | 'approval_declined' | 'approval_cancelled' | 'approval_expired'
      amount: number
      approvalId: string
    }
  | { key: 'approval_rules_set' }
  | { key: 'bill_paid' | 'bill_failed'; amount: number; biller: string }
  | { key: 'bill_due'; name: string; amount: number; dueOn: string }

/** A message to a customer or an applicant. */
export type Message = Notice & {
  /** Whether further messages of its kind are not sent for a while. */
  isLastOfHour?: true
}

/** Messages that are still to be sent. A trigger reports new ones, so that they are sent at once. */
export const messages = pgTable(
  'messages',
  {
    /** The id, which is also the id at the provider, so that it is not sent twice. */
    id: uuid('id').primaryKey(),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    /** The phone to use instead of the recipient's. */
    phone: sealed('phone', 'phone'),
    /** The email address of a message that is not sent to a phone. */
    email: sealed('email', 'email'),
    /** Whether it goes to the email that the recipient has confirmed by the time it is sent. Without one, it is not sent. */
    byEmail: boolean('by_email').notNull().default(false),
    content: sealedJson<Message>('content', 'message').notNull(),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  table => [index('messages_next_attempt_at').on(table.nextAttemptAt)],
)
