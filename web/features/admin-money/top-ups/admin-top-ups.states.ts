import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { adminTopUpPath, paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'
import { adminTopUps } from './admin-top-ups.messages.ts'

const adminTopUpControls = {
  recordDispute: page.button(adminTopUps, t => t.recordDispute),
  reason: dialog.field(adminMoney, t => t.reason),
  ask: dialog.button(adminMoney, t => t.ask),
}

const ofSettled = { scenarios: { getAdminTopUp: 'settled' } }
const recordDispute = press(adminTopUpControls.recordDispute)
const fillDisputeReason = fill(adminTopUpControls.reason, 'The card provider has reported a dispute')

export const ADMIN_TOP_UPS: readonly Screen[] = [
  { id: 'adminTopUps', path: paths.adminTopUps, calls: [call('searchTopUps')] },
  {
    id: 'adminTopUp',
    path: adminTopUpPath(ANY_ID),
    calls: [
      call('getAdminTopUp'),
      call('requestTopUpDispute', {
        ...ofSettled,
        steps: [recordDispute, fillDisputeReason, press(adminTopUpControls.ask)],
      }),
    ],
    clientStates: [clientState('dispute', { ...ofSettled, steps: [recordDispute] }), viewer],
  },
]
