import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { answer, startChild } from '../child.ts'
import { type Contestant, PEERS, PLINK } from './contestants.ts'
import { measureMeanwhile } from './meanwhile.ts'
import { measureRates, type Running } from './rates.ts'
import { report } from './sign-in-report.ts'

const UNLIMITED = '1000000'

/** Nobody is kept to one core: hashes want all of them, and what makes the load uses little. */
export async function measureSignIn(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  const output = openSync(join(folder, 'output'), 'w')
  const helper = (file: string) => startChild({ file, output: 'ignore' })
  const helpers = {
    load: helper('sign-in/load.ts'),
    crowd: helper('sign-in/crowd.ts'),
    probe: helper('sign-in/probe.ts'),
  }
  const contestants: Running[] = []
  try {
    const plink = await start(PLINK, join(folder, 'plink'), output)
    contestants.push(plink)
    for (const [index, peer] of PEERS.entries()) contestants.push(await start(peer, join(folder, `${index}`), output))
    await measureRates(contestants, helpers.load)
    return report(contestants, await measureMeanwhile(plink, helpers))
  } finally {
    for (const child of [...Object.values(helpers), ...contestants.map(each => each.child)]) child.kill()
    closeSync(output)
    rmSync(folder, { recursive: true })
  }
}

async function start(contestant: Contestant, dataDir: string, output: number): Promise<Running> {
  const port = await freePort()
  const env = { DATA_DIR: dataDir, RATE_LIMIT_PER_ADDRESS_PER_MINUTE: UNLIMITED }
  const child = startChild({ file: contestant.file, output, args: [String(port)], env })
  await answer(child)
  return { ...contestant, child, url: `http://localhost:${port}`, rounds: [] }
}
