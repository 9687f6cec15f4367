import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const code = main.getByLabelText('Code')
const factOf = (name: string) => main.getByRole('definition').filter({ hasText: name })

test('a typed code leads to what the document says', async () => {
  const { requests } = await openScreen('verify')
  await main.getByRole('button', { name: 'Check' }).click()
  await expect.element(main.getByText('Enter the code of the document').last()).toBeVisible()
  await code.fill('7K3Q')
  await expect.element(main.getByText('This code is not complete. Compare it with the document.').last()).toBeVisible()
  await code.fill(' 7k3q 9xwd 4mht')
  await main.getByRole('button', { name: 'Check' }).click()
  await expect.element(main.getByText('Plink issued this document')).toBeVisible()
  expect(location.pathname).toBe('/verify/7K3Q-9XWD-4MHT')
  for (const fact of ['Account statement', 'Gr*** P*** T*** Est.', '0001', '2,400.00 SAR', '9f2c4b7a1d3e5f60'])
    await expect.element(factOf(fact)).toBeVisible()
  expect(requests('verifyDocument')).toHaveLength(1)
})

test('a certificate has a sum and no period, a letter neither', async () => {
  const { respond, renderAgain } = await openScreen('verify')
  respond('verifyDocument', 'all_green', {
    kind: 'balance_certificate',
    from: undefined,
    to: undefined,
    isInterim: undefined,
  })
  await code.fill('7K3Q-9XWD-4MHT')
  await main.getByRole('button', { name: 'Check' }).click()
  await expect.element(factOf('Balance certificate')).toBeVisible()
  await expect.element(main.getByText('Total', { exact: true })).toBeVisible()
  await expect.element(main.getByText('Period')).not.toBeInTheDocument()
  await renderAgain()
  await expect.element(factOf('Balance certificate')).toBeVisible()
})

test('an unknown code and one that cannot be are told calmly', async () => {
  const { requests } = await openScreen('verifiedDocument', {
    scenarios: { verifyDocument: 'issued_document_not_found' },
  })
  await expect.element(main.getByText('No document has this code')).toBeVisible()
  await openScreen('verifiedDocument', { path: '/verify/nothing' })
  await expect.element(main.getByText('No document has this code')).toBeVisible()
  expect(requests('verifyDocument').length).toBeLessThanOrEqual(1)
})
