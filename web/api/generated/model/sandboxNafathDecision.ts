/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SandboxNafathDecisionDecision } from './sandboxNafathDecisionDecision.ts';

export interface SandboxNafathDecision {
  decision: SandboxNafathDecisionDecision;
}
