import { afterAll, describe, expect, test } from 'vitest'
import type { Providers } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { foundRegistration } from '#api/testing/customers/registration.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'
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
  newcomer: Newcomer,
  result: Result,
  exchange: (method: () => Promise<Result>) => Partial<Providers>,
  call: (newcomer: Newcomer) => Promise<Response>,
  meanwhile: () => Promise<unknown>,
): Promise<Outcome> {
  const { called, release, method } = slowMethod(result)
  const slow = appWith({ providerTimeoutSeconds: 15, providers: exchange(method) })
  const pending = call(newcomer.through(slow))
  await called
  await meanwhile()
  release()
  return outcome(pending)
}

const sessionOf = async (newcomer: Newcomer) => (await outcome(newcomer.get('/api/v1/onboarding/session'))).body

/** Repeats a step with other values. */
async function again(newcomer: Newcomer, step: 'cr' | 'id', next: 'id' | 'nafath'): Promise<void> {
  newcomer.at = step
  await newcomer.upTo(next)
}

async function changeId(newcomer: Newcomer): Promise<void> {
  newcomer.values.idNumber = newNationalId()
  await again(newcomer, 'id', 'nafath')
}

async function changeCr(newcomer: Newcomer): Promise<void> {
  newcomer.values.crNumber = newCrNumber()
  await again(newcomer, 'cr', 'id')
}

/** Verifies the phone again for another business type. */
async function changeBusinessType(newcomer: Newcomer): Promise<void> {
  newcomer.values.businessType = 'sole-proprietorship'
  clock.advance(31)
  await newcomer.askForCode()
  await newcomer.verifyPhone()
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
      newcomer => newcomer.post('/api/v1/onboarding/global-screening', facts),
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
      newcomer =>
        newcomer.post('/api/v1/verification/id-phone-match', { idNumber: first, phoneNumber: noura.phoneNumber }),
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
      newcomer => newcomer.get(`/api/v1/nafath/status/${noura.sessionId}`),
      () => changeId(noura),
    )
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'nafath', data: { idNumber: noura.values.idNumber } })
  })
})

const registrationNamed = (legalName: string) => foundRegistration({ legalName })

const checkCr = (newcomer: Newcomer, crNumber: string) =>
  newcomer.post('/api/v1/verification/validate-cr', { crNumber })

const checkId = (newcomer: Newcomer, idNumber: string) =>
  newcomer.post('/api/v1/verification/local-screening', { idNumber })

/** Checks a registration while the registry is slow. */
const slowCrCheck = (newcomer: Newcomer, crNumber: string, meanwhile: () => Promise<unknown>) =>
  callDuring(
    newcomer,
    registrationNamed('Slow'),
    lookUp => ({ registry: { lookUp } }),
    late => checkCr(late, crNumber),
    meanwhile,
  )

/** Screens an ID while the provider is slow. */
const slowIdCheck = (
  newcomer: Newcomer,
  idNumber: string,
  result: 'clear' | 'hit',
  meanwhile: () => Promise<unknown>,
) =>
  callDuring(
    newcomer,
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
  test.each<[string, (newcomer: Newcomer) => Promise<Outcome>]>([
    ['validateCr', newcomer => slowCrCheck(newcomer, newCrNumber(), () => newcomer.upTo('done'))],
    ['localScreening', newcomer => slowIdCheck(newcomer, newNationalId(), 'hit', () => newcomer.upTo('done'))],
  ])('%s', async (_operation, lateCall) => {
    const noura = await signUp(app).upTo('password')
    const before = await sessionOf(noura)
    expect(await lateCall(noura)).toMatchObject({ status: 409, body: { code: 'ONBOARDING_COMPLETE' } })
    const after = await sessionOf(noura)
    expect(after.data).toEqual({ ...(before.data as object), passwordSet: true })
  })
})
