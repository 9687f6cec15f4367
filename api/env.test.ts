import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { EnvError } from './kernel/platform/env-error.ts'
import { LIVE_SETTINGS } from './testing/live-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-env-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(content: string): string {
  const path = join(folder, randomUUID())
  writeFileSync(path, content)
  return path
}

function refusal(source: Record<string, string>): string {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  throw new Error('accepted')
}

describe('settings', () => {
  test('have defaults in the sandbox', () => {
    expect(readEnv({})).toMatchObject({ mode: 'sandbox', port: 3000, dataDir: './data', providerTimeoutSeconds: 10 })
    expect(readEnv({}).unfinishedApplicationRetentionDays).toBe(30)
    expect(readEnv({ UNFINISHED_APPLICATION_RETENTION_DAYS: '7' }).unfinishedApplicationRetentionDays).toBe(7)
  })

  test('count as not set when empty', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  test('accept a public URL with a slash at its end, which links do without', () => {
    expect(readEnv({ PUBLIC_URL: 'https://plink.example/' }).publicUrl).toBe('https://plink.example')
  })

  test('say what a wallet may hold', () => {
    expect(readEnv({}).licence).toEqual({})
    expect(readEnv({ LICENCE_TIER: 'micro' }).licence.maximumBalance).toBe(20_000_00)
    expect(readEnv({ LICENCE_TIER: 'micro', MAXIMUM_BALANCE_SAR: '5000' }).licence).toEqual({
      maximumBalance: 5_000_00,
      monthlyOutgoing: 20_000_00,
    })
  })

  test.each([
    [{}, false],
    [{ LISTEN_ADDRESS: '0.0.0.0' }, false],
    [{ LISTEN_ADDRESS: '::' }, false],
    [{ LISTEN_ADDRESS: '192.168.1.7' }, false],
    [{ LISTEN_ADDRESS: '127.0.0.1' }, true],
    [{ LISTEN_ADDRESS: '::1' }, true],
    [{ LISTEN_ADDRESS: 'localhost' }, true],
    [{ LISTEN_ADDRESS: 'localhost', WEBHOOKS_TO_LOOPBACK: 'no' }, false],
    [{ WEBHOOKS_TO_LOOPBACK: 'yes' }, true],
  ])('let webhooks call this machine only where nobody else reaches the server: %j', (variables, expected) => {
    expect(readEnv(variables).webhooksToLoopback).toBe(expected)
  })

  test('are all named when several are invalid', () => {
    const message = refusal({ PORT: 'abc', LOG_LEVEL: 'loud', PROVIDER_TIMEOUT_SECONDS: '0', PLINK_MODE: 'demo' })
    for (const name of ['PORT', 'LOG_LEVEL', 'PROVIDER_TIMEOUT_SECONDS', 'PLINK_MODE']) expect(message).toContain(name)
    expect(message).toContain('must be a whole number from 0 to 65535')
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['PORT', '-1'],
    ['LISTEN_ADDRESS', 'plink.example'],
    ['LISTEN_ADDRESS', '127.0.0.1:3000'],
    ['WEBHOOKS_TO_LOOPBACK', 'maybe'],
    ['WORKERS', '0'],
    ['WORKERS', '1.5'],
    ['WORKERS', 'two'],
    ['WORKERS', '2'],
    ['MIGRATE_AT_START', 'maybe'],
    ['DIRECT_DATABASE_URL', 'mysql://localhost/plink'],
    ['MIGRATION_DATABASE_URL', 'postgres://owner@db.example/plink'],
    ['REPLICA_DATABASE_URL', 'postgres://plink@replica.example/plink'],
    ['DATABASE_URL', 'mysql://localhost/plink'],
    ['SECRET_KEY', 'short'],
    ['PUBLIC_URL', 'plink.example'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['METRICS_TOKEN', 'short'],
    ['LICENCE_TIER', 'gold'],
    ['MAXIMUM_BALANCE_SAR', '0'],
    ['UNFINISHED_APPLICATION_RETENTION_DAYS', '0'],
    ['UNFINISHED_APPLICATION_RETENTION_DAYS', 'never'],
  ])('refuse %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toContain(name)
  })
})

describe('a secret', () => {
  test('is read from a file, without the line break at its end', () => {
    expect(readEnv({ SECRET_KEY_FILE: fileWith(`${'k'.repeat(32)}\n`) }).secretKey).toBe('k'.repeat(32))
  })

  test('is refused when it is given twice', () => {
    const variables = { SECRET_KEY: 'k'.repeat(32), SECRET_KEY_FILE: fileWith('k'.repeat(32)) }
    expect(refusal(variables)).toContain('SECRET_KEY and SECRET_KEY_FILE are both set')
  })

  test.each([
    ['does not exist', () => join(folder, 'missing')],
    ['is empty', () => fileWith('\n')],
  ])('is refused when its file %s', (_what, path) => {
    expect(refusal({ SECRET_KEY_FILE: path() })).toContain('SECRET_KEY_FILE must be the path of a readable file')
  })
})

describe('live mode', () => {
  const complete = LIVE_SETTINGS
  const required = Object.keys(complete).filter(name => name !== 'PLINK_MODE')

  test('has the providers with the headers that identify us', () => {
    expect(readEnv(complete)).toMatchObject({
      mode: 'live',
      live: {
        wathq: { headers: { apiKey: 'wathq-key' }, activeStatuses: new Set([1]) },
        yente: { url: 'http://127.0.0.1:8000', headers: {}, dataset: 'sanctions' },
        taqnyat: undefined,
        accountOpening: { headers: { Authorization: 'Bearer bank-key' } },
        moyasar: { headers: { Authorization: `Basic ${btoa('moyasar-key:')}` } },
        sadad: { headers: { Authorization: 'Bearer sadad-key' } },
        tarabut: { headers: { Authorization: 'Bearer tarabut-key' } },
        bank: { headers: { Authorization: 'Bearer credits-key' } },
      },
    })
  })

  test.each([
    [{ SUPPORT_PHONE: '+966 11 000-0000' }, '+966110000000'],
    [{ UNIFONIC_VOICE_CALLER_ID: '+966920000000' }, '+966920000000'],
  ])('calls customers from the support phone, or from another number: %o', (changes, callerId) => {
    expect(readEnv({ ...complete, ...changes })).toMatchObject({ live: { unifonicVoice: { callerId } } })
  })

  test.each([
    ['smtp://mail.example?tls.rejectUnauthorized=false', 'Plink <no-reply@plink.example>', 'SMTP_URL must look like'],
    ['smtps://mail.example', 'Plink', 'EMAIL_FROM must look like'],
    ['smtps://mail.example', 'Plink <a@b.example>, <c@d.example>', 'EMAIL_FROM must look like'],
  ])('refuses to send emails through %s as %s', (SMTP_URL, EMAIL_FROM, problem) => {
    expect(refusal({ ...complete, SMTP_URL, EMAIL_FROM })).toContain(problem)
  })

  test('refuses to call from something other than a number', () => {
    expect(refusal({ ...complete, UNIFONIC_VOICE_CALLER_ID: 'Plink' })).toContain('UNIFONIC_VOICE_CALLER_ID must be')
  })

  test.each(required)('names %s when only that is missing', name => {
    const { [name]: _, ...others } = Object.fromEntries(Object.entries(complete))
    expect(refusal(others).split('\n').slice(1)).toEqual([expect.stringContaining(`${name} is missing in live mode`)])
  })

  test('names everything that is missing at once', () => {
    const message = refusal({ PLINK_MODE: 'live', PORT: 'abc' })
    for (const name of [...required, 'PORT']) expect(message).toContain(name)
  })

  test('refuses legal texts with placeholders, and says where they are', () => {
    const message = refusal({ ...complete, LEGAL_TEXTS: 'api/kernel/legal/legal-texts.json' })
    expect(message).toContain('LEGAL_TEXTS names a file that still has placeholders: entity.en, entity.ar, licence.en')
    expect(message).toContain('terms.0.text.ar')
    expect(message).not.toContain('fees.0')
  })

  test.each([
    ['{', 'LEGAL_TEXTS must be the path of a readable JSON file'],
    ['{"termsVersion":"1"}', 'LEGAL_TEXTS names a file with faults: entity ('],
  ])('refuses legal texts that are %s', (content, problem) => {
    expect(refusal({ ...complete, LEGAL_TEXTS: fileWith(content) })).toContain(problem)
    expect(refusal({ LEGAL_TEXTS: fileWith(content) })).toContain(problem)
  })

  test.each(['http://api.wathq.sa', 'ftp://127.0.0.1', 'http://127.0.0.1.example', 'wathq'])(
    'refuses to send keys to %s',
    WATHQ_URL => {
      expect(refusal({ ...complete, WATHQ_URL })).toContain('WATHQ_URL must start with https://')
    },
  )

  test('lets no webhook call this machine', () => {
    expect(readEnv({ ...complete, LISTEN_ADDRESS: '127.0.0.1' }).webhooksToLoopback).toBe(false)
    expect(refusal({ ...complete, WEBHOOKS_TO_LOOPBACK: 'yes' })).toContain('WEBHOOKS_TO_LOOPBACK')
  })

  test('refuses to be opened by browsers in the clear', () => {
    expect(refusal({ ...complete, PUBLIC_URL: 'http://plink.example' })).toContain(
      'PUBLIC_URL must start with https://',
    )
    expect(readEnv({ ...complete, PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000')
  })

  test.each(['MOYASAR_URL', 'SADAD_URL', 'TARABUT_URL', 'BANK_URL'])(
    'refuses to send money and keys in the clear: %s',
    name => {
      expect(refusal({ ...complete, [name]: 'http://pay.example' })).toContain(`${name} must start with https://`)
    },
  )

  test.each([
    ['MOYASAR_PAYOUT_SOURCE', 'our account', 'must be the id of the payout account'],
    ['MOYASAR_WEBHOOK_SECRET', 'short', 'must have at least 16 characters'],
    ['BANK_WEBHOOK_SECRET', 'short', 'must have at least 16 characters'],
    ['BANK_ACCOUNT_IBAN', 'SA3430000000000000000098', 'must be the IBAN of the safeguarding account'],
  ])('refuses %s=%s', (name, value, problem) => {
    expect(refusal({ ...complete, [name]: value })).toContain(`${name} ${problem}`)
  })

  test('refuses a second SMS provider that is set in part', () => {
    expect(refusal({ ...complete, TAQNYAT_TOKEN: 'token' })).toContain('set all or none')
  })

  test('runs on the embedded database as a trial only', () => {
    const { DATABASE_URL: _, ...embedded } = complete
    expect(readEnv({ ...embedded, ALLOW_EMBEDDED: '1' }).databaseUrl).toBeUndefined()
  })

  test('refuses sandbox settings', () => {
    expect(refusal({ ...complete, SANDBOX_ANYTHING: '1' })).toContain('SANDBOX_ANYTHING belongs to the sandbox')
  })

  test.each([
    'WATHQ_API_KEY',
    'MOYASAR_SECRET_KEY',
    'MOYASAR_WEBHOOK_SECRET',
    'SADAD_KEY',
    'TARABUT_KEY',
    'BANK_KEY',
    'BANK_WEBHOOK_SECRET',
  ])('reads each secret from a file: %s', name => {
    const message = refusal({ ...complete, [name]: '', [`${name}_FILE`]: '/nowhere' })
    expect(message).toContain(`${name}_FILE must be the path of a readable file`)
  })
})
