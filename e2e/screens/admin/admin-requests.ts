import type { Page } from '@playwright/test'
import { formatPhone } from '#domain/phone.ts'
import { adminClosure } from '#web/features/admin-customers/admin-closure.messages.ts'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { adminRequests } from '#web/messages/admin-requests.ts'
import type { Locale } from '#web/messages/catalogue.ts'

type Decision = keyof (typeof adminRequests)['en']['decide']

/** The requests that two members of staff decide, and the closure of an account on a customer's page. */
export function adminRequestsScreen(page: Page, language: Locale) {
  const t = adminRequests[language]
  const closure = adminClosure[language]
  const dialog = page.getByRole('dialog')
  const about = (subject: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: subject })
  const buttonAbout = (subject: string, decision: Decision) =>
    about(subject).getByRole('button', { name: t.decide[decision] })
  const decideAbout = async (subject: string, decision: Decision, why: string) => {
    await buttonAbout(subject, decision).click()
    await dialog.getByLabel(t.noteLabel).fill(why)
    await dialog.getByRole('button', { name: t.decide[decision] }).click()
  }
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    closedTab: page.getByRole('tab', { name: t.closed }),
    /** The request about the customer with this phone, 05…. */
    of: (phone: string) => about(formatPhone(phone)),
    button: (phone: string, decision: Decision) => buttonAbout(formatPhone(phone), decision),
    /** The request about the named subject, such as the email of a colleague. */
    about,
    buttonAbout,
    mine: page.getByText(t.mine),
    decide: (phone: string, decision: Decision, why: string) => decideAbout(formatPhone(phone), decision, why),
    decideAbout,
    done: (decision: Decision) => page.getByText(t.done.account_closure[decision]),
    askToUnlock: async (email: string, why: string) => {
      await page.getByRole('button', { name: t.unlock }).click()
      await dialog.getByLabel(t.emailLabel).fill(email)
      await dialog.getByLabel(adminCustomers[language].reasonLabel).fill(why)
      await dialog.getByRole('button', { name: t.ask }).click()
    },
    unlockAsked: page.getByText(t.unlockAsked),
    unlocked: page.getByText(t.done.staff_unlock.approve),
    closure: page.getByRole('region', { name: closure.title }),
    askToClose: async (why: string) => {
      await page.getByRole('main').getByRole('button', { name: closure.ask }).click()
      await dialog.getByLabel(adminCustomers[language].reasonLabel).fill(why)
      await dialog.getByRole('button', { name: closure.ask }).click()
    },
    asked: page.getByText(closure.asked),
    toRequests: page.getByRole('link', { name: closure.toRequests }),
  }
}
