import { describe, expect, it } from 'vitest'
import type { OnboardingData } from '#web/sign-up/onboarding-data.ts'
import { profilePayload } from './profile-payload.ts'

const NAMES = { en: 'Retail', ar: 'تجارة التجزئة' }

const collected: OnboardingData = {
  businessType: 'freelancer',
  userId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  phone: '0512345678',
  crNumber: '9900000000',
  idNumber: '1990800003',
  kybData: {
    annualRevenue: 'under_500k',
    businessActivity: 'retail',
    purposeOfAccount: ['supplier_payments', 'customer_collections'],
  },
}

describe('the profile payload', () => {
  it('contains everything that was collected', () => {
    expect(profilePayload(collected, NAMES)).toEqual({
      userId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
      businessType: 'FREELANCER',
      businessName: 'Retail',
      businessNameArabic: 'تجارة التجزئة',
      crNumber: '9900000000',
      freelancerLicense: '9900000000',
      nationalId: '1990800003',
      phoneE164: '+966512345678',
      annualRevenue: 'under_500k',
      businessActivity: 'retail',
      accountPurpose: 'supplier_payments, customer_collections',
    })
  })

  it('has a freelancer licence for freelancers only', () => {
    const payload = profilePayload({ ...collected, businessType: 'sole-proprietorship' }, NAMES)
    expect(payload).toMatchObject({ businessType: 'SOLE-PROPRIETORSHIP', crNumber: '9900000000' })
    expect(payload).not.toHaveProperty('freelancerLicense')
  })

  it.each(['businessType', 'userId', 'phone', 'crNumber', 'idNumber', 'kybData'] as const)('waits for %s', field => {
    expect(profilePayload({ ...collected, [field]: undefined }, NAMES)).toBeNull()
  })

  it('is null for a company that cannot sign up here', () => {
    expect(profilePayload({ ...collected, businessType: 'multi-owner-company' }, NAMES)).toBeNull()
  })
})
