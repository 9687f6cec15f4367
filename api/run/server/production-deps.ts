import type { Deps, Warning } from '#api/deps.ts'
import type { Env } from '#api/env.ts'
import { OUR_TIME } from '#api/kernel/db/account-time.ts'
import { ApiKeyRequests } from '#api/kernel/db/api-key-requests.ts'
import { ChangeFeed } from '#api/kernel/db/change-feed.ts'
import type { Database } from '#api/kernel/db/client.ts'
import type { Replica } from '#api/kernel/db/postgres/replica.ts'
import { WritePositions } from '#api/kernel/db/postgres/write-positions.ts'
import { movableClock } from '#api/kernel/platform/clock.ts'
import { watchLateness } from '#api/kernel/platform/lateness.ts'
import type { Log } from '#api/kernel/platform/log.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { argon2Hasher } from '#api/kernel/platform/password-hasher.ts'
import { createAccessTokens } from '#api/kernel/tokens/access-tokens.ts'
import { createSigningKeys } from '#api/kernel/tokens/signing-keys.ts'
import { ProviderHealth } from '#api/outside/providers/http/provider-health.ts'
import { liveClients, liveProviders } from '#api/outside/providers/live-providers.ts'
import { withSafeguards } from '#api/outside/providers/safeguards.ts'
import { sandboxTime } from '#api/outside/sandbox/account-time.ts'
import { sandboxProviders } from '#api/outside/sandbox/providers.ts'
import { sandbox } from '#api/outside/sandbox/rules.ts'
import { webhookSender } from '#api/outside/webhooks/webhook-sender.ts'
import { API_KEY_CALLS } from '#domain/constants.ts'
import type { ClockWatch } from './clock-watch.ts'

/** A browser uses one stream for all its tabs. */
const OPEN_STREAMS_PER_ACCOUNT = 10

export const clock = movableClock(() => new Date())

/** The parts that a server monitors in addition to the database. */
interface Watched {
  replica?: Replica | undefined
  clockWatch?: ClockWatch
}

/** Creates the dependencies of a running server. Tests have their own: see `testApp`. */
export function productionDeps(env: Env, database: Database, secretKey: string, log: Log, watched: Watched = {}): Deps {
  const { replica } = watched
  const { db, ping } = database
  const signingKeys = createSigningKeys(db, clock, secretKey)
  const metrics = new Metrics()
  const health = new ProviderHealth(clock)
  const timeoutSeconds = env.providerTimeoutSeconds
  const providers = env.live
    ? liveProviders(
        liveClients(env.live, timeoutSeconds, { log, metrics, health }),
        { settings: env.live, publicUrl: env.publicUrl, timeoutSeconds, db, clock },
        log,
      )
    : sandboxProviders({ db, clock, publicUrl: env.publicUrl })
  const isSandbox = env.mode === 'sandbox'
  return {
    db,
    replica,
    writePositions: replica && new WritePositions(db, log),
    changes: new ChangeFeed(database),
    clock,
    log,
    metrics,
    lateness: watchLateness(() => database.connections?.().waiting ?? 0),
    apiKeyRequests: new ApiKeyRequests(db, log),
    providers: withSafeguards(providers, { clock, timeoutSeconds }),
    providerHealth: health,
    sendWebhook: webhookSender({ toLoopback: env.webhooksToLoopback }),
    webhooksToLoopback: env.webhooksToLoopback,
    passwords: argon2Hasher(),
    signingKeys,
    accessTokens: createAccessTokens(signingKeys, clock),
    secretKey,
    processId: crypto.randomUUID(),
    support: env.support,
    legal: env.legal,
    publicUrl: env.publicUrl,
    beneficiaries: env.beneficiaries,
    phoneChangeWaitingHours: env.phoneChangeWaitingHours,
    licence: env.licence,
    safeguardingIban: env.safeguardingIban,
    accountTime: isSandbox ? sandboxTime : OUR_TIME,
    sandbox: isSandbox ? sandbox : undefined,
    retention: { unfinishedApplicationDays: env.unfinishedApplicationRetentionDays },
    transferLimits: env.transferLimits,
    readiness: { ready: true, ping, warnings: () => warningsOf(watched) },
    limits: {
      requestsPerAddressPerMinute: env.rateLimitPerAddressPerMinute,
      requestsPerApiKeyPerMinute: API_KEY_CALLS,
      trustedProxies: env.trustedProxies,
      openStreams: env.openStreams,
      openStreamsPerAccount: OPEN_STREAMS_PER_ACCOUNT,
    },
  }
}

const warningsOf = ({ replica, clockWatch }: Watched): Warning[] => [
  ...(replica?.problem ? ['replica_unused' as const] : []),
  ...(clockWatch?.differs ? ['clock_differs' as const] : []),
]
