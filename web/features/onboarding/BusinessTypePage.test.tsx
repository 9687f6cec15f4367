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

test('a company with several owners leaves its number for a call', async () => {
  const { requests, respond } = await openScreen('businessType')
  await severalOwners.click()
  await expect
    .element(cannotOpen.getByText(/Companies with several owners open their account with our team/))
    .toBeVisible()
  await cannotOpen.getByRole('button', { name: 'Leave your number' }).click()
  const number = cannotOpen.getByRole('textbox', { name: 'Phone number' })
  const ask = cannotOpen.getByRole('button', { name: 'Ask for a call' })
  await expect.element(number).toHaveFocus()
  await number.fill('0412345678')
  await ask.click()
  await expect.element(cannotOpen.getByText('Phone number must start with 05').first()).toBeVisible()
  expect(requests('requestContact')).toEqual([])
  await number.fill('0512345678')
  respond('requestContact', 'rate_limited')
  await ask.click()
  await expect.element(cannotOpen.getByRole('alert').first()).toBeVisible()
  respond('requestContact', 'all_green')
  await ask.click()
  await expect.element(cannotOpen.getByText('Thank you. We have your number and will call you.')).toBeVisible()
  expect(requests('requestContact').at(-1)?.body).toEqual({ phoneNumber: '+966512345678' })
  await cannotOpen.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(cannotOpen).not.toBeInTheDocument()
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
