import type { Choice, Settings } from './choices.ts'
import type { MockedOperation } from './contract.ts'
import { createOperationMatcher, matchScenario } from './match-request.ts'
import type { Call } from './stores.ts'

interface MockFetchParts {
  fetch: typeof fetch
  operations: readonly MockedOperation[]
  /** The time of the examples of the contract. */
  exampleTime: number
  settings: () => Settings
  /** Aborted when another state is shown. Earlier requests then never get a response. */
  signal: () => AbortSignal
  /** Called at the end of each call. */
  onCall: (call: Omit<Call, 'page'>) => void
  /** Adjusts a response that was not chosen, for example with the stored data of the sign-up. */
  completed: (operation: string, text: string) => string
}

/** A fetch that requests the chosen scenario from the mock. Requests that are not in the contract go to the browser's fetch. */
export function createMockFetch(parts: MockFetchParts): typeof fetch {
  const match = createOperationMatcher(parts.operations)
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const operation = match(request.method, pathname)
    if (!operation) return parts.fetch(input, init)
    const { choices, offline, delayMilliseconds } = parts.settings()
    const sent = { body: await bodyOf(request), query: searchParams }
    const choice = offline ? 'offline' : (choices[operation.id] ?? likeExample(operation, sent))
    const signal = parts.signal()
    await pause(delayMilliseconds)
    return unlessAborted(signal, respond(parts, operation, request, choice))
  }
}

const never = new Promise<never>(() => {})

function unlessAborted(signal: AbortSignal, work: Promise<Response>): Promise<Response> {
  return work.then(
    response => (signal.aborted ? never : response),
    cause => (signal.aborted ? never : Promise.reject(cause)),
  )
}

async function respond(parts: MockFetchParts, operation: MockedOperation, request: Request, choice?: Choice) {
  const { id } = operation
  const log = (outcome: string) => parts.onCall({ operation: id, outcome })
  if (choice === 'offline') {
    log('no network')
    throw new TypeError('Failed to fetch')
  }
  if (choice === 'held') {
    log('held back')
    return never
  }
  if (typeof choice === 'object') request.headers.set('Prefer', preferenceOf(choice))
  const response = await parts.fetch(request)
  log(`${response.status} ${nameOf(choice)}`)
  return adjusted(parts, id, response, choice)
}

const preferenceOf = ({ scenario, status }: Exclude<Choice, string>) => `code=${status}, example=${scenario}`

const nameOf = (choice?: Choice) => (typeof choice === 'object' ? choice.scenario : (choice ?? 'all_green'))

async function adjusted({ exampleTime, completed }: MockFetchParts, id: string, response: Response, choice?: Choice) {
  if (response.headers.get('Content-Type') === EVENT_STREAM) return quietStream()
  const example = await response.text()
  if (example === '') return response
  const text = timesShifted(example, Date.now() - exampleTime)
  const { status, statusText, headers } = response
  return new Response(choice === 'empty' ? emptied(text) : choice ? text : completed(id, text), {
    status,
    statusText,
    headers,
  })
}

const EVENT_STREAM = 'text/event-stream'

/** A stream that stays open and says nothing. The example would end, and the page would ask for another one all the time. */
function quietStream(): Response {
  const body = new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode(': open\n\n')) })
  return new Response(body, { headers: { 'Content-Type': EVENT_STREAM } })
}

function likeExample(operation: MockedOperation, sent: { body: unknown; query: URLSearchParams }): Choice | undefined {
  const scenario = matchScenario(operation, sent)
  return scenario && { scenario: scenario.name, status: scenario.status }
}

const bodyOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined)

const pause = (milliseconds: number) =>
  milliseconds > 0 ? new Promise(resolve => setTimeout(resolve, milliseconds)) : undefined

const TIMESTAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g

/** The examples have a fixed time. Without the shift, their codes would have expired. */
const timesShifted = (text: string, milliseconds: number): string =>
  text.replaceAll(TIMESTAMP, time => new Date(Date.parse(time) + milliseconds).toISOString())

/** The same list without items. */
function emptied(text: string): string {
  const list: object = JSON.parse(text)
  return JSON.stringify({ ...list, items: [], nextCursor: null })
}
