import type { ChildProcess } from 'node:child_process'
import { request } from '../child.ts'
import { isShort } from '../short.ts'
import { type Load, USUAL_CUSTOMERS } from './customers.ts'
import type { Peer } from './peers.ts'

export interface Running extends Peer {
  child: ChildProcess
  url: string
  /** The sign-ins per second of CPU time of all threads of the process, so that other work on a shared machine does not change them. */
  rounds: number[]
}

const ROUNDS = isShort ? 1 : 7
const WARM_UP_SECONDS = isShort ? 0.5 : 3
const ROUND_SECONDS = isShort ? 0.5 : 2

/** Measures all peers in turn in each round, so that other work on the machine affects all of them. */
export async function measureRates(peers: Running[], load: ChildProcess): Promise<void> {
  for (const each of peers) await round(each, load, WARM_UP_SECONDS)
  for (let number = 0; number < ROUNDS; number++) {
    for (const each of number % 2 === 0 ? peers : peers.toReversed()) {
      each.rounds.push(await round(each, load, ROUND_SECONDS))
    }
  }
}

async function round(peer: Running, load: ChildProcess, seconds: number): Promise<number> {
  const { child } = peer
  const before = await request(child, 'cpu')
  const count = peer.signIn
    ? await request(load, loadOf(peer, USUAL_CUSTOMERS, seconds))
    : await request(child, seconds)
  const cpuSeconds = ((await request(child, 'cpu')) - before) / 1e6
  return count / cpuSeconds
}

/** Returns the load of a number of customers who sign in repeatedly. */
export function loadOf({ url, signIn }: Pick<Running, 'url' | 'signIn'>, customers: number, seconds: number): Load {
  if (!signIn) throw new Error('This peer has no sign-in request.')
  return {
    url: url + signIn.path,
    bodies: Array.from({ length: customers }, (_, index) => signIn.body(index)),
    seconds,
  }
}
