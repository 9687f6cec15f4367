import type { MockedOperation } from '../contract.ts'

/** The operations that match `wanted` by name, scenario, status or code. Those that this screen has called come first. */
export function sortedOperations(
  operations: readonly MockedOperation[],
  calledHere: ReadonlySet<string>,
  filter: string,
): MockedOperation[] {
  const matching = operations.filter(operation => isFound(operation, filter.trim().toLowerCase()))
  return [...matching].sort((one, other) => Number(calledHere.has(other.id)) - Number(calledHere.has(one.id)))
}

function isFound({ id, path, scenarios }: MockedOperation, filter: string): boolean {
  const scenarioTexts = scenarios.flatMap(({ name, status, code = '' }) => [name, String(status), code])
  return [id, path, ...scenarioTexts].some(text => text.toLowerCase().includes(filter))
}
