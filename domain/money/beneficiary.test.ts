import { expect, test } from 'vitest'
import { cleanPayeeName, identifierProblem, nicknameProblem, payeeNameProblem } from './beneficiary.ts'

test.each([
  ['', 'required'],
  [' \u200f ', 'required'],
  ['A', 'too_short'],
  ['Al', null],
  ['a'.repeat(140), null],
  ['ن'.repeat(140), null],
  ['a'.repeat(141), 'too_long'],
  ['Green Palm 🌴', 'characters'],
  ['Green\u0000Palm', 'characters'],
  ['Зелёная пальма', 'characters'],
  ['<b>Palm</b>', 'characters'],
  ['123', 'characters'],
  ['شركة \u06dd النخلة', 'characters'],
  ["O'Neil & Sons (Trading) Co., Ltd.", null],
  ['شركة النخلة الخضراء للتجارة', null],
  ['مُحَمَّد العُتَيْبي', null],
  ['شركة ٧٧ Trading', null],
  ['شرکت ۷۷', null],
  ['İğşçöü Łukasz Nguyễn', null],
  ['Ab x\u0323', null],
  // These are marks and digits of other scripts.
  ['Green Palm \u0e31', 'characters'],
  ['Green Palm ७७', 'characters'],
  ['Green Palm \u{10ec2}', 'characters'],
])('the problem of the name %j is %s', (name, problem) => {
  expect(payeeNameProblem(name)).toBe(problem)
})

test('a name is stored without what nobody sees', () => {
  expect(cleanPayeeName('  Green\u200b \n Palm\u200e ')).toBe('Green Palm')
  expect(cleanPayeeName('\u202eعلی\u200cرضا\u200d')).toBe('علی\u200cرضا')
  expect(payeeNameProblem('علی\u200cرضا')).toBeNull()
})

test.each([
  ['', null],
  ['Rent', null],
  ['a'.repeat(41), 'too_long'],
  ['🌴', 'characters'],
])('the problem of the nickname %j is %s', (name, problem) => {
  expect(nicknameProblem(name)).toBe(problem)
})

test.each([
  ['', null],
  ['1010 123 456', null],
  ['١٩٩٠٨٠٠٠٠٣', null],
  ['199080000', 'length'],
  ['19908000031', 'length'],
])('the problem of the identifier %j is %s', (text, problem) => {
  expect(identifierProblem(text)).toBe(problem)
})
