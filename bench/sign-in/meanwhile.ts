import type { ChildProcess } from 'node:child_process'
import { ask } from '../child.ts'
import type { Turnout } from './crowd.ts'
import { CROWD, USUAL } from './customers.ts'
import type { Call, Probe } from './probe.ts'
import { loadOf, type Running } from './rates.ts'

const SECONDS = 10

export interface Meanwhile {
  situations: Situation[]
  turnout: Turnout
}

export interface Situation {
  /** How many sign in at a time. */
  customers: number
  /** How many milliseconds the calls took, in the order of `CALLS`. */
  latencies: number[][]
}

export const CALLS = ['/health/live', '/api/v1/auth/me']

interface Children {
  load: ChildProcess
  crowd: ChildProcess
  probe: ChildProcess
}

export async function measureMeanwhile(plink: Running, { load, crowd, probe }: Children): Promise<Meanwhile> {
  const calls = await callsOf(plink)
  const latencies = () => ask<number[][]>(probe, { calls, seconds: SECONDS } satisfies Probe)
  const quiet = await latencies()
  const [busy] = await Promise.all([latencies(), ask(load, loadOf(plink, USUAL, SECONDS))])
  const [crowded, turnout] = await Promise.all([latencies(), ask<Turnout>(crowd, loadOf(plink, CROWD, SECONDS))])
  const situations = [
    { customers: 0, latencies: quiet },
    { customers: USUAL, latencies: busy },
    { customers: CROWD, latencies: crowded },
  ]
  return { situations, turnout }
}

async function callsOf(plink: Running): Promise<Call[]> {
  const { url, bodies } = loadOf(plink, 1, 0)
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(bodies[0]) })
  const { accessToken }: { accessToken: string } = await response.json()
  return CALLS.map(path => ({ url: plink.url + path, headers: { authorization: `Bearer ${accessToken}` } }))
}
