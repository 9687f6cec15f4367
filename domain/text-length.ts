import { withoutInvisible } from './visible-text.ts'

/** Returns the length in code points, as JSON Schema counts it. An emoji outside the basic plane counts as one. */
export function codePointLength(text: string): number {
  return Array.from(text).length
}

/** Returns the number of visible characters of a text, without white space. */
export const visibleLength = (text: string): number => codePointLength(withoutInvisible(text).replaceAll(/\s/g, ''))
