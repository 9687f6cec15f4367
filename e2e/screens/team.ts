import type { Page } from '@playwright/test'
import type { MemberRole } from '#web/api/generated/plinkAPI.schemas.ts'
import { auth } from '#web/messages/auth.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { team } from '#web/messages/team.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { codeEntry } from './code-entry.ts'

/** The people who act for a business, and the first page of an invited person. */
export function teamScreen(page: Page, language: Locale) {
  const t = team[language]
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  return {
    open: () => page.goto(paths.team),
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    invite: main.getByRole('button', { name: t.invite }),
    ownersOnly: main.getByText(t.ownersOnly),
    notAllowed: (role: MemberRole) => main.getByText(t.notAllowed(t.roles[role])),
    fill: async (name: string, phone: string, role: MemberRole) => {
      await page.locator('#field-name').fill(name)
      await page.locator('#field-phone').fill(phone)
      await main.getByRole('radio', { name: t.roles[role] }).check()
      await main.getByRole('button', { name: t.next }).click()
    },
    code: codeEntry(page, language, walletOtp[language]),
    invited: (name: string) => main.getByText(t.invitedNow(name)),
    row: (text: string) => main.getByRole('listitem').filter({ hasText: text }),
    remove: async (row: ReturnType<typeof main.getByRole>) => {
      await row.getByRole('button', { name: t.remove }).click()
      await dialog.getByRole('button', { name: t.remove }).click()
    },
    join: () => page.goto(paths.join),
    joinHeading: page.getByRole('heading', { level: 1, name: auth[language].joinTitle }),
  }
}
