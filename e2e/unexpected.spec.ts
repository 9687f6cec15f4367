import { expect, test } from './support/test.ts'

test('a page whose JavaScript fails to load is reported and can be reloaded', async ({
  page,
  screens,
  arriveAt,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/)
  const code = '**/assets/KybPage-*.js'
  await page.route(code, route => route.abort())
  await arriveAt('kyb')
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'We encountered an unexpected error. Please refresh the page or try again.',
  )
  await page.unroute(code)
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(screens.kyb.heading).toBeVisible()
})
