import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')

test('an answer is sent to the customer, and another one closes the case', async () => {
  const { requests, respond } = await openScreen('adminReportedProblems')
  await expect.element(main.getByText('I paid this once')).toBeVisible()
  await main.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(dialog.getByText('Green Palm Trading Est.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('We have asked the shop')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(main.getByText('The customer has your answer.')).toBeVisible()
  respond('answerTransactionCase', 'case_closed')
  await main.getByRole('button', { name: 'Answer and close' }).click()
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('The shop has paid')
  await dialog.getByRole('button', { name: 'Answer and close' }).click()
  await expect.element(main.getByText(/The case has been closed in the meantime/)).toBeVisible()
  expect(requests('answerTransactionCase').map(({ body }) => body)).toEqual([
    { text: 'We have asked the shop', closes: false },
    { text: 'The shop has paid', closes: true },
  ])
})

test('the tab is in the address, and a closed case takes no answer', async () => {
  const path = '/admin/reported-problems?status=closed'
  const { requests } = await openScreen('adminReportedProblems', {
    path,
    scenarios: { listReportedProblems: 'closed' },
  })
  await expect.element(main.getByText('We have asked the shop')).toBeVisible()
  expect(requests('listReportedProblems').at(-1)?.url.searchParams.get('status')).toBe('closed')
  await expect.element(main.getByRole('button', { name: 'Answer', exact: true })).not.toBeInTheDocument()
})
