import type { createApp } from '#api/app.ts'
import { type TestApp, testApp } from '#api/testing/app.ts'
import { createOperationMatcher } from '#web/mock/match-request.ts'
import { operations } from './contract.ts'
import { validateUnread } from './validated-response.ts'

type App = ReturnType<typeof createApp>

/** Returns the application of a test. Prism validates every response of its operations, also of those that only prepare something. */
export async function contractApp(): Promise<TestApp> {
  const plink = await testApp()
  return {
    ...plink,
    app: withValidatedResponses(plink.app),
    with: changes => withValidatedResponses(plink.with(changes), isLive(changes) ? OF_LIVE_MODE : operations),
  }
}

const isLive = (changes: Parameters<TestApp['with']>[0]) => 'sandbox' in changes && changes.sandbox === undefined

/** Live mode knows no path of the sandbox. */
const OF_LIVE_MODE = operations.filter(({ tag }) => tag !== 'sandbox')

export function withValidatedResponses<Validated extends App>(app: Validated, served = operations): Validated {
  const match = createOperationMatcher(served)
  const { request } = app
  app.request = async (input, init, ...others) => {
    const response = await request(input, init, ...others)
    const { method = 'GET' } = input instanceof Request ? input : (init ?? {})
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    const operation = match(method, pathname)
    // A stream has no end. The tests of streams validate what they have read.
    const isStream = response.headers.get('Content-Type') === 'text/event-stream'
    if (operation && !isStream) await validateUnread(operation, response)
    return response
  }
  return app
}
