import { describe, expect, it } from 'vitest'
import { STEPS } from '#domain/onboarding.ts'
import type { OnboardingData } from './onboarding-data.ts'
import { redirectFrom, stepPath } from './step-path.ts'

const phoneEntered: OnboardingData = { businessType: 'freelancer', phone: '0512345678' }
const companyVerified: OnboardingData = { ...phoneEntered, otpVerified: true, crVerified: true }

it('gives every step its own page', () => {
  const pages = STEPS.map(step => stepPath(step))
  expect(new Set(pages).size).toBe(STEPS.length)
  expect(pages.every(page => page.startsWith('/onboarding/'))).toBe(true)
})

describe('a visit', () => {
  it('to an open step stays, even if the step is completed', () => {
    expect(redirectFrom('businessType', {})).toBeNull()
    expect(redirectFrom('phone', companyVerified)).toBeNull()
    expect(redirectFrom('id', companyVerified)).toBeNull()
  })

  it('to a closed step is redirected to the latest open step', () => {
    expect(redirectFrom('phone', {})).toBe('/onboarding/business-type')
    expect(redirectFrom('cr', phoneEntered)).toBe('/onboarding/otp')
    expect(redirectFrom('done', companyVerified)).toBe('/onboarding/id-number')
  })

  it('to KYB needs the approval, and the screening if its outcome is known', () => {
    const waiting: OnboardingData = { ...companyVerified, idVerified: true, nafathStatus: 'UNDER_REVIEW' }
    expect(redirectFrom('kyb', waiting)).toBe('/onboarding/nafath')
    expect(redirectFrom('kyb', { ...waiting, nafathStatus: 'RECEIVED' })).toBeNull()
    expect(redirectFrom('kyb', { ...waiting, nafathStatus: 'RECEIVED', screeningClear: false })).toBe(
      '/onboarding/global-screening',
    )
  })
})
