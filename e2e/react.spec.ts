import { paths } from '#web/paths.ts'
import { isRenderedByReact } from './support/react.ts'
import { expect, test } from './support/test.ts'

test('React has attached itself to the pages of the product, prerendered ones too', async ({ page, screens }) => {
  await page.goto(paths.businessType)
  await expect.poll(() => isRenderedByReact(screens.businessType.signUp)).toBe(true)
  await page.goto(paths.login)
  await expect.poll(() => isRenderedByReact(screens.login.heading)).toBe(true)
})
