import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test('what was typed at each step and the theme survive a change of language and a reload', { tag: '@gate' }, async ({
  page,
  screens,
  arriveAt,
}) => {
  await screens.businessType.open()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Use dark theme' }).first().click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await screens.businessType.card('freelancer').check()
  await expectToOutlive(page, screens.businessType.card('freelancer'), field => expect(field).toBeChecked())
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await screens.businessType.signUp.click()
  await screens.phone.number.fill('0551234')
  await expectToOutlive(page, page.locator('#field-phone'), field => expect(field).toHaveValue('055 123 4'))

  await arriveAt('cr')
  await screens.cr.number.fill('99000')
  await expectToOutlive(page, page.locator('#field-crNumber'), field => expect(field).toHaveValue('9900-0'))

  await arriveAt('id')
  await screens.identity.number.fill('19908')
  await expectToOutlive(page, page.locator('#field-idNumber'), field => expect(field).toHaveValue('1990 8'))

  await arriveAt('kyb')
  await screens.kyb.otherPurpose.check()
  await screens.kyb.details.fill('Wages')
  await expectToOutlive(page, page.locator('#field-purposeOther'), field => expect(field).toHaveValue('Wages'))
})

async function switchTo(page: Page, language: 'en' | 'ar'): Promise<void> {
  await page.getByRole('button', { name: language === 'ar' ? 'العربية' : 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
}

async function expectToOutlive(page: Page, field: Locator, stands: (field: Locator) => Promise<void>): Promise<void> {
  await switchTo(page, 'ar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
  await switchTo(page, 'en')
  await stands(field)
}
