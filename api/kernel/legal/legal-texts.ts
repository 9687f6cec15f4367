import { readFileSync } from 'node:fs'
import { LegalTexts } from '#api/contract/generated/schemas.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'

/** The texts of the sandbox, with placeholders in square brackets. Live mode needs a copy in which they are filled in. */
const WITH_PLACEHOLDERS = new URL('api/kernel/legal/legal-texts.json', PROJECT_ROOT)
const PLACEHOLDER = /\[[^\]]*\]/

/** Returns the legal texts of a file, or the problem with it. */
export function readLegalTexts(file: string | URL = WITH_PLACEHOLDERS): { texts: LegalTexts } | { problem: string } {
  const content = jsonOf(file)
  if (content === undefined) return { problem: 'must be the path of a readable JSON file' }
  const parsed = LegalTexts.safeParse(content)
  if (parsed.success) return { texts: parsed.data }
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`)
  return { problem: `names a file with faults: ${faults.join(', ')}` }
}

function jsonOf(file: string | URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns the paths of texts that still have placeholders, such as `terms.0.text.en`. */
export function placeholdersIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => placeholdersIn(inner, [...path, name]))
}
