import type { IHttpRequest } from '@stoplight/prism-http'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js'
import { document, type Operation, outcomeName } from './contract.ts'

/** The contract as Prism reads it. */
export const prismOperations = await getHttpOperationsFromSpec(structuredClone(document))

const resources = new Map(prismOperations.map(resource => [resource.iid, resource]))

function resourceOf({ id }: Operation) {
  const resource = resources.get(id)
  if (!resource) throw new Error(`Prism knows no operation ${id}`)
  return resource
}

export interface Answer {
  status: number
  headers: Headers
  /** Undefined when there is none; of a file the text, without the byte order mark. */
  // biome-ignore lint/suspicious/noExplicitAny: any JSON; the contract decides what is in it
  body: any
}

/**
 * The answer, once it is certain that the contract announces it: status, headers and body as Prism checks them, and the
 * very code among those declared for the status.
 */
export async function documented(operation: Operation, response: Response): Promise<Answer> {
  const { status, headers } = response
  const body = await bodyOf(response)
  const outcome = { status, code: codeOf(status, body) }
  const answer = { statusCode: status, headers: Object.fromEntries(headers), body }
  const verdict = validateOutput({ resource: resourceOf(operation), element: answer })
  if (verdict._tag === 'Left') {
    const problems = verdict.left.map(({ path, message }) => `${path?.join('.') ?? ''} ${message}`)
    throw new Error(`${outcomeName(operation, outcome)} breaks the contract: ${problems.join('; ')}`)
  }
  if (!operation.declared.some(declared => declared.status === status && declared.code === outcome.code)) {
    throw new Error(`${outcomeName(operation, outcome)} is not declared`)
  }
  return { status, headers, body }
}

/** Of an error; what is no error may have a code of its own. */
export const codeOf = (status: number, body: Answer['body']): string | undefined =>
  status >= 400 ? body.code : undefined

async function bodyOf(response: Response): Promise<Answer['body']> {
  if (response.status === 204) return undefined
  return response.headers.get('Content-Type')?.startsWith('text/csv') ? response.text() : response.json()
}

/** Whether Prism finds the request as the contract wants it. */
export function isValid(operation: Operation, request: Pick<IHttpRequest, 'url' | 'body'>): boolean {
  // Prism's methods are those of the contract, which are all that an operation has.
  const method = operation.method.toLowerCase() as IHttpRequest['method']
  const element = { method, headers: { 'content-type': 'application/json' }, ...request }
  return validateInput({ resource: resourceOf(operation), element })._tag === 'Right'
}
