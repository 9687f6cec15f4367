let current: string | undefined

/** The token of a sign-up under way. The onboarding state keeps it over a reload and hands it in here. */
export const bearerToken = (): string | undefined => current

export function setBearerToken(token: string | undefined): void {
  current = token
}

/** The operations that sign-up's own token opens; with all others only a session has business. */
const SIGN_UP = /^\/api\/v1\/(onboarding\/|verification\/|nafath\/|auth\/set-(password|passcode)$)/

export const takesSignUpToken = (path: string): boolean => SIGN_UP.test(path)

/** What administrators do takes their token and nobody else's. */
export const takesAdminToken = (path: string): boolean => path.startsWith('/api/admin/')
