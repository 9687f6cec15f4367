import { afterAll, describe, expect, test } from 'vitest'
import { flatten, type Node } from '#api/contract/flatten-contract.ts'
import { testApp } from '#api/testing/app.ts'
import { document, operations, resolved } from './contract.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

const written = resolved(flatten(document, document))
const served: Node = app.getOpenAPI31Document({ openapi: document.openapi, info: document.info })

describe('the document that the server generates equals the contract', () => {
  test.each(operations)('$id', ({ path, method }) => {
    const name = method.toLowerCase()
    expect(comparable(served.paths[path]?.[name])).toEqual(comparable(written.paths[path][name]))
  })

  test('and has every path and method, and no other', () => {
    const routed = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
    const declared = operations.map(({ method, path }) => `${method} ${path.replaceAll(/{(.+?)}/g, ':$1')}`)
    expect(routed.sort()).toEqual(declared.sort())
    expect(Object.keys(served.paths).sort()).toEqual(Object.keys(written.paths).sort())
  })
})

/** An operation without what the two documents spell differently and mean alike. */
function comparable(operation: Node): Node {
  const { parameters = [], requestBody, responses, ...rest } = operation
  return {
    ...rest,
    parameters: parameters.map(({ example: _, examples: __, schema, ...parameter }: Node) => ({
      required: false,
      ...parameter,
      // The generated document repeats the parameter's description in its schema.
      schema: { ...meaning(schema), description: undefined },
    })),
    requestBody: requestBody && meaning(requestBody),
    responses: open(meaning(responses)),
  }
}

/** A schema's examples are lost on the way through zod; those of bodies and responses are kept and compared. */
const isLost = (name: string, value: unknown): boolean =>
  // zod has no word for uniqueItems: the service refuses repetitions, and the tests of bad input hold it to that.
  name === 'uniqueItems' ||
  // zod has no word for what a text holds: the tests of the stream parse its events with that schema.
  ['contentMediaType', 'contentSchema'].includes(name) ||
  // What it tells the parts of a union by is their only values for that field, which stay compared.
  (name === 'discriminator' && typeof value === 'object') ||
  (name === 'examples' && Array.isArray(value))

function meaning(node: Node): Node {
  if (Array.isArray(node)) return node.map(meaning)
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).filter(([name, value]) => !isLost(name, value))
  const isPattern = (name: string, value: unknown) => name === 'pattern' && typeof value === 'string'
  const own = Object.fromEntries(
    entries.map(([name, value]) => [name, isPattern(name, value) ? withPlainSlashes(value) : meaning(value)]),
  )
  if (own.allOf) return withRequiredTogether(own)
  return own.anyOf ? withNumbersTogether(own) : own
}

/** zod writes a slash in a pattern as `\/`, which matches the same. */
const withPlainSlashes = (pattern: string): string => pattern.replaceAll('\\/', '/')

/** zod has no enumeration of numbers: it writes a union of each. */
function withNumbersTogether(union: Node): Node {
  const parts: Node[] = union.anyOf
  const areNumbers = parts.every(({ type, enum: values }) => type === 'number' && values)
  return areNumbers ? { type: 'integer', enum: parts.flatMap(part => part.enum) } : union
}

/** All parts of an `allOf` hold together, so it does not matter which of them says that a field is required. */
function withRequiredTogether({ allOf, ...rest }: Node): Node {
  const required = new Set(allOf.flatMap((part: Node) => part.required ?? []))
  return { ...rest, allOf: allOf.map(({ required: _, ...part }: Node) => part), required: [...required].sort() }
}

/** zod removes unknown fields from a response and declares that; the contract leaves responses open to new fields. */
function open(node: Node): Node {
  if (Array.isArray(node)) return node.map(open)
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).filter(([name, value]) => !(name === 'additionalProperties' && value === false))
  return Object.fromEntries(entries.map(([name, value]) => [name, open(value)]))
}
