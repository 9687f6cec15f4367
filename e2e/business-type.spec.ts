import { expect, test } from './support/test.ts'

test.beforeEach(({ screens }) => screens.businessType.open())

test('nothing is preselected, and Next needs a choice', async ({ page, screens }) => {
  const { businessType } = screens
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(businessType.signUp).toBeDisabled()
  await businessType.card('freelancer').check()
  await expect(businessType.signUp).toBeEnabled()
})

test('a company with several owners sees that it cannot sign up here', async ({ page, screens }) => {
  const { businessType } = screens
  await businessType.card('sole-proprietorship').check()
  await businessType.card('multi-owner-company').click()
  await expect(page.getByRole('dialog', { name: 'Account Cannot be Opened' })).toContainText(
    'Your request could not be completed. Please verify your details and try again.',
  )
  await page.keyboard.press('Escape')
  await expect(businessType.cannotOpen).toBeHidden()
  await expect(businessType.card('multi-owner-company')).not.toBeChecked()
  await expect(businessType.card('sole-proprietorship')).toBeChecked()
})

test('arrow keys pass a company with several owners without its dialog', async ({ page, screens }) => {
  const { businessType } = screens
  await businessType.card('individual-owner-company').check()
  await page.keyboard.press('ArrowDown')
  await expect(businessType.card('multi-owner-company')).toBeFocused()
  await expect(businessType.cannotOpen).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(businessType.card('freelancer')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(businessType.cannotOpen).toBeVisible()
})
