import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import type { Node } from '#api/contract/flatten-contract.ts'
import { operationIndex } from '#web/api/generated/error-index.ts'
import { TAGS } from '#web/features/docs/reference/tag-groups.ts'
import type { Field } from '#web/features/docs/reference/view.ts'
import { CONTRACT_PATH } from '../mock/contract-file.ts'
import { referenceViews } from './reference-view.ts'

const SCHEMAS = {
  Money: { type: 'object', required: ['amount'], properties: { amount: { type: 'integer', minimum: 0 } } },
  Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
  Error: {
    type: 'object',
    required: ['code', 'requestId'],
    properties: { code: { type: 'string' }, requestId: { type: 'string' } },
  },
}

/** Returns the view of an operation that returns this schema. */
function viewOf(schema: Node, operation: Node = {}) {
  const [tag] = referenceViews({
    tags: [{ name: 'own', description: 'Own' }],
    paths: {
      '/own/{id}': {
        get: {
          operationId: 'getOwn',
          tags: ['own'],
          summary: 'Get it',
          security: [],
          responses: { 200: { description: 'It', content: { 'application/json': { schema } } } },
          ...operation,
        },
        post: { operationId: 'hidden', tags: ['own'], 'x-internal': true, responses: {} },
      },
    },
    components: { schemas: SCHEMAS },
  })
  const [view, ...others] = tag!.operations
  expect(others).toEqual([])
  return { ...view!, codes: tag!.codes }
}

const fieldOf = (schema: Node): Field | undefined =>
  viewOf({ type: 'object', properties: { field: schema } }).replies[0]?.content?.schema.fields?.[0]
const money = { $ref: '#/components/schemas/Money' }

test.each<[string, Node, Partial<Field>]>([
  [
    'limits',
    { type: 'string', minLength: 2, default: 'ab' },
    {
      rules: [
        ['minLength', '2'],
        ['default', 'ab'],
      ],
    },
  ],
  ['values', { type: 'string', enum: ['a', 'b'] }, { type: 'string', values: ['a', 'b'] }],
  ['null as a type', { type: ['string', 'null'] }, { type: 'string or null' }],
  ['null as a choice', { anyOf: [money, { type: 'null' }] }, { type: 'object or null', fields: [expect.anything()] }],
  ['a list', { type: 'array', items: { type: 'string', enum: ['a'] } }, { type: 'array of string', values: ['a'] }],
  ['a list of objects', { type: 'array', items: money }, { type: 'array of object', fields: [expect.anything()] }],
  [
    'any names',
    { type: 'object', additionalProperties: { type: 'string' } },
    { fields: [{ name: '*', type: 'string' }] },
  ],
  ['an own description', { ...money, description: 'What is left' }, { description: 'What is left' }],
  [
    'one of several',
    { oneOf: [money, { type: 'object', properties: { kind: { type: 'string', enum: ['other'] } } }] },
    { variants: [expect.objectContaining({ name: 'Money' }), expect.objectContaining({ name: 'other' })] },
  ],
  [
    'combined objects',
    { allOf: [money, { type: 'object', required: ['note'], properties: { note: { type: 'string' } } }] },
    { fields: [expect.objectContaining({ name: 'amount' }), { name: 'note', type: 'string', isRequired: true }] },
  ],
])('a field has %s', (_, schema, expected) => expect(fieldOf(schema)).toMatchObject(expected))

test('an object that several fields have stands once', () => {
  const { replies, objects } = viewOf({ type: 'object', properties: { one: money, other: money } })
  expect(replies[0]?.content?.schema.fields).toEqual([
    { name: 'one', type: 'object', objectName: 'Money' },
    { name: 'other', type: 'object', objectName: 'Money' },
  ])
  expect(objects).toMatchObject([{ name: 'Money', fields: [{ name: 'amount', isRequired: true }] }])
  expect(viewOf({ type: 'object', properties: { one: money } }).objects).toEqual([])
})

test('an object that contains itself ends', () => {
  expect(viewOf({ $ref: '#/components/schemas/Tree' }).objects.map(({ name }) => name)).not.toContain(undefined)
})

test('an error has its codes, their explanations and its examples', () => {
  const { replies, codes } = viewOf(money, {
    responses: {
      404: {
        description: 'None',
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { type: 'object', properties: { code: { type: 'string', enum: ['NOT_FOUND'] } } },
              ],
            },
            examples: { not_found: { value: { code: 'NOT_FOUND' } } },
          },
        },
      },
    },
  })
  expect(replies).toEqual([
    {
      status: '404',
      description: 'None',
      codes: ['NOT_FOUND'],
      examples: [{ name: 'not_found', text: '{\n  "code": "NOT_FOUND"\n}' }],
    },
  ])
  expect(codes.NOT_FOUND?.ar).toMatch(/\p{Script=Arabic}/u)
})

test('a call has the values of the examples', () => {
  const { call } = viewOf(money, {
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'X1' },
      { name: 'cursor', in: 'query', schema: { type: 'string' }, example: 'next' },
      { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' }, example: 'once' },
    ],
    requestBody: { content: { 'application/json': { schema: money, examples: { first: { value: { amount: 5 } } } } } },
  })
  expect(call).toEqual({ path: '/own/X1', headers: { 'Idempotency-Key': 'once' }, body: { amount: 5 } })
})

test('every public operation of the contract has a place in the reference', () => {
  const contract = load(readFileSync(CONTRACT_PATH, 'utf8'))
  const views = referenceViews(contract as Node)
  expect(views.map(({ name }) => name).sort()).toEqual([...TAGS].sort())
  const operations = views.flatMap(view => view.operations)
  expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(operationIndex).sort())
  // A missing example would leave a gap in a call.
  expect(operations.filter(({ call }) => JSON.stringify(call)?.includes('…')).map(({ id }) => id)).toEqual([])
})
