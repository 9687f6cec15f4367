import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { administrator } from '#web/staff/staff.states.ts'

export const ADMIN_CONTACT_REQUESTS: readonly Screen[] = [
  {
    id: 'adminContactRequests',
    path: paths.adminContactRequests,
    stored: administrator,
    calls: [call('listContactRequests')],
  },
]
