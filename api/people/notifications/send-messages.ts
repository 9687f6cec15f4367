import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { countOne } from '#api/kernel/db/counters.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { EmailOutcome, SmsOutcome } from '#api/outside/providers/providers.ts'
import { failEmailChange } from '#api/people/accounts/email-changes.ts'
import { SMS_OF_KIND_PER_HOUR } from '#domain/constants.ts'
import { emailOf } from './email.ts'
import { textOf } from './message.ts'

/** The number of messages that are sent at a time. One-time codes need the provider too. */
const BATCH = 10
/** The first pause, which doubles with each attempt. It is longer than any call of a provider. */
const FIRST_WAIT_SECONDS = 60
const LONGEST_WAIT_SECONDS = 3600
/** An older message is no longer useful. */
const LIFETIME_SECONDS = 86_400
const HOUR_SECONDS = 3600

type Due = Awaited<ReturnType<typeof takeDue>>[number]

/** Sends the messages that are due. Several processes may run it at the same time: each takes other messages. */
export async function sendMessages(deps: Deps, signal: AbortSignal): Promise<void> {
  let due: Due[]
  do {
    due = await takeDue(deps.db, deps.clock())
    await Promise.all(due.map(message => deliver(deps, message)))
  } while (due.length > 0 && !signal.aborted)
}

/**
 * Takes messages by setting their next attempt, so that no other run sends them in the meantime. The attempt happens if this one fails, or if
 * the process stops before it ends.
 */
function takeDue(db: Db, now: Date) {
  // Postgres evaluates a table expression once.
  const due = db.$with('due').as(
    db
      .select({
        id: messages.id,
        phone: applicants.phone,
        language: applicants.language,
        confirmedEmail: profiles.email,
      })
      .from(messages)
      .innerJoin(applicants, eq(applicants.id, messages.recipientId))
      .leftJoin(
        profiles,
        and(
          eq(messages.byEmail, true),
          eq(profiles.accountId, messages.recipientId),
          isNotNull(profiles.emailConfirmedAt),
        ),
      )
      // The first attempt is due at once, whatever the time of the account in the message is.
      .where(or(eq(messages.attempts, 0), lte(messages.nextAttemptAt, now)))
      .orderBy(messages.nextAttemptAt)
      .limit(BATCH)
      .for('update', { of: messages, skipLocked: true }),
  )
  const wait = sql`least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, least(${messages.attempts}, 20)))`
  return db
    .with(due)
    .update(messages)
    .set({
      attempts: sql`${messages.attempts} + 1`,
      nextAttemptAt: sql`${at(now)} + ${wait} * interval '1 second'`,
    })
    .from(due)
    .where(eq(messages.id, due.id))
    .returning({
      id: messages.id,
      recipientId: messages.recipientId,
      content: messages.content,
      createdAt: messages.createdAt,
      attempts: messages.attempts,
      phone: messages.phone,
      email: messages.email,
      byEmail: messages.byEmail,
      confirmedEmail: due.confirmedEmail,
      recipientPhone: due.phone,
      language: due.language,
    })
}

async function deliver(deps: Deps, due: Due): Promise<void> {
  const message = await withinLimit(deps, due)
  if (!message) return
  const { id, recipientId, content, attempts, createdAt } = message
  const { outcome, err } = await attempt(deps, message)
  const isRefused = outcome === 'invalid_number' || outcome === 'invalid_address'
  const isLast = isRefused || deps.clock() >= addSeconds(createdAt, LIFETIME_SECONDS)
  if (isRefused && content.key === 'email_confirmation') await failEmailChange(deps, content.token)
  if (outcome === 'sent' || isLast) await deps.db.delete(messages).where(eq(messages.id, id))
  if (outcome === 'sent') return
  const about = { messageId: id, message: content.key, recipientId, outcome, attempts, err }
  if (isLast) deps.log.error(about, GIVEN_UP)
  else
    deps.log.warn(
      about,
      'A message could not be sent. The server tries again later. Check the provider of the message.',
    )
}

const GIVEN_UP =
  'A message could not be sent, and the server does not try again. Check the phone number or the email address, and the provider. Tell the customer yourself.'

/**
 * Limits the SMS of a kind to a person within an hour, and the emails that they have chosen in place of or beside them, whatever causes them. The last
 * one says that more follow, and the further ones are deleted, as are emails of a person who has confirmed no address. Returns the message to send. A
 * message counts with its first attempt. Emails to an address that is named have a limit of their own.
 */
async function withinLimit({ db, clock }: Deps, message: Due): Promise<Due | undefined> {
  const { id, recipientId, phone, email, byEmail, confirmedEmail, content, attempts } = message
  if (byEmail && confirmedEmail === null) {
    await db.delete(messages).where(eq(messages.id, id))
    return undefined
  }
  if (email !== null || attempts > 1) return message
  // The person who has the old number of an account counts as another recipient.
  const subject = phone === null ? recipientId : `${recipientId} other phone`
  const { count } = await countOne(
    db,
    { kind: `${byEmail ? 'email' : 'sms'}:${content.key}`, subject },
    HOUR_SECONDS,
    clock(),
  )
  if (count < SMS_OF_KIND_PER_HOUR) return message
  if (count > SMS_OF_KIND_PER_HOUR) {
    await db.delete(messages).where(eq(messages.id, id))
    return undefined
  }
  const last = { ...content, isLastOfHour: true as const }
  await db.update(messages).set({ content: last }).where(eq(messages.id, id))
  return { ...message, content: last }
}

/** Never rejects, so that one message does not keep others waiting. */
async function attempt(
  deps: Deps,
  message: Due,
): Promise<{ outcome: SmsOutcome | EmailOutcome | 'failed'; err?: unknown }> {
  try {
    return { outcome: await send(deps, message) }
  } catch (err) {
    return { outcome: 'failed', err }
  }
}

function send({ providers, ...settings }: Deps, message: Due) {
  const { id, recipientId, phone, email, confirmedEmail, recipientPhone, language, content } = message
  const to = email ?? confirmedEmail
  return to === null
    ? providers.sms.send({ id, to: phone ?? recipientPhone, body: textOf(content, language, settings) })
    : providers.email.send({ id, recipientId, to, ...emailOf(content, language, settings) })
}
