import { isIP } from 'node:net'
import { z } from 'zod'
import { SANDBOX_SAFEGUARDING_IBAN } from '#domain/money/sandbox-money.ts'
import type { LegalTexts } from './contract/generated/schemas.ts'
import { readDatabaseUrls } from './kernel/db/postgres/database-urls.ts'
import { placeholdersIn, readLegalTexts } from './kernel/legal/legal-texts.ts'
import { LICENCE_TIERS, LICENCES } from './kernel/licence.ts'
import { EnvError } from './kernel/platform/env-error.ts'
import { describeMisspelt, misspeltSettings } from './kernel/platform/misspelt-settings.ts'
import { readSecretFiles, SECRET_FILES } from './kernel/platform/secret-files.ts'
import { parseTrustedProxies, type TrustedProxies } from './kernel/platform/trusted-proxies.ts'
import { type LiveSettings, liveProblems, liveVariables, presentLive } from './outside/providers/live-settings.ts'
import { namesLoopback } from './outside/webhooks/reachable-addresses.ts'

const whole = (least: number, most: number) => {
  const text = `must be a whole number from ${least} to ${most}`
  return z.string().regex(/^\d+$/, text).transform(Number).pipe(z.number().min(least, text).max(most, text))
}
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/database',
})
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const TRUST_RULE =
  'must be a number of proxies from 0 to 10, or their addresses and networks, such as 10.0.0.0/8,192.168.1.7'
const KEY_RULE = 'must have at least 32 characters; make one with: openssl rand -base64 48'

const variables = z.object({
  PLINK_MODE: z.enum(['sandbox', 'live'], "must be 'sandbox' or 'live'").default('sandbox'),
  PORT: whole(0, 65_535).default(3000),
  LISTEN_ADDRESS: z
    .string()
    .refine(value => value === 'localhost' || isIP(value) !== 0, 'must be an IP address or localhost')
    .optional(),
  MONITORING_PORT: whole(1, 65_535).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://plink.example' }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DIRECT_DATABASE_URL: postgresUrl.optional(),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  REPLICA_DATABASE_URL: postgresUrl.optional(),
  MIGRATE_AT_START: z.enum(['yes', 'no'], "must be 'yes' or 'no'").default('yes'),
  DATABASE_POOL_SIZE: whole(1, 200).default(10),
  WORKERS: whole(1, 64).default(1),
  WEBHOOKS_TO_LOOPBACK: z.enum(['yes', 'no'], "must be 'yes' or 'no'").optional(),
  SECRET_KEY: z.string().min(32, KEY_RULE).optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, KEY_RULE).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  SUPPORT_PHONE: z.string().optional(),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  LEGAL_TEXTS: z.string().optional(),
  PROVIDER_TIMEOUT_SECONDS: whole(1, 60).default(10),
  UNFINISHED_APPLICATION_RETENTION_DAYS: whole(1, 365).default(30),
  TRUST_PROXY: z
    .string()
    .transform((text, context): TrustedProxies => {
      const proxies = parseTrustedProxies(text)
      if (proxies === undefined) context.addIssue({ code: 'custom', message: TRUST_RULE })
      return proxies ?? 0
    })
    .default(0),
  RATE_LIMIT_PER_ADDRESS_PER_MINUTE: whole(1, 1_000_000).optional(),
  OPEN_STREAMS: whole(0, 100_000).default(2000),
  BENEFICIARY_COOLING_HOURS: whole(0, 720).optional(),
  BENEFICIARY_COOLING_CAP_SAR: whole(0, 20_000).default(1000),
  PHONE_CHANGE_WAITING_HOURS: whole(0, 720).optional(),
  DRAIN_DELAY_SECONDS: whole(0, 8).default(1),
  LICENCE_TIER: z.enum(LICENCE_TIERS, `must be one of ${LICENCE_TIERS.join(', ')}`).default('standard'),
  MAXIMUM_BALANCE_SAR: whole(1, 1_000_000_000).optional(),
  INSTANT_TRANSFER_LIMIT_SAR: whole(1, 100_000_000).default(20_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like http://collector.example:4318' })
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})

const migrationVariables = variables.pick({
  MIGRATION_DATABASE_URL: true,
  DIRECT_DATABASE_URL: true,
  DATABASE_URL: true,
})

export type Env = ReturnType<typeof present>

const KNOWN = [
  ...Object.keys(variables.shape),
  ...Object.keys(liveVariables.shape),
  ...SECRET_FILES,
  'ALLOW_EMBEDDED',
  'DATABASE_CA_FILE',
  'OTEL_SERVICE_NAME',
]

/** Returns the settings, all of which are valid. Throws {@link EnvError}. An empty variable counts as one that is not set. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = nonEmpty(source)
  const { values, problems } = readDatabaseUrls(readSecretFiles(given))
  const parsed = variables.safeParse(values)
  if (!parsed.success) problems.push(...parsed.error.issues.map(describe))
  const legal = legalTextsOf(values)
  const misspelt = misspeltSettings(given, KNOWN)
  const isLive = values.PLINK_MODE === 'live'
  // Without its mode, a live server would start as a sandbox.
  const refused = misspelt.filter(({ nearest }) => isLive || nearest === 'PLINK_MODE')
  const warnings = misspelt.filter(each => !refused.includes(each)).map(describeMisspelt)
  problems.push(
    ...legal.problems,
    ...embeddedProblems(values),
    ...portProblems(values),
    ...refused.map(describeMisspelt),
  )
  if (parsed.success) warnings.push(...proxyWarnings(parsed.data))
  if (!isLive)
    return parsed.success && legal.texts && problems.length === 0
      ? present(parsed.data, { legal: legal.texts, warnings })
      : refuse(problems)
  if (values.WEBHOOKS_TO_LOOPBACK === 'yes') problems.push("WEBHOOKS_TO_LOOPBACK must not be 'yes' in live mode")
  const live = liveVariables.safeParse(values)
  problems.push(...liveProblems(values), ...(live.success ? [] : live.error.issues.map(describe)))
  return parsed.success && live.success && legal.texts && problems.length === 0
    ? present(parsed.data, { legal: legal.texts, live: presentLive(live.data), warnings })
    : refuse(problems)
}

const portProblems = ({ MONITORING_PORT, PORT = '3000' }: Record<string, string>): string[] =>
  MONITORING_PORT === PORT ? ['MONITORING_PORT must not be PORT, which the internet reaches: choose another one'] : []

/** A number of proxies is safe only where nobody else reaches the port. */
function proxyWarnings({ TRUST_PROXY, LISTEN_ADDRESS }: z.infer<typeof variables>): string[] {
  if (typeof TRUST_PROXY !== 'number' || TRUST_PROXY === 0) return []
  if (LISTEN_ADDRESS !== undefined && namesLoopback(LISTEN_ADDRESS)) return []
  return [
    `TRUST_PROXY=${TRUST_PROXY} believes X-Forwarded-For from whoever reaches the port. Name the addresses of your proxies, such as TRUST_PROXY=10.0.0.0/8, or set LISTEN_ADDRESS=127.0.0.1 if they run on this machine`,
  ]
}

/** Returns the problems of settings that only Postgres supports. */
function embeddedProblems(values: Record<string, string>): string[] {
  if (values.DATABASE_URL) return []
  const without = (name: string) => (values[name] ? [`${name} is set without DATABASE_URL: set that, too`] : [])
  return [
    ...(Number(values.WORKERS) > 1
      ? ['WORKERS must be 1 without DATABASE_URL: the embedded database belongs to one process']
      : []),
    ...['DIRECT_DATABASE_URL', 'MIGRATION_DATABASE_URL', 'REPLICA_DATABASE_URL'].flatMap(without),
  ]
}

const nonEmpty = (source: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value] as const] : [])))

/** Returns the legal texts. In live mode they must have no placeholders. A missing file is reported together with the other settings. */
function legalTextsOf({ PLINK_MODE, LEGAL_TEXTS }: Record<string, string>): {
  texts?: LegalTexts
  problems: string[]
} {
  const read = readLegalTexts(LEGAL_TEXTS)
  if ('problem' in read) return { problems: [`LEGAL_TEXTS ${read.problem}`] }
  const left = PLINK_MODE === 'live' && LEGAL_TEXTS ? placeholdersIn(read.texts) : []
  return {
    texts: read.texts,
    problems: left.length === 0 ? [] : [`LEGAL_TEXTS names a file that still has placeholders: ${left.join(', ')}`],
  }
}

function refuse(problems: string[]): never {
  throw new EnvError(problems)
}

const describe = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.')} ${message}`

interface Beside {
  legal: LegalTexts
  live?: LiveSettings
  warnings: string[]
}

function present(values: z.infer<typeof variables>, { legal, live, warnings }: Beside) {
  return {
    /** What an operator should look at, although the server starts. */
    warnings,
    mode: values.PLINK_MODE,
    /** The providers of live mode. Undefined in the sandbox. */
    live,
    port: values.PORT,
    /** The only port with /metrics, which also has /health. If undefined, `port` has both. */
    monitoringPort: values.MONITORING_PORT,
    /** The only address that the server listens on. If undefined, it listens on all addresses of this machine. */
    listenAddress: values.LISTEN_ADDRESS,
    /** The number of processes that share the port. */
    workers: values.WORKERS,
    /** The URL of the product for browsers, and the prefix of links in messages, without a slash at its end. */
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    /** A URL that bypasses a pooler in transaction mode, for LISTEN, and for migrations without a URL of their own. */
    directDatabaseUrl: values.DIRECT_DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    /** The URL of a replica, for some of the reads. */
    replicaDatabaseUrl: values.REPLICA_DATABASE_URL,
    migratesAtStart: values.MIGRATE_AT_START === 'yes',
    databasePoolSize: values.DATABASE_POOL_SIZE,
    /** The secret key. If undefined, the sandbox creates its own: see `secretKeysFor`. */
    secretKey: values.SECRET_KEY,
    /** The previous key, which is accepted while the key is rotated. */
    previousSecretKey: values.SECRET_KEY_PREVIOUS,
    logLevel: values.LOG_LEVEL,
    support: {
      phone: values.SUPPORT_PHONE ?? '+966 11 000 0000',
      email: values.SUPPORT_EMAIL ?? 'support@plink.example',
    },
    legal,
    providerTimeoutSeconds: values.PROVIDER_TIMEOUT_SECONDS,
    unfinishedApplicationRetentionDays: values.UNFINISHED_APPLICATION_RETENTION_DAYS,
    /** Our own proxies in front of the server, each of which adds to X-Forwarded-For. */
    trustedProxies: values.TRUST_PROXY,
    rateLimitPerAddressPerMinute: values.RATE_LIMIT_PER_ADDRESS_PER_MINUTE ?? (live ? 600 : 6000),
    /** The most event streams that this process keeps open at a time. */
    openStreams: values.OPEN_STREAMS,
    /** Whether the URL of a webhook endpoint may name this machine. */
    webhooksToLoopback: sendsToLoopback(values),
    beneficiaries: {
      coolingHours: values.BENEFICIARY_COOLING_HOURS ?? (live ? 24 : 0),
      /** The cap in halalas. */
      coolingCap: values.BENEFICIARY_COOLING_CAP_SAR * 100,
    },
    /** How long a change of a mobile number waits, so that its owner can cancel it. */
    phoneChangeWaitingHours: values.PHONE_CHANGE_WAITING_HOURS ?? (live ? 24 : 0),
    /** /health/ready responds with 503 for this long before the server stops accepting connections, so that a load balancer notices. */
    drainDelaySeconds: values.DRAIN_DELAY_SECONDS,
    licence: licenceOf(values),
    safeguardingIban: live?.bank.accountIban ?? SANDBOX_SAFEGUARDING_IBAN,
    transferLimits: {
      instant: values.INSTANT_TRANSFER_LIMIT_SAR * 100,
    },
    /** The URL of the collector of traces. If undefined, there are no traces. */
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** The bearer token for /metrics. */
    metricsToken: values.METRICS_TOKEN,
  }
}

/** A server that listens only on this machine is reached only from here, where people can reach the same addresses without it. */
function sendsToLoopback({ PLINK_MODE, LISTEN_ADDRESS, WEBHOOKS_TO_LOOPBACK }: z.infer<typeof variables>): boolean {
  if (WEBHOOKS_TO_LOOPBACK) return WEBHOOKS_TO_LOOPBACK === 'yes'
  return PLINK_MODE === 'sandbox' && LISTEN_ADDRESS !== undefined && namesLoopback(LISTEN_ADDRESS)
}

/** Returns the URL for `npm run migrate`, which needs no other setting. Throws {@link EnvError}. */
export function readMigrationUrl(source: Record<string, string | undefined>): string {
  const { values, problems } = readDatabaseUrls(readSecretFiles(nonEmpty(source)))
  const parsed = migrationVariables.safeParse(values)
  if (!parsed.success) problems.push(...parsed.error.issues.map(describe))
  const { MIGRATION_DATABASE_URL, DIRECT_DATABASE_URL, DATABASE_URL } = parsed.data ?? {}
  const url = MIGRATION_DATABASE_URL ?? DIRECT_DATABASE_URL ?? DATABASE_URL
  if (problems.length > 0) return refuse(problems)
  return url ?? refuse(['MIGRATION_DATABASE_URL is missing. The embedded database is migrated by its server'])
}

/** Returns the limits of the tier. `MAXIMUM_BALANCE_SAR` replaces its maximum balance. */
function licenceOf({ LICENCE_TIER, MAXIMUM_BALANCE_SAR }: z.infer<typeof variables>) {
  const tier = LICENCES[LICENCE_TIER]
  return MAXIMUM_BALANCE_SAR === undefined ? tier : { ...tier, maximumBalance: MAXIMUM_BALANCE_SAR * 100 }
}
