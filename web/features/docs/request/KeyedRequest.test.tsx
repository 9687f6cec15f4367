import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const KEY = `plk_sandbox_${'0aB'.repeat(12)}`
const field = page.getByLabelText('Your sandbox key')
const codes = () =>
  page
    .getByRole('code')
    .elements()
    .map(({ textContent }) => textContent ?? '')
    .join('\n')

async function copiedText(name: string): Promise<string | undefined> {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.getByRole('button', { name }).first().click()
  return write.mock.lastCall?.[0]
}

test('calls on every page are copied with the key of the reader, which is not shown and not stored', async () => {
  await openScreen('docsKeys', { sandbox: true })
  expect(await copiedText('Copy the code in curl')).toContain('Bearer plk_sandbox_...')
  await field.fill(` ${KEY}\n`)
  await expect.element(page.getByText(/Bearer plk_sandbox_…B0aB/)).toBeVisible()
  expect(await copiedText('Copy the code in curl')).toContain(`Bearer ${KEY}`)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Client and other tools' }).click()
  await expect.element(page.getByText(/apiKey: 'plk_sandbox_…B0aB'/)).toBeVisible()
  expect(document.body.textContent).not.toContain(KEY)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain(KEY)
})

test('only a whole key is filled in', async () => {
  await openScreen('docsKeys', { sandbox: true })
  await field.fill(`${KEY}'; rm`)
  await expect.element(page.getByText(/This is not a whole key/)).toBeVisible()
  expect(codes()).toContain('Bearer plk_sandbox_...')
})

test('the quick start fills in the key that it has made, and keeps it when another one cannot be made', async () => {
  const { respond, settled } = await openScreen('quickStart', { sandbox: true })
  const make = page.getByRole('button', { name: 'Run: Make a business' })
  await make.click()
  await expect.element(page.getByText('Your key is filled in.')).toBeVisible()
  await expect.element(page.getByText(/Bearer plk_sandbox_…/)).toBeVisible()
  await settled()
  respond('createSandboxBusiness', 'rate_limited')
  await make.click()
  await expect.element(page.getByText(/"RATE_LIMITED"/)).toBeVisible()
  await expect.element(page.getByText('Your key is filled in.')).toBeVisible()
})

test('a live server asks for no key', async () => {
  await openScreen('docsKeys')
  await expect.element(page.getByText(/Bearer plk_live_\.\.\./)).toBeVisible()
  expect(field.elements()).toEqual([])
})
