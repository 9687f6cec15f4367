// biome-ignore lint/suspicious/noExplicitAny: a parsed document of any shape; the contract's linter holds its form
export type Node = Record<string, any>

/** The node with every `$ref` replaced by what it points to, except those to schemas, which stay names. */
export function flatten(node: Node, spec: Node): Node {
  if (Array.isArray(node)) return node.map(item => flatten(item, spec))
  if (node === null || typeof node !== 'object') return node
  if (typeof node.$ref === 'string' && !node.$ref.startsWith('#/components/schemas/')) {
    return flatten(resolve(node.$ref, spec), spec)
  }
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, flatten(value, spec)]))
}

/** The schema of an error, which narrows `Error` to codes: written in place, or by the name that several responses share. */
export function narrowedError(schema: Node, spec: Node): Node {
  return typeof schema.$ref === 'string' ? resolve(schema.$ref, spec) : schema
}

const resolve = (ref: string, spec: Node): Node =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, name) => node[name], spec)
