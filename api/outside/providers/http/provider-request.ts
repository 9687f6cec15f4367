import type { RouteConfig } from '@hono/zod-openapi'
import type { ZodType, z } from 'zod'
import { traceHeaders } from '#api/kernel/platform/tracing.ts'
import { ProviderFailure } from './provider-failure.ts'

/** No provider sends more than this. The rest of a longer response is not read. */
const MOST_BYTES = 1_000_000

export interface Connection {
  url: string
  /** The headers that authenticate us. */
  headers: Record<string, string>
  timeoutSeconds: number
}

/** The parts of a request that the contract declares. */
export type Input<Route extends RouteConfig> = Parts &
  PartOf<Route, 'params'> &
  PartOf<Route, 'query'> &
  PartOf<Route, 'headers'> &
  BodyOf<Route>
type PartOf<Route extends RouteConfig, Part extends 'params' | 'query' | 'headers'> = Route['request'] extends {
  [Key in Part]: infer Schema extends ZodType
}
  ? { [Key in Part]: z.input<Schema> }
  : unknown
type BodyOf<Route extends RouteConfig> = Route['request'] extends { body: { content: infer Content } }
  ? { body: InputOf<Content[keyof Content]> }
  : unknown
type InputOf<Media> = Media extends { schema: infer Schema extends ZodType } ? z.input<Schema> : never

/** A declared status with its body. */
export type Reply<Route extends RouteConfig> = {
  [Status in keyof Route['responses']]: { status: Status; body: OutputOf<Route['responses'][Status]> }
}[keyof Route['responses']]
type OutputOf<Response> = Response extends { content: { 'application/json': { schema: infer Schema extends ZodType } } }
  ? z.output<Schema>
  : undefined

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
}

/** Sends a request of the contract and returns its reply. Rejects with {@link ProviderFailure}, or with the reason of the signal. */
export async function send<Route extends RouteConfig>(
  connection: Connection,
  route: Route,
  input: Input<Route>,
  signal: AbortSignal,
): Promise<Reply<Route>> {
  const response = await fetch(urlOf(connection, route, input), {
    method: route.method.toUpperCase(),
    ...bodyAndHeaders(connection, route, input),
    // A redirect would send our credentials to another server.
    redirect: 'error',
    signal,
  }).catch(cause => fail(signal, 'connection', cause))
  const declared = route.responses[response.status]
  if (!declared) throw new ProviderFailure(reasonOf(response.status), { cause: await cancelled(response) })
  const media = 'content' in declared ? declared.content?.['application/json'] : undefined
  if (!media) return boundary(route, response.status, await cancelled(response))
  const text = await limitedText(response).catch(cause => fail(signal, 'connection', cause))
  return boundary(route, response.status, parse(schemaOf(media), text))
}

/** This is the only place that asserts the type of a reply: the schema of this status has just accepted the body. */
function boundary<Route extends RouteConfig>(_route: Route, status: number, body: unknown): Reply<Route> {
  return { status, body } as Reply<Route>
}

function urlOf({ url }: Connection, route: RouteConfig, { params = {}, query = {} }: Parts): string {
  const path = route.path.replaceAll(/{(.+?)}/g, (_, name) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(strings(query))
  return `${url.replace(/\/$/, '')}${path}${search.size > 0 ? `?${search}` : ''}`
}

function bodyAndHeaders(connection: Connection, route: RouteConfig, { headers, body }: Parts) {
  const all = { Accept: 'application/json', ...traceHeaders(), ...connection.headers, ...headers }
  const [type] = Object.keys(route.request?.body?.content ?? {})
  if (!type) return { headers: all }
  const isForm = type === 'application/x-www-form-urlencoded'
  return {
    headers: { ...all, 'Content-Type': type },
    body: isForm ? new URLSearchParams(strings(Object(body))).toString() : JSON.stringify(body),
  }
}

const strings = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])))

const schemaOf = (media: object): ZodType | undefined =>
  'schema' in media && media.schema instanceof Object && 'safeParse' in media.schema
    ? (media.schema as ZodType)
    : undefined

function parse(schema: ZodType | undefined, text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return schema ? schema.parse(body) : body
  } catch (cause) {
    throw new ProviderFailure('unexpected_response', { cause })
  }
}

function reasonOf(status: number) {
  if (status === 401 || status === 403) return 'credentials'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'error' : 'unexpected_response'
}

function fail(signal: AbortSignal, reason: 'connection', cause: unknown): never {
  throw signal.aborted || cause instanceof ProviderFailure ? cause : new ProviderFailure(reason, { cause })
}

/** Releases the connection without reading the body. */
async function cancelled(response: Response): Promise<undefined> {
  await response.body?.cancel()
}

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new ProviderFailure('unexpected_response')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
