import type { Page } from '@playwright/test'
import { recovery } from '#web/features/auth/recovery/recovery.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { password as passwordTexts } from '#web/messages/password.ts'
import { paths } from '#web/paths.ts'

export function recoveryScreen(page: Page, language: Locale) {
  const t = recovery[language]
  const idUnn = page.getByLabel(t.idUnn, { exact: true })
  const dateOfBirth = page.getByLabel(t.dateOfBirth, { exact: true })
  const phone = page.getByLabel(t.phone, { exact: true })
  const next = page.getByRole('button', { name: common[language].next })
  const password = page.getByLabel(t.newPassword, { exact: true })
  const confirmation = page.getByLabel(passwordTexts[language].confirm, { exact: true })
  const reset = page.getByRole('button', { name: t.reset })
  const prove = async (number: string, field: typeof phone, value: string) => {
    await idUnn.fill(number)
    await field.fill(value)
    await next.click()
  }
  return {
    open: () => page.goto(paths.forgotPassword),
    byId: page.getByRole('link', { name: t.ways.id.title }),
    byPhone: page.getByRole('link', { name: t.ways.phone.title }),

    identity: page.getByRole('heading', { level: 1, name: t.verifyTitle }),
    idUnn,
    dateOfBirth,
    phone,
    next,
    proveByBirthday: (number: string, date: string) => prove(number, dateOfBirth, date),
    proveByPhone: (number: string, mobile: string) => prove(number, phone, mobile),

    resetHeading: page.getByRole('heading', { level: 1, name: t.resetTitle }),
    password,
    confirmation,
    reset,
    choose: async (chosen: string, again = chosen) => {
      await password.fill(chosen)
      await confirmation.fill(again)
      await reset.click()
    },
    anotherCode: page.getByRole('link', { name: t.anotherCode }),
    startAgain: page.getByRole('link', { name: t.startAgain }),

    done: page.getByRole('heading', { level: 1, name: t.doneTitle }),
    goToLogin: page.getByRole('link', { name: t.goToLogin }),
  }
}
