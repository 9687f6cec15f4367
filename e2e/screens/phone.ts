import type { Page } from '@playwright/test'
import { auth } from '#web/messages/auth.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { paths } from '#web/paths.ts'

export function phoneScreen(page: Page, language: Locale) {
  const t = auth[language]
  const number = page.getByLabel(t.phoneLabel)
  const next = page.getByRole('button', { name: common[language].next })
  const alreadyRegistered = page.getByRole('dialog', { name: t.alreadyRegisteredTitle })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.phoneTitle }),
    number,
    next,
    sending: page.getByRole('button', { name: t.sendingCode }),
    goToLogin: alreadyRegistered.getByRole('link', { name: t.goToLogin }),
    open: () => page.goto(paths.phone),
    submit: async (phone: string) => {
      await number.fill(phone)
      await next.click()
    },
  }
}
