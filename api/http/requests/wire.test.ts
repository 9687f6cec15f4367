import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { listen } from '#api/run/server/listen.ts'
import { testApp } from '#api/testing/app.ts'

// These requests exist only as bytes on a socket. `fetch` normalises a request before it sends it.
const { app, database } = await testApp()
const server = await listen(app, 0)
afterAll(async () => {
  await server.drain({ delayMilliseconds: 0, deadlineMilliseconds: 0 })
  await database.close()
})

const BODY = '{"phoneNumber":"12345"}'

async function send(body: string | Buffer, headers: string[]): Promise<{ status: number; code: string }> {
  return sendFramed(body, [`Content-Length: ${Buffer.byteLength(body)}`, ...headers])
}

async function sendChunked(body: string | Buffer): Promise<{ status: number; code: string }> {
  const size = `${Buffer.byteLength(body).toString(16)}\r\n`
  const chunk = Buffer.concat([Buffer.from(size), Buffer.from(body), Buffer.from('\r\n0\r\n\r\n')])
  return sendFramed(chunk, ['Transfer-Encoding: chunked', 'Content-Type: application/json'])
}

async function sendFramed(body: string | Buffer, headers: string[]): Promise<{ status: number; code: string }> {
  const socket = connect(server.port)
  await once(socket, 'connect')
  const head = ['POST /api/v1/auth/send-otp HTTP/1.1', 'Host: x', 'Connection: close', ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  const [start = '', json = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(start.split(' ')[1]), code: JSON.parse(json).code }
}

const NOT_UTF8 = Buffer.from('{"phoneNumber":"\xff\xfe"}', 'latin1')

const READ = { status: 400, code: 'VALIDATION_ERROR' }
const MALFORMED = { status: 400, code: 'MALFORMED_JSON' }
const UNSUPPORTED = { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }

test.each([
  ['as usual', ['Content-Type: application/json'], READ],
  ['in other letters, with a character set', ['CONTENT-TYPE:  Application/JSON ; charset=utf-8'], READ],
  ['with a parameter in quotes', ['Content-Type: application/json;charset="utf-8"'], READ],
  ['twice', ['Content-Type: application/json', 'Content-Type: application/json'], UNSUPPORTED],
  ['twice, of which one is another', ['Content-Type: application/json', 'content-type: text/plain'], UNSUPPORTED],
  ['not at all', [], UNSUPPORTED],
])('the media type %s', async (_how, headers, expected) => {
  expect(await send(BODY, headers)).toEqual(expected)
})

test.each<[string, string | Buffer, string[], object]>([
  ['in gzip', gzipSync(BODY), ['Content-Encoding: gzip'], UNSUPPORTED],
  ['in Brotli', brotliCompressSync(BODY), ['Content-Encoding: br'], UNSUPPORTED],
  ['in several codings', gzipSync(BODY), ['Content-Encoding: identity, GZIP'], UNSUPPORTED],
  ['that only says so', BODY, ['Content-Encoding: gzip'], UNSUPPORTED],
  ['that is as it is', BODY, ['Content-Encoding: Identity'], READ],
])('a body %s', async (_how, body, headers, expected) => {
  expect(await send(body, ['Content-Type: application/json', ...headers])).toEqual(expected)
})

test.each<[string, string | Buffer, object]>([
  ['in UTF-8', '{"phoneNumber":"٠٥😀"}', READ],
  ['with a byte order mark', `\ufeff${BODY}`, MALFORMED],
  ['that is not UTF-8', NOT_UTF8, MALFORMED],
  ['that is UTF-16', Buffer.from(BODY, 'utf16le'), MALFORMED],
  ['with a zero byte', `${BODY}\0`, MALFORMED],
  ['of 16 KiB', BODY.padEnd(16 * 1024), READ],
  ['of a byte more', BODY.padEnd(16 * 1024 + 1), { status: 413, code: 'PAYLOAD_TOO_LARGE' }],
])('a body %s', async (_what, body, expected) => {
  expect(await send(body, ['Content-Type: application/json'])).toEqual(expected)
})

test.each<[string, string | Buffer, object]>([
  ['that is read', BODY, READ],
  ['that is not UTF-8', NOT_UTF8, MALFORMED],
  ['with a byte order mark', `\ufeff${BODY}`, MALFORMED],
  ['with the same key twice', '{"phoneNumber":"1","phoneNumber":"2"}', MALFORMED],
  ['of 16 KiB', BODY.padEnd(16 * 1024), READ],
  ['of a byte more', BODY.padEnd(16 * 1024 + 1), { status: 413, code: 'PAYLOAD_TOO_LARGE' }],
])('a chunked body %s', async (_what, body, expected) => {
  expect(await sendChunked(body)).toEqual(expected)
})

test.each(['/api/v1/support', '/api/v1/auth/me', '/api/v1/none'])(
  'a response of %s says what time it is, and that no cache may keep it',
  async path => {
    const { headers } = await fetch(`http://localhost:${server.port}${path}`)
    expect(Date.parse(headers.get('Date') ?? '')).not.toBeNaN()
    expect(headers.get('Cache-Control')).toBe('no-store')
  },
)
