import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#api/env.ts'
import { faultOf } from '#api/kernel/db/faults.ts'
import { openDatabase } from '#api/kernel/db/open-database.ts'
import { startupLine } from '#api/testing/database/startup-line.ts'
import { certificateFile, startTlsFront, startTlsPostgres } from '#api/testing/database/tls-postgres.ts'
import { connectPostgres } from './postgres.ts'
import { connectionTo, protectionOf, tlsProblems } from './tls.ts'

const CA = `sslrootcert=${certificateFile('ca.crt')}`
const CLIENT = `sslcert=${certificateFile('valid.crt')}&sslkey=${certificateFile('server.key')}`
const url = (parameters: string) => `postgres://plink@db.example/plink?${parameters}`

describe('the parameters of a URL', () => {
  test.each([
    ['sslmode=prefer', 'gives way'],
    ['sslmode=allow', 'gives way'],
    ['sslmode=verify', 'unknown sslmode'],
    ['sslmode=verify-ca', 'without a CA of your own'],
    ['sslmode=verify-ca&sslrootcert=system', 'without a CA of your own'],
    ['sslmode=verify-full&sslrootcert=/nowhere/ca.crt', 'sslrootcert=/nowhere/ca.crt, which cannot be read (ENOENT)'],
    [`sslrootcert=${certificateFile('make.sh')}`, 'has no certificate in PEM'],
    [`sslmode=require&sslcrl=${certificateFile('ca.crl')}`, 'does not use'],
    [`sslmode=verify-full&sslcert=${certificateFile('valid.crt')}`, 'only one of sslcert and sslkey'],
    ['ssl=true', 'ssl=true, which Plink does not support'],
    ['channel_binding=require', 'channel_binding=require'],
    ['sslmode=verify-full&ssl_min_protocol_version=TLSv1.3', 'ssl_min_protocol_version'],
  ])('are refused where they cannot be honoured: %s', (parameters, problem) => {
    expect(tlsProblems(url(parameters)).join('\n')).toContain(problem)
  })

  test.each([
    '',
    'sslmode=disable',
    'sslmode=require',
    `sslmode=verify-ca&${CA}`,
    'sslmode=verify-full&gssencmode=prefer',
  ])('are accepted: %s', parameters => expect(tlsProblems(url(parameters))).toEqual([]))

  test.each([
    ['postgres://plink@db.example/plink', 'clear'],
    [url('sslmode=disable'), 'clear'],
    [url('sslmode=require'), 'unverified'],
    [url(`sslmode=require&${CA}`), 'verified'],
    [url(CA), 'verified'],
    [url('sslmode=verify-full'), 'verified'],
    ['postgres://plink@127.0.0.1/plink', 'local'],
    ['postgres://plink@[::1]/plink', 'local'],
    ['postgres://plink@db.example/plink?host=/run/postgresql', 'local'],
    ['postgres://%2Frun%2Fpostgresql/plink', 'local'],
  ])('say how the connection is protected: %s', (address, protection) => {
    expect(protectionOf(address)).toBe(protection)
  })

  test('do not ask a socket of this machine for TLS, as libpq does not', () => {
    expect(connectionTo(url('host=/run/postgresql&sslmode=verify-full')).ssl).toBe(false)
  })
})

describe.runIf(process.env.TEST_DB === 'postgres')('a Postgres with TLS', () => {
  let postgres: Awaited<ReturnType<typeof startTlsPostgres>>
  beforeAll(async () => {
    postgres = await startTlsPostgres()
  })
  afterAll(() => postgres.stop())

  async function isEncrypted(databaseUrl: string): Promise<boolean> {
    const { db, close } = connectPostgres(databaseUrl)
    const connections = sql`pg_stat_ssl where pid = pg_backend_pid()`
    const rows = db.select({ isEncrypted: sql<boolean>`ssl` }).from(connections)
    return (await rows.finally(close))[0]?.isEncrypted === true
  }

  test.each(['sslmode=require', `sslmode=verify-ca&${CA}`, `sslmode=verify-full&${CA}`, CA])(
    'is reached encrypted: %s',
    async parameters => expect(await isEncrypted(postgres.url(parameters))).toBe(true),
  )

  test('is reached by its name, and with a list of revoked certificates that it is not on', async () => {
    const parameters = `sslmode=verify-full&${CA}&sslcrl=${certificateFile('ca.crl')}`
    expect(await isEncrypted(postgres.url(parameters, { host: 'localhost' }))).toBe(true)
  })

  test('knows a role by its certificate', async () => {
    const admin = connectPostgres(postgres.url(CA))
    await admin.executeSql('create role with_certificate login')
    await admin.close()
    expect(await isEncrypted(postgres.url(`${CA}&${CLIENT}`, { user: 'with_certificate' }))).toBe(true)
    expect(await startupLine({ DATABASE_URL: postgres.url(CA, { user: 'with_certificate' }) })).toMatch(
      /^The database asks for a certificate of this user\. Add sslcert=/,
    )
  })

  test('is migrated and opened with DATABASE_CA_FILE', async () => {
    const env = readEnv({ DATABASE_URL: postgres.url(''), DATABASE_CA_FILE: certificateFile('ca.crt') })
    const { kind, ping, close } = await openDatabase(env)
    expect([kind, await ping().finally(close)]).toEqual(['postgres', undefined])
  })

  test('says to a URL without TLS what it lacks', async () => {
    expect(await startupLine({ DATABASE_URL: postgres.url('') })).toMatch(
      /^The database accepts this user only with TLS\. Add sslmode=verify-full/,
    )
  })
})

describe.runIf(process.env.TEST_DB === 'postgres')('a database whose certificate is wrong', () => {
  test.each([
    ['signed by itself', 'self-signed.crt', 'sslmode=verify-full', 'is signed by itself. If that is meant, copy it'],
    [
      'of an unknown CA',
      'valid.crt',
      'sslmode=verify-full',
      'is not signed by a known CA. Get the certificate of its CA',
    ],
    ['expired', 'expired.crt', CA, ', or of its CA, has expired. Renew it, and check the clock'],
    ['not valid yet', 'future.crt', CA, 'is not valid yet. Check the clocks'],
    ['for another host', 'other-host.crt', CA, 'is for another host. Use the name in the certificate'],
    ['revoked', 'revoked.crt', `${CA}&sslcrl=${certificateFile('ca.crl')}`, 'was revoked, as the file of sslcrl says.'],
  ])('%s is refused with what to do, at a start and later', async (_what, certificate, parameters, advice) => {
    const front = await startTlsFront(certificate)
    const line = await startupLine({ DATABASE_URL: front.url(parameters) })
    expect(line).toContain(advice)
    expect(line).toMatch(/^The certificate of the database.*\n\(.*\)$/)
    const later = connectPostgres(front.url(parameters))
    expect(faultOf(await later.ping().catch(error => error))).toBe('certificate')
    await later.close()
    await front.stop()
  })

  test('or missing is refused with what to do', async () => {
    const front = await startTlsFront(undefined)
    expect(await startupLine({ DATABASE_URL: front.url('sslmode=require') })).toMatch(
      /^The database does not encrypt connections, and the URL asks for it\. Set ssl=on/,
    )
    await front.stop()
  })
})
