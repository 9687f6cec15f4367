import { dialog, main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { adminDenyListPath, paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'
import { adminDenyList } from './admin-deny-list.messages.ts'

/** The entry whose number ends with these digits. */
const of = (digits: string) => page.all('tabpanel').all('listitem').about(digits)

export const adminDenyListControls = {
  dialog,
  of,
  openRemove: page.button(adminDenyList, t => t.remove),
  idNumber: dialog.field(adminDenyList, t => t.idLabel),
  idError: page.selector('#field-idNumber-error'),
  reason: dialog.field(adminDenyList, t => t.reasonLabel),
  wasAdded: (digits: string) => page.text(adminDenyList, t => t.wasAdded(digits)),
  wasRemoved: (digits: string) => page.text(adminDenyList, t => t.wasRemoved(digits)),
  removedTab: page.find('tab', adminDenyList, t => t.removed),
  digits: page.field(adminDenyList, t => t.digitsLabel),
  find: page.button(adminDenyList, t => t.find),
}
const openAdd = press(main.button(adminDenyList, t => t.add))
const reason = 'Confirmed fraud, case 2026-17'
export const adminDenyListActions = {
  add: (idNumber: string, why: string) => [
    openAdd,
    fill(adminDenyListControls.idNumber, idNumber),
    fill(adminDenyListControls.reason, why),
    press(dialog.button(adminDenyList, t => t.add)),
  ],
  remove: (digits: string, why: string) => [
    press(of(digits).button(adminDenyList, t => t.remove)),
    fill(adminDenyListControls.reason, why),
    press(dialog.button(adminDenyList, t => t.remove)),
  ],
}

const removeEntry = press(adminDenyListControls.openRemove)
const findDigits = (digits: string) => [fill(adminDenyListControls.digits, digits), press(adminDenyListControls.find)]

export const ADMIN_DENY_LIST: readonly Screen[] = [
  {
    id: 'adminDenyList',
    path: paths.adminDenyList,
    calls: [
      call('listDenyList'),
      call('addToDenyList', { steps: adminDenyListActions.add('1990800003', reason) }),
      call('removeFromDenyList', {
        steps: [removeEntry, fill(adminDenyListControls.reason, 'Confirmed fraud, case 2026-17'), removeEntry],
      }),
    ],
    clientStates: [
      clientState('add', { steps: [openAdd] }),
      clientState('add_nothing_typed', { steps: [openAdd, openAdd] }),
      clientState('add_checksum', { steps: adminDenyListActions.add('1990800004', reason) }),
      clientState('removed_tab', { steps: [press(adminDenyListControls.removedTab)] }),
      clientState('remove', { steps: [removeEntry] }),
      clientState('find_too_short', { steps: findDigits('12') }),
      viewer,
    ],
  },
  { id: 'adminDenyListFound', path: adminDenyListPath('0003'), calls: [call('listDenyList')] },
]
