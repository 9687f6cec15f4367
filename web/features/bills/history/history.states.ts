import { main, page } from '#web/mock/control.ts'
import { call, clientState, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { billPaymentPath, paths } from '#web/paths.ts'
import { bills } from '../bills.messages.ts'

export const billPaymentControls = {
  payment: (name: string) => main.all('link', name),
  paid: main.all('status').with(bills, t => t.states.paid),
  receipt: main.button(bills, t => t.receipt, 'exact'),
  cancel: page.button(bills, t => t.cancel),
}

const stored = { signedIn: true }
const held = { getBillPayment: 'held' }
const askToCancel = press(billPaymentControls.cancel)

export const BILL_PAYMENTS: readonly Screen[] = [
  { id: 'billPayments', path: paths.billPayments, stored, calls: [call('listBillPayments')] },
  { id: 'billPaymentsFiltered', path: `${paths.billPayments}?state=held`, stored, calls: [call('listBillPayments')] },
  {
    id: 'billPayment',
    path: billPaymentPath(ANY_ID),
    stored,
    calls: [
      call('getBillPayment'),
      call('getBillReceipt', { steps: [press(billPaymentControls.receipt)] }),
      call('cancelBillPayment', { scenarios: held, steps: [askToCancel, askToCancel] }),
    ],
    clientStates: [clientState('cancel', { scenarios: held, steps: [askToCancel] })],
  },
]
