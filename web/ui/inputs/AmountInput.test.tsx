import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toWesternDigits } from '#domain/digits.ts'
import { paste } from '#web/testing/paste.ts'
import { render } from '#web/testing/render.tsx'
import { AmountInput } from './AmountInput.tsx'
import { Field } from './Field.tsx'

function Amount() {
  const [value, setValue] = useState('')
  return (
    <Field id="amount" label="Amount">
      {wiring => <AmountInput {...wiring} value={value} onValueChange={setValue} />}
    </Field>
  )
}

const amount = page.getByRole('textbox', { name: 'Amount' })
/** Returns the amount that the field has understood, without direction marks, and with usual spaces. */
const understood = () =>
  document
    .getElementById('amount-understood')
    ?.textContent?.replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')

describe('the amount as it is understood stands beside the field', () => {
  test.each([
    ['12,50', 'That is 12.50 SAR'],
    ['1250,5', 'That is 1,250.50 SAR'],
    ['1.250,50', 'That is 1,250.50 SAR'],
    ['1,250', 'That is 1,250.00 SAR'],
    ['1.250', 'That is 1,250.00 SAR'],
    ['١٢٣٤٥٫٥', 'That is 12,345.50 SAR'],
    ['١٬٢٥٠', 'That is 1,250.00 SAR'],
    ['١٫٢٥٠', ''],
    ['1250', 'That is 1,250.00 SAR'],
    ['12,', ''],
    ['1,2,3', ''],
    ['five', ''],
  ])('of %s, typed and pasted: %s', async (text, understoodText) => {
    await render(<Amount />)
    await amount.click()
    await userEvent.keyboard(text)
    await expect.poll(understood).toBe(understoodText)
    // Only the digits and their grouping mark are changed.
    const value = toWesternDigits(text).replaceAll('٬', ',')
    await expect.element(amount).toHaveValue(value)
    await amount.clear()
    await expect.poll(understood).toBe('')
    await paste(amount, text)
    await expect.poll(understood).toBe(understoodText)
    await expect.element(amount).toHaveValue(value)
  })

  test('while it is changed in the middle, where the caret stays', async () => {
    await render(<Amount />)
    await amount.click()
    await userEvent.keyboard('١٬٠٠٠{Home}٢')
    await expect.element(amount).toHaveValue('21,000')
    await userEvent.keyboard('3{Delete}')
    await expect.element(amount).toHaveValue('23,000')
    await expect.poll(understood).toBe('That is 23,000.00 SAR')
  })

  test('in Arabic, with the number from left to right', async () => {
    await render(<Amount />, { locale: 'ar' })
    await amount.fill('١٬٢٥٠٫٥')
    await expect.poll(understood).toBe('أي 1,250.50 ر.س')
    await expect.element(amount).toHaveAttribute('dir', 'ltr')
  })
})
