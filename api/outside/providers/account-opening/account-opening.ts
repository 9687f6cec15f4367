import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { AccountOpeningProvider } from '#api/outside/providers/providers.ts'
import { openAccount } from './generated/routes.ts'

/** Opens accounts at the institution. Its account is named by our reference, so any attempt may be repeated. */
export function accountOpening(institution: ProviderClient): AccountOpeningProvider {
  return {
    open: ({ reference, nationalId, crNumber }) =>
      orUnavailable(async () => {
        const request = { params: { reference }, body: { nationalId, crNumber } }
        const { status } = await institution.call(openAccount, request)
        return status === 403 ? 'forbidden' : 'opened'
      }, 'unavailable'),
  }
}
