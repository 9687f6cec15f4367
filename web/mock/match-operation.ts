import type { MockedOperation } from './contract.ts'

/** Finds whose request it is, as a server's router would: an address without parameters before one with. */
export function operationMatcher(operations: readonly MockedOperation[]) {
  const routes = [...operations]
    .sort((one, other) => parameterCount(one.path) - parameterCount(other.path))
    .map(operation => ({ operation, pattern: patternOf(operation.path) }))
  return (method: string, pathname: string): MockedOperation | undefined =>
    routes.find(({ operation, pattern }) => operation.method === method.toUpperCase() && pattern.test(pathname))
      ?.operation
}

const parameterCount = (path: string) => path.split('{').length - 1

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
