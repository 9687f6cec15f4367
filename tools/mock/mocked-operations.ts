import { flatten, type Node } from '#api/contract/flatten-contract.ts'
import type { MockedOperation, MockedScenario } from '#web/mock/contract.ts'

interface Parameter {
  name: string
  in: string
  examples?: Record<string, { value: unknown }>
}

/** Every operation of the contract with its named examples, in the contract's order. */
export function mockedOperations(document: Node): MockedOperation[] {
  return Object.entries<Node>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Node>(methods).map(([method, written]) => read(path, method, flatten(written, document))),
  )
}

function read(path: string, method: string, operation: Node): MockedOperation {
  const bodies: Node = operation.requestBody?.content['application/json']?.examples ?? {}
  const query = (operation.parameters ?? []).filter((parameter: Parameter) => parameter.in === 'query')
  const scenarios = Object.entries<Node>(operation.responses).flatMap(([status, response]) =>
    Object.entries<Node>(examplesOf(response)).map(([name, { value }]) => ({
      ...scenarioOf(name, Number(status), value),
      ...(bodies[name] && { body: bodies[name].value }),
      ...queryOf(query, name),
    })),
  )
  return { id: operation.operationId, tag: operation.tags[0], method: method.toUpperCase(), path, scenarios }
}

function scenarioOf(name: string, status: number, answer: Node | undefined): MockedScenario {
  const isFull = Array.isArray(answer?.items) && answer.items.length > 0
  return { name, status, ...(answer?.code && { code: answer.code }), ...(isFull && { hasItems: true }) }
}

/** An answer without a body has nothing to show; it is the one in which nothing goes wrong. */
function examplesOf({ content }: Node): Node {
  const media = content?.['application/json'] ?? content?.['text/csv']
  return media?.examples ?? { all_green: {} }
}

function queryOf(parameters: Parameter[], scenario: string): Pick<MockedScenario, 'query'> {
  const named = parameters.flatMap(({ name, examples }) => {
    const example = examples?.[scenario]
    return example ? [[name, String(example.value)] as const] : []
  })
  return named.length > 0 ? { query: Object.fromEntries(named) } : {}
}
