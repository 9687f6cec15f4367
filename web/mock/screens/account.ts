import { SANDBOX_PASSWORD } from '#domain/constants.ts'
import { password } from '#web/messages/password.ts'
import { security } from '#web/messages/security.ts'
import { paths } from '#web/paths.ts'
import { call, moment, type Screen } from '../screen.ts'
import { fill, press, words } from '../script.ts'

const memory = { signedIn: true }
const changePassword = [
  fill(
    words(security, t => t.currentPassword),
    SANDBOX_PASSWORD,
  ),
  fill(
    words(security, t => t.newPassword),
    'Another#2027',
  ),
  fill(
    words(password, t => t.confirm),
    'Another#2027',
  ),
  press(words(security, t => t.change)),
]
const twoDevices = { listSessions: 'two_devices' }
const endOne = press(words(security, t => t.endOf(t.deviceOn('Safari', 'macOS'))))
const endOthers = press(words(security, t => t.endOthers))
const comingSoon = ['transfer', 'credit', 'bills', 'beneficiaries', 'topUp'] as const

export const ACCOUNT: readonly Screen[] = [
  { id: 'settings', path: paths.settings, memory },
  {
    id: 'security',
    path: paths.security,
    memory,
    calls: [
      call('listSessions'),
      call('listSecurityEvents'),
      call('changePassword', { steps: changePassword }),
      call('endSession', { given: twoDevices, steps: [endOne, press(words(security, t => t.end))] }),
      call('endOtherSessions', { given: twoDevices, steps: [endOthers, endOthers] }),
    ],
    moments: [
      moment('end_session', { given: twoDevices, steps: [endOne] }),
      moment('end_others', { given: twoDevices, steps: [endOthers] }),
    ],
  },
  { id: 'support', path: paths.support, memory, calls: [call('getSupport')] },
  ...comingSoon.map(id => ({ id, path: paths[id], memory })),
  { id: 'logout', path: paths.logout, memory, calls: [call('logout')] },
  {
    id: 'session',
    path: paths.security,
    memory,
    given: { listSessions: 'unauthenticated' },
    calls: [call('refreshTokens')],
  },
  { id: 'notFound', path: '/nothing-is-here' },
]
