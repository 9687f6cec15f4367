import type { MockedOperation, MockedScenario } from './contract.ts'

export interface SentParts {
  body: unknown
  query: URLSearchParams
}

/**
 * The scenario whose example this request is like, as the sandbox goes by its test values: every field in which that example
 * differs from the one of `all_green` has the example's value here.
 */
export function scenarioOfRequest({ scenarios }: MockedOperation, sent: SentParts): MockedScenario | undefined {
  const usual = scenarios.find(({ name }) => name === 'all_green')
  return scenarios.find(scenario => {
    const body = differences(scenario.body, usual?.body)
    const query = differences(scenario.query, usual?.query)
    if (scenario === usual || body.length + query.length === 0) return false
    return (
      body.every(([field, value]) => isSame(fieldOf(sent.body, field), value)) &&
      query.every(([name, value]) => sent.query.get(name) === value)
    )
  })
}

type Example = Readonly<Record<string, unknown>>

const differences = (example: Example = {}, usual: Example = {}) =>
  Object.entries(example).filter(([field, value]) => !isSame(usual[field], value))

const fieldOf = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
