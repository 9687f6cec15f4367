import { withoutInvisible } from './visible-text.ts'

/** The length in code points, as JSON Schema counts it. An emoji outside the basic plane counts as one. */
export function codePointLength(text: string): number {
  return Array.from(text).length
}

/** The number of characters of a text that are seen, without white space. */
export const visibleLength = (text: string): number => codePointLength(withoutInvisible(text).replaceAll(/\s/g, ''))
