import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const list = page.getByRole('region', { name: 'What is waiting' })
const TASK_ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'

/** Where a task of each kind is done, whose examples have this id. */
test.for([
  ['review', 'Compliance review', {}],
  ['staff_request', 'Request to decide', {}],
  ['suspense_credit', 'Bank transfer in suspense', {}],
  ['suspended_top_up', 'Card top-up in suspense', { listSuspenseCredits: 'nothing' }],
  ['money_exception', 'Report that contradicts our books', {}],
  ['reconciliation_difference', 'Difference in the reconciliation', {}],
  ['reported_problem', 'Problem that a customer reported', {}],
] as const)('a task of the kind %s leads to its item among those that wait', async ([kind, name, scenarios]) => {
  const { respond, renderAgain } = await openScreen('admin', { scenarios })
  respond('listStaffTasks', 'all_green', {
    items: [{ taskId: TASK_ID, kind, since: '2026-01-05T09:00:00.000Z', isMine: false }],
  })
  await renderAgain()
  await list.getByRole('link', { name }).click()
  await expect.poll(() => document.activeElement?.id).toBe(TASK_ID)
  expect(document.activeElement?.localName).toBe('li')
})
