import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SCREENING_POLL_SECONDS } from '#domain/constants.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

test.each(['the button', 'Escape'])(
  'a review is a dialog with its reason, and %s returns to the identity',
  async how => {
    await openScreen('screening', { scenarios: { runGlobalScreening: 'screening_review' } })
    const review = page.getByRole('dialog', { name: 'Compliance Review Required' })
    await expect.element(review.getByText('Your details need a manual compliance review.')).toBeVisible()
    await expect.element(review.getByText(/^If you leave this page open, it continues automatically/)).toBeVisible()
    if (how === 'Escape') await userEvent.keyboard('{Escape}')
    else await review.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Approve in Nafath' })).toBeVisible()
    await expect.element(page.getByText(/The compliance review continues$/)).toBeVisible()
    await expect.element(page.getByText(/^Approved\. Next/)).not.toBeInTheDocument()
  },
)

test.each([
  ['all_green', 'Business Verification (KYB)'],
  ['screening_rejected', 'Compliance check'],
])('after a closed review, %s opens %s', async (scenario, title) => {
  installClock()
  const { respond } = await openScreen('screening', { scenarios: { runGlobalScreening: 'screening_review' } })
  const review = page.getByRole('dialog', { name: 'Compliance Review Required' })
  await review.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(page.getByText(/The compliance review continues$/)).toBeVisible()
  respond('runGlobalScreening', scenario)
  fastForward(SCREENING_POLL_SECONDS)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(review).not.toBeInTheDocument()
})

test('a closed review can be shown again', async () => {
  await openScreen('screening', { scenarios: { runGlobalScreening: 'screening_review' } })
  const review = page.getByRole('dialog', { name: 'Compliance Review Required' })
  await review.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: 'Show the review' }).click()
  await expect.element(review).toBeVisible()
})

test('a screening under review is explained in Arabic too', async () => {
  await openScreen('screening', { locale: 'ar', scenarios: { runGlobalScreening: 'screening_review' } })
  const review = page.getByRole('dialog', { name: 'مراجعة الالتزام مطلوبة' })
  await expect.element(review.getByText(/^تحتاج بياناتك إلى مراجعة/)).toBeVisible()
  await expect.element(review.getByText('Your details need a manual compliance review.')).toBeVisible()
})

test.each([
  ['en', 'We are checking that you may act for this business', /does not name your ID number as an owner or a manager/],
  ['ar', 'نتحقق من صلاحيتك للتصرف باسم هذه المنشأة', /لا يذكر السجل التجاري رقم هويتك/],
] as const)(
  'somebody whom the registry does not name is told so and continues automatically, in %s',
  async (locale, title, why) => {
    installClock()
    const { respond } = await openScreen('screening', {
      locale,
      scenarios: { runGlobalScreening: 'not_on_registration' },
    })
    const review = page.getByRole('dialog').filter({ hasText: title })
    await expect.element(review.getByText(why)).toBeVisible()
    respond('runGlobalScreening', 'all_green')
    fastForward(SCREENING_POLL_SECONDS)
    await expect.element(review).not.toBeInTheDocument()
  },
)

test('somebody whom the registry does not name can enter another CR number', async () => {
  await openScreen('screening', { scenarios: { runGlobalScreening: 'not_on_registration' } })
  await page.getByRole('link', { name: 'Enter another CR number' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'CR Number' })).toBeVisible()
})

test('a screening that is unavailable can be repeated', async () => {
  const scenarios = { runGlobalScreening: 'screening_unavailable' }
  const { respond, letThrough } = await openScreen('screening', { scenarios, held: ['runGlobalScreening'] })
  await expect.element(page.getByText('Performing global screening...')).toBeVisible()
  letThrough('runGlobalScreening')
  const says = /^Screening service is temporarily unavailable\. Please try again later\./
  await expect.element(page.getByRole('alert').getByText(says)).toBeVisible()
  respond('runGlobalScreening', 'all_green')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Business Verification (KYB)' })).toBeVisible()
})

test('a screening that is rejected shows the rejection and a link to support', async () => {
  installClock()
  const { respond } = await openScreen('screening', { scenarios: { runGlobalScreening: 'screening_review' } })
  const review = page.getByText('Compliance Review Required')
  await expect.element(review).toBeVisible()
  respond('runGlobalScreening', 'screening_rejected')
  fastForward(SCREENING_POLL_SECONDS)
  await expect.element(page.getByText('We cannot open an account for you').first()).toBeVisible()
  await expect.element(review).not.toBeInTheDocument()
  await expect.element(page.getByText('Contact support', { exact: true }).first()).toBeVisible()
})
