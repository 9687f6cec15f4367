import { describe, expect, it } from 'vitest'
import { latestOpenStep, STEPS } from '#domain/onboarding.ts'
import type { OnboardingSession } from '#web/api/generated/plinkAPI.schemas.ts'
import type { OnboardingData } from './onboarding-data.ts'
import {
  NEW_ONBOARDING,
  type OnboardingState,
  withField,
  withoutVerification,
  withSession,
  withStepCompleted,
  withTyped,
} from './onboarding-transitions.ts'

const kybData = { annualRevenue: 'under_500k', businessActivity: 'retail', purposeOfAccount: ['other'] }

/** A sign-up at the password step. */
function beforePassword(): OnboardingState {
  const journey: [(typeof STEPS)[number], Partial<OnboardingData>][] = [
    ['businessType', { businessType: 'freelancer' }],
    ['phone', { phone: '0512345678' }],
    ['otp', { otpVerified: true, userId: 'u1' }],
    ['cr', { crNumber: '9900000000', crVerified: true, companyName: 'Green Palm' }],
    ['id', { idNumber: '1990800003', idVerified: true }],
    ['nafath', { nafathStatus: 'RECEIVED' }],
    ['globalScreening', { screeningClear: true }],
    ['kyb', { kybData }],
  ]
  return journey.reduce((state, [step, facts]) => withStepCompleted(state, step, facts), NEW_ONBOARDING)
}

const session = (data: Partial<OnboardingSession['data']> = {}): OnboardingSession => ({
  currentStep: 'id',
  completedSteps: ['businessType', 'phone', 'otp', 'cr'],
  expiresAt: '2026-01-06T09:00:00.000Z',
  data: {
    businessType: 'freelancer',
    phone: '+966512345678',
    otpVerified: true,
    userId: 'u1',
    crNumber: '9900000000',
    crVerified: true,
    companyName: 'Green Palm',
    idVerified: false,
    passwordSet: false,
    profileCreated: false,
    ...data,
  },
})

describe('completing steps', () => {
  it('leads through all steps in order', () => {
    const state = beforePassword()
    expect(state.currentStep).toBe('password')
    expect(state.completedSteps).toEqual(STEPS.slice(0, 8))
    expect(latestOpenStep(state.data)).toBe('password')
  })

  it('lists a step once, however often it is completed', () => {
    const again = withStepCompleted(beforePassword(), 'cr', { crNumber: '9900000000', crVerified: true })
    expect(again.completedSteps.filter(step => step === 'cr')).toHaveLength(1)
    expect(again.data.kybData).toEqual(kybData)
  })
})

describe('setting a field', () => {
  it('to its previous value invalidates nothing', () => {
    const before = beforePassword()
    for (const field of ['businessType', 'phone', 'crNumber', 'idNumber'] as const) {
      expect(withField(before, field, before.data[field]).data).toEqual(before.data)
    }
  })
})

describe('a changed', () => {
  it('phone invalidates everything after it, including what was typed for later steps', () => {
    const { data, completedSteps } = withField(beforePassword(), 'phone', '0598765432')
    expect(data).toEqual({ businessType: 'freelancer', phone: '0598765432', typed: { phone: '0598765432' } })
    expect(completedSteps).toEqual(['businessType', 'phone'])
    expect(latestOpenStep(data)).toBe('otp')
  })

  it('business type invalidates what was verified and keeps what was typed', () => {
    const { data } = withField(beforePassword(), 'businessType', 'sole-proprietorship')
    expect(latestOpenStep(data)).toBe('otp')
    expect(data.userId).toBeUndefined()
    expect(data.typed).toEqual({ phone: '0512345678', crNumber: '9900000000', idNumber: '1990800003', kybData })
  })

  it('CR number invalidates the screening and what depends on it, and keeps the identity', () => {
    const { data, completedSteps } = withStepCompleted(beforePassword(), 'cr', {
      crNumber: '7990000000',
      crVerified: true,
    })
    expect(data).toMatchObject({ idVerified: true, nafathStatus: 'RECEIVED', screeningClear: false })
    expect(data.companyName).toBeUndefined()
    expect(data.kybData).toBeUndefined()
    expect(latestOpenStep(data)).toBe('globalScreening')
    expect(completedSteps).not.toContain('globalScreening')
  })

  it('ID number invalidates the approval and everything after it', () => {
    const { data } = withField(beforePassword(), 'idNumber', '2990700003')
    expect(latestOpenStep(data)).toBe('id')
    expect(data).toMatchObject({ crVerified: true, idNumber: '2990700003' })
    expect(data.nafathStatus).toBeUndefined()
    expect(data.screeningClear).toBeUndefined()
  })
})

it('typing alone invalidates nothing and opens no step', () => {
  const state = withTyped(NEW_ONBOARDING, { phone: '0512345678' })
  expect(state.data.phone).toBeUndefined()
  expect(withTyped(beforePassword(), { crNumber: '1' }).data.crVerified).toBe(true)
})

describe("the server's data", () => {
  it("overrides the browser's", () => {
    const state = withSession(beforePassword(), session())
    expect(state).toMatchObject({ currentStep: 'id', isLoading: false })
    expect(latestOpenStep(state.data)).toBe('id')
    expect(state.data).toMatchObject({ phone: '0512345678', crNumber: '9900000000', idVerified: false })
    expect(state.data.kybData).toBeUndefined()
  })

  it('keeps what the same person typed for later steps', () => {
    expect(withSession(beforePassword(), session()).data.typed).toMatchObject({ idNumber: '1990800003', kybData })
    const stranger = withSession(beforePassword(), session({ phone: '+966598765432' }))
    expect(stranger.data.typed).toEqual({ phone: '0598765432', crNumber: '9900000000' })
  })

  it('includes that the screening is still due', () => {
    const nafath = { sessionId: 's1', expiresAt: '2026-01-05T09:10:00.000Z', status: 'approved' as const }
    const { data } = withSession(NEW_ONBOARDING, session({ idNumber: '1990800003', idVerified: true, nafath }))
    expect(data.nafathStatus).toBe('RECEIVED')
    expect(latestOpenStep(data)).toBe('globalScreening')
  })

  it('does not include whether the person was sent to the portal', () => {
    const nafath = { sessionId: 's1', expiresAt: '2026-01-05T09:10:00.000Z', status: 'SENT' as const }
    const fromServer = session({ idNumber: '1990800003', idVerified: true, nafath })
    const sentBefore = { ...NEW_ONBOARDING, data: { nafath, nafathStatus: 'SENT' as const } }
    expect(withSession(NEW_ONBOARDING, fromServer).data.nafathStatus).toBe('REDIRECTION')
    expect(withSession(sentBefore, fromServer).data.nafathStatus).toBe('SENT')
  })
})

describe('an applicant whom the server no longer knows', () => {
  const state = withoutVerification(beforePassword())

  it('restarts at the phone step with everything typed so far', () => {
    expect(state).toMatchObject({ currentStep: 'phone', completedSteps: ['businessType'] })
    expect(latestOpenStep(state.data)).toBe('phone')
    const values = { phone: '0512345678', crNumber: '9900000000', idNumber: '1990800003', kybData }
    expect(state.data).toEqual({ businessType: 'freelancer', phoneToVerify: '0512345678', typed: values })
  })

  it('gets everything back with the same phone, and nothing with another phone', () => {
    const same = withStepCompleted(state, 'phone', { phone: '0512345678' })
    expect(same.data.typed).toMatchObject({ crNumber: '9900000000', kybData })
    const stranger = withStepCompleted(state, 'phone', { phone: '0598765432' })
    expect(stranger.data.typed).toEqual({ phone: '0598765432' })
  })

  it('keeps the same data when this happens twice', () => {
    expect(withoutVerification(state)).toEqual(state)
  })
})
