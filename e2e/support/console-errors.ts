import type { BrowserContext } from '@playwright/test'

/** Many journeys cause a 4xx response of the API on purpose and check what the screen shows. */
const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/

/** The errors that pages write to the console or throw, and those that a test expects. */
export class ConsoleErrors {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('console', message => {
      const { url } = message.location()
      if (message.type() !== 'error') return
      if (REFUSAL.test(message.text()) && url.includes('/api/')) return
      this.#found.push(`${message.text()} (${url})`)
    })
    context.on('weberror', webError => {
      const thrown = webError.error()
      this.#found.push(thrown.stack ?? thrown.message)
    })
  }

  /** Allows this error, any number of times. */
  expect(error: RegExp): void {
    this.#expected.push(error)
  }

  unexpected(): string[] {
    return this.#found.filter(error => !this.#expected.some(pattern => pattern.test(error)))
  }
}
