import { createAccessTokens } from './accounts/access-tokens.ts'
import { createSigningKeys } from './accounts/signing-keys.ts'
import type { Database } from './db/client.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { Metrics } from './metrics.ts'
import { argon2Hasher } from './password-hasher.ts'
import { withSafeguards } from './providers/providers.ts'
import { sandboxProviders } from './providers/sandbox.ts'
import { sandbox } from './sandbox.ts'
import { secretFor } from './secret.ts'

const clock = () => new Date()

/** The dependencies of a running server, as opposed to those of a test. */
export async function realDeps(env: Env, { db, ping }: Database, log: Log): Promise<Deps> {
  const secretKey = await secretFor(env, db)
  const signingKeys = createSigningKeys(db, clock, secretKey)
  return {
    db,
    clock,
    log,
    metrics: new Metrics(),
    providers: withSafeguards(sandboxProviders({ db, clock, publicUrl: env.publicUrl }), {
      clock,
      timeoutSeconds: env.providerTimeoutSeconds,
    }),
    passwords: argon2Hasher(),
    signingKeys,
    accessTokens: createAccessTokens(signingKeys, clock),
    secretKey,
    support: env.support,
    publicUrl: env.publicUrl,
    ...(env.mode === 'sandbox' && { sandbox }),
    readiness: { ready: true, ping },
    limits: {
      requestsPerAddressPerMinute: env.rateLimitPerAddressPerMinute,
      trustedProxies: env.trustedProxies,
    },
  }
}
