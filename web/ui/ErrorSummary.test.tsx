import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { ErrorSummary, type ErrorSummaryItem } from './ErrorSummary.tsx'

const ITEMS = [{ text: 'Phone number is required', fieldId: 'phone' }, { text: 'Please wait' }]

function Form({ refusals, items = ITEMS }: { refusals: number; items?: ErrorSummaryItem[] }) {
  return (
    <>
      <ErrorSummary items={items} refusals={refusals} />
      <input id="phone" aria-label="Phone" />
    </>
  )
}

const summary = page.getByRole('alert')
const phone = page.getByRole('textbox', { name: 'Phone' })

test('takes focus once for each failed submission', async () => {
  const { rerender } = await render(<Form refusals={1} />)
  await expect.element(summary).toHaveFocus()
  await phone.click()
  await rerender(<Form refusals={1} />)
  await expect.element(phone).toHaveFocus()
  await rerender(<Form refusals={2} />)
  await expect.element(summary).toHaveFocus()
})

test('an item links to its field, and a problem of the whole form is plain text', async () => {
  await render(<Form refusals={1} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(phone).toHaveFocus()
  await expect.element(page.getByRole('link')).toHaveTextContent('Phone number is required')
  await expect.element(page.getByText('Please wait')).toBeVisible()
})

test('is hidden without errors', async () => {
  await render(<Form refusals={1} items={[]} />)
  await expect.element(summary).not.toBeInTheDocument()
})
