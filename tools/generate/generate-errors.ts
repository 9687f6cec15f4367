import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { flatten, type Node, narrowedError } from '#api/contract/flatten-contract.ts'

interface Operation {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  responses: [status: number, schema: Node][]
}

interface Paths {
  contract: string
  file: string
}

/** The facts of the contract about a code: its statuses, its general example, and the operations that respond with it. */
interface ErrorFacts {
  statuses: number[]
  message: string
  details: Node
  operations: string[]
  /** Whether it is for requests that match no operation. */
  isOutside: boolean
}

/** Writes the status and the message of each error code, which the server responds with. */
export function writeErrors({ contract, file }: Paths): void {
  const errors = Object.entries(errorsOf(parse(readFileSync(contract, 'utf8')))).map(
    ([code, facts]): [string, unknown] => {
      const [status, ...others] = facts.statuses
      if (!status || others.length > 0)
        throw new Error(`${contract} has ${facts.statuses.length} statuses for ${code}, not one`)
      return [code, { status, message: facts.message }]
    },
  )
  writeFileSync(
    file,
    `// Generated from openapi.yaml. Do not edit.
export const ERRORS = ${byLine(errors)} as const
`,
  )
}

/** Writes the index of error codes for the documentation, without internal operations. */
export function writeErrorIndex({ contract, file }: Paths): void {
  const spec: Node = parse(readFileSync(contract, 'utf8'))
  const open = operationsOf(spec).filter(({ id }) => !internalIds(spec).has(id))
  const isOpen = (id: string) => open.some(operation => operation.id === id)
  const errors = Object.entries(errorsOf(spec)).map(([code, facts]) => [
    code,
    { ...facts, operations: facts.operations.filter(isOpen) },
  ])
  const operations = open.map(({ id, method, path, tag, summary }) => [id, { method, path, tag, summary }])
  writeFileSync(file, SOURCE(Object.fromEntries(errors), Object.fromEntries(operations)))
}

const SOURCE = (errors: Node, operations: Node) => `// Generated from openapi.yaml. Do not edit.
import type { ErrorCode } from './plinkAPI.schemas.ts'

export const operationIndex = ${byLine(Object.entries(operations))} as const

export type OperationId = keyof typeof operationIndex

export interface ErrorFacts {
  statuses: readonly number[]
  /** The \`error\` of its first example. */
  message: string
  /** What the body of this example has besides the fields of every error. */
  details: Readonly<Record<string, unknown>>
  /** Without internal operations. */
  operations: readonly OperationId[]
  /** Whether it is for requests that match no operation. */
  isOutside: boolean
}

export const errorIndex: Readonly<Record<ErrorCode, ErrorFacts>> = ${byLine(Object.entries(errors))}
`

/** Returns an object with a line for each entry. */
const byLine = (values: [string, unknown][]) =>
  `{\n${values.map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`).join('')}}`

function errorsOf(spec: Node): Record<string, ErrorFacts> {
  const operations = operationsOf(spec)
  const { enum: codes, 'x-outside-operations': outside } = spec.components.schemas.ErrorCode
  // The shared example with the name of a code is its general one. Other examples may be more specific.
  const shared: Node = spec.components.examples
  const general = entries(shared).filter(([name, { value }]) => value.code?.toLowerCase() === name)
  const bodies = bodiesOf(spec, bodiesOf(shared, bodiesOf(Object.fromEntries(general))))
  return Object.fromEntries(
    codes.map((code: string): [string, ErrorFacts] => {
      if (outside[code])
        return [
          code,
          {
            statuses: [outside[code].status],
            message: outside[code].error,
            details: {},
            operations: [],
            isOutside: true,
          },
        ]
      const body = bodies.get(code)
      if (!body) throw new Error(`No example of the contract has the code ${code}`)
      const { error: message, code: _, requestId, documentationUrl, ...details } = body
      const [statuses, ids] = [statusesOf(code, operations), idsWith(code, operations)]
      return [code, { statuses, message, details, operations: ids, isOutside: false }]
    }),
  )
}

function operationsOf(spec: Node): Operation[] {
  return entries(spec.paths).flatMap(([path, methods]) =>
    entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0],
      summary: operation.summary,
      responses: entries(flatten(operation.responses, spec)).map(([status, reply]): [number, Node] => [
        Number(status),
        narrowedError(reply.content?.['application/json']?.schema ?? {}, spec),
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

/** Returns the codes to which an operation narrows the schema of errors. */
function codesOf(schema: Node): string[] {
  const parts: Node[] = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return [...(schema.properties?.code?.enum ?? []), ...parts.flatMap(codesOf)]
}

/** Adds the first body with each code among these examples to those found so far. */
function bodiesOf(node: Node, bodies = new Map<string, Node>()): Map<string, Node> {
  if (node === null || typeof node !== 'object') return bodies
  if (typeof node.error === 'string' && typeof node.code === 'string' && !bodies.has(node.code)) {
    bodies.set(node.code, node)
  }
  for (const child of Object.values(node)) bodiesOf(child, bodies)
  return bodies
}

const entries = (node: Node): [string, Node][] => Object.entries(node)
