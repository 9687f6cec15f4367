import { admin } from '#web/messages/admin.ts'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { adminOptions } from '#web/messages/admin-options.ts'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import { adminCustomerPath, adminSearchPath, paths } from '#web/paths.ts'
import { ANY_ID } from '../memory.ts'
import { call, moment, type Screen } from '../screen.ts'
import { fill, press, words } from '../script.ts'

const memory = { administrator: true }
const REASON = 'The owner has called and named their details'

const signIn = [
  fill(
    words(admin, t => t.login.email),
    'noura@plink.example',
  ),
  fill(
    words(admin, t => t.login.password),
    'Sandbox#2026',
  ),
  press(words(admin, t => t.login.submit)),
]
const createOption = [
  press(words(adminOptions, t => t.create)),
  fill(
    words(adminOptions, t => t.label.en),
    'Paying salaries',
  ),
  press(words(adminOptions, t => t.create)),
]
const endSessions = press(words(adminCustomers, t => t.endSessions))
const locked = { getCustomer: 'customer_locked' }
const endLock = press(words(adminCustomers, t => t.endLock))
const approve = press(words(adminReviews, t => t.decide.approve))
const sayWhy = fill(
  words(adminCustomers, t => t.reasonLabel),
  REASON,
)
const note = fill(
  words(adminReviews, t => t.noteLabel),
  REASON,
)

export const ADMIN: readonly Screen[] = [
  {
    id: 'adminLogin',
    path: paths.adminLogin,
    calls: [call('loginAdmin', { steps: signIn })],
    moments: [
      moment('expired', { arrival: () => ({ ended: 'expired' }) }),
      moment('not_admin', { arrival: () => ({ ended: 'not_admin' }) }),
    ],
  },
  {
    id: 'admin',
    path: paths.admin,
    memory,
    calls: [call('logoutAdmin', { steps: [press(words(admin, t => t.signOut))] })],
  },
  {
    id: 'adminKybOptions',
    path: paths.adminKybOptions,
    memory,
    calls: [call('listAdminKybOptions'), call('createKybOption', { steps: createOption })],
    moments: [
      moment('create', { steps: [press(words(adminOptions, t => t.create))] }),
      moment('edit', { steps: [press(words(adminOptions, t => t.edit))] }),
    ],
  },
  {
    id: 'adminCustomers',
    path: paths.adminCustomers,
    memory,
  },
  {
    id: 'adminSearch',
    path: adminSearchPath('0500000016'),
    memory,
    calls: [call('searchCustomers')],
  },
  {
    id: 'adminCustomer',
    path: adminCustomerPath(ANY_ID),
    memory,
    calls: [
      call('getCustomer'),
      call('endCustomerSessions', { steps: [endSessions, sayWhy, endSessions] }),
      call('unlockCustomer', { given: locked, steps: [endLock, sayWhy, endLock] }),
    ],
    moments: [
      moment('end_sessions', { steps: [endSessions] }),
      moment('end_lock', { given: locked, steps: [endLock] }),
    ],
  },
  {
    id: 'adminReviews',
    path: paths.adminReviews,
    memory,
    calls: [call('listReviews'), call('decideReview', { steps: [approve, note, approve] })],
    moments: [
      moment('approve', { steps: [approve] }),
      moment('reject', { steps: [press(words(adminReviews, t => t.decide.reject))] }),
      moment('ask_again', { steps: [press(words(adminReviews, t => t.decide.ask_again))] }),
    ],
  },
  { id: 'adminActivity', path: paths.adminActivity, memory, calls: [call('listAdminEvents')] },
  { id: 'adminNotFound', path: `${paths.admin}/nothing-is-here`, memory },
]
