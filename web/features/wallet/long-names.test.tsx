import { responses } from 'virtual:plink-contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectInWindow } from '#web/testing/look-at-screens.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

/** The longest names that a payee can have: several words, one word, and Arabic. Names of customers may contain emoji. */
const NAMES = [
  'Western Province Water Works and Supplies '.repeat(4).slice(0, 140).trim(),
  'W'.repeat(140),
  'النخلة'.repeat(24).slice(0, 140),
  '🌴'.repeat(140),
]

const SCREENS: [screen: string, operation: string, scenario: string][] = [
  ['beneficiaries', 'listBeneficiaries', 'all_green'],
  ['beneficiary', 'getBeneficiary', 'all_green'],
  ['transfer', 'listTransfers', 'all_green'],
  ['transferBeneficiary', 'listBeneficiaries', 'all_green'],
  ['transferReview', 'getTransfer', 'draft'],
  ['transferCode', 'getTransfer', 'draft'],
  ['transferResult', 'getTransfer', 'all_green'],
  ['transfers', 'listTransfers', 'all_green'],
  ['transferDetails', 'getTransfer', 'all_green'],
  ['transferReceipt', 'getTransfer', 'all_green'],
  ['transferSchedules', 'listTransferSchedules', 'all_green'],
  ['dashboard', 'listTransactions', 'all_green'],
  ['transactions', 'listTransactions', 'all_green'],
  ['transaction', 'getTransaction', 'all_green'],
]

/** Returns the example of the contract with this name and this note. */
function exampleWith(name: string, operation: string, scenario: string): object {
  const example = JSON.stringify(responses[operation]?.[scenario])
  const body = example.replaceAll(/"(name|nameArabic|counterparty|counterpartyArabic|note)":"[^"]*"/g, `"$1":"${name}"`)
  return JSON.parse(body.replaceAll(/("purpose":"\w+")/g, `$1,"note":"${name}"`))
}

test.for(SCREENS)('the longest names fit on a phone: %s', async ([screen, operation, scenario]) => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(360, 740)
  for (const name of NAMES) {
    const server = await openScreen(screen, { held: [operation] })
    server.respond(operation, scenario, exampleWith(name, operation, scenario))
    server.letThrough(operation)
    await expect.poll(() => document.querySelector('main')?.textContent).toContain(name)
    expectInWindow()
  }
})
