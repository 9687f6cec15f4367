import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import type { CustomerList } from '#web/api/generated/plinkAPI.schemas.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { type StaffSession, signInStaff } from '../support/staff-session.ts'
import { expect, test } from '../support/test.ts'

const OMAR = 'omar@plink.example'
const HUDA = 'huda@plink.example'
const REASON = 'Asked for it by letter, identity checked'

async function idOf(sara: StaffSession, { identifier }: Customer): Promise<string> {
  const customers: CustomerList = await (await sara.call('GET', `/customers?q=${identifier}`)).json()
  return customers.items[0]?.customerId ?? ''
}

test('two administrators close an account, whose phone and ID then sign up again', { tag: '@gate' }, async ({
  page,
  screens,
  api,
  adminAt,
  colleagueAt,
}) => {
  const customer = await (await newCustomer(api)).signIn()
  const sara = await adminAt('/admin/requests')
  await page.goto(`/admin/customers/${await idOf(sara, customer)}`)
  const mine = screens.admin.requests
  await mine.askToClose(REASON)
  await expect(mine.asked).toBeVisible()
  await expect(mine.closure).toContainText('Sara has asked to close this account')
  await mine.toRequests.click()
  await expect(mine.of(customer.identifier)).toContainText(REASON)
  await expect(mine.button(customer.identifier, 'approve')).toBeDisabled()
  await expect(mine.mine.first()).toBeVisible()
  await expectAccessible(page)

  const { requests } = await colleagueAt('/admin/requests')
  await expect(requests.of(customer.identifier)).toContainText('Requested by Sara')
  await requests.decide(customer.identifier, 'approve', 'Letter seen')
  await expect(requests.done('approve')).toBeVisible()
  await expect(requests.of(customer.identifier)).toBeHidden()
  await requests.closedTab.click()
  await expect(requests.of(customer.identifier)).toContainText('Approved by Omar')

  expect((await customer.get('/api/v1/auth/me')).status).toBe(401)
  expect((await customer.tryPassword(customer.password)).status).toBe(401)
  const again = await signUp(api, { phone: customer.identifier, idNumber: customer.idNumber }).toTheEnd()
  expect(again.profileId).not.toBe('')
})

test('two administrators end the sign-in locks of a third', async ({ page, screens, api, adminAt, colleagueAt }) => {
  await signInStaff(api, HUDA)
  const sara = await adminAt('/admin/requests')
  const mine = screens.admin.requests
  await mine.askToUnlock('nobody@plink.example', 'Locked out on a new laptop')
  await expect(page.getByRole('dialog')).toContainText('No member of the staff has this email.')
  await page.keyboard.press('Escape')
  await mine.askToUnlock(HUDA, 'Locked out on a new laptop')
  await expect(mine.unlockAsked).toBeVisible()
  await expect(mine.about(HUDA)).toContainText('Locked out on a new laptop')
  await expect(mine.buttonAbout(HUDA, 'approve')).toBeDisabled()

  const { requests } = await colleagueAt('/admin/requests')
  await expect(requests.about(HUDA)).toContainText('Requested by Sara')
  await requests.decideAbout(HUDA, 'approve', 'Known voice on the phone')
  await expect(requests.unlocked).toBeVisible()
  await expect(requests.about(HUDA)).toBeHidden()
  await requests.closedTab.click()
  await expect(requests.about(HUDA)).toContainText('Approved by Omar')

  const events = await (await sara.call('GET', '/events?type=staff_locks_ended')).json()
  expect(events).toMatchObject({ items: [{ admin: { email: OMAR }, subject: { name: HUDA } }] })
})
