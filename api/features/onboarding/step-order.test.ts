import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { KYB_ANSWERS, type Newcomer, STOPS, type Stop, signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

type Call = [operationId: string, step: Stop, path: string, body: (newcomer: Newcomer) => unknown]

/** Every operation of the sign-up with the step that it requires. */
const CALLS: Call[] = [
  ['validateCr', 'cr', 'verification/validate-cr', ({ values: { crNumber } }) => ({ crNumber })],
  ['localScreening', 'id', 'verification/local-screening', ({ values: { idNumber } }) => ({ idNumber })],
  [
    'idPhoneMatch',
    'id',
    'verification/id-phone-match',
    ({ values: { idNumber }, phoneNumber }) => ({ idNumber, phoneNumber }),
  ],
  [
    'initiateNafath',
    'nafath',
    'nafath/initiate',
    ({ values, phoneNumber }) => ({ nationalId: values.idNumber, phoneE164: phoneNumber }),
  ],
  [
    'runGlobalScreening',
    'globalScreening',
    'onboarding/global-screening',
    ({ values: { idNumber, crNumber, businessType }, phoneNumber }) => ({
      idNumber,
      phoneNumber,
      crNumber,
      businessType,
    }),
  ],
  ['submitKyb', 'kyb', 'onboarding/kyb', () => KYB_ANSWERS],
  ['setPassword', 'password', 'auth/set-password', ({ userId, values: { password } }) => ({ userId, password })],
  ['setPasscode', 'done', 'auth/set-passcode', ({ userId }) => ({ userId, passcode: '280519' })],
  ['createProfile', 'done', 'onboarding/create-profile', newcomer => newcomer.profilePayload()],
]

const comesAfter = (step: Stop, stage: Stop) => STOPS.indexOf(step) > STOPS.indexOf(stage)

const make = (newcomer: Newcomer, [, , path, body]: Call) => outcome(newcomer.post(`/api/v1/${path}`, body(newcomer)))

describe('each call that comes too early names the step to continue with', () => {
  test.each(STOPS.filter(stage => stage !== 'phone' && stage !== 'otp' && stage !== 'done'))('%s', async stage => {
    const noura = await signUp(app).upTo(stage)
    for (const call of CALLS.filter(([, step]) => comesAfter(step, stage))) {
      expect([call[0], await make(noura, call)]).toMatchObject([
        call[0],
        { status: 409, body: { code: 'STEP_REQUIRED', reason: stage } },
      ])
    }
    expect(await outcome(noura.get('/api/v1/onboarding/session'))).toMatchObject({ body: { currentStep: stage } })
  })
})

test('once the account is open, no call changes what was verified', async () => {
  const noura = await signUp(app).upTo('done')
  const before = await outcome(noura.get('/api/v1/onboarding/session'))
  for (const call of CALLS.filter(([, step]) => comesAfter('password', step))) {
    expect([call[0], await make(noura, call)]).toMatchObject([
      call[0],
      { status: 409, body: { code: 'ONBOARDING_COMPLETE' } },
    ])
  }
  expect(await outcome(noura.get('/api/v1/onboarding/session'))).toEqual(before)
})

test('an ID is matched with the phone only after that very ID was screened', async () => {
  const noura = await signUp(app).upTo('id')
  const match = { idNumber: noura.values.idNumber, phoneNumber: noura.phoneNumber }
  await noura.post('/api/v1/verification/local-screening', { idNumber: '2990700003' })
  expect(await outcome(noura.post('/api/v1/verification/id-phone-match', match))).toMatchObject({
    status: 409,
    body: { code: 'STEP_REQUIRED', reason: 'id' },
  })
})
