import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { nextMessage, request, startChild } from '../child.ts'
import { spread, table, verdict } from '../report.ts'

const ROUNDS = 9
const WARM_UP_SECONDS = 4
const ROUND_SECONDS = 2

interface Running extends Subject {
  port: number
  child: ChildProcess
  /** Requests per second of the server's CPU time, a number for each round. */
  rates: number[]
}

/**
 * All servers run on one core and the load generator on another. Each round measures all servers in turn, so that other work on the machine
 * affects all of them. A rate is per second of the server's CPU time, not of wall time. Other work on a shared machine therefore does not
 * change it.
 */
export async function measureHttp(): Promise<string> {
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
    return report(servers)
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

/** Compares the best rounds, because other work on the machine only makes a round slower. */
function report([plink, silentPlink, ...peers]: Running[]): string {
  const rows = peers.map((peer, index) => {
    const { atLeast } = PEERS[index]!
    const ratio = best(plink!) / best(peer)
    return [
      peer.name,
      thousands(best(peer)),
      `**${times(ratio)}**`,
      spread(ratiosTo(peer, plink!), times),
      times(best(silentPlink!) / best(peer)),
      `at least ${atLeast}: ${verdict(ratio >= atLeast)}`,
    ]
  })
  return [
    `Contract-validated POST, requests per second of CPU: Plink ${thousands(best(plink!))}. The best of ${ROUNDS} rounds.\n`,
    table(['Peer', 'Its requests', 'Plink is times that', 'In single rounds', 'Without its log', 'Budget'], rows),
    `\nWhat each does besides reading the body and responding with the same constant as JSON:\n`,
    ...[plink!, silentPlink!, ...peers].map(({ name, does }) => `- ${name}: ${does}`),
  ].join('\n')
}

const best = ({ rates }: Running) => Math.max(...rates)
const ratiosTo = (peer: Running, plink: Running) => peer.rates.map((rate, round) => plink.rates[round]! / rate)
const thousands = (value: number) => `${(value / 1000).toFixed(1)} k`
const times = (value: number) => value.toFixed(2)

interface Subject {
  name: string
  file: string
  args?: string[]
  /** Work in addition to reading the JSON body and responding with a constant as JSON, which all servers do. */
  does: string
}

interface Peer extends Subject {
  /** The budget: Plink's throughput as a multiple of the peer's. */
  atLeast: number
}

const PLINK: Subject = {
  name: 'Plink',
  file: 'http/peers/plink.ts',
  does:
    'the generated route of the contract through `implement`: checks content type and size, validates parameter and body, makes a request id, ' +
    'sets three headers, times the request and writes a redacted JSON log line to a file, as in production',
}

/** Shows how much of the difference is due to the log, because no peer writes one. */
const SILENT_PLINK: Subject = {
  name: 'Plink without log',
  file: 'http/peers/plink.ts',
  args: ['silent'],
  does: 'the same with the log switched off',
}

const PEERS: Peer[] = [
  {
    name: 'bare Hono',
    file: 'http/peers/hono.ts',
    does: 'the same Hono behind the same listener with one handler: no validation, no id, no headers, no log',
    atLeast: 0.9,
  },
  {
    name: 'Fastify + ajv',
    file: 'http/peers/fastify.ts',
    does: 'JSON Schemas for parameter and body, as Fastify comes: no id, no headers, no log',
    atLeast: 0.85,
  },
  {
    name: 'express + express-openapi-validator',
    file: 'http/peers/express-openapi-validator.ts',
    does: 'validates parameter and body by the same `openapi.yaml`; express as it comes: no id, no log',
    atLeast: 2.5,
  },
  {
    name: 'NestJS + ValidationPipe',
    file: 'http/peers/nest.ts',
    does: 'class-validator classes for parameter and body, unknown fields forbidden; Nest as it comes, on express: no id, no log',
    atLeast: 2.5,
  },
]
