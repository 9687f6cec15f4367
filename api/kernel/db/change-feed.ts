import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './client.ts'

/** Receives the changes of some topics, such as `wallet:<id>` or `session:<id>`. */
export interface Subscriber {
  topics: readonly string[]
  onChange(topic: string, what: string): void
  /** Is called at most once, when the subscription has ended and changes may be missed. */
  onEnd(): void
  /** Whether the work belongs to the server itself, and no client waits for it. */
  isOfServer?: boolean
}

/**
 * Reports changes of the database to subscribers in this process, whichever process made them. It listens to the database from the first
 * subscription on. When the connection is lost, all subscriptions end, and the next one listens again.
 */
export class ChangeFeed {
  readonly #database: Pick<Database, 'listen'>
  /** The subscribers with the context in which each subscribed: a callback must not run in the context of the change. */
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

  /** Returns the number of subscribers for clients, or of all subscribers of a topic. */
  count(topic?: string): number {
    return topic === undefined ? this.#clients : (this.#byTopic.get(topic)?.size ?? 0)
  }

  /** Subscribes. The subscriber is counted from the call on, and is notified of every change that is committed after this has resolved. */
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
