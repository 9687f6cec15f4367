import { appSearch } from '#web/messages/app-search.ts'
import { shell } from '#web/messages/shell.ts'
import { login } from '#web/messages/sign-in/login.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { page } from '#web/mock/control.ts'
import type { Screen } from '#web/mock/screen-definition.ts'

const nav = page.find('navigation', shell, t => t.account)
const header = page.all('banner')

/** The layout of the signed-in area, and its first page. */
export const appControls = {
  dashboard: page.heading(dashboard, t => t.title),
  welcome: (business: string) => page.text(dashboard, t => t.welcome(business)),
  profileMissing: page.text(dashboard, t => t.profileMissing),
  nav,
  menu: page.button(shell, t => t.menu),
  place: (name: Exclude<keyof (typeof shell)['en']['nav'], 'services'>) => nav.link(shell, t => t.nav[name]),
  settings: nav.link(shell, t => t.nav.settings),
  logout: nav.link(shell, t => t.nav.logout),
  totalBalance: page.all('paragraph').with(shell, t => t.totalBalance),
  search: page.find('combobox', shell, t => t.search, 'exact'),
  suggestions: page.find('listbox', appSearch, t => t.list).all('option'),
  notifications: header.button(shell, t => t.notifications),
  allNotifications: header.link(shell, t => t.allNotifications),
  profile: header.button(shell, t => t.profile),
  security: header.link(shell, t => t.security),
  sessionEnded: page.text(login, t => t.sessionEnded),
}

export const SHELL: readonly Screen[] = [{ id: 'notFound', path: '/nothing-is-here' }]
