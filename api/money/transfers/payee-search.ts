import { visibleLine } from '#domain/visible-text.ts'

/** The names of payees are sealed, so a page of a search for one opens the names of this many transfers. */
export const SEARCHED_TRANSFERS = 2_000

/** Returns a function that looks for the query in texts as people read it: in any case, with one space between words. */
export function finder(query: string): (...texts: readonly (string | null)[]) => boolean {
  const part = visibleLine(query).toLowerCase()
  return (...texts) => texts.some(text => text?.toLowerCase().includes(part))
}
