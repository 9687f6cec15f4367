import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Message } from '#api/notifications/message.ts'
import { moment, sealedJson } from './columns.ts'
import { applicants } from './onboarding.ts'

/** Messages that are still to be sent. A trigger reports new ones, so that they are sent at once. */
export const messages = pgTable(
  'messages',
  {
    /** Also the id at the provider, which does not send it twice. */
    id: uuid('id').primaryKey(),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    content: sealedJson<Message>('content', 'message').notNull(),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  table => [index('messages_next_attempt_at').on(table.nextAttemptAt)],
)
