/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminEventType } from './adminEventType.ts';
import type { FromDateParameter } from './fromDateParameter.ts';
import type { ToDateParameter } from './toDateParameter.ts';

export type ListAdminEventsParams = {
/**
 * Only events of this type
 */
type?: AdminEventType;
/**
 * Only events of this administrator, by the `id` in `admins`
 */
adminId?: string;
/**
 * Only events about this customer
 */
customerId?: string;
/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};
