import bidiFactory from 'bidi-js'
import { visibleText } from '#domain/visible-text.ts'
import { clustersOf, type Font, glyphsOf, type Weight } from './fonts.ts'

export type BaseDirection = 'ltr' | 'rtl' | 'auto'

/** Characters of one direction and one font, in the order that the typeface takes: it turns a run with letters of Arabic around. */
export interface Run {
  text: string
  font: Font
}

const bidi = bidiFactory()
/** Letters of the scripts that the typeface turns around. */
const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** It only keeps two letters from joining, as the end of a run does. */
const NON_JOINER = '\u200c'

/** The library looks at single units of UTF-16 and takes the halves of an emoji for letters. Stars have the direction that emoji have. */
const EMOJI = /(?=[\u{10000}-\u{10ffff}])\p{Extended_Pictographic}/gu
const NEUTRAL = '\u2605\u2605'
/** The only invisible characters that our own texts have. */
const ISOLATES = /([\u2066-\u2069])/

/** Of one direction and one font: Latin letters, digits and what stands between them. */
const PLAIN = /^[ -~\u00a0-\u00ac\u00ae-\u00ff]+$/

/** The runs of a line, from left to right on the paper, by the Unicode bidirectional algorithm. */
export function visualRuns(given: string, direction: BaseDirection, weight: Weight): Run[] {
  // Most texts of a long file are digits and Latin letters.
  if (direction === 'ltr' && PLAIN.test(given)) return glyphsOf(given, weight)
  const text = given.split(ISOLATES).map(withoutEffect).join('')
  const { levels } = bidi.getEmbeddingLevels(text.replace(EMOJI, NEUTRAL), direction)
  const runs: (Omit<Run, 'text'> & { level: number; parts: string[] })[] = []
  let index = 0
  let isApart = false
  for (const cluster of clustersOf(text)) {
    const level = levels[index] ?? 0
    index += cluster.length
    // A bracket in right-to-left text is drawn as its counterpart.
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

/** What somebody wrote before invisible characters were taken out must not turn the text around either. */
const withoutEffect = (part: string): string => (ISOLATES.test(part) ? part : visibleText(part))

/** Rule L2 of the algorithm: from the highest level to the lowest odd one, each stretch at that level or above is reversed. */
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

/** That of the first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const { paragraphs } = bidi.getEmbeddingLevels(text, 'auto')
  return (paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
}
