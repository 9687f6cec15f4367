import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { visibleLength } from '#domain/text-length.ts'
import { visibleText } from '#domain/visible-text.ts'

/**
 * The text of a field as it is stored, which is as it is seen. Throws when it has too few visible characters: the patterns of the contract
 * cannot tell invisible ones.
 */
export function requireVisible(field: string, text: string, least = 1): string {
  const visible = visibleText(text).trim()
  if (visibleLength(visible) >= least) return visible
  throw new PlinkError('VALIDATION_ERROR', { fields: { [field]: 'Has too few visible characters' } })
}
