import { emptied, timesShifted } from './adjust-answer.ts'
import type { Call } from './call-log.ts'
import type { Choice, Settings } from './choices.ts'
import type { MockedOperation } from './contract.ts'
import { operationMatcher } from './match-operation.ts'
import { scenarioOfRequest } from './scenario-of-request.ts'

interface MockFetchParts {
  fetch: typeof fetch
  operations: readonly MockedOperation[]
  /** When the examples happen. */
  exampleTime: number
  settings: () => Settings
  /** Aborted once another state is shown: what was asked before then is answered to nobody. */
  visit: () => AbortSignal
  /** Told of each call as it ends. */
  onCall: (call: Omit<Call, 'page'>) => void
  /** A last word on an answer that nobody chose: what the browser knows of a sign-up, for one. */
  completed: (operation: string, text: string) => string
}

/** The browser's fetch, which asks the mock for the scenario that was chosen. What is no call of the contract goes its way. */
export function createMockFetch(parts: MockFetchParts): typeof fetch {
  const match = operationMatcher(parts.operations)
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const operation = match(request.method, pathname)
    if (!operation) return parts.fetch(input, init)
    const { choices, offline, delayMilliseconds } = parts.settings()
    const sent = { body: await bodyOf(request), query: searchParams }
    const choice = offline ? 'offline' : (choices[operation.id] ?? likeExample(operation, sent))
    const visit = parts.visit()
    await pause(delayMilliseconds)
    return whileHere(visit, answer(parts, operation, request, choice))
  }
}

const never = new Promise<never>(() => {})

function whileHere(visit: AbortSignal, work: Promise<Response>): Promise<Response> {
  return work.then(
    response => (visit.aborted ? never : response),
    cause => (visit.aborted ? never : Promise.reject(cause)),
  )
}

async function answer(parts: MockFetchParts, operation: MockedOperation, request: Request, choice?: Choice) {
  const { id } = operation
  const tell = (outcome: string) => parts.onCall({ operation: id, outcome })
  if (choice === 'offline') {
    tell('no network')
    throw new TypeError('Failed to fetch')
  }
  if (choice === 'held') {
    tell('held back')
    return never
  }
  if (typeof choice === 'object') request.headers.set('Prefer', preferenceOf(choice))
  const response = await parts.fetch(request)
  tell(`${response.status} ${nameOf(choice)}`)
  return adjusted(parts, id, response, choice)
}

const preferenceOf = ({ scenario, status }: Exclude<Choice, string>) => `code=${status}, example=${scenario}`

const nameOf = (choice?: Choice) => (typeof choice === 'object' ? choice.scenario : (choice ?? 'all_green'))

async function adjusted({ exampleTime, completed }: MockFetchParts, id: string, response: Response, choice?: Choice) {
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

function likeExample(operation: MockedOperation, sent: { body: unknown; query: URLSearchParams }): Choice | undefined {
  const scenario = scenarioOfRequest(operation, sent)
  return scenario && { scenario: scenario.name, status: scenario.status }
}

const bodyOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined)

const pause = (milliseconds: number) =>
  milliseconds > 0 ? new Promise(resolve => setTimeout(resolve, milliseconds)) : undefined
