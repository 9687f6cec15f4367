/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminEvent } from './adminEvent.ts';
import type { CustomerDevice } from './customerDevice.ts';
import type { CustomerLock } from './customerLock.ts';
import type { CustomerOwner } from './customerOwner.ts';
import type { CustomerQuestionnaire } from './customerQuestionnaire.ts';
import type { CustomerRegistration } from './customerRegistration.ts';
import type { CustomerSession } from './customerSession.ts';
import type { CustomerSummary } from './customerSummary.ts';
import type { CustomerWallet } from './customerWallet.ts';
import type { OnboardingStep } from './onboardingStep.ts';
import type { Review } from './review.ts';
import type { SecurityEvent } from './securityEvent.ts';
import type { StaffRequest } from './staffRequest.ts';
import type { Timestamp } from './timestamp.ts';

export interface CustomerDetails {
  customer: CustomerSummary;
  currentStep: OnboardingStep;
  registration: CustomerRegistration;
  /** As the customer wrote it in the settings */
  email?: string;
  owner?: CustomerOwner;
  questionnaire?: CustomerQuestionnaire;
  wallet?: CustomerWallet;
  /** Whether a phone call confirms each sign-in. Only accounts have it */
  signInCall?: boolean;
  locks: CustomerLock[];
  sessions: CustomerSession[];
  knownDevices: CustomerDevice[];
  events: SecurityEvent[];
  reviews: Review[];
  adminEvents: AdminEvent[];
  /** The request to close the account that waits for its decision */
  closureRequest?: StaffRequest;
  /** When the account was closed */
  closedAt?: Timestamp;
}
