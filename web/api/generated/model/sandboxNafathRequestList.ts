/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SandboxNafathRequest } from './sandboxNafathRequest.ts';

export interface SandboxNafathRequestList {
  items: SandboxNafathRequest[];
  /** @nullable */
  nextCursor: string | null;
}
