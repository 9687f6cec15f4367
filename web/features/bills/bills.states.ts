import { main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'
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

const stored = { signedIn: true }
const next = press(billsControls.next)
const showBill = press(billsControls.showBill)
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
  billPaymentId: ANY_ID,
  ...issuedCode(),
  left: { balance: 187_500, today: 127_500, thisMonth: 4_927_500 },
})
const draft = { getBillPayment: 'draft' }

export const BILLS: readonly Screen[] = [
  {
    id: 'bills',
    path: paths.bills,
    stored,
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
      call('saveBill', { steps: [press(savedControls.saveBill), fill(savedControls.name, 'Shop'), save] }),
    ],
    clientStates: [clientState('saving', { steps: [press(savedControls.saveBill)] })],
  },
  {
    id: 'billList',
    path: paths.bills,
    stored,
    locationState: () => ({ screen: 'list', list }),
    calls: [call('payBills', { steps: [next] })],
    clientStates: [
      clientState('empty', { locationState: () => ({ screen: 'list', list: [] }) }),
      clientState('too_much', { locationState: () => ({ screen: 'list', list: [{ ...listed, amount: 900_000 }] }) }),
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
      call('confirmBillPayments', { steps: [fill(walletCode.boxes, ANY_CODE)] }),
      call('resendBillCode', { steps: [press(walletCode.resend)] }),
    ],
  },
  {
    id: 'billResult',
    path: paths.bills,
    stored,
    locationState: () => ({ screen: 'done', billOrderId: ANY_ID }),
    calls: [call('listBillPayments')],
  },
]
