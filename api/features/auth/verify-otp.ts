import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Locale, VerifyOtpRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { type Applicant, applicants, onboardingTokens, termsAcceptances } from '#api/kernel/db/schema/onboarding.ts'
import type { InvitationRow } from '#api/kernel/db/schema/team.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { newToken, sha256 } from '#api/kernel/platform/cryptography.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { accountOfPhone } from '#api/people/accounts/find-account.ts'
import { type ApplicantChange, withoutIdentity, withoutScreening } from '#api/people/applicants/applicant.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { openInvitationOf } from '#api/people/team/invitations.ts'
import { ONBOARDING_STATE_HOURS } from '#domain/constants.ts'
import { JOINS_TEAM, type SelfServiceType, signUpCode, signUpContextOf, signUpGuesses } from './sign-up-code.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('OTP_VERIFY_FAILED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'Invalid verification code', ...details }),
}

/** Verifies the phone. If the phone has an account by now, returns no token: the next step is to sign in. */
export async function verifyOtp(deps: Deps, { phoneNumber: phone, otp: code, locale }: VerifyOtpRequest) {
  const attempt = { code, guesses: signUpGuesses(phone) }
  return redeemCode(deps, signUpCode(phone), attempt, REFUSALS, async (tx, context) => {
    const applicant = await lockApplicantOf(tx, phone)
    const account = await accountOfPhone(tx, phone)
    if (account) return keepResponse(tx, present({ userId: account.id, account }))
    const caller = { known: applicant, phone, language: locale }
    const userId = await upsertApplicant(tx, caller, await aimOf(tx, phone, context, deps.clock()), deps.clock())
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
async function lockApplicantOf(tx: Db, phone: string): Promise<Applicant | undefined> {
  const isOfPhone = and(hasValue(applicants.phone, phone), isNull(applicants.closedAt))
  const [applicant] = await tx.select().from(applicants).where(isOfPhone).for('no key update')
  return applicant
}

/** The aim of a sign-up: an account for a business of this type, or a place in the team of the business that has invited the phone. */
type SignUpAim = { type: SelfServiceType } | { invitation: InvitationRow; business: Applicant }

/** Throws `INVITATION_ENDED`. */
async function aimOf(tx: Db, phone: string, context: string, now: Date): Promise<SignUpAim> {
  if (context !== JOINS_TEAM) return { type: signUpContextOf(context).type }
  const invitation = await openInvitationOf(tx, phone, now)
  if (!invitation) throw new PlinkError('INVITATION_ENDED')
  const [business] = await tx.select().from(applicants).where(eq(applicants.id, invitation.businessId))
  if (!business) throw new PlinkError('INVITATION_ENDED')
  return { invitation, business }
}

interface PhoneCaller {
  known: Applicant | undefined
  phone: string
  /** The language of the messages to the applicant, if the request named one. */
  language: Locale | undefined
}

/** Inserts an applicant, or updates the one with this phone. */
async function upsertApplicant(
  tx: Db,
  { known, phone, language }: PhoneCaller,
  sought: SignUpAim,
  now: Date,
): Promise<string> {
  const facts = {
    phone,
    ...(language && { language }),
    phoneVerifiedAt: now,
    ...('type' in sought ? businessTypeFacts(known, sought.type) : teamFacts(known, sought)),
  }
  if (known) {
    await tx.update(applicants).set(facts).where(eq(applicants.id, known.id))
    return known.id
  }
  const [applicant] = await tx
    .insert(applicants)
    .values({ id: randomUUID(), createdAt: now, ...facts })
    .onConflictDoUpdate({ target: applicants.phone, targetWhere: isNull(applicants.closedAt), set: facts })
    .returning({ id: applicants.id })
  return applicant!.id
}

/** Another business type voids only the screening and the questionnaire. An applicant who was about to join a business begins anew. */
function businessTypeFacts(applicant: Applicant | undefined, businessType: SelfServiceType) {
  if (applicant?.invitationId) return { businessType, invitationId: null, ...WITHOUT_BUSINESS }
  return { businessType, ...(applicant && applicant.businessType !== businessType && withoutScreening) }
}

const WITHOUT_BUSINESS = {
  crNumber: null,
  unifiedNumber: null,
  crLegalName: null,
  crLegalNameArabic: null,
  crIssueDate: null,
  crExpiryDate: null,
  parties: null,
  annualRevenue: null,
  businessActivity: null,
  purposes: null,
  purposeOther: null,
  screenedId: null,
  ...withoutIdentity,
} satisfies ApplicantChange

/** The facts of the business apply to the applicant. The identity that the phone has proved stays, and is screened with this business. */
function teamFacts(
  applicant: Applicant | undefined,
  { invitation, business }: Extract<SignUpAim, { business: Applicant }>,
) {
  const { businessType, crNumber, crLegalName, crLegalNameArabic, crIssueDate, crExpiryDate } = business
  const { annualRevenue, businessActivity, purposes, purposeOther } = business
  return {
    invitationId: invitation.id,
    // The owner and the member sign in with their own IDs. The unified number identifies the business.
    unifiedNumber: null,
    parties: null,
    ...{ businessType, crNumber, crLegalName, crLegalNameArabic, crIssueDate, crExpiryDate },
    ...{ annualRevenue, businessActivity, purposes, purposeOther },
    ...(applicant?.invitationId !== invitation.id && withoutScreening),
  }
}

/** An applicant accepts the terms in force by continuing from the phone step. The applicant is known once the phone is verified. */
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
