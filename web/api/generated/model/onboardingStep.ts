/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type OnboardingStep = 'businessType' | 'phone' | 'otp' | 'cr' | 'id' | 'nafath' | 'globalScreening' | 'kyb' | 'password' | 'done';