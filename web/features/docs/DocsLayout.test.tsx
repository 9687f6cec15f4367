import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/paths.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const testValues = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Test values' })
const makeThingsFail = page.getByRole('link', { name: /Make things go wrong/ })

test('the documentation of a sandbox leads to its test values', async () => {
  await openScreen('quickStart', { sandbox: true })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(testValues).toBeVisible()
  await expect.element(makeThingsFail).toBeVisible()
})

test.each(['quickStart', 'docsSignUp'])('that of a live server does not: %s', async screen => {
  await openScreen(screen)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('link', { name: 'Conventions' }).first()).toBeVisible()
  expect([...testValues.elements(), ...makeThingsFail.elements()]).toEqual([])
})

test('the page of a live server says that it has none', async () => {
  await openScreen('docsTestValues')
  await expect.element(page.getByText(/This server is live and has no test values/)).toBeVisible()
  expect(page.getByRole('table').elements()).toEqual([])
})

test.each([
  ['keys', 'API keys'],
  ['retries', 'Idempotency and retries'],
  ['limits', 'Limits'],
  ['events', 'Conventions'],
])('a link to the conventions finds the section where it is now: %s', async (anchor, title) => {
  await openScreen('docsConventions', { path: `${paths.docsConventions}#${anchor}` })
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
})

test('a link that was cut off within a letter leads to the page', async () => {
  await openScreen('docsErrors', { path: `${paths.docsErrors}#%D8` })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Errors' })).toBeVisible()
})

test('the menu of the reference shows where the reader is', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 800)
  await openScreen('docsReferenceTag')
  const entry = page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'Transfers', exact: true })
  await expect.element(entry).toHaveAttribute('aria-current', 'page')
  await expect.element(entry).toBeInViewport()
})
