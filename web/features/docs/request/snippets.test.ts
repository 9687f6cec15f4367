import { describe, expect, test } from 'vitest'
import { codeOf } from './api-request.ts'
import { snippetOf } from './snippets.ts'

const ORIGIN = 'https://plink.example'
const POST = { method: 'POST', path: '/api/v1/x', body: { name: "O'Neil" }, token: 'abc' } as const

describe('a snippet', () => {
  test('of a plain GET has no options', () => {
    const request = { method: 'GET', path: '/health/live' } as const
    expect(snippetOf('curl', request, ORIGIN)).toBe("curl 'https://plink.example/health/live'")
    expect(snippetOf('js', request, ORIGIN)).toContain("await fetch('https://plink.example/health/live')\n")
  })

  test('for the shell escapes quotes inside values', () => {
    expect(snippetOf('curl', POST, ORIGIN)).toBe(
      [
        "curl 'https://plink.example/api/v1/x' \\",
        "  -H 'Authorization: Bearer abc' \\",
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"name":"O'\\''Neil"}'`,
      ].join('\n'),
    )
  })

  test('names a method that is not the default of curl', () => {
    expect(snippetOf('curl', { method: 'POST', path: '/x' }, ORIGIN)).toBe("curl -X POST 'https://plink.example/x'")
    expect(snippetOf('curl', { method: 'PATCH', path: '/x', body: {} }, ORIGIN)).toContain('-X PATCH')
  })

  test('in JavaScript is a program that sends the request', async () => {
    const calls: unknown[] = []
    const response = { status: 200, json: async () => ({}) }
    const fakeFetch = async (...args: unknown[]) => {
      calls.push(args)
      return response
    }
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
    await new AsyncFunction('fetch', 'console', snippetOf('js', POST, ORIGIN))(fakeFetch, { log: () => {} })
    expect(calls).toEqual([
      [
        'https://plink.example/api/v1/x',
        {
          method: 'POST',
          headers: { Authorization: 'Bearer abc', 'Content-Type': 'application/json' },
          body: JSON.stringify(POST.body),
        },
      ],
    ])
  })
})

test('only an error body has a code', () => {
  expect(codeOf({ error: 'x', code: 'PHONE_DUPLICATE' })).toBe('PHONE_DUPLICATE')
  expect([codeOf('text'), codeOf(null), codeOf({ status: 'ok' }), codeOf({ code: 7 })]).toEqual(
    Array(4).fill(undefined),
  )
})
