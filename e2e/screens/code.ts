import type { Page } from '@playwright/test'
import { auth } from '#web/messages/auth.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { codeEntry } from './code-entry.ts'

export function codeScreen(page: Page, language: Locale) {
  const { otpTitle } = auth[language]
  const entry = codeEntry(page, language, oneTimeCode[language])
  return {
    ...entry,
    heading: page.getByRole('heading', { level: 1, name: otpTitle }),
    /** Types a code that the server refuses, and waits for the error. */
    typeRefused: async (code: string) => {
      const response = page.waitForResponse('**/verify-otp')
      await entry.type(code)
      await response
      await entry.error.waitFor()
    },
  }
}
