import { describe, expect, it } from 'vitest'
import type { AdminKybOption } from '#web/api/generated/plinkAPI.schemas.ts'
import { type OptionRow, rowsOf } from '#web/staff/option-rows.ts'
import {
  callsFor,
  codeProblem,
  createRequest,
  EMPTY_OPTION,
  labelProblem,
  optionValues,
  orderProblem,
} from './option-form.ts'

const english: AdminKybOption = {
  id: 'rent-en',
  category: 'purpose_of_account',
  label: 'Paying rent',
  code: 'rent',
  order: 40,
  active: true,
  locale: 'en',
}
const arabic: AdminKybOption = { ...english, id: 'rent-ar', locale: 'ar', label: 'دفع الإيجار' }
const rowOf = (...options: AdminKybOption[]): OptionRow => rowsOf(options)[0]!

describe('a new option', () => {
  it('needs a label, and has optional code and order', () => {
    expect(['  ', '\u200b', '\u202e\ufeff'].map(labelProblem)).toEqual(Array(3).fill('required'))
    expect([codeProblem(''), codeProblem(' rent_2 ')]).toEqual([null, null])
    expect(['Rent', 'rent-2', 'إيجار', 'x'.repeat(65)].map(codeProblem)).toEqual(Array(4).fill('format'))
    expect(['', ' 45 ', '٤٥', '0', '1000000'].map(orderProblem)).toEqual(Array(5).fill(null))
    expect(['ten', '4 5', '10a'].map(orderProblem)).toEqual(Array(3).fill('number'))
    expect(['1.5', '-1', '1000001'].map(orderProblem)).toEqual(Array(3).fill('range'))
  })

  it('is sent trimmed and without empty fields', () => {
    const values = { ...EMPTY_OPTION, label: ' Paying rent ', code: ' ', order: ' ' }
    expect(createRequest('purpose_of_account', values)).toEqual({
      category: 'purpose_of_account',
      label: 'Paying rent',
      active: true,
      locale: 'en',
    })
    const whole = { ...values, translation: ' دفع الإيجار ', code: ' rent ', order: '٤٥', active: false }
    expect(createRequest('purpose_of_account', whole)).toEqual({
      category: 'purpose_of_account',
      label: 'Paying rent',
      translation: 'دفع الإيجار',
      code: 'rent',
      order: 45,
      active: false,
      locale: 'en',
    })
  })
})

describe('a changed option', () => {
  const row = rowOf(english, arabic)

  it('needs no request without a change', () => {
    expect(callsFor(row, optionValues(row))).toEqual([])
    expect(callsFor(row, { ...optionValues(row), order: '', code: '' })).toEqual([])
  })

  it('needs a request for the changed fields, and another one for the other language', () => {
    const values = { ...optionValues(row), label: ' Rent ', translation: 'إيجار', order: '50', active: false }
    expect(callsFor(row, values)).toEqual([
      { change: 'rent-en', data: { label: 'Rent', order: 50, active: false } },
      { change: 'rent-ar', data: { label: 'إيجار' } },
    ])
  })

  it('creates a missing language with the new code', () => {
    const half = rowOf(english)
    const values = { ...optionValues(half), code: 'rent_2', translation: 'دفع الإيجار' }
    expect(callsFor(half, values)).toEqual([
      { change: 'rent-en', data: { code: 'rent_2' } },
      {
        create: {
          category: 'purpose_of_account',
          label: 'دفع الإيجار',
          code: 'rent_2',
          order: 40,
          active: true,
          locale: 'ar',
        },
      },
    ])
  })

  it('starts with the existing language', () => {
    const half = rowOf(arabic)
    expect(optionValues(half)).toMatchObject({ locale: 'ar', label: 'دفع الإيجار', translation: '' })
    expect(callsFor(half, { ...optionValues(half), translation: 'Paying rent' })).toMatchObject([
      { create: { locale: 'en', label: 'Paying rent' } },
    ])
  })
})
