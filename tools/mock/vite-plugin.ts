import type { Plugin, ViteDevServer } from 'vite'
import { EXAMPLE_TIME } from '../../contract-tests/example-time.ts'
import { withoutApiKeys } from '../generate/without-api-keys.ts'
import { onContractChange, readContract } from './contract-file.ts'
import { exampleResponses, mockedOperations } from './mocked-operations.ts'

const CONTRACT = 'virtual:plink-contract'
const CONTRACT_MODULE = `\0${CONTRACT}`
const APP = 'src="/main.tsx"'
const APP_WITH_PICKER = 'src="/mock/entry.ts"'
const GALLERY = /^\/gallery(\/|\?|$)/

/** Provides the operations and examples of the contract to the page. */
export function contractPlugin(): Plugin {
  return {
    name: 'plink:contract',
    resolveId: id => (id === CONTRACT ? CONTRACT_MODULE : undefined),
    load: id => (id === CONTRACT_MODULE ? contractModule() : undefined),
  }
}

/** Adds the contract and the picker to the app and serves the gallery. Only `npm run dev:mock` and the bundle for tests use it. */
export function mockPlugin(): Plugin[] {
  return [contractPlugin(), pickerPlugin()]
}

function pickerPlugin(): Plugin {
  return {
    name: 'plink:mock',
    transformIndexHtml: { order: 'pre', handler: html => html.replace(APP, APP_WITH_PICKER) },
    configureServer: server => {
      server.middlewares.use((request, _response, next) => {
        if (GALLERY.test(request.url ?? '')) request.url = '/mock/gallery.html'
        next()
      })
      followContract(server)
    },
  }
}

function contractModule(): string {
  const contract = withoutApiKeys(readContract())
  const exports = {
    operations: mockedOperations(contract),
    responses: exampleResponses(contract),
    exampleTime: EXAMPLE_TIME.getTime(),
  }
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

function followContract(server: ViteDevServer): void {
  const watching = onContractChange(() => {
    const module = server.environments.client.moduleGraph.getModuleById(CONTRACT_MODULE)
    if (module) server.environments.client.moduleGraph.invalidateModule(module)
    server.environments.client.hot.send({ type: 'full-reload' })
  })
  server.httpServer?.on('close', () => watching.close())
}
