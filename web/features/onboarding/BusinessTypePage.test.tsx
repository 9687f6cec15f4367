import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const card = (name: string) => page.getByRole('radio', { name, exact: true })
const severalOwners = card('Multi-Owner Company')
const cannotOpen = page.getByRole('dialog', { name: 'Account Cannot be Opened' })
const next = page.getByRole('button', { name: 'Sign up' })

test('nothing is preselected, and Next needs a choice', async () => {
  await openScreen('businessType')
  await expect.element(next).toBeDisabled()
  expect(page.getByRole('radio').elements()).toHaveLength(4)
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
  await card('Freelancer').click()
  await expect.element(next).toBeEnabled()
})

test('a company with several owners sees that it cannot sign up here', async () => {
  await openScreen('businessType')
  await card('Sole Proprietorship').click()
  await severalOwners.click()
  const says = 'Your request could not be completed. Please verify your details and try again.'
  await expect.element(cannotOpen.getByText(says)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(cannotOpen).not.toBeInTheDocument()
  await expect.element(severalOwners).not.toBeChecked()
  await expect.element(card('Sole Proprietorship')).toBeChecked()
})

test('arrow keys pass a company with several owners without its dialog', async () => {
  await openScreen('businessType')
  await card('Individual Owner Company').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(severalOwners).toHaveFocus()
  await expect.element(cannotOpen).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(card('Freelancer')).toBeChecked()
  await userEvent.keyboard('{ArrowUp} ')
  await expect.element(cannotOpen).toBeVisible()
})

test('the focus stays inside a dialog and returns afterwards', async () => {
  await openScreen('businessType')
  await expect.element(severalOwners).toBeVisible()
  severalOwners.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(cannotOpen).toBeVisible()
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab()
    // Between the last element and the first, Tab passes through the browser's own controls.
    const { activeElement } = document
    expect(activeElement === document.body || cannotOpen.element().contains(activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(severalOwners).toHaveFocus()
})
