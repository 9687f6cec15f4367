import { afterEach, expect, test } from 'vitest'
import { listen, type RunningServer } from './listen.ts'

const running: RunningServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await drain(server, 0)
})

async function serve(fetch: () => Promise<Response>): Promise<RunningServer & { url: string }> {
  const server = await listen({ fetch }, 0)
  running.push(server)
  return { ...server, url: `http://localhost:${server.port}` }
}

const drain = (server: RunningServer, deadlineMilliseconds: number, readiness = { ready: true }) =>
  server.drain({ readiness, delayMilliseconds: 0, deadlineMilliseconds })

test('draining lets the answer under way out and keeps nobody waiting after it', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const server = await serve(async () => {
    await held
    return new Response('done')
  })
  const answer = fetch(server.url)
  await expect.poll(() => server.connections()).toBe(1)
  const readiness = { ready: true }
  const drained = drain(server, 5000, readiness)
  expect(readiness.ready).toBe(false)
  release()
  expect(await (await answer).text()).toBe('done')
  expect(await drained).toBe(0)
  await expect(fetch(server.url)).rejects.toThrow()
})

test('draining cuts off at the deadline what never ends, and counts it', async () => {
  const server = await serve(() => new Promise(() => {}))
  const refused = expect(fetch(server.url)).rejects.toThrow()
  await expect.poll(() => server.connections()).toBe(1)
  expect(await drain(server, 200)).toBe(1)
  await refused
})
