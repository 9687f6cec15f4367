import type { ChildProcess } from 'node:child_process'
import { request } from '../child.ts'
import { isShort } from '../short.ts'
import { OVERLOAD_CUSTOMERS, USUAL_CUSTOMERS } from './customers.ts'
import type { OverloadResult } from './overload.ts'
import type { Call, Probe } from './probe.ts'
import { loadOf, type Running } from './rates.ts'

/** The warm-up of the other calls. Until then only sign-ins were called, and a server that has run for a while has compiled the code of all calls. */
const WARM_UP_SECONDS = isShort ? 0.5 : 4
const SECONDS = isShort ? 2 : 6

export interface OtherCalls {
  situations: Situation[]
  overload: OverloadResult
}

export interface Situation {
  /** The number of concurrent sign-ins. */
  customers: number
  /** The latencies in milliseconds, a list for each of `CALLS`. */
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
  const latencies = async () => {
    await request<number[][]>(probe, { calls, seconds: WARM_UP_SECONDS } satisfies Probe)
    return request<number[][]>(probe, { calls, seconds: SECONDS } satisfies Probe)
  }
  const [busy] = await Promise.all([
    latencies(),
    request(load, loadOf(plink, USUAL_CUSTOMERS, WARM_UP_SECONDS + SECONDS)),
  ])
  const [overloaded, overload] = await Promise.all([
    latencies(),
    request<OverloadResult>(overloader, loadOf(plink, OVERLOAD_CUSTOMERS, WARM_UP_SECONDS + SECONDS)),
  ])
  const situations = [
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
