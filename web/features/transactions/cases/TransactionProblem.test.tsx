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

test('each message has the name of the colleague who wrote it', async () => {
  const server = await openScreen('transaction', { held: ['listTransactionCases'] })
  const at = '2026-01-05T09:00:00.000Z'
  const omar = { personId: '0198f3c2-0000-7000-8000-000000000002', name: 'Omar Al Shehri' }
  const messages = [
    { author: 'customer', writtenBy: omar, text: 'I paid this once', createdAt: at },
    { author: 'staff', text: 'We have asked the shop', createdAt: at },
    { author: 'customer', text: 'From before', createdAt: at },
  ]
  const reported = { caseId: omar.personId, problem: 'charged_twice', state: 'answered', createdAt: at, messages }
  server.respond('listTransactionCases', 'answered', { items: [reported] })
  server.letThrough('listTransactionCases')
  const message = section.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect.element(message.nth(0).filter({ hasText: /^Omar Al Shehri/ })).toBeVisible()
  await expect.element(message.nth(1).filter({ hasText: /^Plink team/ })).toBeVisible()
  await expect.element(message.nth(2).filter({ hasText: /^Your business/ })).toBeVisible()
})

test('a closed case is read alone, and another problem can be reported', async () => {
  await openScreen('transaction', { scenarios: { listTransactionCases: 'closed' } })
  await expect.element(section.getByText('Closed')).toBeVisible()
  await expect.element(section.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(section.getByRole('button', { name: 'Report a problem' })).toBeVisible()
})
