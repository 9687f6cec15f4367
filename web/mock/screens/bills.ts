import { bills } from '#web/features/bills/bills.messages.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { billPaymentPath, paths } from '#web/paths.ts'

const stored = { signedIn: true }
const next = press(label(bills, t => t.next))
const showBill = press(label(bills, t => t.showBill))
const edit = press(label(bills, t => t.editOf('Shop')))
const save = press(label(bills, t => t.save))
const listed = {
  billerCode: '002',
  account: '3000000001',
  name: 'Saudi Electricity Company',
  nameArabic: 'الشركة السعودية للكهرباء',
  amount: 34_500,
}
const list = [listed, { ...listed, account: '3000000004', amount: 10_000 }]
const owed = (account: string) => ({ screen: 'bill', billerCode: '002', account })
const waiting = () => ({
  billOrderId: ANY_ID,
  billPaymentId: ANY_ID,
  ...issuedCode(),
  left: { balance: 187_500, today: 127_500, thisMonth: 4_927_500 },
})
const draft = { getBillPayment: 'draft' }
const held = { getBillPayment: 'held' }
const askToCancel = press(label(bills, t => t.cancel))

export const BILLS: readonly Screen[] = [
  {
    id: 'bills',
    path: paths.bills,
    stored,
    calls: [
      call('listBillers'),
      call('listSavedBills'),
      call('changeSavedBill', { steps: [edit, save] }),
      call('removeSavedBill', { steps: [edit, press(label(bills, t => t.remove))] }),
    ],
    clientStates: [
      clientState('in_list', { locationState: () => ({ list }) }),
      clientState('edited', { steps: [edit] }),
      clientState('nothing_found', {
        steps: [
          fill(
            label(bills, t => t.search),
            'nobody',
          ),
        ],
      }),
    ],
  },
  {
    id: 'billAccount',
    path: paths.bills,
    stored,
    locationState: () => ({ screen: 'account', billerCode: '002' }),
    clientStates: [clientState('nothing_typed', { steps: [showBill] })],
  },
  {
    id: 'bill',
    path: paths.bills,
    stored,
    locationState: () => owed('3000000001'),
    scenarios: { listSavedBills: 'nothing_saved' },
    calls: [
      call('inquireBill'),
      call('saveBill', {
        steps: [
          press(label(bills, t => t.saveTitle)),
          fill(
            label(bills, t => t.saveName),
            'Shop',
          ),
          save,
        ],
      }),
    ],
    clientStates: [clientState('saving', { steps: [press(label(bills, t => t.saveTitle))] })],
  },
  {
    id: 'billList',
    path: paths.bills,
    stored,
    locationState: () => ({ screen: 'list', list }),
    calls: [call('payBills', { steps: [next] })],
    clientStates: [
      clientState('empty', { locationState: () => ({ screen: 'list', list: [] }) }),
      clientState('too_much', {
        locationState: () => ({ screen: 'list', list: [{ ...listed, amount: 900_000 }] }),
      }),
    ],
  },
  {
    id: 'billReview',
    path: paths.bills,
    stored,
    locationState: () => ({ screen: 'review', list, waiting: waiting() }),
    scenarios: draft,
    calls: [call('getBillPayment')],
  },
  {
    id: 'billCode',
    path: paths.bills,
    stored,
    locationState: () => ({ screen: 'code', list, waiting: waiting() }),
    scenarios: draft,
    calls: [
      call('confirmBillPayments', {
        steps: [
          fill(
            label(walletOtp, t => t.label),
            ANY_CODE,
          ),
        ],
      }),
      call('resendBillCode', { steps: [press(label(walletOtp, t => t.resend))] }),
    ],
  },
  {
    id: 'billResult',
    path: paths.bills,
    stored,
    locationState: () => ({ screen: 'done', billOrderId: ANY_ID }),
    calls: [call('listBillPayments')],
  },
  { id: 'billPayments', path: paths.billPayments, stored, calls: [call('listBillPayments')] },
  {
    id: 'billPaymentsFiltered',
    path: `${paths.billPayments}?state=held`,
    stored,
    calls: [call('listBillPayments')],
  },
  {
    id: 'billPayment',
    path: billPaymentPath(ANY_ID),
    stored,
    calls: [
      call('getBillPayment'),
      call('getBillReceipt', { steps: [press(label(bills, t => t.receipt))] }),
      call('cancelBillPayment', { scenarios: held, steps: [askToCancel, askToCancel] }),
    ],
    clientStates: [clientState('cancel', { scenarios: held, steps: [askToCancel] })],
  },
]
