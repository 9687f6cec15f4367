import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { applicants, onboardingTokens } from '#api/db/schema/onboarding.ts'
import type { Deps } from '#api/deps.ts'
import { type Refusals, redeemCode, sendCode } from '#api/one-time-codes/one-time-code.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { newToken, sha256 } from '#api/platform/cryptography.ts'
import { type ErrorDetails, PlinkError } from '#api/platform/plink-error.ts'
import { ONBOARDING_STATE_HOURS } from '#domain/constants.ts'
import { type BusinessType, otpAttemptsAllowed } from '#domain/onboarding.ts'
import { phoneGuesses } from './phone-guesses.ts'
import { type SelfServiceType, selfService } from './self-service.ts'

const keyOf = (phone: string) => ({ purpose: 'sign_up' as const, subject: phone })

/** Sends the sign-up code to a phone that has no account yet. */
export async function startSignUp(deps: Deps, phone: string, businessType: BusinessType) {
  const type = selfService(businessType)
  if (!type) throw new PlinkError('BUSINESS_TYPE_NOT_SUPPORTED')
  if (await accountOf(deps.db, phone)) throw new PlinkError('PHONE_DUPLICATE')
  const sent = await sendCode(deps, { ...keyOf(phone), phone, context: type, guesses: phoneGuesses(phone) })
  return { ...sent, attemptsAllowed: otpAttemptsAllowed(type) }
}

async function accountOf(db: Db, phone: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.phone, phone))
  return account
}

const wrongCode = (details: ErrorDetails = {}) =>
  new PlinkError('VALIDATION_ERROR', { error: 'Invalid verification code', ...details })

const REFUSALS: Refusals = {
  gone: wrongCode,
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: wrongCode,
}

/** The phone is proved. Whoever has an account by now is sent to sign in and gets no token. */
export async function verifyPhone(deps: Deps, phone: string, code: string) {
  const attempt = { code, guesses: phoneGuesses(phone) }
  return redeemCode(deps, keyOf(phone), attempt, REFUSALS, async (tx, type) => {
    await lockApplicantOf(tx, phone)
    const account = await accountOf(tx, phone)
    if (account) return { userId: account.id, account }
    const userId = await enterApplicant(tx, phone, selfService(type) ?? 'freelancer', deps.clock())
    return { userId, session: await openSession(tx, userId, deps.clock()) }
  })
}

/** Whoever is just setting the password is waited for: an account must not lose the facts that it rests on. */
async function lockApplicantOf(tx: Db, phone: string): Promise<void> {
  await tx.select({ id: applicants.id }).from(applicants).where(eq(applicants.phone, phone)).for('update')
}

/** A new applicant, or the one who began with this phone: the verified facts stay, except what another business type voids. */
async function enterApplicant(tx: Db, phone: string, businessType: SelfServiceType, now: Date): Promise<string> {
  const sameType = sql`${applicants.businessType} = ${businessType}`
  const [applicant] = await tx
    .insert(applicants)
    .values({ id: randomUUID(), phone, businessType, phoneVerifiedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: applicants.phone,
      set: {
        businessType,
        phoneVerifiedAt: now,
        screeningStatus: sql`case when ${sameType} then ${applicants.screeningStatus} end`,
        riskRating: sql`case when ${sameType} then ${applicants.riskRating} end`,
      },
    })
    .returning({ id: applicants.id })
  return applicant!.id
}

async function openSession(tx: Db, applicantId: string, now: Date) {
  const token = newToken()
  const expiresAt = addSeconds(now, ONBOARDING_STATE_HOURS * 3600)
  await tx.insert(onboardingTokens).values({ tokenHash: sha256(token), applicantId, expiresAt })
  return { token, expiresAt }
}
