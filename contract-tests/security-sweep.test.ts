import { afterAll, describe, expect, test } from 'vitest'
import { signUp } from '#api/dev/testing/personas.ts'
import { allGreen, operations } from './contract.ts'
import { contractApp } from './contract-app.ts'
import { errorOf } from './error-body.ts'
import { prepareFor } from './preparations/prepare.ts'
import { requestOf, send } from './request.ts'
import { testUser } from './test-user.ts'
import { validateResponse } from './validated-response.ts'

const world = await contractApp()
afterAll(() => world.database.close())

test.each(operations)('$id declares its security', ({ security }) => {
  expect(security).toBeDefined()
})

test('429 is declared by the operations with a limit per address or per API key, and by no other', () => {
  const declaring = operations.filter(({ scenarios }) => scenarios.some(({ status }) => status === 429))
  const limited = operations.filter(
    ({ isLimitedPerAddress, schemes }) => isLimitedPerAddress || schemes.includes('apiKey'),
  )
  expect(declaring.map(({ id }) => id)).toEqual(limited.map(({ id }) => id))
})

describe('an address above its limit gets 429 from the operations that it limits, and from no other', () => {
  const server = world.with({ limits: { ...world.deps.limits, requestsPerAddressPerMinute: 0 } })

  test.each(operations)('$id', async operation => {
    const { status } = await send(server, operation, requestOf(operation, testUser(world)))
    expect(status === 429).toBe(operation.isLimitedPerAddress)
  })
})

describe('without the sandbox', () => {
  const live = world.with({ sandbox: undefined })

  test.each(operations.filter(({ tag }) => tag === 'sandbox'))('$id responds 404', async operation => {
    const user = testUser(world)
    await prepareFor(operation, user)
    const response = await send(live, operation, requestOf(operation, user))
    expect(response.status).toBe(404)
    expect(await errorOf(response)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each(operations.filter(operation => allGreen(operation).responseBody?.otpCode))(
    '$id tells no code',
    async operation => {
      const user = testUser(world)
      await prepareFor(operation, user)
      const response = await validateResponse(operation, await send(live, operation, requestOf(operation, user)))
      expect(response.status).toBe(allGreen(operation).status)
      expect(Object.keys(response.body).filter(name => /^(otpCode|testOTP)$/.test(name))).toEqual([])
    },
  )
})

test('a response that is replayed for its Idempotency-Key has the headers of the first', async () => {
  const asker = await signUp(world.app).upTo('otp')
  const body = { phoneNumber: asker.phoneNumber, otp: asker.otp }
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const first = await asker.post('/api/v1/auth/verify-otp', body, headers)
  const repeated = await asker.post('/api/v1/auth/verify-otp', body, headers)
  expect(await repeated.json()).toEqual(await first.json())
  expect(repeated.headers.get('Idempotent-Replayed')).toBe('true')
  for (const name of ['Cache-Control', 'X-Content-Type-Options', 'Content-Type']) {
    expect(repeated.headers.get(name)).toBe(first.headers.get(name))
  }
  expect(repeated.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})
