import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { password } from '#web/messages/sign-in/password.ts'
import { security } from '#web/messages/sign-in/security.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

const devices = page.find('region', security, t => t.devicesTitle)
const events = page.find('region', security, t => t.eventsTitle)

export const securityControls = {
  heading: page.heading(security, t => t.title),
  devices: devices.all('listitem'),
  end: devices.button(security, t => t.endOf('').trim()),
  endOthers: page.button(security, t => t.endOthers),
  onlyDevice: devices.text(security, t => t.onlyDevice),
  ended: page.text(security, t => t.ended, 'exact'),
  dialog,
  confirmEnd: dialog.button(security, t => t.end, 'exact'),
  events: events.all('listitem'),
  current: page.field(security, t => t.currentPassword),
  password: page.field(security, t => t.newPassword),
  confirmation: page.field(password, t => t.confirm),
  change: page.button(security, t => t.change),
  changed: page.text(security, t => t.changed),
}
export const securityActions = {
  changePassword: (from: string, to: string) => [
    fill(securityControls.current, from),
    fill(securityControls.password, to),
    fill(securityControls.confirmation, to),
    press(securityControls.change),
  ],
}

const twoDevices = { listSessions: 'two_devices' }
const endOne = press(devices.button(security, t => t.endOf(t.deviceOn('Safari', 'macOS'))))
const endOthers = press(securityControls.endOthers)

export const SECURITY: readonly Screen[] = [
  {
    id: 'security',
    path: paths.security,
    calls: [
      call('listSessions'),
      call('listApiKeys'),
      call('listWebhookEndpoints'),
      call('listSecurityEvents'),
      call('changePassword', { steps: securityActions.changePassword(SANDBOX_PASSWORD, 'Another#2027') }),
      call('endSession', { scenarios: twoDevices, steps: [endOne, press(securityControls.confirmEnd)] }),
      call('endOtherSessions', { scenarios: twoDevices, steps: [endOthers, endOthers] }),
    ],
    clientStates: [
      clientState('end_session', { scenarios: twoDevices, steps: [endOne] }),
      clientState('end_others', { scenarios: twoDevices, steps: [endOthers] }),
    ],
  },
]
