import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

test.for(['adminTransfers', 'adminTopUps'])(
  'the search box of %s keeps its focus after Enter, and follows the address',
  async screen => {
    const { settled } = await openScreen(screen)
    const box = page.getByRole('searchbox')
    await box.click()
    await userEvent.keyboard(' 48291365{Enter}')
    await expect.poll(() => location.search).toBe('?q=48291365')
    await expect.element(box).toHaveValue('48291365')
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('0127{Enter}')
    await expect.poll(() => location.search).toBe('?q=482913650127')
    // A press of Back before the new URL is rendered would change nothing on the page.
    await settled()
    history.back()
    await expect.element(box).toHaveValue('48291365')
    await expect.element(box).toHaveFocus()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.element(box).toHaveValue('')
  },
)
