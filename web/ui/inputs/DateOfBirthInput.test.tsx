import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { DateOfBirthInput } from './DateOfBirthInput.tsx'
import { Field } from './Field.tsx'

function Born() {
  const [value, setValue] = useState('')
  return (
    <Field id="born" label="Born">
      {wiring => <DateOfBirthInput {...wiring} value={value} onValueChange={setValue} />}
    </Field>
  )
}

const input = page.getByRole('textbox', { name: 'Born' })
const reading = page.getByRole('status')

test('shows the understood day, and changes no more than the digits of the typed text', async () => {
  await render(<Born />)
  for (const [text, value] of [
    ['031212', '031212'],
    ['3.12.2012', '3.12.2012'],
    ['٣/١٢/٢٠١٢', '3/12/2012'],
  ] as const) {
    await input.fill(text)
    await expect.element(reading).toHaveTextContent('3 Dec 2012')
    await expect.element(input).toHaveValue(value)
  }
  await input.fill('31/02/2012')
  await expect.poll(() => reading.element().textContent).toBe('')
})

test('accepts a day from the browser calendar', async () => {
  const showPicker = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue()
  await render(<Born />)
  await page.getByRole('button', { name: 'Choose a date' }).click()
  expect(showPicker).toHaveBeenCalledTimes(1)
  const calendar = document.querySelector<HTMLInputElement>('input[type=date]')
  if (!calendar) throw new Error('there is no calendar')
  await page.elementLocator(calendar).fill('2012-12-03')
  await expect.element(input).toHaveValue('03/12/2012')
  await expect.element(reading).toHaveTextContent('3 Dec 2012')
})
