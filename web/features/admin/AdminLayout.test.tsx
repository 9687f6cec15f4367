import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openState } from '#web/testing/open-screen.tsx'

const menu = () => document.querySelector('nav#admin-menu')

test.for(['en', 'ar'] as const)(
  'the whole menu fits a window of 720 px below the ribbon of the sandbox: %s',
  async locale => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(1280, 720)
    const { respond, renderAgain } = await openState('admin.start', { locale })
    const queues = ['undecidedTransfers', 'suspense', 'exceptions', 'reconciliation', 'reportedProblems']
    respond('countMoneyQueues', 'all_green', Object.fromEntries(queues.map(queue => [queue, 88])))
    respond('countOpenReviews', 'all_green', { open: 88 })
    await renderAgain()
    const counts = () => Array.from(menu()?.querySelectorAll('span[aria-hidden]') ?? [], count => count.textContent)
    await expect.poll(() => counts().filter(count => count === '88')).toHaveLength(queues.length + 1)
    const entries = Array.from(menu()?.querySelectorAll('a') ?? [], link => link.getBoundingClientRect())
    expect(new Set(entries.map(({ height }) => height)).size, 'heights of the entries').toBe(1)
    expect(entries.at(-1)?.bottom).toBeLessThanOrEqual(720)
  },
)
