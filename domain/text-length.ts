/** The length in code points, as JSON Schema counts it. An emoji outside the basic plane counts as one. */
export function codePointLength(text: string): number {
  return Array.from(text).length
}

/** White space and invisible formatting marks, which pasted text can contain. */
const INVISIBLE = /[\s\p{Cf}]/gu

/** The number of visible characters of a text. */
export const visibleLength = (text: string): number => codePointLength(text.replace(INVISIBLE, ''))
