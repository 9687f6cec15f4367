import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { defineConfig, type OperationOptions, type Options } from 'orval'
import { writeClient } from './tools/generate/generate-client.ts'
import { writeErrorIndex, writeErrors } from './tools/generate/generate-errors.ts'
import { writeEventIndex } from './tools/generate/generate-event-index.ts'
import { writeQueryPaths } from './tools/generate/generate-query-paths.ts'
import { writeRepeatable } from './tools/generate/generate-repeatable.ts'
import { writeRoles } from './tools/generate/generate-roles.ts'
import { writeRoutes, writeSandboxValues, writeVersion } from './tools/generate/generate-routes.ts'
import { writeTagGroups } from './tools/generate/generate-tag-groups.ts'
import { writeWorkflows } from './tools/generate/generate-workflows.ts'
import { readIntegersStrictly } from './tools/generate/strict-integers.ts'
import { withoutApiKeys } from './tools/generate/without-api-keys.ts'
import { withoutNarrowedErrors } from './tools/generate/without-narrowed-errors.ts'

const contract = 'openapi.yaml'
/** The contracts of the outside services: `providers/<name>.yaml`. */
const PROVIDERS = [
  'account-opening',
  'bank',
  'moyasar',
  'nafath',
  'sadad',
  'taqnyat',
  'tarabut',
  'unifonic',
  'unifonic-voice',
  'wathq',
  'yakeen',
  'yente',
]
/** They are sent when a screen opens, and their answer is kept for as long as it is shown. */
const POSTS_THAT_READ = ['completeCallback', 'inquireBill', 'runGlobalScreening']
/** Somebody presses a button for them, and nothing of them is kept. */
const DOWNLOADS = [
  'downloadBusinessDocument',
  'downloadCustomerDocument',
  'downloadReceipt',
  'downloadPaymentReceipt',
  'exportTransactions',
  'getBillReceipt',
  'getIssuedDocumentPdf',
  'getStatementCamt',
  'getStatementCsv',
  'getStatementSwift',
  'getStatementXlsx',
  'getTransferFileTemplate',
  'getTransferReceipt',
]
const WEBHOOKS = [
  'receiveCallDigits',
  'receiveNafathToken',
  'receivePaymentEvent',
  'receivePayoutEvent',
  'receiveBankCredit',
]
/** Replaces orval's header, which repeats the contract's description in each file. A search for an operation would find all of them. */
const headerOf = (source: string) => () => [`Generated from ${source} by orval. Do not edit; run \`npm run generate\`.`]
const header = headerOf(contract)

interface Binding {
  contract: string
  folder: string
  /** Whether unknown properties are refused. */
  strict: boolean
  /** Whether each error has a schema of its own. Those of `openapi.yaml` are one schema with other codes, which `writeRoutes` writes. */
  ownErrors: boolean
  /** Operations that accept unknown properties nevertheless, because an outside service defines what it sends. */
  open?: readonly string[]
}

const optionsOf = (ids: readonly string[], options: OperationOptions) =>
  Object.fromEntries(ids.map(id => [id, options]))

/** orval writes up to four blank lines in a row. */
function squeezeBlankLines(folder: string): void {
  for (const file of readdirSync(folder).map(name => `${folder}/${name}`))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\n{3,}/g, '\n\n'))
}

/** zod schemas of each part of each operation, and the routes over them. */
function schemasAndRoutes(
  { contract: source, folder, strict, ownErrors, open = [] }: Binding,
  then = () => {},
): Options {
  return {
    input: ownErrors ? source : { target: source, override: { transformer: withoutNarrowedErrors } },
    output: {
      mode: 'single',
      target: `${folder}/schemas.ts`,
      client: 'zod',
      override: {
        header: headerOf(source),
        zod: {
          version: 4,
          generateEachHttpStatus: ownErrors,
          generateReusableSchemas: true,
          generateMeta: false,
          generateDiscriminatedUnion: true,
          strict: { body: strict, param: strict, query: strict },
          coerce: { query: ['number', 'boolean'], param: ['number'] },
        },
        operations: optionsOf(open, { zod: { strict: { body: false } } }),
      },
    },
    hooks: {
      afterAllFilesWrite: () => {
        if (strict) readIntegersStrictly(folder)
        squeezeBlankLines(folder)
        writeRoutes({ contract: source, folder })
        then()
      },
    },
  }
}

/** Everything that is derived from the contract. `npm run generate` writes it, and the lint fails when it is out of date. */
export default defineConfig({
  web: {
    input: { target: contract, override: { transformer: withoutApiKeys } },
    output: {
      mode: 'tags',
      target: 'web/api/generated',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      // An id comes from the address, where anything may stand: `../customers` would be another operation.
      urlEncodeParameters: true,
      headers: true,
      override: {
        header,
        mutator: { path: 'web/api/fetcher.ts', name: 'fetcher' },
        fetch: { includeHttpResponseReturnType: false },
        query: { mutationOptions: { path: 'web/api/idempotency-key.ts', name: 'withOneKey' } },
        enumGenerationType: 'union',
        operations: {
          ...optionsOf(POSTS_THAT_READ, { query: { useQuery: true } }),
          ...optionsOf(DOWNLOADS, { query: { useMutation: true } }),
        },
      },
    },
    hooks: { afterAllFilesWrite: () => squeezeBlankLines('web/api/generated') },
  },
  api: schemasAndRoutes(
    { contract, folder: 'api/contract/generated', strict: true, ownErrors: false, open: WEBHOOKS },
    () => {
      writeSandboxValues({ contract, file: 'domain/generated/sandbox-values.ts' })
      writeVersion({ contract, file: 'api/contract/generated/version.ts' })
      writeClient({ contract, folder: 'client' })
      writeErrors({ contract, file: 'api/contract/generated/errors.ts' })
      writeErrorIndex({ contract, file: 'web/api/generated/error-index.ts' })
      writeRoles({ contract, file: 'web/api/generated/operation-roles.ts' })
      writeRepeatable({ contract, file: 'web/api/generated/repeatable-operations.ts' })
      writeQueryPaths({ contract, file: 'web/api/generated/query-paths.ts' })
      writeTagGroups({ contract, file: 'web/api/generated/tag-groups.ts' })
      writeEventIndex({ contract, file: 'web/api/generated/event-index.ts' })
      writeWorkflows({
        contract,
        workflows: 'workflows.arazzo.yaml',
        file: 'arazzo/generated/workflows.ts',
      })
    },
  ),
  ...Object.fromEntries(
    PROVIDERS.map(name => [
      name,
      schemasAndRoutes({
        contract: `providers/${name}.yaml`,
        folder: `api/outside/providers/${name}/generated`,
        strict: false,
        ownErrors: true,
      }),
    ]),
  ),
})
