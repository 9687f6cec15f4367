import type { BrowserContext } from '@playwright/test'

/** An answer that says no is part of many journeys; what the screen makes of it is what they look at. */
const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/

/** What a page complained about, and what a test said that it would. */
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
    context.on('weberror', ({ error }) => {
      const thrown = error()
      this.#found.push(thrown.stack ?? thrown.message)
    })
  }

  /** Says that this will be complained about, once or more. */
  expect(problem: RegExp): void {
    this.#expected.push(problem)
  }

  unexpected(): string[] {
    return this.#found.filter(problem => !this.#expected.some(expected => expected.test(problem)))
  }
}
