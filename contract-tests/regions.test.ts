import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Node } from '#api/contract/flatten-contract.ts'
import { document, tags } from './contract.ts'

/** A component that more tags than this use belongs to none of them. */
const SHARED_ABOVE = 4
const SHARED = 'shared'
const COMPONENTS = ['parameters', 'responses', 'examples', 'schemas']

const lines = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8').split('\n')
const users = usersOfComponents()

/** Editors fold regions and show their headings beside the text. */
describe('the contract has a region for each tag, in the order of the tags', () => {
  test('of paths', () => {
    const tagOf = ([, methods]: [string, Node]) => Object.values<Node>(methods)[0]?.tags[0]
    const wanted = Object.entries<Node>(document.paths).map(entry => [tagOf(entry), entry[0]])
    expect(namesByRegion('paths', 2)).toEqual(inOrder(wanted))
  })

  test.each(COMPONENTS)('of %s', kind => {
    const wanted = Object.keys(document.components[kind]).map(name => [regionOf(kind, name), name])
    expect(namesByRegion(kind, 4)).toEqual(inOrder(wanted))
  })

  test('whose headings say what the tag is about', () => {
    const headings = lines.flatMap(line => /^ {2}#region (.*)/.exec(line)?.[1] ?? [])
    expect(headings).toEqual(document.tags.map(({ name, description }: Node) => `${name}: ${description}`))
  })
})

/** The names of a section, each with the region that it stands in. */
function namesByRegion(section: string, indent: number): string[][] {
  const start = lines.findIndex(line => line.trimEnd() === `${' '.repeat(indent - 2)}${section}:`)
  const isInside = (line: string) => line === '' || line.startsWith(' '.repeat(indent))
  const length = lines.slice(start + 1).findIndex(line => !isInside(line))
  const inside = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
  const named = new RegExp(`^ {${indent}}(?:#(?:region ([\\w-]+)|endregion)|'?([^ #'][^:']*)'?:)`)
  const found: string[][] = []
  let region = 'none'
  for (const line of inside) {
    const match = named.exec(line)
    if (match?.[2]) found.push([region, match[2]])
    else if (match) region = match[1] ?? 'none'
  }
  return found
}

/** Within a region, names keep the order in which they stand. */
function inOrder(wanted: (string | undefined)[][]) {
  const order = [SHARED, ...tags]
  return wanted.toSorted(([left = ''], [right = '']) => order.indexOf(left) - order.indexOf(right))
}

/** The first tag that uses the component. */
function regionOf(kind: string, name: string): string | undefined {
  const using = users.get(`${kind}/${name}`) ?? new Set()
  return using.size > SHARED_ABOVE ? SHARED : tags.find(tag => using.has(tag))
}

/** The tags whose operations lead to each component, also through others. */
function usersOfComponents(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const visit = (node: Node, tag: string) => {
    for (const [, kind = '', name = ''] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      const using = found.get(`${kind}/${name}`) ?? new Set()
      if (using.has(tag)) continue
      found.set(`${kind}/${name}`, using.add(tag))
      visit(document.components[kind][name], tag)
    }
  }
  const operations = Object.values<Node>({ ...document.paths, ...document.webhooks }).flatMap(Object.values<Node>)
  for (const operation of operations) visit(operation, operation.tags[0])
  return found
}
