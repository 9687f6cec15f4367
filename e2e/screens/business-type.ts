import type { Page } from '@playwright/test'
import type { BusinessType } from '#domain/onboarding.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { onboarding } from '#web/messages/onboarding.ts'
import { paths } from '#web/paths.ts'

export function businessTypeScreen(page: Page, language: Locale) {
  const t = onboarding[language]
  const signUp = page.getByRole('button', { name: t.signUp })
  const card = (type: BusinessType) => page.getByRole('radio', { name: t.businessTypes[type].title, exact: true })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.businessTypeTitle }),
    card,
    signUp,
    open: () => page.goto(paths.businessType),
    choose: async (type: BusinessType) => {
      await card(type).check()
      await signUp.click()
    },
  }
}
