import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './client.ts'

/** Who wants to know of changes of some topics, such as `wallet:<id>` or `session:<id>`. */
export interface Subscriber {
  topics: readonly string[]
  onChange(topic: string, what: string): void
  /** Called once at most: changes may be missed from now on. It is not subscribed any more. */
  onEnd(): void
  /** Set for work of the server itself, which no client waits for. */
  isOfServer?: boolean
}

/**
 * Tells subscribers of this process what has changed in the database, whichever process changed it. The database is listened to from
 * the first subscription on. When that breaks off, all subscriptions end, and the next one listens anew.
 */
export class ChangeFeed {
  readonly #database: Pick<Database, 'listen'>
  /** With the context that each subscribed in: a callback must not run in that of whoever changed something. */
  readonly #all = new Map<Subscriber, <Result>(callback: () => Result) => Result>()
  #clients = 0
  readonly #byTopic = new Map<string, Set<Subscriber>>()
  #listening: Promise<void> | undefined
  #isClosed = false

  constructor(database: Pick<Database, 'listen'>) {
    this.#database = database
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** The number of subscribers for clients, or of all subscribers of a topic. */
  count(topic?: string): number {
    return topic === undefined ? this.#clients : (this.#byTopic.get(topic)?.size ?? 0)
  }

  /** Counted from the call on. Every change is reported that is committed after this has resolved. */
  async subscribe(subscriber: Subscriber): Promise<void> {
    if (!this.#all.has(subscriber) && !subscriber.isOfServer) this.#clients += 1
    this.#all.set(subscriber, AsyncLocalStorage.snapshot())
    for (const topic of subscriber.topics) {
      this.#byTopic.set(topic, (this.#byTopic.get(topic) ?? new Set()).add(subscriber))
    }
    await this.#listen()
  }

  unsubscribe(subscriber: Subscriber): void {
    if (this.#all.delete(subscriber) && !subscriber.isOfServer) this.#clients -= 1
    for (const topic of subscriber.topics) {
      const others = this.#byTopic.get(topic)
      others?.delete(subscriber)
      if (others?.size === 0) this.#byTopic.delete(topic)
    }
  }

  /** Ends all subscriptions, because the process stops. */
  close(): void {
    this.#isClosed = true
    this.#endAll()
  }

  #listen(): Promise<void> {
    if (this.#listening) return this.#listening
    const started = this.#database.listen({
      onChange: change => this.#report(change),
      onLost: () => {
        this.#listening = undefined
        this.#endAll()
      },
    })
    this.#listening = started
    started.catch(() => {
      this.#listening = undefined
    })
    return started
  }

  #report(change: string): void {
    const [topic = '', what = ''] = change.split(' ')
    for (const subscriber of this.#byTopic.get(topic) ?? [])
      this.#all.get(subscriber)?.(() => subscriber.onChange(topic, what))
  }

  #endAll(): void {
    for (const [subscriber, inItsContext] of [...this.#all]) {
      this.unsubscribe(subscriber)
      inItsContext(() => subscriber.onEnd())
    }
  }
}
