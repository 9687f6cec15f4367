import { type Node, narrowedError } from '#api/contract/flatten-contract.ts'

/**
 * Returns the contract without error schemas that are narrowed to codes: the routes narrow `Error` themselves, and orval would write schemas that
 * nothing uses.
 */
export function withoutNarrowedErrors<Contract extends Node>(contract: Contract): Contract {
  const { schemas, ...components } = contract.components
  const names = Object.keys(schemas).filter(name => isNarrowedError(schemas[name]))
  const refs = new Set(names.map(name => `#/components/schemas/${name}`))
  const inPlace = (node: Node): Node => {
    if (Array.isArray(node)) return node.map(inPlace)
    if (node === null || typeof node !== 'object') return node
    if (refs.has(node.$ref)) return narrowedError(node, contract)
    return mapped(node, inPlace)
  }
  const kept = Object.entries<Node>(schemas).filter(([name]) => !names.includes(name))
  return {
    ...contract,
    paths: inPlace(contract.paths),
    components: { ...inPlace(components), schemas: Object.fromEntries(kept) },
  }
}

const isNarrowedError = ({ allOf = [] }: Node): boolean => allOf[0]?.$ref === '#/components/schemas/Error'

const mapped = (node: Node, change: (value: Node) => Node): Node =>
  Object.fromEntries(Object.entries(node).map(([name, value]) => [name, change(value)]))
