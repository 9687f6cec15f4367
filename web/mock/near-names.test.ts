import { expect, test } from 'vitest'
import { nearNames } from './near-names.ts'

const names = ['phone.start', 'phone.phone_duplicate', 'password.start', 'wallet.start', 'walletLimits.loading']

test('a mistyped name is near the one that was meant', () => {
  expect(nearNames('phon.start', names)[0]).toBe('phone.start')
  expect(nearNames('phone.phone_duplicated', names)[0]).toBe('phone.phone_duplicate')
  expect(nearNames('walletlimits.loading', names)[0]).toBe('walletLimits.loading')
  expect(nearNames('start', names).slice(0, 2)).toEqual(['phone.start', 'wallet.start'])
})

test('a long list is cut', () => {
  expect(
    nearNames(
      'phone',
      Array.from({ length: 100 }, (_, index) => `phone.${index}`),
    ),
  ).toHaveLength(8)
})
