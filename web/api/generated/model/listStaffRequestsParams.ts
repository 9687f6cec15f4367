/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ListStaffRequestsStatus } from './listStaffRequestsStatus.ts';

export type ListStaffRequestsParams = {
/**
 * `pending` lists what waits for its decision, oldest first. `closed` lists the newest 100 that were decided or withdrawn
 */
status?: ListStaffRequestsStatus;
};
