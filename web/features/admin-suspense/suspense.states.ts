import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'

const suspenseControls = {
  credit: page.button(adminSuspense, t => t.credit),
  sendBack: page.button(adminSuspense, t => t.sendBack),
  creditTopUp: page.button(adminSuspense, t => t.creditTopUp),
  refund: page.button(adminSuspense, t => t.refund),
  reason: dialog.field(adminMoney, t => t.reason),
  ask: dialog.button(adminMoney, t => t.ask),
  customer: dialog.find('searchbox', adminCustomers, t => t.searchLabel),
  search: dialog.button(adminCustomers, t => t.search),
  choose: dialog.button(adminSuspense, t => t.choose),
}

const creditSuspense = press(suspenseControls.credit)
const sendBack = press(suspenseControls.sendBack)
const refundTopUp = press(suspenseControls.refund)
const askSuspense = press(suspenseControls.ask)
const fillSuspenseReason = fill(suspenseControls.reason, 'The payer named the shop in the reference')
const findReceiver = [creditSuspense, fill(suspenseControls.customer, 'Green Palm'), press(suspenseControls.search)]
const chooseReceiver = [...findReceiver, press(suspenseControls.choose)]

export const ADMIN_SUSPENSE: readonly Screen[] = [
  {
    id: 'adminSuspense',
    path: paths.adminSuspense,
    calls: [
      call('listSuspenseCredits'),
      call('listSuspendedTopUps'),
      call('requestTopUpCrediting', { steps: [press(suspenseControls.creditTopUp), fillSuspenseReason, askSuspense] }),
      call('requestTopUpRefund', { steps: [refundTopUp, fillSuspenseReason, askSuspense] }),
      call('searchCustomers', { steps: findReceiver }),
      call('requestSuspenseCrediting', { steps: [...chooseReceiver, fillSuspenseReason, askSuspense] }),
      call('requestSuspenseReturn', { steps: [sendBack, fillSuspenseReason, askSuspense] }),
    ],
    clientStates: [
      clientState('credit', { steps: [creditSuspense] }),
      clientState('credit_to_chosen', { steps: chooseReceiver }),
      clientState('credit_to_owner', { scenarios: { listSuspenseCredits: 'of_customer' }, steps: [creditSuspense] }),
      clientState('send_back', { steps: [sendBack] }),
      clientState('refund', { steps: [refundTopUp] }),
      viewer,
    ],
  },
]
