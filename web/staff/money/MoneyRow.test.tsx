import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const NAME = 'مؤسسة أبناء عبدالله الراجحي للتجارة والمقاولات العامة'
const CUSTOMER = {
  customerId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  phoneNumber: '+966512345678',
  businessName: NAME,
}
const FACTS = { amount: { amount: 123_450, currency: 'SAR' }, createdAt: '2026-01-05T09:00:00.000Z' }
const { customerId: id } = CUSTOMER

/** Each with its longest state. */
const LISTS = [
  {
    screen: 'adminTransfers',
    operation: 'searchTransfers',
    item: {
      transfer: { ...FACTS, transferId: id, state: 'awaiting_approval', destination: { kind: 'iban', name: NAME } },
      customer: CUSTOMER,
      exceptions: [],
    },
  },
  {
    screen: 'adminTopUps',
    operation: 'searchTopUps',
    item: { topUp: { ...FACTS, topUpId: id, state: 'awaiting_3ds' }, customer: CUSTOMER, exceptions: [] },
  },
  {
    screen: 'adminCustomers',
    operation: 'searchCustomers',
    item: {
      ...CUSTOMER,
      status: 'hard_locked',
      frozen: true,
      idNumber: '1990800003',
      crNumber: '9900000000',
      createdAt: FACTS.createdAt,
    },
  },
  {
    screen: 'adminTransactions',
    operation: 'listCustomerTransactions',
    item: {
      ...FACTS,
      referenceId: 'PLK8Q3M7X2K9D4TA',
      type: 'customer_transfer',
      status: 'successful',
      direction: 'out',
      counterparty: NAME,
      transferId: id,
    },
  },
]

test.for(LISTS)(
  'on a phone, a row of $screen has two lines: who and how much, then what, when and the state',
  async row => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(360, 740)
    const { respond, letThrough } = await openScreen(row.screen, { held: [row.operation] })
    respond(row.operation, 'all_green', { items: [row.item] })
    letThrough(row.operation)
    const name = page.getByRole('main').getByRole('link', { name: NAME })
    await expect.element(name).toBeVisible()
    const { bottom, top } = name.element().closest('li, tr')?.getBoundingClientRect() ?? new DOMRect()
    // Two lines of text with the padding of the row have 75 pixels, and three have 95.
    expect(bottom - top).toBeLessThan(85)
  },
)
