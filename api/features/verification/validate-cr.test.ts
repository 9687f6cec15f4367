import { afterAll, describe, expect, test } from 'vitest'
import type { RegistryAnswer } from '#api/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { type Person, signUp } from '#api/testing/personas.ts'
import { newCrNumber } from '#api/testing/unique-values.ts'
import { CR_CACHE_ENTRIES } from '#domain/constants.ts'

const { app, clock, database, with: appWith } = await testApp()
afterAll(() => database.close())

const registration = { legalName: 'Green Palm Trading Est.', issueDate: null, expiryDate: null }
const ACTIVE: RegistryAnswer = { kind: 'found', registration: { ...registration, status: 'active' } }
const SUSPENDED: RegistryAnswer = { kind: 'found', registration: { ...registration, status: 'suspended' } }

/** An application whose registry returns this, and the numbers that it was asked for. */
function appWithRegistry(answer: RegistryAnswer) {
  const asked: string[] = []
  const lookUp = async (crNumber: string) => {
    asked.push(crNumber)
    return answer
  }
  return { asked, app: appWith({ providers: { registry: { lookUp } } }) }
}

/** Portions of as many numbers as one applicant may check in an hour. */
const inPortions = (numbers: string[], size: number): string[][] =>
  numbers.length > size ? [numbers.slice(0, size), ...inPortions(numbers.slice(size), size)] : [numbers]

const check = (person: Person, crNumber: string) => person.post('/api/v1/verification/validate-cr', { crNumber })

describe('validateCr asks the registry', () => {
  test('once in ten minutes for a number that is active, whoever asks', async () => {
    const registry = appWithRegistry(ACTIVE)
    const [noura, salem] = [await signUp(registry.app).upTo('cr'), await signUp(registry.app).upTo('cr')]
    await check(noura, '1010900001')
    clock.advance(9 * 60 + 59)
    expect(await outcome(check(salem, '1010900001'))).toMatchObject({ status: 200, body: { valid: true } })
    expect(registry.asked).toHaveLength(1)
    clock.advance(2)
    await check(salem, '1010900001')
    expect(registry.asked).toHaveLength(2)
  })

  test.each<[string, RegistryAnswer]>([
    ['suspended', SUSPENDED],
    ['unknown', { kind: 'not_found' }],
    ['without data', { kind: 'no_data' }],
    ['refused', { kind: 'refused' }],
    ['unavailable', { kind: 'unavailable' }],
  ])('again for a number that was %s', async (_what, answer) => {
    const registry = appWithRegistry(answer)
    const noura = await signUp(registry.app).upTo('cr')
    await check(noura, '1010900002')
    await check(noura, '1010900002')
    expect(registry.asked).toHaveLength(2)
  })

  test('again for the number asked for longest ago, once 200 others are remembered', async () => {
    const registry = appWithRegistry(ACTIVE)
    const numbers = Array.from({ length: CR_CACHE_ENTRIES + 1 }, newCrNumber)
    const [first, second] = numbers
    for (const some of inPortions(numbers, 30)) {
      const person = await signUp(registry.app).upTo('cr')
      for (const number of some) await check(person, number)
    }
    const noura = await signUp(registry.app).upTo('cr')
    registry.asked.length = 0
    await check(noura, second!)
    await check(noura, first!)
    expect(registry.asked).toEqual([first])
  })
})

describe('validateCr', () => {
  test('leaves the verified registration alone when another number is not valid', async () => {
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

describe('validateCr is not for trying numbers out', () => {
  test('30 checks an hour are enough for an applicant, whatever is checked', async () => {
    const noura = await signUp(app).upTo('cr')
    for (let checked = 0; checked < 30; checked++) await check(noura, newCrNumber())
    expect(await outcome(check(noura, newCrNumber()))).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    const idCheck = noura.post('/api/v1/verification/local-screening', { idNumber: noura.values.idNumber })
    expect(await outcome(idCheck)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    clock.advance(3600)
    expect(await outcome(check(noura, newCrNumber()))).toMatchObject({ status: 200 })
  })
})
