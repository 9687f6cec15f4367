import { useNavigate } from 'react-router-dom'
import { deviceNow } from '#web/lib/clock.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { paths } from '#web/paths.ts'
import { createActivityStore } from '#web/session/activity-store.ts'
import { createActivityLog } from '#web/session/inactivity.ts'
import { sessionEndOf } from '#web/session/session-end.ts'
import { resetOnboarding } from '#web/sign-up/onboarding-state.ts'
import { InactivityGuard } from './InactivityGuard.tsx'

const log = createActivityLog(createActivityStore(deviceStorage, 'plink.lastActivity'), deviceNow)

/**
 * The session of a sign-up. Its end leaves nothing in this browser. A person who verifies the phone again continues with the steps that the server
 * has verified.
 */
export function OnboardingSession() {
  const navigate = useNavigate()
  const leave = () => {
    resetOnboarding()
    navigate(paths.landing, { replace: true, state: sessionEndOf('sign_up', log) })
  }
  return <InactivityGuard fresh log={log} onOver={leave} />
}
