import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'

const plink = await testApp()
afterAll(() => plink.database.close())

const SEND_OTP = '/api/v1/auth/send-otp'
const Origin = 'https://shop.example'
const ASKING = { Origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' }

const preflight = (path: string, app = plink.app) => app.request(path, { method: 'OPTIONS', headers: ASKING })
const allowedOrigin = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin')

describe('a page of another origin', () => {
  test('learns from the preflight what it may send', async () => {
    const response = await preflight(SEND_OTP)
    expect(response.status).toBe(204)
    expect(allowedOrigin(response)).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization,Content-Type,Idempotency-Key')
  })

  test('is refused OPTIONS that is no preflight like any other method', async () => {
    const response = await plink.app.request(SEND_OTP, { method: 'OPTIONS', headers: { Origin } })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
    expect(allowedOrigin(response)).toBe('*')
  })

  test('can read successes, replays and errors', async () => {
    const send = (phoneNumber: string) => {
      const headers = { Origin, 'Content-Type': 'application/json', 'Idempotency-Key': phoneNumber.slice(1) }
      return plink.app.request(SEND_OTP, { method: 'POST', headers, body: JSON.stringify({ phoneNumber }) })
    }
    const responses = [await send('+966561234567'), await send('+966561234567'), await send('+966500000001')]
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 409])
    expect(responses.map(allowedOrigin)).toEqual(['*', '*', '*'])
    for (const { headers } of responses) {
      expect(headers.get('Access-Control-Expose-Headers')?.split(',')).toEqual(
        expect.arrayContaining(['Date', 'X-Request-Id']),
      )
      expect(headers.has('Access-Control-Allow-Credentials')).toBe(false)
    }
  })

  test('may call paths with parameters and the sandbox operations', async () => {
    const id = crypto.randomUUID()
    for (const path of [`/api/v1/auth/sessions/${id}`, `/api/sandbox/nafath/${id}/decision`]) {
      expect((await preflight(path)).status, path).toBe(204)
    }
  })

  test('may not call admin operations, nor any operation in live mode', async () => {
    const live = plink.with({ sandbox: undefined })
    for (const response of [await preflight('/api/admin/kyb/options'), await preflight(SEND_OTP, live)]) {
      expect(response.status).toBe(405)
      expect(allowedOrigin(response)).toBe(null)
    }
    expect(allowedOrigin(await live.request('/api/v1/support'))).toBe(null)
    expect(allowedOrigin(await plink.app.request('/api/admin/kyb/options'))).toBe(null)
  })
})
