import { editDistance } from '#domain/edit-distance.ts'

const MAX_NAMES = 8

/** Returns the most similar names, the nearest first. */
export function nearNames(input: string, names: readonly string[]): string[] {
  const distances = names.map(name => ({ name, distance: editDistance(input.toLowerCase(), name.toLowerCase()) }))
  return distances
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name)
}
