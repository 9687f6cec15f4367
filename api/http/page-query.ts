import type { Context } from 'hono'

/** The query of a page, with a limit only if the request names one: otherwise that of the cursor holds, not the default of the contract. */
export function pageQuery<Query extends { limit?: number | undefined }>(c: Context, { limit, ...query }: Query) {
  return { ...query, limit: c.req.query('limit') === undefined ? undefined : limit }
}
