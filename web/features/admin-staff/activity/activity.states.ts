import { adminActivity } from '#web/messages/admin-activity.ts'
import { adminPages } from '#web/messages/admin-pages.ts'
import { main, page } from '#web/mock/control.ts'
import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { administrator } from '#web/staff/staff.states.ts'

export const adminActivityControls = {
  events: main.selector('ul > li'),
  eventType: page.field(adminActivity, t => t.kind),
  older: page.link(adminPages, t => t.older, 'exact'),
}

export const ADMIN_ACTIVITY: readonly Screen[] = [
  { id: 'adminActivity', path: paths.adminActivity, stored: administrator, calls: [call('listAdminEvents')] },
]
