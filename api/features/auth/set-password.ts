import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { type Db, violatedUnique } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import type { InvitationRow } from '#api/kernel/db/schema/team.ts'
import { resealApplicant } from '#api/kernel/db/sealed/reseal.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isRotating } from '#api/kernel/platform/sealing.ts'
import { requireUnregistered } from '#api/people/accounts/find-account.ts'
import {
  factsOf,
  lockApplicant,
  type OnboardingBearer,
  requireStep,
  sealedDateOfBirth,
} from '#api/people/applicants/applicant.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { acceptInvitation } from '#api/people/team/invitations.ts'
import { phoneEnd } from '#api/people/team/members.ts'
import { notifyOwners } from '#api/people/team/notify-owners.ts'
import { type PasswordProblem, passwordProblem } from '#domain/password.ts'

const PASSWORD_MESSAGES: Record<PasswordProblem, string> = {
  required: 'Password is required',
  length: 'Password must be at least 8 characters',
  letters: 'Password must contain letters',
  numbers: 'Password must contain numbers',
  symbols: 'Password must contain symbols',
  too_long: 'Password must be at most 128 characters',
  common: 'This password is too easy to guess',
}

/** Opens the account with its first password. The unique columns of `accounts` let only one of two concurrent calls succeed. */
export async function setPassword(deps: Deps, bearer: OnboardingBearer, userId: string, password: string) {
  if (bearer.applicant.id !== userId) throw new PlinkError('FORBIDDEN')
  requirePasswordStep(bearer)
  const problem = passwordProblem(password)
  if (problem) throw new PlinkError('VALIDATION_ERROR', { fields: { password: PASSWORD_MESSAGES[problem] } })
  return openAccount(deps, userId, await deps.passwords.hash(password))
}

function requirePasswordStep({ applicant, account }: OnboardingBearer): void {
  if (account) throw new PlinkError('ALREADY_SET')
  requireStep('password', factsOf(applicant, false))
}

async function openAccount({ db, clock }: Deps, id: string, passwordHash: string) {
  try {
    return await db.transaction(async tx => {
      if (isRotating()) await resealApplicant(tx, id)
      const applicant = await lockApplicant(tx, id)
      // The person may have joined a team in the meantime, which uses up the invitation.
      if (applicant.accountCreatedAt !== null) throw new PlinkError('ALREADY_SET')
      requireStep('password', factsOf(applicant, false))
      const team = await joinTeam(tx, applicant, clock())
      const facts = { ...verifiedFacts({ ...applicant, ...team?.rating }), ...team?.membership }
      // The unique columns do not find an account that the previous key sealed.
      await requireUnregistered(tx, facts.nationalId, id)
      await tx.insert(accounts).values({ ...facts, passwordHash, createdAt: clock() })
      if (team) await notifyOfMember(tx, applicant, team.membership, clock())
      return keepResponse(tx, { success: true as const, userId: id })
    })
  } catch (cause) {
    throw duplicateError(cause)
  }
}

/** Uses up the invitation that the applicant follows. The rating of the business applies to them too. Throws `INVITATION_ENDED`. */
async function joinTeam(tx: Db, { id, invitationId }: Applicant, now: Date) {
  if (invitationId === null) return undefined
  const { businessId, role } = await acceptInvitation(tx, invitationId, now)
  const rating = { riskRating: 'low' } as const
  await tx.update(applicants).set(rating).where(eq(applicants.id, id))
  return { rating, membership: { businessId, role } }
}

type Membership = Pick<InvitationRow, 'businessId' | 'role'>

async function notifyOfMember(
  tx: Db,
  { id, phone, personNameEnglish, personNameArabic }: Applicant,
  { businessId, role }: Membership,
  at: Date,
): Promise<void> {
  await notifyOwners(tx, businessId, { type: 'member_joined', member: { id, phone, role }, at })
  const name = personNameEnglish ?? personNameArabic ?? `Somebody with the number that ends in ${phoneEnd(phone)}`
  await notify(tx, { to: businessId, message: { key: 'member_joined', name }, at })
}

function verifiedFacts({ id, phone, nationalId, crNumber, unifiedNumber, dateOfBirth, riskRating }: Applicant) {
  // The password step requires these. The columns of `accounts` are not nullable.
  if (!nationalId || !crNumber || !dateOfBirth || !riskRating) throw new PlinkError('STEP_REQUIRED')
  return { id, phone, nationalId, crNumber, unifiedNumber, dateOfBirth: sealedDateOfBirth(id), riskRating }
}

function duplicateError(cause: unknown): unknown {
  switch (violatedUnique(cause)) {
    case 'accounts_national_id_unique':
      return new PlinkError('ID_DUPLICATE')
    case 'accounts_cr_number_unique':
    case 'accounts_unified_number_unique':
      return new PlinkError('CR_DUPLICATE')
    case 'accounts_pkey':
    case 'accounts_phone_unique':
      return new PlinkError('ALREADY_SET')
    default:
      return cause
  }
}
