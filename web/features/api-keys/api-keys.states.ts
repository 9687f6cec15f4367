import { apiKeys } from '#web/messages/business/api-keys.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { apiKeyRequestsPath, paths } from '#web/paths.ts'

const apiKeyControls = {
  openRevoke: (name: string) => page.button(apiKeys, t => t.revokeOf(name)),
  revoke: dialog.button(apiKeys, t => t.revoke),
  next: page.button(apiKeys, t => t.next),
}

const keyDraft = { name: 'Accounting', scopes: ['wallet:read'], validDays: '365' }
const sendingDraft = { ...keyDraft, scopes: ['transfers:send'], beneficiaryIds: [ANY_ID], dailyCap: '500' }
const revoke = press(apiKeyControls.openRevoke('Accounting'))
const nextToCode = press(apiKeyControls.next)

export const API_KEYS: readonly Screen[] = [
  {
    id: 'developers',
    path: paths.developers,
    calls: [call('listApiKeys'), call('revokeApiKey', { steps: [revoke, press(apiKeyControls.revoke)] })],
    clientStates: [
      clientState('revoked', { locationState: () => ({ isRevoked: true }) }),
      clientState('asked', { steps: [revoke] }),
    ],
  },
  { id: 'apiKeyRequests', path: apiKeyRequestsPath(ANY_ID), calls: [call('listApiKeyRequests')] },
  {
    id: 'createApiKey',
    path: paths.developers,
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
    locationState: () => ({ screen: 'roll', old: { apiKeyId: ANY_ID, name: 'Accounting' } }),
    calls: [call('rollApiKey', { steps: [nextToCode] })],
  },
  {
    id: 'apiKeyCode',
    path: paths.developers,
    locationState: () => ({
      screen: 'code',
      form: { screen: 'create', draft: keyDraft },
      pending: { apiKeyId: ANY_ID, ...issuedCode() },
    }),
    calls: [
      call('confirmApiKey', { steps: [fill(walletCode.boxes, ANY_CODE)] }),
      call('resendApiKeyCode', { steps: [press(walletCode.resend)] }),
    ],
  },
]
