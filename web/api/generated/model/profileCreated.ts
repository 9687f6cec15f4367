/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ProfileCreatedNextStep } from './profileCreatedNextStep.ts';
import type { ProfileCreatedStatus } from './profileCreatedStatus.ts';

export interface ProfileCreated {
  profileId: string;
  status: ProfileCreatedStatus;
  nextStep: ProfileCreatedNextStep;
  message: string;
}
