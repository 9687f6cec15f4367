import { afterAll, describe, expect, test } from 'vitest'
import type { RegistryResult } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { foundRegistration } from '#api/testing/customers/registration.ts'
import { outcome } from '#api/testing/outcome.ts'
import { newCrNumber } from '#api/testing/unique-values.ts'
import { CR_CACHE_ENTRIES } from '#domain/constants.ts'

const { app, clock, database, with: appWith } = await testApp()
afterAll(() => database.close())

const ACTIVE = foundRegistration()
const SUSPENDED = foundRegistration({ status: 'suspended' })

/** An application whose registry always returns this result. `lookups` are the numbers that it looked up. */
function appWithRegistry(result: RegistryResult) {
  const lookups: string[] = []
  const lookUp = async (crNumber: string) => {
    lookups.push(crNumber)
    return result
  }
  return { lookups, app: appWith({ providers: { registry: { lookUp } } }) }
}

/** Splits the numbers into groups that one applicant may check within an hour. */
const inGroups = (numbers: string[], size: number): string[][] =>
  numbers.length > size ? [numbers.slice(0, size), ...inGroups(numbers.slice(size), size)] : [numbers]

const check = (newcomer: Newcomer, crNumber: string) => newcomer.post('/api/v1/verification/validate-cr', { crNumber })

describe('validateCr calls the registry', () => {
  test('once in ten minutes for an active number, for all applicants', async () => {
    const registry = appWithRegistry(ACTIVE)
    const [noura, salem] = [await signUp(registry.app).upTo('cr'), await signUp(registry.app).upTo('cr')]
    await check(noura, '1010900001')
    clock.advance(9 * 60 + 59)
    expect(await outcome(check(salem, '1010900001'))).toMatchObject({ status: 200, body: { valid: true } })
    expect(registry.lookups).toHaveLength(1)
    clock.advance(2)
    await check(salem, '1010900001')
    expect(registry.lookups).toHaveLength(2)
  })

  test.each<[string, RegistryResult]>([
    ['suspended', SUSPENDED],
    ['unknown', { kind: 'not_found' }],
    ['without data', { kind: 'no_data' }],
    ['refused', { kind: 'refused' }],
    ['unavailable', { kind: 'unavailable' }],
  ])('again for a number that was %s', async (_description, result) => {
    const registry = appWithRegistry(result)
    const noura = await signUp(registry.app).upTo('cr')
    await check(noura, '1010900002')
    await check(noura, '1010900002')
    expect(registry.lookups).toHaveLength(2)
  })

  test('again for the oldest number when 200 newer ones are in the cache', async () => {
    const registry = appWithRegistry(ACTIVE)
    const numbers = Array.from({ length: CR_CACHE_ENTRIES + 1 }, newCrNumber)
    const [first, second] = numbers
    for (const some of inGroups(numbers, 30)) {
      const newcomer = await signUp(registry.app).upTo('cr')
      for (const number of some) await check(newcomer, number)
    }
    const noura = await signUp(registry.app).upTo('cr')
    registry.lookups.length = 0
    await check(noura, second!)
    await check(noura, first!)
    expect(registry.lookups).toEqual([first])
  })
})

describe('validateCr', () => {
  test('refuses another number of a company that has an account', async () => {
    const company = foundRegistration({ unifiedNumber: '7010900009' })
    const { app: appOfCompany } = appWithRegistry(company)
    await signUp(appOfCompany, { crNumber: '1010900009' }).upTo('done')
    for (const crNumber of ['7010900009', '4030900009']) {
      const salem = await signUp(appOfCompany).upTo('cr')
      expect(await outcome(check(salem, crNumber))).toMatchObject({ status: 409, body: { code: 'CR_DUPLICATE' } })
    }
  })

  test('keeps the verified registration if another number is not valid', async () => {
    const noura = await signUp(app).upTo('kyb')
    await check(noura, '9900000003')
    await check(noura, '9900000001')
    expect(await outcome(noura.get('/api/v1/onboarding/session'))).toMatchObject({
      body: { currentStep: 'kyb', data: { crNumber: noura.values.crNumber } },
    })
  })

  test('voids the screening and the questionnaire with another number, and keeps the identity', async () => {
    const noura = await signUp(app).upTo('password')
    const another = newCrNumber()
    await check(noura, another)
    const { body } = await outcome(noura.get('/api/v1/onboarding/session'))
    expect(body).toMatchObject({ currentStep: 'globalScreening', data: { crNumber: another, idVerified: true } })
    expect(body.data).not.toHaveProperty('screeningStatus')
    expect(body.data).not.toHaveProperty('kybData')
  })

  test('voids nothing with the same number', async () => {
    const noura = await signUp(app).upTo('password')
    await check(noura, noura.values.crNumber)
    expect(await outcome(noura.get('/api/v1/onboarding/session'))).toMatchObject({ body: { currentStep: 'password' } })
  })
})

describe('validateCr is limited', () => {
  test('to 30 checks an hour for an applicant, together with the ID checks', async () => {
    const noura = await signUp(app).upTo('cr')
    for (let count = 0; count < 30; count++) await check(noura, newCrNumber())
    expect(await outcome(check(noura, newCrNumber()))).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    const idCheck = noura.post('/api/v1/verification/local-screening', { idNumber: noura.values.idNumber })
    expect(await outcome(idCheck)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    clock.advance(3600)
    expect(await outcome(check(noura, newCrNumber()))).toMatchObject({ status: 200 })
  })
})
