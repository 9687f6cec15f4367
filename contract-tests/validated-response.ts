import { getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http'
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

export interface ValidatedResponse {
  status: number
  headers: Headers
  /** Undefined where there is none, the text for a file, without its byte order mark, of a PDF the first line. */
  // biome-ignore lint/suspicious/noExplicitAny: any JSON; the contract decides what is in it
  body: any
}

/**
 * Checks the response against the contract: Prism checks status, headers and body, and the code must be one of those that
 * are declared for the status.
 */
export async function validateResponse(operation: Operation, response: Response): Promise<ValidatedResponse> {
  const { status, headers } = response
  const body = await bodyOf(response)
  const outcome = { status, code: codeOf(status, body) }
  const element = { statusCode: status, headers: Object.fromEntries(headers), body }
  const verdict = validateOutput({ resource: resourceOf(operation), element })
  if (verdict._tag === 'Left') {
    const problems = verdict.left.map(({ path, message }) => `${path?.join('.') ?? ''} ${message}`)
    throw new Error(`${outcomeName(operation, outcome)} breaks the contract: ${problems.join('; ')}`)
  }
  if (!operation.declared.some(declared => declared.status === status && declared.code === outcome.code)) {
    throw new Error(`${outcomeName(operation, outcome)} is not declared`)
  }
  return { status, headers, body }
}

/** The code of an error. A success may have a field `code` too. */
export const codeOf = (status: number, body: ValidatedResponse['body']): string | undefined =>
  status >= 400 ? body.code : undefined

async function bodyOf(response: Response): Promise<ValidatedResponse['body']> {
  if (response.status === 204) return undefined
  const type = response.headers.get('Content-Type') ?? ''
  if (type === 'text/event-stream') return beginningOf(response)
  if (type === 'application/pdf') return firstLineOf(response)
  return type.startsWith('text/csv') ? response.text() : response.json()
}

const firstLineOf = async (response: Response): Promise<string> => (await response.text()).split('\n')[0]!

/** What a stream of events has sent up to now, or else its first part. The stream, which may have no end, is closed. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  const { value = '' } = await reader.read()
  await reader.cancel()
  return value
}

/** Whether Prism accepts the request. */
export function isValid(operation: Operation, request: Pick<IHttpRequest, 'url' | 'body'>): boolean {
  // The contract uses no other methods than Prism's.
  const method = operation.method.toLowerCase() as IHttpRequest['method']
  const element = { method, headers: { 'content-type': 'application/json' }, ...request }
  return validateInput({ resource: resourceOf(operation), element })._tag === 'Right'
}
