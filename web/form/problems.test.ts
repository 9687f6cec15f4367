import { expect, test } from 'vitest'
import { errorItems, problemText } from './problems.ts'

const texts = {
  phone: { required: 'Phone number is required' },
  cr: { required: 'CR Number is required' },
  root: { busy: 'Please wait' },
}

test('the summary has the screen order and links to the fields', () => {
  const errors = { cr: { type: 'validate', message: 'required' }, phone: { type: 'validate', message: 'required' } }
  expect(errorItems(errors, texts)).toEqual([
    { text: 'Phone number is required', fieldId: 'field-phone' },
    { text: 'CR Number is required', fieldId: 'field-cr' },
  ])
})

test('problems of the whole form come last and have no link', () => {
  const errors = { root: { type: 'server', message: 'busy' }, cr: { type: 'validate', message: 'required' } }
  expect(errorItems(errors, texts)).toEqual([
    { text: 'CR Number is required', fieldId: 'field-cr' },
    { text: 'Please wait' },
  ])
})

test('a problem is reported once, though the server names it for a field and for the form', () => {
  const errors = {
    root: { type: 'server', message: 'This number is taken' },
    cr: { type: 'server', message: 'This number is taken' },
  }
  expect(errorItems(errors, texts)).toEqual([{ text: 'This number is taken', fieldId: 'field-cr' }])
})

test('texts of the server are shown unchanged', () => {
  expect(problemText(texts, 'cr', 'This number is taken')).toBe('This number is taken')
})
