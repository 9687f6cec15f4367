import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import type { MockedOperation, MockedScenario } from './contract.ts'

export interface RequestParts {
  body: unknown
  query: URLSearchParams
}

/**
 * The scenario that the request matches, like a test value of the sandbox. A request matches if it has the example's value in every field in
 * which the example differs from `all_green`.
 */
export function matchScenario({ scenarios }: MockedOperation, request: RequestParts): MockedScenario | undefined {
  const usual = scenarios.find(({ name }) => name === 'all_green')
  return scenarios.find(scenario => {
    const body = differences(scenario.body, usual?.body)
    const query = differences(scenario.query, usual?.query)
    if (scenario === usual || body.length + query.length === 0) return false
    return (
      body.every(([field, value]) => isLike(fieldOf(request.body, field), value, usual?.body?.[field])) &&
      query.every(([name, value]) => request.query.get(name) === value)
    )
  })
}

type Example = Readonly<Record<string, unknown>>

const differences = (example: Example = {}, allGreen: Example = {}) =>
  Object.entries(example).filter(([field, value]) => !isSame(allGreen[field], value))

const fieldOf = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined

/** Whether a value is the example's, or a test value with the same effect. If the usual value has that effect too, only the example's own will do. */
function isLike(value: unknown, example: unknown, usual: unknown): boolean {
  const effect = withSameEffect(example)
  return isSame(value, example) || (isSame(withSameEffect(value), effect) && !isSame(withSameEffect(usual), effect))
}

/** The first of the test values with the effect of this one: for an Iqama, an ID number. */
const withSameEffect = (value: unknown): unknown =>
  TEST_VALUES.find(values => values.some(each => each === value))?.[0] ?? value

const TEST_VALUES: readonly (readonly string[])[] = Object.values(sandboxValues).flatMap(scenarios =>
  Object.values(scenarios),
)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Finds the operation of a request like a server's router: the path is found first, and those without parameters come first. */
export function createOperationMatcher<Operation extends Pick<MockedOperation, 'method' | 'path'>>(
  operations: readonly Operation[],
) {
  const routes = [...operations]
    .sort((one, other) => parameterCount(one.path) - parameterCount(other.path))
    .map(operation => ({ operation, pattern: patternOf(operation.path) }))
  return (method: string, pathname: string): Operation | undefined => {
    const path = routes.find(({ pattern }) => pattern.test(pathname))?.operation.path
    return operations.find(operation => operation.path === path && operation.method === method.toUpperCase())
  }
}

const parameterCount = (path: string) => path.split('{').length - 1

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
