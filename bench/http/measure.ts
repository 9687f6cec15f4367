import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../api/dev/free-port.ts'
import { nextMessage, request, startChild } from '../child.ts'
import { type Figure, ofRounds } from '../report.ts'
import { isShort } from '../short.ts'

const ROUNDS = isShort ? 1 : 7
const WARM_UP_SECONDS = isShort ? 1 : 2
const ROUND_SECONDS = 1
const BUDGET_MICROSECONDS = 35

interface Running extends Subject {
  port: number
  child: ChildProcess
  /** The requests per second of the server's CPU time, for each round. */
  rates: number[]
}

/**
 * Measures the servers. All of them run on one core, and the load generator on another. Each round measures all servers in turn, so that other work
 * on the machine affects all of them. A rate is per second of the server's CPU time, not of wall time, so that other work on a shared machine does
 * not change it.
 */
export async function measureHttp(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  const output = openSync(join(folder, 'output'), 'w')
  const load = startChild({ file: 'http/load.ts', core: 1, output: 'ignore' })
  const servers: Running[] = []
  try {
    for (const each of [PLINK, SILENT_PLINK, ...PEERS]) servers.push(await start(each, output))
    for (const server of servers) await rate(server, load, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
        server.rates.push(await rate(server, load, ROUND_SECONDS))
      }
    }
    return figuresOf(servers)
  } finally {
    for (const child of [load, ...servers.map(each => each.child)]) child.kill()
    closeSync(output)
    rmSync(folder, { recursive: true })
  }
}

async function start(subject: Subject, output: number): Promise<Running> {
  const port = await freePort()
  const child = startChild({
    file: subject.file,
    core: 0,
    output,
    args: [String(port), ...(subject.args ?? [])],
  })
  await nextMessage(child)
  return { ...subject, port, child, rates: [] }
}

async function rate({ child, port }: Running, load: ChildProcess, seconds: number): Promise<number> {
  const before = await request(child, 'cpu')
  const requests = await request(load, { port, seconds })
  const cpuSeconds = ((await request(child, 'cpu')) - before) / 1e6
  return requests / cpuSeconds
}

function figuresOf([plink, silentPlink, bareHono, ...peers]: Running[]): Figure[] {
  const name = 'contract-validated POST, per second of CPU'
  return [
    costAbove(bareHono!, plink!),
    figureOf(name, plink!, bareHono!),
    figureOf('the same without the log line', silentPlink!, bareHono!),
    ...peers.map(peer => figureOf(name, plink!, peer)),
  ]
}

function costAbove(peer: Running, plink: Running): Figure {
  const costs = peer.rates.map((rate, round) => 1e6 / plink.rates[round]! - 1e6 / rate)
  const name = `CPU of a contract-validated POST above ${peer.name}`
  return { name, unit: 'µs', better: 'lower', budget: BUDGET_MICROSECONDS, ...ofRounds(costs) }
}

function figureOf(name: string, plink: Running, peer: Running): Figure {
  const ratios = peer.rates.map((rate, round) => plink.rates[round]! / rate)
  return { name, peer: peer.name, unit: 'times', better: 'higher', budget: peer.atLeast, ...ofRounds(ratios) }
}

/** A server to measure. All servers read the body and respond with the same constant as JSON. A comment describes what else each of them does. */
interface Subject {
  name: string
  file: string
  args?: string[]
  /** The budget: Plink's throughput as a multiple of the peer's. */
  atLeast?: number
}

/**
 * This is the generated route of the contract through `implement`, with all middleware of production: it checks content type, size and JSON of the
 * body, validates parameter and body, creates a request id, sets headers, times the request and writes a redacted JSON log line to a file.
 */
const PLINK: Subject = { name: 'Plink', file: 'http/peers/plink.ts' }
const SILENT_PLINK: Subject = { name: 'Plink without log', file: 'http/peers/plink.ts', args: ['silent'] }

/** Only the second Fastify creates an id, sets headers and writes a log line. */
const PEERS: Subject[] = [
  // This is the same Hono behind the same listener with one handler, without validation.
  { name: 'bare Hono', file: 'http/peers/hono.ts' },
  // This validates parameter and body by JSON Schemas, with Fastify's defaults.
  { name: 'Fastify + ajv', file: 'http/peers/fastify.ts' },
  { name: 'Fastify + ajv with id, headers and log', file: 'http/peers/fastify.ts', args: ['same-job'] },
  // This validates parameter and body by the same `openapi.yaml`, on express with its defaults.
  {
    name: 'express + express-openapi-validator',
    file: 'http/peers/express-openapi-validator.ts',
    atLeast: 2,
  },
  // This validates parameter and body by class-validator classes and rejects unknown fields, on Nest with express and their defaults.
  { name: 'NestJS + ValidationPipe', file: 'http/peers/nest.ts', atLeast: 2 },
]
