const FAMILY = '"IBM Plex Sans Arabic"'
const SAMPLE = { en: 'a', ar: 'ا1' }

/**
 * Starts loading the fonts of the first screen while React renders it. Earlier they would delay the script. Without this, the browser would
 * load them only when there is text. Without the fonts, text has the fallback font.
 */
export function fetchFirstFonts(): void {
  const sample = document.documentElement.lang === 'ar' ? SAMPLE.ar : SAMPLE.en
  for (const weight of [400, 600]) document.fonts.load(`${weight} 1rem ${FAMILY}`, sample).catch(() => undefined)
}
