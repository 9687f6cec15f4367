import { flatten, type Node } from '#api/contract/flatten-contract.ts'
import type { ExampleResponses, MockedOperation, MockedScenario } from '#web/mock/contract.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** Returns every operation of the contract with its named examples, in the contract's order. */
export function mockedOperations(document: Node): MockedOperation[] {
  return Object.entries<Node>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Node>(methods).map(([method, written]) => read(path, method, flatten(written, document))),
  )
}

/** Returns the bodies of every operation's response examples. */
export function exampleResponses(document: Node): ExampleResponses {
  const operations = Object.values<Node>(document.paths).flatMap(methods => Object.values<Node>(methods))
  return Object.fromEntries(
    operations.map(written => {
      const { operationId, responses } = flatten(written, document)
      const examples = Object.values<Node>(responses).flatMap(response => Object.entries<Node>(examplesOf(response)))
      return [operationId, Object.fromEntries(examples.map(([name, { value }]) => [name, value]))]
    }),
  )
}

function read(path: string, method: string, operation: Node): MockedOperation {
  const bodies: Node = operation.requestBody?.content['application/json']?.examples ?? {}
  const parameters: Parameter[] = operation.parameters ?? []
  const query = parameters.filter(parameter => parameter.in === 'query')
  const scenarios = Object.entries<Node>(operation.responses).flatMap(([status, response]) =>
    Object.entries<Node>(examplesOf(response)).map(([name, { value }]) => ({
      ...scenarioOf(name, Number(status), value),
      ...(bodies[name] && { body: bodies[name].value }),
      ...queryOf(query, name),
    })),
  )
  return {
    id: operation.operationId,
    tag: operation.tags[0],
    method: method.toUpperCase(),
    path,
    exampleUrl: exampleUrl(path, parameters),
    scenarios,
  }
}

/** Returns the path with the values of the examples, and the query that the operation requires. */
function exampleUrl(path: string, parameters: Parameter[]): string {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, required, example, examples, ...parameter } of parameters) {
    const value = String(example ?? examples?.all_green?.value)
    if (parameter.in === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    else if (parameter.in === 'query' && required) query.set(name, value)
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

function scenarioOf(name: string, status: number, response: Node | undefined): MockedScenario {
  const isFull = Array.isArray(response?.items) && response.items.length > 0
  return { name, status, ...(response?.code && { code: response.code }), ...(isFull && { hasItems: true }) }
}

/** A response without a body has no examples. It counts as the scenario `all_green`. */
function examplesOf({ content = {} }: Node): Node {
  const [media] = Object.values<Node>(content)
  return media?.examples ?? { all_green: {} }
}

function queryOf(parameters: Parameter[], scenario: string): Pick<MockedScenario, 'query'> {
  const named = parameters.flatMap(({ name, examples }) => {
    const example = examples?.[scenario]
    return example ? [[name, String(example.value)] as const] : []
  })
  return named.length > 0 ? { query: Object.fromEntries(named) } : {}
}
