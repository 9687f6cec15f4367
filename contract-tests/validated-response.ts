import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import { XLSX } from '#api/kernel/files/workbook.ts'
import { allGreen, document, type Operation, outcomeName } from './contract.ts'

/** The contract as Prism reads it. */
const resources = new Map(
  (await getHttpOperationsFromSpec(structuredClone(document))).map(resource => [resource.iid, resource]),
)

const logger = createLogger('validator', { level: 'silent' })

/** What Prism finds in a request and its response. In place of a mock, Prism gets the response that there was. */
async function violations({ id }: Operation, request: IHttpRequest, response: IHttpResponse) {
  const resource = resources.get(id)
  if (!resource) throw new Error(`Prism knows no operation ${id}`)
  const right = <Value>(value: Value) => ({ _tag: 'Right' as const, right: value })
  const prism = createInstance(CONFIG, { logger, route: () => right(resource), mock: () => () => right(response) })
  const result = await prism.request(request, [resource])()
  if (result._tag === 'Left') throw result.left
  return result.right.validations
}

const CONFIG = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  mock: { dynamic: false },
  upstreamProxy: undefined,
} as const

export interface ValidatedResponse {
  status: number
  headers: Headers
  /**
   * Undefined where there is none, the text for a file, without its byte order mark, of a PDF, MT940 and a receipt the first line, of XML the
   * first two, of a workbook the mark of its format.
   */
  // biome-ignore lint/suspicious/noExplicitAny: any JSON; the contract decides what is in it
  body: any
}

/**
 * Checks the response against the contract: Prism checks status, headers and body, and the code must be one of those that
 * are declared for the status.
 */
export async function validateResponse(operation: Operation, response: Response): Promise<ValidatedResponse> {
  const known = validated.get(response)
  if (known?.operation === operation) return known.valid
  const { status, headers } = response
  const body = await readBody(response)
  const outcome = { status, code: codeOf(status, body) }
  const told = { statusCode: status, headers: Object.fromEntries(headers), body }
  const { output } = await violations(operation, { method: methodOf(operation), url: { path: operation.path } }, told)
  if (output.length > 0) {
    const problems = output.map(({ path, message }) => `${path?.join('.') ?? ''} ${message}`)
    throw new Error(`${outcomeName(operation, outcome)} breaks the contract: ${problems.join('; ')}`)
  }
  if (!operation.declared.some(declared => declared.status === status && declared.code === outcome.code)) {
    throw new Error(`${outcomeName(operation, outcome)} is not declared`)
  }
  return { status, headers, body }
}

/** What was found valid while the body stayed unread. */
const validated = new WeakMap<Response, { operation: Operation; valid: ValidatedResponse }>()

/** Checks the response and leaves its body unread. Prism does not check it again when a test asks for the same. */
export async function validateUnread(operation: Operation, response: Response): Promise<void> {
  validated.set(response, { operation, valid: await validateResponse(operation, response.clone()) })
}

/** The code of an error. A success may have a field `code` too. */
export const codeOf = (status: number, body: ValidatedResponse['body']): string | undefined =>
  status >= 400 ? body.code : undefined

export async function readBody(response: Response): Promise<ValidatedResponse['body']> {
  if (response.status === 204) return undefined
  const type = response.headers.get('Content-Type') ?? ''
  if (type === 'text/event-stream') return beginningOf(response)
  if (type === 'application/pdf' || type === 'application/octet-stream') return firstLineOf(response)
  if (type === XLSX) return markOfArchive(response)
  if (type === 'application/xml') return beginningOfXml(response)
  return type.startsWith('text/csv') ? response.text() : response.json()
}

const firstLineOf = async (response: Response): Promise<string> => (await response.text()).split(/\r?\n/)[0]!

/** The first two bytes, which every archive has. */
const markOfArchive = async (response: Response): Promise<string> => (await response.text()).slice(0, 2)

/** The declaration and the first element. */
const beginningOfXml = async (response: Response): Promise<string> => /^.*\n.*\n/.exec(await response.text())![0]

/** What a stream of events has sent up to now, or else its first part. The stream, which may have no end, is closed. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  const { value = '' } = await reader.read()
  await reader.cancel()
  return value
}

/** Whether Prism accepts the request. */
export async function isValid(operation: Operation, request: Pick<IHttpRequest, 'url' | 'body'>): Promise<boolean> {
  const key = operation.needsIdempotencyKey && { 'idempotency-key': crypto.randomUUID() }
  const { raw } = allGreen(operation)
  const headers = { 'content-type': raw === undefined ? 'application/json' : 'application/octet-stream', ...key }
  const sent = { method: methodOf(operation), headers, ...request, ...(raw !== undefined && { body: raw }) }
  const { input } = await violations(operation, sent, { statusCode: 200 })
  return input.length === 0
}

// The contract uses no other methods than Prism's.
const methodOf = ({ method }: Operation) => method.toLowerCase() as IHttpRequest['method']
