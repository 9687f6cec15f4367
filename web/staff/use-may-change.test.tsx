import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const button = (name: RegExp) => main.getByRole('button', { name }).first()

test.each([
  ['adminKybOptions', {}, [button(/^Create/), button(/^Edit/), button(/^Move/), main.getByRole('switch').first()]],
  ['adminCustomer', { getCustomer: 'customer_locked' }, [button(/^End lock/)]],
  ['adminCustomer', {}, [button(/^End all sessions/)]],
  ['adminCustomer', {}, [button(/^Require a phone call/)]],
  ['adminReviews', {}, [button(/^Approve/), button(/^Reject/), button(/^Ask Nafath/)]],
  ['adminRequests', {}, [button(/^Approve/), button(/^Reject/)]],
  ['adminCustomer', {}, [button(/^Ask to close/), button(/^Export everything/)]],
  ['adminDenyList', {}, [button(/^Add/), button(/^Remove/)]],
] as const)(
  'a viewer of %s %j sees the same without the actions of administrators',
  async (screen, scenarios, actions) => {
    await openScreen(screen, { scenarios })
    for (const action of actions) await expect.element(action).toBeVisible()
    const { settled } = await openScreen(screen, { scenarios, stored: { viewer: true } })
    await settled()
    await expect.element(page.getByText(/Only administrators can make changes/)).toBeVisible()
    for (const action of actions) expect(action.query()).toBeNull()
  },
)
