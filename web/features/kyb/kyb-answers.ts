import { OTHER_PURPOSE } from '#domain/constants.ts'
import { type DetailsProblem, detailsProblem } from '#domain/purpose-details.ts'
import { visibleLine } from '#domain/visible-text.ts'
import type { KybAnswers } from '#web/api/generated/plinkAPI.schemas.ts'

/** The values of the form. */
export interface KybValues {
  purposeOfAccount: readonly string[]
  purposeOther: string
  businessActivity: string
  annualRevenue: string
}

export function kybValues(answers: Partial<KybAnswers> = {}): KybValues {
  const { purposeOfAccount = [], purposeOther = '', businessActivity = '', annualRevenue = '' } = answers
  return { purposeOfAccount, purposeOther, businessActivity, annualRevenue }
}

export function asksForDetails({ purposeOfAccount }: Pick<KybValues, 'purposeOfAccount'>): boolean {
  return purposeOfAccount.includes(OTHER_PURPOSE)
}

export function choiceProblem(choice: string | readonly string[]): 'required' | null {
  return choice.length === 0 ? 'required' : null
}

/** Checks the typed text. Line breaks and tabs count as spaces. */
export function otherPurposeProblem(text: string): DetailsProblem | null {
  return detailsProblem(text)
}

export function isComplete(values: KybValues): boolean {
  const choices = [values.purposeOfAccount, values.businessActivity, values.annualRevenue]
  if (choices.some(choice => choiceProblem(choice) !== null)) return false
  return !asksForDetails(values) || otherPurposeProblem(values.purposeOther) === null
}

/** The answers to send. They contain the details only with the purpose "other". Typed details stay in the form. */
export function kybAnswers({ purposeOfAccount, purposeOther, businessActivity, annualRevenue }: KybValues): KybAnswers {
  return {
    annualRevenue,
    businessActivity,
    purposeOfAccount: [...purposeOfAccount],
    ...(asksForDetails({ purposeOfAccount }) && { purposeOther: visibleLine(purposeOther) }),
  }
}
