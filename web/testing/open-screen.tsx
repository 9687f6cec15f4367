import { exampleTime, operations, responses } from 'virtual:plink-contract'
import { expect, onTestFinished, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react/pure'
import { setRetryDelay } from '#web/api/query-client.ts'
import { App } from '#web/app.tsx'
import { deviceNow, learnServerTime } from '#web/lib/clock.ts'
import { clearStoredState, storePreferences, storeState } from '#web/mock/app-storage.ts'
import type { Choice } from '#web/mock/choices.ts'
import type { MockedOperation } from '#web/mock/contract.ts'
import { timesShifted } from '#web/mock/example-times.ts'
import { createOperationMatcher, matchScenario } from '#web/mock/match-request.ts'
import { createMockFetch } from '#web/mock/mock-fetch.ts'
import { runSteps } from '#web/mock/run-steps.ts'
import { allStates, SCREENS } from '#web/mock/screen-states.ts'
import { sessionFromBrowser } from '#web/mock/session-from-browser.ts'
import type { StoredState } from '#web/mock/stored-state.ts'
import '#web/styles/app.css'

interface Options {
  locale?: 'en' | 'ar'
  /** Replaces the screen's path. */
  path?: string
  /** The browser's storage. It replaces the screen's usual one. */
  stored?: StoredState
  /** Replaces the screen's usual location state. */
  locationState?: (usual: object | undefined) => unknown
  /** Scenarios of operations that do not respond with their default one. */
  scenarios?: Readonly<Record<string, string>>
  /** Operations that are held from the start. */
  held?: readonly string[]
  /** The server is a sandbox. Without it, it is live. */
  sandbox?: boolean
  /** The seconds by which the clock of the device is ahead of the server's. Negative if it is behind. */
  deviceAheadSeconds?: number
}

/** A request as the server of the test received it. */
interface SentRequest {
  operation: string
  url: URL
  headers: Headers
  body: unknown
}

/** The server of a test. It responds with the examples of the contract. */
export interface ExampleServer {
  /** Chooses a scenario for the next requests, optionally with other values in some fields of its body. */
  respond: (operation: string, scenario: string, fields?: object) => void
  /** The next requests get no response until the returned function or `letThrough` is called. */
  hold: (operation: string) => () => void
  /** Responds to the held requests of this operation. */
  letThrough: (operation: string) => void
  /** The next requests fail like a lost connection. */
  disconnect: (operation: string) => void
  /** The requests of this operation, the oldest first. */
  requests: (operation: string) => SentRequest[]
  /** Resolves when every request has its response and the screen has stopped changing. */
  settled: () => Promise<void>
}

interface OpenScreen extends ExampleServer {
  /** Renders the app again at its current address, with the location state that a reload finds. */
  renderAgain: () => Promise<void>
}

/**
 * Opens a screen of a `*.states.ts` in the whole app, as if the user had navigated to it.
 * A test with `installClock` calls that first.
 */
export async function openScreen(id: string, options: Options = {}): Promise<OpenScreen> {
  const screen = SCREENS.find(each => each.id === id)
  if (!screen) throw new Error(`There is no screen ${id}`)
  const { path = screen.path, stored = screen.stored ?? {}, locationState = usual => usual } = options
  await cleanup()
  const server = startServer({}, options.deviceAheadSeconds)
  for (const [operation, scenario] of Object.entries({ ...screen.scenarios, ...options.scenarios }))
    server.respond(operation, scenario)
  options.held?.forEach(server.hold)
  const visit = { path, stored, locationState: locationState(screen.locationState?.()) }
  return openPage(server, visit, options)
}

const STATES = allStates(operations)

interface StateOptions extends Pick<Options, 'locale' | 'deviceAheadSeconds'> {
  /** Other values in the body of the response that causes the state. */
  fields?: object
  /** Changes the texts of every JSON response. */
  rewrite?: Rewrite
}

/** Returns the text of a field in place of another one, or the same text. */
type Rewrite = (field: string, text: string) => string

/** Opens a state of the gallery, `phone.phone_duplicate` for example, on a sandbox, and waits until the screen has stopped changing. */
export async function openState(
  id: string,
  { locale = 'en', deviceAheadSeconds, fields, rewrite }: StateOptions = {},
): Promise<OpenScreen> {
  const state = STATES.find(each => each.id === id)
  if (!state) throw new Error(`There is no state ${id}`)
  const { screen, stored, choices, steps, operation, scenario } = state
  await cleanup()
  const server = startServer(choices, deviceAheadSeconds, rewrite)
  if (operation && scenario) server.respond(operation, scenario.name, fields)
  const visit = { path: screen.path, stored, locationState: state.locationState?.() }
  const opened = await openPage(server, visit, { locale, sandbox: true })
  await runSteps(steps, locale, new AbortController().signal)
  await opened.settled()
  return opened
}

interface Visit {
  path: string
  stored: StoredState
  locationState: unknown
}

async function openPage(server: ExampleServer, visit: Visit, { locale = 'en', sandbox }: Options): Promise<OpenScreen> {
  const address = location.href
  clearStoredState()
  storePreferences({ locale, theme: 'light' })
  storeState(visit.stored)
  history.pushState({ usr: visit.locationState, key: crypto.randomUUID(), idx: 0 }, '', visit.path)
  if (sandbox) sayModeIsSandbox()
  onTestFinished(() => {
    clearStoredState()
    history.pushState(null, '', address)
  })
  await renderApp()
  return {
    ...server,
    renderAgain: async () => {
      await cleanup()
      await renderApp()
    },
  }
}

/** Renders the app into `#root`, where the steps of a state look for their elements. */
async function renderApp(): Promise<void> {
  const root = document.createElement('div')
  root.id = 'root'
  await render(<App />, { container: document.body.appendChild(root) })
}

/** Sets the mode as the server writes it into the page. */
export function sayModeIsSandbox(): void {
  const mode = document.createElement('meta')
  mode.name = 'plink-mode'
  mode.content = 'sandbox'
  document.head.append(mode)
  onTestFinished(() => mode.remove())
}

function startServer(
  initialChoices: Readonly<Record<string, Choice>>,
  deviceAheadSeconds = 0,
  rewrite: Rewrite = (_, text) => text,
): ExampleServer {
  const now = () => Date.now() - deviceAheadSeconds * 1000
  // The app already knows the server's time, as from responses to earlier pages.
  tellTime(now())
  onTestFinished(() => tellTime(Date.now()))
  // A stream that opens makes the app load the wallet again.
  const choices: Record<string, Choice> = { watchWallet: 'held', ...initialChoices }
  const changedFields: Record<string, object> = {}
  const heldRequests: Record<string, PromiseWithResolvers<void>> = {}
  const requestsReceived: SentRequest[] = []
  let unanswered = 0
  const controller = new AbortController()
  onTestFinished(() => {
    controller.abort()
    setRetryDelay()
  })
  setRetryDelay(0)
  const match = createOperationMatcher(operations)
  const operationOf = (request: Request) => match(request.method, new URL(request.url).pathname)
  const mockFetch = createMockFetch({
    fetch: async input => {
      const request = new Request(input)
      return rewritten(await example(request, operationOf(request), changedFields, now()), rewrite)
    },
    operations,
    settings: () => ({ choices, delayMilliseconds: 0, offline: false }),
    signal: () => controller.signal,
    onCall: () => undefined,
    completed: (operation, text) => (operation === 'getOnboardingSession' ? sessionFromBrowser(text) : text),
  })
  const receive = async (request: Request): Promise<Response> => {
    const operation = operationOf(request)
    if (operation) {
      const requestCopy = await readRequest(operation.id, request.clone())
      // In development, React mounts each component twice. The first mount's requests are aborted before they leave a browser.
      if (!request.signal.aborted) requestsReceived.push(requestCopy)
      await heldRequests[operation.id]?.promise
    }
    return mockFetch(request)
  }
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    const response = Promise.race([receive(request), rejectedOnAbort(request.signal)])
    const operation = operationOf(request)
    if (operation && choices[operation.id] === 'held') return response
    unanswered += 1
    return response.finally(() => {
      unanswered -= 1
    })
  })
  const letThrough = (operation: string) => {
    heldRequests[operation]?.resolve()
    delete heldRequests[operation]
  }
  return {
    respond: (operation, scenario, fields) => {
      const example = operations.find(({ id }) => id === operation)?.scenarios.find(({ name }) => name === scenario)
      if (!example) throw new Error(`The contract has no scenario ${scenario} of ${operation}`)
      choices[operation] = { scenario, status: example.status }
      changedFields[operation] = fields ?? {}
    },
    hold: operation => {
      heldRequests[operation] = Promise.withResolvers()
      return () => letThrough(operation)
    },
    letThrough,
    disconnect: operation => {
      choices[operation] = 'offline'
    },
    requests: operation => requestsReceived.filter(request => request.operation === operation),
    settled: () => untilStill(() => unanswered === 0),
  }
}

function tellTime(now: number): void {
  learnServerTime(new Response(null, { headers: dated(now) }), deviceNow())
}

/** Dates a response as the server does for every response of the API. */
const dated = (now: number) => ({ Date: new Date(now).toUTCString(), 'Cache-Control': 'no-store' })

/** Rejects when the app aborts. Until then, a held request keeps everything that waits for it, such as a lock of the browser. */
function rejectedOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** Waits for a heading, because the code of a screen may still be loading, and until nothing changes from one frame to the next. */
async function untilStill(isAnswered: () => boolean): Promise<void> {
  let changed = true
  const observer = new MutationObserver(() => {
    changed = true
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  await expect
    .poll(
      async () => {
        changed = false
        await frame()
        await idle()
        await frame()
        return !changed && isAnswered() && document.querySelector('#root h1') !== null
      },
      { interval: 0, timeout: 20_000 },
    )
    .toBe(true)
  observer.disconnect()
}

const frame = () => new Promise(requestAnimationFrame)
/** Resolves after all due work, even on a busy machine. After a screenshot, the browser may never be idle again, so the wait is short. */
const idle = () => new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }))

async function readRequest(operation: string, request: Request): Promise<SentRequest> {
  const text = await request.text()
  const isJson = request.headers.get('Content-Type') === 'application/json' && text !== ''
  return {
    operation,
    url: new URL(request.url),
    headers: request.headers,
    body: isJson ? JSON.parse(text) : text || undefined,
  }
}

/** Returns the mock's response: the scenario of the header that Prism reads, or otherwise the scenario that the request matches. */
async function example(
  request: Request,
  operation: MockedOperation | undefined,
  changedFields: Record<string, object>,
  now: number,
): Promise<Response> {
  if (!operation) throw new Error(`${request.method} ${request.url} is not in the contract`)
  const preferred = /example=(\w+)/.exec(request.headers.get('Prefer') ?? '')?.[1]
  const preference = preferred === undefined ? await likeExample(request, operation) : preferred
  const scenario =
    operation.scenarios.find(({ name }) => name === (preference ?? 'all_green')) ?? operation.scenarios[0]
  if (!scenario) throw new Error(`${operation.id} has no examples`)
  const applied = {
    ...dated(now),
    ...(preference && { 'Preference-Applied': `code=${scenario.status}, example=${scenario.name}` }),
  }
  const body = responses[operation.id]?.[scenario.name]
  if (body === undefined) return new Response(null, { status: scenario.status, headers: applied })
  const isText = typeof body === 'string'
  const text = isText ? body : JSON.stringify({ ...body, ...changedFields[operation.id] })
  return new Response(timesShifted(text, now - exampleTime), {
    status: scenario.status,
    headers: { ...applied, 'Content-Type': isText ? textType(body) : 'application/json' },
  })
}

async function rewritten(response: Response, rewrite: Rewrite): Promise<Response> {
  if (response.headers.get('Content-Type') !== 'application/json') return response
  const body: unknown = JSON.parse(await response.text(), (field, value) =>
    typeof value === 'string' ? rewrite(field, value) : value,
  )
  return Response.json(body, response)
}

async function likeExample(request: Request, operation: MockedOperation): Promise<string | undefined> {
  const { body } = await readRequest(operation.id, request)
  return matchScenario(operation, { body, query: new URL(request.url).searchParams })?.name
}

/** The examples of files begin with the mark of their format. */
const textType = (text: string): string => {
  if (text.startsWith('%PDF')) return 'application/pdf'
  return /^(PK$|:20:)/.test(text) ? 'application/octet-stream' : 'text/csv'
}
