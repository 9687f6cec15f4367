import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { CodeBlock } from './CodeBlock.tsx'

test.for([
  ['en', 'Copy the code in curl', 'Could not copy. Select the text instead.'],
  ['ar', 'نسخ الشيفرة بصيغة curl', 'تعذّر النسخ. حدّد النص وانسخه بنفسك.'],
] as const)('in %s code that cannot be copied is announced and shown', async ([locale, name, text]) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  await render(<CodeBlock language="curl" code="curl http://localhost:3000/openapi.json" />, { locale })
  await page.getByRole('button', { name }).click()
  const failed = page.getByRole('status').filter({ hasText: text })
  await expect.element(failed).toBeVisible()
  await expect.element(failed).not.toHaveClass('sr-only')
})
