import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listen, TIMEOUTS } from '#api/run/server/listen.ts'
import { testApp } from '#api/testing/app.ts'
import { malformedHttp } from './malformed-http.ts'

const { app, deps, database } = await testApp()
// The times are those of the product, divided by a hundred.
const timeouts = Object.fromEntries(Object.entries(TIMEOUTS).map(([name, value]) => [name, value / 100]))
const server = await listen(app, 0, { timeouts, malformed: malformedHttp(deps) })
afterAll(async () => {
  await server.drain({ delayMilliseconds: 0, deadlineMilliseconds: 0 })
  await database.close()
})

/** Sends the bytes and reads until the server closes the connection. */
async function responseTo(bytes: string) {
  const socket = connect(server.port)
  await once(socket, 'connect')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body: JSON.parse(body) }
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request', 'MALFORMED_REQUEST'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
    'MALFORMED_REQUEST',
  ],
  ['no Host', 'GET /health/live HTTP/1.1\r\n\r\n', '400 Bad Request', 'MALFORMED_REQUEST'],
  ['two Hosts', 'GET /health/live HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', '400 Bad Request', 'MALFORMED_REQUEST'],
  ['one Host twice', 'GET /health/live HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n', '400 Bad Request', 'MALFORMED_REQUEST'],
  [
    'two Hosts and a URL',
    'GET http://x/health/live HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
    '400 Bad Request',
    'MALFORMED_REQUEST',
  ],
  [
    'two Hosts in HTTP/1.0',
    'GET /health/live HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n',
    '400 Bad Request',
    'MALFORMED_REQUEST',
  ],
  ['no Host with a URL', 'GET http://x/health/live HTTP/1.1\r\n\r\n', '400 Bad Request', 'MALFORMED_REQUEST'],
  [
    'something expected that is not known',
    'POST /api/v1/auth/send-otp HTTP/1.1\r\nHost: x\r\nExpect: other\r\nContent-Length: 2\r\n\r\n{}',
    '417 Expectation Failed',
    'EXPECTATION_FAILED',
  ],
  ['a Host that is none', 'GET /health/live HTTP/1.1\r\nHost: a b\r\n\r\n', '400 Bad Request', 'MALFORMED_REQUEST'],
  [
    'large headers',
    `GET / HTTP/1.1\r\nHost: x\r\nFiller: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
  ],
  ['half the headers', 'POST / HTTP/1.1\r\nHost: x\r\n', '408 Request Timeout', 'REQUEST_TIMEOUT'],
  [
    'half a body',
    'POST /api/v1/auth/send-otp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\nhalf',
    '408 Request Timeout',
    'REQUEST_TIMEOUT',
  ],
])('%s gets the error body of the contract, and the connection is closed', async (_what, bytes, status, code) => {
  const { head, body } = await responseTo(bytes)
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`))
  expect(head).toMatch(/^content-type: application\/json/im)
  expect(head).toMatch(/^connection: close/im)
  expect(head.toLowerCase()).toContain(`x-request-id: ${body.requestId}`)
  expect(body).toMatchObject({ code, error: expect.any(String), requestId: expect.stringMatching(/^[\w-]{36}$/) })
})

test.each([
  ['HTTP/1.0 without a Host, as a load balancer checks', 'GET /health/live HTTP/1.0\r\n\r\n'],
  ['HTTP/1.0 with a Host', 'GET /health/live HTTP/1.0\r\nHost: x\r\n\r\n'],
  ['a URL', 'GET http://x/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  [
    'a body that is announced',
    'GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
  ],
])('%s is answered', async (_what, bytes) => {
  const socket = connect(server.port)
  socket.write(bytes)
  expect(await text(socket)).toMatch(/^(HTTP\/1.1 100 Continue\r\n\r\n)?HTTP\/1.1 200 OK\r\n/)
})

test('broken HTTP after a request does not write into the response that is under way', async () => {
  const endless = new ReadableStream({ start: stream => stream.enqueue(new TextEncoder().encode('first')) })
  const streaming = await listen({ fetch: () => new Response(endless) }, 0, { malformed: malformedHttp(deps) })
  const socket = connect(streaming.port)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [start] = await once(socket, 'data')
  socket.write('hello\r\n\r\n')
  const rest = await text(socket)
  expect(`${start}${rest}`).toContain('first')
  expect(rest).not.toContain('HTTP/1.1 400')
  await streaming.drain({ delayMilliseconds: 0, deadlineMilliseconds: 0 })
})
