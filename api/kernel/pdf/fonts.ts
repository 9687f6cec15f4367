import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { create } from 'fontkit'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { withoutInvisible } from '#domain/visible-text.ts'

export type Weight = 400 | 600

/** A file with glyphs, which is read when a text needs it. */
export interface Font {
  name: string
  data(): Buffer
  has(codePoint: number): boolean
}

/** Characters that one font draws together. */
export interface Glyphs {
  text: string
  font: Font
}

function fontOf(file: string): Font {
  const read = () => readFileSync(new URL(`api/kernel/pdf/fonts/${file}`, PROJECT_ROOT))
  let bytes: Buffer | undefined
  let parsed: ReturnType<typeof create> | undefined
  const data = () => {
    bytes ??= file.endsWith('.gz') ? gunzipSync(read()) : read()
    return bytes
  }
  const has = (codePoint: number) => {
    parsed ??= create(data())
    return parsed.hasGlyphForCodePoint(codePoint)
  }
  return { name: file.replace(/\..*/, ''), data, has }
}

const EMOJI_FONT = fontOf('noto-emoji.ttf')
const SHARED = [fontOf('noto-sans.ttf'), fontOf('noto-sans-arabic.ttf'), EMOJI_FONT]
const fontsOfWeight = (weight: Weight) => [
  ...['latin', 'arabic', 'alphabets'].map(name => fontOf(`${name}-${weight}.ttf`)),
  ...SHARED,
]
/**
 * The fonts in their order: the typeface of the web app, its companions for other alphabets, and fonts with rarer letters. A text is drawn in the
 * first one that has its characters.
 */
const FONTS: Record<Weight, Font[]> = { 400: fontsOfWeight(400), 600: fontsOfWeight(600) }

const BLOCK_BITS = 12
/** Unifont, with a file for each 4,096 characters. It draws characters that none of the others has. */
const UNIFONT = new Map(
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'f', '1d', '1e', '1f'].map(block => [
    Number.parseInt(block, 16),
    fontOf(`unifont-${block}.ttf.gz`),
  ]),
)

/** The character that is drawn in place of one that no font has, such as one of an ancient script. */
const REPLACEMENT = '\ufffd'
const CONTROLS = /\p{Cc}/gu
/** Matches flags, keys, skin tones, and characters that are joined or shown as an emoji. */
const EMOJI = /\p{RI}|\p{Emoji_Modifier}|\ufe0f|\p{Extended_Pictographic}[\u200d\u{e0020}-\u{e007f}]/u

/** Returns the glyphs of a cluster with the fonts that draw them: several fonts if none has all of its characters. */
export function glyphsOf(cluster: string, weight: Weight): Glyphs[] {
  // No font has glyphs for characters that only direct or join a text.
  const text = withoutInvisible(cluster).replace(CONTROLS, '')
  if (text === '') return []
  if (EMOJI.test(cluster) && hasAll(EMOJI_FONT, text)) return [{ text: cluster, font: EMOJI_FONT }]
  const font = fontThatHas(text, weight)
  if (font) return [{ text, font }]
  const characters = [...text]
  if (characters.length > 1) return characters.flatMap(character => glyphsOf(character, weight))
  return glyphsOf(REPLACEMENT, weight)
}

function fontThatHas(text: string, weight: Weight): Font | undefined {
  const font = FONTS[weight].find(each => hasAll(each, text))
  if (font) return font
  const unifont = UNIFONT.get((text.codePointAt(0) ?? 0) >> BLOCK_BITS)
  return unifont && hasAll(unifont, text) ? unifont : undefined
}

const hasAll = (font: Font, text: string): boolean =>
  Array.from(text).every(character => font.has(character.codePointAt(0) ?? 0))

const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** A text without any of these characters has one cluster for each code point. */
const JOINED = /[\p{M}\p{Cf}\p{RI}\p{Emoji_Modifier}\u1100-\u11ff]/u

/** Returns the characters as a reader sees them: a letter with its marks, a flag, an emoji of several people. */
export const clustersOf = (text: string): string[] =>
  JOINED.test(text) ? Array.from(CLUSTERS.segment(text), ({ segment }) => segment) : Array.from(text)
