import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, reasonUnavailable } from '#api/kernel/db/client.ts'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { testApp } from '#api/testing/app.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { databaseUrl } from '#api/testing/database/postgres-admin.ts'
import { startRefusingPostgres } from '#api/testing/database/refusing-postgres.ts'
import { startTcpProxy, type TcpProxy } from '#api/testing/database/tcp-proxy.ts'
import { prepareTo } from '#api/testing/money/transfers.ts'
import { sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'

/** The error code of Postgres itself. */
const DISK_FULL = `
  create function fill_disk() returns trigger language plpgsql
    as $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger fill_disk before insert on idempotent_answers execute function fill_disk()`

describe.runIf(process.env.TEST_DB === 'postgres')('when the database is lost', async () => {
  const plink = await testApp()
  const { app, database, with: appWith } = plink
  let url: string
  let proxy: TcpProxy
  let proxyDatabase: Database
  let narrow: Database
  beforeAll(async () => {
    const templates = inject('databaseTemplates')
    if (templates.kind !== 'postgres') throw new Error('This test needs TEST_DB=postgres')
    const [row] = (await database.executeSql('select current_database() as name')).rows
    url = databaseUrl(templates.adminUrl, String(Object(row).name))
    const { hostname, port } = new URL(url)
    proxy = await startTcpProxy({ host: hostname, port: Number(port) })
    proxyDatabase = connectPostgres(proxy.through(url))
    narrow = connectPostgres(url, { databasePoolSize: 1 })
  })
  afterAll(async () => {
    await Promise.all([proxyDatabase.close(), narrow.close()])
    await proxy.stop()
    await database.close()
  })

  test.each([
    { isDelivered: true, replayed: 'true' },
    { isDelivered: false, replayed: null },
  ])(
    'a repetition makes a transfer once whose commit was delivered: $isDelivered',
    async ({ isDelivered, replayed }) => {
      const [payer, payee] = [await newWalletOwner(plink), await newWalletOwner(plink)]
      await payer.now(topUp(1_000_00))
      const { transfer, otpCode } = await prepareTo(payer.customer, payee.customer.identifier, 100_00)
      const customer = Object.assign(payer.customer.through(appWith({ db: proxyDatabase.db })), {
        accessToken: payer.customer.accessToken,
      })
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const confirm = () => customer.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp: otpCode }, key)
      proxy.cutAt('commit', { isDelivered })
      const response = await confirm()
      expect([response.status, (await response.json()).code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
      const again = await confirm()
      expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, replayed])
      const { available } = await (await payee.customer.get('/api/v1/wallet')).json()
      expect(available).toEqual(sar(100_00))
    },
  )

  test('a repetition is not told that the first call still runs, once the database is back', async () => {
    const noura = await signUp(app).upTo('cr')
    const [question, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<{ kind: 'not_found' }>()]
    const lookUp = () => {
      question.resolve()
      return answer.promise
    }
    const server = appWith({ db: proxyDatabase.db, providers: { registry: { lookUp } } })
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const check = () =>
      noura.through(server).post('/api/v1/verification/validate-cr', { crNumber: noura.values.crNumber }, key)
    const response = check()
    await question.promise
    proxy.goDown()
    answer.resolve({ kind: 'not_found' })
    expect((await response).status).toBe(503)
    proxy.comeUp()
    await expect.poll(async () => (await check()).status).not.toBe(409)
  })

  const healthOf = async ({ ping }: Database, lines: string[] = []) => {
    const log = createLog({ destination: { write: line => lines.push(line) } })
    const response = await appWith({ log, readiness: { ...plink.deps.readiness, ping } }).request('/health/ready')
    return [response.status, (await response.json()).reason]
  }

  test('the server is not ready, and says why, until it is back', async () => {
    proxy.goDown()
    const lines: string[] = []
    expect(await healthOf(proxyDatabase, lines)).toEqual([503, 'unreachable'])
    expect(lines.join('')).toContain('The database does not respond.')
    proxy.comeUp()
    expect(await healthOf(proxyDatabase)).toEqual([200, undefined])
  })

  test('or no connection is free, the server and its operations say so', async () => {
    const [hold, lines] = [Promise.withResolvers<void>(), [] as string[]]
    const holding = narrow.db.transaction(() => hold.promise)
    const log = createLog({ destination: { write: line => lines.push(line) } })
    const server = appWith({ db: narrow.db, log })
    const call = server.request('/api/sandbox/messages?phoneNumber=%2B966512345678')
    expect(await healthOf(narrow)).toEqual([503, 'busy'])
    expect(await outcome(call)).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(lines.join('')).toContain('No connection to the database is free.')
    hold.resolve()
    await holding
  })

  test('or Postgres has no connection left, the server and its operations say so', async () => {
    const role = `plink_${crypto.randomUUID().replaceAll('-', '')}`
    await database.executeSql(`create role ${role} login connection limit 0`)
    const [refusedUrl, lines] = [new URL(url), [] as string[]]
    refusedUrl.username = role
    const otherDatabase = connectPostgres(refusedUrl.href)
    const server = appWith({
      db: otherDatabase.db,
      log: createLog({ destination: { write: line => lines.push(line) } }),
    })
    expect(await healthOf(otherDatabase)).toEqual([503, 'busy'])
    const call = server.request('/api/sandbox/messages?phoneNumber=%2B966512345678')
    expect(await outcome(call)).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(lines.join('')).toContain('max_connections')
    expect(lines.join('')).toContain('too many connections')
    await otherDatabase.close()
    await database.executeSql(`drop role ${role}`)
  })

  test('or its disk is full, a change is refused with 503 and the log says so', async () => {
    await database.executeSql(DISK_FULL)
    const lines: string[] = []
    const server = appWith({ log: createLog({ destination: { write: line => lines.push(line) } }) })
    const noura = await signUp(app).upTo('cr')
    const check = () =>
      noura.through(server).post(
        '/api/v1/verification/validate-cr',
        { crNumber: noura.values.crNumber },
        {
          'Idempotency-Key': crypto.randomUUID(),
        },
      )
    const full = await check()
    await database.executeSql('drop function fill_disk cascade')
    expect([full.status, (await full.json()).code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(lines.join('')).toContain('The disk of the database is full.')
    expect((await check()).status).toBe(200)
  })

  test.each([
    { message: 'could not write init file', reason: 'disk_full', said: 'The disk of the database is full.' },
    { message: 'password authentication failed', reason: 'unreachable', said: 'The database does not respond.' },
  ])('or refuses connections, because $message', async ({ message, reason, said }) => {
    const refusing = await startRefusingPostgres(message)
    const otherDatabase = connectPostgres(refusing.url)
    const lines: string[] = []
    const log = createLog({ destination: { write: line => lines.push(line) } })
    expect(await healthOf(otherDatabase)).toEqual([503, reason])
    const call = appWith({ db: otherDatabase.db, log }).request('/api/sandbox/messages?phoneNumber=%2B966512345678')
    expect(await outcome(call)).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    const unavailableReason = otherDatabase.db.transaction(async () => {}).catch(reasonUnavailable)
    expect(await unavailableReason).toContain(message)
    expect(lines.join('')).toContain(said)
    expect(lines.join('')).toContain(message)
    await otherDatabase.close()
    refusing.stop()
  })
})
