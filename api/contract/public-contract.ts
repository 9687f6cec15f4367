interface Operation {
  tags?: string[]
  security?: Record<string, unknown>[]
  'x-internal'?: boolean
}

type Components = Record<string, Record<string, unknown>>

/** The relevant parts of an OpenAPI document. Everything else stays unchanged. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>
  /** The messages that are sent to integrators. */
  webhooks?: Record<string, Record<string, Operation>>
  tags: { name: string }[]
  'x-tagGroups': { name: string; tags: string[] }[]
  servers?: unknown
  components: Components
  /** The addresses that the sandbox's staff portal knows. */
  'x-sandbox-admins'?: unknown
}

/** A placeholder for the address of the server, which only the running server knows. */
export const SERVER_ADDRESS = 'https://address-of-this-server.invalid'

/** The contract for integrators, without operations marked `x-internal` and the components that only they use. */
export function publicContract(contract: Contract): Contract {
  const paths = openPaths(contract)
  const operations = Object.values({ ...paths, ...contract.webhooks }).flatMap(methods => Object.values(methods))
  const tags = new Set(operations.flatMap(operation => operation.tags ?? []))
  const { 'x-sandbox-admins': _, ...rest } = contract
  return {
    ...rest,
    paths,
    tags: contract.tags.filter(({ name }) => tags.has(name)),
    'x-tagGroups': groupsOf(contract, tag => tags.has(tag)),
    components: usedComponents(contract, operations),
  }
}

const groupsOf = (contract: Contract, isShown: (tag: string) => boolean): Contract['x-tagGroups'] =>
  contract['x-tagGroups']
    .map(({ name, tags }) => ({ name, tags: tags.filter(isShown) }))
    .filter(({ tags }) => tags.length > 0)

/** The operations of one tag with their components. The server is that of the page that shows them. */
export function tagContract(contract: Contract, tag: string): Contract {
  const { webhooks: _, ...rest } = contract
  const paths = withOperations(contract.paths, operation => operation.tags?.includes(tag) ?? false)
  const operations = Object.values(paths).flatMap(methods => Object.values(methods))
  return {
    ...rest,
    servers: [{ url: '/', description: 'This server' }],
    paths,
    tags: contract.tags.filter(({ name }) => name === tag),
    'x-tagGroups': groupsOf(contract, name => name === tag),
    components: usedComponents(contract, operations),
  }
}

const openPaths = ({ paths }: Contract) => withOperations(paths, operation => !operation['x-internal'])

function withOperations(paths: Contract['paths'], isWanted: (operation: Operation) => boolean): Contract['paths'] {
  const operations = Object.entries(paths).map(([path, methods]): [string, Record<string, Operation>] => [
    path,
    only(methods, (_, operation) => isWanted(operation)),
  ])
  return Object.fromEntries(operations.filter(([, methods]) => Object.keys(methods).length > 0))
}

/** Returns the components that the operations refer to, directly or through other components. */
function usedComponents({ components }: Contract, operations: Operation[]): Components {
  const schemes = operations.flatMap(({ security }) => security ?? []).flatMap(each => Object.keys(each))
  const names = new Set(schemes.map(name => `securitySchemes/${name}`))
  const waiting = referencesIn(operations)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (names.has(next)) continue
    names.add(next)
    const [kind = '', name = ''] = next.split('/')
    waiting.push(...referencesIn(components[kind]?.[name]))
  }
  const kinds = Object.entries(components).map(([kind, all]): [string, Components[string]] => [
    kind,
    only(all, name => names.has(`${kind}/${name}`)),
  ])
  return Object.fromEntries(kinds.filter(([, all]) => Object.keys(all).length > 0))
}

const referencesIn = (part: unknown): string[] =>
  (JSON.stringify(part) ?? '').match(/(?<="#\/components\/)[^/"]+\/[^/"]+/g) ?? []

function only<Value>(all: Record<string, Value>, isWanted: (name: string, value: Value) => boolean) {
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => isWanted(name, value)))
}
