import type { Db } from '#api/kernel/db/client.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import { notify } from '#api/people/notifications/notify.ts'

interface EmailEvent {
  /** The account of the business, and the account of the owner who changed the email. */
  business: string
  person: string
  type: 'email_change_asked' | 'email_changed' | 'email_removed'
  /** The old address, if it was confirmed. It is notified too. An unconfirmed one may be a stranger's. */
  oldEmail?: string | null
  at: Date
}

/** Records the event for the person who opened the business and for the owner who made the change. Both are notified once it takes effect. */
export async function notifyOfEmail(tx: Db, { business, person, type, oldEmail, at }: EmailEvent): Promise<void> {
  const people = [...new Set([business, person])]
  await recordSecurityEvents(tx, ...people.map(accountId => ({ accountId, type, at })))
  if (type === 'email_change_asked') return
  const message = { key: type } as const
  for (const to of people) await notify(tx, { to, message, at })
  if (oldEmail) await notify(tx, { to: business, email: oldEmail, message, at })
}
