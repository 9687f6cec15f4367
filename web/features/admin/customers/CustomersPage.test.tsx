import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { CustomersPage } from './CustomersPage.tsx'

test('the search box keeps its focus after Enter', async () => {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined))
  await render(<CustomersPage />)
  const box = page.getByRole('searchbox')
  await box.click()
  await userEvent.keyboard('050 000 0016{Enter}')
  await expect.element(box).toHaveValue('0500000016')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Backspace}8')
  await expect.element(box).toHaveValue('0500000018')
})
