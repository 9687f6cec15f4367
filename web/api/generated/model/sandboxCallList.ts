/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SandboxCall } from './sandboxCall.ts';

export interface SandboxCallList {
  items: SandboxCall[];
  /** @nullable */
  nextCursor: string | null;
}
