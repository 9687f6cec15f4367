import type { ChildProcess } from 'node:child_process'
import { ask } from '../child.ts'
import type { Contestant } from './contestants.ts'
import type { Load } from './load.ts'

export interface Running extends Contestant {
  child: ChildProcess
  url: string
  rounds: Round[]
}

/** How often it was done, per second of the process's CPU time and per second on the wall. */
export interface Round {
  cpu: number
  wall: number
}

const ROUNDS = 7
const WARM_UP_SECONDS = 10
const ROUND_SECONDS = 3
/** More than enough to keep all cores busy. */
export const CONNECTIONS = 32

/** Rounds go through all in turn, so that what else the machine does meets all alike. */
export async function measureRates(contestants: Running[], load: ChildProcess): Promise<void> {
  for (const each of contestants) await round(each, load, WARM_UP_SECONDS)
  for (let number = 0; number < ROUNDS; number++) {
    for (const each of number % 2 === 0 ? contestants : contestants.toReversed()) {
      each.rounds.push(await round(each, load, ROUND_SECONDS))
    }
  }
}

async function round(contestant: Running, load: ChildProcess, seconds: number): Promise<Round> {
  const { child } = contestant
  const started = performance.now()
  const before = await ask(child, 'cpu')
  const count = contestant.signIn
    ? await ask(load, loadOf(contestant, CONNECTIONS, seconds))
    : await ask(child, seconds)
  const cpuSeconds = ((await ask(child, 'cpu')) - before) / 1e6
  return { cpu: count / cpuSeconds, wall: (count * 1000) / (performance.now() - started) }
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
