import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Deps } from '#api/deps.ts'
import type { PathOperations } from './path.ts'

const CORS_PATHS = /^\/api\/(v1|sandbox)\//

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
  const allow = cors({
    origin: '*',
    allowMethods: () => [...operations.keys()],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Idempotent-Replayed', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'],
    maxAge: 7200,
  })
  return [(c, next) => (isOtherOptions(c) ? next() : allow(c, next))]
}

/** OPTIONS that is no preflight. Hono's middleware would take it for one. */
const isOtherOptions = ({ req }: Context): boolean =>
  req.method === 'OPTIONS' && req.header('Access-Control-Request-Method') === undefined
