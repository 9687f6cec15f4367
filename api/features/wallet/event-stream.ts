/** A comment keeps proxies from closing a quiet connection, and shows the client that the connection is alive. */
const HEARTBEAT_MILLISECONDS = 20_000
/** Events that follow each other more quickly are combined. */
const INTERVAL_MILLISECONDS = 500
/** How long a client waits at most before it connects again. */
const RETRY_MILLISECONDS = 1000

interface EventStreamOptions {
  format(items: string[]): string
  /** The time after which the stream ends by itself. */
  lifetimeMilliseconds: number
  /** This is called once, also when the client has disconnected. */
  onEnd(): void
}

/**
 * Server-sent events about sets of items. A client that reads slowly gets fewer events with more items, so nothing accumulates.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class EventStream {
  readonly #options: EventStreamOptions
  readonly #encoder = new TextEncoder()
  readonly #waiting = new Set<string>()
  readonly #heartbeat = setInterval(() => this.#canSend() && this.#send(': open\n\n'), HEARTBEAT_MILLISECONDS)
  readonly #lifetime: NodeJS.Timeout
  #pause: NodeJS.Timeout | undefined
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  readonly body = new ReadableStream<Uint8Array>({
    start: controller => {
      this.#controller = controller
    },
    pull: () => this.#flush(),
    cancel: () => this.#finish(),
  })

  constructor(options: EventStreamOptions) {
    this.#options = options
    this.#lifetime = setTimeout(() => this.end(), options.lifetimeMilliseconds)
    this.#send(`retry: ${RETRY_MILLISECONDS}\n\n`)
  }

  /** Sends the item with the next event, once. What one transaction has changed arrives together, and is one event. */
  add(item: string): void {
    this.#waiting.add(item)
    queueMicrotask(() => this.#flush())
  }

  /** @param retryMilliseconds spreads the reconnects of clients that lose their streams together */
  end(retryMilliseconds?: number): void {
    if (!this.#controller) return
    if (retryMilliseconds !== undefined) this.#send(`retry: ${retryMilliseconds}\n\n`)
    this.#controller.close()
    this.#finish()
  }

  #flush(): void {
    if (this.#waiting.size === 0 || this.#pause || !this.#canSend()) return
    const items = [...this.#waiting]
    this.#waiting.clear()
    this.#send(this.#options.format(items))
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      this.#flush()
    }, INTERVAL_MILLISECONDS)
  }

  /** False while the client has not read the events that were sent before. */
  #canSend(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0
  }

  #send(text: string): void {
    this.#controller?.enqueue(this.#encoder.encode(text))
  }

  #finish(): void {
    this.#controller = undefined
    clearInterval(this.#heartbeat)
    clearTimeout(this.#lifetime)
    clearTimeout(this.#pause)
    this.#options.onEnd()
  }
}
