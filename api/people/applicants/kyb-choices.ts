import type { KybCategory } from '#api/contract/generated/schemas.ts'
import type { kybOptions } from '#api/kernel/db/schema/kyb.ts'

type ChoiceRow = Pick<typeof kybOptions.$inferSelect, 'id' | 'category' | 'code'>

/** Returns the code of a choice that a request names by code, or by the id of its label in any language. An unknown value is returned unchanged. */
export function codeOf(options: readonly ChoiceRow[], category: KybCategory, choice: string): string {
  const id = choice.toLowerCase()
  return options.find(option => option.category === category && option.id === id)?.code ?? choice
}
