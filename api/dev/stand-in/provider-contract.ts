import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { flatten, type Node } from '#api/contract/flatten-contract.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'

type Fields = Record<string, unknown>

/** The contract of a provider, with an operation for each request. */
export interface ProviderContract {
  document: Node
  /** Removes the base path of the provider's own server, which its scripts for browsers add. */
  withoutBase(path: string): string
  /** Returns undefined if the contract has no such operation. */
  find(method: string, path: string): { operation: Node; params: Fields } | undefined
  /** Returns the bodies of the examples of a webhook, by name. The provider sends the webhook to us. */
  webhookExamples(name: string): [string, Fields][]
}

export function readProviderContract(name: string): ProviderContract {
  const path = fileURLToPath(new URL(`providers/${name}.yaml`, PROJECT_ROOT))
  const document: Node = parse(readFileSync(path, 'utf8'), { merge: true })
  const operations = Object.entries(document.paths as Node).flatMap(([template, methods]) =>
    Object.entries(methods as Node).map(([method, operation]) => ({
      method,
      pattern: new RegExp(`^${template.replaceAll(/{(.+?)}/g, '(?<$1>[^/]+)')}$`),
      operation: flatten(operation as Node, document),
    })),
  )
  const base = new URL(document.servers[0].url).pathname
  return {
    document,
    withoutBase: path => (base !== '/' && path.startsWith(`${base}/`) ? path.slice(base.length) : path),
    find(method, path) {
      for (const { method: declared, pattern, operation } of operations) {
        const match = declared === method && pattern.exec(path)
        if (match) return { operation, params: { ...match.groups } }
      }
      return undefined
    },
    webhookExamples(name) {
      const { examples } = mediaOf(document.webhooks[name].post.requestBody)!
      return Object.entries(examples as Record<string, { value: Fields }>).map(([key, { value }]) => [key, value])
    },
  }
}

/** The response that Prism should return. */
export interface Choice {
  code: number
  exampleKey?: string
}

/** Returns the named example whose request matches this one where it differs from the operation's first example, or else that first example. */
export function chooseExample(operation: Node, request: { parameters: Fields; body: Fields }): Choice {
  const named = examplesOf(operation)
  const [first, ...others] = Object.entries(named)
  const chosen = others.find(([, example]) => isLike(example, first?.[1], request)) ?? first
  return chosen
    ? { code: Number(chosen[1].status), exampleKey: chosen[0] }
    : { code: Number(Object.keys(operation.responses)[0]) }
}

interface Example {
  status: string
  parameters: Fields
  body: Fields
}

/** Returns the named examples of the responses, each with the request of the same name. */
function examplesOf(operation: Node): Record<string, Example> {
  const parameters: Node[] = operation.parameters ?? []
  const bodies = mediaOf(operation.requestBody)?.examples ?? {}
  const requestOf = (name: string) => ({
    parameters: Object.fromEntries(
      parameters.flatMap(({ name: field, examples }) =>
        examples?.[name] ? [[field, String(examples[name].value)]] : [],
      ),
    ),
    body: bodies[name]?.value ?? {},
  })
  return Object.fromEntries(
    Object.entries(operation.responses as Node).flatMap(([status, response]) =>
      Object.keys(mediaOf(response)?.examples ?? {}).map(name => [name, { status, ...requestOf(name) }]),
    ),
  )
}

const mediaOf = (part: Node | undefined): Node | undefined => Object.values((part?.content ?? {}) as Node)[0]

function isLike(example: Example, first: Example | undefined, request: { parameters: Fields; body: Fields }): boolean {
  const differing = (['parameters', 'body'] as const).flatMap(part =>
    Object.entries(example[part])
      .filter(([field, value]) => !isDeepStrictEqual(value, first?.[part][field]))
      .map(([field, value]) => isDeepStrictEqual(value, request[part][field])),
  )
  return differing.length > 0 && differing.every(Boolean)
}
