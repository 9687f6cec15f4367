import type { ChildProcess } from 'node:child_process'
import { ask } from '../child.ts'
import { USUAL_CUSTOMERS } from './customers.ts'
import type { Load } from './load.ts'
import type { Peer } from './peers.ts'

export interface Running extends Peer {
  child: ChildProcess
  url: string
  rounds: Round[]
}

/**
 * How often it was done. The CPU time is that of all threads of the process, so the first number is what all cores busy with it
 * would reach, and unmoved by other work on a shared machine; the second is what they reached.
 */
export interface Round {
  perCpuSecond: number
  perSecond: number
}

const ROUNDS = 7
const WARM_UP_SECONDS = 10
const ROUND_SECONDS = 3

/** Rounds go through all in turn, so that what else the machine does meets all alike. */
export async function measureRates(peers: Running[], load: ChildProcess): Promise<void> {
  for (const each of peers) await round(each, load, WARM_UP_SECONDS)
  for (let number = 0; number < ROUNDS; number++) {
    for (const each of number % 2 === 0 ? peers : peers.toReversed()) {
      each.rounds.push(await round(each, load, ROUND_SECONDS))
    }
  }
}

async function round(peer: Running, load: ChildProcess, seconds: number): Promise<Round> {
  const { child } = peer
  const started = performance.now()
  const before = await ask(child, 'cpu')
  const count = peer.signIn ? await ask(load, loadOf(peer, USUAL_CUSTOMERS, seconds)) : await ask(child, seconds)
  const cpuSeconds = ((await ask(child, 'cpu')) - before) / 1e6
  return { perCpuSecond: count / cpuSeconds, perSecond: (count * 1000) / (performance.now() - started) }
}

/** So many customers who sign in again and again. */
export function loadOf({ url, signIn }: Pick<Running, 'url' | 'signIn'>, customers: number, seconds: number): Load {
  if (!signIn) throw new Error('nobody can sign in there')
  return {
    url: url + signIn.path,
    bodies: Array.from({ length: customers }, (_, index) => signIn.body(index)),
    seconds,
  }
}
