import type { Page } from '@playwright/test'
import { wrongCode } from '#api/testing/customers/customer.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import type { codeControls } from '#web/one-time-code/one-time-code.states.ts'
import { locators } from './locators.ts'

/** The boxes and buttons of every screen that asks for a code. */
export function codeEntry(page: Page, language: Locale, controls: ReturnType<typeof codeControls>) {
  const { boxes, ...others } = locators(page, language, controls)
  const { testCode, walletTestCode } = sandboxHints[language]
  const shownCode = page.getByRole('main').getByText(new RegExp(`^(${testCode}|${walletTestCode})`))
  const shown = async () => ((await shownCode.textContent()) ?? '').replace(/\D/g, '')
  let tried = 0
  const type = (code: string) => boxes.getByRole('textbox').first().pressSequentially(code)
  return {
    ...others,
    box: (position: number) => page.getByLabel(common[language].codeDigit(position, 6)),
    /** The code that a sandbox shows on screen. */
    shown,
    /** Returns another wrong code each time, because Verify waits for a digit that changes. */
    wrong: async () => wrongCode(await shown(), tried++),
    /** Types the code. Its last digit sends it. */
    type,
    typeShown: async () => type(await shown()),
  }
}

type CodeEntry = ReturnType<typeof codeEntry>

/** Types a code of a sign-up that the server refuses, and waits for the error. */
export async function typeRefusedCode(page: Page, { type, error }: CodeEntry, code: string): Promise<void> {
  const response = page.waitForResponse('**/verify-otp')
  await type(code)
  await response
  await error.waitFor()
}

/** Types a code for the wallet that the server refuses, and waits for the response. */
export async function typeRefusedWalletCode(page: Page, { type, box }: CodeEntry, code: string): Promise<void> {
  const response = page.waitForResponse('**/confirm')
  await box(1).focus()
  await type(code)
  await response
}
