import { desc, eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { sandboxMessages } from '#api/kernel/db/schema/sandbox.ts'

const MAX_MESSAGES = 50

/** The newest messages that a phone was sent, newest first. */
export async function listSandboxMessages({ db }: Deps, phoneNumber: string) {
  const messages = await db
    .select()
    .from(sandboxMessages)
    .where(eq(sandboxMessages.phone, phoneNumber))
    .orderBy(desc(sandboxMessages.sentAt))
    .limit(MAX_MESSAGES)
  return messages.map(({ id, phone, body, sentAt }) => ({
    id,
    phoneNumber: phone,
    body,
    sentAt: sentAt.toISOString(),
  }))
}
