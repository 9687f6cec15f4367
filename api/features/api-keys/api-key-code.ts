import type { ApiKeyCode, ApiKeyScope, Locale } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { type ApiKeyRow, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { guessesOf } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { CHALLENGE_SECONDS, OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { formatAmount, formatArabicAmount } from '#domain/money/money.ts'
import { apiKeyOf, freeSlot } from './api-keys.store.ts'

const DAY_SECONDS = 86_400

type Terms = Pick<
  ApiKeyRow,
  | 'id'
  | 'accountId'
  | 'name'
  | 'scopes'
  | 'beneficiaryIds'
  | 'dailyCap'
  | 'createdAt'
  | 'expiresAt'
  | 'replacesId'
  | 'overlapHours'
>

interface RequestedKey
  extends Pick<
    ApiKeyRow,
    'name' | 'scopes' | 'beneficiaryIds' | 'dailyCap' | 'originId' | 'replacesId' | 'overlapHours'
  > {
  validDays: number
}

/** Stores a key that waits for its code, after sending the code. Throws `API_KEY_LIMIT_REACHED`. */
export async function startApiKey(
  deps: Deps,
  bearer: SessionBearer,
  { validDays, ...terms }: RequestedKey,
): Promise<ApiKeyCode> {
  const { db, clock } = deps
  const { account } = bearer
  const createdAt = clock()
  // The new key takes the place of a key that ends at once.
  if (terms.overlapHours !== 0) await db.transaction(tx => freeSlot(tx, account.id, createdAt))
  const expiresAt = addSeconds(createdAt, validDays * DAY_SECONDS)
  const key = { ...terms, id: crypto.randomUUID(), accountId: account.id, createdAt, expiresAt }
  const code = await sendApiKeyCode(deps, bearer, key)
  await db.insert(apiKeys).values(key)
  return presentCode(deps, key, code)
}

/** There is one code per account, so that a new key ends the code of the one before it. */
export const apiKeyCode = ({ id: subject }: Account): CodeKey => ({ purpose: 'api_key', subject })

export const apiKeyGuesses = (bearer: SessionBearer) => guessesOf('api_key', bearer)

/** The code is bound to the person who asked and to exactly these values: if the stored key changes, the code no longer fits. */
function contextOf(key: Terms, { person }: Pick<SessionBearer, 'person'>): string {
  const { id, accountId, name, scopes, beneficiaryIds, dailyCap, createdAt, expiresAt, replacesId, overlapHours } = key
  const rights = { scopes, beneficiaryIds, dailyCap }
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
  return `${id}:${sha256(canonicalJson({ accountId, askedBy: person.id, name, ...rights, ...times, replacesId, overlapHours }))}`
}

/** Returns a predicate that tells whether a code was sent for this key, to this person. */
export const isOfApiKey = (key: Terms, bearer: SessionBearer) => {
  const expectedContext = contextOf(key, bearer)
  return ({ context }: { context: string }): boolean => context === expectedContext
}

/** @param again true if the code replaces one that can still be used */
export const sendApiKeyCode = (deps: Deps, bearer: SessionBearer, key: Terms, again = false): Promise<SentCode> =>
  sendCode(deps, {
    ...apiKeyCode(bearer.account),
    about: aboutOf(key),
    phone: bearer.person.phone,
    reader: bearer.person,
    context: contextOf(key, bearer),
    guesses: apiKeyGuesses(bearer),
    countedFor: bearer.person.id,
    business: bearer.account.id,
    again,
  })

/** The message with the code names the rights of the key, so that nobody reads the code out for another purpose. */
function aboutOf(terms: Terms): Record<Locale, string> {
  const { name, scopes } = terms
  const [may, arabicMay] = [englishRights(terms), arabicRights(terms)]
  const list = (language: Locale, rights: string[]) => new Intl.ListFormat(language).format(rights)
  return {
    en: `the API key ${name}, which may ${list(
      'en',
      scopes.map(scope => may[scope]),
    )}`,
    ar: `مفتاح API باسم ${name}، وله ${list(
      'ar',
      scopes.map(scope => arabicMay[scope]),
    )}`,
  }
}

function englishRights({ beneficiaryIds, dailyCap }: Terms): Record<ApiKeyScope, string> {
  const payees = beneficiaryIds?.length === 1 ? '1 beneficiary' : `${beneficiaryIds?.length} beneficiaries`
  return {
    'wallet:read': 'read your wallet',
    'transfers:prepare': 'prepare transfers',
    'transfers:send': `send up to ${formatAmount(dailyCap ?? 0)} a day to ${payees} without a code`,
    'top-ups:create': 'top up your wallet',
    'webhooks:manage': 'send the events of your account to other computers',
    'api-key:roll': 'replace itself',
  }
}

const arabicRights = ({ beneficiaryIds, dailyCap }: Terms): Record<ApiKeyScope, string> => ({
  'wallet:read': 'قراءة محفظتك',
  'transfers:prepare': 'إعداد التحويلات',
  'transfers:send': `التحويل دون رمز حتى ${formatArabicAmount(dailyCap ?? 0)} في اليوم إلى مستفيدين عددهم ${beneficiaryIds?.length}`,
  'top-ups:create': 'شحن محفظتك',
  'webhooks:manage': 'إرسال أحداث حسابك إلى أجهزة أخرى',
  'api-key:roll': 'استبدال نفسه',
})

/** The account's key, which waits to be confirmed. Throws `API_KEY_NOT_FOUND`, `ACTION_EXPIRED`. */
export async function requireUnconfirmed({ db, clock }: Deps, account: Account, id: string): Promise<ApiKeyRow> {
  const key = await apiKeyOf(db, account.id, id)
  if (key.tokenHash !== null || key.revokedAt || addSeconds(key.createdAt, CHALLENGE_SECONDS) <= clock()) {
    throw new PlinkError('ACTION_EXPIRED')
  }
  return key
}

export const presentCode = ({ sandbox }: Deps, { id }: Pick<Terms, 'id'>, code: SentCode): ApiKeyCode => ({
  apiKeyId: id,
  expiresAt: code.expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: OTP_ATTEMPTS,
  ...(sandbox && { otpCode: code.code }),
})
