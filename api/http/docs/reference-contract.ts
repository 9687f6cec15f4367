interface Operation {
  tags?: string[]
  security?: Record<string, unknown>[]
  'x-internal'?: boolean
}

/** The relevant parts of an OpenAPI document. Everything else stays unchanged. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>
  tags: { name: string }[]
  components: { securitySchemes: Record<string, unknown> }
}

/** The contract for integrators: without operations marked `x-internal`, and without the tags and tokens that only they use. */
export function referenceContract(contract: Contract): Contract {
  const paths = openPaths(contract)
  const operations = Object.values(paths).flatMap(methods => Object.values(methods))
  const tags = new Set(operations.flatMap(operation => operation.tags ?? []))
  const schemes = new Set(operations.flatMap(({ security }) => security ?? []).flatMap(each => Object.keys(each)))
  const { components } = contract
  return {
    ...contract,
    paths,
    tags: contract.tags.filter(({ name }) => tags.has(name)),
    components: { ...components, securitySchemes: only(components.securitySchemes, name => schemes.has(name)) },
  }
}

function openPaths({ paths }: Contract): Contract['paths'] {
  const open = Object.entries(paths).map(([path, methods]): [string, Record<string, Operation>] => [
    path,
    only(methods, (_, operation) => !operation['x-internal']),
  ])
  return Object.fromEntries(open.filter(([, methods]) => Object.keys(methods).length > 0))
}

function only<Value>(all: Record<string, Value>, isWanted: (name: string, value: Value) => boolean) {
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => isWanted(name, value)))
}
