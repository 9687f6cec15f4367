import { quantile } from '../report.ts'
import type { Sample } from './caller.ts'

export interface Step {
  journeysPerSecond: number
  p50: number
  p95: number
  p99: number
  served: number
  refused: number
  failed: number
}

/** Of the served requests, 99 of 100 may take at most this long. */
export const BOUND_MILLISECONDS = 500
/** The share of all requests that may fail. */
const LOST_SHARE = 0.01

export function stepOf(journeysPerSecond: number, samples: Sample[]): Step {
  const count = (result: Sample['result']) => samples.filter(sample => sample.result === result).length
  const times = samples.filter(({ result }) => result === 'served').map(({ milliseconds }) => milliseconds)
  const at = (share: number) => (times.length > 0 ? quantile(times, share) : Number.POSITIVE_INFINITY)
  return {
    journeysPerSecond,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    served: count('served'),
    refused: count('refused'),
    failed: count('failed'),
  }
}

/** Whether the server carries this load: nearly all requests are served in time. */
export function isCarried({ p99, served, refused, failed }: Step): boolean {
  return p99 <= BOUND_MILLISECONDS && refused + failed <= (served + refused + failed) * LOST_SHARE
}

/** Returns the highest carried rate before one that was not, or undefined if the first step was too much. */
export function kneeOf(steps: Step[]): Step | undefined {
  const first = steps.findIndex(step => !isCarried(step))
  return first === -1 ? steps.at(-1) : steps[first - 1]
}

/** Returns a row of the curve. */
export function rowOf(name: string, { p50, p95, p99, served, refused, failed }: Step): string {
  const cells = [p50, p95, p99].map(time => time.toFixed(0)).concat([served, refused, failed].map(String))
  return [name.padEnd(34), ...cells.map(cell => cell.padStart(9))].join('')
}

export const HEAD = [
  'journeys a second'.padEnd(34),
  ...['p50 ms', 'p95 ms', 'p99 ms', 'served', 'refused', 'failed'].map(cell => cell.padStart(9)),
].join('')

/** Returns the reasons of requests that were not served, the most frequent first. */
export function reasonsOf(samples: Sample[]): string[] {
  const counts = new Map<string, number>()
  for (const { result, group, why } of samples)
    if (result !== 'served') {
      const reason = `${group}: ${result} ${why}`
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
  return [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${count} × ${reason}`)
}
