import { afterAll, describe, expect, test } from 'vitest'
import type { Providers } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'
import { type Person, signUp } from '#api/testing/personas.ts'
import { foundRegistration } from '#api/testing/registration.ts'
import { newCrNumber, newNationalId } from '#api/testing/unique-values.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

/** A method of a provider that reports when it is called and returns when it is released. */
function slowMethod<Result>(result: Result) {
  const start = Promise.withResolvers<void>()
  const response = Promise.withResolvers<Result>()
  return {
    called: start.promise,
    release: () => response.resolve(result),
    method: () => {
      start.resolve()
      return response.promise
    },
  }
}

/** Makes a call and runs `meanwhile` while its provider has not returned yet. */
async function callDuring<Result>(
  person: Person,
  result: Result,
  exchange: (method: () => Promise<Result>) => Partial<Providers>,
  call: (person: Person) => Promise<Response>,
  meanwhile: () => Promise<unknown>,
): Promise<Outcome> {
  const { called, release, method } = slowMethod(result)
  const slow = appWith({ providerTimeoutSeconds: 15, providers: exchange(method) })
  const pending = call(person.through(slow))
  await called
  await meanwhile()
  release()
  return outcome(pending)
}

const sessionOf = async (person: Person) => (await outcome(person.get('/api/v1/onboarding/session'))).body

/** Repeats a step with other values. */
async function again(person: Person, step: 'cr' | 'id', next: 'id' | 'nafath'): Promise<void> {
  person.at = step
  await person.upTo(next)
}

async function changeId(person: Person): Promise<void> {
  person.values.idNumber = newNationalId()
  await again(person, 'id', 'nafath')
}

async function changeCr(person: Person): Promise<void> {
  person.values.crNumber = newCrNumber()
  await again(person, 'cr', 'id')
}

/** Verifies the phone again for another business type. */
async function changeBusinessType(person: Person): Promise<void> {
  person.values.businessType = 'sole-proprietorship'
  clock.advance(31)
  await person.askForCode()
  await person.verifyPhone()
}

describe('runGlobalScreening with facts that change during the call clears nothing', () => {
  test.each([
    ['another ID', changeId, 'nafath'],
    ['another registration', changeCr, 'globalScreening'],
    ['another business type', changeBusinessType, 'globalScreening'],
  ] as const)('%s', async (_what, change, step) => {
    const noura = await signUp(app).upTo('globalScreening')
    const { idNumber, crNumber, businessType } = noura.values
    const facts = { idNumber, phoneNumber: noura.phoneNumber, crNumber, businessType }
    const response = await callDuring(
      noura,
      { kind: 'clear' as const },
      method => ({ screening: { screen: method } }),
      person => person.post('/api/v1/onboarding/global-screening', facts),
      () => change(noura),
    )
    expect(response.status).toBeGreaterThanOrEqual(400)
    const { currentStep, data } = await sessionOf(noura)
    expect(currentStep).toBe(step)
    expect(data).not.toHaveProperty('screeningStatus')
  })
})

describe('idPhoneMatch', () => {
  test('does not verify an ID after the screening of another one', async () => {
    const noura = await signUp(app).upTo('id')
    const [first, second] = [newNationalId(), newNationalId()]
    await noura.post('/api/v1/verification/local-screening', { idNumber: first })
    const response = await callDuring(
      noura,
      'match' as const,
      matchPhone => ({ identity: { matchPhone } }),
      person => person.post('/api/v1/verification/id-phone-match', { idNumber: first, phoneNumber: noura.phoneNumber }),
      () => noura.post('/api/v1/verification/local-screening', { idNumber: second }),
    )
    expect(response).toMatchObject({ status: 409, body: { code: 'STEP_REQUIRED', reason: 'id' } })
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'id' })
  })
})

describe('getNafathStatus', () => {
  test('does not approve an ID after the verification of another one', async () => {
    const noura = await signUp(app).upTo('nafath')
    await noura.askForApproval()
    await callDuring(
      noura,
      { kind: 'approved' as const, dateOfBirth: '2012-12-03', names: { arabic: null, english: null } },
      method => ({ nafath: { ...deps.providers.nafath, outcome: method } }),
      person => person.get(`/api/v1/nafath/status/${noura.sessionId}`),
      () => changeId(noura),
    )
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'nafath', data: { idNumber: noura.values.idNumber } })
  })
})

const registrationNamed = (legalName: string) => foundRegistration({ legalName })

const checkCr = (person: Person, crNumber: string) => person.post('/api/v1/verification/validate-cr', { crNumber })

const checkId = (person: Person, idNumber: string) => person.post('/api/v1/verification/local-screening', { idNumber })

/** Checks a registration while the registry is slow. */
const slowCrCheck = (person: Person, crNumber: string, meanwhile: () => Promise<unknown>) =>
  callDuring(
    person,
    registrationNamed('Slow'),
    lookUp => ({ registry: { lookUp } }),
    late => checkCr(late, crNumber),
    meanwhile,
  )

/** Screens an ID while the provider is slow. */
const slowIdCheck = (person: Person, idNumber: string, result: 'clear' | 'hit', meanwhile: () => Promise<unknown>) =>
  callDuring(
    person,
    result,
    screen => ({ idScreening: { screen } }),
    late => checkId(late, idNumber),
    meanwhile,
  )

describe('validateCr with a later check during the call', () => {
  test('does not replace the registration of the later check', async () => {
    const noura = await signUp(app).upTo('cr')
    const newer = newCrNumber()
    const late = await slowCrCheck(noura, newCrNumber(), () => checkCr(noura, newer))
    expect(late).toMatchObject({ status: 409, body: { code: 'STEP_REQUIRED', reason: 'cr' } })
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'id', data: { crNumber: newer } })
  })

  test('leaves the result to a later check that returns later', async () => {
    const noura = await signUp(app).upTo('cr')
    const { called, release, method } = slowMethod(registrationNamed('Second'))
    const slower = appWith({ providerTimeoutSeconds: 15, providers: { registry: { lookUp: method } } })
    const newer = newCrNumber()
    const second: Promise<Outcome>[] = []
    const late = await slowCrCheck(noura, newCrNumber(), async () => {
      second.push(outcome(checkCr(noura.through(slower), newer)))
      await called
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'STEP_REQUIRED', reason: 'cr' } })
    release()
    expect(await Promise.all(second)).toMatchObject([{ status: 200, body: { companyName: 'Second' } }])
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'id', data: { crNumber: newer } })
  })

  test('returns the same for the same registration', async () => {
    const noura = await signUp(app).upTo('cr')
    const { crNumber } = noura.values
    const late = await slowCrCheck(noura, crNumber, () => noura.upTo('globalScreening'))
    expect(late).toMatchObject({ status: 200, body: { valid: true } })
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'globalScreening', data: { crNumber } })
  })
})

describe('localScreening with a later screening during the call', () => {
  test.each(['clear', 'hit'] as const)('voids nothing for another ID when the result is %s', async result => {
    const noura = await signUp(app).upTo('id')
    const late = await slowIdCheck(noura, newNationalId(), result, () => noura.upTo('globalScreening'))
    expect(late).toMatchObject({ status: 409, body: { code: 'STEP_REQUIRED', reason: 'id' } })
    expect(await sessionOf(noura)).toMatchObject({
      currentStep: 'globalScreening',
      data: { idNumber: noura.values.idNumber },
    })
  })

  test('returns the same for the same ID', async () => {
    const noura = await signUp(app).upTo('id')
    const late = await slowIdCheck(noura, noura.values.idNumber, 'clear', () => noura.upTo('globalScreening'))
    expect(late).toMatchObject({ status: 200, body: { status: 'CLEAR' } })
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'globalScreening' })
  })

  test('voids the identity of the same ID after a hit', async () => {
    const noura = await signUp(app).upTo('id')
    const late = await slowIdCheck(noura, noura.values.idNumber, 'hit', () => noura.upTo('globalScreening'))
    expect(late).toMatchObject({ status: 200, body: { status: 'HIT' } })
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'id', data: { idVerified: false } })
  })
})

describe('a provider response after the account was opened changes nothing', () => {
  test.each<[string, (person: Person) => Promise<Outcome>]>([
    ['validateCr', person => slowCrCheck(person, newCrNumber(), () => person.upTo('done'))],
    ['localScreening', person => slowIdCheck(person, newNationalId(), 'hit', () => person.upTo('done'))],
  ])('%s', async (_operation, lateCall) => {
    const noura = await signUp(app).upTo('password')
    const before = await sessionOf(noura)
    expect(await lateCall(noura)).toMatchObject({ status: 409, body: { code: 'ONBOARDING_COMPLETE' } })
    const after = await sessionOf(noura)
    expect(after.data).toEqual({ ...(before.data as object), passwordSet: true })
  })
})
