import { phoneToE164 } from '#domain/phone.ts'
import type { OnboardingSession } from '#web/api/generated/model/index.ts'
import { getOnboarding } from '#web/sign-up/onboarding-state.ts'

/**
 * Where the sign-up stands, as a server would know it that has heard every answer given here. The contract's one example
 * would take whoever walks through the sign-up back to its own step.
 */
export function signUpSoFar(example: string): string {
  const session: OnboardingSession = JSON.parse(example)
  const { currentStep, completedSteps, data } = getOnboarding()
  if (data.phone === undefined) return example
  const { codeSent, phoneToVerify, typed, nafathStatus, screeningClear, ...facts } = data
  const known = {
    ...session.data,
    ...facts,
    phone: phoneToE164(data.phone),
    ...(screeningClear && { screeningStatus: 'CLEAR' }),
  }
  return JSON.stringify({ ...session, currentStep, completedSteps, data: known })
}
