/**
 * Ends the token of a sign-up on the server. Nobody waits for it, and a token that has ended already is no error. The first step has a state
 * but calls nothing, so the caller is loaded on demand.
 */
export function endSignUpToken(onboardingToken: string): void {
  import('#web/api/generated/auth.ts')
    .then(({ logout }) => logout({ onboardingToken }, { keepalive: true }))
    .catch(() => {})
}
