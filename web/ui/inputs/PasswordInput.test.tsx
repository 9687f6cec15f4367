import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'

function Password({ label }: { label: string }) {
  const [value, setValue] = useState('')
  return (
    <Field id={label} label={label}>
      {wiring => <PasswordInput {...wiring} value={value} onValueChange={setValue} autoComplete="new-password" />}
    </Field>
  )
}

const input = page.getByLabelText('Password', { exact: true })

test('each password is hidden until it is revealed, which is announced', async () => {
  await render(
    <>
      <Password label="Password" />
      <Password label="Again" />
    </>,
  )
  await expect.element(input).toHaveAttribute('type', 'password')
  await input.fill('Palm#2031')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('Palm#2031')
  await expect.element(page.getByLabelText('Again', { exact: true })).toHaveAttribute('type', 'password')
  await expect.poll(() => document.querySelector('[aria-live=polite]')?.textContent).toBe('The password is shown')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('')
})

test('the browser neither corrects nor capitalises it', async () => {
  await render(<Password label="Password" />)
  await expect.element(input).toHaveAttribute('autocapitalize', 'none')
  await expect.element(input).toHaveAttribute('autocorrect', 'off')
  await expect.element(input).toHaveAttribute('spellcheck', 'false')
  await expect.element(input).toHaveAttribute('autocomplete', 'new-password')
})

test('runs left to right on an Arabic page too', async () => {
  await render(<Password label="Password" />, { locale: 'ar' })
  await input.click()
  await userEvent.keyboard('abc')
  await expect.element(input).toHaveAttribute('dir', 'ltr')
})
