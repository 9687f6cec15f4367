import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const section = page.getByRole('region', { name: 'Problem with this transaction?' })
const dialog = page.getByRole('dialog', { name: 'Report a problem' })

test('a problem is reported with what happened', async () => {
  const { requests } = await openScreen('transaction', { scenarios: { listTransactionCases: 'nothing' } })
  await section.getByRole('button', { name: 'Report a problem' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(dialog.getByText('Choose what is wrong').first()).toBeVisible()
  expect(requests('reportTransactionProblem')).toEqual([])
  await dialog.getByRole('combobox', { name: 'What is wrong?' }).selectOptions('I was charged twice')
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill(' I paid once ')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests('reportTransactionProblem')[0]?.body).toEqual({ problem: 'charged_twice', text: 'I paid once' })
})

test('the thread takes another message, and what was typed stays when it is refused', async () => {
  const { requests, respond } = await openScreen('transaction', { scenarios: { listTransactionCases: 'answered' } })
  await expect.element(section.getByText('We have asked the shop')).toBeVisible()
  const reply = section.getByRole('textbox', { name: 'Your message' })
  respond('writeToTransactionCase', 'case_closed')
  await reply.fill('Thank you')
  await section.getByRole('button', { name: 'Write to us' }).click()
  await expect.element(section.getByText(/This case is closed/)).toBeVisible()
  await expect.element(reply).toHaveValue('Thank you')
  respond('writeToTransactionCase', 'all_green')
  await section.getByRole('button', { name: 'Write to us' }).click()
  await expect.element(reply).toHaveValue('')
  expect(requests('writeToTransactionCase').map(({ body }) => body)).toEqual([
    { text: 'Thank you' },
    { text: 'Thank you' },
  ])
})

test('a closed case is read alone, and another problem can be reported', async () => {
  await openScreen('transaction', { scenarios: { listTransactionCases: 'closed' } })
  await expect.element(section.getByText('Closed')).toBeVisible()
  await expect.element(section.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(section.getByRole('button', { name: 'Report a problem' })).toBeVisible()
})
