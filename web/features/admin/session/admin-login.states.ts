import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { admin, authenticatorCode } from '#web/messages/staff/admin.ts'
import { page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { codeControls } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'

export const adminLoginControls = {
  loginHeading: page.heading(admin, t => t.login.title),
  anyone: page.text(sandboxHints, t => t.anyAdmin),
  email: page.field(admin, t => t.login.email),
  password: page.field(admin, t => t.login.password),
  submit: page.button(admin, t => t.login.submit, 'exact'),
  sessionOver: page.text(admin, t => t.login.expired),
  useRecoveryCode: page.button(admin, t => t.secondFactor.useRecoveryCode),
  recoveryCode: page.field(admin, t => t.secondFactor.recoveryCode),
}
/** The second factor. */
export const authenticatorControls = codeControls(authenticatorCode)
export const adminLoginActions = {
  signIn: (who: string, secret = 'any password') => [
    fill(adminLoginControls.email, who),
    fill(adminLoginControls.password, secret),
    press(adminLoginControls.submit),
  ],
}

const signIn = adminLoginActions.signIn('noura@plink.example', 'Sandbox#2026')
const useRecoveryCode = press(adminLoginControls.useRecoveryCode)
const typeRecoveryCode = (code: string) => [
  fill(adminLoginControls.recoveryCode, code),
  press(adminLoginControls.submit),
]
const asksSecondFactor = { loginAdmin: 'second_factor_required' }
const refusesSecondFactor = { loginAdmin: 'second_factor_invalid' }

export const ADMIN_LOGIN: readonly Screen[] = [
  {
    id: 'adminLogin',
    path: paths.adminLogin,
    stored: {},
    calls: [call('loginAdmin', { steps: signIn })],
    clientStates: [
      clientState('expired', { locationState: () => ({ ended: 'expired' }) }),
      clientState('wrong_code', {
        scenarios: refusesSecondFactor,
        steps: [...signIn, fill(authenticatorControls.boxes, '482913')],
      }),
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
]
