import { errors } from '#web/messages/errors.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts'
import { arabicPhone } from './support/devices.ts'
import { expect, test } from './support/test.ts'

for (const [device, details] of [
  [{ locale: 'en-GB' }, {}],
  [arabicPhone, { tag: '@gate' }],
] as const) {
  test.describe(device.locale, details, () => {
    test.use(device)

    test('a page whose JavaScript fails to load is reported and can be reloaded', async ({
      page,
      screens,
      arriveAt,
      language,
      consoleErrors,
    }) => {
      consoleErrors.expect(/ERR_FAILED|dynamically imported module/)
      const code = '**/assets/KybPage-*.js'
      await page.route(code, route => route.abort())
      await arriveAt('kyb')
      const t = errors[language]
      await expect(page.getByRole('heading', { name: t.unexpectedTitle })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(t.unexpectedText)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.unroute(code)
      await page.getByRole('button', { name: t.refreshPage }).click()
      await expect(screens.kyb.heading).toBeVisible()
    })
  })
}
