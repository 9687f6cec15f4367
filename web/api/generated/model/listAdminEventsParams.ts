/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ListAdminEventsParams = {
/**
 * The `nextCursor` of the previous page
 */
cursor?: string;
};
