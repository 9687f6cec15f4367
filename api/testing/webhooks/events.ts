import { expect } from 'vitest'
import { WalletEvent } from '#api/contract/generated/schemas.ts'
import type { Customer } from '#api/testing/customers/customer.ts'

/** Opens the customer's stream of events. Fails unless it opens. */
export async function watch(customer: Customer): Promise<WatchedEvents> {
  const response = await customer.get('/api/v1/wallet/events')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  return new WatchedEvents(response)
}

/** Reads a stream of server-sent events, block by block. */
export class WatchedEvents {
  readonly #reader: ReadableStreamDefaultReader<string>
  #text = ''

  constructor({ body }: Response) {
    this.#reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  }

  /** Returns the next block, or undefined at the end. */
  async next(): Promise<string | undefined> {
    for (;;) {
      const [block, rest] = this.#text.split(/\n\n(.*)/s)
      if (block !== undefined && rest !== undefined) {
        this.#text = rest
        return block
      }
      const { done, value } = await this.#reader.read()
      if (done) return undefined
      this.#text += value
    }
  }

  /** Returns the data of the next event. */
  async change(): Promise<string[] | undefined> {
    for (let block = await this.next(); block !== undefined; block = await this.next()) {
      const data = /^event: changed\ndata: (.*)$/.exec(block)?.[1]
      if (data) return WalletEvent.parse(JSON.parse(data)).changed
    }
    return undefined
  }

  close(): Promise<void> {
    return this.#reader.cancel()
  }
}
