import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { CodeForm } from './CodeForm.tsx'

const onVerify = vi.fn<(code: string) => void>()

function Form({ focusRequest = 0, isVerifying = false }: { focusRequest?: number; isVerifying?: boolean }) {
  return (
    <CodeForm
      error={focusRequest > 0 ? 'Wrong' : undefined}
      focusRequest={focusRequest}
      onEdit={() => undefined}
      onVerify={onVerify}
      isVerifying={isVerifying}
    >
      {null}
    </CodeForm>
  )
}

const box = (position: number) => page.getByLabelText(`Digit ${position} of 6`)

test('a refusal leads back to the first box, each time', async () => {
  const { rerender } = await render(<Form />)
  await userEvent.keyboard('111111')
  await rerender(<Form isVerifying />)
  await rerender(<Form focusRequest={1} />)
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('{End}2')
  await rerender(<Form isVerifying focusRequest={1} />)
  await rerender(<Form focusRequest={2} />)
  await expect.element(box(1)).toHaveFocus()
})

test('whoever corrects the code before it is refused goes on where they are', async () => {
  const { rerender } = await render(<Form />)
  await userEvent.keyboard('111111')
  await rerender(<Form isVerifying />)
  await userEvent.keyboard('{Backspace}')
  await rerender(<Form focusRequest={1} />)
  await expect.element(box(6)).toHaveFocus()
  await userEvent.keyboard('2')
  expect(onVerify).toHaveBeenLastCalledWith('111112')
})
