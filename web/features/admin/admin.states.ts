import { shell } from '#web/messages/shell.ts'
import { admin } from '#web/messages/staff/admin.ts'
import { page } from '#web/mock/control.ts'
import { call, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'
import { staffTasks } from './dashboard/staff-tasks.messages.ts'

/** The layout of the portal, and its first page. */
export const adminControls = {
  heading: (name: string) => page.heading(admin, () => name),
  dashboard: page.heading(admin, t => t.dashboard.title),
  comingSoon: page.find('heading', admin, t => t.dashboard.comingSoon),
  welcome: (name: string) => page.all('banner').text(admin, t => t.welcome(name), 'exact'),
  role: page.all('banner').text(admin, t => t.roles.admin, 'exact'),
  viewer: page.text(admin, t => t.viewer),
  take: page.button(staffTasks, t => t.takeOf(t.kinds.suspense_credit)),
  documentArrived: page.link(staffTasks, t => t.kinds.document_request),
  giveBack: page.button(staffTasks, t => t.giveBackOf(t.kinds.suspense_credit)),
  signOut: page.button(admin, t => t.signOut),
  menu: page.button(shell, t => t.menu),
  place: (label: keyof (typeof admin)['en']['nav']) => page.all('navigation').link(admin, t => t.nav[label]),
}

export const ADMIN_NOT_FOUND: readonly Screen[] = [{ id: 'adminNotFound', path: `${paths.admin}/nothing-is-here` }]

export const ADMIN: readonly Screen[] = [
  {
    id: 'admin',
    path: paths.admin,
    calls: [
      call('listStaffTasks'),
      call('getLedgerReport'),
      call('countOpenReviews'),
      call('countMoneyQueues'),
      call('takeStaffTask', { steps: [press(adminControls.take)] }),
      call('releaseStaffTask', {
        scenarios: { listStaffTasks: 'taken' },
        steps: [press(adminControls.giveBack)],
      }),
      call('logoutAdmin', { steps: [press(adminControls.signOut)] }),
    ],
    clientStates: [viewer],
  },
]
