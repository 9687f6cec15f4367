import type { DifferenceResolution } from '#web/api/generated/plinkAPI.schemas.ts'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { adminRequests } from '#web/messages/staff/admin-requests.ts'
import { dialog, page } from '#web/mock/control.ts'
import { attach, call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'
import { adminReconciliation } from './admin-reconciliation.messages.ts'

const about = (reference: string) => page.all('tabpanel').all('listitem').about(reference)

/** Our books against the files of the bank and of the card provider. */
export const adminReconciliationControls = {
  /** The input behind the button. */
  file: page.field(adminReconciliation, t => t.upload),
  filesTab: page.find('tab', adminReconciliation, t => t.files),
  refused: (reason: keyof (typeof adminReconciliation)['en']['reasons']) =>
    page.text(adminReconciliation, t => t.reasons[reason]),
  about,
  explain: page.button(adminReconciliation, t => t.resolve.explained),
  suspend: page.button(adminReconciliation, t => t.resolve.suspense),
  reason: dialog.field(adminMoney, t => t.reason),
  ask: dialog.button(adminMoney, t => t.ask),
  proposed: page.text(adminMoney, t => t.asked),
  resolved: page.text(adminRequests, t => t.done.difference_resolution.approve),
  resolvedTab: page.find('tab', adminReconciliation, t => t.resolved),
}
export const adminReconciliationActions = {
  propose: (reference: string, resolution: DifferenceResolution, why: string) => [
    press(about(reference).button(adminReconciliation, t => t.resolve[resolution])),
    fill(adminReconciliationControls.reason, why),
    press(adminReconciliationControls.ask),
  ],
}

const fillResolutionReason = fill(adminReconciliationControls.reason, 'The provider corrects it tomorrow')

export const ADMIN_RECONCILIATION: readonly Screen[] = [
  {
    id: 'adminReconciliation',
    path: paths.adminReconciliation,
    calls: [
      call('listReconciliationDifferences'),
      call('getReconciliation'),
      call('listReconciliationFiles', { steps: [press(adminReconciliationControls.filesTab)] }),
      call('importReconciliationFile', {
        steps: [attach(adminReconciliationControls.file, 'payment_id,given_id,amount,currency,kind,time')],
      }),
      call('requestDifferenceResolution', {
        steps: [
          press(adminReconciliationControls.explain),
          fillResolutionReason,
          press(adminReconciliationControls.ask),
        ],
      }),
    ],
    clientStates: [
      clientState('suspense', { steps: [press(adminReconciliationControls.suspend)] }),
      clientState('resolved_tab', {
        scenarios: { listReconciliationDifferences: 'resolved' },
        steps: [press(adminReconciliationControls.resolvedTab)],
      }),
      viewer,
    ],
  },
]
