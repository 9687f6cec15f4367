import { createApp } from '#api/app.ts'
import type { Deps } from '#api/deps.ts'
import { readEnv } from '#api/env.ts'
import { ApiKeyRequests } from '#api/kernel/db/api-key-requests.ts'
import { ChangeFeed } from '#api/kernel/db/change-feed.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { createAccessTokens } from '#api/kernel/tokens/access-tokens.ts'
import { createSigningKeys } from '#api/kernel/tokens/signing-keys.ts'
import { ProviderHealth } from '#api/outside/providers/http/provider-health.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import { withSafeguards } from '#api/outside/providers/safeguards.ts'
import { sandboxTime } from '#api/outside/sandbox/account-time.ts'
import { sandboxProviders } from '#api/outside/sandbox/providers.ts'
import { sandbox } from '#api/outside/sandbox/rules.ts'
import { webhookSender } from '#api/outside/webhooks/webhook-sender.ts'
import { SANDBOX_SAFEGUARDING_IBAN } from '#domain/money/sandbox-money.ts'
import { cheapHasher } from './cheap-hasher.ts'
import { type TestClock, testClock } from './clock.ts'
import type { AccountValues, Server } from './customers/newcomer.ts'
import { openAccount } from './customers/open-account.ts'
import { type TestDatabase, testDatabase } from './database/database.ts'
import { TEST_SECRET_KEY } from './secret-keys.ts'

interface Changes extends Partial<Omit<Deps, 'providers'>> {
  providers?: Partial<Providers>
  providerTimeoutSeconds?: number
}

/** An application that can open accounts without a sign-up. */
export type AppUnderTest = ReturnType<typeof createApp> & Required<Server>

export interface TestApp {
  database: TestDatabase
  clock: TestClock
  deps: Deps
  /** Returns an application on the same database with some dependencies replaced. */
  with(changes: Changes): AppUnderTest
  app: AppUnderTest
}

/** The time-out of the product. A test whose provider hangs sets a shorter one. */
const PROVIDER_TIMEOUT_SECONDS = 10

/** Returns the real application in sandbox mode, with its own database and clock. The caller closes the database. */
export async function testApp(): Promise<TestApp> {
  const database = await testDatabase('seeded')
  const clock = testClock()
  const publicUrl = 'http://localhost:3000'
  const secretKey = TEST_SECRET_KEY
  const providers = sandboxProviders({ db: database.db, clock, publicUrl })
  const signingKeys = createSigningKeys(database.db, clock, secretKey)
  const log = createLog({ level: 'silent', destination: { write: () => {} } })
  const deps: Deps = {
    db: database.db,
    replica: undefined,
    writePositions: undefined,
    changes: new ChangeFeed(database),
    clock,
    log,
    metrics: new Metrics(),
    lateness: { eventLoopMilliseconds: () => 0, waitingForDatabase: () => 0 },
    apiKeyRequests: new ApiKeyRequests(database.db, log),
    providers: withSafeguards(providers, { clock, timeoutSeconds: PROVIDER_TIMEOUT_SECONDS }),
    providerHealth: new ProviderHealth(clock),
    sendWebhook: webhookSender({ toLoopback: true }),
    webhooksToLoopback: true,
    passwords: cheapHasher(),
    signingKeys,
    accessTokens: createAccessTokens(signingKeys, clock),
    secretKey,
    processId: crypto.randomUUID(),
    support: { phone: '+966 11 000 0000', email: 'support@plink.example' },
    legal: readEnv({}).legal,
    publicUrl,
    beneficiaries: { coolingHours: 0, coolingCap: 1000_00 },
    phoneChangeWaitingHours: 0,
    licence: {},
    safeguardingIban: SANDBOX_SAFEGUARDING_IBAN,
    accountTime: sandboxTime,
    sandbox,
    retention: { unfinishedApplicationDays: 30 },
    transferLimits: { instant: 20_000_00 },
    readiness: { ready: true, ping: database.ping, warnings: () => [] },
    limits: {
      requestsPerAddressPerMinute: 1_000_000,
      requestsPerApiKeyPerMinute: 1_000_000,
      trustedProxies: 0,
      openStreams: 1000,
      openStreamsPerAccount: 10,
    },
  }
  return {
    database,
    clock,
    deps,
    app: appUnderTest(deps),
    with: ({ providers: replaced, providerTimeoutSeconds: timeoutSeconds = PROVIDER_TIMEOUT_SECONDS, ...changes }) =>
      appUnderTest({
        ...deps,
        ...changes,
        providers: withSafeguards({ ...providers, ...replaced }, { clock, timeoutSeconds }),
      }),
  }
}

const appUnderTest = (deps: Deps): AppUnderTest =>
  Object.assign(createApp(deps), { openAccount: (values: AccountValues) => openAccount(deps, values) })
