const MAX_NAMES = 8

/** Returns the most similar names, the nearest first. */
export function nearNames(input: string, names: readonly string[]): string[] {
  const distances = names.map(name => ({ name, distance: editDistance(input.toLowerCase(), name.toLowerCase()) }))
  return distances
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name)
}

/** Returns how many characters have to be added, removed or replaced (the Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, character] of [...from].entries()) {
    const row = [index + 1]
    for (let column = 1; column <= to.length; column++) {
      const replaced = above[column - 1]! + (character === to[column - 1] ? 0 : 1)
      row.push(Math.min(above[column]! + 1, row[column - 1]! + 1, replaced))
    }
    above = row
  }
  return above[to.length]!
}
