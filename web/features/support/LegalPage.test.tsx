import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

/** Sets a value of the company, as the server writes it into the page. */
function sayCompany(name: string, content: string): void {
  const company = Object.assign(document.createElement('meta'), { name, content })
  document.head.append(company)
  onTestFinished(() => company.remove())
}

const footer = page.getByRole('contentinfo')

test('the fees page has every fee with its amount', async () => {
  await openScreen('fees')
  await expect.element(page.getByRole('heading', { name: 'Fees', level: 1 })).toBeVisible()
  const fees = page.getByRole('term')
  await expect.poll(() => fees.elements().map(each => each.textContent)).toEqual(['Top-up by card', 'Special services'])
  await expect.element(page.getByText('No fee', { exact: true })).toBeVisible()
  await expect.element(page.getByText('As agreed', { exact: true })).toBeVisible()
})

test('the terms name their version, in Arabic too', async () => {
  await openScreen('terms', { locale: 'ar' })
  await expect.element(page.getByText('الإصدار \u20662026-01\u2069')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'حسابك', level: 2 })).toBeVisible()
})

test('the footer says who is behind Plink and leads to what a customer has to know', async () => {
  sayCompany('plink-entity-en', 'A service of Palm Payments.')
  sayCompany('plink-licence-en', 'Licence 7.')
  await openScreen('landing')
  await expect.element(footer.getByText('A service of Palm Payments.')).toBeVisible()
  await expect.element(footer.getByText('Licence 7.')).toBeVisible()
  for (const [link, title] of [
    ['Terms', 'Terms'],
    ['Privacy', 'Privacy'],
    ['Fees', 'Fees'],
    ['Safeguarding', 'Safeguarding'],
    ['Support', 'Support'],
  ] as const) {
    await footer.getByRole('link', { name: link }).click()
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  await expect.element(page.getByRole('link', { name: '+966800000000' })).toBeVisible()
})
