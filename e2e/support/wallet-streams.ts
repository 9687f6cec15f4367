import type { BrowserContext, Page } from '@playwright/test'

/** The pages that open the stream of the wallet's events, in their order. With one only, none has failed, and no page has polled in its place. */
export function walletStreams(context: BrowserContext): Page[] {
  const pages: Page[] = []
  context.on('request', request => {
    if (request.url().endsWith('/wallet/events')) pages.push(request.frame().page())
  })
  return pages
}
