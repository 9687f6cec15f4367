let current: string | undefined

/** The token of an unfinished sign-up. The onboarding state stores it and sets it here after a reload. */
export const bearerToken = (): string | undefined => current

export function setBearerToken(token: string | undefined): void {
  current = token
}

/** The operations that require the sign-up token. All others use the session. */
const SIGN_UP = /^\/api\/v1\/(onboarding\/|verification\/|nafath\/|auth\/set-(password|passcode)$)/

export const takesSignUpToken = (path: string): boolean => SIGN_UP.test(path)

/** The operations that require the administrator's token. */
export const takesAdminToken = (path: string): boolean => path.startsWith('/api/admin/') || path === '/health/providers'
