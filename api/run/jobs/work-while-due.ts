import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '#api/deps.ts'
import type { Subscriber } from '#api/kernel/db/change-feed.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'

/** A run ends before the next one of the schedule, which continues with the rest. */
const RUN_SECONDS = 50

interface DueWork {
  /** Whose changes say that there is more to do. */
  topic: string
  /** The longest wait for a change: what becomes due with time alone reports none. */
  pauseMilliseconds: number
  /** Does what is due. What becomes due meanwhile, which `nextChange` tells, need not wait for its end. */
  work(nextChange: () => Promise<void>): Promise<void>
  earliestDue(): Promise<Date | null | undefined>
}

/** Does what is due, and stays as long as more is due soon, so that nothing is a minute late at each of its steps. */
export async function workWhileDue(
  deps: Deps,
  signal: AbortSignal,
  { topic, pauseMilliseconds, work, earliestDue }: DueWork,
): Promise<void> {
  const end = addSeconds(deps.clock(), RUN_SECONDS)
  const changes = await watchTopic(deps, topic)
  const isMoreDue = async () => {
    const due = await earliestDue()
    return due != null && due <= end
  }
  try {
    let change = changes.next()
    await work(changes.next)
    while (!signal.aborted && deps.clock() < end && (await isMoreDue())) {
      await Promise.race([change, sleep(pauseMilliseconds, undefined, { signal }).catch(() => {})])
      change = changes.next()
      await work(changes.next)
    }
  } finally {
    changes.stop()
  }
}

/** Tells when a topic changes next. Where the database cannot be listened to, nothing ever changes. */
async function watchTopic({ changes }: Pick<Deps, 'changes'>, topic: string) {
  let change = Promise.withResolvers<void>()
  const subscriber: Subscriber = {
    topics: [topic],
    isOfServer: true,
    onChange: () => {
      change.resolve()
      change = Promise.withResolvers()
    },
    onEnd: () => {},
  }
  await changes.subscribe(subscriber).catch(() => {})
  return { next: () => change.promise, stop: () => changes.unsubscribe(subscriber) }
}
