import { expect, test } from 'vitest'
import { readableLines } from './prism.ts'

function printed(...lines: object[]): string[] {
  const out: string[] = []
  const write = readableLines(line => out.push(line))
  for (const line of lines) write(JSON.stringify(line))
  return out
}

const request = { method: 'post', url: { path: '/api/v1/auth/send-otp' }, headers: { prefer: 'code=409' } }

test('a request is a line with its Prefer header, followed by its violations', () => {
  const lines = printed(
    { level: 30, msg: 'Request received', input: request },
    { level: 50, name: 'VALIDATOR', msg: 'Request body property phoneNumber must match pattern' },
    { level: 50, name: 'VALIDATOR', msg: 'Violation: request.body.phoneNumber must match pattern' },
    { level: 30, name: 'NEGOTIATOR', msg: 'Using the response 422' },
  )
  expect(lines).toEqual([
    'POST /api/v1/auth/send-otp  code=409',
    '  ! breaks the contract: request.body.phoneNumber must match pattern',
  ])
})
