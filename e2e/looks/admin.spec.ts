import { holdRequests } from '../support/hold-requests.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { lookTwice } from './looking.ts'

const OPTIONS = '**/api/admin/kyb/options?*'

lookTwice('the portal of the administrators', async ({ page, screens, look, adminAt }) => {
  const { admin } = screens
  await page.goto('/admin')
  await admin.loginHeading.waitFor()
  await look('admin-login')
  await admin.signIn('fail@sandbox.test')
  await admin.refusal.waitFor()
  await look('admin-login-failed')
  await admin.signIn('viewer@sandbox.test')
  await admin.refusal.filter({ hasText: /Viewer/ }).waitFor()
  await look('admin-login-viewer')
  const { call } = await adminAt('/admin')
  await admin.comingSoon.waitFor()
  await look('admin-dashboard')
  if (await admin.menu.isVisible()) {
    await admin.menu.click()
    await look('admin-menu')
  }
  const choice = { category: 'business_activity', label: 'Date farming', translation: 'زراعة التمور', active: true }
  const created = await (await call('POST', '/kyb/options', { ...choice, locale: 'en' })).json()
  await call('PATCH', `/kyb/options/${created.id}`, { label: 'Farming of dates', active: false })
  await page.goto('/admin/activity')
  await admin.deeds.nth(2).waitFor()
  await look('admin-activity')
})

lookTwice('the options of the questionnaire', async ({ page, screens, look, adminAt, language }) => {
  const { options, tryAgain } = screens.admin
  const slow = await holdRequests(page, OPTIONS)
  const { call } = await adminAt('/admin/kyb-options')
  await options.loading.waitFor()
  await look('admin-options-loading')
  const label = `Charity ${language}`
  await call('POST', '/kyb/options', { category: 'purpose_of_account', label, active: false, locale: 'en' })
  slow.letThrough()
  await options.row(label).waitFor()
  await look('admin-options')
  await options.openCreate.click()
  await options.create.click()
  await options.labelError.waitFor()
  await look('admin-options-create')
  await options.cancel.click()
  await options.addArabic(label).click()
  await look('admin-options-edit')
  await options.label('ar').fill('الأعمال الخيرية')
  await page.clock.install()
  await options.save.click()
  await options.saved.waitFor()
  await look('admin-options-saved')
  await page.route(OPTIONS, respondWithError(429, 'RATE_LIMITED'))
  await options.tab('annual_revenue').click()
  await tryAgain.waitFor()
  await look('admin-options-failed')
})
