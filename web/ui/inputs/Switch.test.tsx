import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Switch } from './Switch.tsx'

async function show(props: { checked: boolean; busy?: boolean }) {
  const onPress = vi.fn()
  await render(
    <>
      <span id="label">Wallet active</span>
      <Switch {...props} onPress={onPress} labelledBy="label" />
    </>,
  )
  return onPress
}

const control = page.getByRole('switch', { name: 'Wallet active' })

test('exposes its state, and a click only calls onPress', async () => {
  const onPress = await show({ checked: true })
  await expect.element(control).toBeChecked()
  await control.click()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(3)
  await expect.element(control).toBeChecked()
})

test('keeps its focus and ignores clicks while busy', async () => {
  const onPress = await show({ checked: false, busy: true })
  control.element().focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  await expect.element(control).toHaveFocus()
  await expect.element(control).toHaveAttribute('aria-busy', 'true')
  await expect.element(control).toHaveAttribute('aria-disabled', 'true')
})
