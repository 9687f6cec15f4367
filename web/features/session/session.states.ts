import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

export const SESSION: readonly Screen[] = [
  { id: 'logout', path: paths.logout, calls: [call('logout')] },
  {
    id: 'session',
    path: paths.security,
    scenarios: { listSessions: 'unauthenticated' },
    calls: [call('refreshTokens')],
  },
]
