import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { EnvError } from './kernel/platform/env-error.ts'
import { LIVE_SETTINGS } from './testing/live-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const emptyFile = join(folder, 'empty')
writeFileSync(emptyFile, '\n')
const damagedTexts = join(folder, 'texts.json')
writeFileSync(damagedTexts, '{')
const keyFile = join(folder, 'key')
writeFileSync(keyFile, 'f'.repeat(32))

type Settings = Record<string, string>

/** Returns the lines that an operator reads below the heading. */
function linesFor(settings: Settings): string[] {
  try {
    readEnv(settings)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const [heading, ...lines] = error.message.split('\n')
    expect(heading).toBe('Plink cannot start with these settings:')
    return lines.map(line => line.trim())
  }
  return []
}

const POSTGRES = 'must look like postgres://user:password@host:5432/database'
const KEY = 'must have at least 32 characters; make one with: openssl rand -base64 48'
const HTTPS = 'must start with https://, or with http:// on this machine only'
const TRUST =
  'must be a number of proxies from 0 to 10, or their addresses and networks, such as 10.0.0.0/8,192.168.1.7'

describe('an operator reads one line, which says what to set, of', () => {
  test.each<[name: string, settings: Settings, line: string]>([
    ['a port that is no number', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
    ['a port that is too high', { PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [
      'a port for monitoring that is the same',
      { PORT: '8080', MONITORING_PORT: '8080' },
      'MONITORING_PORT must not be PORT, which the internet reaches: choose another one',
    ],
    ['a port for monitoring of 0', { MONITORING_PORT: '0' }, 'MONITORING_PORT must be a whole number from 1 to 65535'],
    ['a name to listen on', { LISTEN_ADDRESS: 'plink.example' }, 'LISTEN_ADDRESS must be an IP address or localhost'],
    [
      'a public URL without a scheme',
      { PUBLIC_URL: 'plink.example' },
      'PUBLIC_URL must look like https://plink.example',
    ],
    ['an unknown mode', { PLINK_MODE: 'production' }, "PLINK_MODE must be 'sandbox' or 'live'"],
    ['a misspelt mode', { PLINK_MOD: 'live' }, 'PLINK_MOD is not a setting. Did you mean PLINK_MODE?'],
    ['another database', { DATABASE_URL: 'mysql://localhost/plink' }, `DATABASE_URL ${POSTGRES}`],
    [
      'a replica without a primary',
      { REPLICA_DATABASE_URL: 'postgres://replica.example/plink' },
      'REPLICA_DATABASE_URL is set without DATABASE_URL: set that, too',
    ],
    [
      'a direct URL without a pooler',
      { DIRECT_DATABASE_URL: 'postgres://db.example/plink' },
      'DIRECT_DATABASE_URL is set without DATABASE_URL: set that, too',
    ],
    [
      'workers on the embedded database',
      { WORKERS: '4' },
      'WORKERS must be 1 without DATABASE_URL: the embedded database belongs to one process',
    ],
    [
      'too many workers',
      { WORKERS: '65', DATABASE_URL: 'postgres://db.example/plink' },
      'WORKERS must be a whole number from 1 to 64',
    ],
    [
      'a pool without connections',
      { DATABASE_POOL_SIZE: '0' },
      'DATABASE_POOL_SIZE must be a whole number from 1 to 200',
    ],
    ['a wish about migrations', { MIGRATE_AT_START: 'false' }, "MIGRATE_AT_START must be 'yes' or 'no'"],
    ['a short key', { SECRET_KEY: 'hunter2' }, `SECRET_KEY ${KEY}`],
    ['a short key before', { SECRET_KEY_PREVIOUS: 'hunter2' }, `SECRET_KEY_PREVIOUS ${KEY}`],
    [
      'a key that is given twice',
      { SECRET_KEY: 'k'.repeat(32), SECRET_KEY_FILE: keyFile },
      'SECRET_KEY and SECRET_KEY_FILE are both set: remove one',
    ],
    [
      'a file of a key that does not exist',
      { SECRET_KEY_FILE: join(folder, 'missing') },
      'SECRET_KEY_FILE must be the path of a readable file that is not empty',
    ],
    [
      'a file of a URL that is empty',
      { DATABASE_URL_FILE: emptyFile },
      'DATABASE_URL_FILE must be the path of a readable file that is not empty',
    ],
    [
      'an unknown log level',
      { LOG_LEVEL: 'verbose' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ],
    ['an address of the support that is none', { SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an email address'],
    ['too many proxies', { TRUST_PROXY: '11' }, `TRUST_PROXY ${TRUST}`],
    ['a proxy by name', { TRUST_PROXY: 'proxy.example' }, `TRUST_PROXY ${TRUST}`],
    ['a network that is too narrow', { TRUST_PROXY: '10.0.0.0/33' }, `TRUST_PROXY ${TRUST}`],
    ['every address as a proxy', { TRUST_PROXY: '0.0.0.0/0' }, `TRUST_PROXY ${TRUST}`],
    [
      'a wait without end',
      { PROVIDER_TIMEOUT_SECONDS: '600' },
      'PROVIDER_TIMEOUT_SECONDS must be a whole number from 1 to 60',
    ],
    [
      'a drain that is too long',
      { DRAIN_DELAY_SECONDS: '30' },
      'DRAIN_DELAY_SECONDS must be a whole number from 0 to 8',
    ],
    ['an unknown licence', { LICENCE_TIER: 'gold' }, 'LICENCE_TIER must be one of micro, standard'],
    ['a short token', { METRICS_TOKEN: 'secret' }, 'METRICS_TOKEN must have at least 16 characters'],
    [
      'a collector without a scheme',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must look like http://collector.example:4318',
    ],
    ['damaged legal texts', { LEGAL_TEXTS: damagedTexts }, 'LEGAL_TEXTS must be the path of a readable JSON file'],
    ['webhooks to somewhere', { WEBHOOKS_TO_LOOPBACK: '1' }, "WEBHOOKS_TO_LOOPBACK must be 'yes' or 'no'"],
  ])('%s', (_name, settings, line) => {
    expect(linesFor(settings)).toEqual([line])
  })

  test.each<[name: string, settings: Settings, line: string]>([
    ['a missing key', { SECRET_KEY: '' }, 'SECRET_KEY is missing in live mode'],
    ['a missing provider', { WATHQ_API_KEY: '' }, 'WATHQ_API_KEY is missing in live mode'],
    ['a provider in the clear', { NAFATH_URL: 'http://nafath.example' }, `NAFATH_URL ${HTTPS}`],
    ['browsers in the clear', { PUBLIC_URL: 'http://plink.example' }, `PUBLIC_URL ${HTTPS}`],
    [
      'mail in the clear',
      { SMTP_URL: 'http://mail.example' },
      'SMTP_URL must look like smtps://user:password@mail.example, without parameters. With smtp:// it demands STARTTLS',
    ],
    [
      'a sender without an address',
      { EMAIL_FROM: 'Plink' },
      'EMAIL_FROM must look like Plink <no-reply@plink.example>',
    ],
    [
      'half a second SMS provider',
      { TAQNYAT_TOKEN: 'token' },
      'TAQNYAT_URL, TAQNYAT_TOKEN and TAQNYAT_SENDER belong together: set all or none',
    ],
    [
      'a card key of something else',
      { MOYASAR_PUBLISHABLE_KEY: 'sk_live_1' },
      'MOYASAR_PUBLISHABLE_KEY must start with pk_live_ or pk_test_',
    ],
    ['a wrong IBAN', { BANK_ACCOUNT_IBAN: 'SA00' }, 'BANK_ACCOUNT_IBAN must be the IBAN of the safeguarding account'],
    [
      'the embedded database',
      { DATABASE_URL: '' },
      'DATABASE_URL is missing in live mode: the embedded database may lose its last writes when the power fails. For a trial, set ALLOW_EMBEDDED=1',
    ],
    [
      'webhooks to this machine',
      { WEBHOOKS_TO_LOOPBACK: 'yes' },
      "WEBHOOKS_TO_LOOPBACK must not be 'yes' in live mode",
    ],
    [
      'a setting of the sandbox',
      { SANDBOX_CODES: '000000' },
      'SANDBOX_CODES belongs to the sandbox: remove it, or set PLINK_MODE=sandbox',
    ],
    [
      'a misspelt URL',
      { PUBLIC_URI: 'https://plink.example' },
      'PUBLIC_URI is not a setting. Did you mean PUBLIC_URL?',
    ],
    ['a misspelt number', { WORKER: '4' }, 'WORKER is not a setting. Did you mean WORKERS?'],
    ['a setting with our name before it', { PLINK_PORT: '8080' }, 'PLINK_PORT is not a setting. Did you mean PORT?'],
    [
      'a setting of our own that does not exist',
      { PLINK_SECRET: 'x' },
      'PLINK_SECRET is not a setting: remove it. docs/operations.md lists all of them',
    ],
    [
      'a file of something that is no secret',
      { PUBLIC_URL_FILE: '/run/url' },
      'PUBLIC_URL_FILE is not a setting. Did you mean PUBLIC_URL?',
    ],
    [
      'an address under the name that others use',
      { HOST: '127.0.0.1' },
      'HOST is not a setting. Did you mean LISTEN_ADDRESS?',
    ],
    ['a name in small letters', { trust_proxy: '1' }, 'trust_proxy is not a setting. Did you mean TRUST_PROXY?'],
  ])('%s, in live mode', (_name, settings, line) => {
    expect(linesFor({ ...LIVE_SETTINGS, ...settings })).toEqual([line])
  })
})

describe('a variable that looks like a setting', () => {
  test('is named in the sandbox, which starts', () => {
    expect(readEnv({ PUBLIC_URI: 'https://plink.example', DATABASE_ULR: 'x' }).warnings).toEqual([
      'PUBLIC_URI is not a setting. Did you mean PUBLIC_URL?',
      'DATABASE_ULR is not a setting. Did you mean DATABASE_URL?',
    ])
  })

  test.each<Settings>([
    { PATH: '/usr/bin', HOME: '/root', HOSTNAME: 'a1b2', LANG: 'C.UTF-8', NODE_ENV: 'production', NODE_OPTIONS: '' },
    { BASE_URL: '/', DATABASE_USER: 'plink', SMTP_USER: 'plink', TZ: 'Asia/Riyadh', OTEL_SERVICE_NAME: 'plink' },
    { HOST: 'machine.example' },
    { PLINK_SERVICE_HOST: '10.0.0.1', PLINK_SERVICE_PORT: '80', PLINK_SERVICE_PORT_HTTP: '80' },
    { PLINK_PORT: 'tcp://10.0.0.1:80', PLINK_PORT_80_TCP: 'tcp://10.0.0.1:80', PLINK_PORT_80_TCP_ADDR: '10.0.0.1' },
    { PLINK_METRICS_SERVICE_HOST: '10.0.0.1', PLINK_METRICS_PORT_9090_TCP_PROTO: 'tcp' },
  ])('belongs to another program or to Kubernetes: %j', variables => {
    expect(readEnv({ ...LIVE_SETTINGS, ...variables }).warnings).toEqual([])
  })
})

describe('a number of trusted proxies', () => {
  test.each(['0.0.0.0', '192.168.1.7', ''])('is warned of where others reach the port: %s', LISTEN_ADDRESS => {
    expect(readEnv({ TRUST_PROXY: '1', LISTEN_ADDRESS }).warnings).toEqual([
      expect.stringContaining(
        'TRUST_PROXY=1 believes X-Forwarded-For from whoever reaches the port. Name the addresses',
      ),
    ])
  })

  test.each<Settings>([
    { TRUST_PROXY: '1', LISTEN_ADDRESS: '127.0.0.1' },
    { TRUST_PROXY: '0' },
    { TRUST_PROXY: '10.0.0.0/8, 2001:db8::1' },
  ])('is accepted where they do not: %j', settings => {
    expect(readEnv(settings).warnings).toEqual([])
  })
})
