import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

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
  })

  test('count as not set when empty', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
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
    ['DATABASE_URL', 'mysql://localhost/plink'],
    ['SECRET_KEY', 'short'],
    ['PUBLIC_URL', 'plink.example'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['METRICS_TOKEN', 'short'],
  ])('refuse %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toContain(name)
  })
})

describe('live mode', () => {
  const complete = {
    PLINK_MODE: 'live',
    PUBLIC_URL: 'https://plink.example',
    SECRET_KEY: 'k'.repeat(32),
    SUPPORT_PHONE: '920000000',
    SUPPORT_EMAIL: 'a@b.sa',
  }

  test('names the missing variables', () => {
    const message = refusal({ PLINK_MODE: 'live' })
    for (const name of ['SECRET_KEY', 'PUBLIC_URL', 'SUPPORT_PHONE', 'SUPPORT_EMAIL'])
      expect(message).toContain(`${name} is missing`)
  })

  test('refuses sandbox settings', () => {
    expect(refusal({ ...complete, SANDBOX_ANYTHING: '1' })).toContain('SANDBOX_ANYTHING belongs to the sandbox')
  })

  test('names the providers without an adapter, and their future variables', () => {
    const message = refusal(complete)
    expect(message).toContain('not possible yet')
    for (const name of [
      'SMS_URL',
      'VOICE_CALL_KEY',
      'REGISTRY_URL',
      'IDENTITY_KEY',
      'NAFATH_URL',
      'SCREENING_KEY',
      'ACCOUNTS_URL',
    ])
      expect(message).toContain(name)
    expect(message).not.toContain('missing')
  })
})
