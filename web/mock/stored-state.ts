import { NAFATH_LIFETIME_SECONDS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { STEPS, type Step } from '#domain/onboarding.ts'
import { deviceNow, serverNow } from '#web/lib/clock.ts'
import type { KeyValueStorage } from '#web/lib/safe-storage.ts'
import type { OnboardingData } from '#web/sign-up/onboarding-data.ts'
import { writeSaved } from '#web/sign-up/onboarding-storage.ts'
import { NEW_ONBOARDING, withStepCompleted } from '#web/sign-up/onboarding-transitions.ts'

/** The mock accepts any value with the format of a token. */
export const ANY_TOKEN = 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0'
export const ANY_ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
export const ANY_CODE = '482913'

/** The browser's storage when the user opens a screen. */
export interface StoredState {
  /** The current step of a sign-up. */
  signUpAt?: Step
  /** Data besides that of the completed steps. */
  data?: Partial<OnboardingData>
  /** The sign-up is from an earlier visit, so the app requests its step from the server. */
  resumed?: boolean
  /** The server has revoked the token, so the phone must be verified again. */
  tokenRevoked?: boolean
  /** A customer is signed in. */
  signedIn?: boolean
  /** An administrator is signed in. */
  administrator?: boolean
  /** A viewer of the admin portal is signed in. */
  viewer?: boolean
}

/** The data that each step adds. Created for each visit, because codes expire. */
function dataOfStep(step: Step, now: number): Partial<OnboardingData> {
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

/** Returns the steps before this one, with the data that they add. */
export function completedSteps({ signUpAt = 'businessType', data }: StoredState): [Step, Partial<OnboardingData>][] {
  const now = serverNow()
  const steps = STEPS.slice(0, STEPS.indexOf(signUpAt))
  return steps.map((step, index) => [step, { ...dataOfStep(step, now), ...(index === steps.length - 1 && data) }])
}

/** Stores a sign-up of an earlier visit, which the app reads when it starts. */
export function storeEarlierVisit(stored: StoredState, storage: KeyValueStorage): void {
  const state = completedSteps(stored).reduce(
    (each, [step, facts]) => withStepCompleted(each, step, facts),
    NEW_ONBOARDING,
  )
  writeSaved(storage, { state, token: ANY_TOKEN, checkpoints: {} }, deviceNow())
}

/** The location state for a code that was just sent. Another code can be requested immediately. */
export const issuedCode = () => ({
  otpCode: ANY_CODE,
  expiresAt: serverNow() + OTP_LIFETIME_SECONDS * 1000,
  resendAt: serverNow(),
})
