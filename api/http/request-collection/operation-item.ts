import {
  authOf,
  type CollectionItem,
  type CollectionParameter,
  type CollectionVariable,
  filledIn,
  jsonBody,
  urlOf,
  variableOf,
} from './format.ts'

interface Example {
  value: unknown
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  example?: unknown
  examples?: Record<string, Example>
}

export interface Operation {
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { examples?: Record<string, Example> }> }
}

/** A request with the example in which nothing goes wrong. */
export function operationItem(method: string, path: string, operation: Operation): CollectionItem {
  const { summary, description = '', parameters = [], security = [] } = operation
  const example = operation.requestBody?.content['application/json']?.examples?.all_green?.value
  const [scheme] = security.flatMap(each => Object.keys(each))
  const header = parameters
    .filter(each => each.in === 'header')
    .map(({ name, ...rest }) => ({ key: name, value: exampleOf(rest), ...describedBy(rest), disabled: true }))
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description,
      auth: authOf(scheme && filledIn(scheme)),
      header: [...(example === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]), ...header],
      ...(example !== undefined && { body: jsonBody(example) }),
      url: urlOf(
        path.replace(/\{(\w+)\}/g, (_, name) => filledIn(name)),
        parameters.filter(each => each.in === 'query').map(queryOf),
      ),
    },
    response: [],
  }
}

/** What an operation wants to be filled in: the variables of its path, with an example each, and its token. */
export function variablesOf({ parameters = [], security = [] }: Operation): CollectionVariable[] {
  const inPath = parameters.filter(each => each.in === 'path').map(each => variableOf(each.name, exampleOf(each)))
  return [...inPath, ...security.flatMap(each => Object.keys(each)).map(name => variableOf(name, ''))]
}

/** API clients send what stands here as it is, and the `+` of a phone number would arrive as a space. */
function queryOf({ name, required, ...rest }: Parameter): CollectionParameter {
  const value = encodeURIComponent(exampleOf(rest))
  return { key: name, value, ...describedBy(rest), ...(!required && { disabled: true }) }
}

const exampleOf = ({ example, examples }: Pick<Parameter, 'example' | 'examples'>): string =>
  String(examples?.all_green?.value ?? Object.values(examples ?? {})[0]?.value ?? example ?? '')

const describedBy = ({ description }: { description?: string }) => description !== undefined && { description }
