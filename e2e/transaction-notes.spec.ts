import { readFile } from 'node:fs/promises'
import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { paths, transactionsPath } from '#web/paths.ts'
import { expectAccessible } from './support/accessibility.ts'
import { adminEntries, openWithStorage } from './support/browser-storage.ts'
import { customerWith, payment, topUp } from './support/post-to-wallet.ts'
import { signInStaff } from './support/staff-session.ts'
import { expect, test as journey } from './support/test.ts'

const SHOP = 'Panda Supermarket'
const NOTE = 'Coffee for the office'
/** An image of one pixel. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const receipt = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** Opens the details of a payment to a shop. */
const test = journey.extend<{ paid: Transaction }>({
  paid: async ({ api, signedInAt }, use) => {
    const customer = await customerWith(api, [topUp(500), payment(20, SHOP)])
    await customer.signIn()
    const { items } = await (await customer.get(`/api/v1/wallet/transactions?q=${encodeURIComponent(SHOP)}`)).json()
    await signedInAt(transactionsPath({ reference: items[0].referenceId }), customer)
    await use(items[0])
  },
})

test('a transaction keeps its note and its receipt, which can be downloaded and deleted', async ({
  page,
  screens,
  paid: _,
}) => {
  const { note, save, saved, file, receipts, receiptError, download, remove, removed } = screens.transactionNotes
  await note.fill(NOTE)
  await save.click()
  await expect(saved).toBeVisible()

  await file.setInputFiles(receipt('receipt.png', 'image/png', IMAGE))
  await expect(receipts).toHaveCount(1)
  await expect(receipts).toContainText('PNG')
  await expectAccessible(page)
  await file.setInputFiles(receipt('receipt.png', 'image/png', Buffer.from('<script>alert(1)</script>')))
  await expect(receiptError).toBeVisible()

  await page.reload()
  await expect(note).toHaveValue(NOTE)
  await expect(receipts).toHaveCount(1)
  const [savedReceipt] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(savedReceipt.suggestedFilename()).toMatch(/\.png$/)
  expect(await readFile(await savedReceipt.path())).toEqual(IMAGE)
  await remove()
  await expect(removed).toBeVisible()
  await expect(receipts).toHaveCount(0)
  await page.reload()
  await expect(note).toHaveValue(NOTE)
  await expect(receipts).toHaveCount(0)
})

test('a problem is reported, and staff and customer write to each other until it is closed', async ({
  page,
  screens,
  api,
  paid: { referenceId },
  anotherBrowser,
}) => {
  const { report, state, messages, reply, write } = screens.transactionNotes
  await report('charged_twice', 'I paid once, at the counter')
  await expect(state('open')).toBeVisible()

  const portal = await anotherBrowser()
  await openWithStorage(portal.page, paths.adminReportedProblems, adminEntries((await signInStaff(api)).session))
  const { about, answer, answerAndClose, wasAnswered, tab } = portal.screens.admin.reportedProblems
  await expect(about(referenceId)).toContainText('I paid once, at the counter')
  await answer(referenceId, 'We have asked the shop')
  await expect(wasAnswered).toBeVisible()
  await expect(about(referenceId)).toBeHidden()

  await page.reload()
  await expect(state('answered')).toBeVisible()
  await expect(messages.last()).toContainText('We have asked the shop')
  await reply.fill('Thank you')
  await write.click()
  await expect(messages.last()).toContainText('Thank you')

  await portal.page.reload()
  await expect(about(referenceId)).toContainText('Thank you')
  await answerAndClose(referenceId, 'The shop has paid it back')
  await tab('closed').click()
  await expect(about(referenceId)).toContainText('The shop has paid it back')
  await page.reload()
  await expect(state('closed')).toBeVisible()
  await expect(messages).toHaveCount(4)
  await expect(reply).toBeHidden()
})
