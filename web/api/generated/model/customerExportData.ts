/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CustomerExportDataItem } from './customerExportDataItem.ts';

/**
 * Records by what they are about, such as `signUp`, `account`, `devices`, `transactions`. The fields are those that are stored; empty ones are left out
 */
export type CustomerExportData = {[key: string]: CustomerExportDataItem[]};
