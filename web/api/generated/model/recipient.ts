/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Timestamp } from './timestamp.ts';

export interface Recipient {
  /** Names the customer in `createTransfer` */
  recipientToken: string;
  /** Masked: enough to recognise whom one knows */
  name: string;
  /** The same in Arabic, if known */
  nameArabic?: string;
  expiresAt: Timestamp;
}
