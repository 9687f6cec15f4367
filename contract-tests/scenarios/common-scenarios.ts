import { createApp } from '#api/app.ts'
import { hangingProviders } from '#api/dev/testing/faulty-providers.ts'
import { Staff, VIEWER } from '#api/dev/testing/staff.ts'
import { document, type Operation } from '../contract.ts'
import { withValidatedResponses } from '../contract-app.ts'
import { authenticate, signInWithoutWallet } from '../preparations/prepare.ts'
import type { TestRequest } from '../request.ts'
import { brokenDb, busyHasher, createLatch, delayedBy, SHORT_TIMEOUT_SECONDS, unavailableDb } from '../test-doubles.ts'
import type { ScenarioContext, ScenarioScript } from './scenario-context.ts'

const MINUTE = 60

/** The scenarios that many operations share, by name. */
export const commonScenarios: Record<string, ScenarioScript> = {
  validation_failed: async context => {
    await authenticate(context.operation, context)
    return context.call(invalid(context))
  },
  malformed_json: async context => {
    await authenticate(context.operation, context)
    return context.call({ raw: '{"phoneNumber": ' })
  },
  payload_too_large: async context => {
    await authenticate(context.operation, context)
    return context.call({ raw: JSON.stringify({ filler: 'x'.repeat(16 * 1024) }) })
  },
  unsupported_media_type: async context => {
    await authenticate(context.operation, context)
    return context.call({ headers: { 'Content-Type': 'text/plain' } })
  },
  unauthenticated: async context => {
    await context.prepare()
    return context.call({ token: undefined })
  },
  admin_required: async context => {
    await context.prepare()
    const { token } = await new Staff(context.world.app, VIEWER).signIn()
    return context.call({ token })
  },
  step_required: async context => {
    await context.person.upTo('cr')
    return context.call()
  },
  onboarding_complete: async context => {
    await context.person.upTo('done')
    return context.call()
  },
  wallet_not_found: async context => {
    await signInWithoutWallet(context)
    return context.call()
  },
  rate_limited: async context => {
    await authenticate(context.operation, context)
    const { world } = context
    // The limit counts per minute: in the next one the address has made no call.
    world.clock.advance(MINUTE)
    return context.call({}, world.with({ limits: { ...world.deps.limits, requestsPerAddressPerMinute: 0 } }))
  },
  idempotency_mismatch: async context => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    await context.prepare()
    await context.call({ headers })
    return context.call({ headers, body: otherBody(context) })
  },
  idempotency_in_flight: async context => {
    const { world } = context
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const latch = createLatch()
    await context.prepare()
    const server = withValidatedResponses(createApp({ ...world.deps, ...delayedBy(latch, world.deps) }))
    const first = context.call({ headers }, server)
    await Promise.race([latch.reached, first])
    const second = await context.call({ headers }, server)
    latch.open()
    if (!(await first).ok) throw new Error('the first call did not get through')
    return second
  },
  server_busy: async context => {
    await context.prepare()
    return context.call({}, context.world.with({ passwords: busyHasher }))
  },
  timeout: async context => {
    await context.prepare()
    return context.call(
      {},
      context.world.with({ providers: hangingProviders, providerTimeoutSeconds: SHORT_TIMEOUT_SECONDS }),
    )
  },
  service_unavailable: async context => {
    await context.prepare()
    return context.call({}, context.world.with({ db: unavailableDb }))
  },
  unknown_error: async context => {
    await context.prepare()
    return context.call({}, context.world.with({ db: brokenDb }))
  },
}

/** A body with an unknown field, or parameters that no operation accepts. */
function invalid({ operation }: ScenarioContext): Partial<TestRequest> {
  if (operation.bodySchema) return { body: { unknown: true } }
  return { parameters: Object.fromEntries(operation.parameters.map(({ name }) => [name, 'nothing'])) }
}

/** Another valid body: that of another example. */
function otherBody({ operation, scenario }: ScenarioContext): unknown {
  const examples: Record<string, { value: unknown }> = exampleBodies(operation)
  const used = JSON.stringify(scenario.body)
  const other = Object.values(examples).find(({ value }) => JSON.stringify(value) !== used)
  if (!other) throw new Error(`${operation.id} has only one example of a body`)
  return other.value
}

const exampleBodies = ({ path, method }: Operation) =>
  document.paths[path][method.toLowerCase()].requestBody.content['application/json'].examples
