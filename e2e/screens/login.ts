import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { login } from '#web/messages/login.ts'
import { paths } from '#web/paths.ts'

export function loginScreen(page: Page, language: Locale) {
  const t = login[language]
  const identifier = page.getByLabel(t.identifier)
  const password = page.getByLabel(t.password, { exact: true })
  const submit = page.getByRole('button', { name: t.submit })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    identifier,
    password,
    submit,
    passwordSet: page.getByText(t.passwordSet),
    open: () => page.goto(paths.login),
    signIn: async (who: string, secret: string) => {
      await identifier.fill(who)
      await password.fill(secret)
      await submit.click()
    },
  }
}
