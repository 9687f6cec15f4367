import { afterAll, describe, expect, test } from 'vitest'
import { flatten, type Node } from '#api/contract/flatten-contract.ts'
import { testApp } from '#api/testing/app.ts'
import { document, operations, resolved } from './contract.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

const written = resolved(flatten(document, document))
/** The operations that `app.openapi` has bound. */
const bound: Node = app.getOpenAPI31Document({ openapi: document.openapi, info: document.info })

describe('what the server binds is what the contract demands', () => {
  test.each(operations)('$id', ({ id, path, method }) => {
    const [served, declared] = [bound, written].map(({ paths }) => paths[path][method.toLowerCase()])
    expect(served.operationId).toBe(id)
    expect(served.security).toEqual(declared.security)
    expect(extensionsOf(served)).toEqual(extensionsOf(declared))
    expect(demandsOfParameters(served)).toEqual(demandsOfParameters(declared))
    expect(demandsOfContent(served.requestBody)).toEqual(demandsOfContent(declared.requestBody))
    expect(Object.keys(served.responses)).toEqual(Object.keys(declared.responses))
    for (const [status, response] of Object.entries<Node>(declared.responses)) {
      // zod takes unknown fields out of a response, where the contract stays open to new ones.
      const [promised, asked] = [served.responses[status], response].map(each => open(demandsOfContent(each)))
      expect(promised, status).toEqual(asked)
    }
  })

  test('and has every path and method, and no other', () => {
    const all = ({ paths }: Node) =>
      Object.entries<Node>(paths).flatMap(([path, methods]) => Object.keys(methods).map(method => `${method} ${path}`))
    expect(all(bound).sort()).toEqual(all(written).sort())
    const routed = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
    const declared = operations.map(({ method, path }) => `${method} ${path.replaceAll(/{(.+?)}/g, ':$1')}`)
    expect([...new Set(routed)].sort()).toEqual(declared.sort())
  })
})

/** What binds middleware besides the security: limits of calls and bodies, what may be read from a replica, notices of an end. */
const extensionsOf = (operation: Node) =>
  Object.fromEntries(
    Object.entries(operation).filter(([name]) => name.startsWith('x-') && !OF_DOCUMENTATION.includes(name)),
  )

/** Hides an operation from the docs. The server serves it like others. */
const OF_DOCUMENTATION = ['x-internal']

/** For days zod writes the pattern without the format. Their schema has a test of its own, and the tests of bad input send days that do not exist. */
const DAY_PATTERN = written.components.schemas.Day.pattern

/**
 * What a schema demands, in the words that zod has too. The tests of bad input hold the service to `uniqueItems`, and those of the stream
 * to the schema of its events. The parts of a union differ by their only value of a field, which is compared.
 */
const KEYWORDS = new Set([
  ...['type', 'enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'],
  ...['properties', 'additionalProperties', 'required', 'items', 'oneOf', 'anyOf', 'allOf', 'default'],
])

function demandsOfParameters({ parameters = [] }: Node): Node[] {
  return parameters.map(({ name, in: place, required = false, schema }: Node) => {
    return { name, place, required, schema: demands(schema) }
  })
}

function demandsOfContent(part: Node | undefined): Node | undefined {
  return part?.content && mapped(part.content, ({ schema }) => demands(schema))
}

function demands(node: Node): Node {
  if (Array.isArray(node)) return node.map(demands)
  if (node === null || typeof node !== 'object') return node
  // zod writes an enumeration of numbers as a union.
  if (node.type === 'integer' && node.enum) {
    return demands({ anyOf: node.enum.map((value: number) => ({ type: 'number', enum: [value] })) })
  }
  const said = Object.fromEntries(Object.entries(node).filter(([keyword]) => KEYWORDS.has(keyword)))
  const { type, properties, required = [], pattern, allOf = [], ...rest } = said
  return {
    // A union has the types of its parts, and zod writes none beside them.
    ...(!rest.anyOf && !rest.oneOf && { type }),
    ...mapped(rest, demands),
    properties: properties && mapped(properties, demands),
    format: pattern === DAY_PATTERN ? undefined : rest.format,
    // A slash needs no escape in a pattern.
    pattern: pattern?.replaceAll('\\/', '/'),
    // All parts hold together, so it does not matter which of them requires a field.
    required: new Set([required, ...allOf.map((part: Node) => part.required ?? [])].flat()),
    allOf: allOf.map((part: Node) => demands({ ...part, required: [] })),
  }
}

function open(node: Node | undefined): Node | undefined {
  if (typeof node !== 'object' || node instanceof Set) return node
  if (Array.isArray(node)) return node.map(open)
  const { additionalProperties, ...rest } = node
  return mapped(additionalProperties === false ? rest : node, open)
}

function mapped(node: Node, change: (value: Node) => Node | undefined): Node {
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, change(value)]))
}
