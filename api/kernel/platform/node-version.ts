const LEAST_MAJOR = 24

/** Returns what to do if this Node is too old. This module imports nothing, because an older Node cannot load the rest of the product. */
export function nodeProblem(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= LEAST_MAJOR) return undefined
  return `Plink needs Node ${LEAST_MAJOR} or later, and this is Node ${version}. Start it with npm start, which brings its own, or install Node ${LEAST_MAJOR}.`
}
