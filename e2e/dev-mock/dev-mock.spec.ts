import { auth } from '#web/messages/sign-in/auth.ts'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { expectAccessible, switchOffTransitions } from '../support/accessibility.ts'
import { isRenderedByReact } from '../support/react.ts'
import { test as base, expect } from './dev-mock.ts'

const test = base.extend({ baseURL: async ({ devMock }, use) => use(devMock) })

// The tests run in sequence, so that one server serves all of them.
test.describe.configure({ mode: 'default' })

const VIEWS = [
  ['en', 'light'],
  ['en', 'dark'],
  ['ar', 'dark'],
  ['ar', 'light'],
] as const

test('the app receives the scenario chosen in the picker', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/?state=phone.start')
  await page.getByLabel('Phone number').fill('0512345678')
  await page.keyboard.press('Alt+Shift+M')
  const picker = page.getByRole('dialog', { name: 'Mock of the contract' })
  await picker.getByLabel('Find an operation or a scenario').fill('phone_duplicate')
  await picker.getByRole('combobox', { name: /^sendOtp/ }).selectOption('409 phone_duplicate')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog', { name: 'Already Registered' })).toBeVisible()
  await page.keyboard.press('Alt+Shift+M')
  await expect(picker.getByRole('region', { name: 'Last responses' })).toContainText('sendOtp 409 phone_duplicate')
})

test('the app and the gallery are rendered by React', async ({ page }) => {
  for (const path of ['/', '/gallery']) {
    await page.goto(path)
    await expect.poll(() => isRenderedByReact(page.getByRole('heading', { level: 1 }))).toBe(true)
  }
})

test('a sign-up of an earlier visit is resumed', async ({ page }) => {
  const step = page.getByRole('heading', { level: 1, name: verification.en.idTitle })
  for (const state of ['all_green', 'unknown_error', 'offline']) {
    await page.goto(`/?state=resume.${state}`)
    await expect(step).toBeVisible()
  }
  await page.goto('/?state=resume.unauthenticated')
  await expect(page.getByText(auth.en.verifyAgainTitle)).toBeVisible()
  await page.goto('/?state=resume.loading')
  await expect(page.getByText(onboarding.en.resuming)).toBeVisible()
  await expectAccessible(page)
})

test('the design system is accessible in both languages and themes', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  await switchOffTransitions(page)
  for (const [language, colorScheme] of VIEWS) {
    await test.step(`${language} ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      const button = page.locator(`header button[lang="${language}"]`)
      if (await button.isVisible()) await button.click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await expectAccessible(page)
    })
  }
})

test('the gallery shows the states of a screen', async ({ page }) => {
  await page.goto('/gallery/screens')
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('phone')
  await page.getByRole('searchbox', { name: 'State' }).fill('phone_duplicate')
  const frame = page.frameLocator('iframe[title^="phone.phone_duplicate"]')
  await expect(frame.getByText('This phone number is already registered')).toBeVisible()
})
