import { describe, expect, it } from 'vitest'
import type { AdminKybOption, Locale } from '#web/api/generated/model/index.ts'
import { labelOf, missingLocale, neighbourOf, placedCodes, reordered, rowsOf } from './option-rows.ts'

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

  it('takes the place of another, which makes room', () => {
    expect(placedCodes(rows, 'tiny', 'small')).toEqual(['tiny', 'small', 'large'])
    expect(placedCodes(rows, 'tiny', 'large')).toEqual(['small', 'large', 'tiny'])
    expect(placedCodes(rows, 'small', 'large')).toEqual(['tiny', 'large', 'small'])
    expect(placedCodes(rows, 'large', 'small')).toEqual(['large', 'small', 'tiny'])
  })

  it('leaves everything as it is where there is nothing to move', () => {
    expect(placedCodes(rows, 'small', 'small')).toBeNull()
    expect(placedCodes(rows, 'gone', 'small')).toBeNull()
    expect(placedCodes(rows, 'small', 'gone')).toBeNull()
  })

  it('by one place ends where the list does', () => {
    expect([neighbourOf(rows, 'tiny', -1), neighbourOf(rows, 'tiny', 1)]).toEqual(['small', 'large'])
    expect([neighbourOf(rows, 'small', -1), neighbourOf(rows, 'large', 1)]).toEqual([undefined, undefined])
    expect(neighbourOf(rows, 'gone', 1)).toBeUndefined()
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
