/** Length in code points, as JSON Schema counts it: an emoji outside the basic plane is one, not two. */
export function codePointLength(text: string): number {
  return Array.from(text).length
}

/** White space, and marks that a paste brings along and nobody sees. */
const UNSEEN = /[\s\p{Cf}]/gu

/** How many characters of a text can be seen: the others make it longer but say nothing. */
export const visibleLength = (text: string): number => codePointLength(text.replace(UNSEEN, ''))
