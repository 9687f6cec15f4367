import { describe, expect, test } from 'vitest'
import { holds, partsOf, pointerOf, readAnswer, referencesIn, resolve } from './runtime-expression.ts'

const answer = {
  status: 200,
  body: { status: 'approved', valid: true, items: [{ code: 'retail' }], 'a/b': { '~': 1 } },
}

describe('a text consists of', () => {
  test.each([
    ['$inputs.phoneNumber', [{ kind: 'input', name: 'phoneNumber' }]],
    ['$steps.sendOtp.outputs.otp', [{ kind: 'output', step: 'sendOtp', name: 'otp' }]],
    ['Bearer {$steps.verifyOtp.outputs.token}', ['Bearer ', { kind: 'output', step: 'verifyOtp', name: 'token' }]],
    ['{$inputs.a}-{$inputs.b}', [{ kind: 'input', name: 'a' }, '-', { kind: 'input', name: 'b' }]],
    ['no expression {at} all', ['no expression {at} all']],
    ['', []],
  ])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts))

  test.each(['$response.body#/otp', '$steps.sendOtp.otp', '$inputs', '{$url}'])('but %s is not understood', text =>
    expect(() => partsOf(text)).toThrow('no reference'),
  )
})

describe('resolving', () => {
  const lookUp = ({ name }: { name: string }) => (name === 'count' ? 3 : `<${name}>`)

  test('keeps the kind of a value that is an expression as a whole', () => {
    expect(resolve({ deep: ['$inputs.count', 'x{$inputs.count}', 1, null, true, ''] }, lookUp)).toEqual({
      deep: [3, 'x3', 1, null, true, ''],
    })
  })

  test('finds every reference in order', () => {
    const value = { a: ['$inputs.one', { b: 'Bearer {$steps.two.outputs.three}' }] }
    expect(referencesIn(value).map(({ name }) => name)).toEqual(['one', 'three'])
  })
})

describe('of an answer', () => {
  test.each([
    ['$statusCode', 200],
    ['$response.body#/status', 'approved'],
    ['$response.body#/items/0/code', 'retail'],
    ['$response.body#/a~1b/~0', 1],
    ['$response.body#/items/1/code', undefined],
    ['$response.body#/status/length', undefined],
  ])('%s is %s', (expression, value) => expect(readAnswer(expression, answer)).toBe(value))

  test('without a body nothing is found', () => {
    expect(readAnswer('$response.body#/status', { status: 204, body: undefined })).toBeUndefined()
  })

  test('an expression that points nowhere is refused', () => expect(() => pointerOf('$response.header.x')).toThrow())

  test.each([
    ['$statusCode == 200', true],
    ['$statusCode == 201', false],
    ['$statusCode != 201', true],
    ["$response.body#/status == 'approved'", true],
    ["$response.body#/status == 'pending'", false],
    ['$response.body#/valid == true', true],
    ["$response.body#/valid == 'true'", false],
  ])('%s holds: %s', (condition, expected) => expect(holds(condition, answer)).toBe(expected))

  test('a condition of another kind is refused', () => expect(() => holds('$statusCode > 200', answer)).toThrow())
})
