import { expect, type Page } from '@playwright/test'
import { phoneToE164 } from '#domain/phone.ts'
import type { ProviderRecords, RehearsalBusiness, RehearsalMessage } from '../../api/dev/rehearsal/provider-records.ts'
import { returnToTab } from '../screens/pretend-portal.ts'
import type { Screens } from '../screens/screens.ts'
import { approveInNafath } from './live-test.ts'

export const PASSWORD = 'Palm#Trees2031'
const CODE = /\d{6}/

/** Returns the newest code that this phone was sent, and removes all messages. */
export async function takeCode(records: ProviderRecords, phone: string): Promise<string> {
  const number = phoneToE164(phone)
  // Messages without a code may arrive in between.
  const isWithCode = ({ to, body }: RehearsalMessage) => to === number && CODE.test(body)
  const code = () => CODE.exec(records.messages.find(isWithCode)?.body ?? '')?.[0] ?? ''
  await expect.poll(code).not.toBe('')
  const newestCode = code()
  records.messages.length = 0
  return newestCode
}

/** Signs up on screen up to the company number. */
export async function verifyPhone(
  { landing, businessType, phone, code }: Screens,
  records: ProviderRecords,
  { owner }: RehearsalBusiness,
) {
  await landing.open()
  await landing.register.click()
  await businessType.choose('sole-proprietorship')
  await phone.submit(owner.phone)
  await expect(code.heading).toBeVisible()
  await code.type(await takeCode(records, owner.phone))
}

/** Signs up on screen up to the screening. */
export async function proveIdentity(
  page: Page,
  screens: Screens,
  records: ProviderRecords,
  business: RehearsalBusiness,
): Promise<void> {
  await verifyPhone(screens, records, business)
  await screens.cr.submit(business.crNumber)
  await screens.identity.submit(business.owner.nationalId)
  await approveInNafath(page, screens, business.owner.nationalId)
  await returnToTab(page)
  await screens.nafath.continue()
}

/** Opens an account on screen and signs in to it. */
export async function openAccount(
  page: Page,
  screens: Screens,
  records: ProviderRecords,
  business: RehearsalBusiness,
): Promise<void> {
  const { kyb, password, login, code, complete } = screens
  const { phone } = business.owner
  await proveIdentity(page, screens, records, business)
  await kyb.answer()
  await password.choose(PASSWORD)
  await expect(page).toHaveURL('/login')
  await login.signIn(phone, PASSWORD)
  await code.type(await takeCode(records, phone))
  await expect(complete.dashboard).toBeVisible()
}
