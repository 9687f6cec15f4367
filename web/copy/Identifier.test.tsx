import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Identifier } from './Identifier.tsx'

const UUID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'

test('shows the beginning of a UUID and copies all of it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(<Identifier value={UUID} />)
  const copy = page.getByRole('button', { name: `Copy ${UUID}` })
  await expect.element(copy).toHaveTextContent('0198f3c2')
  await copy.click()
  expect(writeText).toHaveBeenCalledWith(UUID)
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
})

test('shows a number that people read as it is', async () => {
  await render(<Identifier value="PLK8Q3M7X2K9D4TA" />)
  await expect.element(page.getByText('PLK8Q3M7X2K9D4TA')).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})
