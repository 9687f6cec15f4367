import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ApiKeyScope, EventType } from '#api/contract/generated/schemas.ts'
import { webhookSender } from '#api/outside/webhooks/webhook-sender.ts'
import { ask, callWith, confirmed as confirmedKey, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { wrongCode } from '#api/testing/customers/customer.ts'
import { messagesTo } from '#api/testing/customers/session-steps.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { atOnce, outcome, refusal } from '#api/testing/outcome.ts'
import { webhookDeliveries } from '#api/testing/webhooks/webhook-deliveries.ts'
import { webhookReceiver, withStatus } from '#api/testing/webhooks/webhook-receiver.ts'
import {
  askForEndpoint,
  confirmed,
  deliveriesTo,
  ENDPOINTS,
  endpointsOf,
  newEndpoint,
} from '#api/testing/webhooks/webhook-steps.ts'
import { CHALLENGE_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { deliverEvents } from './deliver-events.ts'

const { app, clock, db, deps, endpoint, lastDelivery, payer, receiver, with: appWith } = await webhookDeliveries()

const withoutLoopback = { sendWebhook: webhookSender({ toLoopback: false }), webhooksToLoopback: false }

describe('where no webhook may call this machine', () => {
  const urlError = { status: 400, body: expect.objectContaining({ fields: { url: expect.any(String) } }) }

  test.each([
    'http://localhost:4000/plink',
    'https://localhost/plink',
    'http://127.0.0.1:5432/',
    'https://127.0.0.1:5432/',
    'https://127.1.2.3/',
    'https://2130706433/',
    'https://[::1]:5432/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'http://shop.example/plink',
  ])('refuses %s, to create and to change', async url => {
    const { webhookEndpoint } = await endpoint({ url: 'https://shop.example/plink' })
    const customer = payer().customer.through(appWith(withoutLoopback))
    await customer.signIn()
    expect(await outcome(customer.post(ENDPOINTS, { url }))).toEqual(urlError)
    const path = `${ENDPOINTS}/${webhookEndpoint.webhookEndpointId}`
    expect(await outcome(customer.put(path, { url, enabled: true }))).toEqual(urlError)
  })

  test('sends nothing to an endpoint of this machine from earlier', async () => {
    const { webhookEndpoint } = await endpoint()
    await payer().now(topUp(10_00))
    await deliverEvents({ ...deps, ...withoutLoopback })
    expect(receiver().received).toEqual([])
    expect(await lastDelivery(webhookEndpoint.webhookEndpointId)).toMatchObject({ lastAttempt: { failure: 'address' } })
  })
})

describe('createWebhookEndpoint', () => {
  const request = { url: 'https://shop.example/plink', eventTypes: ['transfer.paid'] }

  test('gives a person nothing before the code, and its secret once after', async () => {
    const { customer } = payer()
    const { status, body } = await outcome(customer.post(ENDPOINTS, request))
    expect(status).toBe(201)
    expect(body).toEqual({
      webhookEndpoint: expect.objectContaining({ ...request, state: 'unconfirmed' }),
      confirmation: expect.objectContaining({ otpCode: expect.stringMatching(/^\d{6}$/) }),
    })
    expect(await endpointsOf(customer)).toEqual([])
    const { webhookEndpointId } = Object(body.webhookEndpoint)
    customer.otp = String(Object(body.confirmation).otpCode)
    const path = `${ENDPOINTS}/${webhookEndpointId}/confirm`
    const wrong = await outcome(customer.post(path, { otp: wrongCode(customer.otp) }))
    expect(wrong).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', attemptsRemaining: 4 } })
    expect(await endpointsOf(customer)).toEqual([])
    const confirmation = await confirmed(customer, webhookEndpointId)
    expect(confirmation).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      webhookEndpoint: { ...request, state: 'enabled' },
    })
    expect(await endpointsOf(customer)).toEqual([confirmation.webhookEndpoint])
    expect(await outcome(customer.post(path, { otp: customer.otp }))).toEqual(refusal(410, 'ACTION_EXPIRED'))
  })

  test('sends the code with the host that it is for', async () => {
    const { customer } = payer()
    await askForEndpoint(customer, request)
    expect(await messagesTo(customer)).toContainEqual(expect.stringMatching(/events of your account to shop\.example/))
  })

  test('forgets what another request took the place of, and what waits too long', async () => {
    const { customer } = payer()
    const first = await askForEndpoint(customer, request)
    clock.advance(OTP_RESEND_SECONDS)
    const second = await askForEndpoint(customer, { url: 'https://other.example/' })
    const { otp } = customer
    const confirm = (id: string) => outcome(customer.post(`${ENDPOINTS}/${id}/confirm`, { otp }))
    expect(await confirm(first)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    clock.advance(CHALLENGE_SECONDS)
    await customer.signIn()
    expect(await confirm(second)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect(await endpointsOf(customer)).toEqual([])
  })

  test('makes one endpoint of one code, however often it is sent at once', async () => {
    const { customer } = payer()
    const id = await askForEndpoint(customer, request)
    const results = await atOnce(3, () => customer.post(`${ENDPOINTS}/${id}/confirm`, { otp: customer.otp }))
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await endpointsOf(customer)).toHaveLength(1)
  })

  test('changes no URL and gives no secret to a person without a code', async () => {
    const { customer } = payer()
    const { secret, webhookEndpoint } = await newEndpoint(customer, request)
    const path = `${ENDPOINTS}/${webhookEndpoint.webhookEndpointId}`
    const url = 'https://other.example/'
    const change = await outcome(customer.put(path, { ...request, url, enabled: true }))
    expect(change.body).toMatchObject({ url: request.url, confirmation: { otpCode: expect.any(String) } })
    expect(await endpointsOf(customer)).toEqual([webhookEndpoint])
    customer.otp = String(Object(change.body.confirmation).otpCode)
    expect(await confirmed(customer, webhookEndpoint.webhookEndpointId)).toEqual({
      webhookEndpoint: { ...webhookEndpoint, url },
    })
    const roll = await outcome(customer.post(`${path}/roll`, { overlapHours: 0 }))
    expect(roll.body).toEqual({ webhookEndpoint: { ...webhookEndpoint, url }, confirmation: expect.anything() })
    customer.otp = String(Object(roll.body.confirmation).otpCode)
    const { secret: next } = await confirmed(customer, webhookEndpoint.webhookEndpointId)
    expect(next).not.toBe(secret)
  })

  test('disables an endpoint, and chooses its types, without a code', async () => {
    const { customer } = payer()
    const { webhookEndpoint } = await newEndpoint(customer, request)
    const path = `${ENDPOINTS}/${webhookEndpoint.webhookEndpointId}`
    expect(await outcome(customer.put(path, { url: request.url, enabled: false }))).toMatchObject({
      status: 200,
      body: { state: 'disabled' },
    })
  })

  test('sends another code, which ends the one before', async () => {
    const { customer } = payer()
    const id = await askForEndpoint(customer, request)
    const before = customer.otp
    clock.advance(OTP_RESEND_SECONDS)
    const { status, body } = await outcome(customer.post(`${ENDPOINTS}/${id}/resend`, {}))
    expect(status).toBe(200)
    expect(await outcome(customer.post(`${ENDPOINTS}/${id}/confirm`, { otp: before }))).toMatchObject({ status: 400 })
    customer.otp = String(body.otpCode)
    expect((await confirmed(customer, id)).webhookEndpoint.state).toBe('enabled')
  })
})

describe('an endpoint of a key', () => {
  const SCOPES: ApiKeyScope[][] = [
    ['webhooks:manage'],
    ['webhooks:manage', 'wallet:read'],
    ['webhooks:manage', 'transfers:send', 'transfers:prepare', 'top-ups:create', 'api-key:roll'],
    ApiKeyScope.options,
  ]

  /** Returns whether the key may list events of this type. The tests below try every subject. */
  const isReadable = (scopes: ApiKeyScope[], type: EventType) => {
    if (type.startsWith('api_key.')) return false
    return type === 'ping' || type.startsWith('webhook_endpoint.') || scopes.includes('wallet:read')
  }

  const callOf = (key: string) => (method: string, path: string, body?: object) =>
    callWith(app, key, path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })

  test.each(SCOPES.map(scopes => [scopes]))('receives only what the key may list: %j', async scopes => {
    const call = callOf(await storeApiKey(deps, payer().customer.userId, { scopes }))
    const { url } = receiver()
    const creation = await call('POST', ENDPOINTS, { url })
    expect(creation.status).toBe(201)
    const { webhookEndpointId, eventTypes } = Object(creation.body.webhookEndpoint)
    expect(eventTypes).toEqual(EventType.options.filter(type => isReadable(scopes, type)))
    for (const type of EventType.options) {
      const { status, body } = await call('PUT', `${ENDPOINTS}/${webhookEndpointId}`, {
        url,
        eventTypes: [type],
        enabled: true,
      })
      const expectedOutcome = isReadable(scopes, type)
        ? [200, undefined]
        : [400, { eventTypes: expect.stringContaining(type) }]
      expect([status, body.fields], type).toEqual(expectedOutcome)
    }
    const refusedCreation = await call('POST', ENDPOINTS, { url, eventTypes: ['api_key.created', 'ping'] })
    expect(refusedCreation).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { eventTypes: expect.any(String) } },
    })
  })

  test('leads nothing of the owner to where the key wants it, and shows and repeats none of it', async () => {
    const { customer } = payer()
    receiver().answerWith(withStatus(500))
    const { webhookEndpoint } = await endpoint()
    const path = `${ENDPOINTS}/${webhookEndpoint.webhookEndpointId}`
    await confirmedKey(customer, await ask(customer))
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    const [hidden] = (await deliveriesTo(customer, webhookEndpoint.webhookEndpointId)).filter(
      ({ event }) => event.type === 'api_key.created',
    )
    const call = callOf(
      await storeApiKey(deps, customer.userId, { scopes: ['webhooks:manage', 'wallet:read'], slot: 9 }),
    )
    const response = await call('GET', `${path}/deliveries?limit=100`)
    const types = Array.isArray(response.body.items) ? response.body.items.map(({ event }) => event.type) : []
    expect(types).toEqual(['transaction.posted'])
    const again = await call('POST', `/api/v1/webhook-deliveries/${hidden!.webhookDeliveryId}/resend`)
    expect(again).toEqual(refusal(404, 'WEBHOOK_DELIVERY_NOT_FOUND'))
    const other = await webhookReceiver()
    expect(await call('PUT', path, { url: other.url, enabled: true })).toMatchObject({ status: 200 })
    clock.advance(5)
    await deliverEvents(deps)
    expect(other.received.map(({ event }) => event.type)).toEqual(['transaction.posted'])
    other.close()
  })
})

describe('the URL of an endpoint', () => {
  const url = 'https://shop.example/plink?token=s3cret'

  test('is sealed, and shown with its query only to who may edit it', async () => {
    const { customer } = payer()
    const { webhookEndpoint } = await newEndpoint(customer, { url })
    await askForEndpoint(customer, { url: `${url}&again` })
    await customer.post(`${ENDPOINTS}/${webhookEndpoint.webhookEndpointId}/test`, {})
    const json = [
      await db.execute(sql`select * from webhook_endpoints where account_id = ${customer.userId}`),
      await db.execute(sql`select * from webhook_requests where account_id = ${customer.userId}`),
      await db.execute(sql`select * from events where account_id = ${customer.userId} and type = 'ping'`),
    ].map(rows => JSON.stringify(rows))
    for (const text of json) {
      expect(text).toContain(customer.userId)
      expect(text).not.toContain('s3cret')
    }
    expect(await endpointsOf(customer)).toMatchObject([{ url }])
    const [delivery] = await deliveriesTo(customer, webhookEndpoint.webhookEndpointId)
    expect(delivery?.event.data.object).toMatchObject({ url: 'https://shop.example/plink' })
  })
})
