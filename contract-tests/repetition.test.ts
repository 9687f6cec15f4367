import { expect, test } from 'vitest'
import { type Node, narrowedError } from '#api/contract/flatten-contract.ts'
import { document } from './contract.ts'

/** A response or an example with the place where the contract has it. */
interface Written {
  place: string
  node: Node
}

const operations = Object.values<Node>({ ...document.paths, ...document.webhooks }).flatMap(methods =>
  Object.values<Node>(methods),
)
const responses: Written[] = [
  ...written('components', document.components.responses),
  ...operations.flatMap(operation => written(operation.operationId, operation.responses)),
]
const errors = responses.flatMap(({ place, node }) => {
  const media = node.content?.['application/json']
  return media && narrowedError(media.schema, document).allOf ? [{ place, node, media }] : []
})

/** Shorter ones are read more easily where they stand. */
const SHORT_EXAMPLE = 120

test('a response of an error that several operations have is a component', () => {
  expect(repeated(errors.map(({ place, node }) => ({ place, node })))).toEqual([])
})

test('the codes of an error are narrowed once, and several responses use the schema', () => {
  const narrowed = errors
    .filter(({ media }) => media.schema.$ref === undefined)
    .map(({ place, media }) => ({ place, node: media.schema.allOf[1].properties.code.enum.toSorted() }))
  const named = written('schemas', document.components.schemas)
    .filter(({ node }) => node.allOf?.[0].$ref === '#/components/schemas/Error')
    .map(({ place, node }) => ({ place, node: node.allOf[1].properties.code.enum.toSorted() }))
  expect(repeated([...narrowed, ...named])).toEqual([])
})

test('a long example that several places have is a component', () => {
  const media = [
    ...responses,
    ...operations.flatMap(({ operationId: place, requestBody: node }) => (node ? [{ place, node }] : [])),
  ]
  const examples = media.flatMap(({ place, node }) =>
    Object.values<Node>(node.content ?? {}).flatMap(content => written(place, content.examples ?? {})),
  )
  const long = [...examples, ...written('components', document.components.examples)].filter(
    ({ node }) => JSON.stringify(node.value).length > SHORT_EXAMPLE,
  )
  expect(repeated(long.map(({ place, node }) => ({ place, node: node.value })))).toEqual([])
})

/** Returns those that do not refer to a component. */
function written(place: string, nodes: Node): Written[] {
  return Object.entries<Node>(nodes)
    .filter(([, node]) => node.$ref === undefined)
    .map(([name, node]) => ({ place: `${place} ${name}`, node }))
}

/** The places of what is written more than once. */
const repeated = (all: Written[]): string[][] =>
  [...Map.groupBy(all, ({ node }) => JSON.stringify(sorted(node))).values()]
    .filter(same => same.length > 1)
    .map(same => same.map(({ place }) => place))

/** Returns the value as JSON with its keys in one order. */
function sorted(node: Node): Node {
  if (Array.isArray(node)) return node.map(sorted)
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.keys(node)
      .sort()
      .map(name => [name, sorted(node[name])]),
  )
}
