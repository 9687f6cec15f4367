import type { ApprovalCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { uncountOne } from '#api/kernel/db/counters.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { countedGuesses } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import type { Refusals, SentCode } from '#api/people/one-time-codes/one-time-code.ts'
import { OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'

/** There is one code per payment and person, so that two people may approve at once. */
export const approvalCode = (approvalId: string, { id }: Account): CodeKey => ({
  purpose: 'approval',
  subject: `${approvalId} ${id}`,
})

/** All payments that somebody approves share their guesses, so that guessing at one after the other gives no more of them. */
export const approvalGuesses = ({ id }: Account) =>
  countedGuesses({ kind: 'attempts:approval', subject: id }, () => OTP_ATTEMPTS)

/** A used code no longer counts: the limit is for codes that nobody uses. */
export const uncountCode = (tx: Db, { id }: Account): Promise<void> =>
  uncountOne(tx, { kind: 'codes:approval', subject: id })

export const REFUSALS: Refusals = {
  gone: () => new PlinkError('OTP_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

export const presentCode = ({ sandbox }: Deps, { code, expiresAt }: SentCode): ApprovalCode => ({
  expiresAt: expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: OTP_ATTEMPTS,
  ...(sandbox && { otpCode: code }),
})
