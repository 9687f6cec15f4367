import type { Server } from '#api/testing/customers/newcomer.ts'
import { allGreen, type Operation, type Scenario } from './contract.ts'
import type { People } from './people.ts'
import type { Made } from './steps/preparation.ts'

/** A request of which every part may be invalid. */
export interface TestRequest {
  parameters: Record<string, string>
  headers: Record<string, string>
  body?: unknown
  /** It is sent as it is, in place of the body. */
  raw?: BodyInit
  token?: string | undefined
}

/** What preparations make, with the value that all examples of the contract have for it. For every UUID they have the same `id`. */
const EXAMPLES_OF_MADE = {
  emailToken: '7m3hT0Gm1q9rYp2sVb5xWc8zEd4fAg6hJk0lNn3oQt1',
  callToken: 'nV3kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE1',
  referenceId: 'PLK8Q3M7X2K9D4TA',
  subWalletId: '482913650127',
  sequenceNumber: '4829136501274829',
  recipientToken: 'c2VhbGVkIHJlY2lwaWVudA',
  walletIban: 'SA0330000000000000000001',
  documentCode: '7K3Q-9XWD-4MHT',
  digest: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
  cursor: 'eyJwYWdlIjoyfQ.Qm9yKQyT4fJ5s2o7eWdZpXaBcQrT5kq1Vb8sYw2nLr0',
}

/** The values of the person whom the examples of the contract are about. */
export const EXAMPLE_VALUES = {
  phoneNumber: '+966512345678',
  crNumber: '9900000000',
  unifiedNumber: '7900000000',
  idNumber: '1990800003',
  /** The last digits of the ID number. */
  lastDigits: '0003',
  otp: '482913',
  id: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  refreshToken: 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0',
  resetToken: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f.rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0',
  ...EXAMPLES_OF_MADE,
}

/** Returns the request of the scenario, with the values of these people and of what was made for them in place of the examples. */
export function requestOf(
  operation: Operation,
  people: People,
  made: Made = {},
  scenario: Scenario = allGreen(operation),
): TestRequest {
  const { body, raw, parameters } = scenario
  const token = tokenOf(operation, people, made)
  const replace = (name: string, value: unknown) => ownValue(people, made, name, value)
  return {
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, text]) => [name, String(replace(name, text))]),
    ),
    headers: raw === undefined ? {} : { 'Content-Type': 'application/octet-stream' },
    ...(raw !== undefined && { raw }),
    ...(body && { body: replaceWithin(body, replace) }),
    ...(token && { token }),
  }
}

/** Returns the token that the operation takes. Where it takes two, it is the one of the sign-up. */
function tokenOf({ schemes }: Operation, { newcomer, customer, staff }: People, { apiKey }: Made): string {
  if (schemes.includes('adminToken')) return staff.token
  if (schemes.includes('onboardingToken')) return newcomer.token
  if (schemes.includes('accessToken')) return customer.accessToken
  return schemes.includes('apiKey') && typeof apiKey === 'string' ? apiKey : ''
}

type Replace = (name: string, value: unknown) => unknown

/** Replaces the values of a body, of the objects in it and of its lists. */
function replaceWithin(body: Record<string, unknown>, replace: Replace): Record<string, unknown> {
  const replaced = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each => replaced(name, each))
    return isObject(value) ? replaceWithin(value, replace) : replace(name, value)
  }
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replaced(name, value)]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns what stands for this value of an example, or the value itself if nothing does. */
function ownValue(people: People, made: Made, name: string, value: unknown): unknown {
  const { newcomer, customer } = people
  const { crNumber, idNumber } = newcomer.values
  switch (value) {
    case EXAMPLE_VALUES.phoneNumber:
      return newcomer.phoneNumber
    case EXAMPLE_VALUES.crNumber:
      return crNumber
    case EXAMPLE_VALUES.idNumber:
      return idNumber
    case EXAMPLE_VALUES.lastDigits:
      return idNumber.slice(-4)
    case EXAMPLE_VALUES.otp:
      return customer.otp || newcomer.otp || value
    case EXAMPLE_VALUES.refreshToken:
      return customer.refreshToken
    case EXAMPLE_VALUES.resetToken:
      return customer.resetToken
    case EXAMPLE_VALUES.id:
      return made[name] ?? made[SAME_ID[name] ?? ''] ?? (idOf(people, name) || value)
    default:
      return made[NAMES_BY_EXAMPLE.get(value) ?? ''] ?? value
  }
}

/** The names of fields that hold an id of another name. */
const SAME_ID: Record<string, string> = {
  upTo: 'notificationId',
  beneficiaryIds: 'beneficiaryId',
  // The simulated card provider knows the top-up by the same id, and calls it so.
  paymentId: 'topUpId',
  reference: 'topUpId',
  q: 'topUpId',
}

/** The names of what preparations make, by the value that all examples have for it. */
const NAMES_BY_EXAMPLE = new Map<unknown, string>(
  Object.entries(EXAMPLES_OF_MADE).map(([name, example]) => [example, name]),
)

/** Returns an id that the people know themselves, or an empty text. */
function idOf({ newcomer, customer }: People, name: string): string {
  switch (name) {
    case 'customerId':
    case 'userId':
      return newcomer.userId
    case 'callbackId':
      return customer.callbackId
    case 'sessionId':
    // Nafath calls its session a request.
    case 'requestId':
      return customer.sessionId || newcomer.sessionId
    default:
      return ''
  }
}

/** Returns the names in the request for which nothing was made. They still have the value of the example. */
export function namesWithoutValue({ parameters, body }: TestRequest): string[] {
  const names: string[] = []
  replaceWithin({ ...parameters, ...Object(body) }, (name, value) => {
    if (value === EXAMPLE_VALUES.id || NAMES_BY_EXAMPLE.has(value)) names.push(name)
    return value
  })
  return names
}

const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })

export function send(server: Server, operation: Operation, sent: TestRequest): Promise<Response> {
  const headers = new Headers({ ...(operation.needsIdempotencyKey && newKey()), ...sent.headers })
  if (sent.token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${sent.token}`)
  const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  // A body that streams needs `duplex`; TypeScript's DOM types do not know it yet.
  const init = { method: operation.method, headers, ...(body !== undefined && { body, duplex: 'half' }) }
  return Promise.resolve(server.request(urlOf(operation, sent.parameters), init))
}

/** Returns the path with its parameters filled in, and with the others as a query. */
export function urlOf({ path, parameters }: Operation, values: Record<string, string>): string {
  const query = new URLSearchParams()
  let filled = path
  for (const [name, value] of Object.entries(values)) {
    const isPath = parameters.some(parameter => parameter.name === name && parameter.in === 'path')
    if (isPath) filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    else query.set(name, value)
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}
