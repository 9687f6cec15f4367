/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SearchCustomersSort } from './searchCustomersSort.ts';

export type SearchCustomersParams = {
/**
 * A part of the name, a whole phone or ID number, or at least the first 4 digits of a CR number or unified number. Without it, all customers
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
