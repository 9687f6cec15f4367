import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { notifications } from '#web/messages/business/notifications.ts'
import { security } from '#web/messages/sign-in/security.ts'
import { main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'
import { emailChange } from './email-change.messages.ts'
import { phoneChange } from './phone-change.messages.ts'
import { settings } from './settings.messages.ts'

/** The profile in the settings, and the change of its mobile number. */
export const profileControls = {
  phone: main.all('definition').having(page.link(phoneChange, t => t.title)),
  changePhone: main.link(phoneChange, t => t.title),
  currentTitle: page.heading(phoneChange, t => t.currentTitle),
  newTitle: page.heading(phoneChange, t => t.newTitle),
  next: main.button(phoneChange, t => t.next, 'exact'),
  cancelChange: main.button(phoneChange, t => t.cancel),
  changeCancelled: main.text(phoneChange, t => t.cancelled, 'exact'),
}
export const profileActions = {
  askForNumber: (phone: string, currentPassword: string) => [
    fill(
      main.field(phoneChange, t => t.newNumber),
      phone,
    ),
    fill(
      main.field(security, t => t.currentPassword),
      currentPassword,
    ),
    press(profileControls.next),
  ],
}

const isolated = (address: string) => `\u2066${address}\u2069`

/** The email in the settings. */
export const emailControls = {
  address: main.find('textbox', emailChange, t => t.email),
  confirmed: main.text(emailChange, t => `${t.confirmed} ${t.emailHelp}`),
  waiting: (address: string) => main.text(emailChange, t => t.waiting(isolated(address))),
  sendAgain: main.button(emailChange, t => t.sendAgain),
  cancel: main.button(emailChange, t => t.cancel),
}
export const emailActions = {
  change: (address: string, currentPassword: string) => [
    fill(emailControls.address, address),
    fill(
      main.field(security, t => t.currentPassword),
      currentPassword,
    ),
    press(main.button(emailChange, t => t.save, 'exact')),
  ],
}
/** The page that the link in an email opens. */
export const emailLinkControls = {
  confirm: page.button(emailChange, t => t.confirm, 'exact'),
  done: (address: string) => page.text(emailChange, t => t.done(isolated(address))),
  used: page.text(emailChange, t => t.problems.used),
}

export const preferencesControls = {
  inApp: (group: keyof (typeof notifications)['en']['groups']) =>
    main.find('switch', notifications, (t, locale) => `${t.groups[group]} ${settings[locale].inApp}`),
  email: (group: keyof (typeof notifications)['en']['groups']) =>
    main.find('switch', notifications, (t, locale) => `${t.groups[group]} ${settings[locale].email}`),
  sms: (group: keyof (typeof notifications)['en']['groups']) =>
    main.find('switch', notifications, (t, locale) => `${t.groups[group]} ${settings[locale].sms}`),
}

const emailWaits = { getEmailChange: 'email_change_waits' }
const pendingPhone = { phoneChangeId: ANY_ID, newPhone: '0598765432' }

export const SETTINGS: readonly Screen[] = [
  {
    id: 'settings',
    path: paths.settings,
    calls: [
      call('getMe'),
      call('getPhoneChange'),
      call('cancelPhoneChange', {
        scenarios: { getPhoneChange: 'phone_change_waits' },
        steps: [press(profileControls.cancelChange)],
      }),
      call('changeMessageLanguage', {
        steps: [press(main.find('radio', settings, (t, locale) => t.languages[locale === 'en' ? 'ar' : 'en']))],
      }),
      call('changeEmail', { steps: emailActions.change('noura@palm.example', SANDBOX_PASSWORD) }),
      call('getEmailChange'),
      call('sendEmailLink', { scenarios: emailWaits, steps: [press(emailControls.sendAgain)] }),
      call('cancelEmailChange', { scenarios: emailWaits, steps: [press(emailControls.cancel)] }),
    ],
  },
  {
    id: 'changePhone',
    path: paths.changePhone,
    calls: [call('startPhoneChange', { steps: profileActions.askForNumber('0598765432', SANDBOX_PASSWORD) })],
    clientStates: [clientState('nothing_typed', { steps: [press(profileControls.next)] })],
  },
  {
    id: 'confirmEmail',
    path: `${paths.confirmEmail}#${ANY_ID}`,
    calls: [call('confirmEmailChange', { steps: [press(emailLinkControls.confirm)] })],
    clientStates: [clientState('asked')],
  },
  { id: 'confirmEmailCutOff', path: paths.confirmEmail, clientStates: [clientState('no_token')] },
  {
    id: 'phoneChangeCode',
    path: paths.changePhone,
    locationState: () => ({ pending: { ...pendingPhone, number: 'current', ...issuedCode() } }),
    calls: [
      call('confirmPhoneChange', { steps: [fill(walletCode.boxes, ANY_CODE)] }),
      call('sendPhoneChangeCode', { steps: [press(walletCode.resend)] }),
    ],
    clientStates: [
      clientState('new_number', {
        locationState: () => ({ pending: { ...pendingPhone, number: 'new', ...issuedCode() } }),
      }),
      clientState('not_sent', {
        locationState: () => ({ pending: { ...pendingPhone, number: 'new', isMissing: true, ...issuedCode() } }),
      }),
    ],
  },
  {
    id: 'notificationPreferences',
    path: paths.settings,
    calls: [
      call('getNotificationPreferences'),
      call('changeNotificationPreferences', { steps: [press(preferencesControls.sms('money_in'))] }),
    ],
    clientStates: [
      clientState('email_turned_on', {
        scenarios: {
          getNotificationPreferences: 'email_on',
          changeNotificationPreferences: 'email_on',
          getMe: 'email_confirmed',
        },
        steps: [press(preferencesControls.email('money_out'))],
      }),
    ],
  },
]
