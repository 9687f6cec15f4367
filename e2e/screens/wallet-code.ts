import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { codeEntry } from './code-entry.ts'

/** The code that confirms a change of the wallet. */
export function walletCodeScreen(page: Page, language: Locale) {
  const t = walletOtp[language]
  const entry = codeEntry(page, language, t)
  const lockout = page.getByRole('dialog', { name: t.lockedTitle })
  return {
    ...entry,
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    /** Types a code that the server refuses, and waits for the response. */
    typeRefused: async (code: string) => {
      const response = page.waitForResponse('**/confirm')
      await entry.box(1).focus()
      await entry.type(code)
      await response
    },
    resendIn: page.getByText(t.resendIn),
    changeNumber: page.getByRole('link', { name: t.changeNumber }),
    lockout,
    deactivateNow: lockout.getByRole('button', { name: t.deactivateNow }),
    closeLockout: lockout.getByRole('button', { name: common[language].close }).first(),
    over: page.getByRole('main').getByRole('alert'),
    done: page.getByRole('link', { name: t.done, exact: true }),
  }
}
