import { phoneToE164 } from '#domain/phone.ts'
import type { OnboardingSession } from '#web/api/generated/plinkAPI.schemas.ts'
import { getOnboarding } from '#web/sign-up/onboarding-state.ts'

/** The server's sign-up session, built from the steps in this browser. The contract's only example would always lead to the same step. */
export function sessionFromBrowser(example: string): string {
  const session: OnboardingSession = JSON.parse(example)
  const { currentStep, completedSteps, data } = getOnboarding()
  if (data.phone === undefined) return example
  const { codeSent, phoneToVerify, typed, nafathStatus, screeningClear, ...facts } = data
  const browserData = {
    ...session.data,
    ...facts,
    phone: phoneToE164(data.phone),
    ...(screeningClear && { screeningStatus: 'CLEAR' }),
  }
  return JSON.stringify({ ...session, currentStep, completedSteps, data: browserData })
}
