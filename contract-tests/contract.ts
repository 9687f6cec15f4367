import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { flatten, type Node, narrowedError } from '#api/contract/flatten-contract.ts'
import type { ApiKeyScope } from '#api/contract/generated/schemas.ts'

const path = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
/** The contract as it is written. */
// It is read while this module loads, so what reading needs below is a function declaration, which is hoisted.
export const document: Node = parse(readFileSync(path, 'utf8'), { merge: true })

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Node
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** A named example of a response. */
export interface Scenario {
  name: string
  status: number
  /** The code of an error. A success has none. */
  code?: string | undefined
  /** Undefined for a response without a body, the text for a file. */
  responseBody?: Node
  /** The example of the request body with the same name, or else the one of `all_green`. */
  body?: Node
  /** The same for a body that is not JSON. */
  raw?: string
  /** The same for the parameters. Those without an example are optional and left out. */
  parameters: Record<string, string>
  /** Whether operations share the example, although each of them names its own fields. */
  isShared: boolean
}

export type Scheme = 'onboardingToken' | 'accessToken' | 'apiKey' | 'adminToken'

export interface Operation {
  id: string
  tag: string
  method: string
  path: string
  /** Undefined when the operation leaves it to the document's default. */
  security?: Node[]
  /** The tokens that the operation takes; where there are two, either is enough. */
  schemes: Scheme[]
  isLimitedPerAddress: boolean
  /** The limit of the body in bytes. */
  bodyLimit: number
  takesIdempotencyKey: boolean
  needsIdempotencyKey: boolean
  /** Whether it is a POST that may be repeated without a key. */
  isRepeatable: boolean
  /** The parameters of the path and the query. */
  parameters: Parameter[]
  /** The headers without the Idempotency-Key. */
  headers: Parameter[]
  bodySchema?: Node
  scenarios: Scenario[]
  /** Every (status, code) of a response; a success has no code. */
  declared: Outcome[]
}

export interface Outcome {
  status: number
  code?: string | undefined
}

export const outcomeName = ({ id }: Operation, { status, code }: Outcome): string =>
  [id, status, code].filter(Boolean).join(' ')

/** The examples of errors that name the fields of a request. */
const FIELDS_DIFFER = new Set(['validation_failed', 'facts_mismatch'])
const shared = sharedExamples()

export const operations: Operation[] = Object.entries(document.paths as Node).flatMap(([path, methods]) =>
  Object.entries(methods as Node).map(([method, written]) => read(path, method, flatten(written, document))),
)

export const tags: string[] = document.tags.map((tag: Node) => tag.name)

export function operationOf(id: string): Operation {
  const found = operations.find(operation => operation.id === id)
  if (!found) throw new Error(`the contract has no operation ${id}`)
  return found
}

/** Returns the named examples of a JSON body. An operation without one has none. */
export const exampleBodiesOf = ({ path, method }: Operation): Record<string, { value: Node }> =>
  flatten(document.paths[path][method.toLowerCase()].requestBody ?? {}, document).content?.['application/json']
    ?.examples ?? {}

/** The scopes of API keys, as the contract lists them. */
export const SCOPES: ApiKeyScope[] = document.components.schemas.ApiKeyScope.enum

/** Returns the scopes that an API key needs for the operation. An operation that takes no key has none. */
export const scopesOf = ({ security = [] }: Operation): ApiKeyScope[] => security.flatMap(({ apiKey = [] }) => apiKey)

/** Returns the scopes of a key that may call the operation. Any key may call the operations of the sandbox. */
export const keyScopesOf = (operation: Operation): ApiKeyScope[] =>
  scopesOf(operation).length > 0 ? scopesOf(operation) : SCOPES.slice(0, 1)

export const scopesBeside = (operation: Operation): ApiKeyScope[] =>
  SCOPES.filter(scope => !scopesOf(operation).includes(scope))

/** Returns the scenario of a success. */
export function allGreen({ id, scenarios }: Operation): Scenario {
  const found = scenarios.find(({ name }) => name === 'all_green')
  if (!found) throw new Error(`${id} has no scenario all_green`)
  return found
}

/** The schema with every reference to a component replaced by what it points to. */
export function resolved(schema: Node): Node {
  if (Array.isArray(schema)) return schema.map(resolved)
  if (schema === null || typeof schema !== 'object') return schema
  const { $ref, ...beside } = schema
  if (typeof $ref !== 'string') return mapped(schema)
  return { ...resolved(document.components.schemas[$ref.slice('#/components/schemas/'.length)]), ...mapped(beside) }
}

function mapped(node: Node): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value)]))
}

function read(path: string, method: string, operation: Node): Operation {
  const all: Parameter[] = operation.parameters ?? []
  const parameters = all.filter(parameter => parameter.in !== 'header')
  const headers = all.filter(parameter => parameter.in === 'header')
  const media = operation.requestBody?.content['application/json']
  const rawMedia = operation.requestBody?.content['application/octet-stream']
  const responses = Object.entries(operation.responses as Node).map(([status, response]) => ({
    status: Number(status),
    media: mediaOf(response),
  }))
  return {
    id: operation.operationId,
    tag: operation.tags[0],
    method: method.toUpperCase(),
    path,
    security: operation.security,
    // The contract knows no other schemes.
    schemes: (operation.security ?? []).flatMap(Object.keys) as Scheme[],
    isLimitedPerAddress: operation['x-rate-limit'] === 'address',
    bodyLimit: (operation['x-body-limit-kib'] ?? 16) * 1024,
    takesIdempotencyKey: headers.some(({ name }) => name === 'Idempotency-Key'),
    isRepeatable: operation['x-repeatable'] === true,
    needsIdempotencyKey: headers.some(({ name, required }) => name === 'Idempotency-Key' && required),
    parameters,
    headers: headers.filter(({ name }) => name !== 'Idempotency-Key'),
    bodySchema: media && resolved(media.schema),
    scenarios: responses.flatMap(({ status, media: { examples } }) =>
      Object.entries(examples as Node).map(
        ([name, { value }]): Scenario => ({
          name,
          status,
          code: status >= 400 ? value.code : undefined,
          responseBody: value,
          body: media && (media.examples[name] ?? media.examples.all_green).value,
          raw: rawMedia && (rawMedia.examples[name] ?? rawMedia.examples.all_green).value,
          parameters: examplesOf(parameters, name),
          isShared: FIELDS_DIFFER.has(name) && shared.has(JSON.stringify(value)),
        }),
      ),
    ),
    declared: responses.flatMap(({ status, media: { schema } }) =>
      (status >= 400 ? codesOf(narrowedError(schema, document)) : [undefined]).map(
        (code): Outcome => ({ status, code }),
      ),
    ),
  }
}

/** A response without a body has no examples in the contract; it is the success, `all_green`. */
function mediaOf({ content = {} }: Node): Node {
  return Object.values<Node>(content)[0] ?? { schema: {}, examples: { all_green: {} } }
}

function examplesOf(parameters: Parameter[], scenario: string): Record<string, string> {
  const given = parameters.flatMap(({ name, example, examples }) => {
    const value = (examples?.[scenario] ?? examples?.all_green)?.value ?? example
    return value === undefined ? [] : [[name, String(value)]]
  })
  return Object.fromEntries(given)
}

/** The schema of an error narrows the codes in the second part of an `allOf`. */
function codesOf(schema: Node): string[] {
  return schema.allOf[1].properties.code.enum
}

function sharedExamples(): Set<string> {
  const { examples, responses } = document.components
  const ofResponses = Object.values(responses as Node).flatMap(({ content }) =>
    Object.values(flatten(content['application/json'].examples, document)),
  )
  return new Set([...Object.values(examples as Node), ...ofResponses].map(({ value }) => JSON.stringify(value)))
}

/** Returns the schema of the body. Of a union it is the variant that `all_green` sends. */
export function bodySchemaOf(operation: Operation): Node | undefined {
  return bodyVariantsOf(operation)[0]?.schema
}

/** Whether the body may have no unknown fields. Only bodies that outside services send may. */
export const isClosed = (operation: Operation): boolean => bodySchemaOf(operation)?.additionalProperties === false

/** A variant of the body with a successful scenario that sends it. */
interface BodyVariant {
  scenario: Scenario
  schema: Node
}

/** Returns the only variant, or those of a union, which the discriminator tells apart. */
export function bodyVariantsOf(operation: Operation): BodyVariant[] {
  const { bodySchema, scenarios } = operation
  if (!bodySchema) return []
  const discriminator = bodySchema.discriminator?.propertyName
  if (!discriminator) return [{ scenario: allGreen(operation), schema: bodySchema }]
  const successes = scenarios.filter(({ code }) => code === undefined)
  const variants: BodyVariant[] = bodySchema.oneOf.map((schema: Node) => {
    const isOfVariant = ({ body }: Scenario) => schema.properties[discriminator].enum.includes(body?.[discriminator])
    const scenario = successes.find(isOfVariant)
    if (!scenario) throw new Error(`${operation.id} shows no ${schema.properties[discriminator].enum}`)
    return { scenario, schema }
  })
  // `all_green` is the first success.
  return variants.sort((one, other) => successes.indexOf(one.scenario) - successes.indexOf(other.scenario))
}
