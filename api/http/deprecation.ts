import type { MiddlewareHandler } from 'hono'
import type { ContractRoute } from './api-env.ts'

/** Tells the callers of a deprecated operation when it was deprecated and until when it works: RFC 9745 and RFC 8594. */
export function announceSunset({
  'x-deprecated-at': deprecatedAt,
  'x-sunset': sunset,
}: Pick<ContractRoute, 'x-deprecated-at' | 'x-sunset'>): MiddlewareHandler[] {
  if (deprecatedAt === undefined || sunset === undefined) return []
  return [
    async (c, next) => {
      c.header('Deprecation', `@${Date.parse(deprecatedAt) / 1000}`)
      c.header('Sunset', new Date(sunset).toUTCString())
      await next()
    },
  ]
}
