import { operations } from 'virtual:plink-contract'
import { expect, inject, test } from 'vitest'
import { page } from 'vitest/browser'
import { allStates, type ScreenState } from '#web/mock/screen-states.ts'
import { firstSights } from '#web/testing/gate-states.ts'
import { openState } from '#web/testing/open-screen.tsx'

const REFUSAL = { code: 'TOO_NEW', error: 'Only a newer version knows why.' }
const SAYS_SO = /Support reference: |Only a newer version knows why\./

/** The texts of screens that have one text for every failure, and of screens that continue after a refusal. */
const OWN_TEXTS: Record<string, RegExp> = {
  'nafath getNafathStatus': /Request Failed/,
  'callback getCallbackStatus': /We will keep trying\./,
  'callback completeCallback': /Error completing login\. Please try again\./,
  'notifications markNotificationRead': /Mark all as read/,
  'credit listStatements': /What lenders look at/,
  'logout logout': /You are logged out/,
  'session refreshTokens': /Please verify your phone again/,
  'pretendPhone pressSandboxCall': /That did not work\. Please try again\./,
  'nafathPortal getSandboxNafathRequest': /This request was not found in the sandbox\./,
  'nafathPortal decideSandboxNafath': /That did not work\. Please try again\./,
  'adminTopUp getAdminTopUp': /There is no such top-up/,
  'adminTransfer getAdminTransfer': /There is no such transfer/,
}

const callOf = ({ screen, operation }: ScreenState) => `${screen.id} ${operation}`
const isFirst = firstSights()
const isFirstInArea = firstSights()

/** The refusals by a rule, for each call of each screen. The gate takes one of a read and one of a write from each area. */
const refusals = allStates(operations)
  .filter(({ scenario }) => scenario?.code !== undefined && [404, 409, 410, 422].includes(scenario.status))
  .filter(state => isFirst(callOf(state)))
  .filter(({ screen, steps }) => !inject('gate') || isFirstInArea(`${screen.area} ${steps.length > 0}`))

test.each(refusals)('$id with a code that this version does not know says that it failed', async state => {
  await openState(state.id, { fields: REFUSAL })
  await expect.poll(() => document.body.textContent).toMatch(OWN_TEXTS[callOf(state)] ?? SAYS_SO)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})
