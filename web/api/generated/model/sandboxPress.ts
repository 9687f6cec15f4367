/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SandboxPressDigit } from './sandboxPressDigit.ts';

export interface SandboxPress {
  digit: SandboxPressDigit;
}
