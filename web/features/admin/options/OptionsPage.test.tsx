import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminKybOption } from '#web/api/generated/plinkAPI.schemas.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { render } from '#web/testing/render.tsx'
import { OptionsPage } from './OptionsPage.tsx'

const CODE = 'payments_to_suppliers_abroad_and_at_home'
const OPTION: AdminKybOption = {
  id: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  category: 'purpose_of_account',
  label: 'Paying suppliers',
  code: CODE,
  order: 10,
  active: true,
  locale: 'en',
}

beforeEach(() => {
  adminSession.start({ token: 'token-1', user: { name: 'Sara', role: 'admin' } })
  onTestFinished(() => adminSession.end(null))
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ items: [OPTION], nextCursor: null }))
})

const openCreate = () => page.getByRole('button', { name: 'Create option' }).first()
const dialog = page.getByRole('dialog')
const label = page.getByLabelText('Label (English)')

/** Whether the browser would ask before it leaves the page. */
function isAsking(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('an unsent option', () => {
  function clickOutside(): void {
    for (const type of ['pointerdown', 'pointerup', 'click'])
      dialog.element().dispatchEvent(new PointerEvent(type, { bubbles: true }))
  }

  test('stays when its panel or the page closes, until it is cancelled', async () => {
    const { unmount } = await render(<OptionsPage />)
    await openCreate().click()
    await label.fill('Rent')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(isAsking).toBe(true)
    await openCreate().click()
    await expect.element(label).toHaveValue('Rent')

    await label.fill('Rent of offices')
    clickOutside()
    await expect.element(dialog).not.toBeInTheDocument()
    await openCreate().click()
    await expect.element(label).toHaveValue('Rent of offices')
    await expect.element(page.getByText('This is what you typed before. Cancel discards it.')).toBeVisible()

    await unmount()
    await render(<OptionsPage />)
    await openCreate().click()
    await expect.element(label).toHaveValue('Rent of offices')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(isAsking).toBe(false)
    await openCreate().click()
    await expect.element(label).toHaveValue('')
  })

  test('belongs to its option, and is none when nothing is changed', async () => {
    await render(<OptionsPage />)
    const edit = page.getByRole('button', { name: 'Edit Paying suppliers' })
    await edit.click()
    await label.fill('Suppliers')
    await userEvent.keyboard('{Escape}')
    await openCreate().click()
    await expect.element(label).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await edit.click()
    await expect.element(label).toHaveValue('Suppliers')
    await label.fill('Paying suppliers')
    await userEvent.keyboard('{Escape}')
    await expect.poll(isAsking).toBe(false)
  })
})

test.each([
  ['en', 360],
  ['ar', 360],
  ['en', 1280],
  ['ar', 1280],
] as const)('a code is on one line in %s at %i pixels', async (locale, width) => {
  await page.viewport(width, 800)
  await render(<OptionsPage />, { locale })
  const code = page.getByText(CODE)
  await expect.element(code).toBeVisible()
  expect(code.element().getClientRects()).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('missing, invalid and duplicate values are errors at their fields, and typed values stay', async () => {
  const { respond, disconnect } = await openScreen('adminKybOptions', {
    path: '/admin/kyb-options?category=annual_revenue',
  })
  const code = dialog.getByRole('textbox', { name: /^Code/ })
  const order = dialog.getByRole('textbox', { name: /^Order/ })
  const create = dialog.getByRole('button', { name: 'Create option' })
  await openCreate().click()
  await order.fill('first')
  await code.fill('Under 500k')
  await create.click()
  await expect.element(label).toHaveAccessibleDescription(/Label is required/)
  await expect.element(order).toHaveAccessibleDescription(/Order must be a number/)
  await expect.element(code).toHaveAccessibleDescription(/Use lower-case letters/)
  await order.fill('٤٥')
  await code.fill('under_500k')
  await label.fill('Almost nothing')
  respond('createKybOption', 'option_code_exists')
  await create.click()
  await expect.element(code).toHaveAccessibleDescription(/This category has an option with this code/)
  await expect.element(label).toHaveValue('Almost nothing')
  // A refusal of a newer server, which only its own words explain.
  respond('createKybOption', 'option_code_exists', { error: 'The list is frozen', code: 'LIST_FROZEN' })
  await code.fill('next_to_nothing')
  await create.click()
  await expect.element(page.getByText('The list is frozen', { exact: true })).toBeVisible()
  disconnect('createKybOption')
  await create.click()
  await expect.element(page.getByText('Failed to create option', { exact: true })).toBeVisible()
})

test('a switch shows its new state at once, and waits until it is stored', async () => {
  const { hold } = await openScreen('adminKybOptions')
  const offered = page.getByRole('switch').first()
  await expect.element(offered).toBeChecked()
  const letThrough = hold('changeKybOption')
  await offered.click()
  await expect.element(offered).not.toBeChecked()
  await expect.element(offered).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect.element(offered).toHaveAttribute('aria-busy', 'false')
})

test('a list that fails to load and an empty list have their messages', async () => {
  const { respond } = await openScreen('adminKybOptions', { scenarios: { listAdminKybOptions: 'unknown_error' } })
  await expect.element(page.getByText(/^Failed to fetch KYB options: 500/)).toBeVisible()
  respond('listAdminKybOptions', 'all_green', { items: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No options found for this category.')).toBeVisible()
})
