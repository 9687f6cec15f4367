import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errors } from '#web/messages/errors.ts'
import { errorHelpPath, paths } from '#web/paths.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import { docsErrors } from './docs-errors.messages.ts'
import { errorHelp } from './error-help.ts'

const entry = (code: string) => page.getByRole('listitem').getByRole('link', { name: code, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.for(['en', 'ar'] as const)('in %s the filter leaves the codes and areas that match', async locale => {
  await openScreen('docsErrors', { locale })
  const t = docsErrors[locale]
  const area = page.getByRole('heading', { level: 3, name: docsReference[locale].tags.statements, exact: true })
  await expect.element(area).toBeVisible()
  const filter = page.getByRole('searchbox', { name: t.filter })
  await filter.fill('409 phone')
  await expect.element(entry('PHONE_DUPLICATE')).toBeVisible()
  expect([...entry('NOT_FOUND').elements(), ...area.elements()]).toEqual([])
  await filter.fill('no such word')
  await expect.element(page.getByText(t.nothing)).toBeVisible()
  await filter.clear()
  await entry('NOT_FOUND').click()
  await expect.element(heading('NOT_FOUND')).toHaveFocus()
  await expect.element(page.getByText(errorHelp.NOT_FOUND[locale].todo, { exact: true })).toBeVisible()
})

test.each(['CR_DUPLICATE', 'RATE_LIMITED'])('an earlier link to %s leads to its page', async code => {
  await openScreen('docsErrors', { path: `${paths.docsErrors}#${code}` })
  await expect.element(heading(code)).toBeVisible()
  await expect.poll(() => window.location.pathname + window.location.hash).toBe(errorHelpPath(code))
})

test('an earlier link to an unknown code says so, above all others', async () => {
  await openScreen('docsErrors', { path: `${paths.docsErrors}#NO_SUCH_CODE` })
  await expect.element(page.getByText(docsErrors.en.unknown('NO_SUCH_CODE'))).toBeVisible()
  await expect.element(entry('CR_DUPLICATE')).toBeVisible()
})

test.for(['en', 'ar'] as const)('in %s an unknown code has no page, and leads to those that have', async locale => {
  await openScreen('docsErrorUnknown', { locale })
  await expect.element(heading(errors[locale].notFoundTitle)).toBeVisible()
  await expect.element(page.getByText(docsErrors[locale].unknown('NO_SUCH_CODE'))).toBeVisible()
  await page.getByRole('link', { name: docsErrors[locale].all }).click()
  await expect.element(entry('CR_DUPLICATE')).toBeVisible()
})

test('a code has the operations that return it, and its area', async () => {
  await openScreen('docsErrors', { path: errorHelpPath('CR_DUPLICATE') })
  const operations = page.getByRole('region', { name: docsErrors.en.operations })
  await expect
    .element(operations.getByRole('link', { name: /validateCr/ }))
    .toHaveAttribute('href', '/docs/reference/verification/validateCr')
  await page.getByRole('link', { name: docsReference.en.tags.verification, exact: true }).click()
  await expect.element(entry('CR_DUPLICATE')).toBeInViewport()
})
