import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { type Person, signUp } from '#api/testing/personas.ts'
import { newNationalId, newPhone } from '#api/testing/unique-values.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const screen = (person: Person, idNumber: string) => person.post('/api/v1/verification/local-screening', { idNumber })

const match = (person: Person, idNumber: string, phoneNumber = person.phoneNumber) =>
  person.post('/api/v1/verification/id-phone-match', { idNumber, phoneNumber })

const sessionOf = async (person: Person) => (await outcome(person.get('/api/v1/onboarding/session'))).body

/** What is gone once the identity is. */
const RESTS_ON_IDENTITY = ['idNumber', 'nafath', 'screeningStatus', 'kybData']

async function expectIdentityVoid(person: Person): Promise<void> {
  const { currentStep, data } = await sessionOf(person)
  expect(currentStep).toBe('id')
  expect(data).toMatchObject({ crVerified: true, idVerified: false })
  expect(Object.keys(data as object).filter(name => RESTS_ON_IDENTITY.includes(name))).toEqual([])
}

describe('localScreening', () => {
  test('of another ID voids the identity, its approval, the screening and the questionnaire', async () => {
    const noura = await signUp(app).upTo('password')
    const another = newNationalId('2')
    expect(await outcome(screen(noura, another))).toMatchObject({ status: 200, body: { status: 'CLEAR' } })
    await expectIdentityVoid(noura)
    await match(noura, another)
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'nafath', data: { idNumber: another } })
  })

  test('with a hit voids the identity too', async () => {
    const noura = await signUp(app).upTo('password')
    expect(await outcome(screen(noura, '1990700013'))).toMatchObject({ body: { status: 'HIT' } })
    await expectIdentityVoid(noura)
    expect(await outcome(match(noura, '1990700013'))).toMatchObject({ status: 409, body: { code: 'STEP_REQUIRED' } })
  })

  test('of the verified ID voids nothing', async () => {
    const noura = await signUp(app).upTo('password')
    await screen(noura, noura.values.idNumber)
    await match(noura, noura.values.idNumber)
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'password' })
  })

  test.each(['1990500033', '1990800004'])('that fails leaves the verified identity alone: %s', async idNumber => {
    const noura = await signUp(app).upTo('password')
    expect((await screen(noura, idNumber)).status).toBeGreaterThanOrEqual(400)
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'password' })
  })
})

describe('idPhoneMatch', () => {
  test('takes no phone but the verified one', async () => {
    const noura = await signUp(app).upTo('id')
    await screen(noura, noura.values.idNumber)
    expect(await outcome(match(noura, noura.values.idNumber, phoneToE164(newPhone())))).toMatchObject({
      status: 422,
      body: { code: 'ID_PHONE_MISMATCH' },
    })
    await expectIdentityVoid(noura)
  })

  test('verifies nothing when the phone is registered to somebody else', async () => {
    const noura = await signUp(app).upTo('nafath')
    await screen(noura, '1990600023')
    expect(await outcome(match(noura, '1990600023'))).toMatchObject({ body: { code: 'ID_PHONE_MISMATCH' } })
    await expectIdentityVoid(noura)
  })

  test('tells nobody but its owner that an ID has an account', async () => {
    const noura = await signUp(app).upTo('done')
    const stranger = await signUp(app).upTo('id')
    const strict = appWith({
      providers: { identity: { ...deps.providers.identity, matchPhone: async () => ({ kind: 'mismatch' }) } },
    })
    await screen(stranger, noura.values.idNumber)
    expect(await outcome(match(stranger.through(strict), noura.values.idNumber))).toMatchObject({
      status: 422,
      body: { code: 'ID_PHONE_MISMATCH' },
    })
  })

  test('refuses an ID from the moment that somebody else has an account with it', async () => {
    const idNumber = newNationalId()
    const [noura, salem] = [await signUp(app, { idNumber }).upTo('password'), await signUp(app).upTo('id')]
    await screen(salem, idNumber)
    expect(await outcome(match(salem, idNumber))).toMatchObject({ status: 200 })
    await noura.upTo('done')
    expect(await outcome(match(salem, idNumber))).toMatchObject({ status: 409, body: { code: 'ID_DUPLICATE' } })
  })
})
