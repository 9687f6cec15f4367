import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openConnection } from '#api/testing/sent-in-parts.ts'
import { listen, type RunningServer, TIMEOUTS } from './listen.ts'

const running: RunningServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await drain(server, 0)
})

async function serve(fetch: () => Promise<Response>): Promise<RunningServer & { url: string }> {
  const server = await listen({ fetch }, 0)
  running.push(server)
  return { ...server, url: `http://localhost:${server.port}` }
}

/** This is longer than a drain takes if no connection has to be cut off. */
const FAR = 60_000

const drain = (server: RunningServer, deadlineMilliseconds: number) =>
  server.drain({ delayMilliseconds: 0, deadlineMilliseconds })

test('draining completes the running response and then closes the connection', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const server = await serve(async () => {
    await held
    return new Response('done')
  })
  const response = fetch(server.url)
  await expect.poll(() => server.connections()).toBe(1)
  const drained = drain(server, FAR)
  release()
  expect(await (await response).text()).toBe('done')
  expect(await drained).toBe(0)
  await expect(fetch(server.url)).rejects.toThrow()
})

test('while it drains, it tells clients to open another connection for the next request', async () => {
  const server = await serve(async () => new Response('done'))
  const client = await openConnection(server.port)
  await client.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await client.untilReceived('Connection: keep-alive')
  await client.send('GET / HTTP/1.1\r\n')
  const drained = drain(server, FAR)
  await client.send('Host: x\r\n\r\n')
  expect(await client.closed).toContain('Connection: close')
  expect(await drained).toBe(0)
})

test('until the delay is over, it accepts connections', async () => {
  const server = await serve(async () => new Response('done'))
  // The test does not wait for the drain.
  void server.drain({ delayMilliseconds: FAR, deadlineMilliseconds: FAR })
  expect((await fetch(server.url)).headers.get('Connection')).toBe('close')
})

test('draining responds to a request that has arrived on an idle connection while the process was busy', async () => {
  const server = await serve(async () => new Response('done'))
  const socket = connect(server.port)
  let received = ''
  socket.on('data', chunk => {
    received += chunk
  })
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
  socket.write(request)
  await expect.poll(() => received).toContain('done')
  received = ''
  // The timers of the event loop run next, and data that has arrived is read only afterwards.
  await setImmediate()
  const drained = drain(server, FAR)
  socket.write(request)
  // The process waits for its core for longer than the delay of the drain.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  await once(socket, 'close')
  expect(received).toContain('HTTP/1.1 200 OK')
  expect(received.toLowerCase()).toContain('connection: close')
  expect(await drained).toBe(0)
})

test('draining cuts off unfinished requests at the deadline and counts them', async () => {
  const server = await serve(() => new Promise(() => {}))
  const refused = expect(fetch(server.url)).rejects.toThrow()
  await expect.poll(() => server.connections()).toBe(1)
  expect(await drain(server, 200)).toBe(1)
  await refused
})

test.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: x\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf'],
])('a client that sends %s too slowly is cut off in time', async (_what, sent) => {
  // These are the product's time-outs, divided by a hundred.
  const hundredth = Object.fromEntries(Object.entries(TIMEOUTS).map(([name, value]) => [name, value / 100]))
  const server = await listen({ fetch: async request => new Response(await request.text()) }, 0, {
    timeouts: hundredth,
  })
  running.push(server)
  const socket = connect(server.port)
  socket.write(sent)
  // Node checks for such clients every 30 seconds by default, which is too late for this test.
  const [response] = await once(socket, 'data')
  expect(String(response)).toContain('HTTP/1.1 408 ')
  socket.destroy()
})
