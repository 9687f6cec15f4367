import { adminActivity } from '#web/messages/staff/admin-activity.ts'
import { adminPages } from '#web/messages/staff/admin-pages.ts'
import { main, page } from '#web/mock/control.ts'
import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

export const adminActivityControls = {
  events: main.selector('ul > li'),
  eventType: page.field(adminActivity, t => t.kind),
  older: page.link(adminPages, t => t.older, 'exact'),
}

export const ADMIN_STAFF: readonly Screen[] = [
  { id: 'adminActivity', path: paths.adminActivity, calls: [call('listAdminEvents')] },
  { id: 'adminContactRequests', path: paths.adminContactRequests, calls: [call('listContactRequests')] },
  { id: 'adminProviders', path: paths.adminProviders, calls: [call('listProviderHealth')] },
]
