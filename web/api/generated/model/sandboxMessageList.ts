/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SandboxMessage } from './sandboxMessage.ts';

export interface SandboxMessageList {
  items: SandboxMessage[];
  /** @nullable */
  nextCursor: string | null;
}
