import { isOpen, latestOpenStep, type OnboardingFacts, type Step } from '#domain/onboarding.ts'
import { paths } from '#web/paths.ts'

const PATH_OF_STEP: Record<Step, string> = {
  businessType: paths.businessType,
  phone: paths.phone,
  otp: paths.otp,
  cr: paths.crNumber,
  id: paths.idNumber,
  nafath: paths.nafath,
  globalScreening: paths.globalScreening,
  kyb: paths.kyb,
  password: paths.password,
  done: paths.complete,
}

export function stepPath(step: Step, { joins = false }: OnboardingFacts = {}): string {
  return joins && (step === 'businessType' || step === 'phone') ? paths.join : PATH_OF_STEP[step]
}

/** The path that a visit to this step is redirected to, or null if the step is open. */
export function redirectFrom(step: Step, facts: OnboardingFacts): string | null {
  return isOpen(step, facts) ? null : stepPath(latestOpenStep(facts), facts)
}
