import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#api/dev/free-port.ts'
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

test('keeps running at SIGHUP, and says what to do instead. Two signals to stop at once are one, and the port for monitoring says so', async () => {
  const log = new PassThrough({ encoding: 'utf8' })
  let lines = ''
  log.on('data', chunk => {
    lines += chunk
  })
  const monitoringPort = String(await freePort())
  const settings = { DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0', MONITORING_PORT: monitoringPort }
  const server = await startServer(settings, 'api/main.ts', log)
  const statusOf = async (url: string) => (await fetch(url)).status
  const monitoring = `http://localhost:${monitoringPort}`
  expect(await statusOf(`${monitoring}/metrics`)).toBe(200)
  expect(await statusOf(`${server.url}/metrics`)).toBe(404)
  expect(await statusOf(`${monitoring}/api/v1/support`)).toBe(404)

  const sendOtp = await openSendOtp(server)
  server.kill('SIGHUP')
  await expect.poll(() => lines).toContain('SIGHUP is ignored, because a single process cannot replace itself')
  expect(await statusOf(`${server.url}/health/ready`)).toBe(200)
  expect(await statusOf(`${monitoring}/health/ready`)).toBe(200)
  // Ctrl-C sends a signal from the terminal and one from npm.
  server.kill('SIGTERM')
  server.kill('SIGINT')
  await expect.poll(() => lines).toContain('stopping: finishing the running requests')
  server.kill('SIGHUP')
  expect(await statusOf(`${monitoring}/health/ready`)).toBe(503)
  await sendOtp.finish()
  expect(await sendOtp.closed).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"otpCode":/)
  expect(await server.exited).toBe(0)
})
