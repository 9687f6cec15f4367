import type { MiddlewareHandler } from 'hono'
import type { ApiEnv, ContractRoute } from '#api/http/api-env.ts'
import { activeTracer } from '#api/kernel/platform/tracing.ts'

/** Opens a span for each call of the operation, named like it, in the trace of the caller. Does nothing if traces are off. */
export function traceRequest({ operationId = '', method, path }: ContractRoute): MiddlewareHandler<ApiEnv>[] {
  const tracer = activeTracer()
  if (!tracer) return []
  const attributes = { 'http.request.method': method.toUpperCase(), 'http.route': path }
  return [
    (c, next) => {
      const parent = c.req.header('traceparent')
      return tracer.run({ name: operationId, kind: 'server', attributes, parent }, async span => {
        c.set('traceId', tracer.traceparent()?.split('-')[1])
        await next()
        span.set('http.response.status_code', c.res.status)
        if (c.res.status >= 500) span.fail(c.get('code') ?? String(c.res.status))
      })
    },
  ]
}
