import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import type { TestProject } from 'vitest/node'
import { IS_GATE } from '#api/testing/gate.ts'
import { document, type Operation, operations } from '../contract.ts'
import { gateOfHook } from '../gate.ts'

/** What a test of a hook needs of an operation. */
export type HookOperation = Pick<Operation, 'id' | 'parameters' | 'scenarios'>

declare module 'vitest' {
  interface ProvidedContext {
    prismUrl: string
    hookOperations: HookOperation[]
  }
}

/** Starts a Prism mock of the contract for the tests in the browser. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = createServer(await getHttpOperationsFromSpec(structuredClone(document)), {
    cors: true,
    config: {
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      isProxy: false,
      mock: { dynamic: false },
      upstreamProxy: undefined,
    },
    components: { logger: createLogger('mock', { level: 'silent' }) },
  })
  provide('prismUrl', await server.listen(0, '127.0.0.1'))
  provide(
    'hookOperations',
    operations.map(({ id, parameters, scenarios }) => ({
      id,
      parameters,
      scenarios: IS_GATE ? gateOfHook(scenarios) : scenarios,
    })),
  )
  return () => server.close()
}
