import { and, eq } from 'drizzle-orm'
import type { Locale, WebhookConfirmation } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { type WebhookRequestRow, webhookRequests } from '#api/kernel/db/schema/webhooks.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { guessesOf } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { CHALLENGE_SECONDS, OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'

type RequestedChange = Omit<WebhookRequestRow, 'id' | 'accountId' | 'createdAt'>

/** Stores a request that waits for its code, in place of an earlier one, after sending the code. */
export async function startWebhookRequest(
  deps: Deps,
  bearer: SessionBearer,
  terms: RequestedChange,
): Promise<WebhookConfirmation> {
  const { db, clock } = deps
  const request = { ...terms, id: crypto.randomUUID(), accountId: bearer.account.id, createdAt: clock() }
  const code = await sendWebhookCode(deps, bearer, request)
  await db
    .insert(webhookRequests)
    .values(request)
    .onConflictDoUpdate({ target: webhookRequests.accountId, set: request })
  return presentConfirmation(deps, code)
}

/** There is one code per account, so that a new request ends the code of the one before it. */
export const webhookCode = ({ id: subject }: Account): CodeKey => ({ purpose: 'webhook_endpoint', subject })

export const webhookGuesses = (bearer: SessionBearer) => guessesOf('webhook_endpoint', bearer)

/** The code is bound to the person who asked and to exactly these values: if the stored request changes, the code no longer fits. */
function contextOf({ id, createdAt, ...values }: WebhookRequestRow, { person }: SessionBearer): string {
  const content = { ...values, askedBy: person.id, createdAt: createdAt.toISOString() }
  return `${id}:${sha256(canonicalJson(content))}`
}

/** Returns a predicate that tells whether a code was sent for this request, to this person. */
export const isOfWebhookRequest = (request: WebhookRequestRow, bearer: SessionBearer) => {
  const expectedContext = contextOf(request, bearer)
  return ({ context }: { context: string }): boolean => context === expectedContext
}

/** @param again true if the code replaces one that can still be used */
export const sendWebhookCode = (
  deps: Deps,
  bearer: SessionBearer,
  request: WebhookRequestRow,
  again = false,
): Promise<SentCode> =>
  sendCode(deps, {
    ...webhookCode(bearer.account),
    about: aboutOf(request),
    phone: bearer.person.phone,
    reader: bearer.person,
    context: contextOf(request, bearer),
    guesses: webhookGuesses(bearer),
    countedFor: bearer.person.id,
    business: bearer.account.id,
    again,
  })

/** The message with the code names the request, so that nobody reads the code out for another purpose. */
function aboutOf({ kind, url }: WebhookRequestRow): Record<Locale, string> {
  const { host } = new URL(url)
  return kind === 'roll'
    ? { en: `a new secret of the webhook endpoint ${host}`, ar: `سر جديد لوجهة الويب هوك ${host}` }
    : { en: `sending the events of your account to ${host}`, ar: `إرسال أحداث حسابك إلى ${host}` }
}

/** Returns the request that waits for a code about the endpoint of the account. Throws `ACTION_EXPIRED`. */
export async function requireWebhookRequest(
  { db, clock }: Deps,
  account: Account,
  endpointId: string,
): Promise<WebhookRequestRow> {
  const isAsked = and(eq(webhookRequests.accountId, account.id), eq(webhookRequests.endpointId, endpointId))
  const [request] = await db.select().from(webhookRequests).where(isAsked)
  if (!request || addSeconds(request.createdAt, CHALLENGE_SECONDS) <= clock()) throw new PlinkError('ACTION_EXPIRED')
  return request
}

export const presentConfirmation = ({ sandbox }: Deps, code: SentCode): WebhookConfirmation => ({
  expiresAt: code.expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: OTP_ATTEMPTS,
  ...(sandbox && { otpCode: code.code }),
})
