import { sessionActivity } from '#web/session/session-state.ts'
import { InactivityGuard } from './InactivityGuard.tsx'
import { dropSession } from './sign-out.ts'

/** The session of a signed-in customer. The guard around it redirects when it ends. */
export function CustomerSession() {
  return <InactivityGuard log={sessionActivity} onOver={dropSession} />
}
