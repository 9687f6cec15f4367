const FAMILY = '"IBM Plex Sans Arabic"'
const SAMPLE = { en: 'a', ar: 'ا1' }

/**
 * Sends for the fonts of the first screen while React is still drawing it. Earlier they would hold up the script that
 * draws; left to the browser they would start only once there is text to show.
 * Where they do not come, text stays in the stand-in font.
 */
export function fetchFirstFonts(): void {
  const sample = document.documentElement.lang === 'ar' ? SAMPLE.ar : SAMPLE.en
  for (const weight of [400, 600]) document.fonts.load(`${weight} 1rem ${FAMILY}`, sample).catch(() => undefined)
}
