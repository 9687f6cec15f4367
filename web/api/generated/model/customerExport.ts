/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CustomerExportData } from './customerExportData.ts';
import type { Timestamp } from './timestamp.ts';

export interface CustomerExport {
  customerId: string;
  exportedAt: Timestamp;
  /** Records by what they are about, such as `signUp`, `account`, `devices`, `transactions`. The fields are those that are stored; empty ones are left out */
  data: CustomerExportData;
}
