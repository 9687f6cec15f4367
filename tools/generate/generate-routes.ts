import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { flatten, type Node, narrowedError } from '#api/contract/flatten-contract.ts'

interface Paths {
  contract: string
  /** The folder in which orval has just written `schemas.ts`. */
  folder: string
}

/** The media types for which orval writes schemas. */
const WITH_SCHEMA = new Set(['application/json', 'application/x-www-form-urlencoded'])
const TEXT = 'z.string()'
/**
 * The extensions of an operation that the server reads: calls that are limited per address, bodies that may be large, calls that may be repeated,
 * reads from a replica, and deprecation.
 */
const EXTENSIONS = ['x-rate-limit', 'x-body-limit-kib', 'x-repeatable', 'x-reads', 'x-deprecated-at', 'x-sunset']

/** Gives all errors one type. Handlers throw them, and types with their codes would cost TypeScript more than everything else. */
const ERROR_SCHEMA = `const errorSchema = (codes: [schemas.ErrorCode, ...schemas.ErrorCode[]]): z.ZodType<schemas.Error> =>
  schemas.Error.and(z.object({ code: z.enum(codes) }))
`

const head = (contract: string) => `// Generated from ${contract}. Do not edit.\n`

/** Writes `routes.ts` with one `createRoute()` per operation, which uses the schemas of orval. */
export function writeRoutes({ contract, folder }: Paths): void {
  const spec: Node = parse(readFileSync(contract, 'utf8'))
  const exported = new Set(readFileSync(`${folder}/schemas.ts`, 'utf8').match(/(?<=export const )\w+/g))
  const routes = Object.entries(spec.paths as Node).flatMap(([path, methods]) =>
    Object.entries(methods as Node).map(([method, operation]) =>
      route(path, method, { security: spec.security, ...flatten(operation as Node, spec) }, { exported, spec }),
    ),
  )
  const uses = (part: string) => routes.some(code => code.includes(part))
  const errorSchema = uses('errorSchema(') ? [ERROR_SCHEMA] : []
  const names = uses(TEXT) || errorSchema.length > 0 ? 'createRoute, z' : 'createRoute'
  const imports = `import { ${names} } from '@hono/zod-openapi'\nimport * as schemas from './schemas.ts'\n`
  const constants = [schemeFunctions(spec), ...errorSchema]
  writeFileSync(`${folder}/routes.ts`, [head(contract) + imports, ...constants, ...routes].join('\n'))
}

/** Writes the version of the contract for the server. */
export function writeVersion({ contract, file }: { contract: string; file: string }): void {
  const { info }: Node = parse(readFileSync(contract, 'utf8'))
  writeFileSync(file, `${head(contract)}export const CONTRACT_VERSION = '${info.version}'\n`)
}

/** Writes the test values of the sandbox for both sides. */
export function writeSandboxValues({ contract, file }: { contract: string; file: string }): void {
  const spec: Node = parse(readFileSync(contract, 'utf8'))
  const constant = (name: string, key: string) =>
    `export const ${name} = ${JSON.stringify(spec[key], null, 2)} as const\n`
  const values = `${head(contract)}${constant('sandboxValues', 'x-sandbox-values')}\n${constant('sandboxAccounts', 'x-sandbox-accounts')}\n${constant('sandboxAdmins', 'x-sandbox-admins')}`
  writeFileSync(file, values)
}

/** Returns a function for each security scheme in use, because TypeScript merges the types of alternatives that are written inline. */
function schemeFunctions({ security, paths, components }: Node): string {
  const requirements = JSON.stringify([security, paths])
  const schemes = Object.keys(components.securitySchemes ?? {}).filter(name => requirements.includes(`"${name}":[`))
  return schemes.map(name => `const ${name} = (...roles: string[]) => ({ ${name}: roles })\n`).join('')
}

interface Written {
  /** The schemas that orval has written. */
  exported: Set<string>
  spec: Node
}

/** Writes only what the server uses. Texts and examples stay in the contract. */
function route(path: string, method: string, operation: Node, { exported, spec }: Written): string {
  const { parameters = [], requestBody, responses, operationId, security = [] } = operation
  const name = operationId[0].toUpperCase() + operationId.slice(1)
  const places = new Set(parameters.map((parameter: Node) => parameter.in))
  const schema = (...suffixes: string[]) => {
    const candidates = suffixes.flatMap(suffix => [`${name}${suffix}`, `${name}${suffix}Schema`])
    const schemaName = candidates.find(candidate => exported.has(candidate))
    if (!schemaName) throw new Error(`orval generated no schema ${candidates[0]}`)
    return `schemas.${schemaName}`
  }
  const content = (part: Node, ...suffixes: string[]) =>
    part.content &&
    object(
      Object.entries(part.content as Node).map(([type, media]) => {
        const { schema: described } = media as Node
        return [
          type,
          object([
            ['schema', WITH_SCHEMA.has(type) ? (errorOf(described, spec) ?? schema(...suffixes)) : textOf(described)],
          ]),
        ]
      }),
    )
  const request = object([
    ['params', places.has('path') ? schema('Params') : undefined],
    ['query', places.has('query') ? schema('QueryParams') : undefined],
    ['headers', places.has('header') ? schema('Header') : undefined],
    [
      'body',
      requestBody &&
        object([
          ['required', String(!!requestBody.required)],
          ['content', content(requestBody, 'Body')],
        ]),
    ],
  ])
  // Hono's type of a response requires a description.
  const statuses = Object.entries(responses as Node).map(
    ([status, response]): Entry => [
      status,
      object([
        ['description', "''"],
        ['content', content(response as Node, `${status}Response`, 'Response')],
      ]),
    ],
  )
  const extensions = EXTENSIONS.filter(name => name in operation)
  return `export const ${operationId} = createRoute(${object([
    ['method', `'${method}'`],
    ['path', `'${path}'`],
    ['operationId', `'${operationId}'`],
    ...extensions.map((name): Entry => [name, JSON.stringify(operation[name])]),
    ['security', `[${security.map(requirement).join(', ')}]`],
    ['request', request],
    ['responses', object(statuses)],
  ])})\n`
}

/** Returns the schema of an error of our own contract. */
function errorOf(schema: Node, spec: Node): string | undefined {
  const { allOf = [] } = narrowedError(schema, spec)
  const [base, narrowed]: Node[] = allOf
  if (base?.$ref !== '#/components/schemas/Error') return undefined
  return `errorSchema(${JSON.stringify(narrowed?.properties.code.enum)})`
}

const textOf = ({ format }: Node) => (format ? `${TEXT}.openapi(${JSON.stringify({ format })})` : TEXT)

/** Returns the security schemes of an operation, all of which are required, with their roles or scopes. */
function requirement(needed: Record<string, string[]>): string {
  const schemes = Object.entries(needed).map(
    ([scheme, roles]) => `${scheme}(${roles.map(role => `'${role}'`).join(', ')})`,
  )
  return schemes.length > 1 ? `{ ${schemes.map(scheme => `...${scheme}`).join(', ')} }` : schemes.join('')
}

type Entry = [key: string, code: string | undefined]

/** Status keys are numbers, because handlers lose their types with string keys. */
const key = (name: string) => (/^\d+$/.test(name) ? name : JSON.stringify(name))

const object = (entries: Entry[]) =>
  `{ ${entries
    .filter(([, code]) => code !== undefined)
    .map(([name, code]) => `${key(name)}: ${code}`)
    .join(', ')} }`
