import type { Log } from '#api/kernel/platform/log.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { PayeeCheckProvider } from '#api/outside/providers/money-providers.ts'
import { verifyAccount } from './generated/routes.ts'

/** Checks the owners of accounts through Tarabut, which compares the identifier and not the name. */
export function tarabutPayeeCheck(tarabut: ProviderClient, log: Log): PayeeCheckProvider {
  return {
    check: ({ iban, identifier }) =>
      orUnavailable(async () => {
        const { status, body } = await tarabut.call(verifyAccount, { body: { iban, identifier } })
        if (status !== 200) return 'mismatch'
        switch (body.result?.toUpperCase().replaceAll('_', ' ')) {
          case 'VERIFIED':
            return 'match'
          case 'NOT VERIFIED':
            return 'mismatch'
          case 'UNABLE TO VERIFY':
            return 'unavailable'
          default:
            log.warn(
              { provider: 'tarabut', result: body.result },
              'Tarabut returned a result that Plink does not know. The payee counts as not checked. Add the result to the adapter.',
            )
            return 'unavailable'
        }
      }, 'unavailable'),
  }
}
