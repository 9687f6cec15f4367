import type { Page, Route } from '@playwright/test'

type Answer = (route: Route) => Promise<void>

/** Requests wait until it is decided what becomes of them. */
export async function holdRequests(page: Page, url: string) {
  let decide: (answer: Answer) => void = () => {}
  const decided = new Promise<Answer>(resolve => {
    decide = resolve
  })
  let count = 0
  await page.route(url, async route => {
    count += 1
    const answer = await decided
    await answer(route)
  })
  return { answer: decide, letThrough: () => decide(route => route.continue()), count: () => count }
}
