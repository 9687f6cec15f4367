import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../api/dev/free-port.ts'
import { nextMessage, startChild } from '../child.ts'
import { type Figure, ofRounds, ofSamples } from '../report.ts'
import { CALLS, measureOtherCalls, type OtherCalls } from './other-calls.ts'
import { PEERS, type Peer, PLINK } from './peers.ts'
import { measureRates, type Running } from './rates.ts'

const UNLIMITED = '1000000'

/** No process is pinned to a core, because hashing uses all cores and the load generator needs little CPU. */
export async function measureSignIn(): Promise<Figure[]> {
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
    return [...rates(peers), ...others(await measureOtherCalls(plink, loads))]
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

function rates([plink, ...peers]: Running[]): Figure[] {
  return peers.map(({ name, rounds, atLeast }) => ({
    name: 'password sign-ins, per second of CPU',
    peer: name,
    unit: 'times',
    better: 'higher',
    budget: atLeast,
    ...ofRounds(rounds.map((rate, round) => plink!.rounds[round]! / rate)),
  }))
}

function others({ situations, overload: { signedIn, refused } }: OtherCalls): Figure[] {
  if (refused === 0)
    throw new Error(`None of ${signedIn} sign-ins was refused with 503, so the server was not overloaded`)
  return situations.flatMap(({ customers, latencies }) =>
    CALLS.map((path, call) => latency(path, customers, latencies[call]!)),
  )
}

function latency(path: string, customers: number, milliseconds: number[]): Figure {
  return {
    name: `99 of 100 \`GET ${path}\` beside ${customers} customers who sign in all the time`,
    unit: 'ms',
    better: 'lower',
    budget: BUDGET_MILLISECONDS,
    ...ofSamples(milliseconds, 0.99),
  }
}
