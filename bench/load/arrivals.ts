import { setTimeout as sleep } from 'node:timers/promises'

const BEHIND_MILLISECONDS = 1

/**
 * Starts journeys at random times, with this average number per second, whether or not earlier ones have ended. Returns when all have ended.
 * @param start gets the time of `performance.now()` at which the journey was due, because the wait of a late one counts
 */
export async function arrive(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  start: (due: number) => Promise<unknown>,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  const running: Promise<unknown>[] = []
  for (let due = performance.now(); due < end; due += pause(perSecond)) {
    const wait = due - performance.now()
    if (wait > BEHIND_MILLISECONDS) await sleep(wait)
    running.push(start(due))
  }
  await Promise.all(running)
}

/** Returns a random pause between independent arrivals. */
const pause = (perSecond: number) => (-Math.log(1 - Math.random()) / perSecond) * 1000
