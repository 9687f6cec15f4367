import { desc, eq, getTableColumns, or } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { sandboxEmails } from '#api/kernel/db/schema/sandbox.ts'
import { accountOfPhone } from '#api/people/accounts/find-account.ts'

const MAX_EMAILS = 50

/** The newest emails to the people of the business of this phone, newest first. */
export async function listSandboxEmails({ db }: Deps, phoneNumber: string) {
  const account = await accountOfPhone(db, phoneNumber)
  if (!account) return []
  const businessId = account.businessId ?? account.id
  const { recipientId, ...columns } = getTableColumns(sandboxEmails)
  const emails = await db
    .select(columns)
    .from(sandboxEmails)
    .innerJoin(accounts, eq(accounts.id, recipientId))
    .where(or(eq(accounts.id, businessId), eq(accounts.businessId, businessId)))
    .orderBy(desc(sandboxEmails.sentAt))
    .limit(MAX_EMAILS)
  return emails.map(({ sentAt, ...email }) => ({ ...email, sentAt: sentAt.toISOString() }))
}
