import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ level: 'trace', destination: { write: line => lines.push(line) } }))
  for (const line of lines) JSON.parse(line)
  return lines.join('')
}

const SECRETS = {
  phone: '+966512345678',
  localPhone: '0512345678',
  nationalId: '1990800003',
  crNumber: '9900000000',
  code: '483920',
  password: 'Sandbox#2026',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
}

describe('a log line never contains', () => {
  test.each(Object.entries(SECRETS))('%s by the name of its field, at any depth', (name, value) => {
    expect(logged(log => log.info({ [name]: value }))).not.toContain(value)
    expect(logged(log => log.info({ request: { body: [{ [name]: value }] } }))).not.toContain(value)
    expect(
      logged(log =>
        log
          .child({ a: 1 })
          .child({ [name]: value })
          .info('hello'),
      ),
    ).not.toContain(value)
  })

  const { password: _unrecognisable, ...recognisable } = SECRETS
  test.each(Object.entries(recognisable))('%s within a text', (_name, value) => {
    for (const write of [
      (log: ReturnType<typeof createLog>) => log.info(`sent to ${value}.`),
      (log: ReturnType<typeof createLog>) => log.info('sent to %s', value),
      (log: ReturnType<typeof createLog>) => log.info({ note: `sent to "${value}"` }, 'ok'),
      (log: ReturnType<typeof createLog>) => log.error(new Error(`refused ${value}`)),
      (log: ReturnType<typeof createLog>) => log.error({ err: new Error('x', { cause: new Error(`no ${value}`) }) }),
      (log: ReturnType<typeof createLog>) =>
        log.info({ url: `/api/sandbox/messages?phoneNumber=${encodeURIComponent(value)}` }),
    ])
      expect(logged(write)).not.toContain(value.replace('+', ''))
  })

  test.each(['٠٥١٢٣٤٥٦٧٨', '۴۸۳۹۲۰', '+966 51 234 5678', '05 1234 5678', '051-234-5678'])('%s either', value => {
    expect(logged(log => log.info(`sent to ${value}`))).not.toContain(value)
  })

  test('the parameters of a failed query', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Noura) exists' })
    const line = logged(log => log.error(new DrizzleQueryError('insert into people values ($1)', ['Noura'], cause)))
    expect(line).toContain('insert into people')
    expect(line).toContain('23505')
    expect(line).not.toContain('Noura')
  })

  test('the password of the database', () => {
    expect(logged(log => log.warn('postgres://plink:hunter2@db/plink'))).not.toContain('hunter2')
  })
})

test('a log line keeps the fields that operators need', () => {
  const fields = {
    requestId: '5f0c1d2e-9b1a-4c3d-8e7f-123456789012',
    operation: 'sendOtp',
    status: 409,
    code: 'PHONE_DUPLICATE',
    milliseconds: 123_456,
    otpSent: true,
    at: '2026-11-21T02:08:16.123Z',
  }
  expect(JSON.parse(logged(log => log.info(fields, 'request')))).toMatchObject({
    ...fields,
    msg: 'request',
    level: 'info',
  })
  expect(logged(log => log.error(new Error('broken')))).toMatch(/"stack":"\s+at .*"msg":"broken"/)
})

describe('the line of a request', () => {
  const entry = {
    requestId: '5f0c1d2e-9b1a-4c3d-8e7f-123456789012',
    operation: 'sendOtp',
    status: 409,
    milliseconds: 1.5,
  }

  test('has the format of any other line', () => {
    const line = JSON.parse(logged(log => log.request(entry)))
    const asPino = JSON.parse(logged(log => log.info(entry, 'request')))
    expect({ ...line, time: asPino.time }).toEqual(asPino)
    expect(new Date(line.time).toISOString()).toBe(line.time)
  })

  test('has no operation if the request matched none', () => {
    const line = logged(log => log.request({ ...entry, operation: undefined }))
    expect(JSON.parse(line)).not.toHaveProperty('operation')
  })

  test('is not written at the level warn', () => {
    const lines: string[] = []
    createLog({ level: 'warn', destination: { write: line => lines.push(line) } }).request(entry)
    expect(lines).toEqual([])
  })
})
