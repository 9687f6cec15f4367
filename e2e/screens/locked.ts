import type { Page } from '@playwright/test'
import { accountLocked } from '#web/features/auth/login/account-locked.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { support } from '#web/messages/support.ts'

export function lockedScreen(page: Page, language: Locale) {
  const t = accountLocked[language]
  return {
    tooMany: page.getByText(t.tooMany),
    timer: page.getByRole('timer'),
    ended: page.getByText(t.ended),
    permanent: page.getByText(t.permanent),
    recoveryPaused: page.getByRole('heading', { level: 1, name: t.recovery.title }),
    phone: page.getByRole('link', { name: /\+966/ }),
    email: page.getByRole('link', { name: /@/ }),
    hours: page.getByText(support[language].hours),
    resetPassword: page.getByRole('link', { name: t.resetPassword }),
    backToLogin: page.getByRole('link', { name: t.backToLogin }),
  }
}
