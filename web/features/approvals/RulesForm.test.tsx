import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const rule = (number: number) => main.getByRole('group', { name: `Rule ${number}` })
const amount = (number: number) => rule(number).getByRole('textbox', { name: 'From this amount' })
const add = main.getByRole('button', { name: 'Add a rule' })
const confirm = main.getByRole('button', { name: 'Confirm with a code' })
const sar = (halalas: number) => ({ amount: halalas, currency: 'SAR' })

async function openForm(rows: [number, number][] = []) {
  const screen = await openScreen('approvalRules', { held: ['getApprovalRules'] })
  const rules = rows.map(([from, approvals]) => ({ from: sar(from), approvals }))
  screen.respond('getApprovalRules', 'all_green', { rules })
  screen.letThrough('getApprovalRules')
  await main.getByRole('button', { name: 'Change the rules' }).click()
  return screen
}

test('an owner who saves loses none of the rules that a program has set', async () => {
  const { requests } = await openForm([
    [100_00, 1],
    [200_50, 1],
    [300_00, 2],
    [900_00, 2],
  ])
  await expect.element(amount(4)).toHaveValue('900')
  await confirm.click()
  await expect
    .poll(() => requests('sendApprovalRulesCode').at(-1)?.body)
    .toEqual({
      rules: [
        { from: sar(100_00), approvals: 1 },
        { from: sar(200_50), approvals: 1 },
        { from: sar(300_00), approvals: 2 },
        { from: sar(900_00), approvals: 2 },
      ],
    })
})

test('the fields of a rule stand on one line, though only one has a text below it', async () => {
  await openForm([[500_00, 1]])
  await expect.element(rule(1).getByText('That is 500.00 SAR')).toBeVisible()
  const top = (field: Element) => field.getBoundingClientRect().top
  expect(top(rule(1).getByRole('combobox').element())).toBeCloseTo(top(amount(1).element()), 0)
})

test('rows are added and removed with the keyboard, up to five', async () => {
  const { requests } = await openForm([[100_00, 1]])
  for (let number = 2; number <= 5; number += 1) {
    add.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(amount(number)).toHaveFocus()
    await userEvent.keyboard(`${number}00`)
  }
  await expect.element(add).toBeDisabled()
  await main.getByRole('button', { name: 'Remove rule 2' }).click()
  await main.getByRole('button', { name: 'Remove rule 2' }).click()
  await main.getByRole('button', { name: 'Remove rule 3' }).click()
  await expect.element(add).toHaveFocus()
  await rule(2).getByRole('combobox', { name: 'Approvals needed' }).selectOptions('2')
  await confirm.click()
  await expect
    .poll(() => requests('sendApprovalRulesCode').at(-1)?.body)
    .toEqual({
      rules: [
        { from: sar(100_00), approvals: 1 },
        { from: sar(400_00), approvals: 2 },
      ],
    })
})

test('an empty row and an amount of another row are refused, and no row means no rule', async () => {
  const { requests } = await openForm()
  await confirm.click()
  await expect.element(main.getByText('Enter an amount, or remove the rule').first()).toBeVisible()
  await amount(1).fill('100')
  await add.click()
  await amount(2).fill('100.00')
  await confirm.click()
  await expect.element(main.getByText('Another rule has this amount').first()).toBeVisible()
  expect(requests('sendApprovalRulesCode')).toEqual([])
  await main.getByRole('button', { name: 'Remove rule 2' }).click()
  await main.getByRole('button', { name: 'Remove rule 1' }).click()
  await confirm.click()
  await expect.poll(() => requests('sendApprovalRulesCode').at(-1)?.body).toEqual({ rules: [] })
})

test('a rule is added before the rules are confirmed, also with the keyboard', async () => {
  await openForm([[100_00, 1]])
  await main.getByRole('button', { name: 'Remove rule 1' }).click()
  await expect.element(add).toHaveFocus()
  await userEvent.tab()
  await expect.element(confirm).toHaveFocus()
})
