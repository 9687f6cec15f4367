import { expect, test } from 'vitest'
import { beginsWords, matches } from './search-text.ts'

test.each([
  ['Local POS Transaction', 'pos'],
  ['Local POS Transaction', 'trans local'],
  ['Wallet-to-Bank Transfer', 'wallet to'],
  ['Wallet Top-up', ''],
  ['Wallet Top-up', '  '],
  ['شحن عبر Apple Pay', 'apple'],
  ['إيداع', 'ايداع'],
  ['بطاقة ائتمانية', 'بطاقه ايتمانيه'],
  ['سداد فاتورة حكومية', 'سَداد'],
])('"%s" is found by "%s"', (text, query) => {
  expect(matches(text, query)).toBe(true)
})

test('a text without one of the words does not match', () => {
  expect(matches('Local POS Transaction', 'international pos')).toBe(false)
})

test.each([
  ['Limits', 'lim'],
  ['Sub-Wallets', 'wallets sub'],
  ['الحدود', 'حدود'],
  ['كلمة المرور', 'المر'],
  ['حدود', 'الحد'],
])('"%s" is begun by "%s"', (text, query) => {
  expect(beginsWords(text, query)).toBe(true)
})

test('words are not begun by what they only contain', () => {
  expect(beginsWords('Sub-Wallets', 'all')).toBe(false)
})
