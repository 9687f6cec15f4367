import bidiFactory from 'bidi-js'
import { visibleText } from '#domain/visible-text.ts'
import { clustersOf, type Font, glyphsOf, type Weight } from './fonts.ts'

export type BaseDirection = 'ltr' | 'rtl' | 'auto'

/** Characters of one direction and one font, in the order that the typeface expects: it reverses a run with Arabic letters itself. */
export interface Run {
  text: string
  font: Font
}

const bidi = bidiFactory()
/** Letters of the scripts that the typeface reverses. */
const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** The character only keeps two letters from joining, as the end of a run does. */
const NON_JOINER = '\u200c'

/**
 * The library examines single UTF-16 units and classifies the halves of an emoji as letters. Emoji are replaced with stars, which have the same
 * direction.
 */
const EMOJI = /(?=[\u{10000}-\u{10ffff}])\p{Extended_Pictographic}/gu
const NEUTRAL = '\u2605\u2605'
/** The only invisible characters in our own texts. */
const ISOLATES = /([\u2066-\u2069])/

/** Matches text of one direction and one font: Latin letters, digits and the characters between them. */
const PLAIN = /^[ -~\u00a0-\u00ac\u00ae-\u00ff]+$/

/** Returns the runs of a line, from left to right on the paper, by the Unicode bidirectional algorithm. */
export function visualRuns(source: string, direction: BaseDirection, weight: Weight): Run[] {
  // Most texts of a long file consist of digits and Latin letters.
  if (direction === 'ltr' && PLAIN.test(source)) return glyphsOf(source, weight)
  const text = source.split(ISOLATES).map(withoutEffect).join('')
  const { levels } = bidi.getEmbeddingLevels(text.replace(EMOJI, NEUTRAL), direction)
  const runs: (Omit<Run, 'text'> & { level: number; parts: string[] })[] = []
  let index = 0
  let isApart = false
  for (const cluster of clustersOf(text)) {
    const level = levels[index] ?? 0
    index += cluster.length
    // In right-to-left text a bracket is drawn as its counterpart.
    const drawn = (level % 2 === 1 && bidi.getMirroredCharacter(cluster)) || cluster
    for (const { text: part, font } of glyphsOf(drawn, weight)) {
      const last = runs.at(-1)
      if (last?.level === level && last.font === font && !isApart) last.parts.push(part)
      else runs.push({ parts: [part], font, level })
      isApart = false
    }
    isApart ||= cluster.endsWith(NON_JOINER)
  }
  return reordered(runs).map(({ parts, font, level }) => {
    const isTurned = (level % 2 === 1) !== TURNED.test(parts.join(''))
    return { text: (isTurned ? parts.toReversed() : parts).join(''), font }
  })
}

/** Removes invisible characters from a stored text, so that they do not reverse the text. */
const withoutEffect = (part: string): string => (ISOLATES.test(part) ? part : visibleText(part))

/** Applies rule L2 of the algorithm: from the highest level to the lowest odd one, each stretch at that level or above is reversed. */
function reordered<Each extends { level: number }>(runs: Each[]): Each[] {
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

/** Returns the direction of the first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const { paragraphs } = bidi.getEmbeddingLevels(text, 'auto')
  return (paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
}
