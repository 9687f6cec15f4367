import { formatPhone } from '#domain/phone.ts'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { adminRequests } from '#web/messages/staff/admin-requests.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'

type Decision = keyof (typeof adminRequests)['en']['decide']

/** The request about the named subject, such as the email of a colleague. */
const about = (subject: string) => page.all('tabpanel').all('listitem').about(subject)
const buttonAbout = (subject: string, decision: Decision) =>
  about(subject).button(adminRequests, t => t.decide[decision])
const decideAbout = (subject: string, decision: Decision, why: string) => [
  press(buttonAbout(subject, decision)),
  fill(
    dialog.field(adminRequests, t => t.noteLabel),
    why,
  ),
  press(dialog.button(adminRequests, t => t.decide[decision])),
]

/** The requests that two members of staff decide. */
export const adminRequestsControls = {
  heading: page.heading(adminRequests, t => t.title),
  closedTab: page.find('tab', adminRequests, t => t.closed),
  /** The request about the customer with this phone, 05…. */
  of: (phone: string) => about(formatPhone(phone)),
  button: (phone: string, decision: Decision) => buttonAbout(formatPhone(phone), decision),
  about,
  buttonAbout,
  decision: (decision: Decision) => page.button(adminRequests, t => t.decide[decision]),
  note: dialog.field(adminRequests, t => t.noteLabel),
  mine: page.text(adminRequests, t => t.mine),
  done: (decision: Decision) => page.text(adminRequests, t => t.done.account_closure[decision]),
  openUnlock: page.button(adminRequests, t => t.unlock),
  unlockAsked: page.text(adminRequests, t => t.unlockAsked),
  unlocked: page.text(adminRequests, t => t.done.staff_unlock.approve),
}
export const adminRequestsActions = {
  decide: (phone: string, decision: Decision, why: string) => decideAbout(formatPhone(phone), decision, why),
  decideAbout,
  askToUnlock: (email: string, why: string) => [
    press(adminRequestsControls.openUnlock),
    fill(
      dialog.field(adminRequests, t => t.emailLabel),
      email,
    ),
    fill(
      dialog.field(adminCustomers, t => t.reasonLabel),
      why,
    ),
    press(dialog.button(adminRequests, t => t.ask)),
  ],
}

const approveRequest = press(adminRequestsControls.decision('approve'))

export const ADMIN_REQUESTS: readonly Screen[] = [
  {
    id: 'adminRequests',
    path: paths.adminRequests,
    calls: [
      call('listStaffRequests'),
      call('decideStaffRequest', {
        steps: [approveRequest, fill(adminRequestsControls.note, 'Wallet is empty, letter seen'), approveRequest],
      }),
      call('requestStaffUnlock', {
        steps: adminRequestsActions.askToUnlock(
          'huda@plink.example',
          'Locked out on a new laptop, called from her own phone',
        ),
      }),
    ],
    clientStates: [
      clientState('approve', { steps: [approveRequest] }),
      clientState('reject', { steps: [press(adminRequestsControls.decision('reject'))] }),
      clientState('withdraw', {
        scenarios: { listStaffRequests: 'own' },
        steps: [press(adminRequestsControls.decision('withdraw'))],
      }),
      clientState('unlock', { steps: [press(adminRequestsControls.openUnlock)] }),
      clientState('closed_tab', {
        scenarios: { listStaffRequests: 'closed' },
        steps: [press(adminRequestsControls.closedTab)],
      }),
      viewer,
    ],
  },
]
