import type { MockedOperation } from '../contract.ts'

/** The operations that match `wanted` by name, scenario, status or code. Those that this screen has called come first. */
export function sortedOperations(
  operations: readonly MockedOperation[],
  calledHere: ReadonlySet<string>,
  wanted: string,
): MockedOperation[] {
  const found = operations.filter(operation => isFound(operation, wanted.trim().toLowerCase()))
  return [...found].sort((one, other) => Number(calledHere.has(other.id)) - Number(calledHere.has(one.id)))
}

function isFound({ id, path, scenarios }: MockedOperation, wanted: string): boolean {
  const named = scenarios.flatMap(({ name, status, code = '' }) => [name, String(status), code])
  return [id, path, ...named].some(text => text.toLowerCase().includes(wanted))
}
