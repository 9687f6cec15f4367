import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

test.for([
  ['en', 'Copy everything as a script in bash', 'Could not copy. Select the text instead.'],
  ['ar', /^نسخ المسار كله بلغة .*bash/, 'تعذّر النسخ. حدّد النص وانسخه بنفسك.'],
] as const)('in %s a script that cannot be copied is announced and shown', async ([locale, name, text]) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  await openScreen('docsSignUp', { locale })
  await page.getByRole('button', { name }).click()
  const failed = page.getByRole('status').filter({ hasText: text })
  await expect.element(failed).toBeVisible()
  await expect.element(failed).not.toHaveClass('sr-only')
})
