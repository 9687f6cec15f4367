import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const after = page.getByRole('region', { name: 'After this transfer' })
const confirm = main.getByRole('button', { name: 'Confirm with a code' })
const notThereYet = main.getByText(/^The money is not in the wallet yet/)

test.for([
  ['the money for it is there', 200_00, false],
  ['the money for it is not there yet', 199_99, true],
] as const)(
  'of a transfer for later nothing is taken today, and it says whether %s',
  async ([, available, isMissing]) => {
    const { respond } = await openScreen('transferAmount')
    respond('createTransfer', 'repeating', {
      review: { available: { amount: available, currency: 'SAR' }, warnings: [] },
    })
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect.element(confirm).toBeVisible()
    await expect.element(main.getByText(/^Every month from/)).toBeVisible()
    await expect.element(after).not.toBeInTheDocument()
    expect(notThereYet.elements()).toHaveLength(isMissing ? 1 : 0)
  },
)

test('a double click on the way to the code leaves the focus in its first box', async () => {
  await openScreen('transferReview')
  await confirm.click()
  await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
  const secondPress = () => new MouseEvent('mousedown', { detail: 2, bubbles: true, cancelable: true })
  // Only the second press of the click that opened the page is ignored. Later ones select text.
  expect([secondPress(), secondPress()].map(press => main.element().dispatchEvent(press))).toEqual([false, true])
})
