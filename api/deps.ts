import type { AccessTokens } from './accounts/access-tokens.ts'
import type { SigningKeys } from './accounts/signing-keys.ts'
import type { AdminRole } from './contract/generated/schemas.ts'
import type { Db } from './db/client.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics.ts'
import type { PasswordHasher } from './platform/password-hasher.ts'
import type { Providers } from './providers/providers.ts'

/** Everything the application needs from outside; tests hand in their own. */
export interface Deps {
  db: Db
  clock: Clock
  log: Log
  metrics: Metrics
  providers: Providers
  passwords: PasswordHasher
  signingKeys: SigningKeys
  accessTokens: AccessTokens
  /** Keys the hashes of codes and seals what is stored sealed. */
  secretKey: string
  support: { phone: string; email: string }
  /** Where browsers reach us; errors link to their documentation there. */
  publicUrl: string
  /** What the sandbox does differently; left out in live mode. Nothing else depends on the mode. */
  sandbox?: Sandbox
  readiness: { ready: boolean; ping(): Promise<void> }
  limits: {
    requestsPerAddressPerMinute: number
    /** Proxies in front of the server whose X-Forwarded-For is believed. */
    trustedProxies: number
  }
}

/** Its presence also means that codes are answered in the response. */
export interface Sandbox {
  codeLifetimeSeconds(phone: string): number
  /** Whether completing a call answers no tokens for this phone. */
  withholdsTokens(phone: string): boolean
  /** Whether the calls to this phone fail by themselves, which nobody is to be locked out for. */
  failsCalls(phone: string): boolean
  /** As what anybody with this email enters the admin portal, whatever the password; undefined for the one who is refused. */
  adminRole(email: string): AdminRole | undefined
}
