import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Form } from './Form.tsx'
import { FormField } from './FormField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SummaryContext } from './summary-context.ts'
import { showRefusal, useNumberForm, usePlinkForm } from './use-plink-form.ts'

const PROBLEMS = {
  name: { required: 'Name is required', taken: 'This name is taken' },
  city: { required: 'City is required' },
  root: { failed: 'Please try again' },
}
const required = (value: string) => (value === '' ? 'required' : null)

interface NewPlaceProps {
  onSubmit: (values: { name: string; city: string }) => Promise<void> | void
  refusal?: Parameters<typeof showRefusal>[1]
}

function NewPlace({ onSubmit, refusal }: NewPlaceProps) {
  const form = usePlinkForm({ defaultValues: { name: '', city: '' } })
  const submit = async (values: { name: string; city: string }) => {
    await onSubmit(values)
    if (refusal) showRefusal(form, refusal)
  }
  return (
    <Form form={form} problems={PROBLEMS} onSubmit={submit}>
      <FormField form={form} name="name" label="Name" check={required}>
        {control => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="city" label="City" check={required}>
        {control => <TextInput {...control} />}
      </FormField>
      <SubmitButton form={form} busy="Saving…">
        Save
      </SubmitButton>
    </Form>
  )
}

const box = (name: string) => page.getByRole('textbox', { name })
const summary = page.getByRole('alert')
const problems = () =>
  summary
    .getByRole('listitem')
    .elements()
    .map(item => item.textContent)

test('a wrong field is reported once, at the field, and the first one takes focus each time', async () => {
  const onSubmit = vi.fn()
  await render(<NewPlace onSubmit={onSubmit} />)
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(box('Name')).toHaveFocus()
  }
  await expect.element(box('Name')).toHaveAccessibleDescription('Name is required')
  await expect.element(box('City')).toHaveAccessibleDescription('City is required')
  expect(page.getByText('Name is required').elements()).toHaveLength(1)
  await expect.element(summary).not.toBeInTheDocument()
  expect(document.title).toMatch(/^Error: /)
  expect(onSubmit).not.toHaveBeenCalled()
  await box('Name').fill('Palm')
  await userEvent.keyboard('{Enter}')
  await expect.element(box('City')).toHaveFocus()
})

test('at sign-up and sign-in, the summary lists the errors in screen order, takes focus and links to the fields', async () => {
  const onSubmit = vi.fn()
  await render(
    <SummaryContext value={true}>
      <NewPlace onSubmit={onSubmit} />
    </SummaryContext>,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(summary).toHaveFocus()
  expect(problems()).toEqual(['Name is required', 'City is required'])
  expect(document.title).toMatch(/^Error: /)
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(box('City')).toHaveFocus()
  await expect.element(box('City')).toHaveAccessibleDescription('City is required')
})

test('an error disappears as soon as it is corrected, and typed values stay', async () => {
  await render(<NewPlace onSubmit={() => undefined} />)
  await page.getByRole('button', { name: 'Save' }).click()
  await box('Name').click()
  await userEvent.keyboard('Palm')
  await expect.element(box('Name')).toBeValid()
  await expect.element(box('City')).toBeInvalid()
  await expect.element(box('Name')).toHaveValue('Palm')
  await expect.element(box('Name')).toHaveFocus()
})

function LongNumber() {
  const form = useNumberForm({ defaultValues: { name: '' } })
  return (
    <Form form={form} problems={{ name: { length: 'Ten digits' } }} onSubmit={() => undefined}>
      <FormField form={form} name="name" label="Number" check={value => (value.length === 10 ? null : 'length')}>
        {control => <TextInput {...control} />}
      </FormField>
    </Form>
  )
}

test('an error of a long number goes with the first edit, and comes back when it is sent', async () => {
  await render(<LongNumber />)
  await box('Number').fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(box('Number')).toHaveAccessibleDescription('Ten digits')
  await userEvent.keyboard('3')
  await expect.element(box('Number')).toBeValid()
  await userEvent.keyboard('{Enter}')
  await expect.element(box('Number')).toHaveAccessibleDescription('Ten digits')
})

test('repeated Enter sends the form once', async () => {
  const saving = Promise.withResolvers<void>()
  const onSubmit = vi.fn(() => saving.promise)
  await render(<NewPlace onSubmit={onSubmit} />)
  await box('Name').fill('Palm')
  await box('City').fill('Riyadh')
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Palm', city: 'Riyadh' }]])
  saving.resolve()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('an error of the server appears at its field, or at the form if it names no field', async () => {
  await render(<NewPlace onSubmit={() => undefined} refusal={{ fields: { name: 'taken', postcode: 'failed' } }} />)
  await box('Name').fill('Palm')
  await box('City').fill('Riyadh')
  await userEvent.keyboard('{Enter}')
  await expect.poll(problems).toEqual(['Please try again'])
  await expect.element(box('Name')).toHaveAccessibleDescription('This name is taken')
  await expect.element(box('Name')).toHaveFocus()
})

test('an error of the whole form stands in its summary, which takes focus', async () => {
  await render(<NewPlace onSubmit={() => undefined} refusal={{ form: 'failed' }} />)
  await box('Name').fill('Palm')
  await box('City').fill('Riyadh')
  await userEvent.keyboard('{Enter}')
  await expect.poll(problems).toEqual(['Please try again'])
  await expect.element(summary).toHaveFocus()
})
