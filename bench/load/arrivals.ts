import { setTimeout as sleep } from 'node:timers/promises'

const BEHIND_MILLISECONDS = 1

/**
 * Starts journeys at random moments, so many a second on average, whether or not earlier ones have ended. Returns when all have ended.
 * @param start is told when the journey was due, of `performance.now()`: one that begins late has waited all the same
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

/** Between arrivals that do not know of each other. */
const pause = (perSecond: number) => (-Math.log(1 - Math.random()) / perSecond) * 1000
