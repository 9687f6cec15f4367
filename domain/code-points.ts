/** Length in code points, as JSON Schema counts it: an emoji outside the basic plane is one, not two. */
export function codePointLength(text: string): number {
  return Array.from(text).length
}
