import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { flatten, type Node } from '#api/contract/flatten-contract.ts'

interface Operation {
  id: string
  method: string
  path: string
  tag: string
  responses: [status: number, schema: Node][]
}

interface Paths {
  contract: string
  file: string
}

/** Writes the index of error codes for the documentation: the statuses and message of each code, and the operations that respond with it. */
export function writeErrorIndex({ contract, file }: Paths): void {
  const spec: Node = parse(readFileSync(contract, 'utf8'))
  const all = operationsOf(spec)
  const open = all.filter(({ id }) => !internalIds(spec).has(id))
  // The shared examples have the general message of a code. The examples of an operation may be more specific.
  const messages = messagesOf(spec, messagesOf(spec.components.examples))
  const codes: string[] = spec.components.schemas.ErrorCode.enum
  const errors = codes.map(code => [
    code,
    { statuses: statusesOf(code, all), operations: idsWith(code, open), message: messages.get(code) ?? null },
  ])
  const operations = open.map(({ id, method, path, tag }) => [id, { method, path, tag }])
  writeFileSync(file, SOURCE(Object.fromEntries(errors), Object.fromEntries(operations)))
}

const SOURCE = (errors: Node, operations: Node) => `// Generated from openapi.yaml. Do not edit.
import type { ErrorCode } from './plinkAPI.schemas.ts'

export const operationIndex = ${JSON.stringify(operations, null, 2)} as const

export type OperationId = keyof typeof operationIndex

export interface ErrorFacts {
  statuses: readonly number[]
  /** Without internal operations. */
  operations: readonly OperationId[]
  /** The \`error\` of its first example, null where no operation responds with it. */
  message: string | null
}

export const errorIndex: Readonly<Record<ErrorCode, ErrorFacts>> = ${JSON.stringify(errors, null, 2)}
`

function operationsOf(spec: Node): Operation[] {
  return entries(spec.paths).flatMap(([path, methods]) =>
    entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0],
      responses: entries(flatten(operation.responses, spec)).map(([status, reply]): [number, Node] => [
        Number(status),
        reply.content?.['application/json']?.schema ?? {},
      ]),
    })),
  )
}

function internalIds(spec: Node): Set<string> {
  const all = Object.values<Node>(spec.paths).flatMap(methods => Object.values<Node>(methods))
  return new Set(all.filter(operation => operation['x-internal']).map(operation => operation.operationId))
}

const failuresWith = (code: string, { responses }: Operation) =>
  responses.filter(([status, schema]) => status >= 400 && codesOf(schema).includes(code))

const idsWith = (code: string, operations: Operation[]) =>
  operations.filter(operation => failuresWith(code, operation).length > 0).map(({ id }) => id)

function statusesOf(code: string, operations: Operation[]): number[] {
  const statuses = operations.flatMap(operation => failuresWith(code, operation).map(([status]) => status))
  return [...new Set(statuses)].sort((a, b) => a - b)
}

/** The codes to which an operation narrows the schema of errors. */
function codesOf(schema: Node): string[] {
  const parts: Node[] = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return [...(schema.properties?.code?.enum ?? []), ...parts.flatMap(codesOf)]
}

/** Adds the first message of each code among these examples to those found so far. */
function messagesOf(node: Node, found = new Map<string, string>()): Map<string, string> {
  if (node === null || typeof node !== 'object') return found
  if (typeof node.error === 'string' && typeof node.code === 'string' && !found.has(node.code)) {
    found.set(node.code, node.error)
  }
  for (const child of Object.values(node)) messagesOf(child, found)
  return found
}

const entries = (node: Node): [string, Node][] => Object.entries(node)
