import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { adminTransferPath, adminTransfersPath, paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'
import { adminTransfers } from './admin-transfers.messages.ts'

const adminTransferControls = {
  endAsPaid: page.button(adminTransfers, t => t.decide.paid),
  endAsFailed: page.button(adminTransfers, t => t.decide.failed),
  reason: dialog.field(adminMoney, t => t.reason),
  ask: dialog.button(adminMoney, t => t.ask),
}

const endAsPaid = press(adminTransferControls.endAsPaid)
const fillSettlementReason = fill(adminTransferControls.reason, 'The bank confirmed the payment by phone')

export const ADMIN_TRANSFERS: readonly Screen[] = [
  { id: 'adminTransfers', path: paths.adminTransfers, calls: [call('searchTransfers')] },
  {
    id: 'adminTransfersUndecided',
    path: adminTransfersPath({ status: 'undecided' }),
    calls: [call('searchTransfers')],
  },
  {
    id: 'adminTransfer',
    path: adminTransferPath(ANY_ID),
    calls: [
      call('getAdminTransfer'),
      call('requestTransferSettlement', { steps: [endAsPaid, fillSettlementReason, press(adminTransferControls.ask)] }),
    ],
    clientStates: [
      clientState('paid', { steps: [endAsPaid] }),
      clientState('failed', { steps: [press(adminTransferControls.endAsFailed)] }),
      viewer,
    ],
  },
]
