import { readFile } from 'node:fs/promises'
import { joined } from '#api/testing/customers/team.ts'
import { adminCustomerPath, paths } from '#web/paths.ts'
import { expectAccessible } from './support/accessibility.ts'
import { adminEntries, openWithStorage, sessionEntries } from './support/browser-storage.ts'
import { customerWith, topUp } from './support/post-to-wallet.ts'
import { signInStaff } from './support/staff-session.ts'
import { expect, test } from './support/test.ts'

const CONTENT = Buffer.from('%PDF-1.7 VAT certificate')
const pdf = (buffer: Buffer) => ({ name: 'vat.pdf', mimeType: 'application/pdf', buffer })

test('an owner uploads a document, a viewer and the staff read it, and the owner deletes it', async ({
  page,
  api,
  screens,
  signedInAt,
  anotherBrowser,
}) => {
  const owner = await signedInAt(paths.documents, await customerWith(api, [topUp(100)]))
  const { kind, file, row, download, error, uploaded, remove, removed } = screens.businessDocuments
  await kind.selectOption('vat_certificate')
  await file.setInputFiles(pdf(Buffer.from('<script>alert(1)</script>')))
  await expect(error).toBeVisible()
  await file.setInputFiles(pdf(CONTENT))
  await expect(uploaded).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  const [savedDocument] = await Promise.all([page.waitForEvent('download'), download('vat_certificate').click()])
  expect(savedDocument.suggestedFilename()).toBe('plink-vat-certificate.pdf')
  expect(await readFile(await savedDocument.path())).toEqual(CONTENT)

  const viewing = await anotherBrowser()
  await openWithStorage(viewing.page, paths.documents, sessionEntries(await joined(api, owner, 'viewer')))
  await expect(viewing.screens.businessDocuments.row('vat_certificate')).toBeVisible()
  await expect(viewing.screens.businessDocuments.kind).toBeHidden()

  const portal = await anotherBrowser()
  const { session } = await signInStaff(api)
  await openWithStorage(portal.page, adminCustomerPath(owner.userId), adminEntries(session))
  const button = portal.screens.businessDocuments.download('vat_certificate')
  const [savedFile] = await Promise.all([portal.page.waitForEvent('download'), button.click()])
  expect(await readFile(await savedFile.path())).toEqual(CONTENT)
  await expectAccessible(portal.page)

  await remove('vat_certificate')
  await expect(removed).toBeVisible()
  await expect(row('vat_certificate')).toHaveCount(0)
})

test('the staff ask for a document, an owner uploads it from the dashboard, and the staff settle it', async ({
  page,
  api,
  screens,
  signedInAt,
  anotherBrowser,
}) => {
  const owner = await signedInAt(paths.dashboard, await customerWith(api, [topUp(100)]))
  const portal = await anotherBrowser()
  const { session } = await signInStaff(api)
  await openWithStorage(portal.page, adminCustomerPath(owner.userId), adminEntries(session))
  const customer = portal.screens.admin.customers
  await customer.askForDocument.click()
  await customer.documentKind.selectOption('vat_certificate')
  await customer.documentNote.fill('The one of this year, please')
  await customer.confirmAsk.click()
  await expect(customer.asked).toBeVisible()

  const { tasks } = screens.dashboard
  await expect(tasks).toHaveCount(1)
  await tasks.click()
  await expect(page.getByText('The one of this year, please')).toBeVisible()
  await expectAccessible(page)
  const { answer, answered } = screens.businessDocuments
  await answer('vat_certificate').setInputFiles(pdf(CONTENT))
  await expect(answered).toBeVisible()
  await page.goto(paths.dashboard)
  await expect(screens.dashboard.latest.first()).toBeVisible()
  await expect(tasks).toHaveCount(0)

  await portal.page.goto(paths.admin)
  await portal.screens.admin.documentArrived.first().click()
  await expect(customer.settleRequest).toBeVisible()
  await expectAccessible(portal.page)
  await customer.settleRequest.click()
  await expect(customer.settleRequest).toHaveCount(0)
  await expect(portal.screens.businessDocuments.download('vat_certificate')).toBeVisible()
})
