import { and, eq } from 'drizzle-orm'
import type { EmailChange } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { countOne } from '#api/kernel/db/counters.ts'
import { type EmailChangeRow, emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { newToken, sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { requireUnfrozen } from '#api/people/accounts/frozen-wallet.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { EMAIL_LINK_SECONDS, OTP_PER_HOUR } from '#domain/constants.ts'

const HOUR_SECONDS = 3600

/** Returns a new link as the columns of its change. */
export function newLink(now: Date) {
  const token = newToken()
  return { token, columns: { tokenHash: sha256(token), expiresAt: addSeconds(now, EMAIL_LINK_SECONDS) } }
}

/**
 * Sends the link of the change after the commit, in the language of the person who asks for it. The limit is per business, whatever the addresses:
 * a limit per address would tell that others use it too. Throws `RATE_LIMITED`.
 */
export async function sendLink(
  tx: Db,
  { sandbox }: Deps,
  { account, person }: SessionBearer,
  { newEmail, token, now }: { newEmail: string; token: string; now: Date },
): Promise<void> {
  const { count, windowStartedAt } = await countOne(tx, { kind: 'emails', subject: account.id }, HOUR_SECONDS, now)
  if (count > (sandbox?.codesPerHour(person.phone) ?? OTP_PER_HOUR)) {
    const end = addSeconds(windowStartedAt, HOUR_SECONDS)
    throw new PlinkError('RATE_LIMITED', { reason: 'emails_per_hour', retryAfterSeconds: secondsUntil(end, now) })
  }
  await notify(tx, { to: person.id, email: newEmail, message: { key: 'email_confirmation', token }, at: now })
}

/** Returns the email of the business and locks it until the transaction ends. Throws `WALLET_NOT_FOUND`, `WALLET_FROZEN`. */
export async function lockEmail(tx: Db, accountId: string) {
  const { email, emailConfirmedAt } = profiles
  const [profile] = await tx
    .select({ email, emailConfirmedAt })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .for('update')
  // The wallet opens with the profile, so without a profile there is none.
  if (!profile) throw new PlinkError('WALLET_NOT_FOUND')
  await requireUnfrozen(tx, accountId)
  return profile
}

/** The change of the business. Throws `EMAIL_CHANGE_NOT_FOUND`. */
export async function emailChangeOf(db: Db, accountId: string, id: string): Promise<EmailChangeRow> {
  const isTheirs = and(eq(emailChanges.id, id), eq(emailChanges.accountId, accountId))
  const [change] = await db.select().from(emailChanges).where(isTheirs)
  if (!change) throw new PlinkError('EMAIL_CHANGE_NOT_FOUND')
  return change
}

export const presentEmailChange = (
  { id, newEmail, state, createdAt, expiresAt }: EmailChangeRow,
  now: Date,
): EmailChange => ({
  emailChangeId: id,
  newEmail,
  // The change may have expired before the job has ended it.
  state: state === 'waiting' && expiresAt <= now ? 'expired' : state,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
