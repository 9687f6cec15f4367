import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths, webhookDeliveriesPath } from '#web/paths.ts'
import { webhooks } from './webhooks.messages.ts'

const webhookControls = {
  openRoll: (url: string) => page.button(webhooks, t => t.rollOf(url)),
  roll: dialog.button(webhooks, t => t.roll),
  openDelete: (url: string) => page.button(webhooks, t => t.deleteOf(url)),
  delete: dialog.button(webhooks, t => t.delete),
  save: page.button(webhooks, t => t.save),
  create: page.button(webhooks, t => t.create),
  sendTest: page.button(webhooks, t => t.sendTest),
  sendAgain: page.button(webhooks, t => t.sendAgain),
}

const endpointUrl = 'https://shop.example/plink'
const endpointDraft = { url: endpointUrl, which: 'chosen', eventTypes: ['transfer.paid'], enabled: true }
const rollSecret = press(webhookControls.openRoll(endpointUrl))
const deleteEndpoint = press(webhookControls.openDelete(endpointUrl))
const addEndpoint = press(webhookControls.create)

export const WEBHOOKS: readonly Screen[] = [
  {
    id: 'webhooks',
    path: paths.webhooks,
    calls: [
      call('listWebhookEndpoints'),
      call('rollWebhookSecret', { steps: [rollSecret, press(webhookControls.roll)] }),
      call('deleteWebhookEndpoint', { steps: [deleteEndpoint, press(webhookControls.delete)] }),
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
    locationState: () => ({ screen: 'form', webhookEndpointId: ANY_ID, draft: endpointDraft }),
    calls: [call('changeWebhookEndpoint', { steps: [press(webhookControls.save)] })],
  },
  {
    id: 'confirmWebhookEndpoint',
    path: paths.webhooks,
    locationState: () => ({
      screen: 'code',
      url: endpointDraft.url,
      form: { screen: 'form', draft: endpointDraft },
      pending: { webhookEndpointId: ANY_ID, ...issuedCode() },
    }),
    calls: [
      call('confirmWebhookEndpoint', { steps: [fill(walletCode.boxes, ANY_CODE)] }),
      call('resendWebhookEndpointCode', { steps: [press(walletCode.resend)] }),
    ],
  },
  {
    id: 'webhookDeliveries',
    path: webhookDeliveriesPath(ANY_ID),
    scenarios: { listWebhookDeliveries: 'delivered' },
    calls: [
      call('listWebhookDeliveries'),
      call('testWebhookEndpoint', { steps: [press(webhookControls.sendTest)] }),
      call('resendWebhookDelivery', { steps: [press(webhookControls.sendAgain)] }),
    ],
  },
]
