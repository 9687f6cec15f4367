import type { Page } from '@playwright/test'
import { kyb } from '#web/features/kyb/kyb.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'

export function kybScreen(page: Page, language: Locale) {
  const t = kyb[language]
  const purposes = page.getByRole('group', { name: t.purpose }).getByRole('checkbox')
  const activity = page.getByLabel(t.activity)
  const revenue = page.getByLabel(t.revenue)
  const next = page.getByRole('button', { name: t.next, exact: true })
  const chooseActivityAndRevenue = async () => {
    await activity.selectOption({ index: 1 })
    await revenue.selectOption({ index: 1 })
  }
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    purposes,
    otherPurpose: purposes.and(page.locator('[value=other]')),
    details: page.getByLabel(t.specify),
    activity,
    revenue,
    next,
    tryAgain: page.getByRole('link', { name: t.tryAgain }),
    chooseActivityAndRevenue,
    /** Answers every question with the first option. */
    answer: async () => {
      await purposes.first().check()
      await chooseActivityAndRevenue()
      await next.click()
    },
  }
}
