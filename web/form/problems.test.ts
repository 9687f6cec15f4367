import { expect, test } from 'vitest'
import { problemText, summaryItems } from './problems.ts'

const texts = {
  phone: { required: 'Phone number is required' },
  cr: { required: 'CR Number is required' },
  root: { busy: 'Please wait' },
}

test('the summary follows the order on screen and leads to the fields', () => {
  const errors = { cr: { type: 'validate', message: 'required' }, phone: { type: 'validate', message: 'required' } }
  expect(summaryItems(errors, texts)).toEqual([
    { text: 'Phone number is required', fieldId: 'field-phone' },
    { text: 'CR Number is required', fieldId: 'field-cr' },
  ])
})

test('what concerns the whole form comes last and leads nowhere', () => {
  const errors = { root: { type: 'server', message: 'busy' }, cr: { type: 'validate', message: 'required' } }
  expect(summaryItems(errors, texts)).toEqual([
    { text: 'CR Number is required', fieldId: 'field-cr' },
    { text: 'Please wait' },
  ])
})

test('words from the server stand as they are', () => {
  expect(problemText(texts, 'cr', 'This number is taken')).toBe('This number is taken')
})
