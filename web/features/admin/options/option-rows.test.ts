import { describe, expect, it } from 'vitest'
import type { AdminKybOption, Locale } from '#web/api/generated/model/index.ts'
import { labelOf, missingLocale, movedCodes, reordered, rowsOf } from './option-rows.ts'

const option = (code: string, order: number, locale: Locale, active = true): AdminKybOption => ({
  id: `${code}-${locale}`,
  category: 'annual_revenue',
  label: `${code} in ${locale}`,
  code,
  order,
  active,
  locale,
})

const OPTIONS = [
  option('large', 20, 'en'),
  option('small', 10, 'ar'),
  option('large', 20, 'ar'),
  option('tiny', 10, 'en', false),
  option('small', 10, 'en'),
]

describe('the rows of a list of options', () => {
  it('hold the languages of a choice, in the order of sign-up; the code decides between equals', () => {
    const rows = rowsOf(OPTIONS)
    expect(rows.map(({ code }) => code)).toEqual(['small', 'tiny', 'large'])
    expect(rows[0]?.labels).toEqual({ en: OPTIONS[4], ar: OPTIONS[1] })
    expect(rows[1]).toMatchObject({ code: 'tiny', order: 10, active: false })
  })

  it('say which language is missing', () => {
    expect(rowsOf(OPTIONS).map(missingLocale)).toEqual([undefined, 'ar', undefined])
    expect(rowsOf([option('large', 20, 'ar')]).map(missingLocale)).toEqual(['en'])
  })

  it('are named in the language of the reader, else in the other', () => {
    const [small, tiny] = rowsOf(OPTIONS)
    expect(small && labelOf(small, 'ar')).toBe('small in ar')
    expect(tiny && labelOf(tiny, 'ar')).toBe('tiny in en')
  })
})

describe('moving a choice', () => {
  const rows = rowsOf(OPTIONS)

  it('changes its place with the neighbour', () => {
    expect(movedCodes(rows, 'tiny', -1)).toEqual(['tiny', 'small', 'large'])
    expect(movedCodes(rows, 'tiny', 1)).toEqual(['small', 'large', 'tiny'])
  })

  it('ends where the list does', () => {
    expect(movedCodes(rows, 'small', -1)).toBeNull()
    expect(movedCodes(rows, 'large', 1)).toBeNull()
    expect(movedCodes(rows, 'gone', 1)).toBeNull()
  })

  it('shows at once what the server is going to answer', () => {
    const moved = rowsOf(reordered(OPTIONS, ['large', 'small', 'tiny']))
    expect(moved.map(({ code, order }) => [code, order])).toEqual([
      ['large', 10],
      ['small', 20],
      ['tiny', 30],
    ])
  })
})
