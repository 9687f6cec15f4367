import { expect, test } from 'vitest'
import { optionsFromUrl, stateUrl } from './state-url.ts'

test('an address of a state is read as it was written', () => {
  const visit = { state: 'phone.phone_duplicate', locale: 'ar', theme: 'dark' } as const
  const address = stateUrl('/app/dashboard?subWallet=482913650127', visit)
  expect(address).toBe('/app/dashboard?subWallet=482913650127&state=phone.phone_duplicate&lang=ar&theme=dark')
  expect(optionsFromUrl(new URL(address, 'http://localhost').search)).toEqual(visit)
})

test('what makes no sense is not asked for', () => {
  expect(optionsFromUrl('?lang=fr&theme=')).toEqual({})
  expect(stateUrl('/login', {})).toBe('/login')
})
