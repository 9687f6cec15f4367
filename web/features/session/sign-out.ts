import { logout } from '#web/api/generated/auth.ts'
import { callInBackground } from '#web/api/query-client.ts'
import { endSession, session, sessionActivity } from '#web/session/session-state.ts'

/** Signs this browser out, in every tab, at once. */
export function signOut(): void {
  sessionActivity.end()
  dropSession()
}

/**
 * Deletes the tokens of an ended session and ends it on the server, so that the refresh token becomes invalid too. The page does
 * not wait for the server and may even be closed meanwhile.
 */
export function dropSession(): void {
  const tokens = session.get()
  endSession()
  forgetSignUp()
  if (!tokens) return
  callInBackground(headers => logout({ refreshToken: tokens.refreshToken }, headers, { keepalive: true }))
}

/** A sign-up whose profile is still missing has the numbers and answers of the customer. Few sessions have one, so its state is loaded on demand. */
function forgetSignUp(): void {
  import('#web/sign-up/onboarding-state.ts').then(({ resetOnboarding }) => resetOnboarding()).catch(() => {})
}
