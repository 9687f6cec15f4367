import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { changeNotificationPreferences } from './change-notification-preferences.ts'
import { countUnreadNotifications } from './count-unread-notifications.ts'
import { getNotificationPreferences } from './get-notification-preferences.ts'
import { listNotifications } from './list-notifications.ts'
import { listTasks } from './list-tasks.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'

export function notificationsRoutes({ implement, deps }: Api): void {
  implement(contract.listNotifications, async c =>
    c.json(await listNotifications(deps, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )

  implement(contract.countUnreadNotifications, async c =>
    c.json(await countUnreadNotifications(deps, c.var.bearer), 200),
  )

  implement(contract.listTasks, async c => c.json(await listTasks(deps, c.var.bearer), 200))

  implement(contract.markNotificationsRead, async c =>
    c.json(await markNotificationsRead(deps, c.var.bearer, c.req.valid('json').upTo), 200),
  )

  implement(contract.getNotificationPreferences, async c =>
    c.json(await getNotificationPreferences(deps, c.var.bearer), 200),
  )

  implement(contract.changeNotificationPreferences, async c =>
    c.json(await changeNotificationPreferences(deps, c.var.bearer, c.req.valid('json')), 200),
  )

  implement(contract.markNotificationRead, async c =>
    c.json(await markNotificationRead(deps, c.var.bearer, c.req.valid('param').notificationId), 200),
  )
}
