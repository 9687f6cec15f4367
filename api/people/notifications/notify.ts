import { randomUUID } from 'node:crypto'
import type { Db } from '#api/kernel/db/client.ts'
import { type Message, messages } from '#api/kernel/db/schema/messages.ts'

interface Notification {
  /** The id of an account, or of an applicant without one. */
  to: string
  message: Message
  /** When it happened. */
  at: Date
}

/**
 * Tells somebody on their phone what this transaction changes. The message is stored with the change, so it exists exactly when the change
 * does, and is sent after the commit: see `sendMessages`. Nobody waits for it.
 */
export async function notify(tx: Db, { to, message, at }: Notification): Promise<void> {
  await tx
    .insert(messages)
    .values({ id: randomUUID(), recipientId: to, content: message, createdAt: at, nextAttemptAt: at })
}
