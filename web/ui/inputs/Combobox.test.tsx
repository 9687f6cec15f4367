import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '#web/messages/catalogue.ts'
import { render } from '#web/testing/render.tsx'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'

const TYPES = [
  { value: 'top-up', label: 'Wallet Top-up', alsoFoundBy: 'شحن المحفظة' },
  { value: 'local-pos', label: 'Local POS Transaction', alsoFoundBy: 'نقاط بيع محلية' },
  { value: 'international-pos', label: 'International POS Transaction', alsoFoundBy: 'نقاط بيع دولية' },
  { value: 'international-online', label: 'International Online Purchase', alsoFoundBy: 'شراء دولي عبر الإنترنت' },
]

function TypeField({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Field id="type" label="Type">
        {wiring => (
          <Combobox
            {...wiring}
            options={TYPES}
            value={value}
            onValueChange={setValue}
            placeholder="Search"
            showLabel="Show types"
            noneText="No type has this name."
          />
        )}
      </Field>
      <button type="button">Next</button>
      <output>{value}</output>
    </>
  )
}

const box = page.getByRole('combobox', { name: 'Type' })
const list = page.getByRole('listbox', { name: 'Type' })
const options = page.getByRole('option')
const highlighted = () => {
  const id = box.element().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.textContent
}
const expectOptions = (...labels: string[]) =>
  expect.poll(() => options.elements().map(option => option.textContent)).toEqual(labels)
const expectClosed = () => expect.element(list).not.toBeInTheDocument()

const show = (initial = '', locale?: Locale) => render(<TypeField initial={initial} />, { locale })

test('Enter after typing chooses the first match and closes the list', async () => {
  await show()
  await box.click()
  await userEvent.keyboard('pos{Enter}')
  await expect.element(box).toHaveValue('Local POS Transaction')
  await expect.element(page.getByRole('status').first()).toBeInTheDocument()
  await expectClosed()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await expect.element(box).toHaveFocus()
})

test('parts of the name in either language match', async () => {
  await show()
  await box.fill('inter pos')
  await expectOptions('International POS Transaction')
  await box.fill('شراء دولي')
  await expectOptions('International Online Purchase')
  await box.fill('إنترنت')
  await expectOptions('International Online Purchase')
  await box.fill('')
  await expectOptions(...TYPES.map(({ label }) => label))
})

test('without a match it says so, and Enter chooses nothing', async () => {
  await show('top-up')
  await box.fill('gifts')
  await expect.element(page.getByText('No type has this name.')).toBeVisible()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('Wallet Top-up')
  await expect.element(page.getByText('No type has this name.')).not.toBeInTheDocument()
})

test('the arrows open the list and wrap around', async () => {
  await show()
  box.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('pos')
  await expectOptions('Local POS Transaction', 'International POS Transaction')
  expect(highlighted()).toBe('Local POS Transaction')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(highlighted).toBe('International POS Transaction')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(highlighted).toBe('Local POS Transaction')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(box).toHaveValue('International POS Transaction')
})

test('Escape and blur discard typed text and keep the choice', async () => {
  await show('local-pos')
  await box.fill('inter')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('Local POS Transaction')
  await expectClosed()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('Local POS Transaction')
  await box.fill('inter')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(box).toHaveValue('Local POS Transaction')
  await expectClosed()
})

test('a click opens the whole list at the chosen option, and another click keeps it open', async () => {
  await show('international-pos')
  await box.click()
  await expectOptions(...TYPES.map(({ label }) => label))
  expect(highlighted()).toBe('International POS Transaction')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('International POS Transaction')
  await box.click()
  await expect.element(list).toBeVisible()
})

test('the button opens and closes the list, and the box has the focus', async () => {
  await show()
  const button = page.getByRole('button', { name: 'Show types' })
  await button.click()
  await expect.element(list).toBeVisible()
  await expect.element(box).toHaveFocus()
  await page.getByRole('option', { name: 'International Online Purchase' }).click()
  await expect.element(box).toHaveValue('International Online Purchase')
  await expectClosed()
  await expect.element(box).toHaveFocus()
  await button.click()
  await expect.element(list).toBeVisible()
  await button.click()
  await expectClosed()
})

test('choosing the same option again discards typed text', async () => {
  await show('local-pos')
  await box.fill('local')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Local POS Transaction')
})

test('typing continues at the caret', async () => {
  await show()
  await box.fill('ps')
  await userEvent.keyboard('{ArrowLeft}o')
  await expect.element(box).toHaveValue('pos')
})
