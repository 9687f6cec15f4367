import type { Page } from '@playwright/test'
import { wrongCode } from '#api/testing/customer.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { sandboxHints } from '#web/messages/sandbox-hints.ts'
import type { CodeTexts } from '#web/one-time-code/code-texts.ts'

/** The boxes and buttons of every screen that asks for a code. */
export function codeEntry(page: Page, language: Locale, t: CodeTexts) {
  const group = page.getByRole('group', { name: t.label })
  const boxes = group.getByRole('textbox')
  const { testCode, walletTestCode } = sandboxHints[language]
  const shownCode = page.getByRole('main').getByText(new RegExp(`^(${testCode}|${walletTestCode})`))
  const shown = async () => ((await shownCode.textContent()) ?? '').replace(/\D/g, '')
  let tried = 0
  const type = (code: string) => boxes.first().pressSequentially(code)
  return {
    box: (position: number) => page.getByLabel(common[language].codeDigit(position, 6)),
    error: page.locator('#otp-error'),
    /** The code that a sandbox shows on screen. */
    shown,
    /** Returns another wrong code each time, because Verify waits for a digit that changes. */
    wrong: async () => wrongCode(await shown(), tried++),
    /** Types the code. Its last digit sends it. */
    type,
    typeShown: async () => type(await shown()),
    verify: page.getByRole('button', { name: t.verify }),
    resend: page.getByRole('button', { name: t.resend }),
  }
}
