import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { flatten, type Node, narrowedError } from '#api/contract/flatten-contract.ts'
import { comment, declaration, members, nameOf, typeOf } from './schema-to-typescript.ts'

interface Paths {
  contract: string
  /** The folder of the client's package. */
  folder: string
}

interface Operation {
  id: string
  method: string
  path: string
  /** The operation with all `$ref`s replaced, except those to schemas. */
  node: Node
  /** The parameters in path and query. */
  parameters: Node[]
  body: Node | undefined
  /** The schema of the response. Undefined for a response without a body. */
  response: Node | undefined
  isText: boolean
  isFile: boolean
  /** The schema of the data of each event. Undefined for a response that is not a stream. */
  event: Node | undefined
  /** Whether the operation accepts an `Idempotency-Key`. */
  takesKey: boolean
}

const HEAD = '// Generated from openapi.yaml. Do not edit.\n'

/** Writes the generated part of the client for integrators: types, functions and version. Omits internal operations. */
export function writeClient({ contract, folder }: Paths): void {
  const spec: Node = parse(readFileSync(contract, 'utf8'))
  const operations = operationsOf(spec)
  writeFileSync(`${folder}/src/generated/types.ts`, types(spec, operations))
  writeFileSync(`${folder}/src/generated/operations.ts`, functions(operations))
  const manifest = `${folder}/package.json`
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/("version": )"[^"]*"/, `$1"${spec.info.version}"`))
}

function operationsOf(spec: Node): Operation[] {
  return Object.entries(spec.paths as Node).flatMap(([path, methods]) =>
    Object.entries(methods as Node)
      .filter(([, operation]) => !operation['x-internal'])
      .map(([method, operation]) => operationOf(path, method, flatten(operation, spec))),
  )
}

function operationOf(path: string, method: string, node: Node): Operation {
  const [headers, parameters] = partition<Node>(node.parameters ?? [], ({ in: place }) => place === 'header')
  const success = Object.entries(node.responses as Node).find(([status]) => status.startsWith('2'))?.[1]
  const [type, media] = Object.entries((success?.content ?? {}) as Node)[0] ?? []
  const [bodyMedia] = Object.values((node.requestBody?.content ?? {}) as Node)
  return {
    id: node.operationId,
    method: method.toUpperCase(),
    path,
    node,
    parameters,
    body: bodyMedia?.schema,
    response: media?.schema,
    isText: type === 'text/csv' || type === 'application/xml',
    isFile: media?.schema.format === 'binary',
    event: media?.schema.contentSchema,
    takesKey: headers.some(({ name }) => name === 'Idempotency-Key'),
  }
}

function types(spec: Node, operations: Operation[]): string {
  const used = operations.flatMap(({ parameters, body, response, event }) => [
    ...parameters.map(({ schema }) => schema),
    body ?? {},
    response ?? {},
    event ?? {},
  ])
  const names = reachable([...used, { $ref: '#/components/schemas/ErrorCode' }], spec)
  const schemas = Object.entries(spec.components.schemas as Node).filter(([name]) => names.has(name))
  const operationErrors = `/** The codes that each operation's errors have. */\nexport interface OperationErrors {\n${operations.map(each => errorCodes(each, spec)).join('')}}\n`
  return [HEAD, ...schemas.map(([name, schema]) => declaration(name, schema)), operationErrors].join('\n')
}

/** Returns the names of all schemas that these refer to, directly or through others. */
function reachable(nodes: Node[], spec: Node, names = new Set<string>()): Set<string> {
  for (const ref of JSON.stringify(nodes).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const name = ref[1]!
    if (names.has(name)) continue
    names.add(name)
    reachable([spec.components.schemas[name]], spec, names)
  }
  return names
}

function functions(operations: Operation[]): string {
  const refs = operations.flatMap(({ body, response, event, parameters }) =>
    [body, response, event, ...parameters.map(({ schema }) => schema)].flatMap(schema =>
      schema?.$ref ? [nameOf(schema.$ref)] : [],
    ),
  )
  const imports = [...new Set(refs)].sort().map(name => `  ${name},\n`)
  return [
    `${HEAD}\nimport { type Call, type CallOptions, segment } from '../call.ts'`,
    `import type {\n${imports.join('')}} from './types.ts'\n`,
    ...operations.filter(({ parameters }) => parameters.length > 0).map(parametersType),
    `/** Every operation of the contract, under its \`operationId\`. */\nexport interface Operations {\n${operations.map(method).join('\n')}}\n`,
    `export function createOperations(call: Call): Operations {\n  return {\n${operations.map(implementation).join('')}  }\n}\n`,
  ].join('\n')
}

const parametersName = (id: string) => `${id[0]!.toUpperCase()}${id.slice(1)}Parameters`

function parametersType({ id, parameters }: Operation): string {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description }) => [name, description ? { ...schema, description } : schema]),
  )
  const required = parameters.filter(parameter => parameter.required).map(({ name }) => name)
  return `export interface ${parametersName(id)} {\n${members(properties, required, { orUndefined: true })}}\n`
}

function errorCodes({ id, node }: Operation, spec: Node): string {
  const codes = Object.entries(node.responses as Node).flatMap(([status, { content }]) =>
    status < '400' ? [] : codesOf(narrowedError(content['application/json'].schema, spec)),
  )
  return `  ${id}: ${[...new Set(codes)].map(code => `'${code}'`).join(' | ') || 'never'}\n`
}

/** Returns the codes. The contract narrows the code of its errors in the second part of an `allOf`. */
function codesOf(schema: Node): string[] {
  return schema.allOf?.flatMap((part: Node) => part.properties?.code?.enum ?? []) ?? []
}

function method(operation: Operation): string {
  const { id, node } = operation
  const paragraphs = [
    `${node.summary}.`,
    node.description && `\n${node.description.trim()}`,
    tokenNote(node),
    example(operation),
  ]
  const parts = argumentsOf(operation).map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`)
  return `${comment(paragraphs, '  ')}  ${id}(${parts.join(', ')}): Promise<${resultType(operation)}>\n`
}

function resultType({ response, event }: Operation): string {
  if (event) return `AsyncIterable<${typeOf(event)}>`
  return response ? typeOf(response) : 'void'
}

function tokenNote({ security = [] }: Node): string | undefined {
  const NAMES: Record<string, string> = { onboardingToken: 'the onboarding token', accessToken: 'the access token' }
  const tokens = security.flatMap(Object.keys).map((scheme: string) => NAMES[scheme] ?? scheme)
  return tokens.length > 0 ? `\nTakes ${tokens.join(' or ')}.` : undefined
}

/** Returns a call with the first example of the contract. */
function example({ id, node, parameters, body }: Operation): string | undefined {
  const values = parameters
    .filter(parameter => parameter.required)
    .map(({ name, example: only, examples = {} }) => [name, only ?? Object.values<Node>(examples)[0]?.value])
  const args = [
    ...(values.length > 0 ? [Object.fromEntries(values)] : []),
    ...(body && body.format !== 'binary' ? [firstExample(node.requestBody.content['application/json'])] : []),
  ].map(value =>
    JSON.stringify(value, null, 2)
      .replaceAll(/"(\w+)":/g, '$1:')
      .replaceAll('"', "'"),
  )
  if (body?.format === 'binary') args.push('file')
  return args.length > 0 ? `\n@example\nawait plink.${id}(${args.join(', ')})` : undefined
}

const firstExample = ({ examples = {} }: Node) => Object.values<Node>(examples)[0]?.value

function argumentsOf({ id, parameters, body }: Operation) {
  return [
    ...(parameters.length > 0
      ? [{ name: 'parameters', type: parametersName(id), optional: !body && parameters.every(each => !each.required) }]
      : []),
    ...(body ? [{ name: 'body', type: typeOf(body), optional: false }] : []),
    { name: 'options', type: 'CallOptions', optional: true },
  ]
}

function implementation(operation: Operation): string {
  const { id, method: verb, path, node, parameters, body, isText, isFile, event, takesKey } = operation
  const names = argumentsOf(operation).map(({ name }) => name)
  const query = parameters
    .filter(parameter => parameter.in === 'query')
    .map(({ name }) => `${name}: parameters?.${name}`)
  const parts = [
    `operation: '${id}'`,
    `method: '${verb}'`,
    `path: ${path.includes('{') ? `\`${path.replaceAll(/{(\w+)}/g, '$${segment(parameters.$1)}')}\`` : `'${path}'`}`,
    ...(query.length > 0 ? [`query: { ${query.join(', ')} }`] : []),
    ...(body ? ['body'] : []),
    ...(takesKey ? ['takesKey: true'] : []),
    ...(node.security?.length > 0 ? ['takesToken: true'] : []),
    ...(isText ? ['isText: true'] : []),
    ...(isFile ? ['isFile: true'] : []),
    ...(event ? ['isStream: true'] : []),
  ]
  return `    ${id}: (${names.join(', ')}) => call({ ${parts.join(', ')} }, options),\n`
}

function partition<Item>(items: Item[], predicate: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(predicate), items.filter(item => !predicate(item))]
}
