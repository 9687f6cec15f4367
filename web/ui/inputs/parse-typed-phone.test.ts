import { expect, test } from 'vitest'
import { parseTypedPhone } from './PhoneInput.tsx'

test.each([
  ['0512345678', '0512345678'],
  ['051 234 5678', '0512345678'],
  ['512345678', '0512345678'],
  ['+966 51 234 5678', '0512345678'],
  ['+966 051-234-5678', '0512345678'],
  ['00966512345678', '0512345678'],
  ['٠٥١٢٣٤٥٦٧٨', '0512345678'],
])('%s is the number 0512345678', (text, local) => {
  expect(parseTypedPhone(text)).toBe(local)
})

test('removes a country code from a partial number', () => {
  expect(['+966', '+9665', '+96651'].map(parseTypedPhone)).toEqual(['', '5', '51'])
})

test('keeps a surplus digit, so that the number is refused', () => {
  expect(parseTypedPhone('05123456789')).toBe('05123456789')
  expect(parseTypedPhone('05123456789999')).toBe('051234567899')
})
