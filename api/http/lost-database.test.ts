import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testApp } from '#api/dev/testing/app.ts'
import { prepareTo } from '#api/dev/testing/money/transfers.ts'
import { sar, topUp } from '#api/dev/testing/money/wallet.ts'
import { newOwner } from '#api/dev/testing/money/wallet-owner.ts'
import { signUp } from '#api/dev/testing/personas.ts'
import { databaseUrl } from '#api/dev/testing/postgres-admin.ts'
import { startTcpProxy, type TcpProxy } from '#api/dev/testing/tcp-proxy.ts'
import type { Database } from '#api/kernel/db/client.ts'
import { connectPostgres } from '#api/kernel/db/postgres.ts'

describe.runIf(process.env.TEST_DB === 'postgres')('a repetition with the same Idempotency-Key', async () => {
  const world = await testApp()
  const { app, database, with: appWith } = world
  let proxy: TcpProxy
  let proxied: Database
  beforeAll(async () => {
    const templates = inject('databaseTemplates')
    if (templates.kind !== 'postgres') throw new Error('This test needs TEST_DB=postgres')
    const [row] = (await database.executeSql('select current_database() as name')).rows
    const url = databaseUrl(templates.adminUrl, String(Object(row).name))
    const { hostname, port } = new URL(url)
    proxy = await startTcpProxy({ host: hostname, port: Number(port) })
    proxied = connectPostgres(proxy.through(url))
  })
  afterAll(async () => {
    await proxied.close()
    await proxy.stop()
    await database.close()
  })

  test.each([
    { isDelivered: true, replayed: 'true' },
    { isDelivered: false, replayed: null },
  ])('makes a transfer once whose commit was delivered: $isDelivered', async ({ isDelivered, replayed }) => {
    const [payer, payee] = [await newOwner(world), await newOwner(world)]
    await payer.now(topUp(1_000_00))
    const { transfer, otpCode } = await prepareTo(payer.customer, payee.customer.identifier, 100_00)
    const customer = Object.assign(payer.customer.through(appWith({ db: proxied.db })), {
      accessToken: payer.customer.accessToken,
    })
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const confirm = () => customer.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp: otpCode }, key)
    proxy.cutAt('commit', { isDelivered })
    const lost = await confirm()
    expect([lost.status, (await lost.json()).code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(Number(lost.headers.get('Retry-After'))).toBeGreaterThan(0)
    const again = await confirm()
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, replayed])
    const { available } = await (await payee.customer.get('/api/v1/wallet')).json()
    expect(available).toEqual(sar(100_00))
  })

  test('is not told that the first call still runs, once the database is back', async () => {
    const noura = await signUp(app).upTo('cr')
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<{ kind: 'not_found' }>()]
    const lookUp = () => {
      asked.resolve()
      return answered.promise
    }
    const server = appWith({ db: proxied.db, providers: { registry: { lookUp } } })
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const check = () =>
      noura.through(server).post('/api/v1/verification/validate-cr', { crNumber: noura.values.crNumber }, key)
    const lost = check()
    await asked.promise
    proxy.goDown()
    answered.resolve({ kind: 'not_found' })
    expect((await lost).status).toBe(503)
    proxy.comeUp()
    await expect.poll(async () => (await check()).status).not.toBe(409)
  })
})
