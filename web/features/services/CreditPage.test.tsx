import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const fact = (text: string) => main.getByRole('listitem').filter({ hasText: text })

test('says what the account shows, what is missing, and offers nothing', async () => {
  await openScreen('credit')
  await expect.element(fact('Yes: A registered business')).toBeVisible()
  await expect.element(fact('Yes: An active wallet')).toBeVisible()
  // The example has statements of fewer months.
  await expect.element(fact('Not yet: Money coming in')).toBeVisible()
  await expect.element(main.getByText('This is neither an offer nor a decision.', { exact: false })).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'See your statements' }))
    .toHaveAttribute('href', '/app/statements')
})

test('a frozen wallet counts as none in use', async () => {
  await openScreen('credit', { scenarios: { getWallet: 'wallet_frozen' } })
  await expect.element(fact('Not yet: An active wallet')).toBeVisible()
})
