import type { FormEvent } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { LoadFailed } from './LoadFailed.tsx'

test('a busy button keeps its focus, shows its busy label and ignores clicks', async () => {
  const onClick = vi.fn()
  const { rerender } = await render(<Button onClick={onClick}>Send</Button>)
  await page.getByRole('button', { name: 'Send' }).click()
  expect(onClick).toHaveBeenCalledTimes(1)
  await rerender(
    <Button onClick={onClick} busy="Sending…">
      Send
    </Button>,
  )
  const busy = page.getByRole('button', { name: 'Sending…' })
  await expect.element(busy).toHaveFocus()
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a busy button does not submit its form, nor does a button without a type', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const form = (busy: string | false) => (
    <form onSubmit={onSubmit}>
      <Button>Show</Button>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  )
  const { rerender } = await render(form(false))
  await page.getByRole('button', { name: 'Show' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await rerender(form('Sending…'))
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('the second press of a double click does not act again, before the action is known to run', async () => {
  const [act, show] = [vi.fn(), vi.fn()]
  await render(
    <>
      <Button busy={false} onClick={act}>
        Send
      </Button>
      <Button onClick={show}>Show</Button>
    </>,
  )
  await page.getByRole('button', { name: 'Send' }).dblClick()
  await page.getByRole('button', { name: 'Show' }).dblClick()
  expect([act.mock.calls.length, show.mock.calls.length]).toEqual([1, 2])
  await page.getByRole('button', { name: 'Send' }).click()
  expect(act).toHaveBeenCalledTimes(2)
})

test.each([
  [479, true],
  [480, false],
])('in a window of %i pixels, buttons fill their line: %s', async (width, isFull) => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, 740)
  await render(
    <div className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap gap-3">
        <Button>Next</Button>
        <Button variant="secondary">Close</Button>
        <Button variant="quiet">Show</Button>
        <Button fit>Find</Button>
      </div>
      <EmptyState icon={null} title="No transfers yet" text="They will be listed here.">
        <Button>New transfer</Button>
      </EmptyState>
      <LoadFailed text="The transfers did not load." onTryAgain={() => {}} />
    </div>,
  )
  const isOverHalf = (name: string) =>
    page.getByRole('button', { name }).element().getBoundingClientRect().width > width / 2
  expect(['Next', 'Close', 'New transfer', 'Try again'].map(isOverHalf)).toEqual(Array(4).fill(isFull))
  expect(['Show', 'Find'].map(isOverHalf)).toEqual([false, false])
})
