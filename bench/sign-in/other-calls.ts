import type { ChildProcess } from 'node:child_process'
import { ask } from '../child.ts'
import { OVERLOAD_CUSTOMERS, USUAL_CUSTOMERS } from './customers.ts'
import type { OverloadResult } from './overload.ts'
import type { Call, Probe } from './probe.ts'
import { loadOf, type Running } from './rates.ts'

const SECONDS = 10

export interface OtherCalls {
  situations: Situation[]
  overload: OverloadResult
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
  overloader: ChildProcess
  probe: ChildProcess
}

export async function measureOtherCalls(plink: Running, { load, overloader, probe }: Children): Promise<OtherCalls> {
  const calls = await callsOf(plink)
  const latencies = () => ask<number[][]>(probe, { calls, seconds: SECONDS } satisfies Probe)
  const quiet = await latencies()
  const [busy] = await Promise.all([latencies(), ask(load, loadOf(plink, USUAL_CUSTOMERS, SECONDS))])
  const [overloaded, overload] = await Promise.all([
    latencies(),
    ask<OverloadResult>(overloader, loadOf(plink, OVERLOAD_CUSTOMERS, SECONDS)),
  ])
  const situations = [
    { customers: 0, latencies: quiet },
    { customers: USUAL_CUSTOMERS, latencies: busy },
    { customers: OVERLOAD_CUSTOMERS, latencies: overloaded },
  ]
  return { situations, overload }
}

async function callsOf(plink: Running): Promise<Call[]> {
  const { url, bodies } = loadOf(plink, 1, 0)
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(bodies[0]) })
  const { accessToken }: { accessToken: string } = await response.json()
  return CALLS.map(path => ({ url: plink.url + path, headers: { authorization: `Bearer ${accessToken}` } }))
}
