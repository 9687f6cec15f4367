import type { MoneyExceptionKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { adminExceptions } from '#web/messages/staff/admin-exceptions.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'

const of = (kind: MoneyExceptionKind) =>
  page
    .all('tabpanel')
    .all('listitem')
    .with(adminExceptions, t => t.kinds[kind])

export const adminExceptionsControls = {
  of,
  openResolve: page.button(adminExceptions, t => t.resolve),
  note: dialog.field(adminExceptions, t => t.noteLabel),
  resolve: dialog.button(adminExceptions, t => t.resolve),
  wasResolved: page.text(adminExceptions, t => t.wasResolved),
  resolvedTab: page.find('tab', adminExceptions, t => t.resolved),
}
export const adminExceptionsActions = {
  resolve: (kind: MoneyExceptionKind, note: string) => [
    press(of(kind).button(adminExceptions, t => t.resolve)),
    fill(adminExceptionsControls.note, note),
    press(adminExceptionsControls.resolve),
  ],
}

const resolveException = press(adminExceptionsControls.openResolve)

export const ADMIN_EXCEPTIONS: readonly Screen[] = [
  {
    id: 'adminExceptions',
    path: paths.adminExceptions,
    calls: [
      call('listMoneyExceptions'),
      call('resolveMoneyException', {
        steps: [
          resolveException,
          fill(adminExceptionsControls.note, 'The provider corrected the amount'),
          resolveException,
        ],
      }),
    ],
    clientStates: [clientState('resolve', { steps: [resolveException] }), viewer],
  },
]
