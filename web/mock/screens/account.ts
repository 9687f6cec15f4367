import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { emailChange } from '#web/features/account/email-change.messages.ts'
import { phoneChange } from '#web/features/account/phone-change.messages.ts'
import { settings } from '#web/features/account/settings.messages.ts'
import { webhooks } from '#web/features/webhook-endpoints/webhooks.messages.ts'
import { apiKeys } from '#web/messages/api-keys.ts'
import { notifications } from '#web/messages/notifications.ts'
import { password } from '#web/messages/password.ts'
import { security } from '#web/messages/security.ts'
import { shell } from '#web/messages/shell.ts'
import { topUps } from '#web/messages/top-ups.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { apiKeyRequestsPath, notificationsPath, paths, topUpPath, webhookDeliveriesPath } from '#web/paths.ts'

const stored = { signedIn: true }
const changePassword = [
  fill(
    label(security, t => t.currentPassword),
    SANDBOX_PASSWORD,
  ),
  fill(
    label(security, t => t.newPassword),
    'Another#2027',
  ),
  fill(
    label(password, t => t.confirm),
    'Another#2027',
  ),
  press(label(security, t => t.change)),
]
const startPhoneChange = [
  fill(
    label(phoneChange, t => t.newNumber),
    '0598765432',
  ),
  fill(
    label(security, t => t.currentPassword),
    SANDBOX_PASSWORD,
  ),
  press(label(phoneChange, t => t.next)),
]
const changeEmail = [
  fill(
    label(emailChange, t => t.email),
    'noura@palm.example',
  ),
  fill(
    label(security, t => t.currentPassword),
    SANDBOX_PASSWORD,
  ),
  press(label(emailChange, t => t.save)),
]
const emailWaits = { getEmailChange: 'email_change_waits' }
const pendingPhone = { phoneChangeId: ANY_ID, newPhone: '0598765432' }
const twoDevices = { listSessions: 'two_devices' }
const endOne = press(label(security, t => t.endOf(t.deviceOn('Safari', 'macOS'))))
const endOthers = press(label(security, t => t.endOthers))
const amountOf = (amount: string) =>
  fill(
    label(topUps, t => t.amount),
    amount,
  )
const nextToCard = press(label(topUps, t => t.next))
const keyDraft = { name: 'Accounting', scopes: ['wallet:read'], validDays: '365' }
const sendingDraft = { ...keyDraft, scopes: ['transfers:send'], beneficiaryIds: [ANY_ID], dailyCap: '500' }
const revoke = press(label(apiKeys, t => t.revokeOf('Accounting')))
const nextToCode = press(label(apiKeys, t => t.next))
const endpointUrl = 'https://shop.example/plink'
const endpointDraft = { url: endpointUrl, which: 'chosen', eventTypes: ['transfer.paid'], enabled: true }
const rollSecret = press(label(webhooks, t => t.rollOf(endpointUrl)))
const deleteEndpoint = press(label(webhooks, t => t.deleteOf(endpointUrl)))
const saveEndpoint = press(label(webhooks, t => t.save))
const addEndpoint = press(label(webhooks, t => t.create))
const enterCode = fill(
  label(walletOtp, t => t.label),
  ANY_CODE,
)
const openBell = press(label(shell, t => t.notificationsUnread(2)))

export const ACCOUNT: readonly Screen[] = [
  {
    id: 'settings',
    path: paths.settings,
    stored,
    calls: [
      call('getMe'),
      call('getPhoneChange'),
      call('cancelPhoneChange', {
        scenarios: { getPhoneChange: 'phone_change_waits' },
        steps: [press(label(phoneChange, t => t.cancel))],
      }),
      call('changeMessageLanguage', {
        steps: [press(locale => settings[locale].languages[locale === 'en' ? 'ar' : 'en'])],
      }),
      call('changeEmail', { steps: changeEmail }),
      call('getEmailChange'),
      call('sendEmailLink', {
        scenarios: emailWaits,
        steps: [press(label(emailChange, t => t.sendAgain))],
      }),
      call('cancelEmailChange', {
        scenarios: emailWaits,
        steps: [press(label(emailChange, t => t.cancel))],
      }),
    ],
  },
  {
    id: 'changePhone',
    path: paths.changePhone,
    stored,
    calls: [call('startPhoneChange', { steps: startPhoneChange })],
    clientStates: [clientState('nothing_typed', { steps: [press(label(phoneChange, t => t.next))] })],
  },
  {
    id: 'confirmEmail',
    path: `${paths.confirmEmail}#${ANY_ID}`,
    calls: [call('confirmEmailChange', { steps: [press(label(emailChange, t => t.confirm))] })],
    clientStates: [clientState('asked')],
  },
  { id: 'confirmEmailCutOff', path: paths.confirmEmail, clientStates: [clientState('no_token')] },
  {
    id: 'phoneChangeCode',
    path: paths.changePhone,
    stored,
    locationState: () => ({ pending: { ...pendingPhone, number: 'current', ...issuedCode() } }),
    calls: [
      call('confirmPhoneChange', { steps: [enterCode] }),
      call('sendPhoneChangeCode', { steps: [press(label(walletOtp, t => t.resend))] }),
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
    stored,
    calls: [
      call('getNotificationPreferences'),
      call('changeNotificationPreferences', {
        steps: [press(locale => `${notifications[locale].groups.money_in} ${settings[locale].sms}`)],
      }),
    ],
  },
  {
    id: 'notifications',
    path: paths.notifications,
    stored,
    calls: [
      call('listNotifications'),
      call('countUnreadNotifications'),
      call('markNotificationsRead', { steps: [press(label(notifications, t => t.markAllRead))] }),
      call('markNotificationRead', {
        steps: [press(label(notifications, t => t.markReadOf(t.titles.money_sent)))],
      }),
    ],
    clientStates: [clientState('bell', { steps: [openBell] })],
  },
  {
    id: 'notificationsFound',
    path: notificationsPath({ group: 'money_in', status: 'unread' }),
    stored,
    scenarios: { listNotifications: 'filtered' },
    clientStates: [clientState('nothing', { scenarios: { listNotifications: 'notifications_empty' } })],
  },
  {
    id: 'security',
    path: paths.security,
    stored,
    calls: [
      call('listSessions'),
      call('listApiKeys'),
      call('listWebhookEndpoints'),
      call('listSecurityEvents'),
      call('changePassword', { steps: changePassword }),
      call('endSession', { scenarios: twoDevices, steps: [endOne, press(label(security, t => t.end))] }),
      call('endOtherSessions', { scenarios: twoDevices, steps: [endOthers, endOthers] }),
    ],
    clientStates: [
      clientState('end_session', { scenarios: twoDevices, steps: [endOne] }),
      clientState('end_others', { scenarios: twoDevices, steps: [endOthers] }),
    ],
  },
  {
    id: 'developers',
    path: paths.developers,
    stored,
    calls: [call('listApiKeys'), call('revokeApiKey', { steps: [revoke, press(label(apiKeys, t => t.revoke))] })],
    clientStates: [
      clientState('revoked', { locationState: () => ({ isRevoked: true }) }),
      clientState('asked', { steps: [revoke] }),
    ],
  },
  { id: 'apiKeyRequests', path: apiKeyRequestsPath(ANY_ID), stored, calls: [call('listApiKeyRequests')] },
  {
    id: 'createApiKey',
    path: paths.developers,
    stored,
    locationState: () => ({ screen: 'create', draft: keyDraft }),
    calls: [call('createApiKey', { steps: [nextToCode] })],
    clientStates: [
      clientState('sending', { locationState: () => ({ screen: 'create', draft: sendingDraft }) }),
      clientState('no_beneficiaries', {
        scenarios: { listBeneficiaries: 'beneficiaries_empty' },
        locationState: () => ({ screen: 'create', draft: sendingDraft }),
      }),
      clientState('nothing_typed', {
        locationState: () => ({ screen: 'create', draft: { scopes: [] } }),
        steps: [nextToCode],
      }),
    ],
  },
  {
    id: 'rollApiKey',
    path: paths.developers,
    stored,
    locationState: () => ({ screen: 'roll', old: { apiKeyId: ANY_ID, name: 'Accounting' } }),
    calls: [call('rollApiKey', { steps: [nextToCode] })],
  },
  {
    id: 'apiKeyCode',
    path: paths.developers,
    stored,
    locationState: () => ({
      screen: 'code',
      form: { screen: 'create', draft: keyDraft },
      pending: { apiKeyId: ANY_ID, ...issuedCode() },
    }),
    calls: [
      call('confirmApiKey', { steps: [enterCode] }),
      call('resendApiKeyCode', { steps: [press(label(walletOtp, t => t.resend))] }),
    ],
  },
  {
    id: 'webhooks',
    path: paths.webhooks,
    stored,
    calls: [
      call('listWebhookEndpoints'),
      call('rollWebhookSecret', { steps: [rollSecret, press(label(webhooks, t => t.roll))] }),
      call('deleteWebhookEndpoint', { steps: [deleteEndpoint, press(label(webhooks, t => t.delete))] }),
    ],
    clientStates: [
      clientState('changed', { locationState: () => ({ done: 'changed' }) }),
      clientState('asked_roll', { steps: [rollSecret] }),
      clientState('asked_delete', { steps: [deleteEndpoint] }),
    ],
  },
  {
    id: 'createWebhookEndpoint',
    path: paths.webhooks,
    stored,
    locationState: () => ({ screen: 'form', draft: endpointDraft }),
    calls: [call('createWebhookEndpoint', { steps: [addEndpoint] })],
    clientStates: [
      clientState('nothing_typed', {
        locationState: () => ({ screen: 'form', draft: { which: 'chosen' } }),
        steps: [addEndpoint],
      }),
    ],
  },
  {
    id: 'changeWebhookEndpoint',
    path: paths.webhooks,
    stored,
    locationState: () => ({ screen: 'form', webhookEndpointId: ANY_ID, draft: endpointDraft }),
    calls: [call('changeWebhookEndpoint', { steps: [saveEndpoint] })],
  },
  {
    id: 'confirmWebhookEndpoint',
    path: paths.webhooks,
    stored,
    locationState: () => ({
      screen: 'code',
      url: endpointDraft.url,
      form: { screen: 'form', draft: endpointDraft },
      pending: { webhookEndpointId: ANY_ID, ...issuedCode() },
    }),
    calls: [
      call('confirmWebhookEndpoint', { steps: [enterCode] }),
      call('resendWebhookEndpointCode', { steps: [press(label(walletOtp, t => t.resend))] }),
    ],
  },
  {
    id: 'webhookDeliveries',
    path: webhookDeliveriesPath(ANY_ID),
    stored,
    scenarios: { listWebhookDeliveries: 'delivered' },
    calls: [
      call('listWebhookDeliveries'),
      call('testWebhookEndpoint', { steps: [press(label(webhooks, t => t.sendTest))] }),
      call('resendWebhookDelivery', { steps: [press(label(webhooks, t => t.sendAgain))] }),
    ],
  },
  { id: 'support', path: paths.support, stored, calls: [call('getSupport')] },
  { id: 'credit', path: paths.credit, stored, calls: [call('listStatements')] },
  {
    id: 'topUp',
    path: paths.topUp,
    stored,
    calls: [call('listTopUps'), call('createTopUp', { steps: [amountOf('250'), nextToCard] })],
    clientStates: [
      clientState('nothing_typed', { steps: [nextToCard] }),
      clientState('too_little', { steps: [amountOf('1'), nextToCard] }),
      clientState('too_much', { steps: [amountOf('20000.01'), nextToCard] }),
      clientState('sub_wallet_closed', {
        locationState: () => ({ typed: { amount: '250', subWallet: '000000000000' } }),
      }),
    ],
  },
  { id: 'topUpByBank', path: `${paths.topUp}?by=bank`, stored, calls: [call('getBankDetails')] },
  { id: 'cardTopUp', path: topUpPath('0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'), stored, calls: [call('getTopUp')] },
  { id: 'logout', path: paths.logout, stored, calls: [call('logout')] },
  {
    id: 'session',
    path: paths.security,
    stored,
    scenarios: { listSessions: 'unauthenticated' },
    calls: [call('refreshTokens')],
  },
  { id: 'notFound', path: '/nothing-is-here' },
]
