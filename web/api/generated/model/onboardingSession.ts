/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { OnboardingData } from './onboardingData.ts';
import type { OnboardingStep } from './onboardingStep.ts';
import type { Timestamp } from './timestamp.ts';

export interface OnboardingSession {
  currentStep: OnboardingStep;
  completedSteps: OnboardingStep[];
  data: OnboardingData;
  expiresAt: Timestamp;
}
