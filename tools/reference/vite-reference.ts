import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { publicContract, tagContract } from '#api/contract/public-contract.ts'
import type { TagSummary, TagView } from '#web/features/docs/reference/view.ts'
import { parseContract } from '../../api/http/docs/contract-documents.ts'
import { referenceModule } from '../../web/features/docs/reference/view.ts'
import { CONTRACT_PATH } from '../mock/contract-file.ts'
import { referenceViews } from './reference-view.ts'

const SCRIPT = 'docs/reference.js'
const NAME = 'virtual:plink-reference'
const WEB = fileURLToPath(new URL('../../web', import.meta.url))
const DOCUMENT = /^docs\/reference\/([\w-]+)\/openapi\.json$/
const documentOf = (tag: string) => `docs/reference/${tag}/openapi.json`

/** Scalar's plugin for Fastify contains the viewer as one file. The viewer's own package needs 300 others for the same file. */
const viewer = fileURLToPath(new URL('./js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference')))

/**
 * Provides the content of the reference as a module per tag, and adds the files for trying operations to the build and to the development server:
 * Scalar's script, and the part of the contract that belongs to a tag.
 */
export function addReference(): Plugin {
  const contract = memoize(readContract)
  const views = memoize(() => referenceViews(contract()))
  return {
    name: 'plink:reference',
    resolveId: id => {
      if (id === NAME || id === `${NAME}/index`) return `\0${id}`
      // The id is that of a file, so that the list of modules has a name for it.
      return id.startsWith(`${NAME}/`) ? join(WEB, referenceModule(id.slice(NAME.length + 1))) : undefined
    },
    load: id => {
      if (id === `\0${NAME}`) return loadersOf(views())
      if (id === `\0${NAME}/index`) return `export const tags = ${JSON.stringify(views().map(summaryOf))}`
      const view = views().find(({ name }) => id === join(WEB, referenceModule(name)))
      return view && `export const view = ${JSON.stringify(view)}`
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      this.emitFile({ type: 'asset', fileName: SCRIPT, source: readFileSync(viewer) })
      for (const { name } of views()) {
        const source = JSON.stringify(tagContract(contract(), name))
        this.emitFile({ type: 'asset', fileName: documentOf(name), source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.slice(1)
        const [, tag] = DOCUMENT.exec(path ?? '') ?? []
        if (path !== SCRIPT && tag === undefined) return next()
        response.setHeader('Content-Type', tag === undefined ? 'text/javascript' : 'application/json')
        if (tag === undefined) createReadStream(viewer).pipe(response)
        else response.end(JSON.stringify(tagContract(contract(), tag)))
      })
    },
  }
}

const readContract = () => publicContract(parseContract(readFileSync(CONTRACT_PATH, 'utf8')))

/** Returns the loaders. Only the pages of a tag load its module. */
const loadersOf = (views: readonly TagView[]): string =>
  `export const views = {\n${views
    .map(({ name }) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(`${NAME}/${name}`)}),\n`)
    .join('')}}\n`

const summaryOf = ({ name, description, operations }: TagView): TagSummary => ({
  name,
  description,
  operations: operations.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
})

function memoize<Value>(make: () => Value): () => Value {
  let cache: { value: Value } | undefined
  return () => {
    cache ??= { value: make() }
    return cache.value
  }
}
