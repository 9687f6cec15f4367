import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '#api/deps.ts'
import type { Subscriber } from '#api/kernel/db/change-feed.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'

/** A run ends before the next scheduled one, which continues with the rest. */
const RUN_SECONDS = 50

interface DueWork {
  /** The topic whose changes report more work. */
  topic: string
  /** The longest wait for a change, because work that becomes due by time reports none. */
  pauseMilliseconds: number
  /** Does the due work. It may also start work that becomes due meanwhile, of which `nextChange` notifies it. */
  work(nextChange: () => Promise<void>): Promise<void>
  earliestDue(): Promise<Date | null | undefined>
}

/** Does the due work, and stays as long as more is due soon, so that a step does not wait for the next minute. */
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

/** Reports when a topic changes next. If the database cannot be listened to, it never reports a change. */
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
