import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BUSINESS_TYPES,
  isOpen,
  isPanelStepDone,
  latestOpenStep,
  nextStep,
  type OnboardingFacts,
  otpAttemptsAllowed,
  PANEL_STEPS,
  panelStepOf,
  SELF_SERVICE_BUSINESS_TYPES,
  STEPS,
} from './onboarding.ts'

const anyFacts: fc.Arbitrary<OnboardingFacts> = fc.record(
  {
    businessType: fc.constantFrom(...BUSINESS_TYPES),
    phone: fc.constantFrom('', '0512345678'),
    otpVerified: fc.boolean(),
    crVerified: fc.boolean(),
    idVerified: fc.boolean(),
    nafathStatus: fc.constantFrom('REDIRECTION', 'SENT', 'UNDER_REVIEW', 'RECEIVED', 'FAILED', 'REJECTED'),
    screeningClear: fc.boolean(),
    kybData: fc.constantFrom(null, {}),
    passwordSet: fc.boolean(),
  },
  { requiredKeys: [] },
)

/** The facts of a sign-up at each point, with the step that they open. */
const JOURNEY: [OnboardingFacts, (typeof STEPS)[number]][] = [
  [{}, 'businessType'],
  [{ businessType: 'freelancer' }, 'phone'],
  [{ phone: '0512345678' }, 'otp'],
  [{ otpVerified: true }, 'cr'],
  [{ crVerified: true }, 'id'],
  [{ idVerified: true }, 'nafath'],
  [{ nafathStatus: 'RECEIVED', screeningClear: false }, 'globalScreening'],
  [{ screeningClear: true }, 'kyb'],
  [{ kybData: { annualRevenue: 'a' } }, 'password'],
  [{ passwordSet: true }, 'done'],
]

describe('the journey', () => {
  test('opens one step after another, in the order of the steps', () => {
    let facts: OnboardingFacts = {}
    for (const [index, [learnt, opened]] of JOURNEY.entries()) {
      facts = { ...facts, ...learnt }
      expect(latestOpenStep(facts)).toBe(opened)
      expect(STEPS.filter(step => isOpen(step, facts))).toEqual(STEPS.slice(0, index + 1))
    }
    expect(JOURNEY.map(([, opened]) => opened)).toEqual(STEPS)
  })

  test.each(['REDIRECTION', 'SENT', 'UNDER_REVIEW', 'FAILED', 'REJECTED'] as const)(
    'stays at the identity approval while its status is %s',
    nafathStatus => {
      const facts: OnboardingFacts = { idVerified: true, nafathStatus, screeningClear: true }
      expect(isOpen('globalScreening', facts)).toBe(false)
      expect(isOpen('kyb', facts)).toBe(false)
      expect(latestOpenStep(facts)).toBe('nafath')
    },
  )

  test('opens KYB after an approved identity if the screening is unknown', () => {
    expect(isOpen('globalScreening', { nafathStatus: 'RECEIVED' })).toBe(true)
    expect(isOpen('kyb', { nafathStatus: 'RECEIVED' })).toBe(true)
  })

  test('stops at a screening that is not clear', () => {
    const facts: OnboardingFacts = { nafathStatus: 'RECEIVED', screeningClear: false }
    expect(isOpen('globalScreening', facts)).toBe(true)
    expect(isOpen('kyb', facts)).toBe(false)
  })

  test('treats an empty phone and null KYB data as absent', () => {
    expect(isOpen('otp', { phone: '' })).toBe(false)
    expect(isOpen('password', { kybData: null })).toBe(false)
  })

  test('redirects to the last open step for any facts', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const latest = latestOpenStep(facts)
        expect(isOpen(latest, facts)).toBe(true)
        expect(STEPS.slice(STEPS.indexOf(latest) + 1).some(step => isOpen(step, facts))).toBe(false)
      }),
    )
  })
})

test('nextStep visits all steps and stays at the last', () => {
  expect(STEPS.map(step => nextStep(step))).toEqual([...STEPS.slice(1), 'done'])
})

test('steps that are not in the panel belong to an entry of it', () => {
  expect(Object.fromEntries(STEPS.map(step => [step, panelStepOf(step)]))).toEqual({
    businessType: 'businessType',
    phone: 'phone',
    otp: 'phone',
    cr: 'cr',
    id: 'id',
    nafath: 'nafath',
    globalScreening: 'nafath',
    kyb: 'kyb',
    password: 'kyb',
    done: 'kyb',
  })
  expect(PANEL_STEPS).toHaveLength(6)
})

test('only the multi-owner company has no self-service sign-up', () => {
  const selfService: readonly string[] = SELF_SERVICE_BUSINESS_TYPES
  expect(BUSINESS_TYPES.filter(type => !selfService.includes(type))).toEqual(['multi-owner-company'])
})

test('freelancers have three attempts at the code, others five', () => {
  expect(BUSINESS_TYPES.map(type => [type, otpAttemptsAllowed(type)])).toEqual([
    ['sole-proprietorship', 5],
    ['individual-owner-company', 5],
    ['multi-owner-company', 5],
    ['freelancer', 3],
  ])
})

describe('the labels of the side panel', () => {
  const done = (facts: OnboardingFacts) => PANEL_STEPS.filter(panelStep => isPanelStepDone(panelStep, facts))

  test('are done once the step after their last one is open', () => {
    const untilCr = { businessType: 'freelancer', phone: '0512345678', otpVerified: true, crVerified: true } as const
    expect(done({})).toEqual([])
    expect(done({ businessType: 'freelancer', phone: '0512345678' })).toEqual(['businessType'])
    expect(done(untilCr)).toEqual(['businessType', 'phone', 'cr'])
    const screened = { ...untilCr, idVerified: true, nafathStatus: 'RECEIVED', screeningClear: true } as const
    expect(done({ ...screened, screeningClear: false })).not.toContain('nafath')
    expect(done({ ...screened, kybData: {} })).not.toContain('kyb')
    expect(done({ ...screened, kybData: {}, passwordSet: true })).toEqual([...PANEL_STEPS])
  })
})
