import { expect, test } from 'vitest'
import { optionsFromUrl, stateUrl } from './state-url.ts'

test('the URL of a state is parsed to the same options', () => {
  const visit = { state: 'phone.phone_duplicate', locale: 'ar', theme: 'dark' } as const
  const address = stateUrl('/app/dashboard?subWallet=482913650127', visit)
  expect(address).toBe('/app/dashboard?subWallet=482913650127&state=phone.phone_duplicate&lang=ar&theme=dark')
  expect(optionsFromUrl(new URL(address, 'http://localhost').search)).toEqual(visit)
})

test('invalid and missing options are omitted', () => {
  expect(optionsFromUrl('?lang=fr&theme=')).toEqual({})
  expect(stateUrl('/login', {})).toBe('/login')
})
