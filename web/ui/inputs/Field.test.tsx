import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { RadioCards } from './RadioCards.tsx'
import { TextInput } from './TextInput.tsx'

function Nickname(props: Partial<FieldProps>) {
  return (
    <Field id="nickname" label="Nickname" {...props}>
      {wiring => <TextInput {...wiring} value="" onValueChange={() => undefined} />}
    </Field>
  )
}

const input = page.getByRole('textbox', { name: 'Nickname' })

test('the label belongs to the input, which has no description', async () => {
  await render(<Nickname />)
  await page.getByText('Nickname').click()
  await expect.element(input).toHaveFocus()
  await expect.element(input).not.toHaveAttribute('aria-describedby')
  await expect.element(input).toBeValid()
})

test('help and error describe the input, which is then invalid', async () => {
  const { rerender } = await render(<Nickname help="Seen by you only" />)
  await expect.element(input).toHaveAccessibleDescription('Seen by you only')
  await rerender(<Nickname help="Seen by you only" error="Nickname is required" />)
  await expect.element(input).toHaveAccessibleDescription('Seen by you only Nickname is required')
  await expect.element(input).toBeInvalid()
})

test('an error is announced by an existing region, or not at all', async () => {
  const { rerender } = await render(<Nickname announced />)
  const region = document.querySelector('[aria-live=polite]')
  expect(region?.textContent).toBe('')
  await rerender(<Nickname announced error="Nickname is required" />)
  expect(region?.textContent).toBe('Nickname is required')
  await rerender(<Nickname error="Nickname is required" />)
  expect(document.querySelector('[aria-live]')).toBeNull()
})

test('the name of an optional field says so', async () => {
  await render(<Nickname optional />)
  await expect.element(page.getByRole('textbox', { name: 'Nickname (optional)' })).toBeVisible()
})

test('a label names its group and has no target', async () => {
  await render(
    <Field id="kind" label="Kind" help="One of them" group>
      {wiring => (
        <RadioCards {...wiring} value="" onValueChange={() => undefined} cards={[{ value: 'a', title: 'A' }]} />
      )}
    </Field>,
  )
  const group = page.getByRole('radiogroup', { name: 'Kind' })
  await expect.element(group).toHaveAccessibleDescription('One of them')
  expect(document.querySelector('label[for]')).toBeNull()
})
