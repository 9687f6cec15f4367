import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const confirm = main.getByRole('button', { name: 'Confirm with a code' })
const maker = main.getByRole('combobox', { name: 'Who makes the payment' })
const approver = main.getByRole('combobox', { name: 'Who must approve it' })
const amount = main.getByRole('textbox', { name: 'From this amount' })

async function openForm() {
  const screen = await openScreen('approvalRules')
  await main.getByRole('button', { name: 'Add a rule by person' }).click()
  await expect.element(maker).toBeVisible()
  return screen
}

test('a rule with oneself is refused before it is sent, with nothing lost', async () => {
  const { requests } = await openForm()
  const [choice] = maker.element().querySelectorAll<HTMLOptionElement>('option[value]:not([value=""])')
  await maker.selectOptions(choice!.value)
  await approver.selectOptions(choice!.value)
  await amount.fill('10000')
  await confirm.click()
  await expect
    .element(approver)
    .toHaveAccessibleDescription(/Nobody approves their own payments\. Choose another person\./)
  await expect.element(amount).toHaveValue('10000')
  expect(requests('sendApprovalRulesCode')).toHaveLength(0)
})

test('an empty rule says what is missing', async () => {
  await openForm()
  await confirm.click()
  await expect.element(maker).toHaveAccessibleDescription(/Choose a person/)
  await expect.element(amount).toHaveAccessibleDescription(/Enter an amount/)
})

test('a rule is removed with a code for the others', async () => {
  const { requests } = await openScreen('approvalRules')
  await main
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click()
  await expect.poll(() => requests('sendApprovalRulesCode').at(-1)?.body).toMatchObject({ byPerson: [] })
})
