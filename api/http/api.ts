import { OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi'
import type { Context, ValidationTargets } from 'hono'
import type { ZodObject, ZodType } from 'zod'
import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { OnboardingBearer } from '#api/applicants/applicant.ts'
import { reasonUnavailable } from '#api/db/client.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { authenticate, callerId, requireRole, type Scheme } from './authentication.ts'
import { corsHeaders, isPreflight, preflightResponse } from './cors.ts'
import { errorResponse, toPlinkError } from './errors.ts'
import { withIdempotencyKey } from './idempotency.ts'
import { clientNetwork, createAddressLimit } from './rate-limit.ts'
import { requestHeader } from './request-header.ts'
import { newRequestId } from './request-id.ts'
import { type HeaderFields, setResponseHeaders } from './responses.ts'
import { OnePathRouter } from './router.ts'
import { transportSecurity } from './security-headers.ts'
import { readJson, validate } from './validation.ts'

interface Variables {
  requestId: string
  /** When the request arrived, before it waited for anything. */
  receivedAt: Date
  /** The body as it was sent, for operations whose body is signed. */
  bodyText: string
  /** The caller's network, of the operations that are limited per address. */
  address: string
}
interface PublicEnv {
  Variables: Variables
}
interface BearerEnv<Bearer> {
  Variables: Variables & { bearer: Bearer }
}

/** The handler of a protected operation finds the bearer in its context; a public operation has none. */
type EnvOf<Route extends RouteConfig> = Route extends { security: (infer Requirement)[] }
  ? [Requirement] extends [never]
    ? PublicEnv
    : BearerEnv<BearerOf<KeysOf<Requirement>>>
  : never
type BearerOf<Scheme> = 'adminToken' extends Scheme
  ? AdminBearer
  : 'onboardingToken' extends Scheme
    ? OnboardingBearer
    : AccountBearer
type KeysOf<Union> = Union extends unknown ? keyof Union : never

export interface Api {
  app: OpenAPIHono
  deps: Deps
  /** Binds a generated route to its handler; see `bindOperation`. */
  implement<Route extends RouteConfig>(route: Route, handler: RouteHandler<Route, EnvOf<Route>>): void
  /** Mounts the bound operations. Other methods of a path respond 405, every other path 404. Call it last. */
  mount(): void
}

export function createApi(deps: Deps): Api {
  const app = new OpenAPIHono({ router: new OnePathRouter() })
  const addressLimit = createAddressLimit(deps)
  const operations = new Map<string, { method: string; handle: Handler }[]>()
  // For what is mounted beside the operations, which handle their own errors.
  app.onError((cause, c) => createRequestHandler(deps, {}, () => Promise.reject(cause))(c))
  return {
    app,
    deps,
    implement(route, handler) {
      const path = route.path.replaceAll(/{(.+?)}/g, ':$1')
      app.openAPIRegistry.registerPath(route)
      // The handler's context holds what `bindOperation` puts into it; its type says so to the handler, not to the router.
      const handle = bindOperation(deps, addressLimit, route, handler as unknown as Handler)
      operations.set(path, [...(operations.get(path) ?? []), { method: route.method.toUpperCase(), handle }])
    },
    mount() {
      for (const [path, ofPath] of operations) {
        for (const { method, handle } of ofPath) app.on(method, path, handle)
        const allowed = ofPath.map(({ method }) => method)
        const Allow = (allowed.includes('GET') ? ['HEAD', ...allowed] : allowed).join(', ')
        app.all(path, createRequestHandler(deps, { headers: corsHeaders(deps, path) }, otherMethod(deps, Allow)))
      }
      app.notFound(createRequestHandler(deps, {}, c => errorResponse(c, deps, new PlinkError('NOT_FOUND'))))
    },
  }
}

type Handler = (c: Context) => Promise<Response> | Response

const otherMethod =
  (deps: Deps, Allow: string): Handler =>
  c =>
    isPreflight(c, deps)
      ? preflightResponse(c, Allow)
      : errorResponse(c, deps, new PlinkError('METHOD_NOT_ALLOWED'), { Allow })

/**
 * Builds the request handler of an operation from its route: limit per address, bearer token, validation of each part, idempotency,
 * handler, errors, log. One function instead of a middleware per part saves async hops, which cost more than the checks.
 */
function bindOperation(
  deps: Deps,
  addressLimit: ReturnType<typeof createAddressLimit>,
  route: RouteConfig,
  handler: Handler,
): Handler {
  const { params, query, headers, body } = route.request ?? {}
  const media = body?.content['application/json']
  const bodySchema = media && 'schema' in media ? (media.schema as ZodType) : undefined
  const headerNames = headers ? Object.keys((headers as ZodObject).shape) : []
  const takesKey = headerNames.includes('Idempotency-Key')
  // The contract knows no other schemes.
  const schemes = (route.security ?? []).flatMap(Object.keys) as Scheme[]
  const isProtected = schemes.length > 0
  const roles = (route.security ?? []).flatMap(Object.values).flat()
  const isLimited = route['x-rate-limit'] === 'address'

  async function handle(c: Context): Promise<Response> {
    if (isLimited) {
      const address = clientNetwork(c, deps.limits.trustedProxies)
      c.set('address', address)
      addressLimit.count(address)
    }
    if (isProtected) {
      const bearer = await authenticate(c, deps, schemes)
      requireRole(bearer, roles)
      c.set('bearer', bearer)
    }
    if (params) validateInto(c, 'param', params as ZodType, c.req.param())
    if (query) validateInto(c, 'query', query as ZodType, c.req.query())
    if (headers) validateInto(c, 'header', headers as ZodType, pick(c, headerNames))
    const body = bodySchema && (await readJson(c))
    if (body) validateInto(c, 'json', bodySchema, body.value)
    c.set('bodyText', body?.text ?? '')
    const key = takesKey ? requestHeader(c, 'idempotency-key') : undefined
    if (!key) return handler(c)
    const scope = `${route.operationId}:${isProtected ? callerId(c.get('bearer')) : 'anonymous'}`
    // The path names resources, so it is part of what has to be equal.
    return withIdempotencyKey(c, deps, { scope, key, requestText: `${c.req.path}\n${body?.text ?? ''}` }, () =>
      handleOrRespondWithError(c),
    )
  }

  /** An error becomes a response here, so that it is stored under the idempotency key. */
  async function handleOrRespondWithError(c: Context): Promise<Response> {
    try {
      return await handler(c)
    } catch (cause) {
      return respondWithError(c, deps, route.operationId, cause)
    }
  }

  async function handleLimited(c: Context): Promise<Response> {
    const response = await handle(c).catch(cause => respondWithError(c, deps, route.operationId, cause))
    if (isRefusal(response)) await addressLimit.holdRefusal(c.get('address'))
    return response
  }

  const options = { operation: route.operationId, headers: corsHeaders(deps, route.path) }
  return createRequestHandler(deps, options, isLimited ? handleLimited : handle)
}

const isRefusal = ({ status }: Response) => status === 429 || status === 503

interface RequestHandlerOptions {
  operation?: string | undefined
  /** Response headers besides those that every response has. */
  headers?: HeaderFields
}

/** Gives each request an id and the common response headers, turns errors into responses, counts and logs the request. */
function createRequestHandler(deps: Deps, { operation, headers }: RequestHandlerOptions, handle: Handler): Handler {
  const common: HeaderFields = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...transportSecurity(deps.sandbox ? 'sandbox' : 'live'),
    ...headers,
  }
  return async c => {
    const started = performance.now()
    const requestId = newRequestId()
    c.set('requestId', requestId)
    c.set('receivedAt', deps.clock())
    setResponseHeaders(c, { ...common, 'X-Request-Id': requestId })
    let response: Response
    try {
      response = await handle(c)
    } catch (cause) {
      response = respondWithError(c, deps, operation, cause)
    }
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    deps.metrics.recordRequest(operation, response.status, milliseconds)
    deps.log.request({ requestId, operation, status: response.status, milliseconds })
    return response
  }
}

function respondWithError(c: Context, deps: Deps, operation: string | undefined, cause: unknown): Response {
  const error = toPlinkError(cause)
  const requestId: string = c.get('requestId')
  deps.metrics.recordError(operation, error.code)
  if (error.code === 'UNKNOWN_ERROR') {
    deps.log.error({ err: cause, requestId, operation }, 'A request failed with an unexpected error. Report this line.')
  }
  if (error.code === 'SERVICE_UNAVAILABLE') {
    const reason = reasonUnavailable(cause)
    deps.log.error(
      { reason, requestId, operation },
      'The database cannot be used. Check that it runs and has disk space.',
    )
  }
  return errorResponse(c, deps, error)
}

/** Validates a part of the request and puts the result into the context. */
function validateInto(c: Context, target: keyof ValidationTargets, schema: ZodType, value: unknown): void {
  c.req.addValidatedData(target, validate(schema, value) as object)
}

/** The named headers that were sent. Header names are case-insensitive; the contract's spelling is kept. */
function pick(c: Context, names: string[]): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const name of names) {
    const value = requestHeader(c, name.toLowerCase())
    if (value !== undefined) sent[name] = value
  }
  return sent
}
