/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SandboxCardDecisionDecision } from './sandboxCardDecisionDecision.ts';

export interface SandboxCardDecision {
  decision: SandboxCardDecisionDecision;
}
