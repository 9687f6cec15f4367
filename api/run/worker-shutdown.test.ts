import { gt } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { serverProcesses } from '#api/kernel/db/schema/http.ts'
import { seededCustomer } from '#api/testing/customers/customer.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { readAllTheTime } from '#api/testing/processes/read-load.ts'
import { killServers, startServer } from '#api/testing/processes/server-process.ts'
import { at } from '#api/testing/processes/server-requests.ts'
import { openSendOtp } from '#api/testing/sent-in-parts.ts'

afterAll(killServers)

test('two workers finish what is under way at SIGTERM, and end', async () => {
  const postgres = await emptyPostgres()
  const server = await startServer({ DATABASE_URL: postgres.url, WORKERS: '2' })
  const customer = await seededCustomer(at(server), '0500000010').signIn()
  const sendOtp = await openSendOtp(server)
  const { good, end } = readAllTheTime(customer)
  await expect.poll(good).toBeGreaterThan(20)

  const failures = end()
  server.kill('SIGTERM')
  expect(await failures).toEqual([])
  await sendOtp.finish()
  expect(await sendOtp.closed).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"otpCode":/)
  expect(await server.exited).toBe(0)
  const { db, close } = connectPostgres(postgres.url)
  expect(await db.$count(serverProcesses, gt(serverProcesses.leaseUntil, new Date()))).toBe(0)
  await close()
  await postgres.drop()
})
