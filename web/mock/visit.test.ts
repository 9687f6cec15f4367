import { expect, test } from 'vitest'
import { visitOf, visitPath } from './visit.ts'

test('an address of a state is read as it was written', () => {
  const visit = { state: 'phone.phone_duplicate', locale: 'ar', theme: 'dark' } as const
  const address = visitPath('/app/dashboard?subWallet=482913650127', visit)
  expect(address).toBe('/app/dashboard?subWallet=482913650127&state=phone.phone_duplicate&lang=ar&theme=dark')
  expect(visitOf(new URL(address, 'http://localhost').search)).toEqual(visit)
})

test('what makes no sense is not asked for', () => {
  expect(visitOf('?lang=fr&theme=')).toEqual({})
  expect(visitPath('/login', {})).toBe('/login')
})
