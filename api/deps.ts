import type { LegalTexts, Readiness } from './contract/generated/schemas.ts'
import type { AccountTime } from './kernel/db/account-time.ts'
import type { ApiKeyRequests } from './kernel/db/api-key-requests.ts'
import type { ChangeFeed } from './kernel/db/change-feed.ts'
import type { Db } from './kernel/db/client.ts'
import type { Replica } from './kernel/db/postgres/replica.ts'
import type { WritePositions } from './kernel/db/postgres/write-positions.ts'
import type { Licence } from './kernel/licence.ts'
import type { Clock } from './kernel/platform/clock.ts'
import type { Lateness } from './kernel/platform/lateness.ts'
import type { Log } from './kernel/platform/log.ts'
import type { Metrics } from './kernel/platform/metrics.ts'
import type { PasswordHasher } from './kernel/platform/password-hasher.ts'
import type { TrustedProxies } from './kernel/platform/trusted-proxies.ts'
import type { AccessTokens } from './kernel/tokens/access-tokens.ts'
import type { SigningKeys } from './kernel/tokens/signing-keys.ts'
import type { ProviderHealth } from './outside/providers/http/provider-health.ts'
import type { Providers } from './outside/providers/providers.ts'
import type { Sandbox } from './outside/sandbox/rules.ts'
import type { SendWebhook } from './outside/webhooks/webhook-sender.ts'

/** A problem that operators should fix, although the server works. */
export type Warning = Readiness['warnings'][number]

/** All dependencies of the application. Tests pass their own. */
export interface Deps {
  db: Db
  /** The replica, which serves some of the reads. Undefined without `REPLICA_DATABASE_URL`. */
  replica: Replica | undefined
  /** Stores the positions that the replica must reach. */
  writePositions: WritePositions | undefined
  /** The changes of the database, whichever process makes them. */
  changes: ChangeFeed
  clock: Clock
  log: Log
  metrics: Metrics
  lateness: Lateness
  apiKeyRequests: ApiKeyRequests
  providers: Providers
  /** The health of the providers of live mode. It is empty in the sandbox. */
  providerHealth: ProviderHealth
  sendWebhook: SendWebhook
  /** Whether the URL of a webhook endpoint may name this machine. */
  webhooksToLoopback: boolean
  passwords: PasswordHasher
  signingKeys: SigningKeys
  accessTokens: AccessTokens
  /** The key for hashes of codes and for encrypted values. */
  secretKey: string
  /** The id of this process. Its lease shows the others whether it runs: see `holdLease`. */
  processId: string
  support: { phone: string; email: string }
  legal: LegalTexts
  /** The URL of the product for browsers. Errors link to their documentation there. */
  publicUrl: string
  beneficiaries: {
    /** How long only little money may be sent to a new beneficiary. 0 turns this off. */
    coolingHours: number
    /** The most that transfers to the beneficiary may add up to until then, in halalas. */
    coolingCap: number
  }
  /** How long a change of a mobile number waits, so that its owner can cancel it. */
  phoneChangeWaitingHours: number
  licence: Licence
  /** The IBAN of the account that holds the customers' money. Its statements are compared with the books. */
  safeguardingIban: string
  /** The time of accounts, which is our time in live mode. */
  accountTime: AccountTime
  /** The differences of the sandbox. Undefined in live mode. Nothing else depends on the mode. */
  sandbox: Sandbox | undefined
  /** How long data is kept. */
  retention: {
    /** How long a sign-up without an account is kept after the last verification of its phone. */
    unfinishedApplicationDays: number
  }
  /** The highest amount of one transfer to an IBAN, in halalas. */
  transferLimits: {
    instant: number
  }
  readiness: { ready: boolean; ping(): Promise<void>; warnings(): Warning[] }
  limits: {
    requestsPerAddressPerMinute: number
    requestsPerApiKeyPerMinute: number
    /** The trusted proxies in front of the server, each of which adds to X-Forwarded-For. */
    trustedProxies: TrustedProxies
    /** The most event streams that this process keeps open at a time. */
    openStreams: number
    openStreamsPerAccount: number
  }
}
