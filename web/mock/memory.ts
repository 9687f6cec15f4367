import { NAFATH_LIFETIME_SECONDS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { STEPS, type Step } from '#domain/onboarding.ts'
import type { OnboardingData } from '#web/sign-up/onboarding-data.ts'
import { writeSaved } from '#web/sign-up/onboarding-storage.ts'
import { NEW_ONBOARDING, withStepCompleted } from '#web/sign-up/onboarding-transitions.ts'

/** Any token will do for the mock, if it looks like one. */
export const ANY_TOKEN = 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0'
export const ANY_ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
export const ANY_CODE = '482913'

/** What the browser remembers when somebody comes to a screen. */
export interface Memory {
  /** A sign-up that has come as far as this step. */
  signUpAt?: Step
  /** What else it knows. */
  known?: Partial<OnboardingData>
  /** It comes from an earlier visit: the server is asked where it stands. */
  resumed?: boolean
  /** The server has taken the token back, and the phone is verified anew. */
  lapsed?: boolean
  /** Somebody is signed in. */
  signedIn?: boolean
  /** An administrator is signed in. */
  administrator?: boolean
}

/** What each step brings to light. Written anew for each visit, since a code ends. */
function learntAt(step: Step, now: number): Partial<OnboardingData> {
  switch (step) {
    case 'businessType':
      return { businessType: 'freelancer' }
    case 'phone':
      return { phone: '0512345678', codeSent: sentCode(now) }
    case 'otp':
      return { otpVerified: true, userId: ANY_ID, codeSent: undefined }
    case 'cr':
      return { crNumber: '9900000000', crVerified: true, companyName: 'Green Palm Trading Est.' }
    case 'id':
      return { idNumber: '1990800003', idVerified: true }
    case 'nafath':
      return { nafathStatus: 'RECEIVED', nafath: approvedRequest(now) }
    case 'globalScreening':
      return { screeningClear: true }
    case 'kyb':
      return { kybData: KYB_ANSWERS }
    case 'password':
      return { passwordSet: true }
    case 'done':
      return {}
  }
}

export const KYB_ANSWERS = {
  annualRevenue: 'under_500k',
  businessActivity: 'retail',
  purposeOfAccount: ['supplier_payments'],
}

const sentCode = (now: number) => ({
  phone: '0512345678',
  businessType: 'freelancer' as const,
  expiresAt: now + OTP_LIFETIME_SECONDS * 1000,
  resendAt: now,
})

const approvedRequest = (now: number) => ({
  sessionId: ANY_ID,
  status: 'approved' as const,
  expiresAt: new Date(now + NAFATH_LIFETIME_SECONDS * 1000).toISOString(),
})

/** The steps that lie behind whoever arrives at this one, with what they brought to light. */
export function passedBefore({ signUpAt = 'businessType', known }: Memory): [Step, Partial<OnboardingData>][] {
  const now = Date.now()
  const passed = STEPS.slice(0, STEPS.indexOf(signUpAt))
  return passed.map((step, index) => [step, { ...learntAt(step, now), ...(index === passed.length - 1 && known) }])
}

/** Writes down a sign-up of an earlier visit; what reads it when the app starts then asks the server. */
export function writeEarlierVisit(memory: Memory, storage: Storage): void {
  const state = passedBefore(memory).reduce(
    (each, [step, facts]) => withStepCompleted(each, step, facts),
    NEW_ONBOARDING,
  )
  writeSaved(storage, { state, token: ANY_TOKEN, checkpoints: {} }, Date.now())
}
