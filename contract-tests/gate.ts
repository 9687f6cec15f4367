import { IS_GATE } from '#api/testing/gate.ts'
import { type Operation, operations, type Scenario } from './contract.ts'

/** The refusals that many operations share, by the names of their examples. Most come from the middleware. */
const COMMON_REFUSALS = [
  'validation_failed',
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'unauthenticated',
  'api_key_invalid',
  'api_key_other_mode',
  'api_key_expired',
  'api_key_revoked',
  'api_key_suspended',
  'scope_missing',
  'role_required',
  'admin_required',
  'step_required',
  'onboarding_complete',
  'wallet_not_found',
  'rate_limited',
  'idempotency_mismatch',
  'idempotency_in_flight',
  'server_busy',
  'timeout',
  'service_unavailable',
  'unknown_error',
] as const
export type CommonRefusal = (typeof COMMON_REFUSALS)[number]

const COMMON: ReadonlySet<string> = new Set(COMMON_REFUSALS)
/** Only these depend on the roles or scopes that an operation names. */
const DECIDED_BY_ROLES_AND_SCOPES: ReadonlySet<string> = new Set(['role_required', 'admin_required', 'scope_missing'])

export const isCommonRefusal = ({ name }: Scenario): boolean => COMMON.has(name)

/** Returns what decides the middleware of an operation, and thereby how it comes to a common refusal. */
export function middlewareClassOf(operation: Operation, refusal = ''): string {
  const { security, schemes, isLimitedPerAddress, takesIdempotencyKey, needsIdempotencyKey, method } = operation
  const callers = DECIDED_BY_ROLES_AND_SCOPES.has(refusal) ? security : schemes
  const reads = method === 'GET'
  return JSON.stringify([
    callers,
    isLimitedPerAddress,
    bodyOf(operation),
    takesIdempotencyKey,
    needsIdempotencyKey,
    reads,
  ])
}

/** Returns the limit of a JSON body, because only that is read before the handler. */
function bodyOf({ bodySchema, bodyLimit, scenarios }: Operation): number | 'raw' | 'none' {
  if (bodySchema) return bodyLimit
  return scenarios.some(({ raw }) => raw !== undefined) ? 'raw' : 'none'
}

/** The first operation of each class, in the order of the contract, that declares the common refusal. */
const firstsOfClass = new Map<string, Operation>()
for (const operation of operations) {
  for (const { name } of operation.scenarios.filter(isCommonRefusal)) {
    const key = refusalOfClass(operation, name)
    if (!firstsOfClass.has(key)) firstsOfClass.set(key, operation)
  }
}

function refusalOfClass(operation: Operation, refusal: string): string {
  return `${refusal} ${middlewareClassOf(operation, refusal)}`
}

/**
 * Whether `npm test` runs the scenario on the real server: every success, every refusal by a rule of the operation itself, and each common
 * refusal once per class of operations. A common refusal that an operation brings about in its own way is one of its rules.
 */
export function isInGate(operation: Operation, scenario: Scenario, hasOwnScript = false): boolean {
  if (hasOwnScript || !isCommonRefusal(scenario)) return true
  return firstsOfClass.get(refusalOfClass(operation, scenario.name)) === operation
}

/** What `npm test` runs of a hook on the mock: the success and one refusal, by a rule of the operation if there is one. */
export function gateOfHook(scenarios: Scenario[]): Scenario[] {
  const refusals = scenarios.filter(({ code }) => code !== undefined)
  const refusal = refusals.find(each => !isCommonRefusal(each)) ?? refusals[0]
  const successes = scenarios.filter(({ code }) => code === undefined).slice(0, 1)
  return refusal ? [...successes, refusal] : successes
}

/** Returns all items, or in `npm test` the first one of each kind. */
export const onePerKind = <Each>(all: Each[], kindOf: (each: Each) => string): Each[] =>
  IS_GATE ? [...Map.groupBy(all, kindOf).values()].flatMap(ofKind => ofKind.slice(0, 1)) : all

/** Returns all operations, or in `npm test` the first one of each class. */
export const onePerClass = (all: Operation[]): Operation[] => onePerKind(all, operation => middlewareClassOf(operation))
