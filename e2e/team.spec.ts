import { newPhone } from '#api/testing/unique-values.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { paths } from '#web/paths.ts'
import { returnToTab } from './screens/pretend-portal.ts'
import { screensOf } from './screens/screens.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts'
import { arabicPhone } from './support/devices.ts'
import { expect, test } from './support/test.ts'

test('an owner invites somebody, who joins on a phone in Arabic, looks, and is removed', { tag: '@gate' }, async ({
  page,
  screens,
  browser,
  baseURL,
  signUpValues,
  consoleErrors,
  signedInAt,
}) => {
  const { team } = screens
  const phone = newPhone()
  await signedInAt(paths.team)
  await team.invite.click()
  await team.fill('Sara Al Harbi', phone, 'viewer')
  await team.code.type(await team.code.shown())
  await expect(team.invited('Sara Al Harbi')).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ ...arabicPhone, baseURL })
  consoleErrors.watch(context)
  const hers = await context.newPage()
  const there = screensOf(hers, 'ar')
  await there.team.join()
  await expect(there.team.joinHeading).toBeVisible()
  await expectNoSidewaysScroll(hers)
  await there.phone.submit(phone)
  await there.code.type(await there.code.shown())
  await there.identity.submit(signUpValues.idNumber)
  const portal = await there.nafath.openPortal()
  await portal.decide('approve')
  await expect(portal.state('approved')).toBeVisible()
  await portal.page.close()
  await returnToTab(hers)
  await there.nafath.continue()
  await there.password.choose(signUpValues.password)
  await expect(hers).toHaveURL(paths.login)
  await there.login.signIn(phone, signUpValues.password)
  await there.code.type(await there.code.shown())
  await expect(there.app.dashboard).toBeVisible()

  await hers.goto(paths.transfer)
  await expect(there.team.notAllowed('viewer')).toBeVisible()
  await there.team.open()
  await expect(there.team.ownersOnly).toBeVisible()
  await expect(there.team.invite).toBeHidden()
  await expectAccessible(hers)
  await expectNoSidewaysScroll(hers)

  await page.reload()
  await team.remove(team.row(phoneToE164(phone).slice(-4)))
  await expect(team.row(phoneToE164(phone).slice(-4))).toBeHidden()
  await hers.reload()
  await expect(there.login.heading).toBeVisible()
  await context.close()
})
