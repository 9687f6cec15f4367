import { expect, test } from 'vitest'
import { matches } from './search-text.ts'

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
