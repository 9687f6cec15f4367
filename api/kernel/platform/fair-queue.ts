/** The queue is full, a caller with less waiting work took the place, or the turn came too late. */
export class QueueFull extends Error {}

interface Waiting {
  /** The time of `performance.now()` at which the work was queued. */
  since: number
  start(): void
  refuse(cause: QueueFull): void
}

/**
 * Runs a limited number of tasks at a time. Callers take turns, however many tasks each of them has waiting, and when the queue is full, the caller
 * with the most waiting tasks loses a place. A single caller can therefore not block the others.
 */
export class FairQueue {
  readonly #concurrency: number
  readonly #capacity: number
  readonly #patienceMilliseconds: number
  /** The waiting tasks by caller, in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>()
  #running = 0
  #length = 0

  /** @param patienceMilliseconds the time after which the result is no longer awaited, so that the work would be useless */
  constructor(concurrency: number, capacity: number, patienceMilliseconds = Number.POSITIVE_INFINITY) {
    this.#concurrency = concurrency
    this.#capacity = capacity
    this.#patienceMilliseconds = patienceMilliseconds
  }

  /** Rejects with `QueueFull` before the work begins. */
  async run<Result>(work: () => Promise<Result>, caller: string): Promise<Result> {
    if (this.#running < this.#concurrency) this.#running++
    else await this.#turn(caller)
    try {
      return await work()
    } finally {
      this.#startNext()
    }
  }

  #turn(caller: string): Promise<void> {
    const own = this.#waiting.get(caller) ?? []
    if (this.#length >= this.#capacity) this.#makeRoom(own.length)
    return new Promise((start, refuse) => {
      own.push({ since: performance.now(), start, refuse })
      this.#waiting.set(caller, own)
      this.#length++
    })
  }

  /** Rejects the last task of the caller with the most waiting tasks. Throws `QueueFull` when that would only swap places. */
  #makeRoom(ownLength: number): void {
    const longest = [...this.#waiting.values()].reduce((most, each) => (each.length > most.length ? each : most), [])
    if (longest.length <= ownLength + 1) throw new QueueFull()
    longest.pop()?.refuse(new QueueFull())
    this.#length--
  }

  /** Passes the slot on to the caller whose turn it is. */
  #startNext(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#running--
      return
    }
    const [caller, works] = next
    this.#waiting.delete(caller)
    if (works.length > 1) this.#waiting.set(caller, works)
    this.#length--
    const work = works.shift()
    if (work && performance.now() - work.since > this.#patienceMilliseconds) {
      work.refuse(new QueueFull())
      this.#startNext()
    } else work?.start()
  }
}
