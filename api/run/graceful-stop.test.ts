import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededCustomer } from '#api/testing/customers/customer.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { killServers, startServer } from '#api/testing/processes/server-process.ts'
import { at } from '#api/testing/processes/server-requests.ts'
import { openConnection, openSendOtp } from '#api/testing/sent-in-parts.ts'
import { watch } from '#api/testing/webhooks/events.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'plink-stop-'))
beforeAll(() => extractDataFolder('seeded', dataDir))
afterAll(async () => {
  await killServers()
  rmSync(dataDir, { recursive: true, force: true })
})

test('stops gracefully: not ready, streams end, requests under way finish, and the exit code is 0', async () => {
  // Requests are under way before the signal and end after it, so the test does not depend on how long the server stays.
  const server = await startServer({ DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0' })
  const events = await watch(await seededCustomer(at(server), '0500000010').signIn())
  const port = Number(new URL(server.url).port)
  const [ready, live] = [await openConnection(port), await openConnection(port)]
  for (const connection of [ready, live]) {
    await connection.send('GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n')
    await connection.untilReceived('HTTP/1.1 200 OK')
  }
  await ready.send('GET /health/ready HTTP/1.1\r\nHost: x\r\n')
  await live.send('GET /health/live HTTP/1.1\r\nHost: x\r\n')
  const sendOtp = await openSendOtp(server)

  server.kill('SIGTERM')
  expect([await events.next(), await events.next(), await events.next()]).toEqual([
    'retry: 1000',
    'retry: 10000',
    undefined,
  ])
  await ready.send('\r\n')
  expect(await ready.closed).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*HTTP\/1\.1 503 /)
  await live.send('\r\n')
  expect(await live.closed).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*HTTP\/1\.1 200 OK/)
  await sendOtp.finish()
  expect(await sendOtp.closed).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"otpCode":/)
  // A server that takes longer than ten seconds exits with 1.
  expect(await server.exited).toBe(0)
})
