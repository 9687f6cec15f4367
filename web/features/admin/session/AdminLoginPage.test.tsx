import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Sign in', exact: true })

async function signIn(who: string): Promise<void> {
  await email.fill(who)
  await password.fill('any password')
  await submit.click()
}

test('missing and refused values are reported, and the password has to be typed again', async () => {
  const { respond, requests } = await openScreen('adminLogin')
  await submit.click()
  await expect.element(page.getByText('Email and password are required').first()).toBeVisible()
  expect(requests('loginAdmin')).toEqual([])
  respond('loginAdmin', 'admin_login_failed')
  await signIn('fail@sandbox.test')
  await expect.element(page.getByText('Login failed').first()).toBeVisible()
  await expect.element(email).toHaveValue('fail@sandbox.test')
  await expect.element(password).toHaveValue('')
})

test('a viewer sees why access is refused, also after a reload, and an administrator reaches the requested page', async () => {
  const { respond, renderAgain } = await openScreen('adminReviews', { stored: {} })
  const refusal = page.getByText(/does not have access to this portal/).first()
  respond('loginAdmin', 'viewer')
  await signIn('viewer@sandbox.test')
  await expect.element(refusal).toBeVisible()
  await renderAgain()
  await expect.element(refusal).toBeVisible()
  respond('loginAdmin', 'all_green')
  await signIn('sara@plink.example')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  expect(location.pathname).toBe('/admin/reviews')
})

test('a viewer who opens a page of the portal is led to the sign-in, and an administrator back to the page', async () => {
  const { respond, requests, renderAgain } = await openScreen('adminLogin')
  respond('loginAdmin', 'viewer')
  await signIn('viewer@sandbox.test')
  await expect.element(page.getByText(/does not have access to this portal/).first()).toBeVisible()
  history.pushState(null, '', '/admin/reviews')
  await renderAgain()
  await expect.element(email).toBeVisible()
  expect(location.pathname).toBe('/admin/login')
  expect(requests('listReviews')).toEqual([])
  respond('loginAdmin', 'all_green')
  await signIn('sara@plink.example')
  await expect.poll(() => location.pathname).toBe('/admin/reviews')
})

test('after a sign-out, the next administrator starts at the first page', async () => {
  const { respond } = await openScreen('adminReviews')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  respond('loginAdmin', 'all_green')
  await signIn('sara@plink.example')
  await expect.poll(() => location.pathname).toBe('/admin')
})
