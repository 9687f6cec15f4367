import { describe, expect, test } from 'vitest'
import { holds, partsOf, pointerOf, readResponse, referencesIn, resolve } from './runtime-expression.ts'

const response = {
  status: 200,
  body: { status: 'approved', valid: true, items: [{ code: 'retail' }], 'a/b': { '~': 1 } },
}

describe('the parts of a text', () => {
  test.each([
    ['$inputs.phoneNumber', [{ kind: 'input', name: 'phoneNumber' }]],
    ['$steps.sendOtp.outputs.otp', [{ kind: 'output', step: 'sendOtp', name: 'otp' }]],
    ['Bearer {$steps.verifyOtp.outputs.token}', ['Bearer ', { kind: 'output', step: 'verifyOtp', name: 'token' }]],
    ['{$inputs.a}-{$inputs.b}', [{ kind: 'input', name: 'a' }, '-', { kind: 'input', name: 'b' }]],
    ['no expression {at} all', ['no expression {at} all']],
    ['', []],
  ])('of %s', (text, parts) => expect(partsOf(text)).toEqual(parts))

  test.each(['$response.body#/otp', '$steps.sendOtp.otp', '$inputs', '{$url}'])('%s is refused', text =>
    expect(() => partsOf(text)).toThrow('is not a reference'),
  )
})

describe('resolving', () => {
  const lookUp = ({ name }: { name: string }) => (name === 'count' ? 3 : `<${name}>`)

  test('keeps the type of a value that is one single expression', () => {
    expect(resolve({ deep: ['$inputs.count', 'x{$inputs.count}', 1, null, true, ''] }, lookUp)).toEqual({
      deep: [3, 'x3', 1, null, true, ''],
    })
  })

  test('finds every reference in order', () => {
    const value = { a: ['$inputs.one', { b: 'Bearer {$steps.two.outputs.three}' }] }
    expect(referencesIn(value).map(({ name }) => name)).toEqual(['one', 'three'])
  })
})

describe('in a response', () => {
  test.each([
    ['$statusCode', 200],
    ['$response.body#/status', 'approved'],
    ['$response.body#/items/0/code', 'retail'],
    ['$response.body#/a~1b/~0', 1],
    ['$response.body#/items/1/code', undefined],
    ['$response.body#/status/length', undefined],
  ])('%s is %s', (expression, value) => expect(readResponse(expression, response)).toBe(value))

  test('without a body there is no value', () => {
    expect(readResponse('$response.body#/status', { status: 204, body: undefined })).toBeUndefined()
  })

  test('an expression for a header is refused', () => expect(() => pointerOf('$response.header.x')).toThrow())

  test.each([
    ['$statusCode == 200', true],
    ['$statusCode == 201', false],
    ['$statusCode != 201', true],
    ["$response.body#/status == 'approved'", true],
    ["$response.body#/status == 'pending'", false],
    ['$response.body#/valid == true', true],
    ["$response.body#/valid == 'true'", false],
  ])('%s is %s', (condition, expected) => expect(holds(condition, response)).toBe(expected))

  test('another operator is refused', () => expect(() => holds('$statusCode > 200', response)).toThrow())
})
