/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { GetTransferReceiptLocale } from './getTransferReceiptLocale.ts';

export type GetTransferReceiptParams = {
/**
 * Language of the receipt
 */
locale?: GetTransferReceiptLocale;
};
