import type { KybAnswers, KybCategory } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { changeApplicant, type OnboardingBearer, requireOpenStep } from '#api/people/applicants/applicant.ts'
import { codeOf } from '#api/people/applicants/kyb-choices.ts'
import { OTHER_PURPOSE } from '#domain/constants.ts'
import { type DetailsProblem, detailsProblem } from '#domain/purpose-details.ts'
import { visibleLine } from '#domain/visible-text.ts'

const DETAILS_MESSAGES: Record<DetailsProblem, string> = {
  required: 'Please specify details',
  too_short: 'Please provide more details (minimum 3 characters)',
  too_long: 'Details too long (maximum 100 characters)',
}

/** Stores the codes of the answers. The specification rates every self-service business low. */
export async function submitKyb({ db }: Deps, bearer: OnboardingBearer, body: KybAnswers): Promise<void> {
  requireOpenStep('kyb', bearer)
  const options = await db.select().from(kybOptions)
  const answers = {
    ...body,
    annualRevenue: codeOf(options, 'annual_revenue', body.annualRevenue),
    businessActivity: codeOf(options, 'business_activity', body.businessActivity),
    purposeOfAccount: body.purposeOfAccount.map(choice => codeOf(options, 'purpose_of_account', choice)),
  }
  const { annualRevenue, businessActivity, purposeOfAccount } = answers
  requireEachOnce(purposeOfAccount)
  const purposeOther = validDetails(answers)
  requireActive(options, answers)
  await changeApplicant(db, bearer.applicant.id, 'kyb', () => ({
    annualRevenue,
    businessActivity,
    purposes: purposeOfAccount,
    purposeOther,
    riskRating: 'low',
  }))
}

/** The contract has `uniqueItems`, which the schemas generated from it do not check. */
function requireEachOnce(purposes: string[]): void {
  if (new Set(purposes).size === purposes.length) return
  throw new PlinkError('VALIDATION_ERROR', { fields: { purposeOfAccount: 'Must not name a choice twice' } })
}

/** The details that the purpose `other` requires and no other purpose allows. */
function validDetails({ purposeOfAccount, purposeOther }: KybAnswers): string | null {
  const invalid = (message: string) => new PlinkError('VALIDATION_ERROR', { fields: { purposeOther: message } })
  if (!purposeOfAccount.includes(OTHER_PURPOSE)) {
    if (purposeOther) throw invalid('Is allowed only with the purpose `other`')
    return null
  }
  const details = visibleLine(purposeOther ?? '')
  const problem = detailsProblem(details)
  if (problem) throw invalid(DETAILS_MESSAGES[problem])
  return details
}

function requireActive(options: readonly (typeof kybOptions.$inferSelect)[], answers: KybAnswers): void {
  const isActive = (category: KybCategory, code: string) =>
    options.some(option => option.active && option.category === category && option.code === code)
  const invalid = [
    !isActive('annual_revenue', answers.annualRevenue) && 'annualRevenue',
    !isActive('business_activity', answers.businessActivity) && 'businessActivity',
    !answers.purposeOfAccount.every(code => isActive('purpose_of_account', code)) && 'purposeOfAccount',
  ].filter(field => field !== false)
  if (invalid.length === 0) return
  const fields = Object.fromEntries(invalid.map(field => [field, 'This choice is not available']))
  throw new PlinkError('KYB_OPTION_INVALID', { fields })
}
