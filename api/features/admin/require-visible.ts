import { PlinkError } from '#api/platform/plink-error.ts'
import { visibleLength } from '#domain/visible-text.ts'

/** Refuses texts of which too little can be seen: the contract's patterns cannot tell what is invisible. */
export function requireVisible(texts: Record<string, string | undefined>, least = 1): void {
  const unseen = Object.entries(texts).filter(([, text]) => text !== undefined && visibleLength(text) < least)
  if (unseen.length === 0) return
  const fields = Object.fromEntries(unseen.map(([name]) => [name, 'Has too few characters that can be seen']))
  throw new PlinkError('VALIDATION_ERROR', { fields })
}
