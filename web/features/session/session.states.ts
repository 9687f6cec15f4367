import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

const stored = { signedIn: true }

export const SESSION: readonly Screen[] = [
  { id: 'logout', path: paths.logout, stored, calls: [call('logout')] },
  {
    id: 'session',
    path: paths.security,
    stored,
    scenarios: { listSessions: 'unauthenticated' },
    calls: [call('refreshTokens')],
  },
]
