import type { Locator, Page } from '@playwright/test'
import { screensOf } from './screens/screens.ts'
import { expect, test } from './support/test.ts'

test('what was typed at each step survives a change of language and a reload', async ({ page, screens, arriveAt }) => {
  await screens.businessType.open()
  await screens.businessType.card('freelancer').check()
  await expectToOutlive(page, screens.businessType.card('freelancer'), field => expect(field).toBeChecked())
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

test('an incomplete code and its error survive a change of language', async ({ page, screens, applicant }) => {
  await screens.businessType.open()
  await screens.businessType.choose('freelancer')
  await screens.phone.submit(applicant.phone)
  await screens.code.type('123')
  await screens.code.verify.click()
  await expect(screens.code.error).toHaveText('Please enter all 6 digits.')
  await switchTo(page, 'ar')
  const arabic = screensOf(page, 'ar')
  await expect(arabic.code.error).toHaveText('يرجى إدخال الأرقام الستة كاملة.')
  await expect(arabic.code.box(3)).toHaveValue('3')
  await expect(arabic.code.group).toHaveAttribute('dir', 'ltr')
})

test('a password survives a change of language, but no reload', async ({ page, screens, arriveAt }) => {
  await arriveAt('password')
  await screens.password.password.fill('Palm#Trees2031')
  await switchTo(page, 'ar')
  await expect(page.locator('#field-password')).toHaveValue('Palm#Trees2031')
  await page.reload()
  await expect(page.locator('#field-password')).toHaveValue('')
})

test('the questionnaire options are in the language of the page', async ({ page, screens, arriveAt }) => {
  await arriveAt('kyb')
  await screens.kyb.purposes.first().check()
  await switchTo(page, 'ar')
  const chosen = page.getByRole('checkbox', { checked: true })
  await expect(chosen).toHaveAccessibleName(/\p{Script=Arabic}/u)
})

test('the chosen theme is kept after a reload', async ({ page, screens }) => {
  await screens.landing.open()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Use dark theme' }).first().click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
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
