import type { Page } from '@playwright/test'
import { nafath } from '#web/features/nafath/nafath.messages.ts'
import { sandbox } from '#web/features/sandbox/sandbox.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { sandboxHints } from '#web/messages/sandbox-hints.ts'
import { pretendPortal } from './pretend-portal.ts'

export function nafathScreen(page: Page, language: Locale) {
  const t = nafath[language]
  const dialog = (title: string) => page.getByRole('dialog', { name: title })
  const portalLink = page.getByRole('link', { name: t.goToNafath })
  const received = dialog(t.received.title)
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    redirection: dialog(t.redirection.title),
    sent: dialog(t.sent.title),
    underReview: dialog(t.underReview.title),
    received,
    failed: dialog(t.failed.title),
    askedAgain: dialog(t.askedAgain),
    approveAgain: page.getByRole('button', { name: t.approveAgain }),
    rejected: dialog(t.rejected.title),
    openScenarios: page.getByRole('link', { name: sandboxHints[language].scenarios }),
    scenarios: dialog(sandbox[language].mock.title),
    portalLink,
    resend: page.getByRole('button', { name: t.resend }),
    done: page.getByRole('button', { name: t.done }),
    close: page.getByRole('dialog').getByRole('button', { name: t.close }).first(),
    /** Clicks the link and returns the new tab. */
    openPortal: async () => {
      const opened = page.waitForEvent('popup')
      await portalLink.click()
      return pretendPortal(await opened, language)
    },
    continue: () => received.getByRole('button', { name: t.done }).click(),
  }
}
