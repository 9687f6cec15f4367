/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminTransfer } from './adminTransfer.ts';

export interface AdminTransferList {
  items: AdminTransfer[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
}
