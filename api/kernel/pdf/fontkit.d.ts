/** The part of fontkit that is used here. It has no types of its own. */
declare module 'fontkit' {
  export function create(data: Uint8Array): { hasGlyphForCodePoint(codePoint: number): boolean }
}
