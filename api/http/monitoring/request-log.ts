import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#api/deps.ts'
import type { ApiEnv, ContractRoute } from '#api/http/api-env.ts'

/** Tells the caller the id of the request, and counts and logs the response. Files and pages are logged only when they fail. */
export function logRequests({
  clock,
  log,
  metrics,
}: Pick<Deps, 'clock' | 'log' | 'metrics'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    const requestId = c.get('requestId')
    c.set('receivedAt', clock())
    c.header('X-Request-Id', requestId)
    await next()
    const { status } = c.res
    const operation = c.get('operation')
    if (!operation && status < 400 && c.req.method !== 'OPTIONS') return
    const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10
    metrics.recordRequest(operation, status, milliseconds)
    log.request({ requestId, operation, traceId: c.get('traceId'), status, milliseconds })
  }
}

/** Remembers the calls of API keys to an operation, for their owners. */
export function recordKeyRequest(
  { clock, apiKeyRequests }: Pick<Deps, 'clock' | 'apiKeyRequests'>,
  { method, path }: ContractRoute,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next()
    const bearer = c.get('bearer')
    if (!bearer || !('apiKey' in bearer)) return
    const at = c.get('receivedAt')
    apiKeyRequests.add({
      id: c.get('requestId'),
      apiKeyId: bearer.apiKey.id,
      method: method.toUpperCase(),
      path,
      status: c.res.status,
      code: c.get('code') ?? null,
      milliseconds: clock().getTime() - at.getTime(),
      at,
    })
  }
}
