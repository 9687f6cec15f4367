import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { receipts } from '#web/messages/payments/receipts.ts'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { approvals } from './approvals.messages.ts'

const main = page.getByRole('main')
const omar = { personId: '0198f3c2-0000-7000-8000-000000000002', name: 'Omar Al Shehri', nameArabic: 'عمر الشهري' }
const noura = { personId: '0198f3c2-0000-7000-8000-000000000003', name: 'Noura Al Dosari', nameArabic: 'نورة الدوسري' }
const at = '2026-01-05T09:00:00.000Z'

const text = (shown: string) => main.getByText(shown).first()

/** These stand on the page in this order. */
async function expectOrder(...shown: Locator[]) {
  for (const each of shown) await expect.element(each).toBeVisible()
  const places = shown.map(each => each.element().getBoundingClientRect().top)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
}

test('whoever decides reads payee, IBAN, reason and maker before the buttons', async () => {
  await openScreen('approval')
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Payment to \u2068Riyadh Supplies Co.\u2069' }))
    .toBeVisible()
  await expectOrder(
    text('200.00 SAR'),
    text('IBAN'),
    text('Purpose'),
    text('Layla Al Harbi'),
    main.getByRole('button', { name: 'Approve with a code' }),
    text('Decisions'),
  )
})

test.for([
  ['en', 'declined', { decidedBy: noura }, 'Declined by \u2068Noura Al Dosari\u2069. It will not be paid'],
  ['ar', 'declined', { decidedBy: noura }, 'رُفضت من قِبل \u2068نورة الدوسري\u2069'],
  ['en', 'cancelled', { decidedBy: omar }, 'Cancelled by \u2068Omar Al Shehri\u2069.'],
  [
    'en',
    'approved',
    { approvals: [noura, omar].map(by => ({ by, at, isVoid: false })) },
    'Approved by \u2068Noura Al Dosari\u2069 and \u2068Omar Al Shehri\u2069, and carried out.',
  ],
  ['en', 'expired', {}, 'Nobody decided in time'],
] as const)('who opens a decided payment reads what became of it: %s, %s', async ([locale, state, fields, text]) => {
  const server = await openScreen('approval', { locale, held: ['getApproval'] })
  const decided = { state, mayApprove: false, mayChange: false, decidedAt: at, expiresAt: undefined, ...fields }
  server.respond('getApproval', 'all_green', decided)
  server.letThrough('getApproval')
  await expect.element(main.getByRole('status').getByText(text, { exact: false })).toBeVisible()
  await expect.element(main.getByText('SA55 8060 8010 0000 0000 0003')).toBeVisible()
  await expect.element(main.getByRole('button', { name: receipts[locale].attach })).toBeVisible()
  const { approve, decline, change, withdraw } = approvals[locale]
  for (const name of [approve, decline, change, withdraw])
    expect(main.getByRole('button', { name, exact: true }).elements()).toEqual([])
})

test('does not say that anybody may approve what a certain person must approve', async () => {
  const server = await openScreen('approval', { held: ['getApproval'] })
  server.respond('getApproval', 'all_green', { approvals: [], requiredApprover: noura })
  server.letThrough('getApproval')
  await expect.element(main.getByText('Nobody has approved it yet.', { exact: true })).toBeVisible()
})

test('several bills and a file have titles that say what is paid', async () => {
  const server = await openScreen('approval', { held: ['getApproval'] })
  const bill = (billPaymentId: string, billerName: string) => ({
    billPaymentId,
    billerName,
    billerNameArabic: billerName,
    account: '3000000001',
    amount: { amount: 10_000, currency: 'SAR' },
  })
  const bills = [bill('a', 'Saudi Electricity Company'), bill('b', 'National Water Company'), bill('c', 'stc')]
  server.respond('getApproval', 'all_green', { kind: 'bills', transfer: undefined, bills })
  server.letThrough('getApproval')
  await expect
    .element(
      page.getByRole('heading', { level: 1, name: 'Payment to \u2068Saudi Electricity Company and 2 others\u2069' }),
    )
    .toBeVisible()
})

test('an approved payment is shown as such at once, however long its page takes', async () => {
  const { hold } = await openScreen('approvalCode')
  await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
  hold('getApproval')
  await userEvent.keyboard(ANY_CODE)
  await expect.element(main.getByText('Approved', { exact: true })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Approve with a code' })).not.toBeInTheDocument()
})
