import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Deps } from '#api/deps.ts'
import type { PathOperations } from './path.ts'

const CORS_PATHS = /^\/api\/(v1|sandbox)\//
const ORIGIN = '*'
const EXPOSED_HEADERS = [
  'Date',
  'Deprecation',
  'Idempotent-Replayed',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'WWW-Authenticate',
  'X-Request-Id',
]

/**
 * Lets pages of any origin call the methods of a path and read the responses, in the sandbox only. The API uses neither cookies nor
 * HTTP authentication, so a page can read only what it has a token for. The admin portal stays closed to other origins.
 */
export function allowOtherOrigins(
  { sandbox }: Pick<Deps, 'sandbox'>,
  path: string,
  operations: PathOperations,
): MiddlewareHandler[] {
  if (!sandbox || !CORS_PATHS.test(path)) return []
  const respondToPreflight = cors({
    origin: ORIGIN,
    allowMethods: () => [...operations.keys()],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: 7200,
  })
  return [
    async (c, next) => {
      if (isPreflight(c)) return respondToPreflight(c, next)
      // Hono's middleware makes a response before the handler does. Of the copy of both, the listener sends no headers before it has read
      // some of a stream, so a stream that breaks has no status.
      c.header('Access-Control-Allow-Origin', ORIGIN)
      c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(','))
      await next()
    },
  ]
}

/** Hono's middleware treats every OPTIONS request as a preflight. */
const isPreflight = ({ req }: Context): boolean =>
  req.method === 'OPTIONS' && req.header('Access-Control-Request-Method') !== undefined
