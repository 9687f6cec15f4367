import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paste } from '#web/testing/paste.ts'
import { render } from '#web/testing/render.tsx'
import { Field } from './Field.tsx'
import { PhoneInput } from './PhoneInput.tsx'

function Phone() {
  const [value, setValue] = useState('')
  return (
    <Field id="phone" label="Phone">
      {wiring => <PhoneInput {...wiring} value={value} onValueChange={setValue} />}
    </Field>
  )
}

const phone = page.getByRole('textbox', { name: 'Phone' })

test('a number is grouped while the user types, and the caret keeps its position', async () => {
  await render(<Phone />)
  await phone.click()
  await userEvent.keyboard('051234567')
  await expect.element(phone).toHaveValue('051 234 567')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}9')
  await expect.element(phone).toHaveValue('051 234 9567')
  await userEvent.keyboard('8')
  await expect.element(phone).toHaveValue('05123498567')
  await userEvent.keyboard('77')
  await expect.element(phone).toHaveValue('051234987567')
})

test('deleting a separator deletes the digit next to it', async () => {
  await render(<Phone />)
  await phone.click()
  await userEvent.keyboard('051234{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}')
  await expect.element(phone).toHaveValue('052 34')
  await userEvent.keyboard('9')
  await expect.element(phone).toHaveValue('059 234')
})

test.each(['0551234567', '+966 55 123 4567', '00966-55-123-4567', '٠٥٥١٢٣٤٥٦٧', '۰۵۵۱۲۳۴۵۶۷', '055 123 4567'])(
  'the phone number %s is understood when pasted',
  async text => {
    await render(<Phone />)
    await phone.click()
    await userEvent.keyboard('0500000009')
    await paste(phone, text)
    await expect.element(phone).toHaveValue('055 123 4567')
  },
)

test('autofill works for a phone number', async () => {
  await render(<Phone />)
  await expect.element(phone).toHaveAttribute('autocomplete', 'tel')
  await expect.element(phone).toHaveAttribute('inputmode', 'tel')
  await phone.fill('+966551234567')
  await expect.element(phone).toHaveValue('055 123 4567')
})
