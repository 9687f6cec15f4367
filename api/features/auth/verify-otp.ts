import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Locale, VerifyOtpRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { applicants, onboardingTokens, termsAcceptances } from '#api/kernel/db/schema/onboarding.ts'
import { hasValue } from '#api/kernel/db/sealed-columns.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { newToken, sha256 } from '#api/kernel/platform/cryptography.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { accountOfPhone } from '#api/people/accounts/find-account.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { ONBOARDING_STATE_HOURS } from '#domain/constants.ts'
import { type SelfServiceType, signUpCode, signUpContextOf, signUpGuesses } from './sign-up-code.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('OTP_VERIFY_FAILED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'Invalid verification code', ...details }),
}

/** Verifies the phone. If the phone has an account by now, returns no token: the next step is to sign in. */
export async function verifyOtp(deps: Deps, { phoneNumber: phone, otp: code, locale }: VerifyOtpRequest) {
  const attempt = { code, guesses: signUpGuesses(phone) }
  return redeemCode(deps, signUpCode(phone), attempt, REFUSALS, async (tx, context) => {
    const known = await lockApplicantOf(tx, phone)
    const account = await accountOfPhone(tx, phone)
    if (account) return keepResponse(tx, present({ userId: account.id, account }))
    const seen = { known, phone, language: locale }
    const userId = await upsertApplicant(tx, seen, signUpContextOf(context).type, deps.clock())
    await acceptTerms(tx, userId, deps)
    return keepResponse(tx, present({ userId, session: await openOnboardingSession(tx, userId, deps.clock()) }))
  })
}

interface Verified {
  userId: string
  account?: Account
  session?: { token: string; expiresAt: Date }
}

function present({ userId, account, session }: Verified) {
  return {
    success: true as const,
    verified: true as const,
    userId,
    nextStep: account ? ('login' as const) : ('set_credentials' as const),
    hasPassword: account !== undefined,
    hasPasscode: Boolean(account?.passcodeHash),
    ...(session && { token: session.token, expiresAt: session.expiresAt.toISOString() }),
  }
}

/** Waits for a concurrent `setPassword`, so that an account keeps the verified facts with which it was opened. */
async function lockApplicantOf(tx: Db, phone: string): Promise<string | undefined> {
  const isOfPhone = and(hasValue(applicants.phone, phone), isNull(applicants.closedAt))
  const [known] = await tx.select({ id: applicants.id }).from(applicants).where(isOfPhone).for('no key update')
  return known?.id
}

/** Inserts an applicant, or updates the one with this phone. Another business type voids the screening and the questionnaire, nothing else. */
async function upsertApplicant(
  tx: Db,
  { known, phone, language }: { known: string | undefined; phone: string; language: Locale | undefined },
  businessType: SelfServiceType,
  now: Date,
): Promise<string> {
  const sameType = sql`${applicants.businessType} = ${businessType}`
  const set = {
    phone,
    ...(language && { language }),
    businessType,
    phoneVerifiedAt: now,
    screeningStatus: sql`case when ${sameType} then ${applicants.screeningStatus} end`,
    riskRating: sql`case when ${sameType} then ${applicants.riskRating} end`,
  }
  if (known) {
    await tx.update(applicants).set(set).where(eq(applicants.id, known))
    return known
  }
  const [applicant] = await tx
    .insert(applicants)
    .values({ id: randomUUID(), phone, language, businessType, phoneVerifiedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: applicants.phone, targetWhere: isNull(applicants.closedAt), set })
    .returning({ id: applicants.id })
  return applicant!.id
}

/** Who continues from the phone step accepts the terms in force. It is known who that is once the phone is verified. */
async function acceptTerms(tx: Db, applicantId: string, { legal, clock }: Deps): Promise<void> {
  const acceptance = { applicantId, version: legal.termsVersion, acceptedAt: clock() }
  await tx.insert(termsAcceptances).values(acceptance).onConflictDoNothing()
}

async function openOnboardingSession(tx: Db, applicantId: string, now: Date) {
  const token = newToken()
  const expiresAt = addSeconds(now, ONBOARDING_STATE_HOURS * 3600)
  await tx.insert(onboardingTokens).values({ tokenHash: sha256(token), applicantId, expiresAt })
  return { token, expiresAt }
}
