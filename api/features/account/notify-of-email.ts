import type { Db } from '#api/kernel/db/client.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import { notify } from '#api/people/notifications/notify.ts'

interface EmailEvent {
  /** The account of the business, and of the owner who did it. */
  business: string
  person: string
  type: 'email_change_asked' | 'email_changed' | 'email_removed'
  /** One that was confirmed, which is told too. A stranger's is not. */
  oldEmail?: string | null
  at: Date
}

/** Tells whoever opened the business, and the owner who did it, what became of the email. Their phones hear of what took effect. */
export async function notifyOfEmail(tx: Db, { business, person, type, oldEmail, at }: EmailEvent): Promise<void> {
  const people = [...new Set([business, person])]
  await recordSecurityEvents(tx, ...people.map(accountId => ({ accountId, type, at })))
  if (type === 'email_change_asked') return
  const message = { key: type } as const
  for (const to of people) await notify(tx, { to, message, at })
  if (oldEmail) await notify(tx, { to: business, email: oldEmail, message, at })
}
