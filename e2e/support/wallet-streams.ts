import type { BrowserContext, Page } from '@playwright/test'

/**
 * Collects the pages that open the stream of the wallet's events, in their order. If there is only one, no stream has failed, and no page has
 * polled instead.
 */
export function walletStreams(context: BrowserContext): Page[] {
  const pages: Page[] = []
  context.on('request', request => {
    if (request.url().endsWith('/wallet/events')) pages.push(request.frame().page())
  })
  return pages
}
