/** The parts of the contract that the rules read. Redocly passes the nodes with their `$ref`s, and `resolve` follows a `$ref`. */
interface Response {
  content?: { 'application/json'?: MediaType }
}
interface MediaType {
  schema?: Schema
  examples?: Record<string, Example>
}
interface Example {
  value?: unknown
}
interface Schema {
  $ref?: string
  description?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
interface Parameter {
  name: string
  in: string
  example?: unknown
  examples?: Record<string, Example>
}
interface Operation {
  deprecated?: boolean
  'x-deprecated-at'?: unknown
  'x-sunset'?: unknown
  parameters?: Parameter[]
  requestBody?: { content?: { 'application/json'?: MediaType } }
}
type Resolve = <Value>(node: Value) => { node: Value | undefined }
interface Context {
  location: { pointer?: string; child(keys: string[]): unknown }
  report(problem: { message: string; location: unknown }): void
  resolve: Resolve
}

/** An error status must list its codes and have an example for each, because integrators branch on codes. */
function errorCodes() {
  return {
    Responses(responses: Record<string, Response>, { location, report, resolve }: Context): void {
      for (const [status, response] of Object.entries(responses)) {
        if (status < '400') continue
        const problems = codeProblems(resolve(response).node ?? {}, resolve)
        for (const message of problems) report({ message: `${status}: ${message}`, location: location.child([status]) })
      }
    },
  }
}

function codeProblems(response: Response, resolve: Resolve): string[] {
  const media = response.content?.['application/json']
  const codes = (resolve(media?.schema).node?.allOf ?? []).flatMap(part => part.properties?.code?.enum ?? [])
  const shown = Object.values(media?.examples ?? {}).map(example => codeOf(resolve(example).node?.value))
  if (codes.length === 0) return ['an error status has to narrow `code` to an enum']
  return [
    ...codes.filter(code => !shown.includes(String(code))).map(code => `no example shows ${code}`),
    ...shown
      .filter(code => !codes.includes(code))
      .map(code => `an example shows ${code}, which the enum does not have`),
  ]
}

function codeOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : 'no code'
}

/** Every request property must appear in an example, because the tests run the examples. Webhooks are sent, so their examples are not run. */
function requestExamples() {
  return {
    Operation(operation: Operation, { location, report, resolve }: Context): void {
      if (location.pointer?.startsWith('#/webhooks/')) return
      const parameters = (operation.parameters ?? []).flatMap(parameter => resolve(parameter).node ?? [])
      const problems = [...parameterProblems(parameters), ...bodyProblems(operation, resolve)]
      for (const message of problems) report({ message, location: location.child([]) })
    },
  }
}

function parameterProblems(parameters: Parameter[]): string[] {
  return parameters
    .filter(({ example, examples = {} }) => example === undefined && Object.keys(examples).length === 0)
    .map(parameter => `no example sends the ${parameter.in} parameter \`${parameter.name}\``)
}

function bodyProblems({ requestBody }: Operation, resolve: Resolve): string[] {
  const media = resolve(requestBody).node?.content?.['application/json']
  const examples = Object.values(media?.examples ?? {})
  const sent = new Set(examples.flatMap(example => pathsInValue(resolve(example).node?.value)))
  const properties = new Set(pathsInSchema(media?.schema, resolve))
  return [...properties].filter(path => !sent.has(path)).map(path => `no request example sends \`${path}\``)
}

/** Returns the paths of all properties, for example `device.platform`. Items of a list have the path of the list. */
function pathsInSchema(schema: Schema | undefined, resolve: Resolve): string[] {
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = resolve(schema).node ?? {}
  const own = Object.entries(properties).flatMap(([name, property]) => [
    name,
    ...pathsInSchema(property, resolve).map(path => `${name}.${path}`),
  ])
  const parts = [...allOf, ...anyOf, ...oneOf, ...(items ? [items] : [])]
  return [...own, ...parts.flatMap(part => pathsInSchema(part, resolve))]
}

function pathsInValue(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsInValue)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...pathsInValue(inner).map(path => `${name}.${path}`)])
}

/** Every property must be described: itself, in the schema that it refers to, or in the part of an `allOf` that it narrows. */
function propertyDescriptions() {
  const parts = new WeakSet<Schema>()
  return {
    Schema(schema: Schema, { location, report, resolve }: Context): void {
      // The part is checked with the schema that it belongs to.
      if (parts.has(schema)) return
      const { allOf = [] } = schema
      const inline = allOf.filter(({ $ref }) => $ref === undefined)
      for (const part of inline) parts.add(part)
      const described = new Set([schema, ...allOf].flatMap(part => describedProperties(part, resolve)))
      const names = [schema, ...inline].flatMap(({ properties = {} }) => Object.keys(properties))
      for (const name of names.filter(each => !described.has(each)))
        report({ message: `nothing describes the property \`${name}\``, location: location.child([]) })
    },
  }
}

function describedProperties(schema: Schema, resolve: Resolve): string[] {
  const { properties = {} } = resolve(schema).node ?? {}
  return Object.entries(properties).flatMap(([name, property]) =>
    (property.description ?? resolve(property).node?.description) ? [name] : [],
  )
}

/** A deprecated operation must have the dates of its deprecation and its end, which the server sends to callers. */
function deprecation() {
  return {
    Operation(operation: Operation, { location, report }: Context): void {
      const [from = '', until = ''] = [operation['x-deprecated-at'], operation['x-sunset']].map(date =>
        date?.toString(),
      )
      const areDates = [from, until].every(date => /^\d{4}-\d\d-\d\d$/.test(date)) && from < until
      if (operation.deprecated ? areDates : from + until === '') return
      const message =
        'an operation with `deprecated: true` has two dates in quotes, `x-deprecated-at` and a later `x-sunset`'
      report({ message, location: location.child([]) })
    },
  }
}

// biome-ignore lint/style/noDefaultExport: Redocly requires it.
export default function plugin() {
  const rules = {
    'error-codes': errorCodes,
    'request-examples': requestExamples,
    'property-descriptions': propertyDescriptions,
    deprecation,
  }
  return { id: 'plink', rules: { oas3: rules } }
}
