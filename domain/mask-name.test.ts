import { expect, test } from 'vitest'
import { maskBusinessName, maskPersonName } from './mask-name.ts'

test.each([
  ['Noura Alqahtani', 'No*** A***'],
  ['نورة  سالم القحطاني', 'نو*** س*** ا***'],
  ['Li', 'Li***'],
  ['', ''],
])('the person %s is shown as %s', (name, masked) => {
  expect(maskPersonName(name)).toBe(masked)
})

test.each([
  ['Al Noor Trading', 'Al*** N*** Trading'],
  ['مؤسسة النور التجارية', 'مؤ*** ا*** التجارية'],
  ['Sahab', 'Sa***'],
  ['𝒜lpha 😀tea Est.', '𝒜l*** 😀*** Est.'],
])('the business %s is shown as %s', (name, masked) => {
  expect(maskBusinessName(name)).toBe(masked)
})
