import { expectAccessible } from '../support/accessibility.ts'
import { advanceUntilVisible, pauseClock } from '../support/paused-clock.ts'
import { expect, test } from '../support/test.ts'

const OPTIONS = '/admin/kyb-options'

let count = 0
/** Returns a number that no other label of this server has. */
const unique = () => ++count

test('an option in both languages appears in sign-up immediately, until it is switched off', async ({
  page,
  screens,
  adminAt,
  arriveAt,
}) => {
  const { options } = screens.admin
  const [english, arabic] = [`Rent ${unique()}`, `إيجار ${unique()}`]
  const choice = (name: string) => page.getByRole('checkbox', { name })
  await page.clock.install()
  await adminAt(OPTIONS)
  await options.openCreate.click()
  await expect(options.label('en')).toBeFocused()
  await expect(options.inLanguage('en')).toBeChecked()
  await expect(options.active).toBeChecked()
  await expectAccessible(page)
  await options.label('en').fill(`  ${english} `)
  await options.label('ar').fill(arabic)
  await pauseClock(page)
  await options.create.click()
  await advanceUntilVisible(options.created)
  await page.clock.resume()
  await expect(options.panel).toBeHidden()
  await expect(options.row(english)).toContainText(arabic)
  await expect(options.row(english)).toContainText(english.toLowerCase().replace(' ', '_'))
  await page.clock.fastForward('00:03')
  await expect(options.created).toBeHidden()

  await arriveAt('kyb')
  await expect(choice(english)).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(choice(arabic)).toBeVisible()
  await choice(arabic).check()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(choice(english)).toBeChecked()
  await screens.kyb.chooseActivityAndRevenue()
  await screens.kyb.next.click()
  await expect(screens.password.heading).toBeVisible()

  await page.goto(OPTIONS)
  await options.offered(english).click()
  await expect(options.offered(english)).not.toBeChecked()
  // A reload cancels a call that is under way.
  await expect(options.offered(english)).toBeEnabled()
  await page.reload()
  await expect(options.offered(english)).not.toBeChecked()
  await arriveAt('kyb')
  await expect(screens.kyb.purposes.first()).toBeVisible()
  await expect(choice(english)).toBeHidden()
})

test('an option is edited and gets its missing language', async ({ page, screens, adminAt }) => {
  const { options } = screens.admin
  const [before, after] = [`Fishing ${unique()}`, `Angling ${unique()}`]
  await page.clock.install()
  const { call } = await adminAt(OPTIONS)
  await call('POST', '/kyb/options', { category: 'business_activity', label: before, active: true, locale: 'en' })
  await options.tab('business_activity').click()
  await options.addArabic(before).click()
  await expect(options.label('ar')).toBeFocused()
  await options.label('ar').fill('صيد السمك')
  await pauseClock(page)
  await options.save.click()
  await advanceUntilVisible(options.saved)
  await page.clock.resume()
  await expect(options.row(before)).toContainText('صيد السمك')

  await options.edit(before).click()
  await expect(options.label('en')).toBeFocused()
  await options.label('en').fill(after)
  await options.code.fill('retail')
  await options.save.click()
  await expect(options.codeError).toHaveText('This category has an option with this code')
  const code = `fish_${unique()}`
  await options.code.fill(code)
  await options.order.fill('1')
  await options.save.click()
  await expect(options.rows.first()).toContainText(after)
  await expect(options.rows.first()).toContainText('صيد السمك')
  await expect(options.rows.first()).toContainText(code)

  await options.tab('purpose_of_account').click()
  await options.edit('Other').click()
  await expect(options.code).toBeDisabled()
})

test('options are reordered by keyboard and mouse, and changes of others appear', async ({
  page,
  screens,
  adminAt,
}) => {
  const { options } = screens.admin
  const [first, second, last] = [
    'Less than SAR 500,000',
    'SAR 500,000 to 3 million',
    'More than SAR 200 million',
  ] as const
  const { call } = await adminAt(`${OPTIONS}?category=annual_revenue`)
  await expect(options.rows.first()).toContainText(first)
  const count = await options.rows.count()
  const orderSaved = () => page.waitForResponse('**/kyb/options/order')
  await options.down(first).focus()
  const response = orderSaved()
  await page.keyboard.press('Enter')
  await expect(options.rows.first()).toContainText(second)
  await expect(options.moved(first, 2, count)).toBeAttached()
  await expect(options.down(first)).toBeFocused()
  await response
  const dragged = orderSaved()
  await options.handle(last).dragTo(options.rows.first())
  await expect(options.rows.first()).toContainText(last)
  await dragged
  await page.reload()
  for (const [place, label] of [last, second, first].entries()) {
    await expect(options.rows.nth(place)).toContainText(label)
  }

  const label = `Nothing ${unique()}`
  await call('POST', '/kyb/options', { category: 'annual_revenue', label, active: false, locale: 'en' })
  await options.up(first).click()
  await expect(page.getByRole('alert')).toContainText('The options have changed in the meantime.')
  await expect(options.row(label)).toBeVisible()
  await options.up(first).click()
  await expect(options.rows.nth(1)).toContainText(first)
  await expect(page.getByRole('alert')).toBeHidden()
})
