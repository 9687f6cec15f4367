import type { KybCategory } from '#api/contract/generated/schemas.ts'
import type { kybOptions } from '#api/kernel/db/schema/kyb.ts'

type Named = Pick<typeof kybOptions.$inferSelect, 'id' | 'category' | 'code'>

/** The code of a choice that a request names by its code, or by the id of its label in any language. What names no choice is returned as it is. */
export function codeOf(options: readonly Named[], category: KybCategory, choice: string): string {
  const id = choice.toLowerCase()
  return options.find(option => option.category === category && option.id === id)?.code ?? choice
}
