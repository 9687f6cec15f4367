import { holdRequests } from '../support/hold-requests.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { test } from './check-screen.ts'

const OPTIONS = '**/api/admin/kyb/options?*'

test('sign-in and home of the admin portal', async ({ page, screens, checkScreen, checkPhoneMenu, adminAt }) => {
  const { admin } = screens
  await page.goto('/admin')
  await admin.loginHeading.waitFor()
  await checkScreen('admin-login')
  await admin.signIn('fail@sandbox.test')
  await admin.refusal.waitFor()
  await checkScreen('admin-login-failed')
  await admin.signIn('viewer@sandbox.test')
  await admin.refusal.filter({ hasText: /Viewer/ }).waitFor()
  await checkScreen('admin-login-viewer')
  const { call } = await adminAt('/admin')
  await admin.comingSoon.waitFor()
  await checkScreen('admin-dashboard')
  await checkPhoneMenu('admin-menu', admin.menu)
  const choice = { category: 'business_activity', label: 'Date farming', translation: 'زراعة التمور', active: true }
  const created = await (await call('POST', '/kyb/options', { ...choice, locale: 'en' })).json()
  await call('PATCH', `/kyb/options/${created.id}`, { label: 'Farming of dates', active: false })
  await page.goto('/admin/activity')
  await admin.events.nth(2).waitFor()
  await checkScreen('admin-activity')
})

test('questionnaire options in the admin portal', async ({ page, screens, checkScreen, adminAt }) => {
  const { options, tryAgain } = screens.admin
  const slow = await holdRequests(page, OPTIONS)
  const { call } = await adminAt('/admin/kyb-options')
  await options.loading.waitFor()
  await checkScreen('admin-options-loading')
  const label = 'Charity'
  await call('POST', '/kyb/options', { category: 'purpose_of_account', label, active: false, locale: 'en' })
  slow.letThrough()
  await options.row(label).waitFor()
  await checkScreen('admin-options')
  await options.openCreate.click()
  await options.create.click()
  await options.labelError.waitFor()
  await checkScreen('admin-options-create')
  await options.cancel.click()
  await options.addArabic(label).click()
  await checkScreen('admin-options-edit')
  await options.label('ar').fill('الأعمال الخيرية')
  await page.clock.install()
  await options.save.click()
  await options.saved.waitFor()
  await checkScreen('admin-options-saved')
  await page.route(OPTIONS, respondWithError(429, 'RATE_LIMITED'))
  await options.tab('annual_revenue').click()
  await tryAgain.waitFor()
  await checkScreen('admin-options-failed')
})
