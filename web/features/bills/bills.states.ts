import { main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { paymentReceiptCalls, receiptsControls } from '#web/money/receipts/receipts.states.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { billPaymentPath, paths } from '#web/paths.ts'
import { bills } from './bills.messages.ts'

export const billsControls = {
  biller: (name: string) => main.all('button', name),
  search: main.find('searchbox', bills, t => t.search),
  account: page.selector('#field-account'),
  showBill: main.button(bills, t => t.showBill, 'exact'),
  bill: page.heading(bills, t => t.billTitle),
  list: page.heading(bills, t => t.listTitle),
  review: page.heading(bills, t => t.reviewTitle),
  next: main.button(bills, t => t.next, 'exact'),
  confirm: main.button(bills, t => t.confirm, 'exact'),
}
const savedControls = {
  edit: (name: string) => main.button(bills, t => t.editOf(name)),
  saveBill: main.button(bills, t => t.saveTitle),
  name: page.field(bills, t => t.saveName),
  save: page.button(bills, t => t.save),
  remove: page.button(bills, t => t.remove),
}

const edit = press(savedControls.edit('Shop'))
const save = press(savedControls.save)
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
  billPaymentIds: [ANY_ID, '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e90'],
  ...issuedCode(),
  left: { balance: 187_500, today: 127_500, thisMonth: 4_927_500 },
})
const draft = { getBillPayment: 'draft' }

export const billPaymentControls = {
  ...receiptsControls,
  payment: (name: string) => main.all('link', name),
  paid: main.all('status').with(bills, t => t.states.paid),
  receipt: main.button(bills, t => t.receipt, 'exact'),
  cancel: page.button(bills, t => t.cancel),
  enterNewCode: main.button(bills, t => t.enterNewCode),
}

const held = { getBillPayment: 'held' }
const askToCancel = press(billPaymentControls.cancel)

export const BILLS: readonly Screen[] = [
  {
    id: 'bills',
    path: paths.bills,
    calls: [
      call('listBillers'),
      call('listSavedBills'),
      call('changeSavedBill', { steps: [edit, save] }),
      call('removeSavedBill', { steps: [edit, press(savedControls.remove)] }),
    ],
    clientStates: [
      clientState('in_list', { locationState: () => ({ list }) }),
      clientState('edited', { steps: [edit] }),
      clientState('nothing_found', { steps: [fill(billsControls.search, 'nobody')] }),
    ],
  },
  {
    id: 'billAccount',
    path: paths.bills,
    locationState: () => ({ screen: 'account', billerCode: '002' }),
    clientStates: [clientState('nothing_typed', { steps: [press(billsControls.showBill)] })],
  },
  {
    id: 'bill',
    path: paths.bills,
    locationState: () => owed('3000000001'),
    scenarios: { listSavedBills: 'nothing_saved' },
    calls: [
      call('inquireBill'),
      call('saveBill', { steps: [press(savedControls.saveBill), fill(savedControls.name, 'Shop'), save] }),
    ],
    clientStates: [clientState('saving', { steps: [press(savedControls.saveBill)] })],
  },
  {
    id: 'billList',
    path: paths.bills,
    locationState: () => ({ screen: 'list', list }),
    calls: [call('payBills', { steps: [press(billsControls.next)] })],
    clientStates: [
      clientState('empty', { locationState: () => ({ screen: 'list', list: [] }) }),
      clientState('too_much', { locationState: () => ({ screen: 'list', list: [{ ...listed, amount: 900_000 }] }) }),
    ],
  },
  {
    id: 'billReview',
    path: paths.bills,
    locationState: () => ({ screen: 'review', list, waiting: waiting() }),
    scenarios: draft,
    calls: [call('getBillPayment'), call('listPaymentReceipts')],
    clientStates: [
      clientState('no_files', { scenarios: { ...draft, listPaymentReceipts: 'nothing' } }),
      clientState('one_bill', {
        locationState: () => ({
          screen: 'review',
          list: [listed],
          waiting: { ...waiting(), billPaymentIds: [ANY_ID] },
        }),
      }),
    ],
  },
  {
    id: 'billCode',
    path: paths.bills,
    locationState: () => ({ screen: 'code', list, waiting: waiting() }),
    scenarios: draft,
    calls: [
      call('confirmBillPayments', { steps: [fill(walletCode.boxes, ANY_CODE)] }),
      call('resendBillCode', { steps: [press(walletCode.resend)] }),
    ],
  },
  {
    id: 'billResult',
    path: paths.bills,
    locationState: () => ({ screen: 'done', billOrderId: ANY_ID }),
    calls: [call('listBillPayments')],
  },
  { id: 'billPayments', path: paths.billPayments, calls: [call('listBillPayments')] },
  { id: 'billPaymentsFiltered', path: `${paths.billPayments}?state=held`, calls: [call('listBillPayments')] },
  {
    id: 'billPayment',
    path: billPaymentPath(ANY_ID),
    calls: [
      call('getBillPayment'),
      call('getBillReceipt', { steps: [press(billPaymentControls.receipt)] }),
      call('cancelBillPayment', { scenarios: held, steps: [askToCancel, askToCancel] }),
      call('resendBillCode', { scenarios: draft, steps: [press(billPaymentControls.enterNewCode)] }),
      ...paymentReceiptCalls(),
    ],
    clientStates: [clientState('cancel', { scenarios: held, steps: [askToCancel] })],
  },
]
