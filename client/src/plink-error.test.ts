import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientWith, failureOf, json, sendOtp } from '../testing/mock-responses.ts'
import { isErrorOf } from './plink-error.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the error has all fields of the response', async () => {
  const told = {
    code: 'OTP_COOLDOWN',
    requestId: 'r-1',
    reason: 'soft',
    fields: { phoneNumber: 'Has the wrong format' },
    retryAfterSeconds: 12,
    attemptsRemaining: 2,
    documentationUrl: 'https://plink.test/docs/errors/OTP_COOLDOWN',
  }
  const { plink, sent } = clientWith([json(429, { error: 'Please wait', ...told })])
  const error = await failureOf(plink.sendOtp(sendOtp))
  expect(error).toMatchObject({ message: 'Please wait', status: 429, operation: 'sendOtp', ...told })
  expect(isErrorOf(error, 'sendOtp')).toBe(true)
  expect(isErrorOf(error, 'verifyOtp')).toBe(false)
  expect(sent).toHaveLength(1)
})

test('a response of another server is an unknown error with its status', async () => {
  const { plink } = clientWith([() => new Response('<h1>Bad Gateway</h1>', { status: 404 })])
  expect(await failureOf(plink.getSupport())).toMatchObject({
    code: 'UNKNOWN_ERROR',
    status: 404,
    requestId: undefined,
  })
})

test('HTML instead of JSON is an unknown error, even with status 200', async () => {
  const { plink, sent } = clientWith([() => new Response('<!doctype html>')])
  expect(await failureOf(plink.getSupport())).toMatchObject({ code: 'UNKNOWN_ERROR', status: 200 })
  expect(sent).toHaveLength(1)
})
