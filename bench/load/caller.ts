import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'

/** The result of a request. A refused one says when to return. */
export type Result = 'served' | 'refused' | 'failed'

export interface Sample {
  /** The group of the caller, such as the honest customers. */
  group: string
  result: Result
  /** The time until the whole response had arrived, or the beginning of a stream. */
  milliseconds: number
  /** The status and code, or the error of the connection. */
  why: string
}

export interface Call {
  method: 'GET' | 'POST'
  path: string
  body?: object
  token?: string | undefined
  /** The time of `performance.now()` at which the request was due. Default: now. */
  due?: number | undefined
  /** The status of an error of the caller that also counts as served. */
  expected?: number
  /** The time after which a response is closed that never ends by itself. */
  streamMilliseconds?: number
}

const TIMEOUT_MILLISECONDS = 10_000

/** A caller with its own address, whose requests are measured. */
export class Caller {
  readonly #url: string
  readonly #group: string
  readonly #headers: Record<string, string>
  readonly #record: (sample: Sample) => void
  // Each customer of a real server has their own connection.
  readonly #agent = new Agent({ keepAlive: true })

  constructor(url: string, group: string, address: string, record: (sample: Sample) => void) {
    this.#url = url
    this.#group = group
    this.#headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
    this.#record = record
  }

  /** Returns the body of a served request, or undefined for another one, after which a journey ends. */
  async send(call: Call): Promise<Record<string, unknown> | undefined> {
    const due = call.due ?? performance.now()
    const keep = (result: Result, why: string) =>
      this.#record({ group: this.#group, result, why, milliseconds: performance.now() - due })
    try {
      const response = await this.#request(call)
      if (call.streamMilliseconds !== undefined) return this.#watch(response, call.streamMilliseconds, keep)
      const status = response.statusCode ?? 0
      const body = await bodyOf(response)
      keep(status === call.expected ? 'served' : resultOf(status, response), `${status} ${body.code ?? ''}`)
      return status < 400 ? body : undefined
    } catch (cause) {
      keep('failed', cause instanceof Error ? cause.message : String(cause))
      return undefined
    }
  }

  close(): void {
    this.#agent.destroy()
  }

  async #request({ method, path, body, token }: Call): Promise<IncomingMessage> {
    const headers = { ...this.#headers, ...(token && { authorization: `Bearer ${token}` }) }
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
    const sent = httpRequest(this.#url + path, { method, headers, agent: this.#agent, signal })
    sent.end(body && JSON.stringify(body))
    const [response]: IncomingMessage[] = await once(sent, 'response')
    if (!response) throw new Error('no response')
    return response
  }

  async #watch(
    response: IncomingMessage,
    milliseconds: number,
    keep: (result: Result, why: string) => void,
  ): Promise<undefined> {
    const status = response.statusCode ?? 0
    keep(resultOf(status, response), String(status))
    setTimeout(() => response.destroy(), milliseconds)
    await finished(response.resume()).catch(() => undefined)
    return undefined
  }
}

function resultOf(status: number, { headers }: IncomingMessage): Result {
  if (status < 400) return 'served'
  return (status === 429 || status === 503) && headers['retry-after'] !== undefined ? 'refused' : 'failed'
}

async function bodyOf(response: IncomingMessage): Promise<Record<string, unknown>> {
  if (response.headers['content-type']?.startsWith('application/json')) return Object(await json(response))
  await finished(response.resume())
  return {}
}
