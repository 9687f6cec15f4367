import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { nextMessage, startChild } from '../child.ts'
import { quantile, spread, table, verdict } from '../report.ts'
import { OVERLOAD_CUSTOMERS, USUAL_CUSTOMERS } from './customers.ts'
import { CALLS, measureOtherCalls, type OtherCalls } from './other-calls.ts'
import { PEERS, type Peer, PLINK } from './peers.ts'
import { measureRates, type Round, type Running } from './rates.ts'

const UNLIMITED = '1000000'

/** No process is pinned to a core, because hashing uses all cores and the load generator needs little CPU. */
export async function measureSignIn(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  const output = openSync(join(folder, 'output'), 'w')
  const startLoad = (file: string) => startChild({ file, output: 'ignore' })
  const loads = {
    load: startLoad('sign-in/load.ts'),
    overloader: startLoad('sign-in/overload.ts'),
    probe: startLoad('sign-in/probe.ts'),
  }
  const peers: Running[] = []
  try {
    const plink = await start(PLINK, join(folder, 'plink'), output)
    peers.push(plink)
    for (const [index, peer] of PEERS.entries()) peers.push(await start(peer, join(folder, `${index}`), output))
    await measureRates(peers, loads.load)
    return report(peers, await measureOtherCalls(plink, loads))
  } finally {
    for (const child of [...Object.values(loads), ...peers.map(each => each.child)]) child.kill()
    closeSync(output)
    rmSync(folder, { recursive: true })
  }
}

async function start(peer: Peer, dataDir: string, output: number): Promise<Running> {
  const port = await freePort()
  const env = { DATA_DIR: dataDir, RATE_LIMIT_PER_ADDRESS_PER_MINUTE: UNLIMITED }
  const child = startChild({ file: peer.file, output, args: [String(port)], env })
  await nextMessage(child)
  return { ...peer, child, url: `http://localhost:${port}`, rounds: [] }
}

const BUDGET_MILLISECONDS = 50

function report([plink, ...peers]: Running[], otherCalls: OtherCalls): string {
  return [rates(plink!, peers), others(otherCalls)].join('\n\n')
}

/** Compares the best rounds, because other work on the machine only makes a round slower. */
function rates(plink: Running, peers: Running[]): string {
  const rows = peers.map(peer => {
    const { atLeast } = peer
    const ratio = best(plink, 'perCpuSecond') / best(peer, 'perCpuSecond')
    return [
      peer.name,
      best(peer, 'perCpuSecond').toFixed(0),
      `**${times(ratio)}**`,
      spread(
        peer.rounds.map(({ perCpuSecond }, round) => plink.rounds[round]!.perCpuSecond / perCpuSecond),
        times,
      ),
      `${best(plink, 'perSecond').toFixed(0)} to ${best(peer, 'perSecond').toFixed(0)}`,
      atLeast ? `at least ${atLeast}: ${verdict(ratio >= atLeast)}` : 'none',
    ]
  })
  return [
    `Password sign-ins per second of CPU, ${USUAL_CUSTOMERS} at a time: Plink ${best(plink, 'perCpuSecond').toFixed(0)}. The best of ${plink.rounds.length} rounds.\n`,
    table(
      ['Peer', 'Its rate', 'Plink is times that', 'In single rounds', 'On the wall, Plink to peer', 'Budget'],
      rows,
    ),
    '\nWhat each does:\n',
    ...[plink, ...peers].map(({ name, does }) => `- ${name}: ${does}`),
  ].join('\n')
}

function others({ situations, overload: { signedIn, refused } }: OtherCalls): string {
  const share = (refused / (signedIn + refused)) * 100
  const rows = CALLS.flatMap((path, call) =>
    situations.map(({ customers, latencies }) => latency(path, customers, latencies[call]!)),
  )
  return [
    `Of the attempts of ${OVERLOAD_CUSTOMERS} customers at a time, ${share.toFixed(0)} % are refused with 503 and \`Retry-After\`; some must be: ${verdict(refused > 0)}. Other calls meanwhile:\n`,
    table(['Call', 'Sign-ins at a time', '99 of 100 take at most', 'Half of them', 'Budget'], rows),
  ].join('\n')
}

function latency(path: string, customers: number, milliseconds: number[]): string[] {
  const most = quantile(milliseconds, 0.99)
  const format = (value: number) => `${value.toFixed(1)} ms`
  const budget = `below ${BUDGET_MILLISECONDS} ms: ${verdict(most < BUDGET_MILLISECONDS)}`
  return [`\`GET ${path}\``, `${customers}`, `**${format(most)}**`, format(quantile(milliseconds, 0.5)), budget]
}

const best = ({ rounds }: Running, kind: keyof Round) => Math.max(...rounds.map(each => each[kind]))
const times = (value: number) => value.toFixed(2)
