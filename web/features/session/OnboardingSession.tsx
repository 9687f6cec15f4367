import { setOnboardingToken } from '#web/sign-up/onboarding-state.ts'
import { InactivityGuard } from './InactivityGuard.tsx'

/** The session of a sign-up. Its end takes the token and leaves the answers: a new phone code brings everything back. */
export function OnboardingSession() {
  return <InactivityGuard endSession={() => setOnboardingToken(undefined)} />
}
