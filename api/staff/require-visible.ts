import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { visibleLength } from '#domain/text-length.ts'

/** Throws when a text has too few visible characters. The patterns of the contract cannot tell invisible characters. */
export function requireVisible(texts: Record<string, string | undefined>, least = 1): void {
  const tooShort = Object.entries(texts).filter(([, text]) => text !== undefined && visibleLength(text) < least)
  if (tooShort.length === 0) return
  const fields = Object.fromEntries(tooShort.map(([name]) => [name, 'Has too few characters that can be seen']))
  throw new PlinkError('VALIDATION_ERROR', { fields })
}
