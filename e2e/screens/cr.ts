import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { verification } from '#web/messages/verification.ts'

/** The page of the CR number. */
export function crScreen(page: Page, language: Locale) {
  const t = verification[language]
  const number = page.getByRole('textbox', { name: t.crLabel })
  const next = page.getByRole('button', { name: common[language].next })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.crTitle }),
    number,
    next,
    error: page.locator('#field-crNumber-error'),
    submit: async (crNumber: string) => {
      await number.fill(crNumber)
      await next.click()
    },
  }
}
