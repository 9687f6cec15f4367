import { proxy } from 'hono/proxy'
import type { MockedOperation, MockedScenario } from '#web/mock/contract.ts'
import { timesShifted } from '#web/mock/example-times.ts'
import { createOperationMatcher, matchScenario } from '#web/mock/match-request.ts'
import { EXAMPLE_TIME } from '../../contract-tests/example-time.ts'

export interface MockServerParts {
  /** Returns the URL at which Prism listens. */
  prism: () => Promise<string>
  operations: readonly MockedOperation[]
  print: (line: string) => void
}

/** A request with its body, which may be sent twice. */
interface Sent {
  method: string
  /** The path and query. */
  url: string
  headers: Headers
  body: string
}

/**
 * Sends each request to Prism, with a `Prefer` header for the example that the server would respond with: that of a test value, or of an invalid
 * request. A client that sends `Prefer` chooses for itself.
 */
export function createMockServer({
  prism,
  operations,
  print,
}: MockServerParts): (request: Request) => Promise<Response> {
  const match = createOperationMatcher(operations)
  return async request => {
    const { pathname, search, searchParams } = new URL(request.url)
    const { method, headers } = request
    const sent: Sent = { method, url: pathname + search, headers, body: await request.text() }
    const operation = match(method, pathname)
    const forward = (each: Sent, preference?: string) => sendTo(prism, each, preference)
    const response = await (operation ? respond(operation, sent, searchParams, forward) : forward(sent))
    if (method !== 'OPTIONS') print(requestLine(sent, response))
    for (const violation of violationsOf(response)) print(`  ! breaks the contract: ${violation.text}`)
    return withCurrentTimes(response)
  }
}

type Forward = (sent: Sent, preference?: string) => Promise<Response>

async function respond(operation: MockedOperation, sent: Sent, query: URLSearchParams, forward: Forward) {
  const body = parsed(sent)
  if (lacksMediaType(operation, sent)) return refusal(operation, sent, 'UNSUPPORTED_MEDIA_TYPE', forward)
  if (body === MALFORMED) return refusal(operation, sent, 'MALFORMED_JSON', forward)
  if (sent.headers.has('Prefer')) return forward(sent, sent.headers.get('Prefer') ?? '')
  const scenario = matchScenario(operation, { body, query })
  const response = await forward(sent, scenario && preferenceOf(scenario))
  const isRefused = INVALID.includes(response.status) && violationsOf(response).some(({ isOfRequest }) => isOfRequest)
  if (!isRefused) return response
  const refused = await refusal(operation, sent, 'VALIDATION_ERROR', forward)
  refused.headers.set(VIOLATIONS, response.headers.get(VIOLATIONS) ?? '')
  return refused
}

/** For an invalid request, Prism responds with an example of the first of these statuses that the operation declares, whatever `Prefer` says. */
const INVALID = [422, 400]

/** Prism follows `Prefer` only for a valid request, so the request is replaced by the example of the contract. */
function refusal(operation: MockedOperation, sent: Sent, code: string, forward: Forward): Promise<Response> {
  const { exampleUrl, scenarios } = operation
  const refused = scenarios.find(scenario => scenario.code === code)
  if (!refused) return forward(sent)
  const example = scenarios.find(({ name }) => name === 'all_green')?.body
  const url = exampleUrl
  if (!example) return forward({ ...sent, url }, preferenceOf(refused))
  const headers = new Headers(sent.headers)
  headers.set('Content-Type', 'application/json')
  return forward({ ...sent, url, headers, body: JSON.stringify(example) }, preferenceOf(refused))
}

/** Whether the media type is missing. Prism checks it only if there is a body. */
const lacksMediaType = ({ scenarios }: MockedOperation, { headers }: Sent): boolean =>
  scenarios.some(({ body }) => body !== undefined) && !headers.has('Content-Type')

const preferenceOf = ({ name, status }: MockedScenario) => `code=${status}, example=${name}`

const MALFORMED = Symbol('malformed')

function parsed({ headers, body }: Sent): unknown {
  if (body === '' || !headers.get('Content-Type')?.startsWith('application/json')) return undefined
  try {
    return JSON.parse(body)
  } catch {
    return MALFORMED
  }
}

async function sendTo(prism: () => Promise<string>, sent: Sent, preference?: string): Promise<Response> {
  const { method, url, body } = sent
  const headers = new Headers(sent.headers)
  headers.delete('Content-Length')
  if (preference) headers.set('Prefer', preference)
  const response = await proxy((await prism()) + url, { method, headers, ...(body !== '' && { body }) })
  if (preference) response.headers.set('Preference-Applied', preference)
  return response
}

const VIOLATIONS = 'sl-violations'

/** Returns the violations that Prism reports in a header. */
function violationsOf({ headers }: Response): { isOfRequest: boolean; text: string }[] {
  const header = headers.get(VIOLATIONS) ?? '[]'
  // Prism shortens a long list, which is then not JSON.
  if (!header.startsWith('[')) return [{ isOfRequest: true, text: header }]
  const violations: { location: string[]; message: string }[] = JSON.parse(header)
  return violations.map(({ location, message }) => ({
    isOfRequest: location[0] === 'request',
    text: `${location.join('.')} ${message}`,
  }))
}

function requestLine({ method, url }: Sent, { status, headers }: Response): string {
  const scenario = /example=(\w+)/.exec(headers.get('Preference-Applied') ?? '')?.[1]
  return [method, url.split('?')[0], '', status, scenario].filter(part => part !== undefined).join(' ')
}

/** Replaces the times of the example. The length changes if a time has no milliseconds. The decoder keeps the byte order mark of a file. */
async function withCurrentTimes(response: Response): Promise<Response> {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  const body = text === '' ? null : timesShifted(text, Date.now() - EXAMPLE_TIME.getTime())
  return new Response(body, { status, statusText, headers })
}
