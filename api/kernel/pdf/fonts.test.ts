import { describe, expect, test } from 'vitest'
import { cleanPayeeName, payeeNameProblem } from '#domain/money/beneficiary.ts'
import { clustersOf, glyphsOf } from './fonts.ts'

const WEIGHTS = [400, 600] as const
/** The character that is drawn in place of one that no font has. */
const REPLACEMENT = '\ufffd'

const drawn = (text: string, weight: (typeof WEIGHTS)[number] = 400) =>
  clustersOf(text)
    .flatMap(cluster => glyphsOf(cluster, weight))
    .map(glyphs => glyphs.text)
    .join('')

const characters = function* (last = 0x10ffff) {
  for (let codePoint = 0x20; codePoint <= last; codePoint++)
    if (codePoint < 0xd800 || codePoint > 0xdfff) yield String.fromCodePoint(codePoint)
}

test('every character that the name of a payee may have is drawn, in both weights', () => {
  const missing = []
  for (const character of characters()) {
    const name = cleanPayeeName(`Ab${character}`)
    if (payeeNameProblem(name) !== null) continue
    if (WEIGHTS.some(weight => drawn(name, weight) !== name)) missing.push(character.codePointAt(0)?.toString(16))
  }
  expect(missing).toEqual([])
})

test('every character that people write with is drawn', () => {
  const missing = []
  for (const character of characters(0xffff)) {
    // Control characters, separators, and unassigned or private characters are skipped.
    if (/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(character)) continue
    if (drawn(character).includes(REPLACEMENT) && character !== REPLACEMENT) missing.push(character)
  }
  // The missing letters are those of linguists and honorifics, which are newer than the fonts.
  expect(missing.length, missing.join('')).toBeLessThan(100)
})

describe('emoji', () => {
  test('are drawn, all of them', () => {
    const all = Array.from(characters()).filter(character => /\p{Emoji_Presentation}/u.test(character))
    expect(all.length).toBeGreaterThan(1000)
    expect(all.filter(character => drawn(character) !== character)).toEqual([])
  })

  test.each(['👩‍👩‍👧', '🇸🇦', '👍🏽', '❤️', '❤️‍🔥', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍💻'])('%s is one, in one font', emoji => {
    expect(clustersOf(emoji)).toEqual([emoji])
    expect(glyphsOf(emoji, 400)).toEqual([{ text: emoji, font: expect.objectContaining({ name: 'noto-emoji' }) }])
  })
})

test.each([
  'İĞÜŞÖÇ ığüşöç',
  'Nguyễn Thị Hồng Phượng',
  'Łukasz Żółć, Gdańsk',
  'Škoda Čapek Řehoř',
  'Ștefan Ţepeş',
  'Ɓala Ɗan Ƙano',
  'ʿAbd al-Raḥmān',
  'Иванов',
  'Παπαδόπουλος',
  'پژمان گلچین',
  'اردو ٹھیک ہے',
  'हिन्दी',
  'বাংলা',
  'தமிழ்',
  'മലയാളം',
  'ไทย',
  'አማርኛ',
  'עברית',
  '汉字 漢字 かな カナ 한글',
  '€ ₹ ﷼ → ✓ ★ ½ № 𝓗𝓮𝓵𝓵𝓸',
])('%s is drawn as it is', text => {
  for (const weight of WEIGHTS) expect(drawn(text, weight)).toBe(text)
})

test('what no font has is drawn as such, and what nobody sees is left out', () => {
  expect(drawn('a\u{13080}b')).toBe(`a${REPLACEMENT}b`)
  expect(drawn('a\u202eb\u00adc\u200bd\u061ce\u0085f')).toBe('abcdef')
})

test('a letter has one font with its marks', () => {
  expect(glyphsOf('x\u0323', 400)).toHaveLength(1)
  expect(clustersOf('x\u0323y')).toEqual(['x\u0323', 'y'])
})
