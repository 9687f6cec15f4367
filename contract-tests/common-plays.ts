import { createApp } from '#api/app.ts'
import { Staff, VIEWER } from '#api/testing/staff.ts'
import { document, type Operation } from './contract.ts'
import { brokenDb, busyHasher, hangingProviders, IMPATIENT_SECONDS, waitingAt } from './exchanged-parts.ts'
import { gate } from './gate.ts'
import { identify, signInWithoutWallet } from './ready.ts'
import type { Sent } from './request.ts'
import type { Play, Scene } from './scene.ts'

const MINUTE = 60

/** How the scenarios come about that many operations share. */
export const commonPlays: Record<string, Play> = {
  validation_failed: async scene => {
    await identify(scene.operation, scene)
    return scene.call(invalid(scene))
  },
  malformed_json: async scene => {
    await identify(scene.operation, scene)
    return scene.call({ raw: '{"phoneNumber": ' })
  },
  payload_too_large: async scene => {
    await identify(scene.operation, scene)
    return scene.call({ raw: JSON.stringify({ filler: 'x'.repeat(16 * 1024) }) })
  },
  unsupported_media_type: async scene => {
    await identify(scene.operation, scene)
    return scene.call({ headers: { 'Content-Type': 'text/plain' } })
  },
  unauthenticated: async scene => {
    await scene.ready()
    return scene.call({ token: undefined })
  },
  admin_required: async scene => {
    await scene.ready()
    const { token } = await new Staff(scene.world.app, VIEWER).signIn()
    return scene.call({ token })
  },
  step_required: async scene => {
    await scene.person.upTo('cr')
    return scene.call()
  },
  onboarding_complete: async scene => {
    await scene.person.upTo('done')
    return scene.call()
  },
  wallet_not_found: async scene => {
    await signInWithoutWallet(scene)
    return scene.call()
  },
  rate_limited: async scene => {
    await identify(scene.operation, scene)
    const { world } = scene
    // A minute later the address has made no call yet.
    world.clock.advance(MINUTE)
    return scene.call({}, world.with({ limits: { ...world.deps.limits, requestsPerAddressPerMinute: 0 } }))
  },
  idempotency_mismatch: async scene => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    await scene.ready()
    await scene.call({ headers })
    return scene.call({ headers, body: otherBody(scene) })
  },
  idempotency_in_flight: async scene => {
    const { world } = scene
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const door = gate()
    await scene.ready()
    const server = createApp({ ...world.deps, ...waitingAt(door, world.deps) })
    const first = scene.call({ headers }, server)
    await Promise.race([door.reached, first])
    const second = await scene.call({ headers }, server)
    door.open()
    if (!(await first).ok) throw new Error('the first call did not get through')
    return second
  },
  server_busy: async scene => {
    await scene.ready()
    return scene.call({}, scene.world.with({ passwords: busyHasher }))
  },
  timeout: async scene => {
    await scene.ready()
    return scene.call({}, scene.world.with({ providers: hangingProviders, providerTimeoutSeconds: IMPATIENT_SECONDS }))
  },
  unknown_error: async scene => {
    await scene.ready()
    return scene.call({}, scene.world.with({ db: brokenDb }))
  },
}

/** A body with a field that no operation knows, or a parameter that is nothing. */
function invalid({ operation }: Scene): Partial<Sent> {
  if (operation.bodySchema) return { body: { unknown: true } }
  return { parameters: Object.fromEntries(operation.parameters.map(({ name }) => [name, 'nothing'])) }
}

/** Another body that the operation takes too: that of another example. */
function otherBody({ operation, scenario }: Scene): unknown {
  const examples: Record<string, { value: unknown }> = exampleBodies(operation)
  const used = JSON.stringify(scenario.body)
  const other = Object.values(examples).find(({ value }) => JSON.stringify(value) !== used)
  if (!other) throw new Error(`${operation.id} has only one example of a body`)
  return other.value
}

const exampleBodies = ({ path, method }: Operation) =>
  document.paths[path][method.toLowerCase()].requestBody.content['application/json'].examples
