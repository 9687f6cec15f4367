import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { FAULTS, type Fault } from './faults.ts'
import { type Choice, chooseExample, readProviderContract } from './provider-contract.ts'

const HOST = '127.0.0.1'
/** Browsers send cards to their provider from the pages of Plink. */
const FROM_ANYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Moyasar-Form-Version',
}
const FORM = 'application/x-www-form-urlencoded'
/** The status belongs to no contract. */
const BROKEN_REQUEST = 422

export interface ProviderRequest {
  /** The operation, or undefined for a request that is not in the contract. */
  operationId: string | undefined
  headers: IncomingMessage['headers']
  parameters: Record<string, unknown>
  body: Record<string, unknown>
}

export interface StandIn {
  url: string
  /** The received requests, oldest first. */
  requests: ProviderRequest[]
  /** Sets the fault from now on. Undefined ends it. */
  setFault(fault: Fault | undefined): void
  isThere(): boolean
  /** Sets whether connections are accepted. A provider that comes back has kept its data. */
  setThere(isThere: boolean): Promise<void>
  close(): Promise<void>
}

/** A response that replaces the example of the contract. */
export interface StandInReply {
  status: number
  body: unknown
}

/** The functions that respond, by operation. */
export type StandInReplies = Record<string, (request: ProviderRequest) => StandInReply | Promise<StandInReply>>

/**
 * Starts a stand-in of the provider of `providers/<name>.yaml`. It responds with the result of `replies`, and otherwise with the examples of that
 * contract. A request that breaks the contract gets 422.
 * @param port 0 for any free port
 */
export async function startStandIn(name: string, replies: StandInReplies = {}, port = 0): Promise<StandIn> {
  const contract = readProviderContract(name)
  const prism = await mockOf(contract.document)
  const requests: ProviderRequest[] = []
  let fault: Fault | undefined

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = (incoming.method ?? 'GET').toLowerCase()
    const { pathname: path, search, searchParams } = new URL(incoming.url ?? '/', `http://${HOST}`)
    const pathname = contract.withoutBase(path)
    const match = contract.find(method, pathname)
    const requestText = await text(incoming)
    const isForm = incoming.headers['content-type']?.startsWith(FORM) ?? false
    const body = parseBody(isForm, requestText)
    const parameters = { ...match?.params, ...Object.fromEntries(searchParams) }
    const operationId: string | undefined = match?.operation.operationId
    const request = { operationId, headers: incoming.headers, parameters, body }
    requests.push(request)
    const choice = match && chooseExample(match.operation, { parameters, body })
    const process = async (): Promise<StandInReply> => {
      const { headers } = incoming
      const payload = isForm ? requestText : body
      const example = await prism({ method, url: pathname + search, headers, payload, choice })
      const reply = operationId && example.status !== BROKEN_REQUEST && (await replies[operationId]?.(request))
      return reply || example
    }
    const act = async () => {
      const { status, body: sentBack } = await process()
      response.writeHead(status, { 'Content-Type': 'application/json', ...FROM_ANYWHERE })
      response.end(sentBack === undefined ? undefined : JSON.stringify(sentBack))
    }
    if (method === 'options') return void response.writeHead(204, FROM_ANYWHERE).end()
    await (fault ? FAULTS[fault](response, act, process) : act())
  }

  const server = createServer((incoming, response) => void respond(incoming, response))
  await once(server.listen(port, HOST), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The stand-in listens on no port')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return {
    url: `http://${HOST}:${address.port}`,
    requests,
    isThere: () => server.listening,
    async setThere(isThere) {
      if (isThere === server.listening) return
      await (isThere ? once(server.listen(address.port, HOST), 'listening') : stop())
    },
    setFault: next => {
      fault = next
    },
    close: stop,
  }
}

interface Question {
  method: string
  url: string
  headers: IncomingMessage['headers']
  /** The form as it was sent, or parsed JSON. */
  payload: string | Record<string, unknown>
  choice: Choice | undefined
}

/** Starts Prism without a server of its own. It rejects requests that break the contract. */
async function mockOf(document: object) {
  const operations = await getHttpOperationsFromSpec(document)
  const prism = createInstance(PRISM, { logger: createLogger('stand-in', { enabled: false }) })
  return async ({ method, url, headers, payload, choice }: Question): Promise<StandInReply> => {
    const { pathname, searchParams } = new URL(url, `http://${HOST}`)
    const request = {
      method: isMethod(method) ? method : 'get',
      url: { path: pathname, query: valuesOf(searchParams) },
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(Object.keys(payload).length > 0 && { body: payload }),
    }
    const result = await prism.request(request, operations, { ...PRISM, mock: { dynamic: false, ...choice } })()
    if (result._tag === 'Left') return { status: BROKEN_REQUEST, body: result.left }
    const { output, validations } = result.right
    if (validations.input.length > 0) return { status: BROKEN_REQUEST, body: validations.input }
    return { status: output.statusCode, body: output.body }
  }
}

const PRISM = {
  mock: { dynamic: false },
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  isProxy: false,
  upstreamProxy: undefined,
} as const

/** Returns the parameters. One that occurs several times has a list of values. */
function valuesOf(query: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(query.keys())].map(name => {
    const [first = '', ...others] = query.getAll(name)
    return [name, others.length > 0 ? [first, ...others] : first] as const
  })
  return Object.fromEntries(entries)
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const isMethod = (method: string): method is (typeof METHODS)[number] => METHODS.some(each => each === method)

function parseBody(isForm: boolean, body: string): Record<string, unknown> {
  if (!body) return {}
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)
}
