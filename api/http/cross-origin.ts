import type { Context } from 'hono'
import type { Deps } from '#api/deps.ts'
import { type HeaderFields, noContent } from './reply.ts'

const OPEN_PATHS = /^\/api\/(v1|sandbox)\//
const READABLE = ['Idempotent-Replayed', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'].join(', ')
const SENDABLE = ['Authorization', 'Content-Type', 'Idempotency-Key'].join(', ')
const TWO_HOURS = '7200'

/**
 * What lets pages of any origin read the answers at a path, in the sandbox. A browser adds nothing to a call by itself, neither
 * cookie nor password, so that a page gets only what it has a token for. The portal of the staff stays closed.
 */
export function readableByPages({ sandbox }: Pick<Deps, 'sandbox'>, path: string): HeaderFields {
  if (!sandbox || !OPEN_PATHS.test(path)) return {}
  return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': READABLE }
}

/** Whether a browser asks if a page of another origin may call. */
export function isPreflight(c: Context, deps: Pick<Deps, 'sandbox'>): boolean {
  const isAsked = c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
  return isAsked && deps.sandbox !== undefined && OPEN_PATHS.test(c.req.path)
}

export function preflightReply(c: Context, methods: string): Response {
  return noContent(c, {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': SENDABLE,
    'Access-Control-Max-Age': TWO_HOURS,
  })
}
