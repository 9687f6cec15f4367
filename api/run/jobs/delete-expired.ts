import { and, eq, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { adminSessions } from '#api/kernel/db/schema/admin.ts'
import { receipts } from '#api/kernel/db/schema/annotations.ts'
import { apiKeyRequests, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { accounts, counters, oneTimeCodes } from '#api/kernel/db/schema/auth.ts'
import { businessDocuments } from '#api/kernel/db/schema/business-documents.ts'
import { contactRequests } from '#api/kernel/db/schema/contact-requests.ts'
import { emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { events } from '#api/kernel/db/schema/events.ts'
import { idempotentResponses, serverProcesses } from '#api/kernel/db/schema/http.ts'
import { notifications } from '#api/kernel/db/schema/notifications.ts'
import { applicants, onboardingTokens } from '#api/kernel/db/schema/onboarding.ts'
import { phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import { sandboxCalls, sandboxEmails, sandboxMessages, sandboxNafathRequests } from '#api/kernel/db/schema/sandbox.ts'
import { lockouts } from '#api/kernel/db/schema/security.ts'
import { loginCalls, sessions } from '#api/kernel/db/schema/sessions.ts'
import { transferBatches } from '#api/kernel/db/schema/transfer-batches.ts'
import { voiceCalls } from '#api/kernel/db/schema/voice-calls.ts'
import { walletActions } from '#api/kernel/db/schema/wallet.ts'
import { webhookRequests } from '#api/kernel/db/schema/webhooks.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { expireEmailChanges } from '#api/people/accounts/email-changes.ts'
import { expireInvitations } from '#api/people/team/invitations.ts'
import { EVENT_DAYS, NOTIFICATION_DAYS, READ_NOTIFICATION_DAYS } from '#domain/constants.ts'

const DAY_SECONDS = 86_400
/** How long lockouts of identifiers without an account, requests to be called, and the messages of the pretend phones are kept. */
const MONTH_SECONDS = 30 * DAY_SECONDS

/** Deletes rows that are too old for any rule to read, or older than `retention` allows. */
export async function deleteExpired(deps: Pick<Deps, 'db' | 'clock' | 'retention'>): Promise<void> {
  const { db, clock, retention } = deps
  const now = clock()
  const yesterday = addSeconds(now, -DAY_SECONDS)
  const lastMonth = addSeconds(now, -MONTH_SECONDS)
  await db.delete(onboardingTokens).where(lt(onboardingTokens.expiresAt, now))
  await db.delete(idempotentResponses).where(lt(idempotentResponses.createdAt, yesterday))
  await db.delete(serverProcesses).where(lt(serverProcesses.leaseUntil, yesterday))
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, yesterday))
  await db.delete(counters).where(lt(counters.windowStartedAt, yesterday))
  await db.delete(loginCalls).where(lt(loginCalls.createdAt, yesterday))
  await db.delete(voiceCalls).where(lt(voiceCalls.createdAt, yesterday))
  await db.delete(lockouts).where(and(lt(lockouts.updatedAt, yesterday), isNull(lockouts.hardLockedAt), isOver(now)))
  await db.delete(lockouts).where(and(lt(lockouts.updatedAt, lastMonth), notExists(ownerOfLockout(db))))
  await db.delete(sandboxCalls).where(lt(sandboxCalls.createdAt, lastMonth))
  await db.delete(sandboxMessages).where(lt(sandboxMessages.sentAt, lastMonth))
  await db.delete(sandboxEmails).where(lt(sandboxEmails.sentAt, lastMonth))
  await db.delete(sandboxNafathRequests).where(lt(sandboxNafathRequests.createdAt, lastMonth))
  await db.delete(sessions).where(lt(sessions.expiresAt, yesterday))
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, yesterday))
  await db.delete(walletActions).where(lt(walletActions.createdAt, yesterday))
  // The rows of a batch are deleted with it. Confirmed batches are kept.
  const isUnconfirmed = and(
    isNull(transferBatches.confirmedAt),
    inArray(transferBatches.state, ['cancelled', 'expired']),
  )
  await db.delete(transferBatches).where(and(lt(transferBatches.stateSince, yesterday), isUnconfirmed))
  // The new number may belong to a stranger.
  const isUnproved = and(isNull(phoneChanges.takesEffectAt), isNull(phoneChanges.dueAt))
  await db.delete(phoneChanges).where(and(lt(phoneChanges.stateSince, yesterday), isUnproved))
  await expireEmailChanges(deps)
  const isUnused = inArray(emailChanges.state, ['failed', 'cancelled', 'expired'])
  await db.delete(emailChanges).where(and(lt(emailChanges.stateSince, lastMonth), isUnused))
  await db.delete(apiKeys).where(and(lt(apiKeys.createdAt, yesterday), isNull(apiKeys.tokenHash)))
  await db.delete(webhookRequests).where(lt(webhookRequests.createdAt, yesterday))
  await db.delete(apiKeys).where(or(lt(apiKeys.revokedAt, lastMonth), lt(apiKeys.expiresAt, lastMonth)))
  await db.delete(events).where(lt(events.createdAt, addSeconds(now, -EVENT_DAYS * DAY_SECONDS)))
  await db.delete(notifications).where(lt(notifications.readAt, addSeconds(now, -READ_NOTIFICATION_DAYS * DAY_SECONDS)))
  await db.delete(notifications).where(lt(notifications.createdAt, addSeconds(now, -NOTIFICATION_DAYS * DAY_SECONDS)))
  await db.delete(apiKeyRequests).where(lt(apiKeyRequests.at, lastMonth))
  await db.delete(receipts).where(and(lt(receipts.createdAt, yesterday), isNull(receipts.completedAt)))
  const isUnfinished = isNull(businessDocuments.completedAt)
  await db.delete(businessDocuments).where(and(lt(businessDocuments.createdAt, yesterday), isUnfinished))
  await db.delete(contactRequests).where(lt(contactRequests.requestedAt, lastMonth))
  await expireInvitations(db, now)
  await deleteUnfinished(db, addSeconds(now, -retention.unfinishedApplicationDays * DAY_SECONDS))
}

/** Deletes unfinished sign-ups with everything that refers to them, because the foreign keys cascade. */
async function deleteUnfinished(db: Db, lastKept: Date): Promise<void> {
  const account = db.select({ one: sql`1` }).from(accounts).where(eq(accounts.id, applicants.id))
  const isUnfinished = and(isNull(applicants.accountCreatedAt), notExists(account))
  await db.delete(applicants).where(and(lt(applicants.phoneVerifiedAt, lastKept), isUnfinished))
}

const ownerOfLockout = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(accounts)
    .where(eq(sql`${accounts.id}::text`, lockouts.subject))

const isOver = (now: Date) => or(isNull(lockouts.lockedUntil), lte(lockouts.lockedUntil, now))
