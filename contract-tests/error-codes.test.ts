import { describe, expect, test } from 'vitest'
import { document, operations } from './contract.ts'

describe('the codes of errors', () => {
  /** The last four are for bytes that are no complete request. */
  const GLOBAL = [
    'METHOD_NOT_ALLOWED',
    'NOT_FOUND',
    'MALFORMED_REQUEST',
    'HEADERS_TOO_LARGE',
    'EXPECTATION_FAILED',
    'REQUEST_TIMEOUT',
  ]
  const used = new Set(operations.flatMap(({ declared }) => declared.flatMap(({ code }) => code ?? [])))
  const codes: string[] = document.components.schemas.ErrorCode.enum

  test.each(codes)('%s is declared by an operation, or by none because every path may respond with it', code => {
    expect(used.has(code) !== GLOBAL.includes(code)).toBe(true)
  })

  test('declared ones are all listed', () => {
    expect([...used].filter(code => !codes.includes(code))).toEqual([])
  })
})
