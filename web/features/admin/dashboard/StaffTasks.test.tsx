import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const list = page.getByRole('region', { name: 'What is waiting' })
const take = list.getByRole('button', { name: 'Take: Bank transfer in suspense' })
const giveBack = list.getByRole('button', { name: 'Give back: Bank transfer in suspense' })

const SARA = { name: 'Sara', email: 'sara@plink.example' }
const TASK = {
  taskId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  kind: 'suspense_credit',
  since: '2026-01-05T09:00:00.000Z',
  amount: { amount: 250_000, currency: 'SAR' },
  isMine: false,
}

test('a task says what waits, how much money it is about and since when, and leads to its place', async () => {
  await openScreen('admin')
  await expect.element(list.getByText('2,500.00 SAR')).toBeVisible()
  await expect.element(list.getByText(/ago|now|yesterday/)).toBeVisible()
  await list.getByRole('link', { name: 'Bank transfer in suspense' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Suspense' })).toBeVisible()
})

test('on a desktop, amount and button stand beside the middle of the two lines of text', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 800)
  const { respond, renderAgain } = await openScreen('admin')
  const { amount: _, ...review } = { ...TASK, taskId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e00', kind: 'review' }
  respond('listStaffTasks', 'all_green', { items: [TASK, review] })
  await renderAgain()
  const [suspense, other] = ['Bank transfer in suspense', 'Compliance review'].map(name =>
    list.getByRole('listitem').filter({ hasText: name }),
  )
  await expect.element(other!).toBeVisible()
  for (const part of [take, list.getByText('2,500.00 SAR')]) expect(middleOf(part)).toBeCloseTo(middleOf(suspense!), -1)
  expect(middleOf(other!.getByRole('button'))).toBeCloseTo(middleOf(other!), -1)
})

function middleOf(part: Locator): number {
  const { top, bottom } = part.element().getBoundingClientRect()
  return (top + bottom) / 2
}

test('a document that has arrived leads to the page of the customer', async () => {
  await openScreen('admin', { scenarios: { listStaffTasks: 'document_provided' } })
  const link = list.getByRole('link', { name: 'Document that we asked for has arrived' })
  await expect.element(link).toHaveAttribute('href', '/admin/customers/0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f')
})

test('says once that nothing waits', async () => {
  await openScreen('admin', { scenarios: { listStaffTasks: 'nothing' } })
  await expect.element(page.getByText('Nothing is waiting')).toHaveLength(1)
})

test('whoever takes a task is named, and can give it back', async () => {
  const { requests, respond } = await openScreen('admin')
  await expect.element(take).toBeVisible()
  respond('listStaffTasks', 'taken')
  await take.click()
  await expect.element(list.getByText('You are working on it')).toBeVisible()
  expect(requests('takeStaffTask')[0]?.url.pathname).toBe(`/api/admin/tasks/${TASK.taskId}/owner`)
  respond('listStaffTasks', 'all_green')
  await giveBack.click()
  await expect.element(take).toBeVisible()
  expect(requests('releaseStaffTask')).toHaveLength(1)
})

test('a double click takes a task once, and does not give it back', async () => {
  const { requests, respond } = await openScreen('admin')
  await expect.element(take).toBeVisible()
  respond('listStaffTasks', 'taken')
  await take.dblClick()
  await expect.element(list.getByText('You are working on it')).toBeVisible()
  expect(requests('takeStaffTask')).toHaveLength(1)
  expect(requests('releaseStaffTask')).toHaveLength(0)
})

test('the task of a colleague has their name', async () => {
  const { respond, renderAgain } = await openScreen('admin')
  respond('listStaffTasks', 'all_green', { items: [{ ...TASK, takenBy: SARA }] })
  await renderAgain()
  await expect.element(list.getByText('Sara is working on it')).toBeVisible()
  await expect.element(giveBack).toBeVisible()
})

test.for([
  ['staff_task_taken', /Somebody else has taken this task/],
  ['staff_task_not_found', /This no longer waits/],
] as const)('%s is told, and the list is loaded again', async ([scenario, text]) => {
  const { requests, respond } = await openScreen('admin', { scenarios: { takeStaffTask: scenario } })
  await expect.element(take).toBeVisible()
  respond('listStaffTasks', 'all_green', { items: [{ ...TASK, takenBy: SARA }] })
  const before = requests('listStaffTasks').length
  await take.click()
  await expect.element(list.getByText(text)).toBeVisible()
  await expect.element(list.getByText('Sara is working on it')).toBeVisible()
  expect(requests('listStaffTasks').length).toBeGreaterThan(before)
})

test('a viewer reads the tasks and has no buttons', async () => {
  await openScreen('admin', { stored: { viewer: true } })
  await expect.element(list.getByRole('link', { name: 'Bank transfer in suspense' })).toBeVisible()
  expect(list.getByRole('button').query()).toBeNull()
})
