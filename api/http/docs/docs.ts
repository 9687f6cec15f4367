import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env, Hono } from 'hono'
import { SERVER_ADDRESS } from '#api/contract/public-contract.ts'
import type { Deps } from '#api/deps.ts'
import { setFileHeaders } from '#api/http/static/security-headers.ts'
import { compressedFile, sendFile } from '#api/http/static/static-file.ts'
import { memoizeAsync } from '#api/kernel/platform/memoize-async.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import type { ContractDocuments } from './contract-documents.ts'
import { mountTryPages } from './try-page.ts'

const read = (name: string) => readFileSync(new URL(name, PROJECT_ROOT), 'utf8')

const JSON_TYPE = 'application/json'
const YAML_TYPE = 'application/yaml; charset=utf-8'
const DOCUMENTS = ['/openapi.yaml', '/openapi.json', '/workflows.arazzo.yaml']

/**
 * Serves the flows, the contract as YAML and as JSON, without the operations marked `x-internal`, and the pages to try it. The reference and the
 * guides are part of the web app. Generators take the address of the API from the contract, so it names this server in full.
 */
export function mountDocs<E extends Env>(app: Hono<E>, { publicUrl }: Pick<Deps, 'publicUrl'>): void {
  const documentAt = (name: keyof ContractDocuments, type: string) =>
    memoizeAsync(async () =>
      compressedFile(
        (await documentNamed(name)).replaceAll(SERVER_ADDRESS, () => publicUrl),
        type,
      ),
    )
  const yaml = documentAt('openapi.yaml', YAML_TYPE)
  const json = documentAt('openapi.json', JSON_TYPE)
  const flows = memoizeAsync(() => compressedFile(read('workflows.arazzo.yaml'), YAML_TYPE))
  for (const path of DOCUMENTS) {
    app.use(path, async (c, next) => {
      setFileHeaders(c)
      await next()
    })
  }
  // Editors and generators in pages of other origins read the contract by its address.
  for (const path of DOCUMENTS) {
    app.use(path, async (c, next) => {
      c.header('Access-Control-Allow-Origin', '*')
      await next()
    })
  }
  app.get('/openapi.yaml', async c => sendFile(c, await yaml(), 'no-cache'))
  app.get('/workflows.arazzo.yaml', async c => sendFile(c, await flows(), 'no-cache'))
  app.get('/openapi.json', async c => sendFile(c, await json(), 'no-cache'))
  mountTryPages(app)
}

/** The build writes the documents beside the server. A server that runs from its sources has none. */
async function documentNamed(name: keyof ContractDocuments): Promise<string> {
  const builtFile = join(import.meta.dirname, name)
  if (existsSync(builtFile)) return readFile(builtFile, 'utf8')
  const { contractDocuments } = await import('./contract-documents.ts')
  return contractDocuments(read('openapi.yaml'))[name]
}
