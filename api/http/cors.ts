import type { Context } from 'hono'
import type { Deps } from '#api/deps.ts'
import { type HeaderFields, noContent } from './responses.ts'

const CORS_PATHS = /^\/api\/(v1|sandbox)\//
const EXPOSED_HEADERS = ['Idempotent-Replayed', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'].join(', ')
const ALLOWED_HEADERS = ['Authorization', 'Content-Type', 'Idempotency-Key'].join(', ')
const MAX_AGE_SECONDS = '7200'

/**
 * The CORS headers that let pages of any origin read the responses at a path, in the sandbox only. The API uses neither cookies nor
 * HTTP authentication, so a page can read only what it has a token for. The admin portal stays closed to other origins.
 */
export function corsHeaders({ sandbox }: Pick<Deps, 'sandbox'>, path: string): HeaderFields {
  if (!sandbox || !CORS_PATHS.test(path)) return {}
  return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED_HEADERS }
}

/** Whether this is the CORS preflight of a page of another origin. */
export function isPreflight(c: Context, deps: Pick<Deps, 'sandbox'>): boolean {
  const isPreflightRequest = c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
  return isPreflightRequest && deps.sandbox !== undefined && CORS_PATHS.test(c.req.path)
}

export function preflightResponse(c: Context, methods: string): Response {
  return noContent(c, {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': MAX_AGE_SECONDS,
  })
}
