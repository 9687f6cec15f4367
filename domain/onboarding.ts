import { OTP_ATTEMPTS, OTP_ATTEMPTS_FREELANCER } from './constants.ts'

export const SELF_SERVICE_BUSINESS_TYPES = ['sole-proprietorship', 'individual-owner-company', 'freelancer'] as const
export const BUSINESS_TYPES = [
  'sole-proprietorship',
  'individual-owner-company',
  'multi-owner-company',
  'freelancer',
] as const
export type BusinessType = (typeof BUSINESS_TYPES)[number]

export const STEPS = [
  'businessType',
  'phone',
  'otp',
  'cr',
  'id',
  'nafath',
  'globalScreening',
  'kyb',
  'password',
  'done',
] as const
export type Step = (typeof STEPS)[number]

/** The steps that the side panel names; the others belong to one of these, see `panelStepOf`. */
export const PANEL_STEPS = ['businessType', 'phone', 'cr', 'id', 'nafath', 'kyb'] as const
export type PanelStep = (typeof PANEL_STEPS)[number]

export type NafathStatus = 'REDIRECTION' | 'SENT' | 'UNDER_REVIEW' | 'RECEIVED' | 'FAILED' | 'REJECTED'

/** What is known about an applicant: on the server what was verified, in the browser what it remembers. */
export interface OnboardingFacts {
  businessType?: BusinessType
  phone?: string
  otpVerified?: boolean
  crVerified?: boolean
  idVerified?: boolean
  nafathStatus?: NafathStatus
  /**
   * The server always says true or false, so nobody reaches KYB past the screening. The browser leaves it out while it
   * does not know: then an approved identity alone opens KYB there, and the server has the last word.
   */
  screeningClear?: boolean
  kybData?: unknown
  passwordSet?: boolean
}

/** The one guard table of sign-up: what must be known before a step opens. */
export const PRECONDITIONS: Record<Step, (facts: OnboardingFacts) => boolean> = {
  businessType: () => true,
  phone: facts => Boolean(facts.businessType),
  otp: facts => Boolean(facts.phone),
  cr: facts => facts.otpVerified === true,
  id: facts => facts.crVerified === true,
  nafath: facts => facts.idVerified === true,
  globalScreening: facts => facts.nafathStatus === 'RECEIVED',
  kyb: facts => facts.nafathStatus === 'RECEIVED' && facts.screeningClear !== false,
  password: facts => facts.kybData !== undefined && facts.kybData !== null,
  done: facts => facts.passwordSet === true,
}

export function isOpen(step: Step, facts: OnboardingFacts): boolean {
  return PRECONDITIONS[step](facts)
}

/** Where a visit to a closed step is sent: the latest step, in order, that is open. */
export function latestOpenStep(facts: OnboardingFacts): Step {
  return STEPS.findLast(step => isOpen(step, facts)) ?? 'businessType'
}

/** The step that follows; the last one is followed by itself. */
export function nextStep(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? step
}

/** The label of the side panel under which a step stands. */
export function panelStepOf(step: Step): PanelStep {
  if (step === 'otp') return 'phone'
  if (step === 'globalScreening') return 'nafath'
  if (step === 'password' || step === 'done') return 'kyb'
  return step
}

/** How many codes may be tried at sign-up. */
export function otpAttemptsAllowed(businessType: BusinessType): 3 | 5 {
  return businessType === 'freelancer' ? OTP_ATTEMPTS_FREELANCER : OTP_ATTEMPTS
}
