import bidiFactory from 'bidi-js'
import { Direction, Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import { type FontFile, fontsOf, type Weight } from './fonts.ts'

export interface TextStyle {
  weight: Weight
  /** In points. */
  size: number
}

/** A glyph at its place on the line, in points. */
export interface PlacedGlyph {
  file: FontFile
  glyph: number
  x: number
  y: number
  /** In units of the font. */
  advance: number
  /** The characters that it stands for. None if an earlier glyph stands for them. */
  text: string
}

/** A line of text as it is drawn: from left to right, regardless of the direction of the text. */
export interface ShapedLine {
  size: number
  width: number
  glyphs: PlacedGlyph[]
}

export type BaseDirection = 'ltr' | 'rtl' | 'auto'

const bidi = bidiFactory()
const JOINER = /[\u200c\u200d]/
/** What only directs the text. No font has glyphs for it. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/

/** Puts the text in the order of the Unicode bidirectional algorithm, joins its letters and places its glyphs. */
export function shapeLine(text: string, { weight, size }: TextStyle, direction: BaseDirection): ShapedLine {
  const glyphs: PlacedGlyph[] = []
  let x = 0
  for (const run of visualRuns(text, fontsOf(weight), direction)) {
    const scale = size / run.file.unitsPerEm
    for (const { glyph, text: characters, xAdvance, xOffset, yOffset } of glyphsOf(run)) {
      const place = { x: x + xOffset * scale, y: yOffset * scale }
      glyphs.push({ file: run.file, glyph, ...place, advance: xAdvance, text: characters })
      x += xAdvance * scale
    }
  }
  return { size, width: x, glyphs }
}

interface Run {
  text: string
  file: FontFile
  level: number
}

/** Stretches of one direction and one font, in the order in which they stand on the line. */
function visualRuns(text: string, files: FontFile[], direction: BaseDirection): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: Run[] = []
  let index = 0
  for (const character of text) {
    const level = levels[index] ?? 0
    index += character.length
    if (INVISIBLE.test(character) && !JOINER.test(character)) continue
    const last = runs.at(-1)
    const file = fileFor(character, files, last?.file)
    if (last && last.level === level && last.file === file) last.text += character
    else runs.push({ text: character, file, level })
  }
  return reordered(runs)
}

/** A space or a comma stays in the font of what is before it. */
function fileFor(character: string, files: FontFile[], before: FontFile | undefined): FontFile {
  const code = character.codePointAt(0)!
  if (before && (before.characters.has(code) || JOINER.test(character))) return before
  return files.find(({ characters }) => characters.has(code)) ?? files[0]!
}

/** Rule L2 of the algorithm: from the highest level to the lowest odd one, each stretch at that level or above is reversed. */
function reordered(runs: Run[]): Run[] {
  const order = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start
      while (end < order.length && order[end]!.level >= level) end++
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return order
}

function glyphsOf({ text, file, level }: Run) {
  const buffer = new ShapingBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
  shape(file.font, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b)
  const named = new Set<number>()
  return infos.map(({ codepoint, cluster }, index) => {
    const end = starts[starts.indexOf(cluster) + 1]
    const characters = named.has(cluster) ? '' : text.slice(cluster, end)
    // A bracket in right-to-left text is drawn as its counterpart.
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(characters) ?? characters) : characters
    named.add(cluster)
    return { glyph: codepoint, text: drawn, ...positions[index]! }
  })
}

/** The lines that the text takes at this width. A word that is wider than a line is cut. */
export function wrapText(text: string, style: TextStyle, direction: BaseDirection, width: number): ShapedLine[] {
  const base = direction === 'auto' ? directionOf(text) : direction
  const shaped = (part: string) => shapeLine(part, style, base)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (shaped(longer).width <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (shaped(line + character).width > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line].filter(Boolean).map(shaped)
}

/** That of the first letter. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const { paragraphs } = bidi.getEmbeddingLevels(text, 'auto')
  return (paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
}
