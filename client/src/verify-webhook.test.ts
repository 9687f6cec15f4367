import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verifyWebhook } from './verify-webhook.ts'

/** The example of Standard Webhooks: https://www.standardwebhooks.com. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const BODY = '{"test": 2432232314}'
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
const HEADERS = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': SIGNATURE,
}
const OTHER = `v1,${'A'.repeat(43)}=`

beforeEach(() => void vi.useFakeTimers({ now: 1614265330_000 }))
afterEach(() => void vi.useRealTimers())

test('returns the JSON of a signed request, with the headers of the web and of Node', async () => {
  expect(await verifyWebhook(BODY, new Headers(HEADERS), SECRET)).toEqual({ test: 2432232314 })
  expect(await verifyWebhook(BODY, HEADERS, SECRET)).toEqual({ test: 2432232314 })
})

test('accepts one valid signature of several, and any version beside it', async () => {
  const headers = { ...HEADERS, 'webhook-signature': `v1a,abc ${OTHER} v1,! ${SIGNATURE}` }
  expect(await verifyWebhook(BODY, headers, SECRET)).toEqual({ test: 2432232314 })
})

test.for([
  ['another body', '{"test": 2432232315}', {}, 'SIGNATURE_WRONG'],
  ['another id', BODY, { 'webhook-id': 'msg_2' }, 'SIGNATURE_WRONG'],
  ['another time', BODY, { 'webhook-timestamp': '1614265331' }, 'SIGNATURE_WRONG'],
  ['another signature', BODY, { 'webhook-signature': OTHER }, 'SIGNATURE_WRONG'],
  ['a signature of another version', BODY, { 'webhook-signature': SIGNATURE.replace('v1', 'v2') }, 'SIGNATURE_WRONG'],
  ['no Base64', BODY, { 'webhook-signature': 'v1,*' }, 'SIGNATURE_WRONG'],
  ['no signature', BODY, { 'webhook-signature': undefined }, 'HEADERS_MISSING'],
  ['no time', BODY, { 'webhook-timestamp': 'today' }, 'TIMESTAMP_OUT_OF_RANGE'],
] as const)('refuses %s', async ([, body, headers, code]) => {
  await expect(verifyWebhook(body, { ...HEADERS, ...headers }, SECRET)).rejects.toMatchObject({ code })
})

test('refuses the signature of another secret', async () => {
  const other = `whsec_${btoa('another secret')}`
  await expect(verifyWebhook(BODY, HEADERS, other)).rejects.toMatchObject({ code: 'SIGNATURE_WRONG' })
})

test.for([-301, 301])('refuses a request that is %i seconds away, and accepts one of 5 minutes', async seconds => {
  vi.setSystemTime((1614265330 + seconds) * 1000)
  await expect(verifyWebhook(BODY, HEADERS, SECRET)).rejects.toMatchObject({ code: 'TIMESTAMP_OUT_OF_RANGE' })
  vi.setSystemTime((1614265330 + seconds - Math.sign(seconds)) * 1000)
  await verifyWebhook(BODY, HEADERS, SECRET)
})
