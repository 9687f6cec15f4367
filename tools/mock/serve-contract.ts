import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { CONTRACT_PATH, onContractChange, readContract } from './contract-file.ts'
import { createMockServer } from './mock-server.ts'
import { mockedOperations } from './mocked-operations.ts'
import { startPrism } from './prism-process.ts'

const HOST = '127.0.0.1'

export interface Mock {
  url: string
  close(): void
}

/**
 * Serves a mock of openapi.yaml, which is updated whenever the file is saved. Prism reads a copy, because it would end if the saved file had an
 * error.
 */
export async function serveContract(port: number, print: (line: string) => void): Promise<Mock> {
  const folder = mkdtempSync(join(tmpdir(), 'plink-mock-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  const copy = join(folder, 'openapi.yaml')
  copyFileSync(CONTRACT_PATH, copy)
  const prism = startPrism(copy)
  const current = () => createMockServer({ prism: prism.url, operations: mockedOperations(readContract()), print })
  let respond = current()
  const server = createAdaptorServer({ fetch: request => respond(request) })
  const [listening] = await Promise.all([listen(server, port), prism.url()])
  const watching = onContractChange(async () => {
    try {
      await getHttpOperationsFromSpec(readContract())
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      return print(`openapi.yaml is invalid, so the mock still uses the last version: ${reason}`)
    }
    prism.reloads()
    copyFileSync(CONTRACT_PATH, copy)
    respond = current()
    await prism.url()
    print('openapi.yaml has changed. The mock now uses the new version.')
  })
  return {
    url: `http://${HOST}:${listening}`,
    close: () => {
      watching.close()
      server.close()
      prism.close()
      removeFolder()
    },
  }
}

type Listener = ReturnType<typeof createAdaptorServer>

/** Returns the port, which is a free one for 0. Rejects with a readable reason. */
async function listen(server: Listener, port: number): Promise<number> {
  server.listen(port, HOST)
  await once(server, 'listening').catch(cause => {
    throw cause.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Choose another one with PORT.`) : cause
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The mock listens on no port.')
  return address.port
}
