import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import type { Node } from '#api/contract/flatten-contract.ts'

const HOST = '127.0.0.1'

export interface Prism {
  /** Rejects with a readable reason. */
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
      // Prism responds to invalid requests as the contract declares. The log shows the violations.
      errors: false,
      isProxy: false,
      mock: { dynamic: false },
      upstreamProxy: undefined,
    },
    components: { logger: createLogger('mock', { level: 'info' }, { write: readableLines(print) }) },
  })
  const listen = async (port: number) => {
    await server.listen(port, HOST).catch(reason => {
      throw new Error(String(reason).includes('EADDRINUSE') ? `Port ${port} is in use.` : String(reason))
    })
  }
  return { listen, close: () => server.close() }
}

/** The relevant fields of a line of Prism's log. */
interface LogLine {
  level?: number
  name?: string
  msg?: string
  input?: { method?: string; url?: { path?: string }; headers?: Record<string, string> }
}

const WARN = 40
const VIOLATION = 'Violation: '

/** Converts Prism's log into a line for each request, followed by its violations of the contract. */
export function readableLines(print: (line: string) => void): (line: string) => void {
  return written => {
    const line: LogLine = JSON.parse(written)
    const text = readable(line)
    if (text !== undefined) print(text)
  }
}

function readable({ level = 0, name, msg = '', input }: LogLine): string | undefined {
  if (msg === 'Request received' && input) return requestLine(input)
  if (level < WARN) return undefined
  if (name !== 'VALIDATOR') return `  ! ${msg}`
  // Prism logs each violation twice. This line also has its location.
  return msg.startsWith(VIOLATION) ? `  ! breaks the contract: ${msg.slice(VIOLATION.length)}` : undefined
}

function requestLine({ method = '', url, headers }: NonNullable<LogLine['input']>): string {
  const chosen = headers?.prefer === undefined ? '' : `  ${headers.prefer}`
  return `${method.toUpperCase()} ${url?.path ?? ''}${chosen}`
}
