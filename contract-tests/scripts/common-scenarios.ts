import { eq } from 'drizzle-orm'
import { createApp } from '#api/app.ts'
import type { ApiKeyRow } from '#api/kernel/db/schema/api-keys.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { newApiKey } from '#api/people/api-keys/key-format.ts'
import { storeApiKey } from '#api/testing/customers/api-keys.ts'
import { newMember } from '#api/testing/customers/members.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { exampleBodiesOf, keyScopesOf, scopesBeside } from '../contract.ts'
import { withValidatedResponses } from '../contract-app.ts'
import type { CommonRefusal } from '../gate.ts'
import { openAccount, type People } from '../people.ts'
import type { TestRequest } from '../request.ts'
import { authenticate, signedInWithoutWallet } from '../steps/sign-in.ts'
import { brokenDb, busyHasher, createLatch, delayedBy, lateProviders, unavailableDb } from '../test-doubles.ts'
import { withProviders, withSettings } from './preconditions.ts'
import type { ScenarioContext, ScenarioScript } from './scenario-script.ts'

const MINUTE = 60

/** The scenarios that many operations share, by name. */
export const commonScenarios: Record<string, ScenarioScript> = {
  validation_failed: async context => {
    const made = await authenticate(context.operation, context)
    return context.call({ made, ...invalid(context) })
  },
  malformed_json: async context => {
    const made = await authenticate(context.operation, context)
    return context.call({ made, raw: '{"phoneNumber": ' })
  },
  payload_too_large: async context => {
    const made = await authenticate(context.operation, context)
    return context.call({ made, raw: JSON.stringify({ filler: 'x'.repeat(context.operation.bodyLimit) }) })
  },
  unsupported_media_type: async context => {
    const made = await authenticate(context.operation, context)
    return context.call({ made, headers: { 'Content-Type': 'text/plain' } })
  },
  unauthenticated: async context => {
    const made = await context.prepare()
    return context.call({ made, token: undefined })
  },
  api_key_invalid: ({ call }) => call({ token: newApiKey('sandbox') }),
  api_key_other_mode: ({ call }) => call({ token: newApiKey('live') }),
  api_key_expired: context => callWithApiKey(context, { expiresAt: context.plink.clock() }),
  api_key_revoked: context => callWithApiKey(context, { slot: null, revokedAt: context.plink.clock() }),
  api_key_suspended: context => callWithApiKey(context, {}, freeze),
  scope_missing: context => callWithApiKey(context, { scopes: scopesBeside(context.operation) }),
  role_required: async context => {
    const made = await context.prepare()
    const { plink, newcomer } = context
    const viewer = await newMember(plink.deps, plink.app, newcomer.userId, 'viewer')
    return context.call({ made, token: (await viewer.signIn()).accessToken })
  },
  admin_required: async context => {
    const made = await context.prepare()
    const { token } = await new StaffMember(context.plink.app, VIEWER).signIn()
    return context.call({ made, token })
  },
  step_required: async context => {
    await context.newcomer.upTo('cr')
    return context.call()
  },
  onboarding_complete: async context => {
    await context.newcomer.upTo('done')
    return context.call()
  },
  wallet_not_found: async context => {
    const made = await signedInWithoutWallet(context)
    return context.call({ made })
  },
  rate_limited: async context => {
    const { plink, operation } = context
    const limits = { ...plink.deps.limits, requestsPerAddressPerMinute: 0, requestsPerApiKeyPerMinute: 0 }
    if (!operation.isLimitedPerAddress) return callWithApiKey(context, {}, nothing, plink.with({ limits }))
    const made = await authenticate(operation, context)
    // The limit counts per minute: in the next one the address has made no call.
    plink.clock.advance(MINUTE)
    return context.call({ made, server: plink.with({ limits }) })
  },
  idempotency_mismatch: async context => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const made = await context.prepare()
    await context.call({ made, headers })
    return context.call({ made, headers, body: otherBody(context) })
  },
  idempotency_in_flight: async context => {
    const { plink } = context
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const latch = createLatch()
    const made = await context.prepare()
    const server = withValidatedResponses(createApp({ ...plink.deps, ...delayedBy(latch, plink.deps) }))
    const first = context.call({ made, headers, server })
    await Promise.race([latch.reached, first])
    const second = await context.call({ made, headers, server })
    latch.open()
    if (!(await first).ok) throw new Error('the first call did not get through')
    return second
  },
  server_busy: withSettings({ passwords: busyHasher }),
  timeout: withProviders(lateProviders),
  service_unavailable: withSettings({ db: unavailableDb }),
  unknown_error: withSettings({ db: brokenDb }),
} satisfies Record<CommonRefusal, ScenarioScript>

/** Calls with a key that has the scope of the operation, except for the changes. */
async function callWithApiKey(
  context: ScenarioContext,
  changes: Partial<ApiKeyRow>,
  before: (people: People) => Promise<unknown> = nothing,
  server?: Server,
): Promise<Response> {
  await openAccount(context)
  await before(context)
  const { operation, newcomer, plink } = context
  const token = await storeApiKey(plink.deps, newcomer.userId, { scopes: keyScopesOf(operation), ...changes })
  return context.call({ token, server })
}

const nothing = async () => {}

const freeze = ({ plink, newcomer }: People) =>
  plink.deps.db.update(wallets).set({ frozenAt: plink.clock() }).where(eq(wallets.accountId, newcomer.userId))

/** Returns a body with an unknown field, or parameters that no operation accepts. */
function invalid({ operation }: ScenarioContext): Partial<TestRequest> {
  if (operation.bodySchema) return { body: { unknown: true } }
  // The key of the request is all that can be wrong with it.
  if (operation.parameters.length === 0) return { headers: { 'Idempotency-Key': 'short' } }
  return { parameters: Object.fromEntries(operation.parameters.map(({ name }) => [name, 'nothing'])) }
}

/** Returns the valid body of another example. */
function otherBody({ operation, scenario }: ScenarioContext): unknown {
  const used = JSON.stringify(scenario.body)
  const other = Object.values(exampleBodiesOf(operation)).find(({ value }) => JSON.stringify(value) !== used)
  if (!other) throw new Error(`${operation.id} has only one example of a body`)
  return other.value
}
