import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Field } from './Field.tsx'
import { RadioCards } from './RadioCards.tsx'

const CARDS = [
  { value: 'one', title: 'One owner', description: 'You alone' },
  { value: 'many', title: 'Many owners' },
] as const

function Owners({ error }: { error?: string }) {
  const [value, setValue] = useState<'one' | 'many' | ''>('')
  return (
    <Field id="owners" label="Owners" error={error} group>
      {wiring => <RadioCards {...wiring} cards={CARDS} value={value} onValueChange={setValue} />}
    </Field>
  )
}

const card = (name: string) => page.getByRole('radio', { name })

test('the title of a card is its name and its text is its description', async () => {
  await render(<Owners error="Please choose" />)
  await expect.element(card('One owner')).toHaveAccessibleDescription('You alone')
  const group = page.getByRole('radiogroup', { name: 'Owners' })
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect.element(group).toHaveAccessibleDescription('Please choose')
})

test('a click anywhere on a card chooses it', async () => {
  await render(<Owners />)
  await page.getByText('You alone').click()
  await expect.element(card('One owner')).toBeChecked()
})

test('Space and the arrow keys choose', async () => {
  await render(<Owners />)
  await userEvent.keyboard('{Tab} ')
  await expect.element(card('One owner')).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(card('Many owners')).toBeChecked()
  await expect.element(card('Many owners')).toHaveFocus()
  await expect.element(card('One owner')).not.toBeChecked()
})
