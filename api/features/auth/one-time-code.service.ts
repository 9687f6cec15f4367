import { randomInt } from 'node:crypto'
import { addSeconds, secondsUntil } from '#api/clock.ts'
import { keyedHash } from '#api/cryptography.ts'
import type { Db } from '#api/db/client.ts'
import { type AttemptRule, clearCounter, countAttempt, countOne, lockedUntil, uncountOne } from '#api/db/counters.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/plink-error.ts'
import {
  LOCKOUT_SECONDS,
  LOCKOUT_WINDOW_SECONDS,
  OTP_LENGTH,
  OTP_LIFETIME_SECONDS,
  OTP_RESEND_SECONDS,
} from '#domain/constants.ts'
import { allowResend, type CodeKey, consumeCode, findCode, lockCode, replaceCode } from './one-time-code.store.ts'

const HOUR_SECONDS = 3600
/** Nobody needs more codes than this in an hour; a stranger's phone gets no more messages either. */
const CODES_PER_HOUR = 10

export interface CodeRequest extends CodeKey {
  phone: string
  /** Kept with the code and answered by `redeemCode`. */
  context: string
}

/** Makes a code and sends it. A refusal leaves the last code as it is. Refused while the subject is locked, within 30 s of the last code, and above ten an hour. */
export async function sendCode(deps: Deps, request: CodeRequest): Promise<{ code: string; expiresAt: Date }> {
  const { db, clock, secretKey, sandbox } = deps
  const { purpose, subject, phone, context } = request
  const now = clock()
  await requireUnlocked(db, request, now)
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')
  const codeHash = keyedHash(secretKey, purpose, subject, code)
  const expiresAt = addSeconds(now, sandbox?.codeLifetimeSeconds(phone) ?? OTP_LIFETIME_SECONDS)
  const row = { purpose, subject, codeHash, context, sentAt: now, expiresAt }
  await db.transaction(async tx => {
    if (!(await replaceCode(tx, row, OTP_RESEND_SECONDS))) throw await cooldown(tx, request, now)
    await limitCodes(tx, request, now)
  })
  await deliver(deps, request, code, codeHash)
  return { code, expiresAt }
}

async function cooldown(db: Db, key: CodeKey, now: Date): Promise<PlinkError> {
  const last = await findCode(db, key)
  const end = addSeconds(last?.sentAt ?? now, OTP_RESEND_SECONDS)
  return new PlinkError('OTP_COOLDOWN', { retryAfterSeconds: secondsUntil(end, now) })
}

const codesOf = ({ purpose, subject }: CodeKey) => ({ kind: `codes:${purpose}`, subject })

async function limitCodes(db: Db, key: CodeKey, now: Date): Promise<void> {
  const { count, windowStartedAt } = await countOne(db, codesOf(key), HOUR_SECONDS, now)
  if (count <= CODES_PER_HOUR) return
  const end = addSeconds(windowStartedAt, HOUR_SECONDS)
  throw new PlinkError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(end, now) })
}

async function deliver({ db, clock, providers }: Deps, request: CodeRequest, code: string, codeHash: string) {
  const body = `Your Plink code is ${code}. Do not share it with anyone.`
  try {
    if ((await providers.sms.send({ to: request.phone, body })) === 'sent') return
    await uncountOne(db, codesOf(request))
    throw new PlinkError('OTP_SEND_FAILED')
  } catch (cause) {
    await allowResend(db, request, codeHash, addSeconds(clock(), -OTP_RESEND_SECONDS))
    throw cause
  }
}

/** How many codes may be tried for a context before the subject is locked. */
export type AttemptsAllowed = (context: string) => number

/**
 * Uses the code up and runs `succeed` in the same transaction. Whoever comes at once waits at the code's row, so the attempt is
 * counted before the code is compared, and only while there is a code to guess.
 */
export async function redeemCode<Result>(
  { db, clock, secretKey }: Deps,
  key: CodeKey,
  attempt: { code: string; attemptsAllowed: AttemptsAllowed },
  succeed: (tx: Db, context: string) => Promise<Result>,
): Promise<Result> {
  const now = clock()
  const codeHash = keyedHash(secretKey, key.purpose, key.subject, attempt.code)
  // A refusal is returned and not thrown: the attempt that it cost must be committed.
  const outcome = await db.transaction(async (tx): Promise<PlinkError | { result: Result }> => {
    const live = await lockCode(tx, key)
    await requireUnlocked(tx, key, now)
    if (!live || live.consumedAt) return new PlinkError('VALIDATION_ERROR', { error: WRONG_CODE })
    if (live.expiresAt <= now) return new PlinkError('OTP_EXPIRED')
    const attemptsRemaining = await takeAttempt(tx, key, attempt.attemptsAllowed(live.context), now)
    if (attemptsRemaining < 0) return locked(LOCKOUT_SECONDS)
    if (live.codeHash !== codeHash) return new PlinkError('VALIDATION_ERROR', { error: WRONG_CODE, attemptsRemaining })
    await consumeCode(tx, key, now)
    await clearCounter(tx, attemptsOf(key))
    return { result: await succeed(tx, live.context) }
  })
  if (outcome instanceof PlinkError) throw outcome
  return outcome.result
}

const WRONG_CODE = 'Invalid verification code'

const locked = (retryAfterSeconds: number) => new PlinkError('OTP_LOCKED', { retryAfterSeconds })

const attemptsOf = ({ purpose, subject }: CodeKey) => ({ kind: `attempts:${purpose}`, subject })

async function requireUnlocked(db: Db, key: CodeKey, now: Date): Promise<void> {
  const until = await lockedUntil(db, attemptsOf(key), now)
  if (until) throw locked(secondsUntil(until, now))
}

/** Counts this attempt and answers how many are left after it: below zero when it may not be made. */
async function takeAttempt(db: Db, key: CodeKey, allowed: number, now: Date): Promise<number> {
  const rule: AttemptRule = { allowed, windowSeconds: LOCKOUT_WINDOW_SECONDS, lockSeconds: LOCKOUT_SECONDS }
  const { count } = await countAttempt(db, attemptsOf(key), rule, now)
  return allowed - count
}
