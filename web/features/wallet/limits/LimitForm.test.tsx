import { useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { LimitForm } from './LimitForm.tsx'
import { changeDraft, NEW_DRAFT } from './limit-draft.ts'

function Form() {
  const [draft, change] = useReducer(changeDraft, { ...NEW_DRAFT, scope: 'specific' })
  const nothing = () => undefined
  return (
    <LimitForm draft={draft} change={change} isRefused={false} back={null} onConfirm={nothing} onRemove={nothing} />
  )
}

test('a type can be chosen before the limits have loaded', async () => {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined))
  await render(<Form />)
  const box = page.getByRole('combobox', { name: 'Transaction type' })
  await box.click()
  await userEvent.keyboard('international pos{Enter}')
  await expect.element(box).toHaveValue('International POS Transaction')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('tab', { name: 'Monthly Limit' }).click()
  await expect.element(page.getByRole('tab', { name: 'Monthly Limit' })).toHaveAttribute('aria-selected', 'true')
})
