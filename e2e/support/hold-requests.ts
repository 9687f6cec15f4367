import type { Page, Route } from '@playwright/test'

type Handler = (route: Route) => Promise<void>

/** Holds requests to this URL until the test responds to them or lets them through. */
export async function holdRequests(page: Page, url: string) {
  const { promise: handler, resolve: respond } = Promise.withResolvers<Handler>()
  let count = 0
  await page.route(url, async route => {
    count += 1
    await (await handler)(route)
  })
  return { respond, letThrough: () => respond(route => route.continue()), count: () => count }
}
