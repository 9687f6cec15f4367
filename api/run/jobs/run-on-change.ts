import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '#api/deps.ts'
import type { Subscriber } from '#api/kernel/db/change-feed.ts'
import type { Log } from '#api/kernel/platform/log.ts'

interface Work {
  /** The topic whose changes are commits that bring work. */
  topic: string
  run(): Promise<void>
  /** The longest wait before a lost connection is opened again. The first attempt is after a second. */
  retrySeconds: number
}

/**
 * Runs the work when its topic changes, whichever process changed it, and once at the start. A change during a run is followed by another run.
 * Changes during a lost connection are handled when it is open again.
 */
export function runOnChange({ changes, log }: Pick<Deps, 'changes' | 'log'>, work: Work, signal: AbortSignal): void {
  const wake = coalesced(work, log, signal)
  let failures = 0
  const listenLater = async () => {
    const seconds = Math.min(2 ** failures++, work.retrySeconds)
    await sleep(seconds * 1000, undefined, { signal, ref: false }).catch(() => {})
    if (!signal.aborted) await listen()
  }
  const subscriber: Subscriber = {
    topics: [work.topic],
    isOfServer: true,
    onChange: () => void wake(),
    onEnd: () => void listenLater(),
  }
  const listen = async () => {
    try {
      await changes.subscribe(subscriber)
      failures = 0
      await wake()
    } catch (err) {
      changes.unsubscribe(subscriber)
      log.warn(
        { err, topic: work.topic },
        'The database does not tell this process about new work, which therefore starts late, on its schedule. ' +
          'Check that DIRECT_DATABASE_URL accepts LISTEN. The process tries again.',
      )
      await listenLater()
    }
  }
  void listen()
}

function coalesced({ run, topic }: Work, log: Log, signal: AbortSignal): () => Promise<void> {
  let isRunning = false
  let isDue = false
  return async () => {
    isDue = true
    if (isRunning) return
    isRunning = true
    while (isDue && !signal.aborted) {
      isDue = false
      await run().catch(err =>
        log.error(
          { err, topic },
          'Work that the database reported has failed. It runs again on its schedule. If this repeats, report this line.',
        ),
      )
    }
    isRunning = false
  }
}
