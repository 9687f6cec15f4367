import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paste } from '#web/testing/paste.ts'
import { render } from '#web/testing/render.tsx'
import { CodeForm } from './CodeForm.tsx'
import type { OtpProblem } from './otp-problem.ts'
import { ResendCode } from './ResendCode.tsx'

const onVerify = vi.fn<(code: string) => void>()
beforeEach(() => onVerify.mockClear())

interface FormProps {
  focusRequest?: number
  isVerifying?: boolean
  problem?: OtpProblem
}

function Form({ focusRequest = 0, isVerifying = false, problem = { kind: 'invalid' } }: FormProps) {
  return (
    <CodeForm
      problem={focusRequest > 0 ? problem : null}
      focusRequest={focusRequest}
      onEdit={() => undefined}
      onVerify={onVerify}
      isVerifying={isVerifying}
    >
      {null}
    </CodeForm>
  )
}

const verify = page.getByRole('button', { name: 'Verify' })
const box = (position: number) => page.getByLabelText(`Digit ${position} of 6`)

test('each refusal moves the focus to the first box', async () => {
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

test('a code that is being corrected keeps the focus when it is refused', async () => {
  const { rerender } = await render(<Form />)
  await userEvent.keyboard('111111')
  await rerender(<Form isVerifying />)
  await userEvent.keyboard('{Backspace}')
  await rerender(<Form focusRequest={1} />)
  await expect.element(box(6)).toHaveFocus()
  await userEvent.keyboard('2')
  await expect.poll(() => onVerify).toHaveBeenLastCalledWith('111112')
})

test('a wrong code is not submitted again before a digit changes', async () => {
  const { rerender } = await render(<Form />)
  await userEvent.keyboard('111111')
  await rerender(<Form focusRequest={1} />)
  await expect.element(verify).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  // The same digits are typed again.
  await userEvent.keyboard('111111')
  await paste(box(1), '111111')
  await expect.element(verify).toBeDisabled()
  expect(onVerify).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Home}2')
  await expect.element(verify).toBeEnabled()
})

test('a code that was not checked can be sent again', async () => {
  const { rerender } = await render(<Form />)
  await userEvent.keyboard('111111')
  await rerender(<Form focusRequest={1} problem={{ kind: 'failed', error: null }} />)
  await verify.click()
  await expect.poll(() => onVerify).toHaveBeenCalledTimes(2)
})

test('only a new code helps after the code has expired', async () => {
  const resend = () => undefined
  const form = (problem: OtpProblem | null) => (
    <CodeForm
      problem={problem}
      focusRequest={0}
      testCode={<p>482913</p>}
      onEdit={() => undefined}
      onVerify={onVerify}
      isVerifying={false}
    >
      <ResendCode resendAt={0} onResend={resend} isResending={false}>
        {null}
      </ResendCode>
    </CodeForm>
  )
  const { rerender } = await render(form(null))
  const primary = page.getByRole('button').elements()
  expect(primary.map(each => [each.textContent, each.classList.contains('bg-brand')])).toEqual([
    ['Verify', true],
    ['Resend', false],
  ])
  await expect.element(page.getByText('482913')).toBeVisible()
  await rerender(form({ kind: 'expired' }))
  await expect.element(page.getByText('482913')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Resend' })).toHaveClass('bg-brand')
  await expect.element(verify).not.toHaveClass('bg-brand')
})
