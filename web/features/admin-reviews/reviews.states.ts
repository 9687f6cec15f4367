import { formatPhone } from '#domain/phone.ts'
import type { ReviewDecisionRequestDecision as Decision, ReviewKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { adminNotes } from '#web/messages/staff/admin-notes.ts'
import { adminReviews } from '#web/messages/staff/admin-reviews.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { REASON, viewer } from '#web/staff/staff.states.ts'

/** The review of the customer with this phone, 05…. */
const of = (phone: string) => page.all('tabpanel').all('listitem').about(formatPhone(phone))

export const adminReviewsControls = {
  heading: page.heading(adminReviews, t => t.title),
  closedTab: page.find('tab', adminReviews, t => t.closed),
  of,
  all: page.all('tabpanel').all('listitem'),
  loading: page.all('tabpanel').all('status').nth(0),
  showCustomer: (phone: string) => of(phone).link(adminReviews, t => t.showCustomer),
  approve: page.button(adminReviews, t => t.decide.identity.approve),
  reject: page.button(adminReviews, t => t.decide.identity.reject),
  askAgain: page.button(adminReviews, t => t.decide.identity.ask_again),
  dialog,
  note: dialog.field(adminReviews, t => t.noteLabel),
  noteError: page.selector('#field-note-error'),
  cancel: dialog.button(adminNotes, t => t.cancel),
  done: (kind: ReviewKind, decision: Decision) => page.text(adminReviews, t => t.done[kind][decision]),
}

const approve = press(adminReviewsControls.approve)
const note = fill(adminReviewsControls.note, REASON)

export const ADMIN_REVIEWS: readonly Screen[] = [
  {
    id: 'adminReviews',
    path: paths.adminReviews,
    calls: [call('listReviews'), call('decideReview', { steps: [approve, note, approve] })],
    clientStates: [
      clientState('approve', { steps: [approve] }),
      clientState('approve_nothing_typed', { steps: [approve, approve] }),
      clientState('reject', { steps: [press(adminReviewsControls.reject)] }),
      clientState('ask_again', { steps: [press(adminReviewsControls.askAgain)] }),
      viewer,
    ],
  },
]
