/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SupportMode } from './supportMode.ts';

export interface Support {
  phone: string;
  email: string;
  hours: string;
  /** Whether this is a sandbox that simulates the outside world */
  mode: SupportMode;
}
