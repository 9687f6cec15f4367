/** The queue is full, somebody who waits for less took the place, or the turn came too late. */
export class QueueFull extends Error {}

interface Waiting {
  /** Of `performance.now()`. */
  since: number
  start(): void
  refuse(cause: QueueFull): void
}

/**
 * Runs a limited number of works at a time. Callers take turns, however many works each of them has waiting, and when the queue is full
 * the caller with the most waiting work loses a place. One caller can therefore not keep the others out.
 */
export class FairQueue {
  readonly #concurrency: number
  readonly #capacity: number
  readonly #patienceMilliseconds: number
  /** By caller, the next one first. */
  readonly #waiting = new Map<string, Waiting[]>()
  #running = 0
  #length = 0

  /** @param patienceMilliseconds after which nobody waits for the result any more, so that the work would be in vain */
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

  /** Refuses the last work of the caller with the most waiting. Throws `QueueFull` when that would only change places. */
  #makeRoom(ownLength: number): void {
    const longest = [...this.#waiting.values()].reduce((most, each) => (each.length > most.length ? each : most), [])
    if (longest.length <= ownLength + 1) throw new QueueFull()
    longest.pop()?.refuse(new QueueFull())
    this.#length--
  }

  /** Hands the slot on, to the caller whose turn it is. */
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
