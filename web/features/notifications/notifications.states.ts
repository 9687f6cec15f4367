import { notifications } from '#web/messages/business/notifications.ts'
import { shell } from '#web/messages/shell.ts'
import { main, page } from '#web/mock/control.ts'
import { call, clientState, press, type Screen } from '#web/mock/screen-definition.ts'
import { notificationsPath, paths } from '#web/paths.ts'

const list = main.find('region', notifications, t => t.list)

export const notificationsControls = {
  heading: main.heading(notifications, t => t.title),
  rows: list.all('listitem'),
  about: (name: string) => list.all('link').about(name),
  markRead: list.all('button'),
  markAllRead: main.button(notifications, t => t.markAllRead),
  group: (group: keyof (typeof notifications)['en']['groups']) => main.link(notifications, t => t.groups[group]),
  unreadOnly: main.find('checkbox', notifications, t => t.unreadOnly),
  nothingFound: main.text(notifications, t => t.nothingFound, 'exact'),
}

export const NOTIFICATIONS: readonly Screen[] = [
  {
    id: 'notifications',
    path: paths.notifications,
    calls: [
      call('listNotifications'),
      call('countUnreadNotifications'),
      call('markNotificationsRead', { steps: [press(notificationsControls.markAllRead)] }),
      call('markNotificationRead', {
        steps: [press(list.button(notifications, t => t.markReadOf(t.titles.money_sent)))],
      }),
    ],
    clientStates: [
      clientState('bell', { steps: [press(page.button(shell, t => t.notificationsUnread(t.unread(2))))] }),
    ],
  },
  {
    id: 'notificationsFound',
    path: notificationsPath({ group: 'money_in', status: 'unread' }),
    scenarios: { listNotifications: 'filtered' },
    clientStates: [clientState('nothing', { scenarios: { listNotifications: 'notifications_empty' } })],
  },
]
