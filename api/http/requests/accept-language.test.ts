import { describe, expect, test } from 'vitest'
import { preferredLocale, withLocale } from './accept-language.ts'

describe('Accept-Language', () => {
  test.each([
    ['ar', 'ar'],
    ['en-GB,en;q=0.9', 'en'],
    ['AR-SA', 'ar'],
    ['en;q=0.5, ar;q=0.8', 'ar'],
    ['fr-FR, fr;q=0.9, ar;q=0.3', 'ar'],
    ['en;q=0, ar;q=0.1', 'ar'],
    ['en;q=zero', undefined],
    ['arn', undefined],
    ['*', undefined],
    ['', undefined],
  ])('%j means %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale)
  })

  test('counts only where the body names no language', () => {
    expect(withLocale({ locale: 'en' as const }, 'ar')).toEqual({ locale: 'en' })
    expect(withLocale({}, 'ar')).toEqual({ locale: 'ar' })
    expect(withLocale({}, undefined)).toEqual({})
  })
})
