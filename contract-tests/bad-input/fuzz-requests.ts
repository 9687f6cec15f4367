import fc from 'fast-check'
import { allGreen, type Operation, operations, type Scenario } from '../contract.ts'
import { requestOf, type TestRequest } from '../request.ts'
import type { PreparedPeople } from '../steps/preparation.ts'
import { badTextsFor, badValuesFor } from './bad-values.ts'

/** Whose token goes with a request: nobody's, an own one of each kind, or one of a stranger. */
const TOKENS = ['none', 'onboarding', 'access', 'admin', 'foreign onboarding', 'foreign access', 'unknown'] as const
type TokenKind = (typeof TOKENS)[number]

const IDEMPOTENCY_KEYS = ['first-key-of-the-fuzz', 'second-key-of-the-fuzz', 'short', '']
const RAW_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{}{}',
  '\ufeff{}',
  '{"otp":"1","otp":"2"}',
  '\u0000',
  '[[[[[[{}]]]]]]',
]
const MEDIA_TYPES = ['text/plain', 'application/json; charset=utf-8', 'application/json-patch+json']
/** Seconds that pass before a request: mostly none, at times past a resend, rarely past the end of codes and tokens. */
const PAUSES = [
  { weight: 300, arbitrary: fc.constant(0) },
  { weight: 10, arbitrary: fc.constant(31) },
  { weight: 1, arbitrary: fc.constant(301) },
  { weight: 1, arbitrary: fc.constant(3601) },
]

/** A change of one field or parameter, or of the body as a whole. The numbers select among what the request has. */
interface Change {
  kind: 'bad value' | 'anything' | 'of another scenario'
  place: number
  value: number
  anything: unknown
}

/** A request before it is known who sends it. */
export interface PlannedRequest {
  operation: Operation
  scenario: Scenario
  /** Which of the prepared people send it. */
  index: number
  token: TokenKind
  changes: Change[]
  idempotencyKey: string | undefined
  raw: string | undefined
  mediaType: string | undefined
  pauseSeconds: number
}

const rarely = <T>(values: readonly T[]): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 11, arbitrary: fc.constant(undefined) }, fc.constantFrom(...values))

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('bad value', 'bad value', 'anything', 'of another scenario'),
  place: fc.nat(),
  value: fc.nat(),
  anything: fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }),
})

const requestTo = (operation: Operation): fc.Arbitrary<PlannedRequest> =>
  fc.record({
    operation: fc.constant(operation),
    scenario: fc.oneof(fc.constant(allGreen(operation)), fc.constantFrom(...operation.scenarios)),
    index: fc.nat(),
    token: fc.oneof({ weight: 3, arbitrary: fc.constant(ownToken(operation)) }, fc.constantFrom(...TOKENS)),
    changes: fc.oneof(fc.array(change, { maxLength: 0 }), fc.array(change, { minLength: 1, maxLength: 3 })),
    idempotencyKey: rarely(IDEMPOTENCY_KEYS),
    raw: operation.bodySchema ? rarely(RAW_BODIES) : fc.constant(undefined),
    mediaType: rarely(MEDIA_TYPES),
    pauseSeconds: fc.oneof(...PAUSES),
  })

function ownToken({ schemes }: Operation): TokenKind {
  if (schemes.includes('adminToken')) return 'admin'
  if (schemes.includes('onboardingToken')) return 'onboarding'
  return schemes.includes('accessToken') ? 'access' : 'none'
}

/** Returns the same requests for the same seed, at least one to each operation. */
export function planRequests(count: number, seed: number): PlannedRequest[] {
  const others = Math.max(0, count - operations.length)
  const plans = [
    ...operations.flatMap(operation => fc.sample(requestTo(operation), { numRuns: 1, seed })),
    ...fc.sample(fc.constantFrom(...operations).chain(requestTo), { numRuns: others, seed }),
  ]
  return fc.sample(fc.shuffledSubarray(plans, { minLength: plans.length }), { numRuns: 1, seed }).flat()
}

const OWN_TOKENS = {
  onboarding: ({ people }: PreparedPeople) => people.newcomer.token,
  access: ({ people }: PreparedPeople) => people.customer.accessToken,
}

/** Returns two of the prepared people. The first has the token that it sends, and the stranger has the token that is sent instead. */
function choose({ index, token }: PlannedRequest, all: PreparedPeople[]): [PreparedPeople, stranger: PreparedPeople] {
  const tokenOf = token.endsWith('access') ? OWN_TOKENS.access : OWN_TOKENS.onboarding
  const holders = all.filter(each => tokenOf(each) !== '')
  const prepared = at(token === 'access' || token === 'onboarding' ? holders : all, index)
  const stranger = at(
    holders.filter(holder => holder !== prepared),
    index,
  )
  if (!prepared || !stranger) throw new Error(`No two people are prepared for the token ${token}`)
  return [prepared, stranger]
}

/** Returns the request with the values and the token of some of the prepared people. */
export function requestFrom(plan: PlannedRequest, all: PreparedPeople[]): TestRequest {
  const [prepared, stranger] = choose(plan, all)
  const { operation, scenario, changes, idempotencyKey, raw, mediaType } = plan
  const headers: Record<string, string> = {
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(mediaType && operation.bodySchema && { 'Content-Type': mediaType }),
  }
  const { parameters, body } = changes.reduce(
    (request, each) => changed(plan, request, each, prepared),
    requestFor(operation, prepared, scenario),
  )
  const token = tokenFor(plan.token, prepared, stranger)
  return {
    parameters,
    headers,
    ...(body !== undefined && { body }),
    ...(raw !== undefined && { raw }),
    ...(token && { token }),
  }
}

const requestFor = (operation: Operation, { people, made }: PreparedPeople, scenario: Scenario): TestRequest =>
  requestOf(operation, people, made, scenario)

function changed(plan: PlannedRequest, request: TestRequest, change: Change, prepared: PreparedPeople): TestRequest {
  const { operation } = plan
  const fields: Record<string, unknown> = Object.assign({}, request.body)
  const names = [...operation.parameters.map(({ name }) => name), ...Object.keys(fields)]
  if (names.length === 0) return request
  const index = change.place % names.length
  const name = names[index] ?? ''
  const isParameter = index < operation.parameters.length
  if (isParameter) {
    const value = textFor(plan, change, request.parameters[name] ?? 'Some text', prepared, name)
    return { ...request, parameters: { ...request.parameters, [name]: value } }
  }
  return { ...request, body: { ...fields, [name]: valueFor(plan, change, fields[name], prepared, name) } }
}

function valueFor(
  { operation }: PlannedRequest,
  change: Change,
  good: unknown,
  prepared: PreparedPeople,
  name: string,
): unknown {
  if (change.kind === 'anything') return change.anything
  if (change.kind === 'bad value') return at(badValuesFor(good), change.value)?.[1]
  const other = at(operation.scenarios, change.value)
  const body: Record<string, unknown> = Object.assign({}, other && requestFor(operation, prepared, other).body)
  return body[name]
}

/** Returns a text that is not empty and that a URL can contain. */
function textFor(
  { operation }: PlannedRequest,
  change: Change,
  good: string,
  prepared: PreparedPeople,
  name: string,
): string {
  if (change.kind === 'anything') return JSON.stringify(change.anything).toWellFormed()
  if (change.kind === 'bad value') return at(badTextsFor(good), change.value)?.[1] || ' '
  const other = at(operation.scenarios, change.value)
  return (other && requestFor(operation, prepared, other).parameters[name]) || good
}

const at = <T>(list: T[], index: number): T | undefined => list[index % list.length]

function tokenFor(kind: TokenKind, prepared: PreparedPeople, stranger: PreparedPeople): string {
  switch (kind) {
    case 'none':
      return ''
    case 'admin':
      return prepared.people.staff.token
    case 'onboarding':
    case 'access':
      return OWN_TOKENS[kind](prepared)
    case 'foreign onboarding':
      return OWN_TOKENS.onboarding(stranger)
    case 'foreign access':
      return OWN_TOKENS.access(stranger)
    case 'unknown':
      return 'c29tZXRoaW5nIHRoYXQgaXMgbm8gdG9rZW4'
  }
}
