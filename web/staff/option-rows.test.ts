import { describe, expect, it } from 'vitest'
import type { AdminKybOption, Locale } from '#web/api/generated/plinkAPI.schemas.ts'
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
  it('have the order of sign-up, and with equal numbers the order of codes', () => {
    const rows = rowsOf(OPTIONS)
    expect(rows.map(({ code }) => code)).toEqual(['small', 'tiny', 'large'])
    expect(rows[0]?.labels).toEqual({ en: OPTIONS[4], ar: OPTIONS[1] })
    expect(rows[1]).toMatchObject({ code: 'tiny', order: 10, active: false })
  })

  it('say which language is missing', () => {
    expect(rowsOf(OPTIONS).map(missingLocale)).toEqual([undefined, 'ar', undefined])
    expect(rowsOf([option('large', 20, 'ar')]).map(missingLocale)).toEqual(['en'])
  })

  it('have a label in the given language, or else in the other', () => {
    const [small, tiny] = rowsOf(OPTIONS)
    expect(small && labelOf(small, 'ar')).toBe('small in ar')
    expect(tiny && labelOf(tiny, 'ar')).toBe('tiny in en')
  })
})

describe('moving a choice', () => {
  const rows = rowsOf(OPTIONS)

  it('moves it to the position of another choice', () => {
    expect(placedCodes(rows, 'tiny', 'small')).toEqual(['tiny', 'small', 'large'])
    expect(placedCodes(rows, 'tiny', 'large')).toEqual(['small', 'large', 'tiny'])
    expect(placedCodes(rows, 'small', 'large')).toEqual(['tiny', 'large', 'small'])
    expect(placedCodes(rows, 'large', 'small')).toEqual(['large', 'small', 'tiny'])
  })

  it('returns null without a change', () => {
    expect(placedCodes(rows, 'small', 'small')).toBeNull()
    expect(placedCodes(rows, 'gone', 'small')).toBeNull()
    expect(placedCodes(rows, 'small', 'gone')).toBeNull()
  })

  it('by one place ends where the list does', () => {
    expect([neighbourOf(rows, 'tiny', -1), neighbourOf(rows, 'tiny', 1)]).toEqual(['small', 'large'])
    expect([neighbourOf(rows, 'small', -1), neighbourOf(rows, 'large', 1)]).toEqual([undefined, undefined])
    expect(neighbourOf(rows, 'gone', 1)).toBeUndefined()
  })

  it('gives the same order as the response of the server', () => {
    const rows = rowsOf(reordered(OPTIONS, ['large', 'small', 'tiny']))
    expect(rows.map(({ code, order }) => [code, order])).toEqual([
      ['large', 10],
      ['small', 20],
      ['tiny', 30],
    ])
  })
})
