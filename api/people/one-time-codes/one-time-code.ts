import { randomInt, randomUUID } from 'node:crypto'
import type { Locale } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type CounterKey, countOne, uncountOne } from '#api/kernel/db/counters.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { keyedHash } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { languageOf } from '#api/people/applicants/language.ts'
import {
  BUSINESS_LIMIT_FACTOR,
  OTP_LENGTH,
  OTP_LIFETIME_SECONDS,
  OTP_PER_HOUR,
  OTP_RESEND_SECONDS,
} from '#domain/constants.ts'
import {
  allowResend,
  type CodeKey,
  consumeCode,
  findCode,
  lockCode,
  replaceCode,
  restoreCode,
} from './one-time-code.store.ts'

const HOUR_SECONDS = 3600

/** The subjects for which codes are counted: a person or a program, and with a higher limit the business behind them. */
export interface CodeBudget {
  countedFor: string
  business: string
}

export interface CodeRequest extends CodeKey, Partial<CodeBudget> {
  phone: string
  /** The account, in whose language the message is, or the language of a sign-up. */
  reader: { id: string } | Locale
  /** Stored with the code and returned by `redeemCode`. */
  context: string
  guesses: Guesses
  /** The purpose of the code as the message names it. It is left out if the code can have only one purpose. */
  about?: Record<Locale, string>
  /** True if the code replaces one that can still be used. */
  again?: boolean
}

export interface SentCode {
  code: string
  expiresAt: Date
}

/**
 * Makes a code and sends it. A refusal leaves the last code as it is. Refused while the subject is locked, within 30 s of a code
 * that is still to be used, and above ten an hour, or more for the seeded accounts of the sandbox.
 */
export async function sendCode(deps: Deps, request: CodeRequest): Promise<SentCode> {
  const { db, clock, secretKey, sandbox } = deps
  const { purpose, subject, phone, context, guesses, again = false } = request
  const now = clock()
  await guesses.requireUnlocked(db, now)
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')
  const codeHash = keyedHash(secretKey, purpose, subject, code)
  const expiresAt = addSeconds(now, sandbox?.codeLifetimeSeconds(phone) ?? OTP_LIFETIME_SECONDS)
  const row = { purpose, subject, phone, codeHash, context, sentAt: now, expiresAt }
  await db.transaction(async tx => {
    if (!(await replaceCode(tx, row, OTP_RESEND_SECONDS, again))) throw await cooldown(tx, request, now)
    await limitCodes(tx, request, sandbox?.codesPerHour(phone) ?? OTP_PER_HOUR, now)
  })
  await deliver(deps, request, code, codeHash)
  return { code, expiresAt }
}

async function cooldown(db: Db, key: CodeKey, now: Date): Promise<PlinkError> {
  const last = await findCode(db, key)
  const end = addSeconds(last?.sentAt ?? now, OTP_RESEND_SECONDS)
  return new PlinkError('OTP_COOLDOWN', { retryAfterSeconds: secondsUntil(end, now) })
}

type CountedCode = Pick<CodeRequest, 'purpose' | 'countedFor' | 'business'>

/** The counters of a code, each with the factor by which it exceeds the limit of a person. */
function countersOf(
  { purpose, countedFor, business }: CountedCode,
  subject: string,
): { key: CounterKey; factor: number }[] {
  const counter = { key: { kind: `codes:${purpose}`, subject: countedFor ?? subject }, factor: 1 }
  if (business === undefined) return [counter]
  return [counter, { key: { kind: `codes_of_all:${purpose}`, subject: business }, factor: BUSINESS_LIMIT_FACTOR }]
}

async function limitCodes(db: Db, request: CodeRequest, perHour: number, now: Date): Promise<void> {
  for (const { key, factor } of countersOf(request, request.subject)) {
    const { count, windowStartedAt } = await countOne(db, key, HOUR_SECONDS, now)
    if (count <= factor * perHour) continue
    const end = addSeconds(windowStartedAt, HOUR_SECONDS)
    throw new PlinkError('RATE_LIMITED', { reason: 'codes_per_hour', retryAfterSeconds: secondsUntil(end, now) })
  }
}

/** A used code no longer counts: the limit is for codes that nobody uses, however much a business pays. */
export async function uncountCode(
  db: Db,
  { purpose, ...budget }: CodeBudget & Pick<CodeKey, 'purpose'>,
): Promise<void> {
  await uncount(db, { purpose, ...budget }, budget.countedFor)
}

async function uncount(db: Db, budget: CountedCode, subject: string): Promise<void> {
  for (const { key } of countersOf(budget, subject)) await uncountOne(db, key)
}

async function deliver({ db, clock, providers }: Deps, request: CodeRequest, code: string, codeHash: string) {
  try {
    const body = await textOf(db, request, code)
    if ((await providers.sms.send({ id: randomUUID(), to: request.phone, body })) === 'sent') return
    await uncount(db, request, request.subject)
    throw new PlinkError('OTP_SEND_FAILED')
  } catch (cause) {
    await allowResend(db, request, codeHash, addSeconds(clock(), -OTP_RESEND_SECONDS))
    throw cause
  }
}

async function textOf(db: Db, { reader, about }: CodeRequest, code: string): Promise<string> {
  const language = typeof reader === 'string' ? reader : await languageOf(db, reader.id)
  return language === 'ar'
    ? `رمزك في Plink هو ${code}.${about ? ` الغرض منه: ${about.ar}.` : ''} لا تعطِه لأحد.`
    : `Your Plink code is ${code}.${about ? ` It is for ${about.en}.` : ''} Do not share it with anyone.`
}

export interface Attempt {
  code: string
  guesses: Guesses
  /** Checks by its context whether the code was made for this attempt. Otherwise the code counts as gone. */
  isForAttempt?: (live: { context: string; sentAt: Date }) => boolean
}

/** The errors for a code that does not exist, that has expired, and that does not match. */
export interface Refusals {
  gone: () => PlinkError
  expired: () => PlinkError
  wrong: (details: { attemptsRemaining: number }) => PlinkError
}

/**
 * Uses the code up and runs `succeed` in the same transaction. A concurrent call waits at the row of the code, so the attempt is
 * counted before the code is compared, and only while there is a code to guess. The same wrong code counts each time that it is submitted.
 */
export async function redeemCode<Result>(
  { db, clock, secretKey }: Deps,
  key: CodeKey,
  { code, guesses, isForAttempt = () => true }: Attempt,
  refusals: Refusals,
  succeed: (tx: Db, context: string) => Promise<Result>,
): Promise<Result> {
  const now = clock()
  const codeHash = keyedHash(secretKey, key.purpose, key.subject, code)
  // A failure that costs an attempt is returned, not thrown: the attempt must be committed.
  const outcome = await db.transaction(async (tx): Promise<PlinkError | { result: Result }> => {
    const live = await lockCode(tx, key)
    // The check comes before the lock: a lock would tell strangers who name an account by its id that it exists, and its end restores no code.
    if (!live || live.consumedAt || !isForAttempt(live)) throw refusals.gone()
    await guesses.requireUnlocked(tx, now)
    if (live.expiresAt <= now) throw refusals.expired()
    const guess = await guesses.take(tx, live.context, now)
    if (guess instanceof PlinkError) return guess
    if (live.codeHash !== codeHash) {
      const remaining = await guess.wrong()
      return remaining instanceof PlinkError ? remaining : refusals.wrong(remaining)
    }
    await consumeCode(tx, key, now)
    await guess.right()
    return { result: await succeed(tx, live.context) }
  })
  if (outcome instanceof PlinkError) throw outcome
  return outcome.result
}

/** Makes a used code valid again, because the operation that used it failed. */
export const reactivateCode = ({ db, secretKey }: Deps, key: CodeKey, code: string): Promise<void> =>
  restoreCode(db, key, keyedHash(secretKey, key.purpose, key.subject, code))

/** One guess at a code. It is counted before the code is compared. */
interface Guess {
  /** The error to respond with: how many guesses are left, or the lock that this guess led to. */
  wrong(): Promise<{ attemptsRemaining: number } | PlinkError>
  right(): Promise<void>
}

/** Limits the guesses at a code. */
export interface Guesses {
  /** Throws while the subject is locked. */
  requireUnlocked(db: Db, now: Date): Promise<void>
  /**
   * A refusal that locks the subject is returned rather than thrown, so that the transaction commits the lock.
   * @param context the context stored with the code
   */
  take(tx: Db, context: string, now: Date): Promise<Guess | PlinkError>
}
