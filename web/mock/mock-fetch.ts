import type { Choice, Settings } from './choices.ts'
import type { MockedOperation } from './contract.ts'
import { createOperationMatcher } from './match-request.ts'
import type { Call } from './stores.ts'

interface MockFetchParts {
  fetch: typeof fetch
  operations: readonly MockedOperation[]
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
    const { pathname } = new URL(request.url)
    const operation = match(request.method, pathname)
    if (!operation) return parts.fetch(input, init)
    const { choices, offline, delayMilliseconds } = parts.settings()
    const choice = offline ? 'offline' : choices[operation.id]
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
  const preference = preferenceOf(operation, choice)
  if (preference) request.headers.set('Prefer', preference)
  const response = await parts.fetch(request)
  const applied = appliedScenario(response)
  log(`${response.status} ${choice === 'empty' ? choice : applied}`)
  if (response.headers.get('Content-Type') === EVENT_STREAM) return quietStream()
  if (choice === 'empty') return withText(response, emptied)
  return choice === undefined && applied === USUAL ? withText(response, text => parts.completed(id, text)) : response
}

/** An empty list is made from the usual one. */
function preferenceOf({ scenarios }: MockedOperation, choice?: Choice): string | undefined {
  const usual = scenarios.find(({ name }) => name === USUAL)
  const applied = choice === 'empty' && usual ? { scenario: usual.name, status: usual.status } : choice
  return typeof applied === 'object' ? `code=${applied.status}, example=${applied.scenario}` : undefined
}

const USUAL = 'all_green'

/** The scenario of the response, which the mock names. */
const appliedScenario = ({ headers }: Response): string =>
  /example=(\w+)/.exec(headers.get('Preference-Applied') ?? '')?.[1] ?? USUAL

async function withText(response: Response, change: (text: string) => string): Promise<Response> {
  const text = await response.text()
  if (text === '') return response
  const { status, statusText, headers } = response
  return new Response(change(text), { status, statusText, headers })
}

const EVENT_STREAM = 'text/event-stream'

/** A stream that stays open and sends nothing. The example would end, and the page would request another one again and again. */
function quietStream(): Response {
  const body = new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode(': open\n\n')) })
  return new Response(body, { headers: { 'Content-Type': EVENT_STREAM } })
}

const pause = (milliseconds: number) =>
  milliseconds > 0 ? new Promise(resolve => setTimeout(resolve, milliseconds)) : undefined

/** Returns the same list without items. */
function emptied(text: string): string {
  const list: object = JSON.parse(text)
  return JSON.stringify({ ...list, items: [], nextCursor: null })
}
