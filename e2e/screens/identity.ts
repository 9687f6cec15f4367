import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { verification } from '#web/messages/verification.ts'

/** The page of the national ID or Iqama. */
export function identityScreen(page: Page, language: Locale) {
  const t = verification[language]
  const number = page.getByRole('textbox', { name: t.idLabel })
  const next = page.getByRole('button', { name: common[language].next })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.idTitle }),
    number,
    next,
    error: page.locator('#field-idNumber-error'),
    company: page.getByRole('main').locator('bdi'),
    submit: async (idNumber: string) => {
      await number.fill(idNumber)
      await next.click()
    },
  }
}
