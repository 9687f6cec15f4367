/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SandboxRescreeningOutcome } from './sandboxRescreeningOutcome.ts';

export interface SandboxRescreening {
  /** `clear`: no hit, or one that compliance has decided on. `review`: a review is open. */
  outcome: SandboxRescreeningOutcome;
}
