import type { Context } from 'hono'

/** Returns the query of a page, with a limit only if the request names one. Otherwise the limit of the cursor applies, not the contract's default. */
export function pageQuery<Query extends { limit?: number | undefined }>(c: Context, { limit, ...query }: Query) {
  return { ...query, limit: c.req.query('limit') === undefined ? undefined : limit }
}
