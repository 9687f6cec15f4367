import { expect, test } from 'vitest'
import { formatDocumentCode, readDocumentCode } from './document-code.ts'

test('a code is printed in groups', () => {
  expect(formatDocumentCode('7K3Q9XWD4MHT')).toBe('7K3Q-9XWD-4MHT')
})

test.each(['7K3Q-9XWD-4MHT', ' 7k3q 9xwd 4mht ', '7k3q–9xwd–4mht', '\u20667K3Q-9XWD-4MHT\u2069'])(
  '%j is read',
  input => {
    expect(readDocumentCode(input)).toBe('7K3Q9XWD4MHT')
  },
)

test('letters that look like digits are read as digits', () => {
  expect(readDocumentCode('OIL0-0000-0000')).toBe('011000000000')
})

test.each(['', '7K3Q-9XWD', '7K3Q-9XWD-4MHT-1', '7K3Q-9XWD-4MHU', '7K3Q-9XWD-4MH!'])('%j is no code', input => {
  expect(readDocumentCode(input)).toBeUndefined()
})
