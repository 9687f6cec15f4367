import type { Page } from '@playwright/test'
import { arabicPhone } from '../support/devices.ts'
import { lookAt } from '../support/look.ts'
import { test as base } from '../support/test.ts'

const test = base.extend<{ look: (name: string, other?: Page) => Promise<void> }>({
  look: async ({ page, language }, use) => use((name, other = page) => lookAt(other, language, name)),
})

/** Once in English on a light desktop, once in Arabic on a dark phone. */
export function lookTwice(title: string, body: Parameters<typeof test>[2]): void {
  for (const device of [{ locale: 'en-GB' }, arabicPhone]) {
    test.describe(device.locale, () => {
      test.use(device)
      test(title, body)
    })
  }
}
