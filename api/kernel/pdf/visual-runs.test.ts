import { expect, test } from 'vitest'
import { visualRuns } from './visual-runs.ts'

/** Returns the runs from left to right on the paper, with their fonts. Text that the typeface reverses is in logical order. */
const runsOf = (text: string, direction: 'ltr' | 'rtl' | 'auto') =>
  visualRuns(text, direction, 400).map(run => `${run.font.name.replace('-400', '')}: ${run.text}`)

test.each<[string, 'ltr' | 'rtl' | 'auto', string[]]>([
  ['Invoice 4711', 'ltr', ['latin: Invoice 4711']],
  ['Łódź', 'ltr', ['alphabets: Ł', 'latin: ód', 'alphabets: ź']],
  ['شركة النخلة', 'rtl', ['arabic: النخلة', 'latin:  ', 'arabic: شركة']],
  ['شركة (ABC) 12', 'auto', ['latin: 12', 'latin:  (', 'latin: ABC', 'latin: ) ', 'arabic: شركة']],
  ['شكرا 👩‍👩‍👧🎉!', 'rtl', ['latin: !', 'noto-emoji: 🎉👩‍👩‍👧', 'latin:  ', 'arabic: شكرا']],
  ['شكرا 🇸🇦', 'rtl', ['noto-emoji: 🇸🇦', 'latin:  ', 'arabic: شكرا']],
  ['Thanks 👍🏽👩‍👩‍👧', 'ltr', ['latin: Thanks ', 'noto-emoji: 👍🏽👩‍👩‍👧']],
  ['می\u200cخواهم', 'rtl', ['arabic: خواهم', 'arabic: می']],
  ['e\u0301x\u0323', 'rtl', ['latin: e\u0301', 'alphabets: x\u0323']],
  ['שלום', 'rtl', ['unifont-0: שלום']],
])('%s, %s', (text, direction, runs) => {
  expect(runsOf(text, direction)).toEqual(runs)
})

const drawn = (text: string, direction: 'ltr' | 'rtl' | 'auto') => visualRuns(text, direction, 400).map(run => run.text)

test.each([
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u061c',
  '\u00ad',
  '\u200b',
  '\ufeff',
  '\u2060',
  '\u{e0041}',
])('a text with %j is drawn as it is without it', character => {
  for (const [text, direction] of [
    ['Invoice 4711 (May)', 'ltr'],
    ['فاتورة رقم 12 (ABC)', 'rtl'],
    ['Rent إيجار 50', 'auto'],
  ] as const) {
    const middle = text.indexOf(' ')
    const within = `${text.slice(0, middle)}${character}${text.slice(middle)}`
    for (const changed of [within, `${character}${text}`, `${text}${character}`])
      expect(drawn(changed, direction).join('')).toBe(drawn(text, direction).join(''))
  }
})

test('an isolate of a template keeps a number from left to right', () => {
  expect(drawn('رقم \u2066PLK-12\u2069', 'rtl').join('')).toContain('PLK-12')
})
