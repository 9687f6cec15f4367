import { and, eq } from 'drizzle-orm'
import type { PhoneChange, PhoneChangeCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type PhoneChangeRow, phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { countedGuesses } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'

/** The account's change. Throws `PHONE_CHANGE_NOT_FOUND`. */
export async function phoneChangeOf(db: Db, accountId: string, id: string): Promise<PhoneChangeRow> {
  const isTheirs = and(eq(phoneChanges.id, id), eq(phoneChanges.accountId, accountId))
  const [change] = await db.select().from(phoneChanges).where(isTheirs)
  if (!change) throw new PlinkError('PHONE_CHANGE_NOT_FOUND')
  return change
}

/** A change that waits for a code. */
export type UnconfirmedChange = Pick<PhoneChangeRow, 'id' | 'accountId' | 'oldPhone' | 'newPhone'> & {
  state: 'confirming_current' | 'confirming_new'
}

/** Throws `PHONE_CHANGE_NOT_FOUND`, `ACTION_EXPIRED`. */
export async function requireUnconfirmed(
  { db, clock }: Deps,
  accountId: string,
  id: string,
): Promise<PhoneChangeRow & UnconfirmedChange> {
  const change = await phoneChangeOf(db, accountId, id)
  const { state, dueAt } = change
  const isUnconfirmed = state === 'confirming_current' || state === 'confirming_new'
  if (!isUnconfirmed || dueAt === null || dueAt <= clock()) throw new PlinkError('ACTION_EXPIRED')
  return { ...change, state }
}

/** There is one code per account and number, so that a new change ends the codes of the one before it. */
export const phoneChangeCode = ({ accountId, state }: UnconfirmedChange): CodeKey => ({
  purpose: state === 'confirming_current' ? 'phone_change_current' : 'phone_change_new',
  subject: accountId,
})

export const phoneChangeGuesses = (change: UnconfirmedChange) => {
  const { purpose, subject } = phoneChangeCode(change)
  return countedGuesses({ kind: `attempts:${purpose}`, subject }, () => OTP_ATTEMPTS)
}

/** Sends the code to the number whose turn it is. */
export function sendPhoneCode(deps: Deps, change: UnconfirmedChange): Promise<SentCode> {
  const { id, accountId, oldPhone, newPhone, state } = change
  const isForNew = state === 'confirming_new'
  return sendCode(deps, {
    ...phoneChangeCode(change),
    phone: isForNew ? newPhone : oldPhone,
    reader: { id: accountId },
    about: isForNew ? FOR_NEW : forCurrent(newPhone),
    context: id,
    guesses: phoneChangeGuesses(change),
    // The limit is per phone, so that many accounts together cannot flood it with codes. Each also needs a code of the present number.
    ...(isForNew && { countedFor: newPhone }),
  })
}

const FOR_NEW = { en: 'this number, which a Plink account changes to', ar: 'تغيير رقم حساب في Plink إلى هذا الرقم' }

const forCurrent = (phone: string) => ({
  en: `changing your number to ${displayedPhone(phone)}`,
  ar: `تغيير رقمك إلى \u2066${displayedPhone(phone)}\u2069`,
})

const displayedPhone = (phone: string) => formatPhone(phoneFromE164(phone))

export const presentPhoneCode = ({ sandbox }: Deps, id: string, code: SentCode): PhoneChangeCode => ({
  phoneChangeId: id,
  expiresAt: code.expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: OTP_ATTEMPTS,
  ...(sandbox && { otpCode: code.code }),
})

export const presentPhoneChange = (change: PhoneChangeRow): PhoneChange => ({
  phoneChangeId: change.id,
  newPhoneNumber: change.newPhone,
  state: change.state,
  createdAt: change.createdAt.toISOString(),
  ...(change.takesEffectAt && { takesEffectAt: change.takesEffectAt.toISOString() }),
})
