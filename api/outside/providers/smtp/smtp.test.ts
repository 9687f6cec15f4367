import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ReceivedEmail, startMailServer } from '#api/dev/stand-in/mail-server.ts'
import type { StandIn } from '#api/dev/stand-in/stand-in.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { ProviderHealth } from '#api/outside/providers/http/provider-health.ts'
import type { EmailMessage } from '#api/outside/providers/providers.ts'
import { createSmtpClient, smtpEmail } from './smtp.ts'
import { parseSmtpUrl } from './smtp-url.ts'

const FROM = { name: 'Plink', address: 'no-reply@plink.example' }
const received: ReceivedEmail[] = []
let server: StandIn
let lines = ''
const health = new ProviderHealth(() => new Date())
const log = createLog({ level: 'info', destination: { write: line => (lines += line) } })

beforeAll(async () => {
  server = await startMailServer(email => received.push(email))
})
afterAll(() => server.close())
beforeEach(() => {
  server.setFault(undefined)
  received.length = 0
  lines = ''
})

function client({ url = server.url, timeoutSeconds = 20 } = {}) {
  const parsed = parseSmtpUrl(url)
  if (!parsed) throw new Error(`${url} is no SMTP server`)
  return createSmtpClient({ server: parsed, from: FROM }, timeoutSeconds, { log, metrics: new Metrics(), health })
}
const send = (changes: Partial<EmailMessage> = {}, through = client()) =>
  smtpEmail(through).send({ ...message(), ...changes })
const message = (): EmailMessage => ({
  id: randomUUID(),
  recipientId: randomUUID(),
  to: 'noura@palm.example',
  subject: 'أكّد بريدك',
  text: 'Open the page',
  html: '<p>Open the page</p>',
})

describe('emails through a mail server', () => {
  test('have text and HTML, our sender and an id of their own', async () => {
    const email = message()
    expect(await smtpEmail(client()).send(email)).toBe('sent')
    const [{ to, source } = { to: '', source: '' }] = received
    expect(to).toBe(email.to)
    for (const part of [`Message-ID: <${email.id}@plink.example>`, 'From: Plink <no-reply@plink.example>'])
      expect(source).toContain(part)
    for (const part of [
      'multipart/alternative',
      'Open the page',
      '<p>Open the page</p>',
      'Auto-Submitted: auto-generated',
    ])
      expect(source).toContain(part)
  })

  test('say nothing of the address in the log', async () => {
    await send()
    await send({ to: 'refused@sandbox.test' })
    server.setFault('error')
    await send()
    expect(lines).toContain('"provider":"smtp"')
    expect(lines).not.toMatch(/noura@palm|refused@sandbox/)
  })

  test('to an address that the server refuses for good are refused', async () => {
    expect(await send({ to: 'refused@sandbox.test' })).toBe('invalid_address')
    expect(health.list()).toMatchObject([{ state: 'working' }])
  })

  test.each([
    ['a subject', { subject: 'Hello\r\nBcc: salem@palm.example' }],
    ['an address', { to: 'noura@palm.example\r\nBcc: salem@palm.example' }],
    ['a second address', { to: 'noura@palm.example, salem@palm.example' }],
  ])('have no headers or readers that %s brings', async (_what, changes) => {
    await send(changes)
    expect(received.map(({ to }) => to)).not.toContain('salem@palm.example')
    for (const { source } of received) expect(source).not.toMatch(/^Bcc:/im)
  })

  test.each([
    ['error', 'error'],
    ['credentials', 'credentials'],
    ['rate_limited', 'rate_limited'],
    ['reset', 'connection'],
  ] as const)('wait while the server has the fault %s', async (fault, lastFailure) => {
    server.setFault(fault)
    expect(await send()).toBe('unavailable')
    expect(health.list()).toMatchObject([{ state: 'failing', lastFailure }])
    server.setFault(undefined)
    expect(await send()).toBe('sent')
  })

  test('wait while the server is away, and are not tried any more after five failures', async () => {
    const through = client({ url: 'smtp://127.0.0.1:1' })
    for (let count = 0; count < 6; count += 1) expect(await send({}, through)).toBe('unavailable')
    expect(health.list()).toMatchObject([{ state: 'suspended', lastFailure: 'circuit_open' }])
  })

  test('reject with a time-out when the server says nothing', async () => {
    server.setFault('silent')
    await expect(send({}, client({ timeoutSeconds: 1 }))).rejects.toThrow('Request timeout')
  })

  test('are not sent in the clear to another machine', async () => {
    const parsed = parseSmtpUrl(server.url)
    const elsewhere = { ...parsed!, isLoopback: false }
    const through = createSmtpClient({ server: elsewhere, from: FROM }, 20, { log, metrics: new Metrics(), health })
    expect(await send({}, through)).toBe('unavailable')
    expect(received).toEqual([])
  })
})

test('the server is verified without sending anything', async () => {
  await client().verify()
  expect(received).toEqual([])
  await expect(client({ url: 'smtp://127.0.0.1:1' }).verify()).rejects.toThrow('The connection failed.')
})

describe('SMTP_URL', () => {
  test.each([
    [
      'smtps://us%40er:p%2Fw@mail.example',
      { host: 'mail.example', port: 465, secure: true, auth: { user: 'us@er', pass: 'p/w' } },
    ],
    ['smtp://mail.example', { port: 587, secure: false, isLoopback: false }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, isLoopback: true }],
  ])('%s', (url, expected) => {
    expect(parseSmtpUrl(url)).toMatchObject(expected)
  })

  test.each([
    'smtp://mail.example?tls.rejectUnauthorized=false',
    'https://mail.example',
    'mail.example',
    'smtp://',
    'smtp://%zz@mail.example',
  ])('refuses %s', url => {
    expect(parseSmtpUrl(url)).toBeUndefined()
  })
})
