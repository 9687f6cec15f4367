let current: string | undefined

/** The token that calls carry. The onboarding state keeps it over a reload and hands it in here. */
export const bearerToken = (): string | undefined => current

export function setBearerToken(token: string | undefined): void {
  current = token
}
