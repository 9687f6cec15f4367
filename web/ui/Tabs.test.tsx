import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Tabs } from './Tabs.tsx'

const TABS = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
]

function Periods() {
  const [value, setValue] = useState('daily')
  return (
    <>
      <Tabs id="period" label="Periods" tabs={TABS} value={value} onValueChange={setValue}>
        <p>Limit: {value}</p>
      </Tabs>
      <button type="button">Next</button>
    </>
  )
}

const tab = (name: string) => page.getByRole('tab', { name })

async function expectOpen(name: string) {
  await expect.element(tab(name)).toHaveFocus()
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(name)
  await expect.element(page.getByRole('tabpanel', { name })).toHaveTextContent(`Limit: ${name.toLowerCase()}`)
}

test('the arrows open the tabs in reading direction and wrap around, and Home and End open the first and last', async () => {
  await render(<Periods />)
  await tab('Daily').click()
  for (const [key, name] of [
    ['ArrowRight', 'Weekly'],
    ['ArrowRight', 'Monthly'],
    ['ArrowRight', 'Daily'],
    ['ArrowLeft', 'Monthly'],
    ['Home', 'Daily'],
    ['End', 'Monthly'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expectOpen(name)
  }
})

test('on an Arabic page the left arrow opens the next tab', async () => {
  await render(<Periods />, { locale: 'ar' })
  await tab('Daily').click()
  await userEvent.keyboard('{ArrowLeft}')
  await expectOpen('Weekly')
  await userEvent.keyboard('{ArrowRight}')
  await expectOpen('Daily')
})

test('Tab moves from the open tab to its content', async () => {
  await render(<Periods />)
  await tab('Weekly').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tab('Weekly')).toHaveFocus()
})

test('a click opens a tab', async () => {
  await render(<Periods />)
  await expect.element(page.getByRole('tablist', { name: 'Periods' })).toBeVisible()
  await tab('Monthly').click()
  await expectOpen('Monthly')
})
