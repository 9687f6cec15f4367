import { adminOptions } from '#web/features/admin/options/admin-options.messages.ts'
import { admin, authenticatorCode } from '#web/messages/admin.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

export const stored = { administrator: true }
export const viewer = clientState('viewer', { stored: { viewer: true } })
export const REASON = 'The owner has called and named their details'
const signIn = [
  fill(
    label(admin, t => t.login.email),
    'noura@plink.example',
  ),
  fill(
    label(admin, t => t.login.password),
    'Sandbox#2026',
  ),
  press(label(admin, t => t.login.submit)),
]
const typeCode = fill(
  label(authenticatorCode, t => t.label),
  '482913',
)
const useRecoveryCode = press(label(admin, t => t.secondFactor.useRecoveryCode))
const typeRecoveryCode = (code: string) => [
  fill(
    label(admin, t => t.secondFactor.recoveryCode),
    code,
  ),
  press(label(admin, t => t.login.submit)),
]
const asksSecondFactor = { loginAdmin: 'second_factor_required' }
const refusesSecondFactor = { loginAdmin: 'second_factor_invalid' }
const openCreate = press(label(adminOptions, t => t.create))
const createOption = [
  openCreate,
  fill(
    label(adminOptions, t => t.label.en),
    'Paying salaries',
  ),
  openCreate,
]

export const ADMIN: readonly Screen[] = [
  {
    id: 'adminLogin',
    path: paths.adminLogin,
    calls: [call('loginAdmin', { steps: signIn })],
    clientStates: [
      clientState('expired', { locationState: () => ({ ended: 'expired' }) }),
      clientState('wrong_code', { scenarios: refusesSecondFactor, steps: [...signIn, typeCode] }),
      clientState('recovery_code_asked', { scenarios: asksSecondFactor, steps: [...signIn, useRecoveryCode] }),
      clientState('recovery_code_malformed', {
        scenarios: asksSecondFactor,
        steps: [...signIn, useRecoveryCode, ...typeRecoveryCode('K7QF')],
      }),
      clientState('recovery_code_wrong', {
        scenarios: refusesSecondFactor,
        steps: [...signIn, useRecoveryCode, ...typeRecoveryCode('K7QF2-M3XTA')],
      }),
    ],
  },
  {
    id: 'admin',
    path: paths.admin,
    stored,
    calls: [
      call('getLedgerReport'),
      call('countOpenReviews'),
      call('countMoneyQueues'),
      call('logoutAdmin', { steps: [press(label(admin, t => t.signOut))] }),
    ],
    clientStates: [viewer],
  },
  {
    id: 'adminKybOptions',
    path: paths.adminKybOptions,
    stored,
    calls: [call('listAdminKybOptions'), call('createKybOption', { steps: createOption })],
    clientStates: [
      clientState('create', { steps: [openCreate] }),
      clientState('create_nothing_typed', { steps: [openCreate, openCreate] }),
      clientState('edit', { steps: [press(label(adminOptions, t => t.edit))] }),
      viewer,
    ],
  },
  { id: 'adminActivity', path: paths.adminActivity, stored, calls: [call('listAdminEvents')] },
  {
    id: 'adminContactRequests',
    path: paths.adminContactRequests,
    stored,
    calls: [call('listContactRequests')],
  },
  { id: 'adminProviders', path: paths.adminProviders, stored, calls: [call('listProviderHealth')] },
  { id: 'adminNotFound', path: `${paths.admin}/nothing-is-here`, stored },
]
