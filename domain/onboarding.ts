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

/** The steps in the side panel. Every other step belongs to one of them: see `panelStepOf`. */
export const PANEL_STEPS = ['businessType', 'phone', 'cr', 'id', 'nafath', 'kyb'] as const
export type PanelStep = (typeof PANEL_STEPS)[number]

export type NafathStatus = 'REDIRECTION' | 'SENT' | 'UNDER_REVIEW' | 'RECEIVED' | 'FAILED' | 'REJECTED'

/** The progress of an applicant: verified facts on the server, remembered facts in the browser. */
export interface OnboardingFacts {
  businessType?: BusinessType
  phone?: string
  otpVerified?: boolean
  crVerified?: boolean
  idVerified?: boolean
  nafathStatus?: NafathStatus
  /**
   * Whether the screening is clear. The server always sets it, so the screening cannot be skipped. In the browser it is undefined while unknown: an
   * approved identity alone then opens KYB, and the server decides.
   */
  screeningClear?: boolean
  kybData?: unknown
  passwordSet?: boolean
  /** Whether the person joins the team of a business that already has an account with a registration and a questionnaire. */
  joins?: boolean
}

/** The only guard table of sign-up: the condition under which each step is open. */
export const PRECONDITIONS: Record<Step, (facts: OnboardingFacts) => boolean> = {
  businessType: () => true,
  phone: facts => Boolean(facts.businessType),
  otp: facts => Boolean(facts.phone),
  cr: facts => facts.otpVerified === true && !facts.joins,
  id: facts => facts.crVerified === true,
  nafath: facts => facts.idVerified === true,
  globalScreening: facts => facts.nafathStatus === 'RECEIVED',
  kyb: facts => facts.nafathStatus === 'RECEIVED' && facts.screeningClear !== false && !facts.joins,
  password: facts =>
    facts.joins
      ? facts.nafathStatus === 'RECEIVED' && facts.screeningClear === true
      : facts.kybData !== undefined && facts.kybData !== null,
  done: facts => facts.passwordSet === true,
}

export function isOpen(step: Step, facts: OnboardingFacts): boolean {
  return PRECONDITIONS[step](facts)
}

/** Returns the last open step. A visit to a closed step is redirected here. */
export function latestOpenStep(facts: OnboardingFacts): Step {
  return STEPS.findLast(step => isOpen(step, facts)) ?? 'businessType'
}

/** The steps that the business has already done for a person who joins its team. */
const STEPS_OF_BUSINESS: readonly Step[] = ['businessType', 'cr', 'kyb']

/** Returns the following step. The last step follows itself. */
export function nextStep(step: Step, { joins = false }: OnboardingFacts = {}): Step {
  const later = STEPS.slice(STEPS.indexOf(step) + 1)
  return later.find(each => !(joins && STEPS_OF_BUSINESS.includes(each))) ?? step
}

/** Returns the entries of the side panel. */
export function panelStepsOf({ joins = false }: OnboardingFacts): readonly PanelStep[] {
  return joins ? PANEL_STEPS.filter(step => !STEPS_OF_BUSINESS.includes(step)) : PANEL_STEPS
}

/** Returns the entry of the side panel that a step belongs to. */
export function panelStepOf(step: Step): PanelStep {
  if (step === 'otp') return 'phone'
  if (step === 'globalScreening') return 'nafath'
  if (step === 'password' || step === 'done') return 'kyb'
  return step
}

/** Whether everything under a label of the side panel is done, so that the step after it is open. */
export function isPanelStepDone(panelStep: PanelStep, facts: OnboardingFacts): boolean {
  const last = STEPS.findLast(step => panelStepOf(step) === panelStep) ?? panelStep
  return isOpen(nextStep(last, facts), facts)
}

/** Returns the number of attempts at the code of the sign-up. */
export function otpAttemptsAllowed(businessType: BusinessType): 3 | 5 {
  return businessType === 'freelancer' ? OTP_ATTEMPTS_FREELANCER : OTP_ATTEMPTS
}
