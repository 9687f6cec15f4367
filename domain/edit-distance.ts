/** Returns how many characters have to be added, removed or replaced (the Levenshtein distance). */
export function editDistance(from: string, to: string): number {
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
