import bidiFactory from 'bidi-js'

export type BaseDirection = 'ltr' | 'rtl' | 'auto'

/** Characters of one direction and one font, in the order that the typeface takes: it turns a run with letters of Arabic around. */
export interface Run {
  text: string
  isArabic: boolean
}

const bidi = bidiFactory()
const ARABIC = /\p{Script_Extensions=Arabic}/u
const ARABIC_LETTER = /\p{Script=Arabic}/u
/** It only keeps two letters from joining, as the end of a run does. */
const NON_JOINER = '\u200c'
/** What only directs the text. No font has glyphs for it. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/

/** Of one direction and one font: Latin letters, digits and what stands between them. */
const PLAIN = /^[ -~\u00a0-\u024f]+$/

/** The runs of a line, from left to right on the paper, by the Unicode bidirectional algorithm. */
export function visualRuns(text: string, direction: BaseDirection): Run[] {
  // Most texts of a long file are digits and Latin letters.
  if (direction === 'ltr' && PLAIN.test(text)) return [{ text, isArabic: false }]
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: (Run & { level: number })[] = []
  let index = 0
  let before = ''
  for (const character of text) {
    const level = levels[index] ?? 0
    index += character.length
    if (!INVISIBLE.test(character)) {
      const last = runs.at(-1)
      const isArabic = ARABIC.test(character)
      // A bracket in right-to-left text is drawn as its counterpart.
      const drawn = (level % 2 === 1 && bidi.getMirroredCharacter(character)) || character
      if (last?.level === level && last.isArabic === isArabic && before !== NON_JOINER) last.text += drawn
      else runs.push({ text: drawn, isArabic, level })
    }
    before = character
  }
  return reordered(runs).map(({ text: drawn, isArabic, level }) => {
    const isTurned = (level % 2 === 1) !== ARABIC_LETTER.test(drawn)
    return { text: isTurned ? [...drawn].reverse().join('') : drawn, isArabic }
  })
}

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
