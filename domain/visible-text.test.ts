import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDateOfBirth } from './date-of-birth.ts'
import { readDocumentCode } from './document-code.ts'
import { normaliseLoginIdentifier } from './login-identifier.ts'
import { cleanCategoryName, cleanNote } from './money/annotations.ts'
import { cleanPayeeName } from './money/beneficiary.ts'
import { cleanIban } from './money/iban.ts'
import { readAmount } from './money/read-amount.ts'
import { cleanSubWalletName } from './money/sub-wallet-name.ts'
import { matches } from './search-text.ts'
import { headingName, readTable } from './table.ts'
import { visibleLength } from './text-length.ts'
import { isInvisible, oneLine, visibleLine, visibleText, withoutInvisible } from './visible-text.ts'

/** The visible signs of Arabic and other scripts that Unicode counts as format characters. */
const VISIBLE_SIGNS = new Set(
  [...Array(6).keys()].map(offset => 0x600 + offset).concat(0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd),
)
/** All code points except surrogates. */
const CODE_POINTS = Array.from({ length: 0x110000 }, (_, code) => code).filter(code => code < 0xd800 || code > 0xdfff)
const isNotSeen = (code: number): boolean => {
  const character = String.fromCodePoint(code)
  const isControl = /\p{Cc}/u.test(character) && !/\s/.test(character)
  const isFormat = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character) && !VISIBLE_SIGNS.has(code)
  return isControl || isFormat || code === 0x2800
}
const INVISIBLE = CODE_POINTS.filter(isNotSeen).map(code => String.fromCodePoint(code))
const called = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

test('nobody sees a format character, but for the signs of some scripts', () => {
  expect(INVISIBLE.length).toBeGreaterThan(4000)
  const notRemoved = INVISIBLE.filter(
    each => withoutInvisible(`a${each}b`) !== 'ab' || visibleText(`a${each}b`) !== 'ab',
  )
  expect(notRemoved.map(called)).toEqual([])
  expect(INVISIBLE.filter(each => !isInvisible(each)).map(called)).toEqual([])
})

test('every other character stays as it is', () => {
  const others = CODE_POINTS.filter(code => !isNotSeen(code)).map(code => String.fromCodePoint(code))
  const changed = others.filter(each => withoutInvisible(each) !== each || isInvisible(each))
  expect(changed.map(called)).toEqual([])
  const lineEnds = ['\r', '\u2028', '\u2029']
  expect(others.filter(each => visibleText(`a${each}b`) !== `a${each}b`)).toEqual(lineEnds)
})

describe('what has an effect stays in a text', () => {
  test.each([
    ['a Persian word', 'می\u200cخواهم'],
    ['a Persian name', 'علی\u200cرضا'],
    ['a Persian word with a vowel before the joiner', 'مِی\u200cخواهم'],
    ['the sign of the Hijri year', '١٤٤٧ ه\u200d'],
    ['a Hindi word', 'क\u094d\u200dष'],
    ['a Malayalam word in the old spelling', 'അവന\u0d4d\u200d'],
    ['a Sinhala word', 'ශ\u0dca\u200dර\u0dd3'],
    ['a family', '👨\u200d👩\u200d👧 trip'],
    ['a heart', '❤\ufe0f'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
    ['a doctor', '👩🏽\u200d⚕\ufe0f'],
    ['a digit in a box', '1\ufe0f\u20e3'],
    ['the flag of Saudi Arabia', '🇸🇦'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a name in kanji', '葛\u{e0100}城'],
    ['the Arabic sign of a number', '\u0600١٢'],
  ])('%s', (_what, text) => {
    expect(visibleText(text)).toBe(text)
    expect(visibleLine(text)).toBe(text)
  })
})

test.each([
  ['Sal\u200daries', 'Salaries'],
  ['Sal\u200caries\u200d', 'Salaries'],
  ['\u200dنورة\u200c', 'نورة'],
  ['نورة\u200d', 'نورة'],
  ['می\u200c\u200c\u200dخواهم', 'می\u200cخواهم'],
  ['می\u200b\u200c\u202eخواهم', 'می\u200cخواهم'],
  ['١\u200c٢', '١٢'],
  ['A\ufe0f\u200d😀', 'A😀'],
  ['😀\u200d', '😀'],
  ['\u{e0068}\u{e0069}😀\u{e0068}\u{e0069}', '😀'],
])('%j is seen as %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible)
})

const ANY = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...INVISIBLE.slice(0, 80), ...'ab یخ१क\u094d👩❤1 \n\r\t', '\ufe0f', '\u20e3', '🏴'),
  }),
)

describe('any text', () => {
  test('is cleaned once for all', () => {
    fc.assert(
      fc.property(ANY, text => {
        for (const clean of [withoutInvisible, visibleText, visibleLine, oneLine])
          expect(clean(clean(text))).toBe(clean(text))
      }),
      { numRuns: 2000 },
    )
  })

  test('keeps no character that turns it around, and loses none that is seen', () => {
    fc.assert(
      fc.property(ANY, text => {
        expect(visibleText(text)).not.toMatch(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/)
        expect(withoutInvisible(visibleText(text))).toBe(
          withoutInvisible(text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('is a single line where one is wanted', () => {
    fc.assert(
      fc.property(ANY, text => {
        expect(visibleLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]|^\s|\s$|\s\s/u)
        expect(oneLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }),
    )
  })
})

const JOINERS = ['\u200c', '\u200d']
const NOW = Date.parse('2026-01-05T09:00:00Z')
const IBAN = 'SA03 8000 0000 6080 1016 7519'

/** The functions that read user input, with examples. */
const READINGS: [string, (text: string) => unknown, string[]][] = [
  ['an amount', readAmount, ['SR 1,250.00', '12,50', '-20 SAR', '١٢٫٥٠ ر.س']],
  ['an IBAN', cleanIban, [IBAN]],
  [
    'a sign-in with a phone, a number or an e-mail',
    normaliseLoginIdentifier,
    ['051 234 5678', '+966 51-234-5678', '1990800003', 'noura@example.sa'],
  ],
  ['a date of birth', text => readDateOfBirth(text, NOW), ['03/12/2012', '031212']],
  ['the code of a document', readDocumentCode, ['7K3Q-9XWD-4MHT']],
  ['the name of a payee', cleanPayeeName, ['Green Palm Trading', 'شركة النخلة']],
  ['the name of a sub-wallet', cleanSubWalletName, ['Salaries', 'رواتب ٢']],
  ['the name of a category', cleanCategoryName, ['Office rent']],
  ['a note', cleanNote, ['Rent\nof May', 'إيجار']],
  ['the length of a text', visibleLength, ['ok', 'نعم']],
  ['a heading of a table', headingName, ['Amount', 'المبلغ']],
  ['a search', text => matches('Green Palm Trading', text), ['palm']],
]

describe.each(READINGS)('%s', (_what, read, samples) => {
  test('is read as if nothing invisible were in it or around it', () => {
    const misread = INVISIBLE.filter(each =>
      samples.some(sample => {
        const places = [0, 1, Math.floor(sample.length / 2), sample.length]
        return places.some(place => {
          const text = `${sample.slice(0, place)}${each}${sample.slice(place)}`
          // The character has an effect within an Arabic word.
          if (JOINERS.includes(each) && visibleText(text).includes(each)) return false
          return JSON.stringify(read(text)) !== JSON.stringify(read(sample))
        })
      }),
    )
    expect(misread.map(called)).toEqual([])
  })
})

test('a heading that only looks the same stands twice', () => {
  const different = INVISIBLE.filter(each => {
    try {
      readTable(`amount,amo${each}unt,iban\n`)
      return true
    } catch {
      return false
    }
  })
  expect(different.map(called)).toEqual([])
})
