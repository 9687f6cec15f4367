import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'

const world = await testApp()
afterAll(() => world.database.close())

const SEND_OTP = '/api/v1/auth/send-otp'
const Origin = 'https://shop.example'
const ASKING = { Origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' }

const preflight = (path: string, app = world.app) => app.request(path, { method: 'OPTIONS', headers: ASKING })
const allowed = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin')

describe('a page of another origin', () => {
  test('may ask what it may send', async () => {
    const answer = await preflight(SEND_OTP)
    expect(answer.status).toBe(204)
    expect(allowed(answer)).toBe('*')
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, Idempotency-Key')
  })

  test('reads answers, refusals, and answers that are repeated', async () => {
    const send = (phoneNumber: string) => {
      const headers = { Origin, 'Content-Type': 'application/json', 'Idempotency-Key': phoneNumber.slice(1) }
      return world.app.request(SEND_OTP, { method: 'POST', headers, body: JSON.stringify({ phoneNumber }) })
    }
    const answers = [await send('+966561234567'), await send('+966561234567'), await send('+966500000001')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    expect(answers.map(allowed)).toEqual(['*', '*', '*'])
    for (const { headers } of answers) {
      expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id')
      expect(headers.has('Access-Control-Allow-Credentials')).toBe(false)
    }
  })

  test('of a path with a parameter, and of the sandbox itself', async () => {
    const id = crypto.randomUUID()
    for (const path of [`/api/v1/auth/sessions/${id}`, `/api/sandbox/nafath/${id}/decision`]) {
      expect((await preflight(path)).status, path).toBe(204)
    }
  })

  test('has no way to the staff, nor anywhere in live mode', async () => {
    const live = world.with({ sandbox: undefined })
    for (const answer of [await preflight('/api/admin/kyb/options'), await preflight(SEND_OTP, live)]) {
      expect(answer.status).toBe(405)
      expect(allowed(answer)).toBe(null)
    }
    expect(allowed(await live.request('/api/v1/support'))).toBe(null)
    expect(allowed(await world.app.request('/api/admin/kyb/options'))).toBe(null)
  })
})
