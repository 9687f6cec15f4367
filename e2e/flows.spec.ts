import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { errorHelpPath, referencePath } from '#web/paths.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts'
import { arabicPhone } from './support/devices.ts'
import { newFolder } from './support/plink.ts'
import { expect, test } from './support/test.ts'

test('the program copied from the page signs up a business', async ({ page, screens }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await screens.flows.openSignUp()
  await screens.flows.signUp.copyScript('JavaScript').click()
  // The page writes to the clipboard after the press.
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('flow.mjs')
  const printed = await runAsProgram(await copied())
  expect(printed).toMatch(/profileId: '[0-9a-f-]{36}'/)
})

test('a flow runs on its page, and the new customer can sign in', { tag: '@gate' }, async ({ page, screens }) => {
  const { signUp, signIn } = screens.flows
  await screens.flows.openSignUp()
  await expect(signUp.run(3)).toBeDisabled()
  await expect(signUp.step(1).getByRole('link', { name: 'Fields and errors' })).toHaveAttribute(
    'href',
    referencePath('auth', 'sendOtp'),
  )
  await signUp.run(1).click()
  await expect(signUp.step(1)).toContainText('otpCode')
  await expect(signUp.step(2)).toContainText(/"otp":"\d{6}"/)
  // The phone number has an account now.
  const before = await signUp.input('phoneNumber').inputValue()
  await signUp.runAll.click()
  await expect(signUp.allPassed).toBeVisible()
  await expect(signUp.step(15)).toContainText('"status": "active"')
  await expectAccessible(page)

  const phone = await signUp.input('phoneNumber').inputValue()
  expect(phone).not.toBe(before)
  const password = await signUp.input('password').inputValue()
  await screens.flows.openSignIn()
  await signIn.input('identifier').fill(phone)
  await signIn.input('password').fill(password)
  await signIn.runAll.click()
  await expect(signIn.allPassed).toBeVisible()
  await expect(signIn.step(3)).toContainText(phone)
})

test('a payment with a key runs on its page, to the refusal at the cap', async ({ page, screens }) => {
  const { sendWithKey } = screens.flows
  await screens.flows.openSendWithKey()
  await sendWithKey.runAll.click()
  await expect(sendWithKey.allPassed).toBeVisible()
  await expect(sendWithKey.step(7)).toContainText('Idempotency-Key: invoice-4711')
  await expect(sendWithKey.step(9)).toContainText('"type": "transfer.paid"')
  await expect(sendWithKey.step(10)).toContainText('"amount": 30000')
  await expectAccessible(page)
})

test.describe('in Arabic on a phone', () => {
  test.use(arabicPhone)

  test('an error stops the flow and links to its explanation', async ({ page, screens }) => {
    const { signUp } = screens.flows
    await screens.flows.openSignUp()
    await expect(signUp.messages).toHaveCount(18)
    await signUp.input('crNumber').fill(sandboxValues.crNumber.cr_verification_failed[0])
    await signUp.runAll.click()
    await expect(signUp.stoppedAt(3)).toBeVisible()
    await expect(signUp.run(4)).toBeEnabled()
    await expect(screens.flows.explanation('CR_VERIFICATION_FAILED')).toHaveAttribute(
      'href',
      errorHelpPath('CR_VERIFICATION_FAILED'),
    )
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await screens.flows.openSignIn()
    await screens.flows.recovery.runAll.click()
    await expect(screens.flows.recovery.allPassed).toBeVisible()
    await expectAccessible(page)
  })
})

/** Runs the program in an empty folder, without Playwright's environment variables. Rejects with the whole output if it fails. */
async function runAsProgram(code: string): Promise<string> {
  const folder = await newFolder()
  await writeFile(join(folder, 'flow.mjs'), code)
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['flow.mjs'], { cwd: folder, env: {} })
    return stdout
  } catch (cause) {
    // The message of the cause contains only the error output.
    const printed = cause instanceof Error && 'stdout' in cause ? cause.stdout : ''
    throw new Error(`The copied program failed. It printed:\n${printed}`, { cause })
  }
}
