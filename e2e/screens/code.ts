import type { Page } from '@playwright/test'
import { auth } from '#web/messages/auth.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'

export function codeScreen(page: Page, language: Locale) {
  const t = oneTimeCode[language]
  const { otpTitle, changeNumber } = auth[language]
  const boxes = page.getByRole('group', { name: t.label }).getByRole('textbox')
  const error = page.locator('#otp-error')
  const testCode = page.getByRole('main').getByText(new RegExp(`^${t.testCode}`))
  const shown = async () => ((await testCode.textContent()) ?? '').replace(/\D/g, '')
  const type = (code: string) => boxes.first().pressSequentially(code)
  return {
    heading: page.getByRole('heading', { level: 1, name: otpTitle }),
    group: page.getByRole('group', { name: t.label }),
    boxes,
    box: (position: number) => page.getByLabel(common[language].codeDigit(position, 6)),
    error,
    /** The code that a sandbox shows on screen. */
    shown,
    /** A code that is surely another. */
    wrong: async () => String((Number(await shown()) + 1) % 1_000_000).padStart(6, '0'),
    /** The last digit sends it. */
    type,
    /** Types a code that is not taken, and waits for the words. */
    typeRefused: async (code: string) => {
      const answer = page.waitForResponse('**/verify-otp')
      await type(code)
      await answer
      await error.waitFor()
    },
    typeShown: async () => type(await shown()),
    verify: page.getByRole('button', { name: t.verify }),
    verifying: page.getByRole('button', { name: t.verifying }),
    resend: page.getByRole('button', { name: t.resend }),
    changeNumber: page.getByRole('link', { name: changeNumber }),
  }
}
