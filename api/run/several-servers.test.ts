import { afterAll, expect, test } from 'vitest'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { apiKeyRequests } from '#api/kernel/db/schema/api-keys.ts'
import { callWith } from '#api/testing/customers/api-keys.ts'
import { seededCustomer } from '#api/testing/customers/customer.ts'
import { newSandboxBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { killServers, startServer } from '#api/testing/processes/server-process.ts'
import { at, changeWallet } from '#api/testing/processes/server-requests.ts'
import { watch } from '#api/testing/webhooks/events.ts'

afterAll(killServers)

test('several processes start at once on one empty Postgres, report what another one changed, and store each call of a key before they stop', async () => {
  const { url, drop } = await emptyPostgres()
  const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL: url, DRAIN_DELAY_SECONDS: '0' })))
  for (const server of servers) expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  const [one, other] = servers
  const customer = await seededCustomer(at(one!), '0500000010').signIn()
  const events = await watch(Object.assign(customer.through(at(other!)), { accessToken: customer.accessToken }))
  await changeWallet(customer, { type: 'deactivate' })
  expect(await events.change()).toEqual(['notifications', 'settings'])
  const { key } = await newSandboxBusiness(at(one!))
  expect((await callWith(at(one!), key)).status).toBe(200)
  for (const server of servers) server.kill('SIGTERM')
  expect(await events.change()).toBeUndefined()
  expect(await Promise.all(servers.map(server => server.exited))).toEqual([0, 0, 0])
  const { db, close } = connectPostgres(url)
  expect(await db.$count(apiKeyRequests)).toBe(1)
  await close()
  await drop()
})
