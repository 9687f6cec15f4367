import { newNationalId } from '#api/testing/unique-values.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { adminEntries, openWithStorage } from '../support/browser-storage.ts'
import { signInStaff } from '../support/staff-session.ts'
import { expect, test } from '../support/test.ts'

test('compliance denies an ID, whose owner is refused until it is removed', async ({
  screens,
  arriveAt,
  anotherBrowser,
  api,
}) => {
  const idNumber = newNationalId('1')
  const digits = idNumber.slice(-4)
  const desk = await anotherBrowser()
  await openWithStorage(desk.page, '/admin/deny-list', adminEntries((await signInStaff(api)).session))
  const { denyList } = desk.screens.admin
  await denyList.add(idNumber, 'Confirmed fraud, case 2026-17')
  await expect(denyList.wasAdded(digits)).toBeVisible()
  await expect(denyList.of(digits)).toContainText('Confirmed fraud, case 2026-17')
  await expectAccessible(desk.page)
  await denyList.add(idNumber, 'Named in a court order')
  await expect(denyList.idError).toHaveText('This ID number is already on the list')
  await desk.page.keyboard.press('Escape')

  await arriveAt('id')
  await screens.identity.submit(idNumber)
  await expect(screens.identity.error).toContainText('ID verification failed. Please contact support.')

  await denyList.remove(digits, 'Another person')
  await expect(denyList.wasRemoved(digits)).toBeVisible()
  await expect(denyList.of(digits)).toHaveCount(0)
  await denyList.removedTab.click()
  await expect(denyList.of(digits)).toContainText('Another person')
  await screens.identity.next.click()
  await expect(screens.nafath.portalLink).toBeVisible()
})
