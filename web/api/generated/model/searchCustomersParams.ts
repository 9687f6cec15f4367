/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SearchCustomersSort } from './searchCustomersSort.ts';

export type SearchCustomersParams = {
/**
 * A part of the name, or a phone number, an ID number or a CR number, or at least its first 4 digits. Without it, all customers
 * @minLength 1
 * @maxLength 100
 * @pattern ^\s*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
q?: string;
/**
 * By `createdAt` or by name. Customers without a name come last
 */
sort?: SearchCustomersSort;
/**
 * The `nextCursor` of the previous page, with the same `q` and `sort`
 */
cursor?: string;
};
