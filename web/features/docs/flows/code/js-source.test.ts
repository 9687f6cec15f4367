import { describe, expect, test } from 'vitest'
import { jsCondition, jsMember, jsQuoted, jsValue } from './js-source.ts'

const nameOf = ({ name }: { name: string }) => `inputs.${name}`

describe('a value as JavaScript', () => {
  test.each([
    ['plain', "'plain'"],
    ["it's $5 \\ \n", String.raw`'it\'s $5 \\ \n'`],
    ['$inputs.phone', 'inputs.phone'],
    ['Bearer {$inputs.token}', ['`Bearer $', '{inputs.token}`'].join('')],
    [
      { digit: 1, 'user-agent': null, list: ['$inputs.one', true] },
      "{ digit: 1, 'user-agent': null, list: [inputs.one, true] }",
    ],
  ])('%j', (value, source) => expect(jsValue(value, nameOf)).toBe(source))

  test('a long value has a line for each member', () => {
    const long = { first: 'x'.repeat(60), second: 'y'.repeat(60) }
    expect(jsValue(long, nameOf, '  ').split('\n')).toHaveLength(4)
  })
})

test('quoting keeps the text', () => {
  for (const text of ["'", '"', '\\', '\u2028', "a\\'b\n"])
    expect(new Function(`return ${jsQuoted(text)}`)()).toBe(text)
})

test.each([
  ['$response.body#/items/0/code', 'data.items[0].code'],
  ['$response.body#/user-id', "data['user-id']"],
])('%s is %s', (expression, source) => expect(jsMember('data', expression)).toBe(source))

test.each([
  ["$response.body#/status == 'approved'", "data.status === 'approved'"],
  ['$response.body#/valid != true', 'data.valid !== true'],
])('%s is %s', (condition, source) => expect(jsCondition('data', condition)).toBe(source))
