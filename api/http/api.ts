import { OpenAPIHono, type RouteHandler } from '@hono/zod-openapi'
import type { Handler } from 'hono'
import { requestId } from 'hono/request-id'
import { TrieRouter } from 'hono/router/trie-router'
import type { Deps } from '#api/deps.ts'
import { runAhead } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { ApiEnv, ContractRoute, EnvOf } from './api-env.ts'
import { requireBearer } from './authentication/authentication.ts'
import { allowOtherOrigins } from './cors.ts'
import { announceSunset } from './deprecation.ts'
import { errorResponse, respondWithError } from './errors.ts'
import { idempotent } from './idempotency/idempotency.ts'
import { shedLoad } from './limits/load-shedding.ts'
import { limitAddress, limitApiKey } from './limits/rate-limit.ts'
import { logRequests, recordKeyRequest } from './monitoring/request-log.ts'
import { traceRequest } from './monitoring/request-span.ts'
import { addOperation, type PathOperations, requireOperation } from './path.ts'
import { readsFor, storePosition } from './replica-reads.ts'
import { requireJson } from './requests/json-body.ts'
import { refuseInvalid } from './requests/validation.ts'
import { securityHeaders } from './static/security-headers.ts'

export interface Api {
  app: OpenAPIHono<ApiEnv>
  deps: Deps
  /**
   * Binds an operation of the contract to its handler. Hono takes the first path that matches, so a literal path comes before a path
   * with a parameter in its place.
   */
  implement<Route extends ContractRoute>(route: Route, handler: RouteHandler<Route, EnvOf<Route>>): void
}

/** Returns the API, and a view of it for operations that run at the time of the calling account, which may be ahead in the sandbox. */
export function createApi(deps: Deps): { api: Api; apiOfAccounts: Api } {
  // Hono's default router would choose this one too, but it first tries a faster one, which refuses a literal path beside one with a parameter.
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid, router: new TrieRouter() })
  // Callers do not choose the id: without the name of a header, Hono makes a new one for each request.
  app.use(requestId({ headerName: '' }), logRequests(deps), securityHeaders(deps.sandbox ? 'sandbox' : 'live'))
  app.onError((cause, c) => respondWithError(c, deps, cause))
  app.notFound(c => errorResponse(c, deps, new PlinkError('NOT_FOUND')))

  const shed = shedLoad(deps)
  const limit = limitAddress(deps)
  const limitKey = limitApiKey(deps)
  const paths = new Map<string, PathOperations>()

  /** The operations of a path. The first one mounts the middleware of the whole path. */
  function operationsAt(path: string): PathOperations {
    const handlers = paths.get(path)
    if (handlers) return handlers
    const operations: PathOperations = new Map()
    paths.set(path, operations)
    app.use(path, ...allowOtherOrigins(deps, path, operations), requireOperation(deps, operations))
    return operations
  }

  function implement(route: ContractRoute, handler: Handler): void {
    addOperation(operationsAt(route.getRoutingPath()), route)
    const { security = [], request, method } = route
    const middleware = [
      ...traceRequest(route),
      ...announceSunset(route),
      // Monitoring needs an answer above all under heavy load.
      ...(isOfMonitoring(route) ? [] : [shed]),
      ...(route['x-rate-limit'] === 'address' ? limit : []),
      ...(security.some(scheme => 'apiKey' in scheme) ? [recordKeyRequest(deps, route)] : []),
      // The limits are derived from the contract, so no operation can forget them.
      ...(security.length > 0 ? [requireBearer(deps, security, limitKey)] : []),
      ...(security.length > 0 && method !== 'get' ? storePosition(deps) : []),
      // A handler reads any other body itself, as it arrives.
      ...(request?.body && 'application/json' in request.body.content ? [requireJson(route['x-body-limit-kib'])] : []),
    ]
    app.openapi({ ...route, middleware }, idempotent(deps, route, readsFor(deps, route, handler)))
  }

  const api = { app, deps }
  return {
    api: { ...api, implement },
    apiOfAccounts: {
      ...api,
      implement: (route: ContractRoute, handler: Handler) => implement(route, atTimeOfCaller(handler)),
    },
  }
}

/** Operations that cannot be refused have no 503. */
const isOfMonitoring = ({ path, responses }: ContractRoute): boolean =>
  path.startsWith('/health/') || !('503' in responses)

const atTimeOfCaller =
  (handler: Handler<ApiEnv>): Handler<ApiEnv> =>
  (c, next) => {
    const bearer = c.get('bearer')
    return bearer && 'millisecondsAhead' in bearer
      ? runAhead(bearer.millisecondsAhead, () => handler(c, next))
      : handler(c, next)
  }
