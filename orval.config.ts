import { defineConfig } from 'orval'
import { writeClient } from './tools/generate-client.ts'
import { writeErrorIndex } from './tools/generate-docs.ts'
import { writeRoutes } from './tools/generate-routes.ts'
import { writeWorkflows } from './tools/generate-workflows.ts'

const contract = 'openapi.yaml'
const schemas = 'api/contract/generated/schemas.ts'
/** Replaces orval's header, which repeats the contract's description in each file. A search for an operation would find all of them. */
const header = () => ['Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.']

/** Everything that is derived from the contract. `npm run generate` writes it, a test fails when it is out of date. */
export default defineConfig({
  web: {
    input: contract,
    output: {
      mode: 'tags',
      target: 'web/api/generated',
      schemas: 'web/api/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      override: {
        header,
        mutator: { path: 'web/api/fetcher.ts', name: 'fetcher' },
        fetch: { includeHttpResponseReturnType: false },
        enumGenerationType: 'union',
      },
    },
  },
  api: {
    input: contract,
    output: {
      mode: 'single',
      target: schemas,
      client: 'zod',
      override: {
        header,
        zod: {
          version: 4,
          generateEachHttpStatus: true,
          generateReusableSchemas: true,
          generateMeta: false,
          generateDiscriminatedUnion: true,
          strict: { body: true, param: true, query: true },
          coerce: { query: ['number', 'boolean'], param: ['number'] },
        },
      },
    },
    hooks: {
      afterAllFilesWrite: () => {
        writeRoutes({ contract, schemas, folder: 'api/contract/generated' })
        writeClient({ contract, folder: 'client' })
        writeErrorIndex({ contract, file: 'web/api/generated/error-index.ts' })
        writeWorkflows({
          contract,
          workflows: 'workflows.arazzo.yaml',
          folders: ['api/contract/generated', 'web/api/generated'],
        })
      },
    },
  },
})
