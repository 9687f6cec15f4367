import type { Page } from '@playwright/test'
import type { SignUpValues } from '#api/testing/customers/newcomer.ts'
import type { BusinessType } from '#domain/onboarding.ts'
import { returnToTab } from '../screens/pretend-portal.ts'
import type { Screens } from '../screens/screens.ts'
import { expect } from './test.ts'

/** Signs up on screen, from the landing page to the password. Returns the typed code. */
export async function completeSignUp(page: Page, screens: Screens, signUpValues: SignUpValues): Promise<string> {
  const { cr, identity, nafath, kyb, password } = screens
  const code = await askForCode(screens, signUpValues.businessType, signUpValues.phone)
  await screens.code.type(code)
  await cr.submit(signUpValues.crNumber)
  await identity.submit(signUpValues.idNumber)
  await approveInPortal(page, screens)
  await nafath.continue()
  await kyb.answer()
  await password.choose(signUpValues.password)
  await expect(page).toHaveURL('/login')
  return code
}

/** Signs up on screen, from the landing page to the code screen. Returns the code. */
export async function askForCode({ landing, businessType, phone, code }: Screens, type: BusinessType, number: string) {
  await landing.open()
  await landing.register.click()
  await businessType.choose(type)
  await phone.submit(number)
  return code.shown()
}

async function approveInPortal(page: Page, { nafath }: Screens): Promise<void> {
  const portal = await nafath.openPortal()
  await expect(nafath.sent).toBeVisible()
  await portal.decide('approve')
  await expect(portal.state('approved')).toBeVisible()
  await portal.page.close()
  await returnToTab(page)
}
