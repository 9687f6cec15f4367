import { adminDenyList } from '#web/features/admin-reviews/deny-list/admin-deny-list.messages.ts'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { adminDenyListPath, paths } from '#web/paths.ts'
import { REASON, stored, viewer } from './admin.ts'

const approve = press(label(adminReviews, t => t.decide.identity.approve))
const note = fill(
  label(adminReviews, t => t.noteLabel),
  REASON,
)
const openAdd = press(label(adminDenyList, t => t.add))
const typeId = (idNumber: string) =>
  fill(
    label(adminDenyList, t => t.idLabel),
    idNumber,
  )
const fillDenial = fill(
  label(adminDenyList, t => t.reasonLabel),
  'Confirmed fraud, case 2026-17',
)
const removeEntry = press(label(adminDenyList, t => t.remove))
const findDigits = (digits: string) => [
  fill(
    label(adminDenyList, t => t.digitsLabel),
    digits,
  ),
  press(label(adminDenyList, t => t.find)),
]

export const ADMIN_REVIEWS: readonly Screen[] = [
  {
    id: 'adminReviews',
    path: paths.adminReviews,
    stored,
    calls: [call('listReviews'), call('decideReview', { steps: [approve, note, approve] })],
    clientStates: [
      clientState('approve', { steps: [approve] }),
      clientState('approve_nothing_typed', { steps: [approve, approve] }),
      clientState('reject', { steps: [press(label(adminReviews, t => t.decide.identity.reject))] }),
      clientState('ask_again', { steps: [press(label(adminReviews, t => t.decide.identity.ask_again))] }),
      viewer,
    ],
  },
  {
    id: 'adminDenyList',
    path: paths.adminDenyList,
    stored,
    calls: [
      call('listDenyList'),
      call('addToDenyList', { steps: [openAdd, typeId('1990800003'), fillDenial, openAdd] }),
      call('removeFromDenyList', { steps: [removeEntry, fillDenial, removeEntry] }),
    ],
    clientStates: [
      clientState('add', { steps: [openAdd] }),
      clientState('add_nothing_typed', { steps: [openAdd, openAdd] }),
      clientState('add_checksum', { steps: [openAdd, typeId('1990800004'), fillDenial, openAdd] }),
      clientState('removed_tab', { steps: [press(label(adminDenyList, t => t.removed))] }),
      clientState('remove', { steps: [removeEntry] }),
      clientState('find_too_short', { steps: findDigits('12') }),
      viewer,
    ],
  },
  { id: 'adminDenyListFound', path: adminDenyListPath('0003'), stored, calls: [call('listDenyList')] },
]
