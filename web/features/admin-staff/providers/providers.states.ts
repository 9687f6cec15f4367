import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { administrator } from '#web/staff/staff.states.ts'

export const ADMIN_PROVIDERS: readonly Screen[] = [
  { id: 'adminProviders', path: paths.adminProviders, stored: administrator, calls: [call('listProviderHealth')] },
]
