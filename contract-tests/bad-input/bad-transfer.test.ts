import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '#api/run/server/listen.ts'
import { operationOf } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { type ValidatedResponse, validateResponse } from '../validated-response.ts'

const { app, database } = await contractApp()
const server = await listen(app, 0)
afterAll(async () => {
  await server.drain({ delayMilliseconds: 0, deadlineMilliseconds: 1000 })
  await database.close()
})

const sendOtp = operationOf('sendOtp')
const LIMIT = 16 * 1024

describe('over a real connection', () => {
  test('a body without a declared length is cut off when it grows too large', async () => {
    const response = await post({}, call => {
      for (let piece = 0; piece < 4; piece++) call.write('x'.repeat(LIMIT / 2))
      call.end()
    })
    expect(response.body.code).toBe('PAYLOAD_TOO_LARGE')
  })

  test('a declared length that is too large is refused before the body is read', async () => {
    const response = await post({ 'Content-Length': '1000000000' }, call => call.flushHeaders())
    expect(response.body.code).toBe('PAYLOAD_TOO_LARGE')
  })

  test('a body that is compressed is another media type', async () => {
    const gzipped = Buffer.from('1f8b0800000000000003abae050043bfa6a302000000', 'hex')
    const response = await post({ 'Content-Encoding': 'gzip' }, call => call.end(gzipped))
    expect(response.body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  test('bytes that are not UTF-8 are not JSON', async () => {
    const response = await post({}, call => call.end(Buffer.from('{"phoneNumber":"\xff"}', 'latin1')))
    expect(response.body.code).toBe('MALFORMED_JSON')
  })

  test('the server continues after a client has closed the connection in the middle of a request', async () => {
    const call = request(options({ 'Content-Length': '100' }))
    call.on('error', () => {})
    call.write('{"phoneNumber":')
    await once(call, 'socket')
    call.destroy()
    const response = await post({}, next => next.end('{}'))
    expect(response.body.code).toBe('VALIDATION_ERROR')
  })
})

const options = (headers: Record<string, string>): RequestOptions => ({
  host: '127.0.0.1',
  port: server.port,
  method: 'POST',
  path: sendOtp.path,
  headers: { 'Content-Type': 'application/json', ...headers },
})

/** The server may respond before it has read the whole body. */
async function post(headers: Record<string, string>, write: (call: ClientRequest) => void): Promise<ValidatedResponse> {
  const call = request(options(headers))
  // After its response the server may close the connection while the body is still being sent.
  call.on('error', () => {})
  write(call)
  const [response]: IncomingMessage[] = await once(call, 'response')
  const body = await text(response!)
  call.destroy()
  const received = Object.entries(response!.headers).map(([name, value]): [string, string] => [name, String(value)])
  return validateResponse(sendOtp, new Response(body, { status: response!.statusCode ?? 0, headers: received }))
}
