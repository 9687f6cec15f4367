import type { Server } from '#api/testing/personas.ts'
import type { Actor } from './actor.ts'
import { allGreen, type Operation, type Scenario } from './contract.ts'

/** A request that may be wrong in every part. */
export interface Sent {
  parameters: Record<string, string>
  headers: Record<string, string>
  body?: unknown
  /** Sent in place of the body, as it is. */
  raw?: BodyInit
  token?: string | undefined
}

/** The values that the examples of the contract give to one imaginary person, by field. */
export const EXAMPLE_PERSON = {
  phoneNumber: '+966512345678',
  crNumber: '9900000000',
  idNumber: '1990800003',
  otp: '482913',
  id: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  refreshToken: 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0',
  resetToken: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f.rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0',
  referenceId: 'PLK8Q3M7X2K9D4TA',
  subWalletId: '482913650127',
  cursor: 'eyJwYWdlIjoyfQ.Qm9yKQyT4fJ5s2o7eWdZpXaBcQrT5kq1Vb8sYw2nLr0',
}

/** The scenario's example of a request, with this actor's values where the example has those of its own person. */
export function requestOf(operation: Operation, actor: Actor, scenario: Scenario = allGreen(operation)): Sent {
  const { body, parameters } = scenario
  const token = tokenOf(operation, actor)
  return {
    parameters: withOwnValues(parameters, actor),
    headers: {},
    ...(body && { body: withOwnValues(body, actor) }),
    ...(token && { token }),
  }
}

/** Where either token is welcome, that of the sign-up. */
function tokenOf({ schemes }: Operation, { person, customer, staff }: Actor): string {
  if (schemes.includes('adminToken')) return staff.token
  if (schemes.includes('onboardingToken')) return person.token
  return schemes.includes('accessToken') ? customer.accessToken : ''
}

function withOwnValues<T>(fields: Record<string, T>, actor: Actor): Record<string, T | string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, ownValue(actor, name, value)]))
}

function ownValue<T>(actor: Actor, name: string, value: T): T | string {
  const { person, customer, wallet } = actor
  const { crNumber, idNumber } = person.values
  switch (value) {
    case EXAMPLE_PERSON.phoneNumber:
      return person.phoneNumber
    case EXAMPLE_PERSON.crNumber:
      return crNumber
    case EXAMPLE_PERSON.idNumber:
      return idNumber
    case EXAMPLE_PERSON.otp:
      return customer.otp || person.otp || value
    case EXAMPLE_PERSON.refreshToken:
      return customer.refreshToken
    case EXAMPLE_PERSON.resetToken:
      return customer.resetToken
    case EXAMPLE_PERSON.referenceId:
      return wallet.referenceId || value
    case EXAMPLE_PERSON.subWalletId:
      return wallet.subWalletId || value
    case EXAMPLE_PERSON.cursor:
      return wallet.cursor || value
    case EXAMPLE_PERSON.id:
      return ownId(actor, name) || value
    default:
      return value
  }
}

function ownId({ person, customer, wallet, known }: Actor, name: string): string {
  if (name === 'customerId') return person.userId
  if (name === 'optionId' || name === 'reviewId') return known[name]
  if (name === 'cursor') return known.eventId
  if (name === 'userId') return person.userId
  if (name === 'holdId' || name === 'actionId') return wallet[name]
  return name === 'callbackId' ? customer.callbackId : customer.sessionId || person.sessionId
}

export function send(server: Server, operation: Operation, sent: Sent): Promise<Response> {
  const headers = new Headers(sent.headers)
  if (sent.token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${sent.token}`)
  const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  // A body that streams needs `duplex`; TypeScript's DOM types do not know it yet.
  const init = { method: operation.method, headers, ...(body !== undefined && { body, duplex: 'half' }) }
  return Promise.resolve(server.request(urlOf(operation, sent.parameters), init))
}

/** The path with its parameters filled in, and the others as a query. */
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
