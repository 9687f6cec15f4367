import { afterEach, expect, test } from 'vitest'
import { freePort } from '#api/dev/free-port.ts'
import type { RunningServer } from './listen.ts'
import { listenForMonitoring } from './monitoring-port.ts'

const app = { fetch: (request: Request) => new Response(new URL(request.url).pathname) }
const options = { address: '127.0.0.1' }

let server: RunningServer | undefined
afterEach(() => server?.drain({ delayMilliseconds: 0, deadlineMilliseconds: 0 }))

test('the port for monitoring serves the health and the metrics of the server, and nothing else', async () => {
  server = await listenForMonitoring(app, await freePort(), options)
  const read = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${server?.port}${path}`)
    return [response.status, await response.text()]
  }
  for (const path of ['/health/live', '/health/ready', '/metrics']) expect(await read(path)).toEqual([200, path])
  const refused = [404, 'This port serves /health/live, /health/ready, /metrics.\n']
  for (const path of ['/', '/health/providers', '/api/v1/wallet', '/metrics/x'])
    expect(await read(path)).toEqual(refused)
})

test('without the setting there is no such port', async () => {
  expect(await listenForMonitoring(app, undefined, options)).toBeUndefined()
})
