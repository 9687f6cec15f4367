import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import type { Node } from '#api/contract/flatten-contract.ts'
import { readableLines } from './prism-lines.ts'

const HOST = '127.0.0.1'

export interface Prism {
  /** Rejects with the reason in words. */
  listen(port: number): Promise<void>
  close(): Promise<void>
}

/** A Prism mock of the contract. */
export async function createPrism(contract: Node, print: (line: string) => void): Promise<Prism> {
  const server = createServer(await getHttpOperationsFromSpec(structuredClone(contract)), {
    cors: true,
    config: {
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      // What breaks the contract is answered as the contract says, and told on the console.
      errors: false,
      isProxy: false,
      mock: { dynamic: false },
      upstreamProxy: undefined,
    },
    components: { logger: createLogger('mock', { level: 'info' }, { write: readableLines(print) }) },
  })
  const listen = async (port: number) => {
    await server.listen(port, HOST).catch(reason => {
      throw new Error(String(reason).includes('EADDRINUSE') ? `Port ${port} is taken.` : String(reason))
    })
  }
  return { listen, close: () => server.close() }
}
