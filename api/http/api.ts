import { OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi'
import type { Context, ValidationTargets } from 'hono'
import type { ZodObject, ZodType } from 'zod'
import type { AccountBearer } from '#api/accounts/bearer.ts'
import type { OnboardingBearer } from '#api/applicants/bearer.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-bearer.ts'
import { readJson } from './body.ts'
import { isPreflight, preflightReply, readableByPages } from './cross-origin.ts'
import { asPlinkError, errorReply } from './errors.ts'
import { once } from './idempotency.ts'
import { limitAddress } from './rate-limit.ts'
import { type HeaderFields, replyWith } from './reply.ts'
import { authenticate, callerId, requireRole, type Scheme } from './sessions.ts'
import { validate } from './validation.ts'

interface Variables {
  requestId: string
  /** When the request came in, before it waited for anything. */
  receivedAt: Date
}
interface PublicEnv {
  Variables: Variables
}
interface BearerEnv<Bearer> {
  Variables: Variables & { bearer: Bearer }
}

/** A handler of an operation that the contract protects finds the bearer in its context; a public one has none to find. */
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
  /** Binds a generated route to its handler; see `bind`. */
  implement<Route extends RouteConfig>(route: Route, handler: RouteHandler<Route, EnvOf<Route>>): void
  /** Mounts what was bound: other methods of a path answer 405, every other path 404. Comes last. */
  mount(): void
}

export function createApi(deps: Deps): Api {
  const app = new OpenAPIHono()
  const operations = new Map<string, { method: string; answer: Handler }[]>()
  // Of what is mounted beside the operations; theirs never get here.
  app.onError((cause, c) => answering(deps, {}, () => Promise.reject(cause))(c))
  return {
    app,
    deps,
    implement(route, handler) {
      const path = route.path.replaceAll(/{(.+?)}/g, ':$1')
      app.openAPIRegistry.registerPath(route)
      // The handler's context is what `bind` has put into it; its type says so to the handler, not to the router.
      const answer = bind(deps, route, handler as unknown as Handler)
      operations.set(path, [...(operations.get(path) ?? []), { method: route.method.toUpperCase(), answer }])
    },
    mount() {
      for (const [path, ofPath] of operations) {
        for (const { method, answer } of ofPath) app.on(method, path, answer)
        const allowed = ofPath.map(({ method }) => method)
        const Allow = (allowed.includes('GET') ? ['HEAD', ...allowed] : allowed).join(', ')
        // Before the next path, which may take the last part of this one for a parameter.
        app.all(path, answering(deps, { headers: readableByPages(deps, path) }, otherMethod(deps, Allow)))
      }
      app.notFound(answering(deps, {}, c => errorReply(c, deps, new PlinkError('NOT_FOUND'))))
    },
  }
}

type Handler = (c: Context) => Promise<Response> | Response

const otherMethod =
  (deps: Deps, Allow: string): Handler =>
  c =>
    isPreflight(c, deps)
      ? preflightReply(c, Allow)
      : errorReply(c, deps, new PlinkError('METHOD_NOT_ALLOWED'), { Allow })

/**
 * What every operation goes through, read off its route: limit per address, bearer token, validation of each part, idempotency,
 * handler, errors, log. One function instead of a middleware per part saves the async hops, which cost more than the checks.
 */
function bind(deps: Deps, route: RouteConfig, handler: Handler): Handler {
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

  async function answer(c: Context): Promise<Response> {
    if (isLimited) await limitAddress(c, deps)
    if (isProtected) {
      const bearer = await authenticate(c, deps, schemes)
      requireRole(bearer, roles)
      c.set('bearer', bearer)
    }
    if (params) accept(c, 'param', params as ZodType, c.req.param())
    if (query) accept(c, 'query', query as ZodType, c.req.query())
    if (headers) accept(c, 'header', headers as ZodType, pick(c, headerNames))
    const body = bodySchema ? await acceptBody(c, bodySchema) : ''
    const key = takesKey ? c.req.header('idempotency-key') : undefined
    if (!key) return handler(c)
    const scope = `${route.operationId}:${isProtected ? callerId(c.get('bearer')) : 'anonymous'}`
    // What the path names is part of what is asked.
    return once(c, deps, { scope, key, requestText: `${c.req.path}\n${body}` }, () => settled(c))
  }

  /** The handler's answer, with an error as the answer that it is. */
  async function settled(c: Context): Promise<Response> {
    try {
      return await handler(c)
    } catch (cause) {
      return refuse(c, deps, route.operationId, cause)
    }
  }

  return answering(deps, { operation: route.operationId, headers: readableByPages(deps, route.path) }, answer)
}

interface Answered {
  operation?: string | undefined
  /** Of every answer, beside those that all have. */
  headers?: HeaderFields
}

/** Gives each request its id and the headers that every answer has, makes an answer of an error, counts and logs the request. */
function answering(deps: Deps, { operation, headers }: Answered, answer: Handler): Handler {
  return async c => {
    const started = performance.now()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    c.set('receivedAt', deps.clock())
    replyWith(c, {
      ...headers,
      'X-Request-Id': requestId,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    let response: Response
    try {
      response = await answer(c)
    } catch (cause) {
      response = refuse(c, deps, operation, cause)
    }
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    deps.metrics.answered(operation, response.status, milliseconds)
    deps.log.request({ requestId, operation, status: response.status, milliseconds })
    return response
  }
}

function refuse(c: Context, deps: Deps, operation: string | undefined, cause: unknown): Response {
  const error = asPlinkError(cause)
  const requestId: string = c.get('requestId')
  deps.metrics.refused(operation, error.code)
  if (error.code === 'UNKNOWN_ERROR') deps.log.error({ err: cause, requestId, operation })
  return errorReply(c, deps, error)
}

/** Answers the text of the body. */
async function acceptBody(c: Context, schema: ZodType): Promise<string> {
  const { text, value } = await readJson(c)
  accept(c, 'json', schema, value)
  return text
}

function accept(c: Context, target: keyof ValidationTargets, schema: ZodType, value: unknown): void {
  c.req.addValidatedData(target, validate(schema, value) as object)
}

/** The named headers that were sent. Header names are case-insensitive; the contract's spelling is kept. */
const pick = (c: Context, names: string[]) =>
  Object.fromEntries(names.map(name => [name, c.req.header(name)] as const).filter(([, value]) => value !== undefined))
