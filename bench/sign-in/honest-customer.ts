import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setInterval } from 'node:timers/promises'
import { freePort } from '../../api/dev/free-port.ts'
import { startPostgres } from '../../api/dev/postgres/postgres.ts'
import { nextMessage, request, startChild } from '../child.ts'
import { type Figure, ofSamples } from '../report.ts'
import { isShort } from '../short.ts'
import type { FloodResult } from './flood.ts'
import { PLINK } from './peers.ts'
import { loadOf } from './rates.ts'

const FLOODERS = 200
const WARM_UP_SECONDS = isShort ? 0.5 : 3
const SECONDS = isShort ? 2 : 8
const SIGN_IN_INTERVAL_MILLISECONDS = 250
const READ_INTERVAL_MILLISECONDS = 20
/** The limit of live mode, or in short runs one that is exceeded within a moment. */
const LIMIT_PER_MINUTE = isShort ? 100 : 600
const BUDGET = { signIn: 2000, read: 100 }
/** Linux accepts every address of 127.0.0.0/8, so the server sees two addresses. */
const HONEST_ADDRESS = '127.0.0.2'

/** Measures an honest customer while many clients of one other address sign in continuously. */
export async function measureHonestCustomer(): Promise<Figure[]> {
  const server = await startPostgres()
  try {
    return [...(await figuresOf('embedded', {})), ...(await figuresOf('Postgres', { DATABASE_URL: server.url }))]
  } finally {
    await server.stop()
  }
}

async function figuresOf(database: string, env: Record<string, string>): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  const output = openSync(join(folder, 'output'), 'w')
  const port = await freePort()
  const plink = startChild({
    file: PLINK.file,
    output,
    args: [String(port)],
    env: { DATA_DIR: folder, RATE_LIMIT_PER_ADDRESS_PER_MINUTE: String(LIMIT_PER_MINUTE), ...env },
  })
  const flooder = startChild({ file: 'sign-in/flood.ts', output: 'ignore' })
  const figure = (what: string, milliseconds: number[], share: number, budget: number): Figure => ({
    name: `${what} of an honest customer beside ${FLOODERS} clients of one other address who retry at once, ${database}`,
    unit: 'ms',
    better: 'lower',
    budget,
    ...ofSamples(milliseconds, share),
  })
  try {
    await nextMessage(plink)
    const url = `http://127.0.0.1:${port}`
    const load = loadOf({ url, signIn: PLINK.signIn }, FLOODERS + 1, SECONDS)
    const honest = new Honest(url, load.bodies.pop()!)
    // This is a warm-up, because a server that has run for a while has compiled its code.
    await honest.signIn()
    await honest.use(WARM_UP_SECONDS)
    const flooding = request<FloodResult>(flooder, load)
    const [{ signIns, reads }, { refused }] = await Promise.all([honest.use(SECONDS), flooding])
    if (refused === 0) throw new Error('The flood was not refused, so it was none')
    return [figure('slowest sign-in', signIns, 1, BUDGET.signIn), figure('99 of 100 `getMe`', reads, 0.99, BUDGET.read)]
  } finally {
    plink.kill()
    flooder.kill()
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function repeat(seconds: number, interval: number, act: () => Promise<number>): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const times: Promise<number>[] = []
  for await (const _ of setInterval(interval)) {
    times.push(act())
    if (performance.now() > end) break
  }
  return Promise.all(times)
}

/** A customer who signs in and reads from their own address. */
class Honest {
  readonly #url: string
  readonly #body: object
  readonly #agent = new Agent({ keepAlive: true, localAddress: HONEST_ADDRESS })
  #token = ''

  constructor(url: string, body: object) {
    this.#url = url
    this.#body = body
  }

  /** Returns how long the sign-in took. */
  async signIn(): Promise<number> {
    const started = performance.now()
    const body = await this.#untilServed('POST', PLINK.signIn.path, JSON.stringify(this.#body))
    const { accessToken }: { accessToken: string } = JSON.parse(body)
    this.#token = accessToken
    return performance.now() - started
  }

  /** Signs in and reads at intervals, so that a slow response does not hide later slow ones. */
  async use(seconds: number): Promise<{ signIns: number[]; reads: number[] }> {
    const [signIns, reads] = await Promise.all([
      repeat(seconds, SIGN_IN_INTERVAL_MILLISECONDS, () => this.signIn()),
      repeat(seconds, READ_INTERVAL_MILLISECONDS, () => this.#read()),
    ])
    return { signIns, reads }
  }

  async #read(): Promise<number> {
    const started = performance.now()
    await this.#untilServed('GET', '/api/v1/auth/me')
    return performance.now() - started
  }

  /** A refusal of a busy server is retried at once, and the time goes on. */
  async #untilServed(method: string, path: string, sent?: string): Promise<string> {
    for (;;) {
      const { status, body } = await this.#send(method, path, sent)
      if (status === 200) return body
      if (status !== 503) throw new Error(`${method} ${path} responded with ${status}`)
    }
  }

  async #send(method: string, path: string, body?: string): Promise<{ status: number; body: string }> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` }
    const sent = httpRequest(this.#url + path, { method, agent: this.#agent, headers }).end(body)
    const [response]: IncomingMessage[] = await once(sent, 'response')
    return { status: response?.statusCode ?? 0, body: response ? await text(response) : '' }
  }
}
