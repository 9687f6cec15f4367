import type { Locator } from '@playwright/test'

/** Replaces the content of the field with the clipboard and the keyboard, as a person does. */
export async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(written => navigator.clipboard.writeText(written), text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}
